// What the CV leaves open, as questions for an interview, the weightiest first.

import type { Gap, RequirementOutcome } from '../types.ts';
import { NOTE } from '../match/notes.ts';
import { isAskable } from './askable.ts';
import { gapText } from './gap-text.ts';

const GAPS_MAX = 3;
const ORDER: Record<RequirementOutcome['strength'], number> = { hard: 4, must: 2, duty: 0.7, nice: 0.5 };

/** At most three gaps, none said twice. */
export function gapsOf(outcomes: readonly RequirementOutcome[]): Gap[] {
  return outcomes
    .filter((one) => isOpen(one) && isAskable(one))
    .toSorted((a, b) => urgency(b) - urgency(a))
    .filter((one, index, all) => all.findIndex((other) => other.text === one.text) === index)
    .slice(0, GAPS_MAX)
    .map((one) => ({ text: gapText(one), requirement: one.id }));
}

function isOpen({ strength, credit, note, outcome }: RequirementOutcome): boolean {
  // A duty that is named need not be asked after: the musts are.
  if (strength === 'duty' && (note === NOTE.named || note === NOTE.copied)) return false;
  // A wish that is at least named is no gap.
  if (strength === 'nice' && note === NOTE.named && credit > 0) return false;
  return outcome === 'not_met' || outcome === 'denied' || (outcome === 'partly' && note !== null);
}

/** What is named at least can wait for what is not; what stands only in a heap of keywords cannot. */
function urgency({ strength, credit, note }: RequirementOutcome): number {
  return ORDER[strength] * (1 - credit) * (note === NOTE.named && credit > 0 ? 0.4 : 1);
}
