// Periods in a CV, as months since year 0. "Present" is the submission's instant, given from outside.

import { writtenFor } from '../../text/expressions/latin.ts';
import { mayMatch, signsIn } from '../../text/expressions/first-look.ts';
import { DIGIT } from '../../text/expressions/signs.ts';
import { MONTH } from '../../text/months.ts';
import { pointsIn, type Point } from './date-points.ts';
import { monthsUpTo } from './lengths.ts';
import { goesOnBehind, hasRisen, isOpen, isSince, NOW, saysSince, TO } from './open-ends.ts';

/** From the first month to the last, both worked. */
export type Period = { from: number; to: number };

/** "Until the end of March 2024", "bis Ende März", "à fin mars": which part of the month. */
const PART_OF_MONTH = '(?:start|beginning|middle|end) of|early|mid|late|anfang|mitte|ende|début|mi|fin';
const ENDS = new RegExp(
  `^[\\s)]{0,20}(?:[,;]\\s?)?(?:${TO})\\s*(?:about|around|the|le|en)?\\s*(?:(?:${PART_OF_MONTH})[\\s-])?\\s*\\(?$`,
  'iu',
);
/** "Oct. 2019 / Aug. 2021": a slash between blanks. */
const SLASH = /^\s+\/\s+$/;
/** "2020-2026 (en poste)". */
const IN_PARENTHESES = new RegExp(`^\\s?\\((?:to )?(?:${NOW}|to date)(?!\\p{L})`, 'iu');
const BETWEEN = /\b(?:between|zwischen|entre)\s+(?:the\s+)?$/i;
const AND = /^\s*(?:and|&|und|et)\s*(?:the\s+)?$/i;
/** "I joined them in May 2019 and have run the stores since." */
const JOINED =
  /(?<!\p{L})(?:joined|started|began|commenced|moved|appointed|promoted|hired|recruited|took over|came to|returned)(?!\p{L})[^.;:]{0,90}?(?:\b(?:in|on|from|of|during)\s+(?:the\s+)?)$/iu;
/** "In March 2020 I took over the shop, and still run it." */
const TOOK =
  /^\s*,?\s*(?:I|we)\s+(?:joined|started|began|took (?:over|on|up)|moved|became|was (?:promoted|appointed|hired))\b/i;
/** "I finished my apprenticeship in 2006 and then worked as an electrician until 2017", "seit der Prüfung 2011 blieb ich bis 2019". */
const WORKED_FROM =
  /(?<!\p{L})(?:qualified|finished|completed|passed|graduated|trained|apprenticeship|gesellenprüfung|abschluss|examen|diplom|prüfung|lehre|ausbildung|anerkennung|diplôme|cap|bep|bts|obtenu|apprentissage)(?!\p{L})[^.;:]{0,60}?$/iu;
