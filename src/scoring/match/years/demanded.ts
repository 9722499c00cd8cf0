// What the statement of a minimum of years asks for: the work that all of the years are to be of, and whether that is
// leading people. It is read once for all posts of all CVs. Pure.

import { behindYears, ofAllYears } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { asksToLead } from '../posts/leading.ts';

/** The work in the statement's words, and whether it is of leading. */
export type Demanded = { work: string; isOfLeading: boolean };

const known = new WeakMap<Unit, Demanded>();

/** What the years of a unit are to be of. */
export function demandedBy(unit: Unit): Demanded {
  const ready = known.get(unit);
  if (ready !== undefined) return ready;
  const demanded = { work: behindYears(ofAllYears(unit.text)), isOfLeading: asksToLead(unit.text) };
  known.set(unit, demanded);
  return demanded;
}
