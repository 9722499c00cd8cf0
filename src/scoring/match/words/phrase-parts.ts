// Phrases of a demand and the words they are made of. Whoever names the thing in another way has said its words too, and
// whoever says all of its words in one line has named it. Pure.

import type { Unit } from '../../spec/units/read-requirements.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** The terms of a unit that are phrases of several words, each with those of its words that are terms of the unit too. */
export const partsOfPhrases = rememberedOf((unit: Unit): ReadonlyMap<string, readonly string[]> => {
  const found = termsOf(unit.text);
  const parts = new Map<string, readonly string[]>();
  for (const { term, start, end } of found) {
    if (!term.startsWith('=') || !unit.terms.has(term)) continue;
    const within = found
      .filter((one) => one.term !== term && one.start >= start && one.end <= end && unit.terms.has(one.term))
      .map((one) => one.term);
    if (within.length > 0) parts.set(term, [...new Set(within)]);
  }
  return parts;
});

type Placed = { term: string; start: number; end: number };

/**
 * Without the words of phrases that are not asked for: "no heat pump ticket" denies heat pumps, and no heating. A phrase of
 * which every word is asked for is the thing by another name.
 */
export function withoutOtherPhrases<T extends Placed>(
  terms: readonly T[],
  asked: Pick<ReadonlySet<string>, 'has'>,
): readonly T[] {
  const phrases = terms.filter(({ term }) => term.startsWith('=') && !asked.has(term));
  if (phrases.length === 0) return terms;
  const wordsOf = (phrase: T) => terms.filter((one) => !one.term.startsWith('=') && isWithin(one, phrase));
  const others = phrases.filter((phrase) => wordsOf(phrase).some(({ term }) => !asked.has(term)));
  return terms.filter((one) => one.term.startsWith('=') || !others.some((phrase) => isWithin(one, phrase)));
}

/** A word of a phrase, and not all of it. */
function isWithin(one: Placed, phrase: Placed): boolean {
  return (
    phrase.start <= one.start && phrase.end >= one.end && phrase.end - phrase.start > one.end - one.start
  );
}
