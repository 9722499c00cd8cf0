// What each word of a demand weighs: less where it is everyday speech, which a plain employer clothes a demand in. Pure.

import { EVERYDAY } from '../../lexicon/everyday-words.ts';
import { stem } from '../../text/stem.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';

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

/** A smaller share of a demand says no more than the title. */
const BEYOND_MIN = 0.4;
const beyond = new WeakMap<Unit, readonly string[]>();

/** The terms of a unit that ask for more than the spec's title does; none where it hardly asks for more. */
export function termsBeyondTitle(unit: Unit, { titleTerms }: Spec): readonly string[] {
  const ready = beyond.get(unit);
  if (ready !== undefined) return ready;
  const weights = [...tellingOf(unit)];
  const own = weights.filter(([term]) => !titleTerms.includes(term));
  const terms = weightOf(own) >= BEYOND_MIN * weightOf(weights) ? own.map(([term]) => term) : [];
  beyond.set(unit, terms);
  return terms;
}

function weightOf(terms: readonly (readonly [string, number])[]): number {
  return terms.reduce((sum, [, weight]) => sum + weight, 0);
}
