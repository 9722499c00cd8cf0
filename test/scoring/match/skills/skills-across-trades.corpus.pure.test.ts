// Which posts show what an ad asks for: how many of them are told rightly, so that none is lost.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';
import { SKILLS_HELD, SKILLS_READ, type SkillAsked } from './skills-across-trades.corpus.ts';

/** Posts that are told rightly as they stand, of 60 and 90 of each kind. */
const STANDS = { read: { shows: 52, not: 53 }, held: { shows: 67, not: 65 } };
/** From here on a demand is met at least in part. */
const SHOWN = 0.5;

function rightOf(rows: readonly SkillAsked[]): { shows: number; not: number } {
  const right = { shows: 0, not: 0 };
  for (const { title, duties, ask, shows, not } of rows) {
    const spec = readSpec({ jobSpec: `${title}\n${duties}\n\nRequirements\n- ${ask}` });
    const isShown = (post: string) => {
      const [header = '', told = ''] = post.split('\n');
      const cv = `Experience\n${header}, October 2019 to present\n- ${told}`;
      const asked = assess(spec, cv, gradedNowMs).requirements.filter(
        ({ strength }) => strength === 'must' || strength === 'hard',
      );
      return asked.length > 0 && asked.every(({ credit }) => credit >= SHOWN);
    };
    right.shows += shows.filter((post) => isShown(post)).length;
    right.not += not.filter((post) => !isShown(post)).length;
  }
  return right;
}

describe('posts that show what is asked for', () => {
  it.each([
    ['read', SKILLS_READ],
    ['held', SKILLS_HELD],
  ] as const)('are told from others in the %s rows as they stand', (name, rows) => {
    const right = rightOf(rows);
    expect(right.shows).toBeGreaterThanOrEqual(STANDS[name].shows);
    expect(right.not).toBeGreaterThanOrEqual(STANDS[name].not);
  });
});
