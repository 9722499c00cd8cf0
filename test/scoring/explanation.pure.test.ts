// The calculation as data: complete, verbatim, storable.

import { describe, expect, it } from 'vitest';
import { loadGraded } from '../../bench/eval/data.ts';
import { assess } from '../../src/scoring/assess.ts';
import { explanationOf, parseExplanation } from '../../src/scoring/explanation.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { SCORER_VERSION } from '../../src/scoring/version.ts';
import { gradedNowMs } from './graded/types.ts';

const pairs = loadGraded().filter((_, index) => index % 6 === 0);

describe('the explanation of a score', () => {
  it('names every requirement, whose weights add up, with evidence verbatim at its place', () => {
    for (const { spec, cv } of pairs) {
      const assessment = assess(readSpec({ jobSpec: spec }), cv, gradedNowMs);
      const explanation = explanationOf(assessment);
      expect(explanation.scorer).toBe(SCORER_VERSION);
      expect(explanation.requirements.map(({ id }) => id).toSorted()).toEqual(
        assessment.requirements.map(({ id }) => id).toSorted(),
      );
      const weights = explanation.requirements.reduce((sum, { weight }) => sum + weight, 0);
      expect(Math.abs(weights - 100)).toBeLessThan(1);
      for (const { evidence, text } of explanation.requirements) {
        expect(text.length).toBeGreaterThan(0);
        for (const { start, end, quote } of evidence) expect(cv.slice(start, end)).toBe(quote);
      }
    }
  });

  it('says which hard must-have held a score down, and no score that one holds down is a shortlist', () => {
    const gated = pairs
      .map(({ spec, cv }) => explanationOf(assess(readSpec({ jobSpec: spec }), cv, gradedNowMs)))
      .filter(({ gatedBy, requirements }) =>
        requirements.some(
          ({ id, evidence, credit }) => gatedBy.includes(id) && (evidence.length > 0 || credit < 0.3),
        ),
      );
    expect(gated.length).toBeGreaterThan(5);
    expect(gated.filter(({ score }) => score >= 75)).toEqual([]);
  });

  it('survives being stored, and reads nothing else as one', () => {
    const [pair] = pairs;
    const explanation = explanationOf(
      assess(readSpec({ jobSpec: pair?.spec ?? '' }), pair?.cv ?? '', gradedNowMs),
    );
    expect(parseExplanation(JSON.stringify(explanation))).toEqual(explanation);
    for (const other of ['', 'null', '[]', '{"format":0}', JSON.stringify({ ...explanation, format: 99 })])
      expect(parseExplanation(other)).toBeNull();
  });
});
