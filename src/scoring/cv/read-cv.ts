// A CV as evidence: lines that count, each with its section, the role it belongs to and how it is meant; and what was
// left out and why.

import { blindPieces, namesIn, personalPattern } from './blind.ts';
import { canonical, type Canonical } from '../text/canonical.ts';
import { NO_INITIALS, spelledIn, type Initials, type Spelled } from '../text/initials.ts';
import { namesRole } from '../spec/title.ts';
import { termsOf, type Term } from '../text/terms.ts';
import { isPeriodAlone, monthAt, periodsIn, type Period } from './dates.ts';
import { linesOf, type Line } from './lines.ts';
import { listLengths } from './lists.ts';
import { isBreak, isHolding, isStudy, namesPost } from './no-work.ts';
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
/** The same above dates that stand alone, which need one. */
const TITLE_OF_DATES_MAX = 130;
const NONE: ReadonlySet<string> = new Set();
/** A line about a break is evidence of nothing, for or against. */
const NOTHING_MEANT: Meant = { terms: [], denied: [], weak: NONE, spelled: [] };
/** What follows is of no post. */
const PROJECTS = /^\W*(?:personal |key |side |own |selected |portfolio |academic )?projects\W*$/i;
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
  const lines: EvidenceLine[] = [];
  const dates = new Set<Line>();
  for (const [index, line] of kept.entries()) {
    if (line.section !== section) current = null;
    section = line.section;
    const above = kept[index - 1];
    const isOwnBreak = isBreak(line.text);
    const isOfBreak =
      isOwnBreak || (above !== undefined && isBreak(above.text) && isPeriodAlone(line.text, nowMs));
    const isNoWork =
      line.section === 'education' ||
      line.section === 'certificates' ||
      line.section === 'languages' ||
      isOfBreak ||
      isHolding(line.text) ||
      isStudy(line.text);
    const dated = periodsIn(line.text, nowMs);
    // A break within a post does not end it.
    const isWithin = isOfBreak && current !== null && dated.some((one) => lies(one, current));
    if (above !== undefined && isPaperBelow(canon, above, line, nowMs)) current = null;
    if ((isNoWork && !isWithin) || (line.isHeading && PROJECTS.test(line.text))) current = null;
    const [period, ...others] = isNoWork ? [] : apart(dated);
    if (
      period !== undefined &&
      !isAside(canon, line, period, current) &&
      (line.section !== 'skills' || namesPost(line.text))
    ) {
      const own: EvidenceLine[] = [];
      current = { period, lines: own, endedMonthsAgo: now - period.to };
      // "2015-2017, 2019-2021": the same post twice.
      roles.push(
        current,
        ...others.map((one) => ({ period: one, lines: own, endedMonthsAgo: now - one.to })),
      );
    }
    const evidence: EvidenceLine = {
      ...line,
      ...(isOwnBreak && line.text.length < TITLE_LENGTH_MAX
        ? NOTHING_MEANT
        : meantIn(line.text, nowMs, initials)),
      role: current,
      listed: listed[index] ?? 0,
    };
    if (period !== undefined && current?.period === period) {
      for (const title of titlesAbove(canon, lines, line, dates, nowMs)) {
        if (title.role?.lines.at(-1) === title) title.role.lines.pop();
        title.role = current;
        current.lines.unshift(title);
      }
    }
    if (period !== undefined) dates.add(evidence);
    current?.lines.push(evidence);
    lines.push(evidence);
  }
  shareDuties(canon, roles, nowMs);
  return { lines, roles };
}

/** "Senior analyst, 2020 to now", and directly below it "Analyst, 2017 to 2020": what follows was done in both posts. */
function shareDuties({ text }: Canonical, roles: readonly Role[], nowMs: number): void {
  for (const [index, role] of roles.toReversed().entries()) {
    const below = roles[roles.length - index];
    const [last, first] = [role.lines.at(-1), below?.lines[0]];
    if (below === undefined || last === undefined || first === undefined) continue;
    const isAlone = periodsIn(last.text, nowMs).length > 0 && below.period.from < role.period.from;
    const between = text.slice(last.end, first.start);
    if (!isAlone || !/^[^\S\n]*\n[^\S\n]*[•●▪*-]?\s*$/u.test(between) || !isTitleAlone(first.text)) continue;
    role.lines.push(...below.lines.slice(1));
  }
}

