// The months by their names in the languages of CVs, written out or cut short. Pure.

const MONTHS: readonly RegExp[] = [
  /^(jan|gen|ene|jän)/i,
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

/** How the months begin in English, German and French, as the alternatives of an expression. */
export const MONTH_NAMES =
  'jan|feb|mär|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|déc|févr?|fév|avr|juin|juil|août';

/** The month that a name begins like, from 0; -1 where it is none. */
export function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.test(name));
}
