// How much of what is asked the posts tell, in the spec's words or in others of their roots; and wishes of which one is
// enough. Trades that the graded sets lack.

import { describe, expect, it } from 'vitest';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { matchUnits } from '../../../../src/scoring/match/match-units.ts';
import { toldInPosts } from '../../../../src/scoring/match/sum/told-in-posts.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

function read(spec: string, cv: string) {
  const asked = readSpec({ jobSpec: spec });
  return { asked, told: readCv(cv, asked.runs, gradedNowMs, asked.initials) };
}

function toldOf(spec: string, cv: string): number {
  const { asked, told } = read(spec, cv);
  return toldInPosts(asked, told) ?? 0;
}

const THATCHER = 'Thatcher\n\nYou must have:\n- Thatching roofs in water reed\n- Ridging and patching';
const BUCHBINDER =
  'Buchbinder\n\nAnforderungen:\n- Einbandgestaltung in Leder\n- Restaurierung von Bibliotheksbänden';

/** A spec, what tells of it, and what tells less of it. */
const TOLD: readonly (readonly [spec: string, more: string, less: string])[] = [
  [
    THATCHER,
    'Thatcher, Fenside Roofs, 2018 - present\nThatched barns, patched ridges after storms, reed cut by hand.',
    'Roofer, Fenside Roofs, 2018 - present\nSlates and tiles on barns, gutters after storms, lead cut by hand.',
  ],
  [
    BUCHBINDER,
    'Buchbinder, Werkstatt Lohr, 2018 - heute\nGestaltung von Ledereinbänden, Bände einer Bibliothek restauriert.',
    'Drucker, Werkstatt Lohr, 2018 - heute\nDruck von Prospekten, Maschinen einer Druckerei gewartet.',
  ],
  [
    'Falconer\n\nYou must have:\n- Training of hawks to the lure\n- Breeding of falcons',
    'Falconer, Wold Castle, 2018 - present\nTrained young hawks, bred falcons, flew them at the lure each day.',
    'Keeper, Wold Castle, 2018 - present\nFed the deer, mended fences, led walks for schools each day.',
  ],
];

describe('what the posts tell of what is asked', () => {
  for (const [spec, more, less] of TOLD)
    it(`is more where ${more.split('\n')[1] ?? ''}`, () => {
      expect(toldOf(spec, more)).toBeGreaterThan(2 * toldOf(spec, less));
      expect(toldOf(spec, more)).toBeGreaterThan(0.3);
    });

  it('is not what a list or a profile says', () => {
    const listed =
      'Skills\nThatching, water reed, ridging, patching\n\nExperience\nPostman, 2018 - present\nLetters.';
    expect(toldOf(THATCHER, listed)).toBe(0);
  });

  it('counts a demand of one chance word as one word', () => {
    const cv = 'Thatcher, Fenside Roofs, 2018 - present\nThatching in water reed, ridging, patching.';
    expect(toldOf(`${THATCHER}\n- Wheelbarrow`, cv)).toBeGreaterThan(0.7);
  });
});

/** A wish that names a choice, a line that has one of it, and one that has neither. */
const CHOICES: readonly (readonly [wish: string, one: string, neither: string])[] = [
  ['Lathe or router', 'Turned bowls on the lathe', 'Carved bowls with a gouge'],
  ['Steel drum or marimba', 'Played marimba in the pit', 'Played the organ in the pit'],
  ['Angora oder Kaschmir', 'Angora gesponnen und gefärbt', 'Leinen gewebt und gefärbt'],
];

describe('a wish with a choice', () => {
  for (const [wish, one, neither] of CHOICES)
    it(`is met by one of ${wish}`, () => {
      const credits = [one, neither].map((line) => {
        const cv = `Maker, Aldous & Sons, 2019 - present\n${line}.`;
        const { asked, told } = read(`Maker\n\nNice to have:\n- ${wish}`, cv);
        return matchUnits(asked, told).find(({ strength }) => strength === 'nice')?.credit;
      });
      expect(credits[0]).toBeGreaterThan(0.7);
      expect(credits[1]).toBeLessThan(0.3);
    });
});
