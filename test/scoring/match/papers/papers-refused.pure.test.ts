// Papers that a demand names because it will not take them, and what a CV denies that is another thing.

import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../one-demand.ts';

const ASK =
  'You must hold PCN Level 2 in UT (please note that company approval to SNT-TC-1A will not be accepted)';

describe('a scheme that is refused', () => {
  it.each([
    ['ASNT Level II (SNT-TC-1A, company issued): UT, valid to 2028', false],
    ['PCN Level 2 UT, valid to 2028', true],
  ])('%s', (cv, isMet) => {
    const [first, ...others] = outcomesOf({ title: 'Inspector', ask: ASK }, `Certificates\n${cv}`);
    expect(first?.outcome === 'met').toBe(isMet);
    expect(others).toEqual([]);
  });
});

describe('a phrase that is denied', () => {
  it('denies none of its words', () => {
    const outcomes = outcomesOf(
      { title: 'Heating engineer', ask: 'Three years in domestic heating' },
      'Heating engineer, Dale Property Care, April 2019 - present\nBoilers, radiators and heating controls in homes.\nNo heat pump ticket yet.',
    );
    expect(outcomes.map(({ outcome }) => outcome)).not.toContain('denied');
  });
});
