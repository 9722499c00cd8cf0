// How much of what is asked for is there. Pure.

import type { RequirementOutcome } from '../../types.ts';

/** The weighted share of what is asked that is there; null when nothing is. */
export function coverageOf(outcomes: readonly RequirementOutcome[]): number | null {
  let total = 0;
  let sum = 0;
  for (const { weight, credit } of outcomes) {
    total += weight;
    sum += weight * credit;
  }
  return total === 0 ? null : sum / total;
}
