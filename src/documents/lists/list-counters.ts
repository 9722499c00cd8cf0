// Counts the paragraphs of lists and gives each its label ("2.1.", "(b)", a bullet), as the printed page shows it.
// Pure; both of Word's formats feed it.

import { formatNumber, type NumberFormat } from './number-format.ts';

/** One level of a list. `text` holds %1 to %9 where the numbers of the levels go. */
export type ListLevel = {
  format: NumberFormat;
  text: string;
  start: number;
  /** Every number is printed as a decimal. */
  isLegal?: boolean;
};

/** A use of a list: its levels, the counters it shares with others of the same key, numbers it starts anew from. */
export type List = { key: string; levels: (ListLevel | undefined)[]; startOverrides?: Map<number, number> };

const BULLET = '•';
const LABEL_LENGTH_MAX = 60;

/** The counters of one document. */
export class ListCounters {
  readonly #counters = new Map<string, (number | undefined)[]>();
  readonly #restarted = new Set<string>();

  /** The label of the list's next paragraph on a level (0 to 8), or an empty text. `use` tells uses of a list apart. */
  next(list: List, level: number, use: string): string {
    const definition = list.levels[level];
    if (definition === undefined) return '';
    const counters = this.#countersOf(list, use);
    const counted = counters[level];
    counters[level] = counted === undefined ? definition.start : counted + 1;
    counters.length = level + 1;
    if (definition.format === 'bullet') return BULLET;
    return definition.text
      .slice(0, LABEL_LENGTH_MAX)
      .replace(/%([1-9])/g, (_, digit: string) => numberOf(list, counters, Number(digit) - 1, definition))
      .slice(0, LABEL_LENGTH_MAX)
      .trim();
  }

  #countersOf(list: List, use: string): (number | undefined)[] {
    const counters = this.#counters.get(list.key) ?? [];
    this.#counters.set(list.key, counters);
    if (this.#restarted.has(use)) return counters;
    this.#restarted.add(use);
    for (const [level, start] of list.startOverrides ?? []) counters[level] = start - 1;
    return counters;
  }
}

function numberOf(list: List, counters: (number | undefined)[], level: number, shown: ListLevel): string {
  const definition = list.levels[level];
  if (definition === undefined) return '';
  const format = shown.isLegal && definition.format !== 'none' ? 'decimal' : definition.format;
  return formatNumber(counters[level] ?? definition.start, format);
}
