// What the statement of a minimum of years asks for: the work that all of the years are to be of, and whether that is
// leading people. It is read once for all posts of all CVs. Pure.

import { behindYears, ofAllYears } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { asksToLead } from '../posts/leading.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** The work in the statement's words, and whether it is of leading. */
export type Demanded = { work: string; isOfLeading: boolean };

/** What the years of a unit are to be of. */
export const demandedBy = rememberedOf((unit: Unit): Demanded => ({
  work: behindYears(ofAllYears(unit.text)),
  isOfLeading: asksToLead(unit.text),
}));
