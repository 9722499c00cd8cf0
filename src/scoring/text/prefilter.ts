// Which of many expressions may match a text at all, found by one walk over its signs instead of one search for each.
// Pure; the index is made of the expressions alone, when a text is first asked about.

import { signOf, signsNeeded } from './literals.ts';
import { FAR } from './needed.ts';
import { kindsOf, SCRIPT, SHARED } from './signs.ts';

/** The rows of the expressions that a text may match, in their order; a text that none matches may still get some. */
export type Prefilter = (text: string) => readonly number[];
/** The same as one bit for each row, 32 in a number, and the kinds of signs in the text, as bits of signs.ts. */
export type Glance = { rows: Uint32Array; kinds: number };

/** A stretch of signs, the place of the rarest three among them, that of the rarest other one, and the rows that need it. */
type Entry = { stretch: Uint8Array; rarest: number; other: number; rows: number[] };
/**
 * For every three signs a bit where there is a list of those that have them, and where it begins, lists standing one
 * behind the other; of each entry how far the rarest other sign stands from the three, and the sign; the rows that may
 * match anything, and those that may match any text of another script.
 */
type Index = {
  isListed: Uint32Array;
  listAt: Uint32Array;
  entries: readonly Entry[];
  /** One more than the sign, and 0 where a list ends. */
  others: Uint8Array;
  ways: Int16Array;
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
    const found: number[] = [];
    for (const [place, bits] of rows.entries())
      for (let left = bits; left !== 0; left &= left - 1)
        found.push(place * 32 + 31 - Math.clz32(left & -left));
    return found;
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

function lookThrough(text: string, index: Index): Glance {
  const { isListed, listAt, entries, others, ways, always, far } = index;
  let rows = always;
  const seen = text.length + 2 <= room.length ? room : new Uint8Array(text.length + 2);
  const held = numbered(text, seen);
  const end = text.length + 2;
  let three = ((seen[0] ?? 0) << BITS) | (seen[1] ?? 0);
  for (let at = 2; at < end; at += 1) {
    three = ((three << BITS) | (seen[at] ?? 0)) & THREE;
    if (!isAmong(isListed, three)) continue;
    for (let place = listAt[three] ?? 0; ; place += 1) {
      const other = others[place] ?? 0;
      if (other === 0) break;
      // Of most one more sign says that they do not stand there.
      const beside = at - 2 + (ways[place] ?? 0);
      if (beside < 0 || seen[beside] !== other - 1) continue;
      const entry = entries[place];
      if (entry === undefined || !standsAt(entry, seen, at - 2 - entry.rarest, end)) continue;
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
  return { ...listed([...entries.values()]), always, far };
}

/** Entries in lists by their rarest three signs; behind each list one place is free. */
function listed(all: readonly Entry[]): Omit<Index, 'always' | 'far'> {
  const isListed = new Uint32Array((THREE + 1) >>> 5);
  const listAt = new Uint32Array(THREE + 1);
  const lists = Map.groupBy(all, ({ stretch, rarest }) => keyAt(stretch, rarest));
  const entries: Entry[] = [];
  const others = new Uint8Array(all.length + lists.size);
  const ways = new Int16Array(all.length + lists.size);
  let place = 0;
  for (const [three, list] of lists) {
    add(isListed, three);
    listAt[three] = place;
    for (const entry of list) {
      entries[place] = entry;
      others[place] = (entry.stretch[entry.other] ?? 0) + 1;
      ways[place] = entry.other - entry.rarest;
      place += 1;
    }
    place += 1;
  }
  return { isListed, listAt, entries, others, ways };
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
