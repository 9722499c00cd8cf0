// Which of many expressions may match a text at all, found by one walk over its signs instead of one search for each.
// Pure; the index is made of the expressions alone, when a text is first asked about.

import { signOf, signsNeeded } from './literals.ts';

/** The rows of the expressions that a text may match, in their order; a text that none matches may still get some. */
export type Prefilter = (text: string) => readonly number[];

/** A stretch of signs, the place of the rarest three among them, and the rows that need it. */
type Entry = { stretch: string; rarest: number; rows: number[] };
/** For every three signs the number of its list, 0 being the empty one; and the rows that may match anything. */
type Index = { listOf: Uint16Array; lists: readonly (readonly Entry[])[]; always: readonly number[] };

/** Letters, a digit, a line below and all else are less than 32. */
const BITS = 5;
const THREE = (1 << (3 * BITS)) - 1;
/** Signs by their numbers, and from the most frequent to the rarest. */
const NUMBERED = ' _0abcdefghijklmnopqrstuvwxyz';
const RARER = ' etaoinsrhldcumfpgwybvk0xjqz_';
/** All beyond is no letter, but for the sign of kelvin, which ignoring case is a k. */
const CODES = 0x180;
const KELVIN = 0x212a;
const signs = Uint8Array.from({ length: CODES }, (_, code) => numberOf(signOf(String.fromCharCode(code))));
const K = numberOf('k');
const rarities = Uint8Array.from(NUMBERED, (sign) => RARER.indexOf(sign));

function numberOf(sign: string): number {
  return NUMBERED.indexOf(sign);
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

function rowsIn(text: string, { listOf, lists, always }: Index): readonly number[] {
  let found: number[] | null = null;
  const { length } = text;
  // The text has an end on either side.
  let three = signAt(text, 0);
  for (let at = 1; at <= length; at += 1) {
    three = ((three << BITS) | signAt(text, at)) & THREE;
    const list = listOf[three] ?? 0;
    if (list === 0) continue;
    for (const entry of lists[list] ?? [])
      if (standsAt(entry, text, at - 2)) (found ??= [...always]).push(...entry.rows);
  }
  if (found === null) return always;
  const inOrder = found.toSorted((a, b) => a - b);
  return inOrder.filter((row, at) => row !== inOrder[at - 1]);
}

/** Whether a stretch stands where its rarest three signs do. */
function standsAt({ stretch, rarest }: Entry, text: string, at: number): boolean {
  const from = at - rarest;
  // Beyond either end a text has one sign more, and not any number of them.
  if (from < -1 || from + stretch.length > text.length + 1) return false;
  for (let place = 0; place < stretch.length; place += 1)
    if (signAt(stretch, place) !== signAt(text, from + place)) return false;
  return true;
}

function indexOf(sources: readonly string[]): Index {
  const always: number[] = [];
  const entries = new Map<string, Entry>();
  for (const [row, source] of sources.entries()) {
    const needed = signsNeeded(source);
    if (needed === null) always.push(row);
    for (const stretch of needed ?? []) {
      const entry = entries.get(stretch) ?? entryOf(stretch);
      entry.rows.push(row);
      entries.set(stretch, entry);
    }
  }
  const listOf = new Uint16Array(THREE + 1);
  const lists: Entry[][] = [[]];
  for (const entry of entries.values()) {
    const three = keyAt(entry.stretch, entry.rarest);
    if (listOf[three] === 0) listOf[three] = lists.push([]) - 1;
    lists[listOf[three] ?? 0]?.push(entry);
  }
  return { listOf, lists, always };
}

function entryOf(stretch: string): Entry {
  let rarest = 0;
  let most = -1;
  for (let at = 0; at + 2 < stretch.length; at += 1) {
    const rarity = rarityAt(stretch, at) + rarityAt(stretch, at + 1) + rarityAt(stretch, at + 2);
    if (rarity > most) [rarest, most] = [at, rarity];
  }
  return { stretch, rarest, rows: [] };
}

function rarityAt(text: string, at: number): number {
  return rarities[signAt(text, at)] ?? 0;
}

function keyAt(text: string, at: number): number {
  return (((signAt(text, at) << BITS) | signAt(text, at + 1)) << BITS) | signAt(text, at + 2);
}
