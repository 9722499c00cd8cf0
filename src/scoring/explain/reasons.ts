// Reasons that a recruiter would say aloud, each with the words of the CV that it rests on.

import type { Reason, RequirementOutcome } from '../types.ts';
import { NOTE } from '../match/notes.ts';
import { askedText } from '../spec/asked/asked.ts';
import { quotesFor } from './quotes.ts';

const REASONS_MAX = 4;
const PARTLY_FROM = 0.45;
const ORDER: Record<RequirementOutcome['strength'], number> = { hard: 4, must: 3, duty: 1.2, nice: 1 };

/** At most four reasons, the weightiest first; no line of the CV is quoted twice. */
export function reasonsOf(outcomes: readonly RequirementOutcome[]): Reason[] {
  const reasons: Reason[] = [];
  const quoted = new Set<string>();
  // "3 years of X" asks for X and for the years: what is open for one half of a sentence is no reason by the other.
  const told = new Set(outcomes.filter(isOpen).map(({ text }) => text));
  const ranked = outcomes
    .filter(isReason)
    .toSorted((a, b) => ORDER[b.strength] * b.credit - ORDER[a.strength] * a.credit);
  for (const one of ranked) {
    const evidence = quotesFor(one).filter(({ quote }) => !quoted.has(quote));
    const [first] = evidence;
    if (first === undefined || reasons.length >= REASONS_MAX || told.has(one.text)) continue;
    told.add(one.text);
    quoted.add(first.quote);
    reasons.push({ text: `${leadOf(one)}: “${first.quote}”`, requirement: one.id, evidence });
  }
  return reasons;
}

/** What a post lets one suppose, and does not say, is no reason. */
function isReason(one: RequirementOutcome): boolean {
  const { kind, outcome, credit, note } = one;
  if (kind === 'seniority' || note === NOTE.byTrade) return false;
  return outcome === 'met' || (outcome === 'partly' && credit >= PARTLY_FROM);
}

function isOpen({ outcome }: RequirementOutcome): boolean {
  return outcome === 'not_met' || outcome === 'denied';
}

/** The requirement in the spec's words, with what limits it or how long it was done. */
function leadOf({ text, note }: RequirementOutcome): string {
  const asked = askedText(text);
  const lead = asked.charAt(0).toUpperCase() + asked.slice(1);
  return note === null ? lead : `${lead} (${note})`;
}
