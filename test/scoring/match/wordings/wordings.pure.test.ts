// Papers as twelve ads each demand them, against CVs that hold them and CVs that do not. Their writers had not seen the engine;
// the texts have been read since. Every ask meets one CV that holds the paper and one that shows less, by turns.

import { describe, expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';
import { PAPERS_IN_GERMAN_AND_FRENCH } from './german-and-french.ts';
import { PAPERS_OF_NORTH_AMERICA_AND_AUSTRALIA } from './north-america-and-australia.ts';
import { PAPERS_OF_UK_AND_IRELAND } from './uk-and-ireland.ts';
import type { WordedPaper } from './worded-paper.ts';

/** The share that was read as meant when this was last measured, less a point. */
const STANDS: readonly [where: string, papers: readonly WordedPaper[], held: number, less: number][] = [
  ['the United Kingdom and Ireland', PAPERS_OF_UK_AND_IRELAND, 0.92, 0.91],
  ['North America and Australia', PAPERS_OF_NORTH_AMERICA_AND_AUSTRALIA, 0.87, 0.88],
  ['German and French', PAPERS_IN_GERMAN_AND_FRENCH, 0.87, 0.86],
];
const HELD_FROM = 0.7;

/** Whether the CV has what the ask demands; null where nothing is read as a paper that is to be held. */
function holds(title: string, ask: string, cv: string): boolean | null {
  const papers = outcomesOf({ title, ask }, cv).filter(
    ({ kind }) => kind !== 'skill' && kind !== 'years' && kind !== 'seniority',
  );
  return papers.length === 0 ? null : leastOf(papers) >= HELD_FROM;
}

describe.each(STANDS)('papers of %s in the words of ads', (_, papers, held, less) => {
  const shareOf = (lists: 'held' | 'less'): { share: number; missed: string[] } => {
    const missed: string[] = [];
    let all = 0;
    for (const { title, asks, ...cvs } of papers)
      for (const [index, ask] of asks.entries()) {
        const cv = cvs[lists][index % cvs[lists].length] ?? '';
        all += 1;
        if (holds(title, ask, cv) !== (lists === 'held')) missed.push(`${ask} <- ${cv}`);
      }
    return { share: 1 - missed.length / all, missed };
  };

  it('are held by those who hold them', () => {
    const { share, missed } = shareOf('held');
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(held);
  });

  it('are not held by those who show less', () => {
    const { share, missed } = shareOf('less');
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(less);
  });
});
