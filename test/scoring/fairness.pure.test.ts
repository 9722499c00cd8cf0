// Who a person is changes nothing: every counterfactual of an axis gives the same score, reasons and gaps.

import { describe, expect, it } from 'vitest';
import { loadFresh, loadGraded } from '../../bench/eval/data.ts';
import { AXES, type Axis } from '../../bench/eval/fairness.ts';
import { assessPair, visible } from '../../bench/eval/engine.ts';

/** Every thirty-first graded CV, of a sixth of the jobs one, of each kind some; the report of `npm run eval -- --fairness` is on all. */
const pairs = [...loadGraded(), ...loadFresh()].filter((_, index) => index % 31 === 0);
/** Of an axis each CV is told two values that stand side by side, the next CV the next two: all are compared with others. */
const VALUES_TOLD = 2;
/** Axes whose values name the person only; a school or a break is part of what the CV tells. */
const blind = AXES.filter(({ name }) => name !== 'school' && name !== 'gap in time');
/** A line about a break may weigh as any other line does: a point, and no more. */
const BREAK_CHANGE_MAX = 1;

/** Some four hundred assessments each, on a machine that may be busy. */
const TIMEOUT_MS = 120_000;

describe('the same CV as another person', { timeout: TIMEOUT_MS }, () => {
  it.each(blind)('gives the same result for every value of: $name', ({ swaps }) => {
    for (const [index, pair] of pairs.entries()) {
      const found = toldTo(index, swaps).map(({ value, apply }) => ({
        value,
        result: assessPair(pair, apply(pair.cv)),
      }));
      const scores = new Set(found.map(({ result }) => result.score));
      expect({ id: pair.id, scores: scores.size }).toEqual({ id: pair.id, scores: 1 });
      // "They" is a word for others too, so a quote may hold it: the score is the same, the words around it are the CV's.
      const told = found.filter(({ value }) => value !== 'they/them');
      const results = new Set(told.map(({ result }) => visible(result)));
      expect({ id: pair.id, results: results.size }).toEqual({ id: pair.id, results: 1 });
    }
  });

  it('scores the same wherever the degree is from', () => {
    const schools = swapsOf('school');
    const graduates = pairs.filter((pair) => schools[0]?.apply(pair.cv) !== schools[1]?.apply(pair.cv));
    expect(graduates.length).toBeGreaterThan(10);
    for (const pair of graduates) {
      const scores = new Set(schools.map((swap) => assessPair(pair, swap.apply(pair.cv)).score));
      expect({ id: pair.id, scores: scores.size }).toEqual({ id: pair.id, scores: 1 });
    }
  });

  it('neither punishes nor credits a break', () => {
    const [none, ...breaks] = swapsOf('gap in time');
    expect(breaks.length).toBeGreaterThan(2);
    for (const [index, pair] of pairs.entries()) {
      const without = assessPair(pair, none?.apply(pair.cv)).score;
      for (const { value, apply } of toldTo(index, breaks)) {
        const change = Math.abs(assessPair(pair, apply(pair.cv)).score - without);
        expect({ id: pair.id, value, within: change <= BREAK_CHANGE_MAX }).toEqual({
          id: pair.id,
          value,
          within: true,
        });
      }
    }
  });
});

function swapsOf(axis: string): Axis['swaps'] {
  return AXES.find(({ name }) => name === axis)?.swaps ?? [];
}

function toldTo<Value>(index: number, values: readonly Value[]): Value[] {
  return [...values, ...values].slice(index % values.length, (index % values.length) + VALUES_TOLD);
}
