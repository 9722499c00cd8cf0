// Dates in the account of a post that open none of their own, or one for their line alone: "since 2019 I also write", "acting
// head, May to July 2019". Pure.

import type { Canonical } from '../../text/stored/canonical.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import { monthAt, type Period } from './dates.ts';
import type { Role } from '../evidence.ts';
import type { Line } from '../layout/lines.ts';
import { namesPost } from '../layout/no-work.ts';

/** Whether a period is one within a post. */
export function lies({ from, to }: Period, role: Role | null): boolean {
  return role !== null && from >= role.period.from && to <= role.period.to;
}

/** "Since May 2019 I have been head of ..." tells of another post. */
const ACCOUNT =
  /\bI (?:(?:have|had) (?:been|run|led)|was|ran|led|worked|joined)\b(?! (?:also|on the|a member|responsible))/;
const BULLET_BEFORE = /^[\s•●▪◦*·✔–-]*[•●▪◦*·✔–-]\s*$/u;
const DEED = /^(?:\p{L}{2,}ed|led|ran|run|built|wrote|won|set|took|grew|made|was|were|cut)\b/iu;

/** "Acting head, May to July 2019" in a bullet of a post, or behind a sentence of it. */
export function isWithinAccount(
  { text }: Canonical,
  line: Line,
  period: Period,
  current: Role | null,
): boolean {
  if (!lies(period, current)) return false;
  const before = beforeIn(text, line.start);
  return isBulleted(text, line) || /[.!?;]\s*$/.test(before);
}

/** "Head of department, chemistry from 2011" in a post that ended says no more than when within it. */
export function isFromWithin(line: Line, period: Period, current: Role | null, nowMs: number): boolean {
  return (
    current !== null &&
    period.to === monthAt(nowMs) &&
    current.period.to < period.to &&
    isAfterStart(line.text, period.from, current.period.from) &&
    period.from <= current.period.to &&
    FROM_ALONE.test(line.text)
  );
}

/** "April 2005 to 2016 ... Lead from 2005": a year without a month is that in which the post began. */
function isAfterStart(text: string, from: number, start: number): boolean {
  return from > start || (Math.floor(from / YEAR) === Math.floor(start / YEAR) && YEAR_ALONE.test(text));
}

const YEAR_ALONE = /(?<!\p{L})(?:from|since|ab|seit|depuis|dès)\s+(?:19|20)\d\d/iu;

/** "2011 - 2016: A320 line, certifying from 2012": within a span that ended, no post that goes on. */
export function withoutFromWithin(line: Line, periods: readonly Period[], nowMs: number): readonly Period[] {
  if (periods.length < 2 || !FROM.test(line.text)) return periods;
  const ended = periods.filter(({ to }) => to < monthAt(nowMs));
  return periods.filter(
    (one) =>
      ended.includes(one) ||
      !ended.some((span) => isAfterStart(line.text, one.from, span.from) && one.from + YEAR <= span.to + 1),
  );
}

const FROM = /(?<!\p{L})(?:from|ab|dès|à partir de)\s+(?:\p{L}+\.?\s+)?(?:19|20)\d\d/iu;
const YEAR = 12;

/** "Before that leading hand, from 2014": up to the post above it, and not up to now. */
export function upToLater(
  line: Line,
  periods: readonly Period[],
  roles: readonly Role[],
  nowMs: number,
): readonly Period[] {
  const [only] = periods;
  if (only === undefined || periods.length > 1 || only.to !== monthAt(nowMs) || !isBefore(line.text))
    return periods;
  const later = roles.map(({ period }) => period.from).filter((from) => from > only.from);
  return later.length === 0 ? periods : [{ from: only.from, to: Math.min(...later) - 1 }];
}

/** Whether a line tells of what was before the post above it. */
export const isBefore = testOf(
  /^\W*(?:and )?(?:before(?: (?:that|this|it|then|joining|i|my))?|prior to (?:that|this)|previously|earlier|formerly|davor|vorher|zuvor|früher|avant(?: (?:cela|ça))?|auparavant|précédemment)(?!\p{L})/iu,
);

