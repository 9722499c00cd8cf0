// Denials, claims without evidence, and trades in one another's words: each must-have as its row says, and whole adverts
// by which the CV of another trade stays below half where that of the trade passes.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { BEYOND_DENIALS, DENIALS, TRAPS } from './denials.corpus.ts';
import { gradedNowMs } from '../../graded/types.ts';
import { ALLOWED, SHOWN, shownBy } from './skill-row.ts';

const KINDS = ['skill', 'years'];

describe('denials and claims in the words of CVs', () => {
  for (const { title, ask, ...rows } of DENIALS)
    for (const wanted of SHOWN)
      for (const cv of rows[wanted] ?? [])
        it(`${ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          expect(ALLOWED[wanted]).toContain(shownBy({ title, ask }, cv, KINDS));
        });
});

/** Each fails, so that whoever mends one finds it here. */
describe('denials beyond the rules', () => {
  for (const { title, ask, ...rows } of BEYOND_DENIALS)
    for (const wanted of SHOWN)
      for (const cv of rows[wanted] ?? [])
        it.fails(`${ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          expect(ALLOWED[wanted]).toContain(shownBy({ title, ask }, cv, KINDS));
        });
});

describe('trades in one another’s words', () => {
  it.each(TRAPS)('$spec', ({ spec, trap, honest }) => {
    const read = readSpec({ jobSpec: spec });
    const scores = [trap, honest].map((cv) => assess(read, cv, gradedNowMs).score);
    expect(scores[0]).toBeLessThan(60);
    expect(scores[1]).toBeGreaterThanOrEqual(70);
  });
});
