// Which of many expressions may match a text at all, found by one walk over its signs instead of one search for each.
// Pure; the index is made of the expressions alone, when a text is first asked about.

import { signOf } from './literals.ts';
import { kindsOf, SCRIPT, SHARED } from './signs.ts';
import { addRow, BITS, FOUR, indexOf, isAmong, numberOf, placeOf, type Index } from './stretch-index.ts';

/** The rows of the expressions that a text may match, in their order; a text that none matches may still get some. */
export type Prefilter = (text: string) => readonly number[];
/** The same as one bit for each row, 32 in a number, and the kinds of signs in the text, as bits of signs.ts. */
export type Glance = { rows: Uint32Array; kinds: number };

/** All beyond is no letter, but for the sign of kelvin, which ignoring case is a k. */
const CODES = 0x180;
const KELVIN = 0x212a;
const signs = Uint8Array.from({ length: CODES }, (_, code) => numberOf(signOf(String.fromCharCode(code))));
const kinds = Uint16Array.from({ length: CODES }, (_, code) => kindsOf(code));
const K = numberOf('k');
/** A text has an end on either side, and one more sign behind a stretch of three that stands last. */
const BEYOND = 3;
/** The signs of the text that is looked through, as numbers, from its end on the left to that on the right. */
const room = new Uint8Array(1 << 14);

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

function lookThrough(text: string, index: Index): Glance {
  const { isListed, listAt, rowsAt, rowsOf, always, far } = index;
  const rows = always.slice();
  const seen = text.length + BEYOND <= room.length ? room : new Uint8Array(text.length + BEYOND);
  const held = numbered(text, seen);
  const end = text.length + 2;
  let four = ((seen[0] ?? 0) << (2 * BITS)) | ((seen[1] ?? 0) << BITS) | (seen[2] ?? 0);
  for (let at = 3; at <= end; at += 1) {
    four = ((four << BITS) | (seen[at] ?? 0)) & FOUR;
    const place = placeOf(four);
    if (!isAmong(isListed, place)) continue;
    const after = listAt[place + 1] ?? 0;
    for (let entry = listAt[place] ?? 0; entry < after; entry += 1) {
      if (!standsAt(entry, index, seen, at - 3, end)) continue;
      const last = rowsAt[entry + 1] ?? 0;
      for (let row = rowsAt[entry] ?? 0; row < last; row += 1) addRow(rows, rowsOf[row] ?? 0);
    }
  }
  if ((held & (SCRIPT | SHARED)) !== 0) for (const row of far) addRow(rows, row);
  return { rows: withBoth(rows), kinds: held };
}

/** The rows of expressions of which a text holds both what they need and what they need as well. */
function withBoth(rows: Uint32Array): Uint32Array {
  const length = rows.length / 2;
  const both = rows.slice(0, length);
  for (let place = 0; place < length; place += 1)
    both[place] = (both[place] ?? 0) & (rows[length + place] ?? 0);
  return both;
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
  seen[length + 2] = 0;
  return held;
}

/**
 * Whether the stretch of an entry stands where its rarest four signs may; beyond either end a text has one sign more, and
 * no others.
 */
function standsAt(entry: number, index: Index, seen: Uint8Array, four: number, end: number): boolean {
  const { rarest, stretchAt, stretches } = index;
  const first = stretchAt[entry] ?? 0;
  const last = stretchAt[entry + 1] ?? 0;
  const from = four - (rarest[entry] ?? 0);
  if (from < 0 || from + last - first > end) return false;
  for (let at = first; at < last; at += 1) if (stretches[at] !== seen[from + at - first]) return false;
  return true;
}
