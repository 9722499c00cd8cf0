// What each sign of a fit is worth in points. Fitted together on graded and labelled pairs, tested on jobs that were left out
// of the fit, never falling where a sign is for the candidate, and frozen with the version. A table; see points.ts.

import type { Knots } from './curve.ts';
import type { Sign } from './signs.ts';

/** The points of a sign by its value. */
export type Worth = Partial<Record<Sign, Knots>>;

/** Of a spec that is a list of demands. */
export const DEMANDS: Worth = {
  always: [
    [0, 4.5],
    [1, 4.5],
  ],
  musts: [
    [0, 0.0],
    [0.2, 0.0],
    [0.4, 3.2],
    [0.8, 3.2],
    [1, 7.4],
  ],
  nice: [
    [0, 0.0],
    [0.5, 4.2],
    [1, 9.4],
  ],
  similar: [
    [0, 0.0],
    [0.03, 2.3],
    [0.06, 9.1],
    [0.1, 9.4],
    [0.2, 9.4],
    [0.28, 13.1],
    [0.38, 15.0],
    [0.55, 15.0],
  ],
  margin: [
    [-3, 0.0],
    [-1, 2.6],
    [1, 8.1],
    [3, 8.5],
  ],
  paper: [
    [0, 0.0],
    [0.3, 0.1],
    [0.7, 2.5],
    [1, 8.8],
  ],
  years: [
    [0, 0.0],
    [0.4, 0.3],
    [1, 0.3],
  ],
  duties: [
    [0, 0.0],
    [1, 2.9],
  ],
  posts: [
    [0, 0.0],
    [0.25, 0.0],
    [0.5, 0.5],
    [0.75, 0.5],
    [1, 2.8],
  ],
  shown: [
    [0, 0.0],
    [0.4, 1.6],
    [0.6, 1.6],
    [0.8, 5.3],
    [1, 8.9],
  ],
  told: [
    [0, 0.0],
    [0.08, 5.3],
    [0.16, 6.7],
    [0.25, 7.9],
    [0.35, 10.2],
    [0.5, 13.5],
    [0.75, 13.5],
  ],
  severalThere: [
    [0, 0.0],
    [1, 5.9],
  ],
  dutiesThere: [
    [0, 0.0],
    [1, 2.4],
  ],
  niceThere: [
    [0, 0.0],
    [1, 3.7],
  ],
  mustsNear: [
    [0, 0.0],
    [1, 2.7],
  ],
  mustsAlike: [
    [0, 0.0],
    [1, 2.7],
  ],
  above: [
    [0, 0.0],
    [1, -2.9],
  ],
  denied: [
    [0, 0.0],
    [1, -6.2],
  ],
  longAgo: [
    [0, 0.0],
    [1, -2.5],
  ],
  manyMissing: [
    [0, 0.0],
    [1, -3.6],
  ],
};

/** Of a spec that is a long text about a job, or a long CV. */
export const TEXT: Worth = {
  always: [
    [0, 28.5],
    [1, 28.5],
  ],
  similar: [
    [0, 0.0],
    [0.03, 13.3],
    [0.06, 21.7],
    [0.1, 22.6],
    [0.28, 22.6],
    [0.38, 22.9],
    [0.55, 22.9],
  ],
  family: [
    [0, 0.0],
    [0.05, 0.0],
    [0.15, 5.0],
    [0.4, 11.4],
    [1, 26.7],
  ],
  posts: [
    [0, 0.0],
    [0.25, 3.2],
    [0.5, 3.2],
    [0.75, 9.4],
    [1, 9.4],
  ],
  told: [
    [0, 0.0],
    [0.35, 0.0],
    [0.5, 5.0],
    [0.75, 6.7],
  ],
};
