// What is told of a score: nothing in one breath for and against.

import { expect, it } from 'vitest';
import { loadGraded } from '../../bench/eval/data.ts';
import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { gradedNowMs } from './graded/types.ts';

it('gives no sentence of the spec as a reason that is open by another of its requirements', () => {
  for (const { spec, cv } of loadGraded()) {
    const { reasons, requirements } = assess(readSpec({ jobSpec: spec }), cv, gradedNowMs);
    const open = new Set(
      requirements
        .filter(({ outcome }) => outcome === 'not_met' || outcome === 'denied')
        .map(({ text }) => text),
    );
    const told = requirements.filter(({ id }) => reasons.some(({ requirement }) => requirement === id));
    expect(told.filter(({ text }) => open.has(text))).toEqual([]);
  }
});
