// Security clearances by their level: "Clearance: Secret (active)", "TS, current", "SC cleared". A higher level of the
// same country answers a lower one, a lower one does not. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import { clauseAround } from '../../cv/stance/clauses.ts';
import { paperStanceAt } from '../../cv/stance/stance-of-papers.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { CREDIT, namingAs, type Naming } from '../papers/naming.ts';

type Level = { system: string; rank: number };

/** Levels of each country, by what they are called where clearances are spoken of. */
const LEVELS: readonly (readonly [system: string, rank: number, name: RegExp])[] = [
  [
    'us',
    5,
    /\bts\s?(?:\/{1,2}|-|&|and|with)?\s?\(?sci\b|\btop[- ]secret(?: clearance)?\s?(?:\/{1,2}|-|,|with|and)?\s?\(?(?:sci\b|sensitive)|\btop[- ]secret\b[^;|]{0,70}\bsci access\b|\bts\b(?:[^.;|]{0,40}\bwith|,) sci\b/gi,
  ],
  ['us', 4, /\btop[- ]secret\b|\bts\b|\b(?:q|doe q) clearance/gi],
  [
    'us',
    3,
    /(?<!\btop[- ])\bsecret\b(?! santa| shopp| ingredient| sauce| recipe| garden| menu| cinema| servic)|\bl clearance\b/gi,
  ],
  ['us', 1, /\bpublic trust\b|\bconfidential clearance\b|\binterim\b/gi],
  ['uk', 4, /\b(?:e?dv|developed vetting)\b/gi],
  ['uk', 3, /\b(?:e?sc|security check)\b/gi],
  ['uk', 2, /\b(?:ctc|counter[- ]terrorist check)\b/gi],
  ['uk', 1, /\bbpss\b|\bbaseline personnel/gi],
  ['au', 5, /\b(?:ts)?pv\b|\bpositive vetting\b/gi],
  ['au', 4, /\bnv ?2\b|\bnegative vetting (?:level )?(?:2|two)\b/gi],
  ['au', 3, /\bnv ?1\b|\bnegative vetting (?:level )?(?:1|one)\b/gi],
  ['au', 1, /\bbaseline(?: clearance)?\b/gi],
  ['de', 3, /(?<![\p{L}\d])ü ?3(?![\p{L}\d])/giu],
  ['de', 2, /(?<![\p{L}\d])ü ?2(?![\p{L}\d])/giu],
  ['de', 1, /(?<![\p{L}\d])ü ?1(?![\p{L}\d])/giu],
];
const ABOUT =
  /clear(?:ed|ance)|\bts(?:\s?\/{1,2}\s?|, )sci\b|\b(?:ci|fs|fsp|full[- ]scope|lifestyle) poly|security check|vetting|vetted|\bagsva\b|\buksv\b|polygraph|\bbpss\b|public trust|\bdod\b|\bmod\b|\bdcsa\b|\bsc\/dv\b|sicherheitsüberprüf|habilitation/i;
/** Beside the level itself, or a line that says nothing else. */
const IN_FORCE_BESIDE =
  /\b(?:active|current|valid|held|in date|cleared|adjudicated|holder|eligib\w+|granted|interim|poly|applied for|in[- ]process|lapsed|expired)\b/i;
const BARE =
  /^\W*(?:(?:active|current|valid|uk|us|u\.s\.|full|clearances?|nato)\W+){0,3}(?:ts(?:\/sci)?|e?sc|e?dv|secret|top secret|nv ?[12])\W*(?:(?:since |from )?(?:19|20)\d\d\W*)?$/i;
/** Who could be cleared is not, and who is being cleared is on the way. */
const WISHED =
  /\b(?:able|ability|eligib\w+|willing|happy|open) (?:to|for)\b[^.;]{0,25}\b(?:obtain|gain|get|be|undergo|attain|hold|acquire|secure|clear\w*|sc|dv|ts\/sci|ts|secret|vetting)|\bclearable\b|\bhabilitables?\b|(?<!\p{L})bereit\b[^.;]{0,60}(?:unterziehen|überprüf)|\bto be sponsored\b|\b(?:never|not(?: yet)?) (?:been )?(?:requested|applied for|sought|asked for|put forward)\b|\bsponsor\w* required|\bif sponsored\b/iu;
/** "SC eligible": the same behind the level. */
const ELIGIBLE =
  /\b(?:sc|dv|ctc|secret|ts(?:\/sci)?|nv ?[12]|clearance|vetting|security check)[\s-]{1,3}eligib\w+/i;
const UNDER_WAY = /\bin[- ]process\b|\binterim\b|\bapplied for\b|\bbeing processed\b/i;
/** "Previously TS/SCI", "former DV holder": what stands before the level, behind it, and at the head of the next line. */
const ONCE = /\b(?:previous(?:ly)?|former(?:ly)?|prior|past|ex)\b:?[\s-]?(?:\p{L}+ ){0,3}\(?$/iu;
const READ_OFF = /\bdebriefed\b(?![^.;]*\b(?:re-?briefed|read (?:back )?(?:in|on))\b)/i;
const GONE = /^\W*(?:debriefed|(?:now |currently )?(?:inactive|not (?:currently )?active))\b/i;
const CLEARANCE = /clearance/;

/** Whether a unit asks for a clearance. */
export function asksForClearance(unit: Unit): boolean {
  return unit.credentials.some(({ name }) => CLEARANCE.test(name) && name.includes('security'));
}

/** The namings of the levels, and what is said of the clearance without one. */
export function namingsOfClearance(unit: Unit, cv: Cv): Naming[] {
  const asked = lowest(levelsIn(unit.text).map(({ level }) => level));
  return cv.lines.flatMap((line, index) => {
    if (line.isHeading) return [];
    const isGone = GONE.test(cv.lines[index + 1]?.text ?? '');
    return ofLine(line, asked, unit, cv.nowMs).map((one) => (isGone ? asLapsed(one) : one));
  });
}

function asLapsed(naming: Naming): Naming {
  return naming.stance === 'held' ? namingAs('lapsed', { ...naming, isExplicit: true }) : naming;
}

function isWished(clause: string): boolean {
  return WISHED.test(clause) || ELIGIBLE.test(clause);
}

function wishedIn(clause: string, said: 'held' | 'pursued'): 'held' | 'pursued' | 'denied' {
  return isWished(clause) ? 'denied' : UNDER_WAY.test(clause) ? 'pursued' : said;
}

/** "Able to obtain a clearance" holds none. */
export function withoutWish(naming: Naming): Naming {
  const stance = naming.stance === 'held' ? wishedIn(naming.line.text, 'held') : 'held';
  return stance === 'held' ? naming : { ...naming, stance, isExplicit: true, credit: CREDIT[stance] };
}

type Place = { level: Level; start: number; end: number };

function ofLine(line: EvidenceLine, asked: Level | null, unit: Unit, nowMs: number): Naming[] {
  return levelsHeld(line).map(({ level, start, end }): Naming => {
    const clause = clauseAround(line.text, start, end).text;
    const { stance, isExplicit } = paperStanceAt(line.text, { start, end }, nowMs);
    const words = line.text.slice(start, end);
    const isOver = ONCE.test(line.text.slice(0, start)) || READ_OFF.test(line.text.slice(end));
    const said =
      stance === 'held' && isOver
        ? 'lapsed'
        : stance === 'held' || stance === 'pursued'
          ? wishedIn(clause, stance)
          : stance;
    if (said !== 'held') {
      const as = unit.allowsPursuit && (said === 'pursued' || isWished(clause)) ? 'held' : said;
      return namingAs(as, { line, words, isExplicit: true });
    }
    const isEnough = asked === null || asked.system !== level.system || level.rank >= asked.rank;
    const as = !isEnough ? 'other' : asked !== null && asked.system !== level.system ? 'elsewhere' : 'held';
    return namingAs(as, { line, words, isExplicit: isExplicit || as === 'held' });
  });
}

/** The levels of a line that speaks of clearances. */
function levelsHeld({ text }: EvidenceLine): Place[] {
  const isAbout = ABOUT.test(text) || BARE.test(text);
  if (!isAbout && !IN_FORCE_BESIDE.test(text)) return [];
  return levelsIn(text).filter(({ start, end }) => {
    const found = text.slice(start, end);
    if (/^[a-z]{2,3}$/.test(found) && /\p{Lu}/u.test(text)) return false;
    const beside = text.slice(Math.max(0, start - 14), start) + text.slice(end, end + 26);
    return isAbout
      ? /[A-Z]{2}|secret|vetting|nv|ü|trust|check|ts|sc|dv/i.test(found)
      : isBeside(found, beside);
  });
}

/** "Secret, active": the word alone is a word. */
function isBeside(found: string, beside: string): boolean {
  return (
    /^(?:[Tt]op[- ])?Secret$|^TS|^e?SC$|^[eE]?DV$|^N[vV] ?\d$|^ts\/sci$/.test(found) &&
    IN_FORCE_BESIDE.test(beside)
  );
}

function levelsIn(text: string): Place[] {
  const places = LEVELS.flatMap(([system, rank, name]) =>
    [...text.matchAll(name)].map((match) => ({
      level: { system, rank },
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return places.filter(
    (one) =>
      !places.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.level.rank > one.level.rank,
      ),
  );
}

function lowest(levels: readonly Level[]): Level | null {
  return levels.toSorted((a, b) => a.rank - b.rank)[0] ?? null;
}
