// How many papers of a trade a CV lacks: without them its words are those of a helper, or of another trade. Pure.

import type { RequirementOutcome } from '../../types.ts';
import { isMissing } from '../found.ts';
import { NOTE } from '../notes.ts';

const PAPERS: ReadonlySet<string> = new Set(['licence', 'certificate', 'degree']);

/** The hard must-haves that are papers and are not shown at all; who let one lapse did the trade's work with it. */
export function papersLacking(
  outcomes: Iterable<Pick<RequirementOutcome, 'kind' | 'strength' | 'credit' | 'note'>>,
): number {
  let count = 0;
  for (const one of outcomes)
    if (one.strength === 'hard' && PAPERS.has(one.kind) && isMissing(one) && one.note !== NOTE.lapsed)
      count += 1;
  return count;
}
