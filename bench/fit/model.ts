// The sum of signs as a linear model: one number for each stretch between two knots of a sign's curve, by how many points
// the curve rises there. Pure.

import { scoreOf } from '../../src/scoring/match/sum/aggregate.ts';
import { interpolate } from '../../src/scoring/match/sum/curve.ts';
import { inText, pointsOf, sumOf, WORTHS, type Worths } from '../../src/scoring/match/sum/points.ts';
import type { Worth, WorthSign } from '../../src/scoring/match/sum/worth.ts';
import type { Row } from './rows.ts';

/** Which worths: those of lists of demands, or those of long texts. */
export type Table = keyof Worths;

/** `direction`: 1 where a curve may only rise, -1 where it may only fall, 0 where it is free. */
export type Stretch = { sign: WorthSign; from: number; to: number; direction: -1 | 0 | 1 };

/** What speaks against a candidate. */
const AGAINST: ReadonlySet<WorthSign> = new Set(['above', 'denied', 'longAgo', 'manyMissing']);

/** The stretches of each table, in its order. */
export const STRETCHES: Readonly<Record<Table, readonly Stretch[]>> = {
  demands: stretchesOf(WORTHS.demands),
  text: stretchesOf(WORTHS.text),
};

function stretchesOf(worth: Worth): Stretch[] {
  return Object.entries(worth).flatMap(([name, knots]): Stretch[] => {
    const sign = name as WorthSign;
    if (sign === 'always') return [{ sign, from: 0, to: 1, direction: 0 }];
    const direction = AGAINST.has(sign) ? -1 : 1;
    return knots.slice(1).map(([to], index) => ({ sign, from: knots[index]?.[0] ?? 0, to, direction }));
  });
}

/** The present worths of a table moved towards the fitted rises by `share` of the way. */
export function movedTowards(fitted: Float64Array, table: Table, share: number): Float64Array {
  return Float64Array.from(STRETCHES[table], ({ sign, from, to }, at) => {
    const knots = WORTHS[table][sign] ?? [];
    const present =
      sign === 'always' ? interpolate(knots, 0) : interpolate(knots, to) - interpolate(knots, from);
    return present + share * ((fitted[at] ?? 0) - present);
  });
}

/** How far a row lies into each stretch of a table, from 0 to 1. */
export function depthsOf({ signs }: Row, table: Table): Float64Array {
  const told = table === 'demands' ? signs : inText(signs, sumOf(WORTHS.demands, signs));
  const values: Partial<Record<WorthSign, number>> = told;
  return Float64Array.from(STRETCHES[table], ({ sign, from, to }) =>
    Math.max(0, Math.min(1, ((values[sign] ?? 0) - from) / (to - from))),
  );
}

/** The points of a row by the rises of all stretches. */
export function pointsBy(rises: Float64Array, depths: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < depths.length; at += 1) sum += (rises[at] ?? 0) * (depths[at] ?? 0);
  return sum;
}

/** The score that the engine would give with such rises of a table. */
export function scoreBy(rises: Float64Array, table: Table, { signs, lengths, most }: Row): number {
  return scoreOf(pointsOf(signs, lengths, { ...WORTHS, [table]: worthOf(rises, table) }), most);
}

/** Rises as curves, rounded to a tenth of a point. */
export function worthOf(rises: Float64Array, table: Table): Worth {
  const worth: Partial<Record<WorthSign, [number, number][]>> = {};
  for (const [at, { sign, from, to }] of STRETCHES[table].entries()) {
    const rise = rises[at] ?? 0;
    const start = sign === 'always' ? rise : 0;
    const knots = (worth[sign] ??= [[from, start]]);
    const height = (knots.at(-1)?.[1] ?? 0) + (sign === 'always' ? 0 : rise);
    knots.push([to, height]);
  }
  return worth;
}

/** Curves as source text. */
export function sourceOf(worth: Worth): string {
  const curves = Object.entries(worth).map(
    ([sign, knots]) => `${sign}: [${knots.map(([x, y]) => `[${x}, ${y.toFixed(1)}]`).join(', ')}]`,
  );
  return `{ ${curves.join(', ')} }`;
}
