// Fits the rises of the curves of a table: graded pairs pull towards their grade, gently where they are far off, and labelled
// classes push each other apart. A curve never falls where its sign speaks for a candidate. Deterministic.

import { interpolate, type Knots } from '../../src/scoring/match/sum/curve.ts';
import { LEVELS } from '../../src/scoring/match/sum/points.ts';
import { depthsOf, pointsBy, STRETCHES, type Table } from './model.ts';
import type { Row } from './rows.ts';

const STEPS = 400;
const RATE = { first: 0.3, last: 0.09, lastFrom: 0.7 };
const MOMENTUM = { mean: 0.9, square: 0.99 };
const START = { always: 25, rise: 2 };
/** A grade pulls no harder than one so many points away. */
const PULL_MAX = 15;
/** Jobs worded most like those nobody has tuned for weigh so many times what others do. */
const LIKE_UNSEEN = { sets: /^graded-(?:natural|aside|apart|worded)$/, weight: 3 };
/** Who lacks a hard must-have and comes near the shortlist pulls harder than others. */
const LACKING = { from: 70, weight: 1.5 };
/** How much all graded pairs weigh together beside a set of labelled classes. Most are short, and say less of long texts. */
const GRADED_WEIGHT: Readonly<Record<Table, number>> = { demands: 1, text: 0.1 };
/** Long pairs of a long spec say most of them. */
const LONG = { sets: /^graded-(?:long|sized)/, weight: 5 };
/** How much sets of labelled classes weigh. */
const CLASS_WEIGHTS: readonly (readonly [set: RegExp, weight: number])[] = [
  [/_category$|^panoslin/, 1],
  [/^synth/, 0.5],
  [/^ema/, 0.1],
];
/** Rows are of a table that they are read by for the most part; graded pairs are read by both. */
const MOSTLY = 0.5;
const DRAWS = 600;
/** Points of difference at which two classes are apart. */
const APART = 8;
const CLASS_FORCE = 6;
/** Best and worst class are to lie beyond these points, and pull so much of their distance. */
const BEST = { from: 58, weight: 0.3 };
const WORST = { to: 44, weight: 0.5 };
const LEVELS_BACK: Knots = LEVELS.map(([points, score]) => [score, points]);

type Sample = Row & { depths: Float64Array; grade: number; weight: number; bound: number };

/** The rises of a table that fit the rows best. */
export function train(given: readonly Row[], table: Table): Float64Array {
  const rows = given.filter((row) => isOf(row, table)).map((row) => sampleOf(row, table));
  const stretches = STRETCHES[table];
  const rises = Float64Array.from(stretches, ({ sign, direction }) =>
    sign === 'always' ? START.always : direction * START.rise,
  );
  const means = new Float64Array(rises.length);
  const squares = new Float64Array(rises.length);
  const classes = classesOf(rows);
  const random = randomFrom(7);
  for (let step = 1; step <= STEPS; step += 1) {
    const points = rows.map(({ depths }) => pointsBy(rises, depths));
    const pulls = new Float64Array(rows.length);
    pullToGrades(rows, points, pulls, GRADED_WEIGHT[table]);
    for (const one of classes) pushApart(one, points, pulls, random);
    const slope = slopeOf(rows, pulls, rises.length);
    const rate = step > STEPS * RATE.lastFrom ? RATE.last : RATE.first;
    for (const [at, { direction }] of stretches.entries()) {
      const one = slope[at] ?? 0;
      means[at] = MOMENTUM.mean * (means[at] ?? 0) + (1 - MOMENTUM.mean) * one;
      squares[at] = MOMENTUM.square * (squares[at] ?? 0) + (1 - MOMENTUM.square) * one * one;
      const mean = (means[at] ?? 0) / (1 - MOMENTUM.mean ** step);
      const spread = Math.sqrt((squares[at] ?? 0) / (1 - MOMENTUM.square ** step));
      const moved = (rises[at] ?? 0) - (rate * mean) / (spread + 1e-6);
      rises[at] = direction === 0 ? moved : direction * Math.max(0, direction * moved);
    }
  }
  return rises;
}

function isOf({ pair, lengths }: Row, table: Table): boolean {
  return pair.graded !== undefined || lengths.demands >= MOSTLY === (table === 'demands');
}

