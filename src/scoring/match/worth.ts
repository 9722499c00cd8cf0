// What each sign of a fit is worth in points. Fitted together on graded and labelled pairs, tested on jobs that were left out
// of the fit, never falling where a sign is for the candidate, and frozen with the version. A table; see points.ts.

import type { Knots } from './curve.ts';
import type { Sign } from './signs.ts';

/** The points of a sign by its value. */
export type Worth = Partial<Record<Sign, Knots>>;

/** Of a spec that is a list of demands. */
export const DEMANDS: Worth = {
  always: [
    [0, 12.7],
    [1, 12.7],
  ],
  musts: [
    [0, 0.0],
    [0.2, 4.7],
    [0.8, 4.7],
    [1, 11.4],
  ],
  nice: [
    [0, 0.0],
    [0.5, 1.0],
    [1, 2.1],
  ],
  similar: [
    [0, 0.0],
    [0.03, 10.7],
    [0.06, 13.4],
    [0.1, 15.4],
    [0.28, 15.4],
    [0.38, 19.8],
    [0.55, 20.9],
  ],
  margin: [
    [-3, 0.0],
    [-1, 0.4],
    [1, 3.6],
    [3, 5.7],
  ],
  paper: [
    [0, 0.0],
    [0.7, 0.0],
    [1, 6.2],
  ],
  years: [
    [0, 0.0],
    [0.4, 5.8],
    [1, 5.8],
  ],
  family: [
    [0, 0.0],
    [0.15, 0.0],
    [0.4, 1.2],
    [1, 1.2],
  ],
  dutiesThere: [
    [0, 0.0],
    [1, 9.3],
  ],
  niceThere: [
    [0, 0.0],
    [1, 10.2],
  ],
  nearThere: [
    [0, 0.0],
    [1, 0.3],
  ],
  mustsNear: [
    [0, 0.0],
    [1, 0.4],
  ],
  mustsAlike: [
    [0, 0.0],
    [1, 11.0],
  ],
  above: [
    [0, 0.0],
    [1, -4.6],
  ],
  denied: [
    [0, 0.0],
    [1, -0.4],
  ],
  listed: [
    [0, 0.0],
    [1, -7.6],
  ],
  longAgo: [
    [0, 0.0],
    [1, -2.5],
  ],
  manyMissing: [
    [0, 0.0],
    [1, -6.5],
  ],
};

/** The same for a CV of full length, where more is met by chance and likeness tells more. */
export const LONG: Worth = {
  always: [
    [0, 0.0],
    [1, -0.8],
  ],
  similar: [
    [0, 0.0],
    [0.03, 5.0],
    [0.28, 5.0],
    [0.38, 5.6],
    [0.55, 5.6],
  ],
  family: [
    [0, 0.0],
    [0.05, 0.0],
    [0.15, 5.0],
    [0.4, 5.0],
    [1, 14.0],
  ],
};

/** Of a spec that is a long text about a job. */
export const TEXT: Worth = {
  always: [
    [0, 31.4],
    [1, 31.4],
  ],
  similar: [
    [0, 0.0],
    [0.03, 11.9],
    [0.06, 24.7],
    [0.1, 27.8],
    [0.15, 29.2],
    [0.2, 30.1],
    [0.55, 30.1],
  ],
  near: [
    [0, 0.0],
    [1, 6.4],
  ],
  family: [
    [0, 0.0],
    [0.15, 0.0],
    [0.4, 9.2],
    [1, 21.2],
  ],
};