/** A post and its dates, and no employer. */
function isTitleAlone(text: string): boolean {
  const words =
    text.match(
      /(?!\b(?:to|present|now|since|from|until|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\b)\p{L}{3,}/giu,
    ) ?? [];
  return words.length <= (namesRole(text) ? TITLE_WORDS_MAX : 1);
}

const TITLE_WORDS_MAX = 4;

function lies({ from, to }: Period, role: Role | null): boolean {
  return role !== null && from >= role.period.from && to <= role.period.to;
}

/** The longest period first, and with it those that do not overlap it. */
function apart(periods: readonly Period[]): Period[] {
  const kept: Period[] = [];
  for (const one of periods.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (kept.every(({ from, to }) => one.to < from || one.from > to)) kept.push(one);
  return kept;
}

/** The title that stands above a line of dates, nearest first, with the employer between them where it is so. */
function titlesAbove(
  canon: Canonical,
  lines: readonly EvidenceLine[],
  line: Line,
  dates: ReadonlySet<Line>,
  nowMs: number,
): EvidenceLine[] {
  const [above, top] = [lines.at(-1), lines.at(-2)];
  const lengthMax = isPeriodAlone(line.text, nowMs) ? TITLE_OF_DATES_MAX : TITLE_LENGTH_MAX;
  if (above === undefined || dates.has(above) || !isTitleAbove(canon, above, line, lengthMax)) return [];
  // Where dates stood above the last post, they stand above this one.
  const [opening] = above.role?.lines ?? [];
  if (opening !== undefined && isPeriodAlone(opening.text, nowMs) && isPeriodAlone(line.text, nowMs))
    return [];
  if (
    top === undefined ||
    dates.has(top) ||
    namesRole(line.text) ||
    namesRole(above.text) ||
    !(namesRole(top.text) || EMPLOYER.test(above.text))
  )
    return [above];
  return isTitle(canon, top, TITLE_LENGTH_MAX) && isNextLine(canon, top, above) ? [above, top] : [above];
}

/** "OSCP, 2021" in a paragraph of its own is no part of the post above it. */
function isPaperBelow({ text }: Canonical, above: Line, line: Line, nowMs: number): boolean {
  return (
    line.text.length < TITLE_LENGTH_MAX &&
    /\n\s*\n/.test(text.slice(above.end, line.start)) &&
    /(?:19|20)\d\d\)?\W*$/.test(line.text) &&
    periodsIn(line.text, nowMs).length === 0
  );
}

/** "Since 2019 I also write" within a role is no post of its own, and "led the move, 2019-2020" in a bullet is none either. */
function isAside({ text }: Canonical, line: Line, period: Period, current: Role | null): boolean {
  if (!lies(period, current)) return false;
  if (/\b(?:since|from|seit|depuis)\b/i.test(line.text)) return !ACCOUNT.test(line.text);
  return (
    DEED.test(line.text) && BULLET_BEFORE.test(text.slice(text.lastIndexOf('\n', line.start) + 1, line.start))
  );
}

/** "Since May 2019 I have been head of ..." tells of another post. */
const ACCOUNT =
  /\bI (?:(?:have|had) (?:been|run|led)|was|ran|led|worked|joined)\b(?! (?:also|on the|a member|responsible))/;
const BULLET_BEFORE = /^\s*[•●▪◦*·✔–-]\s*$/u;
const DEED = /^(?:\p{L}{2,}ed|led|ran|run|built|wrote|won|set|took|grew|made|was|were|cut)\b/iu;

const EMPLOYER = /\b(?:GmbH|AG|KG|SE|Ltd|Limited|LLP|LLC|Inc|plc|SA|SARL|SAS|Pty|Corp)\b/;

/** A title may stand in the line above its dates: short, no bullet and no sentence, not apart from them, and no second one. */
function isTitleAbove({ text }: Canonical, above: Line, line: Line, lengthMax: number): boolean {
  const between = text.slice(above.end, line.start);
  // A sentence was cut there, and the title is the one before.
  if (!between.includes('\n')) return above.text.length < TITLE_LENGTH_MAX;
  return !TRADE_WORD.test(line.text) && isTitle({ text }, above, lengthMax) && !/\n\s*\n/.test(between);
}

function isTitle({ text }: Pick<Canonical, 'text'>, line: Line, lengthMax: number): boolean {
  if (line.text.length >= lengthMax || line.isHeading || /[.;]$/.test(line.text)) return false;
  return !/^\s*[•●▪◦*·✔–-]/u.test(text.slice(text.lastIndexOf('\n', line.start) + 1, line.end));
}

function isNextLine({ text }: Canonical, line: Line, below: Line): boolean {
  return /^[^\S\n]*\n[^\S\n]*$/.test(text.slice(line.end, below.start));
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
