// One sentence that says how a score came about.

import type { Confidence, RequirementOutcome, Verdict } from '../types.ts';
import { isMissing, MET_FROM } from '../match/found.ts';
import { askedText } from '../spec/asked/asked.ts';
import { isTrait } from './manner.ts';

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
  const open = openOf(asked);
  const caveat =
    confidence === 'low' ? (words < 40 ? '; the CV is too thin to be sure' : '; confidence is low') : '';
  return `${asked.length === 0 ? OPENINGS[verdict] : countWords(met, asked.length)}${open}${caveat}.`;
}

/** The must-have that stands most in the way. */
function openOf(asked: readonly RequirementOutcome[]): string {
  // Matters of character last: no CV shows them.
  const inOrder = asked.toSorted((a, b) => Number(isTrait(a)) - Number(isTrait(b)));
  const missing = inOrder.find((one) => one.strength === 'hard' && !isMet(one)) ?? inOrder.find(isMissing);
  if (missing !== undefined) return `; open is “${askedText(missing.text)}”`;
  const part = inOrder.find((one) => !isMet(one));
  return part === undefined ? '' : `; in part “${askedText(part.text)}”`;
}

function isMet({ credit }: RequirementOutcome): boolean {
  return credit >= MET_FROM;
}

/** What tells candidates apart comes first: a list shows little more than the beginning. */
function countWords(met: number, asked: number): string {
  if (asked === 1) return met === 1 ? 'Shows the must-have' : 'Does not show the must-have';
  if (met === 0) return `Shows none of ${asked} must-haves`;
  if (met === asked) return asked === 2 ? 'Shows both must-haves' : `Shows all ${asked} must-haves`;
  return `Shows ${met} of ${asked} must-haves`;
}
