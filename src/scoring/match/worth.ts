// What each sign of a fit is worth in points. Fitted together on graded and labelled pairs, tested on jobs that were left out
// of the fit, never falling where a sign is for the candidate, and frozen with the version. A table; see points.ts.

import type { Knots } from './curve.ts';
import type { Sign } from './signs.ts';

/** The points of a sign by its value. */
export type Worth = Partial<Record<Sign, Knots>>;

/** Of a spec that is a list of demands. */
export const DEMANDS: Worth = {
  always: [
    [0, 12.3],
    [1, 12.3],
  ],
  musts: [
    [0, 0.0],
    [0.2, 4.1],
    [0.8, 4.1],
    [1, 10.6],
  ],
  nice: [
    [0, 0.0],
    [0.5, 0.9],
    [1, 1.9],
  ],
  similar: [
    [0, 0.0],
    [0.03, 10.6],
    [0.06, 13.9],
    [0.1, 15.4],
    [0.15, 15.9],
    [0.28, 15.9],
    [0.38, 21.0],
    [0.55, 22.3],
  ],
  margin: [
    [-3, 0.0],
    [-1, 0.5],
    [1, 3.6],
    [3, 5.9],
  ],
  paper: [
    [0, 0.0],
    [0.7, 0.0],
    [1, 6.1],
  ],
  years: [
    [0, 0.0],
    [0.4, 5.4],
    [1, 5.4],
  ],
  family: [
    [0, 0.0],
    [0.05, 0.0],
    [0.15, 0.1],
    [0.4, 0.6],
    [1, 0.6],
  ],
  dutiesThere: [
    [0, 0.0],
    [1, 9.2],
  ],
  niceThere: [
    [0, 0.0],
    [1, 10.4],
  ],
  mustsAlike: [
    [0, 0.0],
    [1, 12.0],
  ],
  above: [
    [0, 0.0],
    [1, -4.6],
  ],
  denied: [
    [0, 0.0],
    [1, -0.5],
  ],
  listed: [
    [0, 0.0],
    [1, -7.4],
  ],
  longAgo: [
    [0, 0.0],
    [1, -3.0],
  ],
  manyMissing: [
    [0, 0.0],
    [1, -6.6],
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
    [0.03, 6.0],
    [0.55, 6.0],
  ],
  family: [
    [0, 0.0],
    [0.05, 0.0],
    [0.15, 4.9],
    [0.4, 4.9],
    [1, 13.9],
  ],
};

/** Of a spec that is a long text about a job. */
export const TEXT: Worth = {
  always: [
    [0, 32.5],
    [1, 32.5],
  ],
  similar: [
    [0, 0.0],
    [0.03, 9.3],
    [0.06, 22.2],
    [0.1, 25.9],
    [0.15, 27.1],
    [0.2, 27.8],
    [0.38, 27.8],
    [0.55, 28.3],
  ],
  near: [
    [0, 0.0],
    [1, 6.0],
  ],
  family: [
    [0, 0.0],
    [0.05, 0.8],
    [0.15, 0.8],
    [0.4, 10.6],
    [1, 22.7],
  ],
};
