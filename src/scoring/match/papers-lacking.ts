// How many papers of a trade a CV lacks: without them its words are those of a helper, or of another trade. Pure.

import type { RequirementOutcome } from '../types.ts';

const PAPERS: ReadonlySet<string> = new Set(['licence', 'certificate', 'degree']);
const LACKING_BELOW = 0.3;

/** The hard must-haves that are papers and are not shown at all. */
export function papersLacking(
  outcomes: Iterable<Pick<RequirementOutcome, 'kind' | 'strength' | 'credit'>>,
): number {
  let count = 0;
  for (const { kind, strength, credit } of outcomes)
    if (strength === 'hard' && PAPERS.has(kind) && credit < LACKING_BELOW) count += 1;
  return count;
}
