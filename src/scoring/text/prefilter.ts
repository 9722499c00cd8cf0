// Which of many expressions may match a text at all, found by one walk over its signs instead of one search for each.
// Pure; the index is made of the expressions alone, when a text is first asked about.

import { signOf, signsNeeded } from './literals.ts';
import { FAR } from './needed.ts';
import { kindsOf, SCRIPT, SHARED } from './signs.ts';

/** The rows of the expressions that a text may match, in their order; a text that none matches may still get some. */
export type Prefilter = (text: string) => readonly number[];
/** The same, and the kinds of signs in the text, as bits. */
export type Glance = { rows: readonly number[]; kinds: number };

/** A stretch of signs, the place of the rarest three among them, and the rows that need it. */
type Entry = { stretch: string; rarest: number; rows: number[] };
/**
 * For every three signs the number of its list, 0 being the empty one; the rows that may match anything, and those that
 * may match any text of another script.
 */
type Index = {
  listOf: Uint16Array;
  lists: readonly (readonly Entry[])[];
  always: readonly number[];
  far: readonly number[];
};

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
  const glance = glanceOf(sources);
  return (text) => glance(text).rows;
}

/** Of expressions without the flag `v`, with what else one walk over a text shows. */
export function glanceOf(sources: readonly string[]): (text: string) => Glance {
  let index: Index | null = null;
  return (text) => {
    index ??= indexOf(sources);
    return lookThrough(text, index);
  };
}

function lookThrough(text: string, { listOf, lists, always, far }: Index): Glance {
  let found: number[] | null = null;
  let kinds = 0;
  const { length } = text;
  // The text has an end on either side.
  let three = signAt(text, 0);
  for (let at = 1; at <= length; at += 1) {
    kinds |= kindsOf(text.charCodeAt(at - 1));
    three = ((three << BITS) | signAt(text, at)) & THREE;
    const list = listOf[three] ?? 0;
    if (list === 0) continue;
    for (const entry of lists[list] ?? [])
      if (standsAt(entry, text, at - 2)) (found ??= [...always]).push(...entry.rows);
  }
  if ((kinds & (SCRIPT | SHARED)) !== 0 && far.length > 0) (found ??= [...always]).push(...far);
  if (found === null) return { rows: always, kinds };
  const inOrder = found.toSorted((a, b) => a - b);
  return { rows: inOrder.filter((row, at) => row !== inOrder[at - 1]), kinds };
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
  const far: number[] = [];
  const entries = new Map<string, Entry>();
  for (const [row, source] of sources.entries()) {
    const needed = signsNeeded(source);
    if (needed === null) always.push(row);
    for (const stretch of needed ?? []) {
      if (stretch === FAR) {
        far.push(row);
        continue;
      }
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
  return { listOf, lists, always, far };
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
