// The points of a fit: every sign adds its own and none scales another, so that a demand which was misread costs its points
// and no more. Of a long spec less is a demand, and a long CV meets more of them by chance: there the likeness of the texts
// stands beside what the demands come to, by degrees.

import { interpolate, type Knots } from './curve.ts';
import type { Signs } from './signs.ts';
import { DEMANDS, TEXT, type Worth, type WorthSign } from './worth.ts';

/** A spec of so many telling terms may be all demands; a longer one is so ever less. */
const TERMS = { all: 95, power: 3 };
/** With so many different terms a CV is a long one, and in full with so many more. */
const TOLD = { from: 80, range: 30 };
/** What long texts come to in points, and as a score: those of other trades lie close together in points. */
export const LEVELS: Knots = [
  [25, 5],
  [36, 14],
  [42, 28],
  [44, 46],
  [45, 50],
  [56, 55],
  [62, 59],
  [68, 66],
  [74, 78],
  [84, 86],
  [95, 96],
  [105, 100],
];

/** The worths of signs in lists of demands and in long texts. */
export type Worths = { demands: Worth; text: Worth };
/** Those of this version. */
export const WORTHS: Worths = { demands: DEMANDS, text: TEXT };

/** How far a spec of so many telling terms and a CV that tells so many are read as demands, from 0 to 1. */
export function demandShare(specTerms: number, told: number): number {
  const asking = Math.min(1, TERMS.all / Math.max(1, specTerms)) ** TERMS.power;
  const length = Math.max(0, Math.min(1, (told - TOLD.from) / TOLD.range));
  return asking * (1 - length);
}

/** Points, from about 0 to 100. */
export function pointsOf(signs: Signs, demands: number, worths = WORTHS): number {
  const asked = sumOf(worths.demands, signs);
  if (demands === 1) return asked;
  const likened = interpolate(LEVELS, sumOf(worths.text, inText(signs, asked)));
  return demands * asked + (1 - demands) * likened;
}

/** The signs of a long text, of which one is what its demands come to. */
export function inText(signs: Signs, asked: number): Record<WorthSign, number> {
  return { ...signs, asked: asked / 100 };
}

/** What signs are worth together, in points. */
export function sumOf(worth: Worth, signs: Partial<Record<WorthSign, number>>): number {
  let sum = 0;
  for (const [sign, knots] of Object.entries(worth)) sum += interpolate(knots, signs[sign as WorthSign] ?? 0);
  return sum;
}
