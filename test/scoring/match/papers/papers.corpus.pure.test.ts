// Papers as CVs name them: held, pursued, denied, lapsed, of another branch or country, or only implied by a post.
// Each row is one CV against one must-have; what is asserted is how far that must-have is met.

import { describe, expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';
import { LEVELS_OF_PAPERS } from './papers-levels.corpus.ts';
import { HELD_PAPERS, HELD_PAPERS_LATER, OPEN_PAPERS } from './papers-held.corpus.ts';
import { FURTHER_PAPERS, LAST_PAPERS, LATER_PAPERS, PROBED_PAPERS } from './papers-further.corpus.ts';
import { LATEST_PAPERS, MORE_PAPERS, PAPERS, PASSAGES, STUDIES } from './papers.corpus.ts';

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
    ...PAPERS,
    ...MORE_PAPERS,
    ...PASSAGES,
    ...STUDIES,
    ...LATEST_PAPERS,
    ...FURTHER_PAPERS,
    ...LATER_PAPERS,
    ...LAST_PAPERS,
    ...PROBED_PAPERS,
    ...HELD_PAPERS,
    ...HELD_PAPERS_LATER,
    ...LEVELS_OF_PAPERS,
  ]) {
    describe(ask, () => {
      for (const wanted of ['held', 'half', 'none', 'less'] as const) {
        for (const cv of rows[wanted] ?? []) {
          const test = OPEN_PAPERS.has(cv) ? it.fails : it;
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
