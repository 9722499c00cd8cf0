// Where the dates of a post stand, before its title or behind it, in its line or in one of their own, changes nothing of it.
import { describe, expect, it } from 'vitest';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { isTraining } from '../../../../src/scoring/match/posts/learning.ts';
import { titleOf } from '../../../../src/scoring/match/posts/lower-rank.ts';
import { gradedNowMs } from '../../graded/types.ts';

const postOf = (head: string) => {
  const [role] = readCv(`EXPERIENCE\n${head}\nWatch and cargo`, new Set(), gradedNowMs).roles;
  if (role === undefined) throw new Error('no post');
  return role;
};

describe('a title', () => {
  it.each([
    'Operations Manager, The Dunedin Royal, 2016 - 2019',
    '2016 to 2019: Operations Manager, The Dunedin Royal',
    '| Sept 2016 - May 2019 | Operations Manager | The Dunedin Royal |',
    'seit 09/2016 - Operations Manager, The Dunedin Royal',
    '2016 - 2019\nOperations Manager, The Dunedin Royal',
  ])('is found in %j', (head) => {
    expect(titleOf(postOf(head)).trim()).toBe('Operations Manager');
  });
});

describe('who learns a trade', () => {
  it.each(['Cadet, 2015 - 2018', '2015 - 2018: Cadet', '| 2015 - 2018 | Cadet |', '2015 - 2018\nCadet'])(
    'learns it in %j',
    (head) => {
      expect(isTraining(postOf(head))).toBe(true);
    },
  );
});

describe('a line above a post', () => {
  it.each([
    ['Examination as a midwife, diploma 2004, School of Midwifery', false],
    ['Freight coordinator with three years in logistics', false],
    ['Freight coordinator, ocean import', true],
  ])('%j is its title: %s', (above, isTitle) => {
    const cv = `EXPERIENCE\n${above}\nSeaward Cargo, Felixstowe, 2016 - present\nBookings and invoices`;
    const [role] = readCv(cv, new Set(), gradedNowMs).roles;
    expect(role?.lines.some(({ text }) => text === above)).toBe(isTitle);
  });
});

describe('a post behind skills, without a heading', () => {
  it.each(['>> ', '', '# '])('opens at its dates, marked %j', (mark) => {
    const text = `Ada Elm\n\n${mark}Compétences\nFraiseuse, tour\n\n${mark}Mai 2021 - maintenant\nTourneuse, Ateliers Morin, Nancy\nSéries de bagues\n\n${mark}Diplôme\nBachelier en mécanique, Haute École du Val, 2018-2021`;
    const { roles } = readCv(text, new Set(), gradedNowMs);
    expect(roles.map(({ lines }) => lines.length)).toEqual([3]);
  });
});
