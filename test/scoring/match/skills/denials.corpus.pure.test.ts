// Denials, claims without evidence, and trades in one another's words: each must-have as its row says, and whole adverts
// by which the CV of another trade stays below half where that of the trade passes.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { BEYOND_DENIALS, DENIALS, MORE_DENIALS, MORE_TRAPS, TRAPS } from './denials.corpus.ts';
import { gradedNowMs } from '../../graded/types.ts';
import { leastOf, outcomesOf } from '../../one-demand.ts';

type Outcome = 'met' | 'less' | 'none' | 'denied';

function outcomeOf(title: string, ask: string, cv: string): Outcome {
  const asked = outcomesOf({ title, ask }, cv).filter(({ kind }) => kind === 'skill' || kind === 'years');
  if (asked.length === 0) throw new Error(`nothing is asked by ${ask}`);
  if (asked.some(({ outcome }) => outcome === 'denied')) return 'denied';
  const credit = leastOf(asked);
  return credit >= 0.7 ? 'met' : credit >= 0.3 ? 'less' : 'none';
}

const ALLOWED: Readonly<Record<Outcome, readonly Outcome[]>> = {
  met: ['met'],
  less: ['less', 'none', 'denied'],
  none: ['none'],
  denied: ['denied'],
};
const OUTCOMES = ['met', 'less', 'none', 'denied'] as const;

describe('denials and claims in the words of CVs', () => {
  for (const { title, ask, ...rows } of [...DENIALS, ...MORE_DENIALS])
    for (const wanted of OUTCOMES)
      for (const cv of rows[wanted] ?? [])
        it(`${ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          expect(ALLOWED[wanted]).toContain(outcomeOf(title, ask, cv));
        });
});

/** Each fails, so that whoever mends one finds it here. */
describe('denials beyond the rules', () => {
  for (const { title, ask, ...rows } of BEYOND_DENIALS)
    for (const wanted of OUTCOMES)
      for (const cv of rows[wanted] ?? [])
        it.fails(`${ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          expect(ALLOWED[wanted]).toContain(outcomeOf(title, ask, cv));
        });
});

describe('trades in one another’s words', () => {
  it.each([...TRAPS, ...MORE_TRAPS])('$spec', ({ spec, trap, honest }) => {
    const read = readSpec({ jobSpec: spec });
    const scores = [trap, honest].map((cv) => assess(read, cv, gradedNowMs).score);
    expect(scores[0]).toBeLessThan(60);
    expect(scores[1]).toBeGreaterThanOrEqual(70);
  });
});
