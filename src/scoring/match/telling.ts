// What each word of a demand weighs: less where it is everyday speech, which a plain employer clothes a demand in. Pure.

import { EVERYDAY } from '../lexicon/everyday-words.ts';
import { stem } from '../text/stem.ts';
import type { Unit } from '../spec/read-requirements.ts';

const everyday = new Set([...EVERYDAY].map(stem));
/** What a word of everyday speech weighs beside one that is none. */
const EVERYDAY_SHARE = 0.25;

const known = new WeakMap<Unit, ReadonlyMap<string, number>>();

/** The terms of a unit with their weights. */
export function tellingOf(unit: Unit): ReadonlyMap<string, number> {
  const ready = known.get(unit);
  if (ready !== undefined) return ready;
  const weights = new Map(
    [...unit.terms].map(([term, weight]) => [term, everyday.has(term) ? weight * EVERYDAY_SHARE : weight]),
  );
  known.set(unit, weights);
  return weights;
}
