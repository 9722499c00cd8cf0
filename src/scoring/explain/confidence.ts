// How far a result may be relied on: how much there was to read on either side, and how near it lies to a threshold.

import type { Cv } from '../cv/read-cv.ts';
import type { Confidence, RequirementOutcome } from '../types.ts';
import { BORDERLINE_FROM, STRONG_FROM } from '../verdict.ts';

/** The confidence of a score. */
export function confidenceOf(score: number, outcomes: readonly RequirementOutcome[], cv: Cv): Confidence {
  const asked = outcomes.filter((one) => one.strength === 'hard' || one.strength === 'must').length;
  if (cv.words < 60 || outcomes.length < 2) return 'low';
  const margin = Math.min(Math.abs(score - STRONG_FROM), Math.abs(score - BORDERLINE_FROM));
  const isRich = cv.words >= 120 && asked >= 3 && cv.roles.length > 0;
  if (isRich && margin >= 8) return 'high';
  return margin < 3 && !isRich ? 'low' : 'medium';
}
