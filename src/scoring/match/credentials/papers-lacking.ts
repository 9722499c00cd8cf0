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
/** What people of every trade get in a day before they start: who holds the papers of the trade lacks none of it for that. */
const OF_A_DAY =
  /^(?:CSCS|site safety passport|manual handling(?: certificate)?|working at height|food hygiene|(?:paediatric )?first aid|working with children check)$/;

/**
 * The hard must-haves of a spec that are papers of its trade and are not shown at all; who let one lapse did the trade's work
 * with it.
 */
export function papersLacking(
  outcomes: Iterable<Pick<RequirementOutcome, 'id' | 'kind' | 'strength' | 'credit' | 'note'>>,
  { title, units }: Pick<Spec, 'title' | 'units'>,
): number {
  const idsOf = (names: RegExp) => new Set(units.filter((unit) => isOnly(unit, names)).map(({ id }) => id));
  const toDrive = isOfDriving(title) ? new Set<string>() : idsOf(TO_DRIVE);
  const ofDay = idsOf(OF_A_DAY);
  const papers = [...outcomes].filter(
    ({ id, strength, kind }) => strength === 'hard' && PAPERS.has(kind) && !toDrive.has(id),
  );
  const lacking = papers.filter((one) => isMissing(one) && one.note !== NOTE.lapsed);
  const hasTrade = papers.some(({ id }) => !ofDay.has(id)) && lacking.every(({ id }) => ofDay.has(id));
  return hasTrade ? 0 : lacking.length;
}

function isOnly({ credentials }: Unit, names: RegExp): boolean {
  return credentials.length > 0 && credentials.every(({ name }) => names.test(name));
}
