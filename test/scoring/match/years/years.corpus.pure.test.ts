// The years of a post count by its work, not by its words; those of a specialty are told by its work, and those of another
// specialty of the trade are none.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';
import { notYetSpecial, specialties } from './specialty.corpus.ts';
import { notYet, yearsOf } from './years.corpus.ts';

/** What the first minimum of years makes of a CV with this post alone. */
function yearsShown(jobSpec: string, post: string): number | undefined {
  const [title, ...told] = post.split('\n');
  const cv = `Experience\n${title}, October 2020 to present\n${told.map((line) => `- ${line}`).join('\n')}`;
  const { requirements } = assess(readSpec({ jobSpec }), cv, gradedNowMs);
  return requirements.find(({ kind }) => kind === 'years')?.credit;
}

const OPEN = [...notYet, ...notYetSpecial];
/** What is still read the other way round. */
const isOpen = (post: string) => OPEN.some((title) => post.startsWith(title));

describe.each([...yearsOf, ...specialties])('$spec', ({ spec, counts, not }) => {
  it.each(counts)('counts %s', (post) => expect(yearsShown(spec, post) === 1).toBe(!isOpen(post)));
  it.each(not)('does not count %s', (post) => expect(yearsShown(spec, post) === 1).toBe(isOpen(post)));
});
