// How many papers of a trade a CV lacks: without them its words are those of a helper, or of another trade. Pure.

import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { RequirementOutcome } from '../../types.ts';
import { isMissing } from '../found.ts';
import { NOTE } from '../notes.ts';

const PAPERS: ReadonlySet<string> = new Set(['licence', 'certificate', 'degree']);

/** What one drives with: the paper of the trade to those who drive for a living, and to nobody else. */
const TO_DRIVE =
  /^(?:articulated lorry licence|bus licence|driving licence|minibus entitlement|DOT medical card)$/;
const isOfDriving = testOf(
  /driver|driving|chauffeur|haul|courier|lorry|truck|\bhgv\b|\blgv\b|\bbus\b|coach|fahrer|conduct(?:eur|rice)|routi(?:er|ère)|livreu/iu,
);

/**
 * The hard must-haves of a spec that are papers of its trade and are not shown at all; who let one lapse did the trade's work
 * with it.
 */
export function papersLacking(
  outcomes: Iterable<Pick<RequirementOutcome, 'id' | 'kind' | 'strength' | 'credit' | 'note'>>,
  { title, units }: Pick<Spec, 'title' | 'units'>,
): number {
  const beside = isOfDriving(title) ? [] : units.filter(isToDrive).map(({ id }) => id);
  let count = 0;
  for (const one of outcomes)
    if (
      one.strength === 'hard' &&
      PAPERS.has(one.kind) &&
      isMissing(one) &&
      one.note !== NOTE.lapsed &&
      !beside.includes(one.id)
    )
      count += 1;
  return count;
}

function isToDrive({ credentials }: Unit): boolean {
  return credentials.length > 0 && credentials.every(({ name }) => TO_DRIVE.test(name));
}
