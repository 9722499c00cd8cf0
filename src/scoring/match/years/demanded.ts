// What the statement of a minimum of years asks for: the work that all of the years are to be of, and whether that is
// leading people. It is read once for all posts of all CVs. Pure.

import { withoutReason } from '../../spec/clauses/conduct.ts';
import { withoutRuledOut } from '../../spec/units/ruled-out.ts';
import { behindYears, ofAllYears } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { asksToLead } from '../posts/leading.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** The work in the statement's words, and whether it is of leading. */
export type Demanded = { work: string; isOfLeading: boolean };

/** "In orthodontics, not a bit of it in general practice": where it was not. */
const NOT_THAT =
  /[,;(–]\s*(?:but |and |und |et |mais )?(?:not|nicht|non|pas) (?!less|fewer|more|older|later|only|just|necessarily|nur|bloß|weniger|moins|seulement)[^.;]{4,}[.;]?$/iu;

/** What the years of a unit are to be of. */
export const demandedBy = rememberedOf((unit: Unit): Demanded => ({
  work: withoutReason(withoutRuledOut(behindYears(ofAllYears(unit.text)))).replace(NOT_THAT, ''),
  isOfLeading: asksToLead(unit.text),
}));