const WORKED_UNTIL =
  /^[^;:]{0,200}?(?<!\p{L})(?:worked|was|stayed|went|looked after|been|held|ran|arbeitete|blieb|war|travaillé|resté|étais|exercé)(?!\p{L})[^;:]{0,160}?(?<!\p{L})(?:until|till|up to|bis|jusqu['’](?:en|à|au))\s(?:\p{L}+ ){0,2}$/iu;
/** "I did my time with Orme from January 2018 and got my ticket in February 2022": so long one learnt. */
const SERVED =
  /(?<!\p{L})(?:my time|my articles|apprentic\p{L}*|(?<!(?:have|has) )trained(?= (?:as|at|with|under|in)(?!\p{L}))|training|traineeship|pupillage|lehre|ausbildung|gelernt|apprenti\p{L}*|formée?)(?!\p{L})[^.;:]{0,80}$/iu;
const DONE_AT =
  /^[^.;:\d]{0,30}?(?<!\p{L})(?:and|und|et)(?!\p{L})(?: i| then| j['’]ai| habe)*\s(?:got|gained|passed|qualified|finished|completed|earned|took|came out|obtenu|passé|die|den|meine?n?)(?!\p{L})[^.;:\d]{0,60}\s(?:in|on|im|am|en)\s(?:the\s)?$/iu;
const OPEN_LENGTH_MAX = 30;
const STILL =
  /(?<!\p{L})(?:still|ever since|and since|since then|currently|to date|where i (?:am|now|lead|run|work|look|manage)|(?:and|i) (?:have|am|now)|today)(?!\p{L})/iu;
const LEFT =
  /^[^;:]{0,190}?(?<!\p{L})(?:left|leaving|stayed|remained|remaining|until|till|finished|ended|ending|resigned|retired|moved on)(?!\p{L})[^.;:\d]{0,40}$/iu;
const ALONE_LENGTH_MAX = 60;
/** Columns of a table; two years in them may be anything. */
const COLUMNS = /^\s*[|\t]\s*$|^ {1,40}$/;

/** The periods that a text names. A start after `now` is no period; ends in the wrong order are taken in the right one. */
export function periodsIn(said: string, nowMs: number): Period[] {
  const text = mayTellThisYear(said) ? withThisYear(said, nowMs) : said;
  if ((signsIn(text) & DIGIT) === 0 || !/(?:19|20)\d\d|[/.'\s]\d\d|\p{L}-\d\d(?!\d)/u.test(text)) return [];
  const now = monthAt(nowMs);
  const points = pointsIn(text, Math.floor(now / 12));
  const periods: Period[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const first = points[index];
    if (first === undefined) break;
    const found = periodFrom(text, first, points[index - 1], points[index + 1], now);
    if (found === null) continue;
    periods.push(found.period);
    if (found.usesNext) index += 1;
  }
  return periods
    .map(({ from, to }) => ({ from, to: Math.min(to, now) }))
    .filter((period) => period.from <= now && period.to >= period.from);
}

const THIS_YEAR = new RegExp(
  String.raw`(?<=(?<!\p{L})${MONTH}\.?) (?:of )?(this|last) year(?!\p{L})|(?<=(?<!\p{L})${MONTH}\.?) (?:de )?(dieses|letzten|cette|dernière) (?:jahres|année)(?!\p{L})`,
  'giu',
);
const mayTellThisYear = mayMatch(THIS_YEAR);

/** "Till March of this year": with the year that is meant. */
function withThisYear(text: string, nowMs: number): string {
  const year = Math.floor(monthAt(nowMs) / 12);
  return text.replace(THIS_YEAR, (_, english?: string, other?: string) =>
    /^(?:last|letzten|dernière)$/i.test(english ?? other ?? '') ? ` ${year - 1}` : ` ${year}`,
  );
}

const ofDatesFor = writtenFor(
  new RegExp(
    `(?<!\\p{L})(?:${NOW}|${TO}|since|from|seit|von|vom|ab|depuis|du|de|dates?|period|full|part|time|years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois)(?!\\p{L})`,
    'giu',
  ),
);

/** Whether a line holds a period and no other words. */
export function isPeriodAlone(text: string, nowMs: number): boolean {
  if (text.length > ALONE_LENGTH_MAX) return false;
  let rest = text;
  for (const { start, end } of pointsIn(text, Math.floor(monthAt(nowMs) / 12)).toReversed())
    rest = rest.slice(0, start) + rest.slice(end);
  return !/\p{L}{2}/u.test(rest.replace(ofDatesFor(rest), ''));
}

type FoundPeriod = { period: Period; usesNext: boolean };

function periodFrom(
  text: string,
  first: Point,
  previous: Point | undefined,
  next: Point | undefined,
  now: number,
): FoundPeriod | null {
  const before = text.slice(previous?.end ?? 0, first.start);
  const gap = text.slice(first.end, next?.start ?? text.length);
  // "Senior from 2023 - Sept 2019 to now": the span stands behind the year of a rise within it.
  if (
    next !== undefined &&
    first.from > next.from &&
    saysSince(before) &&
    isOpen(text.slice(next.end, next.end + OPEN_LENGTH_MAX))
  )
    return null;
  if (next !== undefined && isRange(before, gap, first, next)) {
    const span = spanOf(first, next);
    const isOpen = IN_PARENTHESES.test(text.slice(next.end));
    return { period: isOpen ? { ...span, to: now } : span, usesNext: true };
  }
  if (first.form === 'month') return null;
  const toNow: FoundPeriod = { period: { from: first.from, to: now }, usesNext: false };
  if (goesOnBehind(before, gap)) return toNow;
  const years = first.form === 'years' ? first : (asYears(text, first) ?? asSeason(text, first, gap));
  if (years !== null) return { period: years, usesNext: false };
  if (isSince(before, gap)) {
    const isServed = next !== undefined && SERVED.test(before) && DONE_AT.test(gap);
    return isServed ? { period: spanOf(first, next), usesNext: true } : toNow;
  }
  if (hasRisen(before, text.slice(first.end))) return toNow;
  if (next !== undefined && WORKED_FROM.test(before) && WORKED_UNTIL.test(gap))
    return { period: spanOf(first, next), usesNext: true };
  if (JOINED.test(before) || (/\b(?:in|on)\s+$/i.test(before) && TOOK.test(gap))) {
    if (next !== undefined && LEFT.test(gap)) return { period: spanOf(first, next), usesNext: true };
    if (STILL.test(gap)) return toNow;
  }
  // "Eight years - SC (valid to 2031)": a day to come ends no span that somebody has worked.
  const months = first.from > now ? 0 : monthsUpTo(before);
  return months > 0 ? { period: { from: first.to - months + 1, to: first.to }, usesNext: false } : null;
}

/** "2009-12" alone is four years, and no December. */
function asYears(text: string, { start, end }: Point): Period | null {
  const [, from, to] = /^(\d{4})[-/](\d\d)$/.exec(text.slice(start, end)) ?? [];
  if (from === undefined || to === undefined || Number(to) <= Number(from) % 100) return null;
  return { from: Number(from) * 12, to: (Number(from) - (Number(from) % 100) + Number(to)) * 12 - 1 };
}

/** "Summer 2018   Orme & Co   Intern", "Spring 2019: placement": a season at the head of a row is as long as one. */
function asSeason(text: string, { start, end, from, form }: Point, gap: string): Period | null {
  if (form !== 'dated' || /\p{L}/u.test(text.slice(0, start)) || !ROW_ON.test(gap)) return null;
  return SEASON.test(text.slice(start, end)) ? { from, to: from + 2 } : null;
}

const ROW_ON = /^(?:\s*[:|–-]|\s{2}|\t)/u;
const SEASON = /^(?:spring|summer|autumn|fall|frühjahr|frühling|sommer|herbst|printemps|été|automne)\s/iu;

function isRange(before: string, gap: string, first: Point, next: Point): boolean {
  if (ENDS.test(gap) || SLASH.test(gap)) return true;
  if (AND.test(gap) && BETWEEN.test(before)) return true;
  if (first.form === 'month') return /^\s*\/\s*$/.test(gap);
  if (saysSince(before) && gap.length < 120 && LEFT.test(gap)) return true;
  const isColumn =
    COLUMNS.test(gap) &&
    (gap.includes('|') ||
      (first.form === 'dated' && next.form === 'dated') ||
      (before.trim() === '' && first.start === before.length && gap.length > 1));
  return isColumn && next.from >= first.from;
}

/** "2018 - 2020" says neither January nor December: it is counted as two years. */
function spanOf(first: Point, last: Point): Period {
  if (first.form === 'month') {
    const year = last.from - (last.from % 12);
    return { from: first.from + year - (first.from > last.from % 12 ? 12 : 0), to: last.to };
  }
  const [from, to] = first.from <= last.from ? [first, last] : [last, first];
  if (from.form !== 'dated' && to.form === 'year')
    return { from: from.from, to: Math.max(to.from - 1, from.from) };
  return { from: from.from, to: to.to };
}

/** Months covered by the periods, overlaps once and gaps not at all. */
export function monthsCovered(periods: readonly Period[]): number {
  let covered = 0;
  let end = -Infinity;
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    if (to <= end) continue;
    covered += to - Math.max(from, end + 1) + 1;
    end = to;
  }
  return covered;
}

/** The month of an instant. */
export function monthAt(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
