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
    [0, 3.6],
    [1, 3.6],
  ],
  musts: [
    [0, 0.0],
    [0.2, 2.0],
    [0.4, 7.3],
    [0.8, 11.1],
    [1, 13.9],
  ],
  nice: [
    [0, 0.0],
    [0.5, 4.6],
    [1, 7.6],
  ],
  similar: [
    [0, 0.0],
    [0.03, 1.1],
    [0.06, 4.5],
    [0.1, 8.6],
    [0.2, 9.1],
    [0.28, 11.6],
    [0.38, 13.7],
    [0.55, 13.7],
  ],
  margin: [
    [-3, 0.0],
    [-1, 1.3],
    [1, 6.5],
    [3, 8.3],
  ],
  paper: [
    [0, 0.0],
    [0.3, 0.0],
    [0.7, 2.7],
    [1, 8.2],
  ],
  duties: [
    [0, 0.0],
    [1, 1.6],
  ],
  posts: [
    [0, 0.0],
    [0.25, 0.0],
    [0.5, 1.5],
    [0.75, 1.5],
    [1, 2.6],
  ],
  shown: [
    [0, 0.0],
    [0.4, 1.3],
    [0.6, 1.3],
    [0.8, 5.0],
    [1, 8.2],
  ],
  told: [
    [0, 0.0],
    [0.08, 3.9],
    [0.16, 7.1],
    [0.25, 7.7],
    [0.35, 9.2],
    [0.5, 11.7],
    [0.75, 11.7],
  ],
  severalThere: [
    [0, 0.0],
    [1, 6.6],
  ],
  dutiesThere: [
    [0, 0.0],
    [1, 2.9],
  ],
  niceThere: [
    [0, 0.0],
    [1, 7.0],
  ],
  mustsNear: [
    [0, 0.0],
    [1, 1.4],
  ],
  mustsAlike: [
    [0, 0.0],
    [1, 1.4],
  ],
  above: [
    [0, 0.0],
    [1, -4.3],
  ],
  denied: [
    [0, 0.0],
    [1, -4.5],
  ],
  longAgo: [
    [0, 0.0],
    [1, -3.5],
  ],
  manyMissing: [
    [0, 0.0],
    [1, -2.9],
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
