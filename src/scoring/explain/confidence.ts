// How far a result may be relied on: how much there was to read on either side, and how near it lies to a threshold.

import type { Cv } from '../cv/read-cv.ts';
import type { Spec } from '../read-spec.ts';
import type { Confidence, RequirementOutcome } from '../types.ts';

/** Telling words of a CV: too few to go by, and enough to be sure. */
const WORDS = { thin: 45, enough: 50 };
/**
 * Scores that few other readers would put into another band, and those that many would: measured, the engine errs mostly
 * between an adjacent role and one must-have missing.
 */
const SURE = { below: 38, above: 78 };
const CLOSE = { above: 46, below: 54 };
/** A long spec is a text about the job, of which less is read for sure: there the middle of the scale is doubtful. */
const LONG_SPEC = { terms: 75, above: 47, below: 66 };
const ASKED_MIN = 3;

/** The confidence of a score; what it is worth is measured by `npm run eval`. */
export function confidenceOf(
  score: number,
  outcomes: readonly RequirementOutcome[],
  cv: Cv,
  { termCount }: Pick<Spec, 'termCount'>,
): Confidence {
  if (cv.words < WORDS.thin || outcomes.length < 2) return 'low';
  const doubtful = termCount > LONG_SPEC.terms ? LONG_SPEC : CLOSE;
  if (score > doubtful.above && score < doubtful.below) return 'low';
  const asked = outcomes.filter((one) => one.strength === 'hard' || one.strength === 'must').length;
  const isRich = cv.words >= WORDS.enough && asked >= ASKED_MIN;
  return isRich && (score <= SURE.below || score >= SURE.above) ? 'high' : 'medium';
}
