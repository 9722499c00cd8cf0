// What a model's findings may do to the built-in result. Pure arithmetic; the score is ours, the model only points.
//
// A model may move the score by ten points at most. It may never carry a CV to the strong shortlist over a hard
// must-have that the built-in pass does not see met: that is how an instruction in a CV would be paid for.

/** How far the model finds a requirement shown. */
export type Status = 'met' | 'partly' | 'missing';

/** One requirement as both saw it. `shown` is the model's verdict once its quotes were verified. */
export type Weighed = { weight: number; hard: boolean; builtIn: Status; shown: Status };

/** The most that a model can move a score, in points. */
const MODEL_REACH = 10;

/** Difference in coverage that uses the whole reach. */
const FULL_REACH_AT = 0.4;
const STRONG_FROM = 75;
const VALUE: Record<Status, number> = { met: 1, partly: 0.5, missing: 0 };

/** The score after a model's findings, 0 to 100, an integer. */
export function weighScore(builtInScore: number, requirements: Weighed[]): number {
  const total = requirements.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return builtInScore;
  const difference = requirements.reduce(
    (sum, { weight, builtIn, shown }) => sum + weight * (VALUE[shown] - VALUE[builtIn]),
    0,
  );
  const moved = Math.round((difference / total / FULL_REACH_AT) * MODEL_REACH);
  const score = builtInScore + Math.max(-MODEL_REACH, Math.min(MODEL_REACH, moved));
  const gated = requirements.some(({ hard, builtIn }) => hard && builtIn !== 'met');
  const highest = gated ? Math.max(builtInScore, STRONG_FROM - 1) : 100;
  return Math.max(0, Math.min(highest, score));
}

/** The status to show: agreement stands, disagreement is `partly`, whoever of the two was the kinder. */
export function settleStatus({ builtIn, shown }: Pick<Weighed, 'builtIn' | 'shown'>): Status {
  return builtIn === shown ? builtIn : 'partly';
}
