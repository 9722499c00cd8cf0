// How far a result may be relied on: how much there was to read on either side, and how near it lies to a threshold.

import type { Cv } from '../cv/read-cv.ts';
import type { Confidence, RequirementOutcome } from '../types.ts';

/** Telling words of a CV: too few to go by, and enough to be sure. */
const WORDS = { thin: 45, enough: 50 };
/** Scores that few other readers would put into another band. */
const SURE = { below: 40, above: 88 };
/** Scores that many would: measured, about the thresholds and well into the upper band, where one must-have decides. */
const DOUBTFUL = [
  { above: 43, below: 56 },
  { above: 65, below: 86 },
] as const;
const ASKED_MIN = 3;

/** The confidence of a score; what it is worth is measured by `npm run eval`. */
export function confidenceOf(score: number, outcomes: readonly RequirementOutcome[], cv: Cv): Confidence {
  if (cv.words < WORDS.thin || outcomes.length < 2) return 'low';
  if (DOUBTFUL.some(({ above, below }) => score > above && score < below)) return 'low';
  const asked = outcomes.filter((one) => one.strength === 'hard' || one.strength === 'must').length;
  const isRich = cv.words >= WORDS.enough && asked >= ASKED_MIN;
  return isRich && (score <= SURE.below || score >= SURE.above) ? 'high' : 'medium';
}
