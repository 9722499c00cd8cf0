// The same work in other words: each row is one CV against one must-have; what is asserted is how far it is met.

import { describe, expect, it } from 'vitest';
import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { gradedNowMs } from './graded/types.ts';
import { SAME_WORK, type SameWorkRow } from './same-work.corpus.ts';

const WITHIN = { met: [0.7, 1], part: [0.3, 1], none: [0, 0.29] } as const;

/** The least credit of the skills that the statement asks for. */
function creditOf({ title, ask }: SameWorkRow, cv: string): number {
  const spec = readSpec({ jobSpec: `${title}\n\nRequirements\n- ${ask}\n` });
  const { requirements } = assess(
    spec,
    `Alex Morgan\nLeeds\n\n${cv}\n\nInterests: walking, choir`,
    gradedNowMs,
  );
  const skills = requirements.filter(({ strength, kind }) => strength !== 'nice' && kind === 'skill');
  if (skills.length === 0) throw new Error(`nothing is asked by ${ask}`);
  return Math.min(...skills.map(({ credit }) => credit));
}

describe('the same work in other words', () => {
  for (const row of SAME_WORK) {
    for (const wanted of ['met', 'part', 'none'] as const) {
      for (const cv of row[wanted] ?? []) {
        it(`${row.ask}, ${wanted}: ${cv.replaceAll('\n', ' / ')}`, () => {
          const credit = creditOf(row, cv);
          expect(credit).toBeGreaterThanOrEqual(WITHIN[wanted][0]);
          expect(credit).toBeLessThanOrEqual(WITHIN[wanted][1]);
        });
      }
    }
  }
});
