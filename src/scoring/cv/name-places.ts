// Where the person of a CV is named in a text: two words of the name and more behind each other, or one of them that is a
// name and nothing else. Looked for word by word, since an expression for each CV would be compiled for it alone. Pure.

import type { Place } from '../text/place.ts';
import { isUnheard } from '../text/terms/rarity.ts';
import { stem } from '../text/terms/stem.ts';

/** A word of a name as it may be written, and whether it names the person by itself. */
export type NameWord = { writings: readonly string[]; isEnough: boolean };

/** What may stand between two words of a name: initials. */
const BETWEEN = /^\s+(?:\p{Lu}\.\s*){0,2}$/u;
const LETTER = /\p{L}/u;

/**
 * The words of a name, MARTA as well as Marta: a head may shout. A word of the name names the person by itself unless it
 * is a word of a trade as well: a baker may be called Baker.
 */
export function nameWords(name: readonly string[]): NameWord[] {
  return name.map((word) => {
    const lower = word.toLowerCase();
    const forms = new Set([word, word.toUpperCase(), lower.charAt(0).toUpperCase() + lower.slice(1)]);
    return { writings: [...forms], isEnough: isUnheard(stem(lower)) };
  });
}

/** All places of a name in a text, in order. */
export function placesOfName(text: string, name: readonly NameWord[]): Place[] {
  const words = name.flatMap((word) => wordPlaces(text, word)).toSorted((a, b) => a.start - b.start);
  const places: Place[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (first === undefined) break;
    let last = first;
    for (
      let next = words[at + 1];
      next !== undefined && BETWEEN.test(text.slice(last.end, next.start));
      next = words[at + 1]
    ) {
      last = next;
      at += 1;
    }
    if (last !== first || isApart(text, first)) places.push({ start: first.start, end: last.end });
  }
  return places;
}

/** Where a word stands whole. */
function wordPlaces(text: string, { writings, isEnough }: NameWord): (Place & { isEnough: boolean })[] {
  return writings.flatMap((word) => {
    const found = [];
    for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length)) {
      const end = start + word.length;
      if (!isLetterAt(text, start - 1) && !isLetterAt(text, end)) found.push({ start, end, isEnough });
    }
    return found;
  });
}

/** Half of somebody else's double name is no name of this person's. */
function isApart(text: string, { start, end, isEnough }: Place & { isEnough: boolean }): boolean {
  return (
    isEnough &&
    !(text[start - 1] === '-' && isLetterAt(text, start - 2)) &&
    !(text[end] === '-' && isLetterAt(text, end + 1))
  );
}

function isLetterAt(text: string, at: number): boolean {
  return LETTER.test(text.charAt(at));
}
