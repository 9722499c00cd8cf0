// What each sign of a fit is worth in points. Fitted together on graded and labelled pairs, tested on jobs that were left out
// of the fit, never falling where a sign is for the candidate, and frozen with the version. A table; `npm run fit` fits
// it anew. See points.ts.

import type { Knots } from './curve.ts';
import type { Sign } from './signs.ts';

/** The points of a sign by its value. */
export type Worth = Partial<Record<Sign, Knots>>;

/** Of a spec that is a list of demands. */
export const DEMANDS: Worth = {
  always: [
    [0, 3.8],
    [1, 3.8],
  ],
  musts: [
    [0, 0.0],
    [0.2, 0.5],
    [0.4, 3.9],
    [0.8, 3.9],
    [1, 7.9],
  ],
  nice: [
    [0, 0.0],
    [0.5, 4.2],
    [1, 9.5],
  ],
  similar: [
    [0, 0.0],
    [0.03, 2.3],
    [0.06, 9.1],
    [0.1, 9.2],
    [0.2, 9.2],
    [0.28, 13.0],
    [0.38, 14.7],
    [0.55, 14.7],
  ],
  margin: [
    [-3, 0.0],
    [-1, 2.6],
    [1, 8.1],
    [3, 8.4],
  ],
  paper: [
    [0, 0.0],
    [0.3, 0.0],
    [0.7, 2.4],
    [1, 8.8],
  ],
  duties: [
    [0, 0.0],
    [1, 3.2],
  ],
  posts: [
    [0, 0.0],
    [0.25, 0.0],
    [0.5, 0.4],
    [0.75, 0.4],
    [1, 2.6],
  ],
  shown: [
    [0, 0.0],
    [0.4, 2.5],
    [0.6, 2.5],
    [0.8, 6.3],
    [1, 9.8],
  ],
  told: [
    [0, 0.0],
    [0.08, 5.0],
    [0.16, 6.4],
    [0.25, 7.5],
    [0.35, 9.7],
    [0.5, 13.0],
    [0.75, 13.0],
  ],
  severalThere: [
    [0, 0.0],
    [1, 5.8],
  ],
  dutiesThere: [
    [0, 0.0],
    [1, 2.9],
  ],
  niceThere: [
    [0, 0.0],
    [1, 3.5],
  ],
  mustsNear: [
    [0, 0.0],
    [1, 2.8],
  ],
  mustsAlike: [
    [0, 0.0],
    [1, 2.8],
  ],
  above: [
    [0, 0.0],
    [1, -2.9],
  ],
  denied: [
    [0, 0.0],
    [1, -6.3],
  ],
  longAgo: [
    [0, 0.0],
    [1, -2.5],
  ],
  manyMissing: [
    [0, 0.0],
    [1, -3.7],
  ],
};

/** Of a spec that is a long text about a job, or a long CV. */
export const TEXT: Worth = {
  always: [
    [0, 28.4],
    [1, 28.4],
  ],
  similar: [
    [0, 0.0],
    [0.03, 13.4],
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
    [1, 26.8],
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
