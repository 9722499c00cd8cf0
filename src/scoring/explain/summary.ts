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
  const counted = asked.length === 0 ? '' : `: ${met} of ${asked.length} must-haves shown`;
  const open = missing === undefined ? '' : `, open is “${topicText(missing.text)}”`;
  const caveat =
    confidence === 'low' ? (words < 40 ? '; the CV is too thin to be sure' : '; confidence is low') : '';
  return `${OPENINGS[verdict]}${counted}${open}${caveat}.`;
}
