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
  const demands = demandsOf(outcomes);
  const met = demands.filter((parts) => parts.every(isMet)).length;
  const open = openOf(demands.flat());
  const caveat =
    confidence === 'low' ? (words < 40 ? '; the CV is too thin to be sure' : '; confidence is low') : '';
  return `${demands.length === 0 ? OPENINGS[verdict] : countWords(met, demands.length)}${open}${caveat}.`;
}

/**
 * The must-haves as a reader counts them: a sentence is one, however many things are read in it, and what it turns on is its
 * papers and years where it asks for any. Matters of character, which no CV shows, count where nothing else is demanded.
 */
function demandsOf(outcomes: readonly RequirementOutcome[]): RequirementOutcome[][] {
  const asked = outcomes.filter(
    ({ strength, isRemark }) => !isRemark && (strength === 'hard' || strength === 'must'),
  );
  const shown = asked.filter((one) => !isTrait(one));
  const sentences = Map.groupBy(shown.length > 0 ? shown : asked, ({ text }) => text);
  return [...sentences.values()].map((parts) => {
    const hard = parts.filter(({ strength }) => strength === 'hard');
    return hard.length > 0 ? hard : parts;
  });
}

/** The must-have that stands most in the way. */
function openOf(asked: readonly RequirementOutcome[]): string {
  const missing = asked.find((one) => one.strength === 'hard' && !isMet(one)) ?? asked.find(isMissing);
  if (missing !== undefined) return `; open is “${askedText(missing.text)}”`;
  const part = asked.find((one) => !isMet(one));
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
