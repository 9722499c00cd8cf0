// Which of many expressions may match a text at all, found by one walk over its letters instead of one search for each.
// Pure; the index is made of the expressions alone.

import { literalsNeeded } from './literals.ts';

/** The rows of the expressions that a text may match, in their order; a text that none matches may still get some. */
export type Prefilter = (text: string) => number[];

/** Letters are of ASCII, so that seven bits hold each. */
const BITS = 7;
const PAIRS = 1 << (2 * BITS);
/** Most places of a text begin nothing; a table of this size says so for nearly all of them. */
const SLOTS = 1 << 16;

type Entry = { literal: string; rows: number[] };

/** Of expressions that ignore case, without the flags `u` and `v`. */
export function prefilterOf(sources: readonly string[]): Prefilter {
  const always: number[] = [];
  /** Stretches by their first two or three letters, each with the rows that need it. */
  const index = new Map<number, Entry[]>();
  const begins = new Uint8Array(SLOTS);
  for (const [row, source] of sources.entries()) {
    const needed = literalsNeeded(source);
    if (needed === null) always.push(row);
    for (const literal of needed ?? []) {
      const two = pairAt(literal, 0);
      const key = literal.length === 2 ? two : tripleAt(two, literal, 0);
      const entries = index.get(key) ?? [];
      const known = entries.find((one) => one.literal === literal);
      if (known === undefined) index.set(key, [...entries, { literal, rows: [row] }]);
      else known.rows.push(row);
      begins[key & (SLOTS - 1)] = 1;
    }
  }
  return (text) => {
    const lower = text.toLowerCase();
    const found = new Set(always);
    const look = (key: number, at: number) => {
      if (begins[key & (SLOTS - 1)] === 0) return;
      for (const { literal, rows } of index.get(key) ?? [])
        if (lower.startsWith(literal, at)) for (const row of rows) found.add(row);
    };
    for (let at = 0; at < lower.length - 1; at += 1) {
      const two = pairAt(lower, at);
      look(two, at);
      look(tripleAt(two, lower, at), at);
    }
    return [...found].toSorted((a, b) => a - b);
  };
}

function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) << BITS) | text.charCodeAt(at + 1);
}

/** Apart from every pair. */
function tripleAt(pair: number, text: string, at: number): number {
  return PAIRS + ((pair << BITS) | text.charCodeAt(at + 2));
}
