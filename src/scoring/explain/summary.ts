// One sentence that says how a score came about.

import type { Confidence, RequirementOutcome, Verdict } from '../types.ts';
import { topicText } from './reasons.ts';

const OPENINGS: Record<Verdict, string> = {
  'Strong shortlist': 'Meets what the job turns on',
  Borderline: 'Meets part of what the job turns on',
  'Do not progress': 'Shows little of what the job turns on',
};

/** The summary of a result. */
export function summaryOf(
  verdict: Verdict,
  confidence: Confidence,
  outcomes: readonly RequirementOutcome[],
  words: number,
): string {
  const asked = outcomes.filter((one) => one.strength === 'hard' || one.strength === 'must');
  const met = asked.filter((one) => one.outcome === 'met').length;
  const missing =
    asked.find((one) => one.strength === 'hard' && one.credit < 0.7) ?? asked.find((one) => one.credit < 0.3);
  const open = missing === undefined ? '' : `; open is “${topicText(missing.text)}”`;
  const caveat =
    confidence === 'low' ? (words < 40 ? '; the CV is too thin to be sure' : '; confidence is low') : '';
  return `${asked.length === 0 ? OPENINGS[verdict] : countWords(met, asked.length)}${open}${caveat}.`;
}

/** What tells candidates apart comes first: a list shows little more than the beginning. */
function countWords(met: number, asked: number): string {
  if (asked === 1) return met === 1 ? 'Shows the must-have' : 'Does not show the must-have';
  if (met === 0) return `Shows none of ${asked} must-haves`;
  return met === asked ? `Shows all ${asked} must-haves` : `Shows ${met} of ${asked} must-haves`;
}
