import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

function units(jobSpec: string): string[] {
  return readSpec({ title: 'Baker', jobSpec }).units.map(({ strength, text }) => `${strength}: ${text}`);
}

const LONG =
  'you will bake bread and rolls for two shops and look after the ovens and the starter in the night shift while the town sleeps';

describe('a long stretch without signs', () => {
  it.each([
    ['gather the business requirements by meeting with the shops', 'requirements by'],
    ['and learn the requirements of the food standards agency', 'requirements of'],
    ['and show that you have a strong understanding of sourdough', 'strong understanding'],
    ['and get the tools and support you need and plenty of flour', 'you need'],
    ['and at closing you may also be able to take bread home', 'able to'],
  ])('is not cut within what it says: %s', (said, opening) => {
    expect(units(`${LONG} ${said}`).some((text) => text.split(': ')[1]?.startsWith(opening))).toBe(false);
  });

  it('is cut behind the word that says how much is asked', () => {
    expect(
      units(
        `${LONG} food hygiene level two is required two years of bakery work night shifts experience with gluten free flour is preferred`,
      ),
    ).toContain('nice: experience with gluten free flour is preferred');
  });

  it('is cut before what a demand begins with', () => {
    expect(units(`${LONG} ability to lift trays knowledge of sourdough`).length).toBe(3);
  });
});
