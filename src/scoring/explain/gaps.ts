// What the CV leaves open, as questions for an interview. A gap speaks of evidence, never of a person.

import type { Gap, RequirementOutcome } from '../types.ts';
import { topicText } from './reasons.ts';

const GAPS_MAX = 3;
const ORDER: Record<RequirementOutcome['strength'], number> = { hard: 4, must: 2, duty: 0.7, nice: 0.5 };

/** At most three gaps, the weightiest first. */
export function gapsOf(outcomes: readonly RequirementOutcome[]): Gap[] {
  return outcomes
    .filter(
      (one) =>
        one.outcome === 'not_met' ||
        one.outcome === 'denied' ||
        (one.outcome === 'partly' && one.note !== null),
    )
    .toSorted((a, b) => ORDER[b.strength] * (1 - b.credit) - ORDER[a.strength] * (1 - a.credit))
    .filter((one, index, all) => all.findIndex((other) => other.text === one.text) === index)
    .slice(0, GAPS_MAX)
    .map((one) => ({ text: gapText(one), requirement: one.id }));
}

function gapText(one: RequirementOutcome): string {
  const asked = `“${topicText(one.text)}”`;
  if (one.outcome === 'denied') return `The CV says no to ${asked}. What would it take to close this?`;
  if (one.kind === 'years' && one.note !== null)
    return `For ${asked} the CV has ${one.note}. Which further work counts towards it?`;
  if (one.note === 'named, without evidence of use')
    return `${asked} is named, but no role shows it. Where was it used, and for how long?`;
  if (one.note !== null) return `For ${asked} the CV shows: ${one.note}. What is the status today?`;
  return `${asked} is not in the CV. What experience is there of it?`;
}
