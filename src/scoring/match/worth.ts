// What each sign of a fit is worth in points. Fitted together on graded and labelled pairs, tested on jobs that were left out
// of the fit, never falling where a sign is for the candidate, and frozen with the version. A table; see points.ts.

import type { Knots } from './curve.ts';
import type { Sign } from './signs.ts';

/** The points of a sign by its value. */
export type Worth = Partial<Record<Sign, Knots>>;

/** Of a spec that is a list of demands. */
export const DEMANDS: Worth = {
  always: [
    [0, 15.5],
    [1, 15.5],
  ],
  musts: [
    [0, 0.0],
    [0.2, 5.4],
    [0.8, 5.4],
    [1, 11.8],
  ],
  nice: [
    [0, 0.0],
    [0.5, 1.4],
    [1, 3.1],
  ],
  similar: [
    [0, 0.0],
    [0.03, 8.6],
    [0.06, 10.8],
    [0.1, 12.1],
    [0.28, 12.1],
    [0.38, 15.2],
    [0.55, 17.9],
  ],
  margin: [
    [-3, 0.0],
    [-1, 0.0],
    [1, 2.5],
    [3, 5.6],
  ],
  paper: [
    [0, 0.0],
    [0.7, 0.0],
    [1, 5.5],
  ],
  years: [
    [0, 0.0],
    [0.4, 2.4],
    [1, 2.4],
  ],
  duties: [
    [0, 0.0],
    [1, 0.9],
  ],
  family: [
    [0, 0.0],
    [0.15, 0.0],
    [0.4, 1.0],
    [1, 1.0],
  ],
  dutiesThere: [
    [0, 0.0],
    [1, 8.5],
  ],
  niceThere: [
    [0, 0.0],
    [1, 10.0],
  ],
  mustsNear: [
    [0, 0.0],
    [1, 2.3],
  ],
  mustsAlike: [
    [0, 0.0],
    [1, 13.1],
  ],
  above: [
    [0, 0.0],
    [1, -4.2],
  ],
  denied: [
    [0, 0.0],
    [1, -0.9],
  ],
  listed: [
    [0, 0.0],
    [1, -6.9],
  ],
  longAgo: [
    [0, 0.0],
    [1, -1.1],
  ],
  manyMissing: [
    [0, 0.0],
    [1, -6.9],
  ],
};

/** The same for a CV of full length, where more is met by chance and likeness tells more. */
export const LONG: Worth = {
  similar: [
    [0, 0.0],
    [0.03, 3.2],
    [0.06, 3.8],
    [0.28, 3.8],
    [0.38, 7.8],
    [0.55, 7.8],
  ],
  family: [
    [0, 0.0],
    [0.05, 1.8],
    [0.15, 7.0],
    [0.4, 7.0],
    [1, 16.2],
  ],
};

/** Of a spec that is a long text about a job. */
export const TEXT: Worth = {
  always: [
    [0, 33.7],
    [1, 33.7],
  ],
  similar: [
    [0, 0.0],
    [0.03, 8.1],
    [0.06, 19.0],
    [0.1, 22.6],
    [0.15, 24.7],
    [0.2, 27.0],
    [0.28, 28.2],
    [0.38, 28.8],
    [0.55, 30.0],
  ],
  same: [
    [0, 0.0],
    [1, 0.6],
  ],
  near: [
    [0, 0.0],
    [1, 5.2],
  ],
  family: [
    [0, 0.0],
    [0.05, 0.7],
    [0.15, 0.7],
    [0.4, 9.4],
    [1, 16.4],
  ],
};
