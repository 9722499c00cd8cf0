// Points as a score. Points order candidates, yet graders do not spread them as a sum of signs does: whoever has all that
// is asked for is graded near 90, whoever lacks one thing near 63, and few lie between. Fitted on all graded pairs, for how
// often a score lies in the interval that its grader accepts. It rises throughout and keeps the thresholds, so that it moves
// nobody past another and nobody to another verdict. Pure.

import { interpolate, type Knots } from './curve.ts';

const GRADED: Knots = [
  [0, 0],
  [42, 42],
  [49.5, 49.5],
  [53, 56],
  [58, 60],
  [70, 65.5],
  [74.5, 74.5],
  [77, 85.5],
  [90, 91.5],
  [99, 95.5],
];

/** What graders give to whom the signs give so many points; both from 0 to 100. */
export function calibrated(points: number): number {
  return interpolate(GRADED, points);
}
