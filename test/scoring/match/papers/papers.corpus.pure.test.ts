// Papers as CVs name them: held, pursued, denied, lapsed, of another branch or country, or only implied by a post.
// Each row is one CV against one must-have; what is asserted is how far that must-have is met.

import { describe, expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';
import { ACROSS_TRADES } from './across-trades.corpus.ts';
import { CERTIFICATES } from './certificates.corpus.ts';
import { CLEARANCES } from './clearances.corpus.ts';
import { DEGREES } from './degrees.corpus.ts';
import { IN_GERMAN_AND_FRENCH } from './in-german-and-french.corpus.ts';
import { LANGUAGES } from './languages.corpus.ts';
import { LICENCES } from './licences.corpus.ts';
import { OPEN_ACROSS_TRADES } from './open-across-trades.ts';
import { OPEN_PAPERS } from './open-papers.ts';

/** The least of the hard must-haves that the statement asks for, in a CV that says little else. */
function outcomeOf(title: string, ask: string, cv: string): 'held' | 'half' | 'none' {
  const papers = outcomesOf({ title, ask }, cv).filter(
    ({ kind }) => kind !== 'skill' && kind !== 'years' && kind !== 'seniority',
  );
  if (papers.length === 0) throw new Error(`nothing is asked by ${ask}`);
  const credit = leastOf(papers);
  return credit >= 0.7 ? 'held' : credit >= 0.3 ? 'half' : 'none';
}

describe('papers in the words of CVs', () => {
  for (const { title, ask, ...rows } of [
    ...LICENCES,
    ...CERTIFICATES,
    ...DEGREES,
    ...LANGUAGES,
    ...CLEARANCES,
    ...ACROSS_TRADES,
    ...IN_GERMAN_AND_FRENCH,
  ]) {
    describe(ask, () => {
      for (const wanted of ['held', 'half', 'none', 'less'] as const) {
        for (const cv of rows[wanted] ?? []) {
          const test = OPEN_PAPERS.has(cv) || OPEN_ACROSS_TRADES.has(cv) ? it.fails : it;
          test(`${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
            const outcome = outcomeOf(title, ask, cv);
            if (wanted === 'less') expect(outcome).not.toBe('held');
            else expect(outcome).toBe(wanted);
          });
        }
      }
    });
  }
});
