// What became of papers, and what is new to a person, as CVs tell it. Each row is one CV against one must-have.

import { describe, expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';
import { STEADY_PAPERS } from './stances-held.corpus.ts';
import { LAST_GROUND, LAST_HISTORIES, LATER_GROUND, LATER_HISTORIES } from './stances-later.corpus.ts';
import { SCHOOLED } from './stances-schooled.corpus.ts';
import { BEYOND_STANCES, NEW_GROUND, PAPER_HISTORIES } from './stances.corpus.ts';

describe('what became of papers', () => {
  for (const { title, ask, ...rows } of [
    ...PAPER_HISTORIES,
    ...LATER_HISTORIES,
    ...LAST_HISTORIES,
    ...STEADY_PAPERS,
    ...SCHOOLED,
  ])
    for (const wanted of ['held', 'less'] as const)
      for (const cv of rows[wanted] ?? [])
        (BEYOND_STANCES.has(cv) ? it.fails : it)(`${ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          const papers = outcomesOf({ title, ask }, cv).filter(
            ({ kind }) => kind !== 'skill' && kind !== 'years',
          );
          expect(papers.length).toBeGreaterThan(0);
          expect(leastOf(papers) >= 0.7).toBe(wanted === 'held');
        });
});

describe('what is new to a person, or done by others', () => {
  for (const { title, ask, ...rows } of [...NEW_GROUND, ...LATER_GROUND, ...LAST_GROUND])
    for (const wanted of ['met', 'denied'] as const)
      for (const cv of rows[wanted] ?? [])
        (BEYOND_STANCES.has(cv) ? it.fails : it)(`${ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          const skills = outcomesOf({ title, ask }, cv).filter(
            ({ kind }) => kind === 'skill' || kind === 'years',
          );
          if (wanted === 'met') expect(leastOf(skills)).toBeGreaterThanOrEqual(0.7);
          else expect(skills.map(({ outcome }) => outcome)).toContain('denied');
        });
});
