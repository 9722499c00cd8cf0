// A CV that only names what is asked for.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { gradedNowMs } from './graded/types.ts';

const SAMPLES = join(import.meta.dirname, '../../samples');

it('stays at 40 with the keywords of every must-have and the evidence of none, whatever other posts tell', () => {
  const spec = readSpec({ jobSpec: readFileSync(join(SAMPLES, 'job.txt'), 'utf8') });
  const cv = readFileSync(join(SAMPLES, 'source/priya-raman.txt'), 'utf8');
  const { score, requirements } = assess(spec, cv, gradedNowMs);
  const asked = requirements.filter(({ strength }) => strength === 'hard' || strength === 'must');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(({ outcome }) => outcome === 'met')).toEqual([]);
  expect(score).toBeLessThanOrEqual(40);
});
