// Which occupation a text speaks of, by the words that are at home in each: the insider's words that neither a spec nor
// a title has to repeat. A word that many occupations share tells little. Pure.

import { OCCUPATION_NAMES, phrasesIn, type Phrase, type Reach } from './occupation-phrases.ts';

/** A unit vector over the occupations by their numbers, or one of zeros, those that were spoken of, how much, and by what. */
export type Occupied = {
  shares: Float64Array;
  named: readonly number[];
  mass: number;
  phrases: ReadonlySet<Phrase>;
};

const NO_PHRASES: ReadonlySet<Phrase> = new Set();

/** The occupations of lines of text, each with its weight; those of what they say beside the phrases of `except`. */
export function occupationsIn(
  lines: readonly { text: string; weight: number }[],
  reach: Reach = 'own',
  except: ReadonlySet<Phrase> = NO_PHRASES,
): Occupied {
  const found: Phrase[] = [];
  for (const { text, weight } of lines) {
    if (weight <= 0) continue;
    for (const phrase of phrasesIn[reach](text)) {
      if (except.has(phrase)) continue;
      if (phrase.times === 0) found.push(phrase);
      phrase.times += weight;
    }
  }
  const shares = new Float64Array(OCCUPATION_NAMES.length);
  const isNamed = new Uint8Array(OCCUPATION_NAMES.length);
  const named: number[] = [];
  for (const phrase of found) {
    const { weight, occupations, times } = phrase;
    phrase.times = 0;
    const telling = weight * (times >= 1 ? 1 + Math.log(times) : times);
    for (const occupation of occupations) {
      if (isNamed[occupation] === 0) named.push(occupation);
      isNamed[occupation] = 1;
      shares[occupation] = (shares[occupation] ?? 0) + telling;
    }
  }
  const mass = Math.hypot(...named.map((occupation) => shares[occupation] ?? 0));
  // Of hundreds a text names a few; the others stay at nothing.
  for (const occupation of named) shares[occupation] = (shares[occupation] ?? 0) / (mass || 1);
  return { shares, named, mass, phrases: new Set(found) };
}

/** How much a text tells of the occupation that it tells most of. */
export function mostTold({ mass, named, shares }: Occupied): number {
  let most = 0;
  for (const occupation of named) most = Math.max(most, shares[occupation] ?? 0);
  return mass * most;
}

/** How much the phrases that `told` shares with `asked` tell of the occupations that are asked for. */
export function sharedMass(asked: Occupied, told: Occupied): number {
  let sum = 0;
  for (const phrase of told.phrases) {
    if (!asked.phrases.has(phrase)) continue;
    sum += phrase.weight * Math.max(...phrase.occupations.map((one) => asked.shares[one] ?? 0));
  }
  return sum;
}
