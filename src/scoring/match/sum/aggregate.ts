// From requirements and likeness to a score, by the rubric: the points of all signs, under what missing must-haves and words
// without evidence leave at most.

import type { Cv } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { RequirementOutcome } from '../../types.ts';
import { calibrated } from './calibrated.ts';
import { lengthsOf, type Lengths } from './lengths.ts';
import { listShare } from './list-share.ts';
import { mostOf } from './most.ts';
import { pointsOf } from './points.ts';
import { signsOf, type Signs } from './signs.ts';
import type { Likeness } from './similarity.ts';

/** What a score is made of: the signs, how long the texts are, and the most that the signs may come to. */
export type Reading = { signs: Signs; lengths: Lengths; most: number };

/** A score from 0 to 100, a whole number. */
export function aggregate(
  outcomes: readonly RequirementOutcome[],
  likeness: Likeness,
  cv: Cv,
  spec: Spec,
): number {
  const { signs, lengths, most } = readingOf(outcomes, likeness, cv, spec);
  return scoreOf(pointsOf(signs, lengths), most);
}

/** A score of so many points, under the most that they may come to. */
export function scoreOf(points: number, most: number): number {
  return Math.round(calibrated(Math.max(0, Math.min(most, points))));
}

/** What the score is made of; the worths of the signs are fitted on it. */
export function readingOf(
  outcomes: readonly RequirementOutcome[],
  likeness: Likeness,
  cv: Cv,
  spec: Spec,
): Reading {
  const listed = listShare(outcomes, cv);
  const lengths = lengthsOf(spec, likeness.told);
  return {
    signs: signsOf(outcomes, { cv, spec, likeness, listed }),
    lengths,
    most: mostOf(outcomes, { cv, spec, listed, demands: lengths.demands }),
  };
}
