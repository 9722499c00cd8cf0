// A CV as evidence: lines that count, each with its section, the role it belongs to and how it is meant; and what was
// left out and why.

import { isNamedIn, type Cased } from '../text/cased.ts';
import { blindPieces, namesIn, personalPattern } from './blind.ts';
import { canonical, type Canonical } from '../text/canonical.ts';
import { NO_INITIALS, spelledIn, type Initials, type Spelled } from '../text/initials.ts';
import { termsOf, type Term } from '../text/terms.ts';
import { monthAt, periodsIn, type Period } from './dates.ts';
import { linesOf, type Line } from './lines.ts';
import { listLengths } from './lists.ts';
import { isNameLine, isProtected, TRADE_WORD } from './protected.ts';
import { mayQualify, stanceAt } from './stance.ts';
import { distrustOf, type Distrust } from './untrusted.ts';

export type EvidenceLine = Line & {
  /** What it affirms; what it denies is in `denied`. */
  terms: Term[];
  denied: Term[];
  /** Of `terms`, those that are pursued or lapsed. */
  weak: ReadonlySet<string>;
  /** What it says in the letters of the spec's words, or in words of its letters; their terms are among the others. */
  spelled: Spelled[];
  /** The dated role it belongs to; null outside of any. */
  role: Role | null;
  /** Separators of the list that it stands in, which may go on over lines. */
  listed: number;
};

/** A dated stretch of work; `lines` are its own. */
export type Role = { period: Period; lines: EvidenceLine[]; endedMonthsAgo: number };

export type Cv = {
  canon: Canonical;
  /** The submission's instant. */
  nowMs: number;
  /** The language it is written in, by its small words. */
  language: 'english' | 'german' | 'french' | null;
  lines: EvidenceLine[];
  roles: Role[];
  distrusted: { line: Line; why: Distrust }[];
  /** Words that count as evidence. */
  words: number;
  /** Its terms, and the lines that hold each. */
  vocabulary: ReadonlySet<string>;
  linesOfTerm: ReadonlyMap<string, EvidenceLine[]>;
};

type Meant = Pick<EvidenceLine, 'terms' | 'denied' | 'weak' | 'spelled'>;

