// What is told of a score: nothing in one breath for and against.

import { expect, it } from 'vitest';
import { loadGraded } from '../../../bench/eval/data.ts';
import { assess } from '../../../src/scoring/assess.ts';
import { readSpec } from '../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../graded/types.ts';

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

it('says of years how many the dates show, and quotes the post that shows them', () => {
  const spec = readSpec({ jobSpec: 'Payroll Manager\n\nRequirements\n- 3 years of payroll experience' });
  const cv =
    'Kim Lee\n\nExperience\nPayroll Manager, Arden Foods, January 2019 to October 2026\nMonthly payroll for 900 people';
  expect(assess(spec, cv, gradedNowMs).reasons[0]?.text).toBe(
    '3 years of payroll experience (8 years by dates): “Payroll Manager, Arden Foods, January 2019 to October 2026”',
  );
});
