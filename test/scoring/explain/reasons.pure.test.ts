// What is told of a score: nothing in one breath for and against.

import { expect, it } from 'vitest';
import { loadGraded } from '../../../bench/eval/data.ts';
import { assess } from '../../../src/scoring/assess.ts';
import { readSpec } from '../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../graded/types.ts';

it('gives nothing as a reason that is shown in part, said in passing, or open by another requirement of its sentence', () => {
  for (const { spec, cv } of loadGraded()) {
    const { reasons, requirements } = assess(readSpec({ jobSpec: spec }), cv, gradedNowMs);
    const open = new Set(
      requirements
        .filter(({ outcome }) => outcome === 'not_met' || outcome === 'denied')
        .map(({ text }) => text),
    );
    const told = requirements.filter(({ id }) => reasons.some(({ requirement }) => requirement === id));
    expect(told.filter(({ text }) => open.has(text))).toEqual([]);
    expect(told.filter(({ outcome, isRemark }) => outcome !== 'met' || isRemark)).toEqual([]);
  }
});

it('deals out the lines so that each reason has the one that shows it best', () => {
  const spec = readSpec({
    jobSpec: 'Life Actuary\n\nRequirements\n- Four years in life insurance\n- Solvency II valuation',
  });
  const cv = `Kim Lee

Experience
Senior Life Actuary, Arden Life Insurance, March 2019 to October 2026
Solvency II valuation of life insurance products, quarterly`;
  expect(assess(spec, cv, gradedNowMs).reasons.map(({ text }) => text)).toEqual([
    'Four years in life insurance (7.5 years by dates): “Senior Life Actuary, Arden Life Insurance, March 2019 to October 2026”',
    'Solvency II valuation: “Solvency II valuation of life insurance products, quarterly”',
  ]);
});

it('says of years how many the dates show, and quotes the post that shows them', () => {
  const spec = readSpec({ jobSpec: 'Payroll Manager\n\nRequirements\n- 3 years of payroll experience' });
  const cv =
    'Kim Lee\n\nExperience\nPayroll Manager, Arden Foods, January 2019 to October 2026\nMonthly payroll for 900 people';
  expect(assess(spec, cv, gradedNowMs).reasons[0]?.text).toBe(
    '3 years of payroll experience (8 years by dates): “Payroll Manager, Arden Foods, January 2019 to October 2026”',
  );
});
