// An employer in a line of its own over posts is of these, and of none before them.

import { expect, it } from 'vitest';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';

const NOW_MS = Date.UTC(2026, 10, 1);

/** The lines of each post. */
function postsOf(cv: string): string[][] {
  return readCv(`Kim Doe\nHull\n\n${cv}`, new Set(), NOW_MS).roles.map(({ lines }) =>
    lines.map(({ text }) => text),
  );
}

it('stands with every post below it, promotions too', () => {
  const [later, earlier, before] = postsOf(
    'Larch Court Nursing Home, Hull\nNight nurse: May 2021 - present\nDrug rounds of forty residents.\nCarer: June 2017 - April 2021\nWashing and meals.\n\nSpeedy Tyres, Hull\nTyre fitter, 2014 - 2017\nTyres and exhausts.',
  );
  expect(later).toContain('Larch Court Nursing Home, Hull');
  expect(earlier).toContain('Larch Court Nursing Home, Hull');
  expect(earlier).not.toContain('Speedy Tyres, Hull');
  expect(before).toContain('Speedy Tyres, Hull');
});

it('is told by its capitals where no empty line stands before it', () => {
  const [bakery, mill] = postsOf(
    'CRUSTWELL BAKERIES, Hull\nLine leader (May 2019 - present): six on the line.\nHUMBER FLOUR MILL, Hull\nMiller (2012 - April 2019): roller mills.',
  );
  expect(bakery).toContain('CRUSTWELL BAKERIES, Hull');
  expect(bakery).not.toContain('HUMBER FLOUR MILL, Hull');
  expect(mill).toContain('HUMBER FLOUR MILL, Hull');
});
