// Periods in a CV, as months since year 0. "Present" is the submission's instant, given from outside.

import { signsIn } from '../../text/first-look.ts';
import { DIGIT } from '../../text/signs.ts';
import { pointsIn, type Point } from './date-points.ts';
import { monthsUpTo } from './lengths.ts';

/** From the first month to the last, both worked. */
export type Period = { from: number; to: number };

const NOW =
  '(?:the )?present(?: day)?|pres\\.|presently|current(?:ly)?|now|date|today|this day|ongoing|on-going|still (?:there|here|employed|in post)|heute|jetzt|aktuell|laufend|dato|gegenwart|aujourd.?hui|présent|ce jour|maintenant|en cours|en poste|actuel(?:lement)?';
const TO =
  "(?:end(?:ed|ing)?(?: date)?|to|until|till|bis|ende|enddatum|austritt|fin|date de fin|left)\\s?:|-{1,2}>?|>|→|~|to|until|til+|up (?:to|until)|through|thru'?|bis(?: (?:zum?|einschließlich))?|à|au|jusqu['’]?(?:à|au|en)?";
const ENDS = new RegExp(`^[\\s)]{0,20}(?:[,;]\\s?)?(?:${TO})\\s*(?:about|around|the|le|en)?\\s*\\(?$`, 'iu');
/** A connector before the present, or the present in parentheses behind the start. */
const OPEN = new RegExp(
  `^\\s*(?:(?:,\\s?)?(?:${TO})\\s*(?:${TO})?\\s*\\(?(?:${NOW})(?!\\p{L})|[(,]\\s?(?:to |bis )?(?:present|current|ongoing|date|heute|laufend|en cours)(?!\\p{L})|(?:onwards?|forward|on)(?=$|[\\s.,;:)|])(?! \\p{L})|-\\s*(?:$|[,;|)\\n]))`,
  'iu',
);
const IN_PARENTHESES = /^\s?\((?:to )?(?:present|current|ongoing|to date|now|heute|aktuell)(?!\p{L})/iu;
const REVERSED = new RegExp(`(?<!\\p{L})(?:${NOW})\\s*(?:-|to|back to|bis|à)\\s*$`, 'iu');
const BETWEEN = /\b(?:between|zwischen|entre)\s+(?:the\s+)?$/i;
const AND = /^\s*(?:and|&|und|et)\s*(?:the\s+)?$/i;
const SINCE =
  /(?<!\p{L})(?:since|ever since|from|as of|as from|starting|seit(?:dem)?|von|ab|depuis|dès)\s*:?\s*(?:about|around|approx\.?|the|le|l['’]|dem)?\s*$/iu;
/** "Zero agency since 2024", "keine Unfälle seit 2019": nothing that somebody does. */
const NOTHING_SINCE =
  /(?<!\p{L})(?:zero|nil|no|none|not one|without|accident[- ]free|unfallfrei|keine?n?|null|ohne|aucune?|sans|zéro)(?!\p{L})[^.;:|]{0,30}\b(?:since|seit|depuis)\s*$/iu;
/** "I joined them in May 2019 and have run the stores since." */
const JOINED =
  /(?<!\p{L})(?:joined|started|began|commenced|moved|appointed|promoted|hired|recruited|took over|came to|returned)(?!\p{L})[^.;:]{0,90}?(?:\b(?:in|on|from|of|during)\s+(?:the\s+)?)$/iu;
/** "In March 2020 I took over the shop, and still run it." */
const TOOK =
  /^\s*,?\s*(?:I|we)\s+(?:joined|started|began|took (?:over|on|up)|moved|became|was (?:promoted|appointed|hired))\b/i;
/** "Im Januar 2020 habe ich die Abteilung übernommen", "en mai 2020 j'ai repris l'étude". */
const TOOK_ABROAD =
  /^\s*,?\s*(?:(?:habe|bin|wurde) ich\s[^.;:]{0,80}?(?:übernommen|gewechselt|angefangen|begonnen|eingetreten|gekommen|befördert|ernannt)|(?:j['’]ai|je suis|j['’]étais)\s[^.;:]{0,12}?(?:repris|rejoint|commencé|pris|devenue?|entrée?|passée?|nommée?))(?!\p{L})/iu;
const STILL_ABROAD =
  /(?<!\p{L})(?:seither|seitdem|bis heute|noch immer|immer noch|heute|derzeit|aktuell|depuis|toujours|aujourd['’]hui|actuellement)(?!\p{L})/iu;
/** "Seit ich 2017 die Prüfung bestanden habe, arbeite ich bei", "since I qualified in 2017 I have worked". */
const SINCE_I =
  /(?<!\p{L})(?:seit(?:dem)? ich|(?:ever )?since (?:i|my) [\p{L} ]{2,40}? in|depuis que (?:j['’]ai|je) [^.;:]{2,40}? en)\s*$/iu;
const I_WORK =
  /^[^.;:]{0,110}?(?<!\p{L})(?:arbeite ich|bin ich|i have (?:worked|been|run|led)|i(?:['’]ve| have) been|i work|je travaille|je suis)(?!\p{L})/iu;
/** "Passed out 14 March 2019, driving since then", "signed off May 2020 and on the line ever since". */
const PASSED =
  /(?<!\p{L})(?:passed (?:out|competent|off)|signed off|qualified|made up|promoted|appointed|joined|started|licen[cs]ed|out of my time|ausgelernt|freigesprochen|übernommen|diplômée?|embauchée?)(?: (?:as [\p{L} ]{3,30}|in|on|am|im|en|le))*,?\s*$/iu;
const EVER_SINCE =
  /^[^.;:]{0,50}(?<!\p{L})(?:since then|ever since|since(?=\s*(?:[,.;)]|$|full|without|then))|still (?:there|here|am|do|driv\p{L}+|work\p{L}+)|to (?:date|this day)|seither|seitdem|bis heute|depuis(?! (?:\d|le|la|les)))(?!\p{L})/iu;
const OPEN_LENGTH_MAX = 30;
const STILL =
  /(?<!\p{L})(?:still|ever since|and since|since then|currently|to date|where i (?:am|now|lead|run|work|look|manage)|(?:and|i) (?:have|am|now)|today)(?!\p{L})/iu;
const LEFT =
  /^[^.;:]{0,140}?(?<!\p{L})(?:left|leaving|stayed|remained|remaining|until|till|finished|ended|ending|resigned|retired|moved on)(?!\p{L})[^.;:\d]{0,40}$/iu;
const ALONE_LENGTH_MAX = 60;
/** Columns of a table; two years in them may be anything. */
const COLUMNS = /^\s*[|\t]\s*$|^ {1,40}$/;

/** The periods that a text names. A start after `now` is no period; ends in the wrong order are taken in the right one. */
export function periodsIn(text: string, nowMs: number): Period[] {
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

const OF_DATES = new RegExp(
  `(?<!\\p{L})(?:${NOW}|${TO}|since|from|seit|von|vom|ab|depuis|du|de|dates?|period|full|part|time|years?|yrs?|months?|mos?|jahre?|monate?|ans?|mois)(?!\\p{L})`,
  'giu',
);

/** Whether a line holds a period and no other words. */
export function isPeriodAlone(text: string, nowMs: number): boolean {
  if (text.length > ALONE_LENGTH_MAX) return false;
  let rest = text;
  for (const { start, end } of pointsIn(text, Math.floor(monthAt(nowMs) / 12)).toReversed())
    rest = rest.slice(0, start) + rest.slice(end);
  return !/\p{L}{2}/u.test(rest.replace(OF_DATES, ''));
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
    SINCE.test(before) &&
    OPEN.test(text.slice(next.end, next.end + OPEN_LENGTH_MAX))
  )
    return null;
  if (next !== undefined && isRange(before, gap, first, next)) {
    const span = spanOf(first, next);
    const isOpen = IN_PARENTHESES.test(text.slice(next.end));
    return { period: isOpen ? { ...span, to: now } : span, usesNext: true };
  }
  if (first.form === 'month') return null;
  if (OPEN.test(gap)) return { period: { from: first.from, to: now }, usesNext: false };
  if (REVERSED.test(before)) return { period: { from: first.from, to: now }, usesNext: false };
  const years = first.form === 'years' ? first : asYears(text, first);
  if (years !== null) return { period: years, usesNext: false };
  if (SINCE.test(before) && !NOTHING_SINCE.test(before))
    return { period: { from: first.from, to: now }, usesNext: false };
  if (SINCE_I.test(before) && I_WORK.test(text.slice(first.end)))
    return { period: { from: first.from, to: now }, usesNext: false };
  if (/(?<!\p{L})(?:im|in|am|en|seit)\s+$/iu.test(before) && TOOK_ABROAD.test(gap) && STILL_ABROAD.test(gap))
    return { period: { from: first.from, to: now }, usesNext: false };
  if (PASSED.test(before) && EVER_SINCE.test(gap))
    return { period: { from: first.from, to: now }, usesNext: false };
  if (JOINED.test(before) || (/\b(?:in|on)\s+$/i.test(before) && TOOK.test(gap))) {
    if (next !== undefined && LEFT.test(gap)) return { period: spanOf(first, next), usesNext: true };
    if (STILL.test(gap)) return { period: { from: first.from, to: now }, usesNext: false };
  }
  const months = monthsUpTo(before);
  return months > 0 ? { period: { from: first.to - months + 1, to: first.to }, usesNext: false } : null;
}

/** "2009-12" alone is four years, and no December. */
function asYears(text: string, { start, end }: Point): Period | null {
  const [, from, to] = /^(\d{4})[-/](\d\d)$/.exec(text.slice(start, end)) ?? [];
  if (from === undefined || to === undefined || Number(to) <= Number(from) % 100) return null;
  return { from: Number(from) * 12, to: (Number(from) - (Number(from) % 100) + Number(to)) * 12 - 1 };
}

function isRange(before: string, gap: string, first: Point, next: Point): boolean {
  if (ENDS.test(gap)) return true;
  if (AND.test(gap) && BETWEEN.test(before)) return true;
  if (first.form === 'month') return /^\s*\/\s*$/.test(gap);
  if (SINCE.test(before) && gap.length < 120 && LEFT.test(gap)) return true;
  const isColumn =
    COLUMNS.test(gap) && (gap.includes('|') || (first.form === 'dated' && next.form === 'dated'));
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
