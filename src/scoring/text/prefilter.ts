// Which of many expressions may match a text at all, found by one walk over its signs instead of one search for each.
// Pure; the index is made of the expressions alone, when a text is first asked about.

import { signOf, signsNeeded } from './literals.ts';

/** The rows of the expressions that a text may match, in their order; a text that none matches may still get some. */
export type Prefilter = (text: string) => number[];

/** A stretch of signs, and the rows that need it. */
type Entry = { signs: readonly number[]; rows: number[] };
/** Stretches by their first three signs, the three for which there are any, and the rows that may match anything. */
type Index = {
  entries: ReadonlyMap<number, readonly Entry[]>;
  begins: Uint8Array;
  always: readonly number[];
};

/** Letters, a digit, a line below and all else are less than 32. */
const BITS = 5;
const THREE = (1 << (3 * BITS)) - 1;
/** All beyond is no letter, but for the sign of kelvin, which ignoring case is a k. */
const CODES = 0x180;
const KELVIN = 0x212a;
const signs = Uint8Array.from({ length: CODES }, (_, code) => numberOf(signOf(String.fromCharCode(code))));
const K = numberOf('k');

function numberOf(sign: string): number {
  return '_0abcdefghijklmnopqrstuvwxyz'.indexOf(sign) + 1;
}

function signAt(text: string, at: number): number {
  const code = at < 0 || at >= text.length ? 0 : text.charCodeAt(at);
  return code < CODES ? (signs[code] ?? 0) : code === KELVIN ? K : 0;
}

/** Of expressions without the flag `v`. */
export function prefilterOf(sources: readonly string[]): Prefilter {
  let index: Index | null = null;
  return (text) => {
    index ??= indexOf(sources);
    return rowsIn(text, index);
  };
}

function rowsIn(text: string, { entries, begins, always }: Index): number[] {
  const found = new Set(always);
  const { length } = text;
  // The text has an end on either side.
  let three = signAt(text, 0);
  for (let at = 1; at <= length; at += 1) {
    three = ((three << BITS) | signAt(text, at)) & THREE;
    if (begins[three] === 0) continue;
    for (const entry of entries.get(three) ?? [])
      if (standsAt(entry, text, at - 2)) for (const row of entry.rows) found.add(row);
  }
  return [...found].toSorted((a, b) => a - b);
}

function standsAt({ signs: needed }: Entry, text: string, from: number): boolean {
  for (let place = 3; place < needed.length; place += 1)
    if (needed[place] !== signAt(text, from + place)) return false;
  // Behind its end a text has one sign more, and not any number of them.
  return from + needed.length <= text.length + 1;
}

function indexOf(sources: readonly string[]): Index {
  const always: number[] = [];
  const entries = new Map<number, Entry[]>();
  const begins = new Uint8Array(THREE + 1);
  const known = new Map<string, Entry>();
  for (const [row, source] of sources.entries()) {
    const needed = signsNeeded(source);
    if (needed === null) always.push(row);
    for (const stretch of needed ?? []) {
      const entry = known.get(stretch) ?? { signs: [...stretch].map(numberOf), rows: [] };
      entry.rows.push(row);
      if (known.has(stretch)) continue;
      known.set(stretch, entry);
      const three = entry.signs.slice(0, 3).reduce((key, sign) => (key << BITS) | sign, 0);
      entries.set(three, [...(entries.get(three) ?? []), entry]);
      begins[three] = 1;
    }
  }
  return { entries, begins, always };
}
