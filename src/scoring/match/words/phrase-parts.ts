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