/** "IFRS 16 introduced 2018/19", "BRC Issue 8 (2021) and Issue 9 (2023 to 2026)": when something was done in a post. */
function isYearOfDeed({ text }: Line): boolean {
  return (YEAR_OF_DEED.test(text) && !namesRole(text) && !namesPost(text)) || DEED_IN_YEAR.test(text);
}

/** "In 2023/24 I did the people side of the consultation"; whoever was something, or went somewhere, had a post. */
const DEED_IN_YEAR =
  /^\W*(?:In|During|Over|Im Jahr|En|Entre|Between|Zwischen) (?:\p{L}+ )?(?:19|20)\d\d[^,.]{0,20},? (?:I|we|ich|wir|j['’]ai|nous avons) ?(?!\p{L}*(?:was|were|became|joined|worked|moved|started|ran|led|went|left|war|wurde|wechsel|arbeit|habe ich|bin|ai été|rejoint|été|travaillé|dirigé)(?!\p{L}))/u;
const YEAR_OF_DEED =
  /^(?!\W*(?:19|20)\d\d)[^|]*\p{L}{3}[^|]*(?:(?<![\d/-])(?:19|20)\d\d\/\d\d(?![\d/])|\([^()|]*(?:19|20)\d\d (?:to|bis|à) (?:19|20)\d\d\)(?=.*\p{L}))/u;

const FROM_ALONE =
  /(?<!\p{L})(?:from|since|ab|seit|depuis|dès)\s+(?:\p{L}+\.?\s+)?(?:19|20)\d\d(?!\s*(?:-|–|to|until|till|bis|à)(?!\p{L}))/iu;

/** "Since 2019 I also write" within a role is no post of its own, and "led the move, 2019-2020" in a bullet is none either. */
export function isAside({ text }: Canonical, line: Line, period: Period, current: Role | null): boolean {
  if (current !== null && isBelow(text, line, current)) return true;
  if (!lies(period, current)) return false;
  if (isYearOfDeed(line) || (isSetIn(text, line, current) && isAccount(line.text))) return true;
  if (/\b(?:since|from|seit|depuis)\b/i.test(line.text)) return !ACCOUNT.test(line.text);
  return DEED.test(line.text) && isBulleted(text, line);
}

/** "110 servers, 2014 to 2022" in a bullet under a head that is none, and that names no post. */
function isBelow(text: string, line: Line, { lines: [head] }: Role): boolean {
  return head !== undefined && isBulleted(text, line) && !isBulleted(text, head) && !namesPost(line.text);
}

/** "   abattoir, BRC 2011-2014" under "2009-2015  Assistant": what is set in under the head of a post is its account. */
export function isSetIn(text: string, { start }: Line, role: Role | null): boolean {
  const head = role?.lines[0];
  return head !== undefined && indentOf(text, start) > Math.max(1, indentOf(text, head.start));
}

/** A line that is headed by its dates tells of a part of the post by itself: "   10/2025 - now   Outpatients". */
function isAccount(text: string): boolean {
  return /^\W*\p{L}{4}(?!\p{L}{0,6}\.? (?:19|20)\d\d)/u.test(text) && !namesPost(text) && !namesRole(text);
}

/** How far a line of the text is set in; of what stands behind other words nothing. */
function indentOf(text: string, start: number): number {
  const before = beforeIn(text, start);
  return BULLET_OR_NONE.test(before) ? before.search(/\S|$/) : 0;
}

const BULLET_OR_NONE = /^\s*[•●▪◦*·✔–-]?\s*$/u;

function isBulleted(text: string, { start }: Line): boolean {
  return BULLET_BEFORE.test(beforeIn(text, start));
}

/** What stands before a place in the same line of the text. */
function beforeIn(text: string, start: number): string {
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
}
