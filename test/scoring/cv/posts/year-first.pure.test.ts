// Dates that are written with the year before the month, and breaks that are told within a post.

import { describe, expect, it } from 'vitest';
import { periodsIn } from '../../../../src/scoring/cv/posts/dates.ts';
import { isBreak } from '../../../../src/scoring/cv/layout/no-work.ts';

const NOW = Date.UTC(2026, 10, 1);

describe('the year before the month', () => {
  it.each([
    ['2015 June - present. Lead practice nurse', 2015 * 12 + 5],
    ['2017 Jul - 2020 Dec | Lonestar | Engineer', 2017 * 12 + 6],
    ['2018 Aug to 2021 Sept - Band 5, same lab', 2018 * 12 + 7],
  ])('%s', (text, from) => {
    expect(periodsIn(text, NOW)[0]?.from).toBe(from);
  });

  it('ends where it says', () => {
    expect(periodsIn('2017 Jul - 2020 Dec | Lonestar', NOW)[0]?.to).toBe(2020 * 12 + 11);
  });
});

it('a break in parentheses is one within the post', () => {
  expect(isBreak('09/2012 - 08/2018 Kinderkrippe Rasselbande, Emmendingen (Elternzeit 2014/15)')).toBe(false);
  expect(isBreak('2014 - 2016 Elternzeit')).toBe(true);
});
