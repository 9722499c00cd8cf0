// The points of a fit: every sign adds its own and none scales another, so that a demand which was misread costs its points
// and no more. Where texts are less sure to be demands and their evidence (lengths.ts), the likeness of the texts stands
// beside what the demands come to, by degrees.

import { interpolate, type Knots } from './curve.ts';
import type { Lengths } from './lengths.ts';
import type { Signs } from './signs.ts';
import { DEMANDS, TEXT, type Worth, type WorthSign } from './worth.ts';

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

/**
 * What demands come to in long texts, by what they would come to in short ones: among so many lines some answer anything,
 * and so many demands are never all answered in their words.
 */
const AT_LENGTH: Knots = [
  [0, 0],
  [20, 8],
  [35, 30],
  [50, 49],
  [62, 63],
  [75, 80],
  [88, 93],
  [100, 100],
];

/**
 * The most that demands come to in texts so little alike: of an ad that asks for few papers a CV of any other trade lacks
 * none. Who is good for a post has always told of the same work, in whatever words.
 */
const UNLIKE_MOST: Knots = [
  [0, 8],
  [10, 12],
  [22, 24],
  [32, 32],
  [45, 44],
  [55, 100],
];

/** Points, from about 0 to 100. */
export function pointsOf(signs: Signs, { long, demands }: Lengths, worths = WORTHS): number {
  const asked = sumOf(worths.demands, signs);
  const likened = interpolate(LEVELS, sumOf(worths.text, inText(signs, asked)));
  const told = (1 - long) * asked + long * interpolate(AT_LENGTH, asked);
  const answered = Math.min(told, interpolate(UNLIKE_MOST, likened));
  return demands * answered + (1 - demands) * likened;
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
