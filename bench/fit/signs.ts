// Fits how much each sign speaks for each of some meanings: a regression by stochastic steps that get smaller for a sign
// the more it was moved, so that rare signs learn as quickly as common ones. Deterministic.

/** Weights by sign, one for each meaning; those of "*" are where everything starts. */
export type SignModel = Map<string, number[]>;

/** Something with its signs and the place of what it means; `weight` is how much it is worth beside others. */
export type SignedRow = { signs: readonly string[]; meaning: number; weight: number };

export type SignFit = {
  meanings: number;
  /** So many signs that tell most are kept. */
  signsMax: number;
  /** So many more signs without weight everything is thought to have: a row of few signs is surer of nothing. */
  damping?: number;
};

const SEEN_MIN = 3;
const ROUNDS = 10;
const STEP = { sign: 0.3, start: 0.02 };
/** Pulls every weight back towards nothing. */
const DECAY = 1e-3;
const START = '*';

/** The model of the signs that tell most, learnt anew with these alone. */
export function fitSigns(rows: readonly SignedRow[], fit: SignFit): SignModel {
  const seen = new Map<string, number>();
  for (const { signs } of rows) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const common = new Set([...seen].filter(([, times]) => times >= SEEN_MIN).map(([sign]) => sign));
  const all = fitted(rows, common, fit);
  const telling = [...all]
    .filter(([sign]) => sign !== START)
    .map(([sign, weights]): [string, number] => [sign, spread(weights) * Math.sqrt(seen.get(sign) ?? 0)])
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, fit.signsMax);
  return fitted(rows, new Set(telling.map(([sign]) => sign)), fit);
}

function spread(weights: readonly number[]): number {
  const middle = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return Math.max(...weights.map((weight) => Math.abs(weight - middle)));
}

function fitted(
  given: readonly SignedRow[],
  known: ReadonlySet<string>,
  { meanings, damping = 0 }: SignFit,
): SignModel {
  const model: SignModel = new Map([...known].map((sign) => [sign, filled(meanings, 0)]));
  const moved = new Map([...known].map((sign) => [sign, filled(meanings, 1e-3)]));
  const start = filled(meanings, 0);
  const rows = given.map(({ signs, meaning, weight }) => ({
    weights: signs.flatMap((sign) => weighedBy(sign, model, moved)),
    scale: 1 / Math.sqrt(signs.length + damping || 1),
    meaning,
    weight,
  }));
  const order = rows.map((_, index) => index);
  const random = randomFrom(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index];
      if (row !== undefined) learn(row, start);
    }
  }
  return model.set(START, start);
}

function filled(length: number, value: number): number[] {
  return Array.from({ length }, () => value);
}

type Weighed = { weights: number[]; moved: number[] };
type Sample = { weights: Weighed[]; scale: number; meaning: number; weight: number };

function weighedBy(sign: string, model: SignModel, moved: ReadonlyMap<string, number[]>): Weighed[] {
  const [weights, steps] = [model.get(sign), moved.get(sign)];
  return weights === undefined || steps === undefined ? [] : [{ weights, moved: steps }];
}

function learn({ weights, scale, meaning, weight }: Sample, start: number[]): void {
  const shares = sharesOf(
    start.map((sum, at) => weights.reduce((all, one) => all + (one.weights[at] ?? 0) * scale, sum)),
  );
  for (let at = 0; at < shares.length; at += 1) {
    const slope = ((shares[at] ?? 0) - (at === meaning ? 1 : 0)) * weight;
    start[at] = (start[at] ?? 0) - STEP.start * slope;
    for (const one of weights) {
      const pull = slope * scale + DECAY * (one.weights[at] ?? 0);
      one.moved[at] = (one.moved[at] ?? 0) + pull ** 2;
      one.weights[at] = (one.weights[at] ?? 0) - (STEP.sign * pull) / Math.sqrt(one.moved[at] ?? 1);
    }
  }
}

function sharesOf(sums: readonly number[]): number[] {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
