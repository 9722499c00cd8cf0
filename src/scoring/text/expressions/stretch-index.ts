// The index of what many expressions need: stretches of signs, in lists by the four of them that are the rarest. Signs are
// numbers here. Pure; made of the expressions alone.

import { alternativesOf } from './alternatives.ts';
import { bothNeeded, forgetParts } from './literals.ts';
import { FAR, type Needed } from './needed.ts';

/** A stretch of signs, the place of the rarest four among them, and the rows that need it. */
type Entry = { stretch: Uint8Array; rarest: number; rows: number[] };
/**
 * For the place of every four signs a bit where there is a list of those that have them, and where it begins, lists
 * standing one behind the other; the rows that may match anything, and those that may match any text of another script.
 * Behind the rows for what expressions need stand as many for what they need as well.
 * The signs of all stretches stand in one row, and so do their rows: thousands of them are at hand where as many small
 * arrays would not be.
 */
export type Index = {
  isListed: Uint32Array;
  /** A list ends where that of the next place begins. */
  listAt: Uint32Array;
  /** How far the four stand from the beginning of the stretch. */
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
/** The bits of four letters in a row. */
export const FOUR = (1 << (4 * BITS)) - 1;
const LENGTH = 4;
/** Fours of signs are scattered over so many places: a bit for each of them is read in no time, a bit for every four is not. */
const PLACES = 1 << 16;
/** Signs by their numbers. */
const NUMBERED = ' _0abcdefghijklmnopqrstuvwxyz';

const numbers = new Uint8Array(0x80);
for (let number = 0; number < NUMBERED.length; number += 1) numbers[NUMBERED.charCodeAt(number)] = number;

/** The number of a sign as signs are compared. */
export function numberOf(sign: string): number {
  return numbers[sign.charCodeAt(0)] ?? 0;
}

/** The place of four signs; others may have the same. */
export function placeOf(four: number): number {
  return Math.imul(four, 0x9e37_79b1) >>> 16;
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
  const places = (sources.length + 31) >>> 5;
  const alsoAt = places * 32;
  const always = new Uint32Array(2 * places);
  const far: number[] = [];
  const rowsBy = new Map<string, number[]>();
  const enlist = (row: number, needed: Needed) => {
    if (needed === null) addRow(always, row);
    for (const stretch of needed ?? []) {
      if (stretch === FAR) {
        far.push(row);
        continue;
      }
      const rows = rowsBy.get(stretch) ?? [];
      rows.push(row);
      rowsBy.set(stretch, rows);
    }
  };
  for (const [row, source] of sources.entries()) {
    const { needed, also } = neededOf(source);
    enlist(row, needed);
    enlist(alsoAt + row, also);
  }
  forgetParts();
  return { ...listed(entriesOf(rowsBy)), always, far };
}

/** Of some expressions nothing is known as they stand, and much of each alternative. */
function neededOf(source: string): { needed: Needed; also: Needed } {
  const asItStands = bothNeeded(source);
  return asItStands.needed === null ? bothNeeded(alternativesOf(source).join('|')) : asItStands;
}

function entriesOf(rowsBy: ReadonlyMap<string, number[]>): Entry[] {
  const all = Array.from(rowsBy, ([written, rows]) => ({ stretch: stretchOf(written), rows }));
  const counts = countsOf(all.map(({ stretch }) => stretch));
  return all.map(({ stretch, rows }) => ({ stretch, rarest: rarestIn(stretch, counts), rows }));
}

function stretchOf(written: string): Uint8Array {
  const stretch = new Uint8Array(written.length);
  for (let at = 0; at < stretch.length; at += 1) stretch[at] = numbers[written.charCodeAt(at)] ?? 0;
  return stretch;
}

/** Entries in lists by the places of their rarest four signs. */
function listed(all: readonly Entry[]): Omit<Index, 'always' | 'far'> {
  const isListed = new Uint32Array(PLACES >>> 5);
  const lengths = new Uint32Array(PLACES);
  const placesOfAll = all.map(placesOf);
  for (const places of placesOfAll)
    for (const place of places) {
      addRow(isListed, place);
      lengths[place] = (lengths[place] ?? 0) + 1;
    }
  const listAt = startsOf(lengths);
  const entries = inLists(all, placesOfAll, listAt);
  const stretchAt = startsOf(entries.map(({ stretch }) => stretch.length));
  const stretches = new Uint8Array(stretchAt.at(-1) ?? 0);
  for (const [index, { stretch }] of entries.entries()) stretches.set(stretch, stretchAt[index]);
  return {
    isListed,
    listAt,
    rarest: Uint16Array.from(entries, ({ rarest }) => rarest),
    stretchAt,
    stretches,
    rowsAt: startsOf(entries.map(({ rows }) => rows.length)),
    rowsOf: Uint16Array.from(entries.flatMap(({ rows }) => rows)),
  };
}

/** Entries one behind the other, each in the list of every one of its places. */
function inLists(
  all: readonly Entry[],
  placesOfAll: readonly (readonly number[])[],
  listAt: Uint32Array,
): Entry[] {
  const next = listAt.slice();
  const entries: Entry[] = Array.from({ length: listAt.at(-1) ?? 0 });
  for (const [index, entry] of all.entries())
    for (const place of placesOfAll[index] ?? []) {
      const at = next[place] ?? 0;
      entries[at] = entry;
      next[place] = at + 1;
    }
  return entries;
}

/** One place, but for a stretch of three: whatever sign stands behind it makes them four. */
function placesOf({ stretch, rarest }: Entry): readonly number[] {
  if (stretch.length >= LENGTH) return [placeOf(fourAt(stretch, rarest))];
  return [...new Set(Array.from(NUMBERED, (sign) => placeOf(fourAt([...stretch, numberOf(sign)], 0))))];
}

/** Where things of these lengths begin that stand one behind the other, and behind them where the last one ends. */
function startsOf(lengths: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let index = 0; index < lengths.length; index += 1)
    starts[index + 1] = (starts[index] ?? 0) + (lengths[index] ?? 0);
  return starts;
}

/** Which four of a stretch are the rarest: those that the fewest stretches have, since words of texts are made as these are. */
function rarestIn(stretch: Uint8Array, counts: ReadonlyMap<number, number>): number {
  let rarest = 0;
  let least = Infinity;
  for (let at = 0; at + LENGTH <= stretch.length; at += 1) {
    const count = counts.get(fourAt(stretch, at)) ?? 0;
    if (count < least) [rarest, least] = [at, count];
  }
  return rarest;
}

/** How many stretches have each four of signs. */
function countsOf(stretches: readonly Uint8Array[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const stretch of stretches)
    for (let at = 0; at + LENGTH <= stretch.length; at += 1) {
      const four = fourAt(stretch, at);
      counts.set(four, (counts.get(four) ?? 0) + 1);
    }
  return counts;
}

function fourAt(stretch: ArrayLike<number>, at: number): number {
  let four = 0;
  for (let place = at; place < at + LENGTH; place += 1) four = (four << BITS) | (stretch[place] ?? 0);
  return four;
}
