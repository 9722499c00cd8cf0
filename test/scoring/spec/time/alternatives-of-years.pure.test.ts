// What years are to be of where a demand offers a choice, has a wish within it, or asks for some of them in particular.

import { describe, expect, it } from 'vitest';
import { readSpec, type Spec } from '../../../../src/scoring/read-spec.ts';
import { sharingWords } from '../../../../src/scoring/spec/papers/shared-words.ts';

type Unit = Spec['units'][number];

function unitsOf(line: string): Unit[] {
  return readSpec({ jobSpec: `Post\n\nRequirements\n- ${line}\n`, title: 'Post' }).units;
}

function yearsOf(line: string): string[] {
  return unitsOf(line)
    .filter(({ kind }) => kind === 'years')
    .map(({ strength, minimumMonths }) => `${strength} ${minimumMonths}`);
}

describe('the alternatives of a demand', () => {
  it.each([
    ['quarrying in slate or chalk pits', ['quarrying in slate pits', 'quarrying in chalk pits']],
    [
      'two years in festival or theatre lighting',
      ['two years in festival lighting', 'two years in theatre lighting'],
    ],
    ['a baker or a confectioner in hotels', ['a baker in hotels', 'a confectioner in hotels']],
    ['loss adjusting or running a claims team', ['loss adjusting', 'running a claims team']],
    ['testing of pumps in Perl or Lua', ['testing of pumps in Perl', 'Lua']],
    ['dyeing of silk', ['dyeing of silk']],
  ])('share what is said once: %s', (text, parts) => {
    expect(sharingWords(text).map((part) => part.replace(/\s+/g, ' ').trim())).toEqual(parts);
  });
});

describe('a wish within the years', () => {
  it.each([
    ["Four years' work on diesel engines, ideally Deutz or MAN, is essential.", ['hard 48']],
    ['At least three years of contract law is required, preferably shipping or energy.', ['hard 36']],
    ['Mindestens drei Jahre im Einkauf sind erforderlich, idealerweise Stahl oder Guss.', ['hard 36']],
    ['Ideally four years of it.', ['nice 48']],
  ])('leaves them demanded: %s', (line, expected) => {
    expect(yearsOf(line)).toEqual(expected);
  });
});

describe('some of the years', () => {
  it.each([
    ['Six years in bakeries, including two as oven hand or confectioner, is a must.', ['hard 72', 'hard 24']],
    ['Eight years in insurance, of those at least three in marine claims.', ['hard 96', 'hard 36']],
  ])('are asked for by themselves: %s', (line, expected) => {
    expect(yearsOf(line)).toEqual(expected);
  });
  it('are counted by words that are no part of the work', () => {
    const [years] = unitsOf('You bring no fewer than eighteen months of upholstery.');
    expect(years?.topicRoots).toEqual([['upholstery']]);
  });
});
