// The sum of signs as a linear model: one number for each stretch between two knots of a sign's curve, by how many points
// the curve rises there. Pure.

import { scoreOf } from '../../src/scoring/match/sum/aggregate.ts';
import { interpolate } from '../../src/scoring/match/sum/curve.ts';
import type { Sign } from '../../src/scoring/match/sum/signs.ts';
import { DEMANDS, TEXT, type Worth } from '../../src/scoring/match/sum/worth.ts';
import type { Row } from './rows.ts';

/** `direction`: 1 where a curve may only rise, -1 where it may only fall, 0 where it is free. */
type Stretch = { table: 'demands' | 'text'; sign: Sign; from: number; to: number; direction: -1 | 0 | 1 };

/** What speaks against a candidate. */
const AGAINST: ReadonlySet<Sign> = new Set(['above', 'denied', 'longAgo', 'manyMissing']);

export const STRETCHES: readonly Stretch[] = [
  ...stretchesOf('demands', DEMANDS),
  ...stretchesOf('text', TEXT),
];

function stretchesOf(table: Stretch['table'], worth: Worth): Stretch[] {
  return Object.entries(worth).flatMap(([name, knots]): Stretch[] => {
    const sign = name as Sign;
    if (sign === 'always') return [{ table, sign, from: 0, to: 1, direction: 0 }];
    const direction = AGAINST.has(sign) ? -1 : 1;
    return knots
      .slice(1)
      .map(([to], index) => ({ table, sign, from: knots[index]?.[0] ?? 0, to, direction }));
  });
}

/** The rises of the worths as they stand. */
export function presentRises(): Float64Array {
  return Float64Array.from(STRETCHES, ({ table, sign, from, to }) => {
    const knots = (table === 'demands' ? DEMANDS : TEXT)[sign] ?? [];
    return sign === 'always' ? interpolate(knots, 0) : interpolate(knots, to) - interpolate(knots, from);
  });
}

/** The present worths moved towards the fitted ones by `share` of the way; the worths of texts stay. */
export function movedTowards(fitted: Float64Array, share: number): Float64Array {
  const present = presentRises();
  return present.map((rise, at) =>
    STRETCHES[at]?.table === 'text' ? rise : rise + share * ((fitted[at] ?? 0) - rise),
  );
}

/** How far a row lies into each stretch, from 0 to 1, by how much its table counts. */
export function depthsOf({ signs, demands }: Row): Float64Array {
  return Float64Array.from(STRETCHES, ({ table, sign, from, to }) => {
    const counts = table === 'demands' ? demands : 1 - demands;
    return counts * Math.max(0, Math.min(1, (signs[sign] - from) / (to - from)));
  });
}

/** The points of a row by the rises of all stretches. */
export function pointsBy(rises: Float64Array, depths: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < depths.length; at += 1) sum += (rises[at] ?? 0) * (depths[at] ?? 0);
  return sum;
}

/** The score that the engine would give. */
export function scoreBy(rises: Float64Array, row: Row): number {
  return scoreOf(pointsBy(rises, depthsOf(row)), row.most);
}

/** The curves of a table as source text, rounded to a tenth of a point. */
export function curvesOf(rises: Float64Array, table: Stretch['table']): string {
  const places = [...STRETCHES.keys()].filter((at) => STRETCHES[at]?.table === table);
  const bySign = Map.groupBy(places, (at) => STRETCHES[at]?.sign ?? 'always');
  const curves = [...bySign].map(([sign, own]) => {
    const first = rises[own[0] ?? 0] ?? 0;
    if (sign === 'always') return `always: [[0, ${first.toFixed(1)}], [1, ${first.toFixed(1)}]]`;
    let height = 0;
    const knots = own.map((at) => {
      height += rises[at] ?? 0;
      return `[${String(STRETCHES[at]?.to)}, ${height.toFixed(1)}]`;
    });
    return `${sign}: [[${String(STRETCHES[own[0] ?? 0]?.from)}, 0.0], ${knots.join(', ')}]`;
  });
  return `{ ${curves.join(', ')} }`;
}
