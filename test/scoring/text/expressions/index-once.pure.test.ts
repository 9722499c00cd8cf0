// What hundreds of expressions need is read when a text is first looked at, and takes as long as scoring many CVs: an
// expression that comes later would have it read anew.

import { expect, it, vi } from 'vitest';

import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { indexOf } from '../../../../src/scoring/text/expressions/stretch-index.ts';
import { gradedNowMs, type GradedJob } from '../../graded/types.ts';
import { gradedJobs } from '../../graded/set.ts';

vi.mock(import('../../../../src/scoring/text/expressions/stretch-index.ts'), async (original) => {
  const module = await original();
  return { ...module, indexOf: vi.fn(module.indexOf) };
});

/** The looks of specs, of lines of CVs, of papers by name and by letters, of specialties and of ladders. */
const LOOKS = 6;

function assessAll({ spec, graded }: GradedJob): void {
  const read = readSpec({ jobSpec: spec });
  for (const { cv } of graded) assess(read, cv, gradedNowMs);
}

it('reads what the expressions of each look need once, whatever texts come', () => {
  const [first, ...others] = gradedJobs.filter((_, index) => index % 4 === 0);
  if (first === undefined) throw new Error('there is no graded job');
  assessAll(first);
  for (const job of others) assessAll(job);
  expect(vi.mocked(indexOf).mock.calls.map(([sources]) => sources.length)).toHaveLength(LOOKS);
});
