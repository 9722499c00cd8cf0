// Periods in a CV, as months since year 0. "Present" is the submission's instant, given from outside.

/** From the first month to the last, both worked. */
export type Period = { from: number; to: number };

const MONTHS: readonly RegExp[] = [
  /^(jan|gen|ene)/i,
  /^(feb|f[ée]v)/i,
  /^(mar|mär|mrz)/i,
  /^(apr|avr|abr)/i,
  /^(may|mai|mag)/i,
  /^(jun|juin|giu)/i,
  /^(jul|juil|lug)/i,
  /^(aug|ao[ûu]|ago)/i,
  /^(sep)/i,
  /^(oct|okt|ott)/i,
  /^(nov)/i,
  /^(dec|dez|d[ée]c|dic)/i,
];
const YEAR = '(?:19|20)\\d{2}';
const MONTH = '(?:\\p{L}{3,9}\\.?,?\\s*|\\d{1,2}\\s?[/.]\\s?)?';
const NOW =
  'present|current(?:ly)?|now|to date|date|today|ongoing|heute|aktuell|jetzt|aujourd.?hui|présent|à ce jour|ce jour|en cours|actuel(?:lement)?';
const RANGE = new RegExp(
  `(${MONTH})(${YEAR})\\s*(?:-|to|until|till|bis|à|au|jusqu.?(?:à|au)?)\\s*(?:(${MONTH})(${YEAR})|(${NOW}))`,
  'giu',
);
const SINCE = new RegExp(
  `\\b(?:since|from|seit|depuis)\\s+(${MONTH})(${YEAR})(?!\\s*(?:-|to|until|bis|à))`,
  'giu',
);

/** The periods that a text names. A start after `now` or an end before its start is no period. */
export function periodsIn(text: string, nowMs: number): Period[] {
  if (!/(?:19|20)\d\d|[/.']\d\d/.test(text)) return [];
  const now = monthNumber(new Date(nowMs).getUTCFullYear(), new Date(nowMs).getUTCMonth());
  const periods: Period[] = [];
  const plain = spelledOut(text);
  for (const match of plain.matchAll(RANGE)) {
    const [, fromMonth = '', fromYear = '', toMonth = '', toYear, present] = match;
    const from = monthNumber(Number(fromYear), monthOf(fromMonth) ?? 0);
    const bareYears = monthOf(fromMonth) === null && toYear !== undefined && monthOf(toMonth) === null;
    // "2018 - 2020" says neither January nor December: it is counted as two years.
    const to = present ? now : monthNumber(Number(toYear), monthOf(toMonth) ?? (bareYears ? -1 : 11));
    periods.push({ from, to: Math.min(Math.max(to, from), now) });
  }
  for (const [, month = '', year = ''] of plain.matchAll(SINCE)) {
    periods.push({ from: monthNumber(Number(year), monthOf(month) ?? 0), to: now });
  }
  return periods.filter((period) => period.from <= now && period.to >= period.from);
}

/** 2022-04 as 04/2022, 03/19 as 03/2019 and 2019-22 as 2019-2022, where a range follows or stands before. */
function spelledOut(text: string): string {
  return text
    .replace(
      /\b((?:19|20)\d\d)[-./](0[1-9]|1[0-2])(?=\s*(?:-|to\b|until\b|bis\b|à)\s*(?:(?:19|20)\d\d[-./]|[a-z]))/giu,
      '$2/$1',
    )
    .replace(/((?:-|to|until|bis|à)\s*)((?:19|20)\d\d)[-./](0[1-9]|1[0-2])\b(?!\s*-)/giu, '$1$3/$2')
    .replace(
      /\b(0?[1-9]|1[0-2])[/.'](\d\d)(?=\s*(?:-|to\b|bis\b|à)\s*(?:(?:0?[1-9]|1[0-2])[/.']\d\d\b|[a-z]))/giu,
      '$1/20$2',
    )
    .replace(/((?:-|to|bis|à)\s*(?:0?[1-9]|1[0-2])[/.'])(\d\d)\b(?!\d)/giu, '$120$2')
    .replace(/\b((?:19|20)\d\d)\s?[-/]\s?(\d\d)\b(?![-./]?\d)/g, (whole, from: string, to: string) =>
      Number(to) > Number(from.slice(2)) ? `${from} - ${from.slice(0, 2)}${to}` : whole,
    );
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
  return monthNumber(date.getUTCFullYear(), date.getUTCMonth());
}

function monthNumber(year: number, month: number): number {
  return year * 12 + month;
}

function monthOf(text: string): number | null {
  const digits = /^(\d{1,2})/.exec(text)?.[1];
  if (digits !== undefined) return Number(digits) >= 1 && Number(digits) <= 12 ? Number(digits) - 1 : null;
  const index = MONTHS.findIndex((month) => month.test(text.trim()));
  return index < 0 ? null : index;
}
