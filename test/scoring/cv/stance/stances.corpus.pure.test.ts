// What became of papers, and what is new to a person, as CVs tell it. Each row is one CV against one must-have.

import { describe, expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';
import { NEW_GROUND } from './new-ground.corpus.ts';
import { OPEN_STANCES } from './open-stances.ts';
import { PAPER_HISTORIES } from './paper-histories.corpus.ts';
import { PAPERS_IN_SCHOOL } from './papers-in-school.corpus.ts';
import { STEADY_PAPERS } from './steady-papers.corpus.ts';

describe('what became of papers', () => {
  for (const { title, ask, ...rows } of [...PAPER_HISTORIES, ...STEADY_PAPERS, ...PAPERS_IN_SCHOOL])
    for (const wanted of ['held', 'less'] as const)
      for (const cv of rows[wanted] ?? [])
        (OPEN_STANCES.has(cv) ? it.fails : it)(`${ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          const papers = outcomesOf({ title, ask }, cv).filter(
            ({ kind }) => kind !== 'skill' && kind !== 'years',
          );
          expect(papers.length).toBeGreaterThan(0);
          expect(leastOf(papers) >= 0.7).toBe(wanted === 'held');
        });
});

describe('what is new to a person, or done by others', () => {
  for (const { title, ask, ...rows } of NEW_GROUND)
    for (const wanted of ['met', 'denied'] as const)
      for (const cv of rows[wanted] ?? [])
        (OPEN_STANCES.has(cv) ? it.fails : it)(`${ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          const skills = outcomesOf({ title, ask }, cv).filter(
            ({ kind }) => kind === 'skill' || kind === 'years',
          );
          if (wanted === 'met') expect(leastOf(skills)).toBeGreaterThanOrEqual(0.7);
          else expect(skills.map(({ outcome }) => outcome)).toContain('denied');
        });
});
