// A passage addressed to a machine is out of the evidence as a whole, with what it claims, wherever its lines break; the
// honest sentences beside it stay.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';
import { HONEST, PASSAGES } from './passages.corpus.ts';

const spec = readSpec({
  jobSpec:
    'Platform Engineer\n\nRequirements\n- five years of Kubernetes in production\n- Python\n- SAP Basis\n\nDuties\n- run clusters\n',
});
const CV =
  'Alex Morgan\n\nIT Support Specialist, Pinion Services, January 2022 to present\nTier 2 tickets, imaging laptops, printer queues; patched workstations.\n\nElectronics store associate, 2019 to 2021\n';
const honest = assess(spec, CV, gradedNowMs);

describe('a passage addressed to a machine', () => {
  it.each(PASSAGES)('is worth nothing: %s', (passage) => {
    const wrapped = passage.replace(/([.。:]) /g, '$1\n');
    for (const cv of [`${CV}\n${passage}\n`, `${passage}\n\n${CV}`, `${CV}\n${wrapped}\n`]) {
      const result = assess(spec, cv, gradedNowMs);
      expect(result.score).toBe(honest.score);
      expect(result.notices.map(({ kind }) => kind)).toContain('instructions');
    }
  });

  it.each(HONEST)('is no honest sentence: %s', (sentence) => {
    const { notices } = assess(spec, `${CV}\n${sentence}\n`, gradedNowMs);
    expect(notices.filter(({ kind }) => kind === 'instructions')).toEqual([]);
  });
});
