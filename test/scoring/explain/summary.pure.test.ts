// How many must-haves are shown, counted as a reader of the ad would.

import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../src/scoring/explain/summary.ts';
import type { RequirementOutcome } from '../../../src/scoring/types.ts';
import { oneOutcome } from './one-outcome.ts';

const OPEN = { outcome: 'not_met', credit: 0 } as const;

function told(...outcomes: RequirementOutcome[]): string {
  return summaryOf('Borderline', 'medium', outcomes, 200);
}

describe('the summary', () => {
  it('counts a sentence once, by its papers and years where it asks for any', () => {
    const years = oneOutcome('Five years of net mending', { kind: 'years', strength: 'hard' });
    const skill = oneOutcome('Five years of net mending', {
      ...OPEN,
      note: 'named, without evidence of use',
    });
    expect(told(years, skill, oneOutcome('Sonar', OPEN))).toBe('Shows 1 of 2 must-haves; open is “Sonar”.');
    expect(told(years, skill)).toBe('Shows the must-have.');
  });

  it('leaves out remarks, and traits where anything else is demanded', () => {
    const remark = oneOutcome('The kettle is always on', { ...OPEN, isRemark: true });
    const trait = oneOutcome('Calm in bad weather', OPEN);
    expect(told(remark, trait, oneOutcome('Sonar'))).toBe('Shows the must-have.');
    expect(told(remark, trait)).toBe('Does not show the must-have; open is “Calm in bad weather”.');
  });

  it('takes what is done at ease with a thing for no trait', () => {
    const tool = oneOutcome('Confident administering Ocean Nets', OPEN);
    expect(told(tool, oneOutcome('Sonar'))).toBe(
      'Shows 1 of 2 must-haves; open is “Confident administering Ocean Nets”.',
    );
  });
});
