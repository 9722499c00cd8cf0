// The fixed thresholds (spec, Verdict thresholds). Pure.

import type { Verdict } from './types.ts';

/** A score of so many points is a strong shortlist. */
export const STRONG_FROM = 75;
const BORDERLINE_FROM = 50;

/** The verdict of a score from 0 to 100. */
export function verdictOf(score: number): Verdict {
  if (score >= STRONG_FROM) return 'Strong shortlist';
  return score >= BORDERLINE_FROM ? 'Borderline' : 'Do not progress';
}
