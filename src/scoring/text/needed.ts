// What an expression needs, put together from what its parts need and weighed: stretches of signs, compared roughly, since
// letters are so whatever their case, one digit is like another, and all else is alike. Pure.

/** Stretches of signs, one of which every match holds; null when nothing is known of it. */
export type Needed = readonly string[] | null;

/** What may stand at a place: all texts that it can be, where they are few, and what every one of them holds. */
export type Part = { exact: readonly string[] | null; needed: Needed };
/** The sign for everything but letters and digits of ASCII, and for both ends of a text. */
export const OTHER = ' ';
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
const IS_LIGHT = ' |0';

export const ANYTHING: Part = { exact: null, needed: null };

export function exactly(...texts: string[]): Part {
  return { exact: texts, needed: texts };
}

/** One of the lists, whichever it is; nothing is known where nothing is known of one. */
export function allOf(lists: readonly Needed[]): Needed {
  if (lists.length === 1) return lists[0] ?? null;
  return lists.every((list) => list !== null) ? [...new Set(lists.flat())] : null;
}

/** Whether a word that follows any number of such signs has none of its letters before it. */
export function keepsApart(befores: readonly string[], signs: readonly string[] | null): boolean {
  return signs?.every((sign) => sign === OTHER) === true && befores.every((one) => /[ |]$/.test(one));
}

/** Texts before others, all with all. */
export function joined(befores: readonly string[], afters: readonly string[]): string[] {
  const all = befores.flatMap((before) => afters.map((after) => join(before, after)));
  return all.length === 1 ? all : [...new Set(all)];
}

/** The end of a word and the sign beside the word are one. */
export function join(before: string, after: string): string {
  if (before.endsWith(EDGE) && (after.startsWith(EDGE) || after.startsWith(OTHER)))
    return before.slice(0, -1) + after;
  return before.endsWith(OTHER) && after.startsWith(EDGE) ? before + after.slice(1) : before + after;
}

/** How much the least telling of them tells: letters more than digits and what stands around them. */
export function weightOf(needed: Needed): number {
  if (needed === null) return 0;
  let least = Infinity;
  for (const one of needed) {
    if (one === FAR) {
      least = Math.min(least, FAR_WEIGHT);
      continue;
    }
    if (one.length < LENGTH_MIN) return 0;
    let weight = one.length;
    for (const sign of one) if (!IS_LIGHT.includes(sign)) weight += 1;
    least = Math.min(least, weight);
  }
  return least < WEIGHT_MIN ? 0 : least;
}
