// What each sign of a fit is worth in points. Fitted together on graded and labelled pairs, tested on jobs that were left out
// of the fit, never falling where a sign is for the candidate, and frozen with the version. A table; see points.ts.

import type { Knots } from './curve.ts';
import type { Sign } from './signs.ts';

/** The points of a sign by its value. */
export type Worth = Partial<Record<Sign, Knots>>;

/** Of a spec that is a list of demands. */
export const DEMANDS: Worth = {
  always: [
    [0, 4.8],
    [1, 4.8],
  ],
  musts: [
    [0, 0.0],
    [0.2, 0.0],
    [0.4, 2.6],
    [0.8, 2.6],
    [1, 6.6],
  ],
  nice: [
    [0, 0.0],
    [0.5, 3.8],
    [1, 9.2],
  ],
  similar: [
    [0, 0.0],
    [0.03, 2.4],
    [0.06, 8.5],
    [0.1, 9.5],
    [0.2, 9.5],
    [0.28, 12.4],
    [0.38, 15.1],
    [0.55, 15.1],
  ],
  margin: [
    [-3, 0.0],
    [-1, 2.4],
    [1, 8.5],
    [3, 8.5],
  ],
  paper: [
    [0, 0.0],
    [0.3, 0.9],
    [0.7, 1.1],
    [1, 8.8],
  ],
  duties: [
    [0, 0.0],
    [1, 2.5],
  ],
  posts: [
    [0, 0.0],
    [0.25, 0.0],
    [0.5, 1.2],
    [0.75, 1.2],
    [1, 3.1],
  ],
  shown: [
    [0, 0.0],
    [0.4, 1.5],
    [0.6, 1.5],
    [0.8, 5.1],
    [1, 8.7],
  ],
  told: [
    [0, 0.0],
    [0.08, 5.4],
    [0.16, 6.8],
    [0.25, 8.3],
    [0.35, 10.2],
    [0.5, 13.9],
    [0.75, 13.9],
  ],
  severalThere: [
    [0, 0.0],
    [1, 5.6],
  ],
  dutiesThere: [
    [0, 0.0],
    [1, 2.2],
  ],
  niceThere: [
    [0, 0.0],
    [1, 3.7],
  ],
  mustsNear: [
    [0, 0.0],
    [1, 2.9],
  ],
  mustsAlike: [
    [0, 0.0],
    [1, 2.7],
  ],
  above: [
    [0, 0.0],
    [1, -2.5],
  ],
  denied: [
    [0, 0.0],
    [1, -6.7],
  ],
  longAgo: [
    [0, 0.0],
    [1, -6.0],
  ],
  manyMissing: [
    [0, 0.0],
    [1, -4.4],
  ],
};

/** Of a spec that is a long text about a job, or a long CV. */
export const TEXT: Worth = {
  always: [
    [0, 28.6],
    [1, 28.6],
  ],
  similar: [
    [0, 0.0],
    [0.03, 13.3],
    [0.06, 21.6],
    [0.1, 22.8],
    [0.28, 22.8],
    [0.38, 23.5],
    [0.55, 23.5],
  ],
  family: [
    [0, 0.0],
    [0.05, 0.0],
    [0.15, 4.7],
    [0.4, 11.3],
    [1, 26.0],
  ],
  posts: [
    [0, 0.0],
    [0.25, 3.2],
    [0.5, 3.2],
    [0.75, 9.2],
    [1, 9.2],
  ],
  told: [
    [0, 0.0],
    [0.35, 0.0],
    [0.5, 4.9],
    [0.75, 6.7],
  ],
};
