// Which posts count towards the years that an ad asks for: how many of them are told rightly, so that none is lost.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';
import { YEARS_HELD, YEARS_READ, type AskedYears } from './years-by-work.corpus.ts';

/** Posts that are told rightly as they stand: of those that count and of those that do not, 120 each. */
const STANDS = { read: { counts: 68, not: 90 }, held: { counts: 68, not: 106 } };

function rightOf(rows: readonly AskedYears[]): { counts: number; not: number } {
  const right = { counts: 0, not: 0 };
  for (const { title, duties, ask, counts, not } of rows) {
    const spec = readSpec({ jobSpec: `${title}\n${duties}\n\nRequirements\n- ${ask}` });
    const isMet = (post: string) => {
      const [header = '', told = ''] = post.split('\n');
      const cv = `Experience\n${header}, October 2020 to present\n- ${told}`;
      const { requirements } = assess(spec, cv, gradedNowMs);
      return requirements.find(({ kind }) => kind === 'years')?.credit === 1;
    };
    right.counts += counts.filter((post) => isMet(post)).length;
    right.not += not.filter((post) => !isMet(post)).length;
  }
  return right;
}

describe('posts that are years of the work asked for', () => {
  it.each([
    ['read', YEARS_READ],
    ['held', YEARS_HELD],
  ] as const)('are told from others in the %s rows as they stand', (name, rows) => {
    const right = rightOf(rows);
    expect(right.counts).toBeGreaterThanOrEqual(STANDS[name].counts);
    expect(right.not).toBeGreaterThanOrEqual(STANDS[name].not);
  });
});
