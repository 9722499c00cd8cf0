// The points of a fit: every sign adds its own and none scales another, so that a demand which was misread costs its points
// and no more. Of a long spec less is a demand, and a long CV meets more of them by chance: there the likeness of the texts
// takes the place of the demands by degrees.

import { interpolate } from './curve.ts';
import type { Sign, Signs } from './signs.ts';
import { DEMANDS, TEXT, type Worth } from './worth.ts';

/** A spec of so many telling terms may be all demands; a longer one is so ever less. */
const TERMS = { all: 80, power: 1.5 };
/** With so many phrases of trades a CV is a long one, and in full with so many more; names and schools make none longer. */
const PHRASES = { from: 16, range: 20 };

/** How far a spec of so many telling terms and a CV of so many phrases of the lexicon are read as demands, from 0 to 1. */
export function demandShare(specTerms: number, phrases: number): number {
  const asking = Math.min(1, TERMS.all / Math.max(1, specTerms)) ** TERMS.power;
  const length = Math.max(0, Math.min(1, (phrases - PHRASES.from) / PHRASES.range));
  return asking * (1 - length);
}

/** Points, from about 0 to 100. */
export function pointsOf(signs: Signs, demands: number): number {
  return demands * sumOf(DEMANDS, signs) + (1 - demands) * sumOf(TEXT, signs);
}

function sumOf(worth: Worth, signs: Signs): number {
  let sum = 0;
  for (const [sign, knots] of Object.entries(worth)) sum += interpolate(knots, signs[sign as Sign]);
  return sum;
}
