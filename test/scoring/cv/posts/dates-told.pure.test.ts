// Spans that a post tells in words: since when somebody has driven, months within a year, a rise told before the span.

import { describe, expect, it } from 'vitest';
import { monthAt, periodsIn } from '../../../../src/scoring/cv/posts/dates.ts';
import { gradedNowMs } from '../../graded/types.ts';

const NOW = monthAt(gradedNowMs);
const month = (year: number, name: number): number => year * 12 + name - 1;

const SPANS: readonly (readonly [text: string, from: number, to: number])[] = [
  ['Passed out 14 March 2019, driving since then full-time', month(2019, 3), NOW],
  ['Qualified in May 2016, still there', month(2016, 5), NOW],
  ['2025 May - Nov, 2/E, Levant Amber', month(2025, 5), month(2025, 11)],
  ['Commercial Engineer, then Senior from 2023 - Sept 2019 to now', month(2019, 9), NOW],
];

describe('a span of time', () => {
  it.each(SPANS)('is read in %j', (text, from, to) => {
    expect(periodsIn(text, gradedNowMs)).toEqual([{ from, to }]);
  });
  it('is none where a paper was passed and nothing is said of since', () => {
    expect(periodsIn('Passed out 14 March 2019', gradedNowMs)).toEqual([]);
  });
});
