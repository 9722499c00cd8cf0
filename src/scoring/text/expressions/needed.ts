// What an expression needs, put together from what its parts need and weighed: stretches of signs, compared roughly, since
// letters are so whatever their case, one digit is like another, and all else is alike. Pure.

import { isAmong } from './few-signs.ts';

/** Stretches of signs, one of which every match holds; null when nothing is known of it. */
export type Needed = readonly string[] | null;

/**
 * What may stand at a place: all texts that it can be, where they are few; what every one of them holds, and what every one
 * of them holds as well, where it is known of two stretches.
 */
export type Part = { exact: readonly string[] | null; needed: Needed; also: Needed };
/** The sign for everything but letters and digits of ASCII, and for both ends of a text. */
export const OTHER = ' ';
/** Stands for any digit. */
export const DIGIT = '0';
/** The end of a word, which is no sign of its own: what stands beside the word, if anything does, is `OTHER`. */
export const EDGE = '|';
/** Any sign of another script, wherever it stands; a stretch by itself. */
export const FAR = '~';
/** More texts than this are not told apart. */
export const TEXTS_MAX = 24;
/** Two letters, or one that is a word: less is in every text. */
const WEIGHT_MIN = 4;
const LENGTH_MIN = 3;
const FAR_WEIGHT = 30;
const isLight = isAmong(OTHER + EDGE + DIGIT);

/** A part of which nothing is known. */
export const ANYTHING: Part = { exact: null, needed: null, also: null };

/** A part that is one of these texts. */
export function exactly(...texts: string[]): Part {
  return { exact: texts, needed: texts, also: null };
}

/** One of the lists, whichever it is; nothing is known where nothing is known of one. */
export function allOf(lists: readonly Needed[]): Needed {
  if (lists.length === 1) return lists[0] ?? null;
  const all = new Set<string>();
  for (const list of lists) {
    if (list === null) return null;
    for (const one of list) all.add(one);
  }
  return [...all];
}

/** What stands beside the best of what is known of one match: the next best that it does not tell already. */
export function besides(best: Needed, all: readonly Needed[]): Needed {
  if (best === null) return null;
  let also: Needed = null;
  let most = 0;
  for (const one of all) {
    const weight = weightOf(one);
    if (one === null || weight <= most || isTold(one, best)) continue;
    [also, most] = [one, weight];
  }
  return also;
}

/** One alternative of several needs this as well; where it needs nothing else, what it needs stands for it once more. */
export function alsoOf(parts: readonly Part[]): Needed {
  if (parts.every(({ also }) => also === null)) return null;
  const also = allOf(parts.map((part) => part.also ?? part.needed));
  return weightOf(also) === 0 ? null : also;
}

/** Whether what holds one of `best` holds one of `one`, too. */
function isTold(one: readonly string[], best: readonly string[]): boolean {
  return best.every((whole) => one.some((part) => whole.includes(part)));
}

/** Whether a word that follows any number of such signs has none of its letters before it. */
export function keepsApart(befores: readonly string[], signs: readonly string[] | null): boolean {
  return signs?.every((sign) => sign === OTHER) === true && befores.every((one) => /[ |]$/.test(one));
}

/** Texts before others, all with all. */
export function joined(befores: readonly string[], afters: readonly string[]): readonly string[] {
  const [before, after] = [befores[0], afters[0]];
  if (befores.length === 1 && afters.length === 1 && before !== undefined && after !== undefined)
    return [join(before, after)];
  const all = new Set<string>();
  for (const one of befores) for (const other of afters) all.add(join(one, other));
  return [...all];
}

/** The end of a word and the sign beside the word are one. */
export function join(before: string, after: string): string {
  const last = before.charAt(before.length - 1);
  if (last === EDGE && (after.startsWith(EDGE) || after.startsWith(OTHER)))
    return before.slice(0, -1) + after;
  return last === OTHER && after.startsWith(EDGE) ? before + after.slice(1) : before + after;
}

/** How much the least telling of them tells: letters more than digits and what stands around them. */
export function weightOf(needed: Needed): number {
  if (needed === null) return 0;
  let least = Infinity;
  for (const one of needed) {
    if (one !== FAR && one.length < LENGTH_MIN) return 0;
    least = Math.min(least, one === FAR ? FAR_WEIGHT : weightOfText(one));
  }
  return least < WEIGHT_MIN ? 0 : least;
}

function weightOfText(text: string): number {
  let weight = text.length;
  for (let at = 0; at < text.length; at += 1) if (!isLight(text.charCodeAt(at))) weight += 1;
  return weight;
}
