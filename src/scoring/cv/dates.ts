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
  'present|current(?:ly)?|now|to date|today|ongoing|heute|aktuell|jetzt|aujourd.?hui|présent|à ce jour|en cours|actuel(?:lement)?';
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
  if (!/(?:19|20)\d\d/.test(text)) return [];
  const now = monthNumber(new Date(nowMs).getUTCFullYear(), new Date(nowMs).getUTCMonth());
  const periods: Period[] = [];
  for (const match of text.matchAll(RANGE)) {
    const [, fromMonth = '', fromYear = '', toMonth = '', toYear, present] = match;
    const from = monthNumber(Number(fromYear), monthOf(fromMonth) ?? 0);
    const bareYears = monthOf(fromMonth) === null && toYear !== undefined && monthOf(toMonth) === null;
    // "2018 - 2020" says neither January nor December: it is counted as two years.
    const to = present ? now : monthNumber(Number(toYear), monthOf(toMonth) ?? (bareYears ? -1 : 11));
    periods.push({ from, to: Math.min(Math.max(to, from), now) });
  }
  for (const [, month = '', year = ''] of text.matchAll(SINCE)) {
    periods.push({ from: monthNumber(Number(year), monthOf(month) ?? 0), to: now });
  }
  return periods.filter((period) => period.from <= now && period.to >= period.from);
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