/** A row in the points of a table. */
function sampleOf(row: Row, table: Table): Sample {
  const { pair, most } = row;
  const points = (score: number) => (table === 'demands' ? score : interpolate(LEVELS_BACK, score));
  return {
    ...row,
    depths: depthsOf(row, table),
    grade: points(pair.label),
    weight: weightOf(row, table),
    bound: points(most),
  };
}

function slopeOf(rows: readonly Sample[], pulls: Float64Array, length: number): Float64Array {
  const slope = new Float64Array(length);
  for (const [row, { depths }] of rows.entries()) {
    const pull = pulls[row] ?? 0;
    if (pull === 0) continue;
    for (let at = 0; at < length; at += 1) slope[at] = (slope[at] ?? 0) + pull * (depths[at] ?? 0);
  }
  return slope;
}

function pullToGrades(
  rows: readonly Sample[],
  points: readonly number[],
  pulls: Float64Array,
  share: number,
): void {
  const graded = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (const [at, { pair, most, bound, grade, weight }] of rows.entries()) {
    const point = points[at] ?? 0;
    // What is bounded anyway may have all the points it likes.
    if (pair.graded === undefined || (point > bound && pair.label <= most + 5)) continue;
    const isLacking = pair.graded.lacks.length > 0 && point > LACKING.from;
    const pull = Math.max(-PULL_MAX, Math.min(PULL_MAX, point - grade));
    pulls[at] = (pulls[at] ?? 0) + (share * weight * (isLacking ? LACKING.weight : 1) * pull) / graded;
  }
}

function weightOf({ pair: { set, graded } }: Row, table: Table): number {
  if (graded === undefined) return 0;
  if (table === 'text') return LONG.sets.test(set) ? LONG.weight : 1;
  return LIKE_UNSEEN.sets.test(set) ? LIKE_UNSEEN.weight : 1;
}

type Classes = { weight: number; isByRole: boolean; members: readonly (readonly number[])[] };

/** The rows of each labelled set by their labels, lowest first. */
function classesOf(rows: readonly Row[]): Classes[] {
  const labelled = [...rows.keys()].filter((at) => rows[at]?.pair.graded === undefined);
  return [...Map.groupBy(labelled, (at) => rows[at]?.pair.set ?? '')].flatMap(([set, places]) => {
    const weight = CLASS_WEIGHTS.find(([sets]) => sets.test(set))?.[1];
    if (weight === undefined) return [];
    const byLabel = [...Map.groupBy(places, (at) => rows[at]?.pair.label ?? 0)].toSorted(([a], [b]) => a - b);
    return [{ weight, isByRole: set.endsWith('_category'), members: byLabel.map(([, members]) => members) }];
  });
}

function pushApart(
  { weight, isByRole, members }: Classes,
  points: readonly number[],
  pulls: Float64Array,
  random: (below: number) => number,
): void {
  const add = (row: number, pull: number) => {
    pulls[row] = (pulls[row] ?? 0) + pull;
  };
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const [a, b] = [random(members.length), random(members.length)];
    const [higher, lower] = [members[Math.max(a, b)] ?? [], members[Math.min(a, b)] ?? []];
    if (a === b) continue;
    const better = higher[random(higher.length)] ?? 0;
    const worse = lower[random(lower.length)] ?? 0;
    const gap = (points[better] ?? 0) - (points[worse] ?? 0);
    const push = ((weight * CLASS_FORCE) / DRAWS) * (1 - 1 / (1 + Math.exp(-gap / APART)));
    add(better, -push);
    add(worse, push);
  }
  if (!isByRole) return;
  const best = members.at(-1) ?? [];
  const worst = members[0] ?? [];
  for (const row of best) {
    const short = Math.min(10, BEST.from - (points[row] ?? 0));
    if (short > 0) add(row, (-weight * BEST.weight * short) / best.length);
  }
  for (const row of worst) {
    const over = Math.min(10, (points[row] ?? 0) - WORST.to);
    if (over > 0) add(row, (weight * WORST.weight * over) / worst.length);
  }
}

/** Whole numbers below a bound, always the same ones. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}
