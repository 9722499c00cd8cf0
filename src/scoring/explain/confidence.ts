// How far a result may be relied on: how much there was to read on either side, and how near it lies to a threshold.

import type { Cv } from '../cv/read-cv.ts';
import type { Confidence, RequirementOutcome } from '../types.ts';
import { BORDERLINE_FROM, STRONG_FROM } from '../verdict.ts';

/** Telling words of a CV: too few to go by, and enough to be sure. */
const WORDS = { thin: 45, enough: 50 };
/** Points to the nearest threshold within which another reader may well decide otherwise, and beyond which few would. */
const MARGIN = { close: 3, clear: 8 };
const ASKED_MIN = 3;

/** The confidence of a score; what it is worth is measured by `npm run eval`. */
export function confidenceOf(score: number, outcomes: readonly RequirementOutcome[], cv: Cv): Confidence {
  if (cv.words < WORDS.thin || outcomes.length < 2) return 'low';
  const margin = Math.min(Math.abs(score - STRONG_FROM), Math.abs(score - BORDERLINE_FROM));
  if (margin < MARGIN.close) return 'low';
  const asked = outcomes.filter((one) => one.strength === 'hard' || one.strength === 'must').length;
  const isRich = cv.words >= WORDS.enough && asked >= ASKED_MIN && cv.roles.length > 0;
  return isRich && margin >= MARGIN.clear ? 'high' : 'medium';
}
