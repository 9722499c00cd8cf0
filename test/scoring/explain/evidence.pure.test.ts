// The calculation behind a score: complete, verbatim, and binding.

import { describe, expect, it } from 'vitest';
import { loadGraded } from '../../../bench/eval/data.ts';
import { assess } from '../../../src/scoring/assess.ts';
import { readSpec } from '../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../graded/types.ts';

const HELD_FROM = 0.7;
const assessed = loadGraded()
  .filter((_, index) => index % 6 === 0)
  .map(({ spec, cv }) => ({ cv, ...assess(readSpec({ jobSpec: spec }), cv, gradedNowMs) }));

describe('the calculation behind a score', () => {
  it('names its requirements once each, with evidence verbatim at its place', () => {
    for (const { cv, requirements } of assessed) {
      expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
      for (const { evidence, text, weight } of requirements) {
        expect(text.length).toBeGreaterThan(0);
        expect(weight).toBeGreaterThan(0);
        for (const { start, end, quote } of evidence) expect(cv.slice(start, end)).toBe(quote);
      }
    }
  });

  it('makes nobody a shortlist whose hard must-have is not held', () => {
    const gated = assessed.filter(({ requirements }) =>
      requirements.some(
        ({ strength, credit, evidence }) =>
          strength === 'hard' && credit < HELD_FROM && (evidence.length > 0 || credit < 0.3),
      ),
    );
    expect(gated.length).toBeGreaterThan(5);
    expect(gated.filter(({ score }) => score >= 75)).toEqual([]);
  });
});
