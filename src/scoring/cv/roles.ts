// The lines of a CV as evidence, each in the dated post that it belongs to. A post opens at its dates, takes in the title
// above them, and ends with its section, at the next dates, or where lines begin that are of no post. Pure.

import type { Canonical } from '../text/canonical.ts';
import type { Initials } from '../text/initials.ts';
import { isPeriodAlone, monthAt, periodsIn, type Period } from './dates.ts';
import type { EvidenceLine, Role } from './evidence.ts';
import type { Line } from './lines.ts';
import { listLengths } from './lists.ts';
import { meantIn, NOTHING_MEANT, type Meant } from './meaning.ts';
import { isBreak, isHolding, isStudy, namesPost } from './no-work.ts';
import { shareDuties } from './shared-duties.ts';
import { TITLE_LENGTH_MAX, titlesAbove } from './titles-above.ts';

/** What follows is of no post. */
const PROJECTS = /^\W*(?:personal |key |side |own |selected |portfolio |academic )?projects\W*$/i;

/** The lines as evidence, and the posts that they tell of, in the CV's order; `nowMs` ends those that are held still. */
export function inRoles(
  canon: Canonical,
  kept: Line[],
  nowMs: number,
  initials: Initials,
): { lines: EvidenceLine[]; roles: Role[] } {
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
    const isOfBreak = isAboutBreak(line, above, nowMs);
    const isNoWork = isOfBreak || isOutsideWork(line);
    const dated = periodsIn(line.text, nowMs);
    // A break within a post does not end it.
    const isWithin = isOfBreak && current !== null && dated.some((one) => lies(one, current));
    if (above !== undefined && isPaperBelow(canon, above, line, nowMs)) current = null;
    if ((isNoWork && !isWithin) || (line.isHeading && PROJECTS.test(line.text))) current = null;
    const periods = isNoWork ? [] : apart(dated);
    const [period] = periods;
    if (
      period !== undefined &&
      !isAside(canon, line, period, current) &&
      (line.section !== 'skills' || namesPost(line.text))
    ) {
      const opened = rolesOver(periods, nowMs);
      current = opened[0] ?? null;
      roles.push(...opened);
    }
    const evidence: EvidenceLine = {
      ...line,
      ...meaningOf(line, nowMs, initials, goesOnIn(canon, line, kept[index + 1])),
      role: current,
      listed: listed[index] ?? 0,
    };
    if (period !== undefined && current?.period === period)
      moveInto(current, titlesAbove(canon, lines, line, dates, nowMs));
    if (period !== undefined) dates.add(evidence);
    current?.lines.push(evidence);
    lines.push(evidence);
  }
  shareDuties(canon, roles, nowMs);
  return { lines, roles };
}

/** A line that is about a break, or only says when the break above it was. */
function isAboutBreak(line: Line, above: Line | undefined, nowMs: number): boolean {
  return (
    isBreak(line.text) || (above !== undefined && isBreak(above.text) && isPeriodAlone(line.text, nowMs))
  );
}

/** Its dates are of studies, papers or languages. */
function isOutsideWork({ section, text }: Line): boolean {
  return (
    section === 'education' ||
    section === 'certificates' ||
    section === 'languages' ||
    isHolding(text) ||
    isStudy(text)
  );
}

/** "2015-2017, 2019-2021": the same post twice, with one account of it. */
function rolesOver(periods: readonly Period[], nowMs: number): Role[] {
  const lines: EvidenceLine[] = [];
  return periods.map((period) => ({ period, lines, endedMonthsAgo: monthAt(nowMs) - period.to }));
}

/** A line about a break is evidence of nothing, for or against. */
function meaningOf({ text }: Line, nowMs: number, initials: Initials, next: string): Meant {
  return isBreak(text) && text.length < TITLE_LENGTH_MAX
    ? NOTHING_MEANT
    : meantIn(text, nowMs, initials, next);
}

/** The next line where it is of the same paragraph, and no bullet. */
function goesOnIn({ text }: Canonical, line: Line, next: Line | undefined): string {
  return next !== undefined && /^[^\S\n]*\n?[^\S\n]*$/.test(text.slice(line.end, next.start))
    ? next.text
    : '';
}

/** A title belongs to the post below it, and not to the one that it stood at the end of. */
function moveInto(role: Role, titles: readonly EvidenceLine[]): void {
  for (const title of titles) {
    if (title.role?.lines.at(-1) === title) title.role.lines.pop();
    title.role = role;
    role.lines.unshift(title);
  }
}

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

/** "OSCP, 2021" in a paragraph of its own is no part of the post above it. */
function isPaperBelow({ text }: Canonical, above: Line, line: Line, nowMs: number): boolean {
  return (
    line.text.length < TITLE_LENGTH_MAX &&
    /\n\s*\n/.test(text.slice(above.end, line.start)) &&
    /(?:19|20)\d\d\)?\W*$/.test(line.text) &&
    periodsIn(line.text, nowMs).length === 0
  );
}

/** "Since May 2019 I have been head of ..." tells of another post. */
const ACCOUNT =
  /\bI (?:(?:have|had) (?:been|run|led)|was|ran|led|worked|joined)\b(?! (?:also|on the|a member|responsible))/;
const BULLET_BEFORE = /^\s*[•●▪◦*·✔–-]\s*$/u;
const DEED = /^(?:\p{L}{2,}ed|led|ran|run|built|wrote|won|set|took|grew|made|was|were|cut)\b/iu;

/** "Since 2019 I also write" within a role is no post of its own, and "led the move, 2019-2020" in a bullet is none either. */
function isAside({ text }: Canonical, line: Line, period: Period, current: Role | null): boolean {
  if (!lies(period, current)) return false;
  if (/\b(?:since|from|seit|depuis)\b/i.test(line.text)) return !ACCOUNT.test(line.text);
  return (
    DEED.test(line.text) && BULLET_BEFORE.test(text.slice(text.lastIndexOf('\n', line.start) + 1, line.start))
  );
}
