// What scores a CV, whichever engine is behind it.

import { assess } from './assess.ts';
import type { Spec } from './read-spec.ts';
import type { Assessment } from './types.ts';

/** An assessment, and a note when it came about otherwise than asked for. */
export type Scored = { assessment: Assessment; note: string | null };

export type Scorer = {
  name: string;
  /** Scores one CV. `nowMs` stands for "Present" in dates. An outage of a model is never an error here. */
  score(spec: Spec, cvText: string, nowMs: number): Promise<Scored>;
};

/** The scorer that the installation has chosen. */
export function createScorer(_env: Env): Scorer {
  return {
    name: 'builtin',
    score: async (spec, cvText, nowMs) => ({ assessment: assess(spec, cvText, nowMs), note: null }),
  };
}
