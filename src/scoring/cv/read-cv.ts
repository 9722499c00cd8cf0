// A CV as evidence: lines that count, each with its section, the role it belongs to and how it is meant; and what was
// left out and why.

import { blindPieces, namesIn, personalPattern } from './blind.ts';
import { canonical, type Canonical } from '../text/canonical.ts';
import { termsOf, type Term } from '../text/terms.ts';
import { monthAt, periodsIn, type Period } from './dates.ts';
import { linesOf, type Line } from './lines.ts';
import { isProtected } from './protected.ts';
import { distrustOf, type Distrust } from './untrusted.ts';

/** How a line means what it says. */
export type Stance = 'held' | 'denied' | 'pursued' | 'lapsed' | 'elsewhere';

export type EvidenceLine = Line & {
  terms: Term[];
  /** The dated role it belongs to; null outside of any. */
  role: Role | null;
  stance: Stance;
};

/** A dated stretch of work; `lines` are its own. */
export type Role = { period: Period; lines: EvidenceLine[]; endedMonthsAgo: number };

export type Cv = {
  canon: Canonical;
  lines: EvidenceLine[];
  roles: Role[];
  distrusted: { line: Line; why: Distrust }[];
  /** Words that count as evidence. */
  words: number;
};

const CHARACTERS_MAX = 10_000;
const DENIED =
  /\b(no|not|never|without|lack(s|ing)?|don't|do not|haven't|have not|has not|hasn't|nor)\b.{0,40}\b(experience|knowledge|registered|licen[cs]ed?|certified|qualified|exposure|worked|held|hold|have|used|fluent|speak|trained|yet)\b|\b(no|not yet|not currently|never) [a-z]+|\b(beginner|novice|basic knowledge|rudimentary|elementary)\b|:\s*(none|beginner|basic|no)\b|\b(kein(e|en|er)?|nicht|noch nie|anfänger|grundkenntnisse)\b|\b(aucune?|pas (de|d'|encore)|débutant|notions)\b/i;
const PURSUED =
  /\b(in progress|pursuing|studying (for|towards)|working towards|candidate for|expected|enrolled|currently (studying|training|completing)|part[- ]qualified|student member|trainee|awaiting|applied for|application (submitted|pending)|booked|to be completed|begonnen|angestrebt|en cours|in ausbildung|laufend)\b/i;
const LAPSED =
  /\b(lapsed|expired|former(ly)? (registered|licen[cs]ed|certified)|no longer|until (19|20)\d\d|valid (to|until) (19|20)\d\d|abgelaufen|expirée?|périmée?|surrendered|suspended|removed from the register)\b/i;

/** Time that is no work: not a role, and no gap either. */
const BREAK =
  /\b(career break|(maternity|paternity|parental|sick) leave|sabbatical|gap year|(career|family) carer|for health reasons|elternzeit|mutterschutz|congé (parental|maternité)|année sabbatique|unemployed|seeking work|arbeitssuchend)\b/i;

/** Reads a CV against a spec whose runs of words are `specRuns`; "Present" is `nowMs`. */
export function readCv(cvText: string, specRuns: ReadonlySet<string>, nowMs: number): Cv {
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
    if (pieces.length > 0 && !isProtected(line, place++)) kept.push(...pieces);
  }
  for (const [index, line] of all.entries()) {
    const why = reasons[index] ?? null;
    if (why !== null) distrusted.push({ line, why });
  }
  const { lines, roles } = inRoles(kept, nowMs);
  return { canon, lines, roles, distrusted, words: lines.reduce((sum, line) => sum + line.terms.length, 0) };
}

function inRoles(kept: Line[], nowMs: number): { lines: EvidenceLine[]; roles: Role[] } {
  const now = monthAt(nowMs);
  const roles: Role[] = [];
  let current: Role | null = null;
  let section = 'head';
  const lines = kept.map((line, index): EvidenceLine => {
    if (line.section !== section) current = null;
    section = line.section;
    const isNoWork = line.section === 'education' || BREAK.test(line.text);
    if (isNoWork) current = null;
    const periods = isNoWork ? [] : periodsIn(line.text, nowMs);
    const [period] = periods.toSorted((a, b) => b.to - b.from - (a.to - a.from));
    if (period !== undefined && line.section !== 'skills') {
      current = { period, lines: [], endedMonthsAgo: now - period.to };
      roles.push(current);
    }
    const evidence: EvidenceLine = {
      ...line,
      terms: termsOf(line.text),
      role: current,
      stance: stanceOf(line.text, nowMs),
    };
    // A title often stands in the line above its dates.
    const above = kept[index - 1];
    if (
      period !== undefined &&
      current !== null &&
      above !== undefined &&
      above.text.length < 90 &&
      !above.isHeading
    ) {
      current.lines.push({ ...above, terms: termsOf(above.text), role: current, stance: 'held' });
    }
    current?.lines.push(evidence);
    return evidence;
  });
  return { lines, roles };
}

function stanceOf(text: string, nowMs: number): Stance {
  if (LAPSED.test(text) && !expiresInFuture(text, nowMs)) return 'lapsed';
  if (PURSUED.test(text)) return 'pursued';
  return DENIED.test(text) ? 'denied' : 'held';
}

function expiresInFuture(text: string, nowMs: number): boolean {
  const year = /\b(?:until|to|expires?|expiry)\D{0,12}((?:19|20)\d\d)/i.exec(text)?.[1];
  return year !== undefined && Number(year) >= new Date(nowMs).getUTCFullYear();
}

function firstCodePoints(text: string): string {
  if (text.length <= CHARACTERS_MAX) return text;
  let units = 0;
  for (let points = 0; points < CHARACTERS_MAX && units < text.length; points++) {
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, units);
}
