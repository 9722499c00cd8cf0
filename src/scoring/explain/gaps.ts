// What the CV leaves open, as questions for an interview. A gap speaks of evidence, never of a person.

import type { Gap, RequirementOutcome } from '../types.ts';
import { COPIED_ONLY, NAMED_ONLY } from '../match/found.ts';
import { LONG_AGO } from '../match/years/years.ts';
import { topicText } from './reasons.ts';

const GAPS_MAX = 3;
const NO_DATES = 'the CV gives no dates';
const ORDER: Record<RequirementOutcome['strength'], number> = { hard: 4, must: 2, duty: 0.7, nice: 0.5 };

/** At most three gaps, the weightiest first. */
export function gapsOf(outcomes: readonly RequirementOutcome[]): Gap[] {
  return (
    outcomes
      // A wish that is at least named is no gap.
      // A duty that is named need not be asked after: the musts are.
      .filter((one) => one.strength !== 'duty' || (one.note !== NAMED_ONLY && one.note !== COPIED_ONLY))
      .filter((one) => one.strength !== 'nice' || one.note !== NAMED_ONLY || one.credit === 0)
      .filter(
        (one) =>
          one.outcome === 'not_met' ||
          one.outcome === 'denied' ||
          (one.outcome === 'partly' && one.note !== null),
      )
      .toSorted((a, b) => urgency(b) - urgency(a))
      .filter((one, index, all) => all.findIndex((other) => other.text === one.text) === index)
      .slice(0, GAPS_MAX)
      .map((one) => ({ text: gapText(one), requirement: one.id }))
  );
}

/** What is named at least can wait for what is not; what stands only in a heap of keywords cannot. */
function urgency({ strength, credit, note }: RequirementOutcome): number {
  return ORDER[strength] * (1 - credit) * (note === NAMED_ONLY && credit > 0 ? 0.4 : 1);
}

function gapText(one: RequirementOutcome): string {
  const asked = `“${topicText(one.text)}”`;
  if (one.kind === 'seniority')
    return `The present post is more senior than ${asked}. What draws the candidate to this one?`;
  if (one.outcome === 'denied') return `The CV says no to ${asked}. What would it take to close this?`;
  if (one.note === NO_DATES) return `For ${asked} the CV gives no dates. When was it, and for how long?`;
  if (one.note === LONG_AGO)
    return `${asked} was last done more than eight years ago. What has kept it fresh since?`;
  if (one.kind === 'years' && one.note !== null)
    return `For ${asked} the CV has ${one.note}. Which further work counts towards it?`;
  if (one.note === NAMED_ONLY)
    return `${asked} is named, but no role shows it. Where was it used, and for how long?`;
  if (one.note === COPIED_ONLY)
    return `${asked} stands in the CV only in the job spec's own words. What work was it?`;
  if (one.note !== null) return `For ${asked} the CV shows: ${one.note}. What is the status today?`;
  return `The CV does not show ${asked}. What experience is there of it?`;
}
