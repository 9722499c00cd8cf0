// The training that leads to a register is not the register: where a CV tells how it stands there ("GTCS provisional"), the
// diploma that was the way to it shows nothing more. Pure.

import type { Unit } from '../../spec/units/read-requirements.ts';
import { testOf } from '../../text/expressions/first-look.ts';
import type { Naming } from './naming.ts';

/** Trainings that the lexicon has among the names of what they lead to. */
const isTraining = testOf(/^(?:pg[cd]e|lehramt\p{L}*|capes)$/iu);
const asksForRegister = testOf(
  /(?<!\p{L})(?:regist(?:er|ered|ration)|full standing|enrol(?:led|ment)|inscri(?:te?|ption)|eintrag\p{L}*|eingetragen)(?!\p{L})/iu,
);

/** The namings of what a register is asked for, without those of the training where others speak of the register. */
export function ofTheRegister(namings: readonly Naming[], { kind, text }: Unit): Naming[] {
  if (kind !== 'licence' || !asksForRegister(text) || namesTraining(text)) return [...namings];
  const own = namings.filter(({ words }) => !isTraining(words));
  return own.some(({ isExplicit, stance }) => isExplicit || stance === 'held') ? own : [...namings];
}

/** "PGCE and GTCS registration": where the training is asked for as well, it counts. */
function namesTraining(text: string): boolean {
  return /\bpg[cd]e\b|\blehramt|\bcapes\b/i.test(text);
}
