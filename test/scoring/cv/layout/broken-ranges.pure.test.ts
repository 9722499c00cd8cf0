import { describe, expect, it } from 'vitest';
import { withWholeRanges } from '../../../../src/scoring/cv/layout/broken-ranges.ts';

describe('ranges of dates that are broken over lines', () => {
  it.each([
    ['March\n2019 - May\n2020', 'March 2019 - May 2020'],
    ['2015\n-\n2019', '2015 - 2019'],
    ['2015 to\nPresent', '2015 to Present'],
    ['•Jan\n2018', '•Jan 2018'],
    ['Sept.,\n 2018', 'Sept.,  2018'],
    ["'98 bis\n2001, welder", "'98 bis 2001, welder"],
    ['2015\n-\n2019\n-\n2021', '2015 - 2019 - 2021'],
    ['2018 à\nnov\n', '2018 à nov\n'],
  ])('%j is %j', (text, whole) => {
    expect(withWholeRanges(text)).toBe(whole);
  });

  it.each([
    'Welder 2018\nPresent',
    'Marching\nbands',
    'we did\n2019',
    'until\nnow',
    '2019;\n2020',
    '2024 -\n2021 - 2023',
    '',
    '\n',
  ])('leaves %j as it is', (text) => {
    expect(withWholeRanges(text)).toBe(text);
  });
});
