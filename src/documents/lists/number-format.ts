// Numbers of lists as they are printed. Pure.

/** The ways of counting that both of Word's formats know; anything else is printed as decimals. */
export type NumberFormat =
  | 'decimal'
  | 'decimalZero'
  | 'upperRoman'
  | 'lowerRoman'
  | 'upperLetter'
  | 'lowerLetter'
  | 'ordinal'
  | 'none'
  | 'bullet';

const ROMAN: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** Roman numbers and letters grow with the number; beyond this a document only wants to be long. */
const WRITTEN_MAX = 3_999;

/** The number in the format; empty for `none` and `bullet`. */
export function formatNumber(value: number, format: NumberFormat): string {
  if (format === 'none' || format === 'bullet') return '';
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  if (format === 'ordinal') return ordinal(value);
  if (format === 'decimal' || value < 1 || value > WRITTEN_MAX) return String(value);
  const written = format.endsWith('Roman') ? roman(value) : letters(value);
  return format.startsWith('upper') ? written.toUpperCase() : written;
}

function roman(value: number): string {
  let left = value;
  let written = '';
  for (const [worth, numeral] of ROMAN) {
    while (left >= worth) {
      written += numeral;
      left -= worth;
    }
  }
  return written;
}

/** a to z, then aa to zz, as Word does. */
function letters(value: number): string {
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

function ordinal(value: number): string {
  const [tens, ones] = [value % 100, value % 10];
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th');
  return `${value}${ending}`;
}