const CHARACTERS_MAX = 10_000;
const TITLE_LENGTH_MAX = 90;
const NONE: ReadonlySet<string> = new Set();
/** A line about a break is evidence of nothing, for or against. */
const NOTHING_MEANT: Meant = { terms: [], denied: [], weak: NONE, spelled: [] };
const STUDY: Cased = {
  words:
    /\b(?:b\.?sc|b\.?eng|m\.?sc|m\.?eng|mba|bachelor(?:'s)?|master(?:'s)? (?:of|in|degree)|ph\.?d|diploma (?:of|in)|diploma,? (?:19|20)\d\d|degree (?:in|of)|b\.?tech|m\.?tech|mpharm|llb|b\.?com|b\.ed|pgce|bts|hnd|hnc|a[- ]levels?|gcses?|abitur|baccalauréat|licence (?:en|de|pro)|studium|berufsausbildung|ausbildung zu[mr]?|bac pro|lycée|gymnasium)\b/iu,
  names:
    /\b(?:B\.?Ed|(?<!\d-)BED|CAP)\b|(?<!, )\b(?:BA|MA|LLM|MRes|MPhil|DPhil)\b(?= (?:\(|in |of |\p{Lu}))/u,
};
const POST =
  /\b(?:lecturer|professor|teacher|tutor|assistant|manager|officer|leader|head of|coordinator|nurse|engineer,|analyst|researcher|consultant|taught|teach(?:es|ing)?)\b/i;
/** What follows is of no post. */
const PROJECTS = /^\W*(?:personal |key |side |own |selected |portfolio |academic )?projects\W*$/i;
/** Time that is no work: not a role, and no gap either. */
const BREAK =
  /\b(career break|(maternity|paternity|parental|sick) leave|sabbatical|gap year|(career|family) carer|for health reasons|elternzeit|mutterschutz|congé (parental|maternité)|année sabbatique|unemployed|seeking work|arbeitssuchend)\b/i;

/** Reads a CV against a spec whose runs of words are `specRuns`; "Present" is `nowMs`. */
export function readCv(
  cvText: string,
  specRuns: ReadonlySet<string>,
  nowMs: number,
  initials: Initials = NO_INITIALS,
): Cv {
  const canon = canonical(firstCodePoints(cvText));
  const kept: Line[] = [];
  const distrusted: Cv['distrusted'] = [];
  const all = linesOf(canon);
  const reasons = distrustOf(
    all.map((line) => line.text),
    specRuns,
  );
  // Places are counted without what is distrusted, labelled or a name: none of them may push a line down.
  const trusted = all.filter((_, index) => reasons[index] === null);
  const unlabelled = trusted.filter((line) => !isProtected(line, Number.POSITIVE_INFINITY));
  const personal = personalPattern(namesIn(trusted));
  let place = 0;
  for (const line of unlabelled) {
    const pieces = blindPieces(line, personal);
    if (pieces.length > 0 && !isNameLine(line, place++)) kept.push(...pieces);
  }
  for (const [index, line] of all.entries()) {
    const why = reasons[index] ?? null;
    if (why !== null) distrusted.push({ line, why });
  }
  const { lines, roles } = inRoles(canon, kept, nowMs, initials);
  const words = lines.reduce((sum, line) => sum + line.terms.length, 0);
  const linesOfTerm = linesByTerm(lines);
  const vocabulary = new Set(linesOfTerm.keys());
  return {
    canon,
    nowMs,
    language: languageOf(trusted.map(({ text }) => text).join('\n')),
    lines,
    roles,
    distrusted,
    words,
    vocabulary,
    linesOfTerm,
  };
}

function inRoles(
  canon: Canonical,
  kept: Line[],
  nowMs: number,
  initials: Initials,
): { lines: EvidenceLine[]; roles: Role[] } {
  const now = monthAt(nowMs);
  const roles: Role[] = [];
  let current: Role | null = null;
  let section = 'head';
  const listed = listLengths(kept);
  const lines = kept.map((line, index): EvidenceLine => {
    if (line.section !== section) current = null;
    section = line.section;
    const isBreak = BREAK.test(line.text);
    const isNoWork =
      line.section === 'education' ||
      line.section === 'certificates' ||
      line.section === 'languages' ||
      isBreak ||
      isHolding(line.text) ||
      isStudy(line.text);
    if (isNoWork || (line.isHeading && PROJECTS.test(line.text))) current = null;
    const periods = isNoWork ? [] : periodsIn(line.text, nowMs);
    const [period] = periods.toSorted((a, b) => b.to - b.from - (a.to - a.from));
    if (
      period !== undefined &&
      !isAside(line, period, current) &&
      (line.section !== 'skills' || POST.test(line.text))
    ) {
      current = { period, lines: [], endedMonthsAgo: now - period.to };
      roles.push(current);
    }
    const evidence: EvidenceLine = {
      ...line,
      ...(isBreak && line.text.length < TITLE_LENGTH_MAX
        ? NOTHING_MEANT
        : meantIn(line.text, nowMs, initials)),
      role: current,
      listed: listed[index] ?? 0,
    };
    const above = kept[index - 1];
    if (
      period !== undefined &&
      current?.period === period &&
      above !== undefined &&
      isTitleAbove(canon, above, line)
    ) {
      current.lines.push({ ...above, ...meantIn(above.text, nowMs, initials), role: current, listed: 0 });
    }
    current?.lines.push(evidence);
    return evidence;
  });
  return { lines, roles };
}

/** "Since 2019 I also write" within a role is no post of its own. */
function isAside({ text }: Line, period: Period, current: Role | null): boolean {
  if (current === null || !/\b(?:since|from|seit|depuis)\b/i.test(text)) return false;
  return period.from >= current.period.from && period.to <= current.period.to;
}

/** A title may stand in the line above its dates: short, no bullet and no sentence, not apart from them, and no second one. */
function isTitleAbove({ text }: Canonical, above: Line, line: Line): boolean {
  const between = text.slice(above.end, line.start);
  // A sentence was cut there, and the title is the one before.
  if (!between.includes('\n')) return above.text.length < TITLE_LENGTH_MAX;
  if (
    TRADE_WORD.test(line.text) ||
    above.text.length >= TITLE_LENGTH_MAX ||
    above.isHeading ||
    /[.;]$/.test(above.text)
  )
    return false;
  if (/\n\s*\n/.test(between)) return false;
  return !/^\s*[•●▪◦*·✔–-]/u.test(text.slice(text.lastIndexOf('\n', above.start) + 1, above.end));
}

/** "Registered since 2018" is no post. */
function isHolding(text: string): boolean {
  return (
    /\b(?:since|seit|depuis)\s+(?:\p{L}+\s+)?(?:19|20)\d\d/iu.test(text) &&
    /licen[cs]|certif|regist|qualified|member|admitted|approbation/i.test(text)
  );
}

/** A line that names a degree, and no post, is about studies wherever it stands. */
function isStudy(text: string): boolean {
  return isNamedIn(text, STUDY) && !POST.test(text);
}

/** The terms of a line by how they are meant. */
function meantIn(text: string, nowMs: number, initials: Initials): Meant {
  const spelled = spelledIn(text, initials);
  const all = [
    ...termsOf(text),
    ...spelled.flatMap(({ as, start, end }) => termsOf(as).map(({ term }) => ({ term, start, end }))),
  ];
  if (!mayQualify(text)) return { terms: all, denied: [], weak: NONE, spelled };
  const weak = new Set<string>();
  const denied: Term[] = [];
  const terms = all.filter((term) => {
    const { stance } = stanceAt(text, term.start, term.end, nowMs);
    if (stance === 'denied') denied.push(term);
    else if (stance !== 'held') weak.add(term.term);
    return stance !== 'denied';
  });
  return { terms, denied, weak, spelled };
}

function linesByTerm(lines: EvidenceLine[]): Map<string, EvidenceLine[]> {
  const index = new Map<string, EvidenceLine[]>();
  for (const line of lines) {
    if (line.isHeading) continue;
    for (const { term } of line.terms) {
      const known = index.get(term);
      if (known === undefined) index.set(term, [line]);
      else if (known.at(-1) !== line) known.push(line);
    }
  }
  return index;
}

const SMALL_WORDS = {
  english: /\b(?:the|and|of|for|with|in|to)\b/gi,
  german: /\b(?:und|der|die|das|mit|für|von|bei|im)\b/gi,
  french: /\b(?:et|de|des|du|la|les|pour|avec|en)\b/gi,
};

function languageOf(text: string): Cv['language'] {
  const head = text.slice(0, 3000);
  const count = (words: RegExp) => head.match(words)?.length ?? 0;
  const counts = {
    english: count(SMALL_WORDS.english),
    german: count(SMALL_WORDS.german),
    french: count(SMALL_WORDS.french),
  };
  if (Math.max(counts.english, counts.german, counts.french) < 3) return null;
  if (counts.english >= counts.german && counts.english >= counts.french) return 'english';
  return counts.german >= counts.french ? 'german' : 'french';
}

function firstCodePoints(text: string): string {
  if (text.length <= CHARACTERS_MAX) return text;
  let units = 0;
  for (let points = 0; points < CHARACTERS_MAX && units < text.length; points++) {
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, units);
}
