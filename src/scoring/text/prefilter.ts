// Which of many expressions may match a text at all, found by one walk over its signs instead of one search for each.
// Pure; the index is made of the expressions alone, when a text is first asked about.

import { signOf, signsNeeded } from './literals.ts';
import { FAR } from './needed.ts';
import { kindsOf, SCRIPT, SHARED } from './signs.ts';

/** The rows of the expressions that a text may match, in their order; a text that none matches may still get some. */
export type Prefilter = (text: string) => readonly number[];
/** The same as one bit for each row, 32 in a number, and the kinds of signs in the text, as bits of signs.ts. */
export type Glance = { rows: Uint32Array; kinds: number };

/** A stretch of signs, the place of the rarest three among them, and the rows that need it. */
type Entry = { stretch: Uint8Array; rarest: number; rows: number[] };
/**
 * For every three signs the number of its list, 0 being the empty one, and a bit for those that have one; the rows that
 * may match anything, and those that may match any text of another script.
 */
type Index = {
  isListed: Uint32Array;
  listOf: Uint16Array;
  lists: readonly (readonly Entry[])[];
  always: Uint32Array;
  far: readonly number[];
};

/** Letters, a digit, a line below and all else are less than 32. */
const BITS = 5;
const THREE = (1 << (3 * BITS)) - 1;
/** Signs by their numbers, and from the most frequent to the rarest. */
const NUMBERED = ' _0abcdefghijklmnopqrstuvwxyz';
const RARER = ' etaoinsrhldcumfpgwybvk0xjqz_';
/** Threes of signs that are in every text, though not each of them is. */
const COMMON = new Set([
  ...'ing ver pro for and exp lic per par com con res ter ent ion men the all 000'.split(' '),
  '   ',
]);
/** All beyond is no letter, but for the sign of kelvin, which ignoring case is a k. */
const CODES = 0x180;
const KELVIN = 0x212a;
const signs = Uint8Array.from({ length: CODES }, (_, code) => numberOf(signOf(String.fromCharCode(code))));
const kinds = Uint8Array.from({ length: CODES }, (_, code) => kindsOf(code));
const K = numberOf('k');
const rarities = Uint8Array.from(NUMBERED, (sign) => RARER.indexOf(sign));
/** The signs of the text that is looked through, as numbers, from its end on the left to that on the right. */
const room = new Uint8Array(1 << 14);

function numberOf(sign: string): number {
  return NUMBERED.indexOf(sign);
}

/** Of expressions without the flag `v`. */
export function prefilterOf(sources: readonly string[]): Prefilter {
  const glance = glanceOf(sources);
  return (text) => {
    const { rows } = glance(text);
    return sources.flatMap((_, row) => (isAmong(rows, row) ? [row] : []));
  };
}

/** Of expressions without the flag `v`, with what else one walk over a text shows. */
export function glanceOf(sources: readonly string[]): (text: string) => Glance {
  let index: Index | null = null;
  return (text) => {
    index ??= indexOf(sources);
    return lookThrough(text, index);
  };
}

/** Whether a row has its bit. */
export function isAmong(rows: Uint32Array, row: number): boolean {
  return (((rows[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

function add(rows: Uint32Array, row: number): void {
  rows[row >>> 5] = (rows[row >>> 5] ?? 0) | (1 << (row & 31));
}

function lookThrough(text: string, { isListed, listOf, lists, always, far }: Index): Glance {
  let rows = always;
  const seen = text.length + 2 <= room.length ? room : new Uint8Array(text.length + 2);
  const held = numbered(text, seen);
  const end = text.length + 2;
  let three = ((seen[0] ?? 0) << BITS) | (seen[1] ?? 0);
  for (let at = 2; at < end; at += 1) {
    three = ((three << BITS) | (seen[at] ?? 0)) & THREE;
    if (!isAmong(isListed, three)) continue;
    for (const entry of lists[listOf[three] ?? 0] ?? [])
      if (standsAt(entry, seen, at - 2 - entry.rarest, end)) {
        if (rows === always) rows = always.slice();
        for (const row of entry.rows) add(rows, row);
      }
  }
  if ((held & (SCRIPT | SHARED)) !== 0 && far.length > 0) {
    if (rows === always) rows = always.slice();
    for (const row of far) add(rows, row);
  }
  return { rows, kinds: held };
}

/** Writes the signs of a text as numbers, between its ends, and gives their kinds. */
function numbered(text: string, seen: Uint8Array): number {
  let held = 0;
  const { length } = text;
  seen[0] = 0;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < CODES) {
      seen[at + 1] = signs[code] ?? 0;
      held |= kinds[code] ?? 0;
    } else {
      seen[at + 1] = code === KELVIN ? K : 0;
      held |= kindsOf(code);
    }
  }
  seen[length + 1] = 0;
  return held;
}

/** Whether a stretch stands where its rarest three signs do; beyond either end a text has one sign more, and no others. */
function standsAt({ stretch }: Entry, seen: Uint8Array, from: number, end: number): boolean {
  if (from < 0 || from + stretch.length > end) return false;
  for (let place = 0; place < stretch.length; place += 1)
    if (stretch[place] !== seen[from + place]) return false;
  return true;
}

function indexOf(sources: readonly string[]): Index {
  const always = new Uint32Array((sources.length + 31) >>> 5);
  const far: number[] = [];
  const entries = new Map<string, Entry>();
  for (const [row, source] of sources.entries()) {
    const needed = signsNeeded(source);
    if (needed === null) add(always, row);
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
  const isListed = new Uint32Array((THREE + 1) >>> 5);
  const listOf = new Uint16Array(THREE + 1);
  const lists: Entry[][] = [[]];
  for (const entry of entries.values()) {
    const three = keyAt(entry.stretch, entry.rarest);
    if (listOf[three] === 0) listOf[three] = lists.push([]) - 1;
    add(isListed, three);
    lists[listOf[three] ?? 0]?.push(entry);
  }
  return { isListed, listOf, lists, always, far };
}

function entryOf(written: string): Entry {
  const stretch = Uint8Array.from(written, numberOf);
  let rarest = 0;
  let most = -1;
  for (let at = 0; at + 2 < stretch.length; at += 1) {
    const rarity = COMMON.has(written.slice(at, at + 3))
      ? 0
      : rarityAt(stretch, at) + rarityAt(stretch, at + 1) + rarityAt(stretch, at + 2);
    if (rarity > most) [rarest, most] = [at, rarity];
  }
  return { stretch, rarest, rows: [] };
}

function rarityAt(stretch: Uint8Array, at: number): number {
  return rarities[stretch[at] ?? 0] ?? 0;
}

function keyAt(stretch: Uint8Array, at: number): number {
  return ((((stretch[at] ?? 0) << BITS) | (stretch[at + 1] ?? 0)) << BITS) | (stretch[at + 2] ?? 0);
}
