// What each sign of a fit is worth in points. Fitted together on graded and labelled pairs, tested on jobs that were left out
// of the fit, never falling where a sign is for the candidate, and frozen with the version. A table; `npm run fit` fits
// it anew. See points.ts.

import type { Knots } from './curve.ts';
import type { Sign } from './signs.ts';

/** A sign, or in long texts what the demands come to of 1. */
export type WorthSign = Sign | 'asked';
/** The points of a sign by its value. */
export type Worth = Partial<Record<WorthSign, Knots>>;

/** Of a spec that is a list of demands. */
export const DEMANDS: Worth = {
  always: [
    [0, 3.2],
    [1, 3.2],
  ],
  musts: [
    [0, 0.0],
    [0.2, 2.8],
    [0.4, 9.7],
    [0.8, 13.9],
    [1, 15.7],
  ],
  nice: [
    [0, 0.0],
    [0.5, 4.4],
    [1, 6.9],
  ],
  similar: [
    [0, 0.0],
    [0.03, 0.6],
    [0.06, 2.3],
    [0.1, 9.7],
    [0.2, 10.0],
    [0.28, 11.8],
    [0.38, 12.8],
    [0.55, 12.8],
  ],
  margin: [
    [-3, 0.0],
    [-1, 0.7],
    [1, 6.8],
    [3, 7.7],
  ],
  paper: [
    [0, 0.0],
    [0.3, 0.0],
    [0.7, 3.6],
    [1, 8.1],
  ],
  duties: [
    [0, 0.0],
    [1, 0.8],
  ],
  posts: [
    [0, 0.0],
    [0.25, 0.0],
    [0.5, 2.3],
    [0.75, 2.3],
    [1, 2.9],
  ],
  shown: [
    [0, 0.0],
    [0.4, 0.7],
    [0.6, 0.7],
    [0.8, 5.1],
    [1, 7.4],
  ],
  told: [
    [0, 0.0],
    [0.08, 4.6],
    [0.16, 6.8],
    [0.25, 8.6],
    [0.35, 10.9],
    [0.5, 12.3],
    [0.75, 13.7],
  ],
  severalThere: [
    [0, 0.0],
    [1, 9.2],
  ],
  dutiesThere: [
    [0, 0.0],
    [1, 2.8],
  ],
  niceThere: [
    [0, 0.0],
    [1, 7.1],
  ],
  mustsNear: [
    [0, 0.0],
    [1, 0.7],
  ],
  mustsAlike: [
    [0, 0.0],
    [1, 0.7],
  ],
  above: [
    [0, 0.0],
    [1, -4.9],
  ],
  denied: [
    [0, 0.0],
    [1, -4.2],
  ],
  longAgo: [
    [0, 0.0],
    [1, -4.6],
  ],
  manyMissing: [
    [0, 0.0],
    [1, -3.6],
  ],
};

/** Of a spec that is a long text about a job, or a long CV. */
export const TEXT: Worth = {
  always: [
    [0, 26.0],
    [1, 26.0],
  ],
  similar: [
    [0, 0.0],
    [0.03, 12.1],
    [0.06, 18.9],
    [0.1, 18.9],
    [0.28, 18.9],
    [0.38, 19.6],
    [0.55, 19.6],
  ],
  family: [
    [0, 0.0],
    [0.05, 0.0],
    [0.15, 8.4],
    [0.4, 9.7],
    [1, 32.1],
  ],
  posts: [
    [0, 0.0],
    [0.25, 1.2],
    [0.5, 1.2],
    [0.75, 5.3],
    [1, 5.3],
  ],
  asked: [
    [0.1, 0.0],
    [0.2, 0.0],
    [0.3, 0.0],
    [0.4, 0.5],
    [0.5, 0.9],
    [0.6, 0.9],
    [0.7, 6.5],
    [0.8, 11.1],
    [0.9, 16.3],
  ],
  manyMissing: [
    [0, 0.0],
    [1, -5.8],
  ],
};
