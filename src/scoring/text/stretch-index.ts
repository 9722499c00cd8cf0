// The index of what many expressions need: stretches of signs, in lists by the three of them that are the rarest. Signs are
// numbers here. Pure; made of the expressions alone.

import { alternativesOf } from './alternatives.ts';
import { signsNeeded } from './literals.ts';
import { FAR } from './needed.ts';

/** A stretch of signs, the place of the rarest three among them, that of the rarest other one, and the rows that need it. */
type Entry = { stretch: Uint8Array; rarest: number; other: number; rows: number[] };
/**
 * For every three signs a bit where there is a list of those that have them, and where it begins, lists standing one
 * behind the other; of each entry how far the rarest other sign stands from the three, and the sign; the rows that may
 * match anything, and those that may match any text of another script. The signs of all stretches stand in one row, and
 * so do their rows: thousands of them are at hand where as many small arrays would not be.
 */
export type Index = {
  isListed: Uint32Array;
  listAt: Uint32Array;
  /** One more than the sign, and 0 where a list ends. */
  others: Uint8Array;
  ways: Int16Array;
  /** How far the three stand from the beginning of the stretch. */
  rarest: Uint16Array;
  /** Where the signs and the rows of an entry begin; they end where those of the next place begin. */
  stretchAt: Uint32Array;
  stretches: Uint8Array;
  rowsAt: Uint32Array;
  rowsOf: Uint16Array;
  always: Uint32Array;
  far: readonly number[];
};

/** Letters, a digit, a line below and all else are less than 32. */
export const BITS = 5;
export const THREE = (1 << (3 * BITS)) - 1;
/** Signs by their numbers, and from the most frequent to the rarest. */
const NUMBERED = ' _0abcdefghijklmnopqrstuvwxyz';
const RARER = ' etaoinsrhldcumfpgwybvk0xjqz_';
/** Threes of signs that are in every text, though not each of them is. */
const COMMON = new Set([
  ...'ing ver pro for and exp lic per par com con res ter ent ion men the all 000'.split(' '),
  '   ',
]);
const rarities = Uint8Array.from(NUMBERED, (sign) => RARER.indexOf(sign));

/** The number of a sign as signs are compared. */
export function numberOf(sign: string): number {
  return NUMBERED.indexOf(sign);
}

/** Whether a row has its bit. */
export function isAmong(rows: Uint32Array, row: number): boolean {
  return (((rows[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** Gives a row its bit. */
export function addRow(rows: Uint32Array, row: number): void {
  rows[row >>> 5] = (rows[row >>> 5] ?? 0) | (1 << (row & 31));
}

/** The index of expressions without the flag `v`; their rows are their places. */
export function indexOf(sources: readonly string[]): Index {
  const always = new Uint32Array((sources.length + 31) >>> 5);
  const far: number[] = [];
  const entries = new Map<string, Entry>();
  for (const [row, source] of sources.entries()) {
    // Of some expressions nothing is known as they stand, and much of each alternative.
    const needed = signsNeeded(source) ?? signsNeeded(alternativesOf(source).join('|'));
    if (needed === null) addRow(always, row);
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
  return { ...listed([...entries.values()]), always, far };
}

/** Entries in lists by their rarest three signs; behind each list one place is free. */
function listed(all: readonly Entry[]): Omit<Index, 'always' | 'far'> {
  const isListed = new Uint32Array((THREE + 1) >>> 5);
  const listAt = new Uint32Array(THREE + 1);
  const lists = Map.groupBy(all, ({ stretch, rarest }) => keyAt(stretch, rarest));
  const places: (Entry | null)[] = [];
  for (const [three, list] of lists) {
    addRow(isListed, three);
    listAt[three] = places.length;
    places.push(...list, null);
  }
  return {
    isListed,
    listAt,
    others: Uint8Array.from(places, (entry) => (entry === null ? 0 : (entry.stretch[entry.other] ?? 0) + 1)),
    ways: Int16Array.from(places, (entry) => (entry === null ? 0 : entry.other - entry.rarest)),
    rarest: Uint16Array.from(places, (entry) => entry?.rarest ?? 0),
    stretchAt: placesOf(places.map((entry) => entry?.stretch.length ?? 0)),
    stretches: Uint8Array.from(places.flatMap((entry) => (entry === null ? [] : [...entry.stretch]))),
    rowsAt: placesOf(places.map((entry) => entry?.rows.length ?? 0)),
    rowsOf: Uint16Array.from(places.flatMap((entry) => entry?.rows ?? [])),
  };
}

/** Where things of these lengths begin that stand one behind the other, and behind them where the last one ends. */
function placesOf(lengths: readonly number[]): Uint32Array {
  const places = new Uint32Array(lengths.length + 1);
  for (const [index, length] of lengths.entries()) places[index + 1] = (places[index] ?? 0) + length;
  return places;
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
  return { stretch, rarest, other: otherOf(stretch, rarest), rows: [] };
}

/** The rarest sign beside the three; the first of them where there is no other. */
function otherOf(stretch: Uint8Array, three: number): number {
  let other = three;
  let most = -1;
  for (const [at, sign] of stretch.entries()) {
    const rarity = at >= three && at < three + 3 ? -1 : (rarities[sign] ?? 0);
    if (rarity > most) [other, most] = [at, rarity];
  }
  return other;
}

function rarityAt(stretch: Uint8Array, at: number): number {
  return rarities[stretch[at] ?? 0] ?? 0;
}

function keyAt(stretch: Uint8Array, at: number): number {
  return ((((stretch[at] ?? 0) << BITS) | (stretch[at + 1] ?? 0)) << BITS) | (stretch[at + 2] ?? 0);
}
