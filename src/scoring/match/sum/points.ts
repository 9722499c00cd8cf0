// The points of a fit: every sign adds its own and none scales another, so that a demand which was misread costs its points
// and no more. Of a long spec less is a demand, and a long CV meets more of them by chance: there the likeness of the texts
// takes the place of the demands by degrees.

import { interpolate } from './curve.ts';
import type { Sign, Signs } from './signs.ts';
import { DEMANDS, TEXT, type Worth } from './worth.ts';

/** A spec of so many telling terms may be all demands; a longer one is so ever less. */
const TERMS = { all: 95, power: 3 };
/** With so many different terms a CV is a long one, and in full with so many more. */
const TOLD = { from: 80, range: 30 };

/** How far a spec of so many telling terms and a CV that tells so many are read as demands, from 0 to 1. */
export function demandShare(specTerms: number, told: number): number {
  const asking = Math.min(1, TERMS.all / Math.max(1, specTerms)) ** TERMS.power;
  const length = Math.max(0, Math.min(1, (told - TOLD.from) / TOLD.range));
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
