// Posts under headings that only say where or when they were, spans with a day or a slash, and forms with labels.

import { describe, expect, it } from 'vitest';
import { monthAt, periodsIn } from '../../../../src/scoring/cv/posts/dates.ts';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { gradedNowMs } from '../../graded/types.ts';

const month = (year: number, name: number): number => year * 12 + name - 1;
const postsOf = (cv: string) =>
  readCv(cv, new Set(), gradedNowMs).roles.map(({ lines }) => lines.map(({ text }) => text).join(' / '));

describe('spans', () => {
  it.each([
    ['Duration: 12-Feb-2017 to 03-May-2021', month(2017, 2), month(2021, 5)],
    ['Receptionist, Oct. 2019 / Aug. 2021', month(2019, 10), month(2021, 8)],
  ])('%s', (text, from, to) => {
    expect(periodsIn(text, gradedNowMs)).toEqual([{ from, to }]);
    expect(to).toBeLessThan(monthAt(gradedNowMs));
  });
});

describe('headings over posts', () => {
  it.each(['SCAFFOLDING JOBS', 'Flying positions', 'Catering employment'])(
    'opens the work below %s',
    (heading) => {
      const cv = `Tickets\nFirst aid, 2024\n\n${heading}\n\nKestrel Ltd, Truro\nAugust 2020 - today\nEarly starts and late ends.`;
      expect(postsOf(cv)).toHaveLength(1);
    },
  );

  it('takes no classes of a licence for a post', () => {
    expect(postsOf('AZ licence, Ontario, obtained June 2025 (DZ before that from 2020)')).toEqual([]);
  });

  it('opens the work below "Practice", behind the registrations', () => {
    const posts = postsOf(
      'Registration\nRegistered osteopath (GOsC) since 2015\n\nPRACTICE\nOsteopath, Quay Clinic, Truro. July 2019 to present\n- Backs and necks',
    );
    expect(posts).toEqual(['Osteopath, Quay Clinic, Truro. July 2019 to present / Backs and necks']);
  });
  it('opens the work below papers, whatever stands in parentheses behind them', () => {
    const posts = postsOf(
      'Tickets\nFOET, valid to 2028\n\nOffshore (latest first)\nJan 22 - now   Rigger, Northmoor Services. Lifts and slings.',
    );
    expect(posts).toHaveLength(1);
  });

  it('opens the work below papers by "Positions", and by a year that stands before its month', () => {
    const posts = postsOf(
      'CREDENTIALS\nLVN, 2019, to 2027\n\nPOSITIONS\nEmployer | Dates | Work\nElm Family Practice | 06/2021 - present | Vaccines and blood draws for thirty patients a day, the phones on Mondays and the recall list each week.',
    );
    expect(posts).toHaveLength(1);
    expect(posts[0]).toContain('Elm Family');
    expect(
      postsOf(
        'Tickets\n- IPAF, to 2028\n\n2019 May - now: Elm Roofing Ltd., foreman\n- Flat roofs\n\n2014 - 2019: Oak & Sons, roofer\n- Slates',
      ),
    ).toHaveLength(2);
  });

  it('opens the work below papers by spans of months, and by the heads of columns', () => {
    expect(
      postsOf(
        'CARDS\nCPCS A60, to 2029\n\nLIFTS AND OUTAGES\nJul 24 - Oct 26   Moor Cranes, 100 t, power stations\n2019 - Jun 24   Elm Hire, taxi crane',
      ),
    ).toHaveLength(2);
    expect(
      postsOf(
        'Certificates\nHACCP Level 3, 2022\n\nFrom and to              Kitchen\nMay 2022 - now           Sous chef, The Elm\nJuly 2018 - April 2022   Chef de partie, The Oak',
      ),
    ).toHaveLength(2);
  });

  it('leaves a post what its account begins with, though headings begin so', () => {
    const posts = postsOf(
      'Work\nJanuary 2024 - now: Ward nurse, Elm Hospital\nPlacements in recovery and on two wards.\n\nJune 2020 - December 2023: Care assistant, Elm Hospital\nTraining new starters.',
    );
    expect(posts).toEqual([
      expect.stringContaining('Placements'),
      expect.stringContaining('Training new starters'),
    ]);
  });

  it('opens the work by what trade it is of', () => {
    const [post] = postsOf(
      'Summary\nTrial lawyer.\n\nLegal experience\nAssociate, Elm LLP\nJanuary 2020 - present\nDepositions.',
    );
    expect(post).toContain('Depositions');
    expect(
      readCv('Legal experience\nAssociate, Elm LLP, January 2020 - present', new Set(), gradedNowMs).lines.at(
        -1,
      )?.section,
    ).toBe('experience');
  });

  it('reads what one wrote and spoke as no work', () => {
    const { lines } = readCv(
      'Experience\nAssociate, Elm LLP, 2015 - present\n\nSpeaking and writing\nColumn on leave law, since 2018',
      new Set(),
      gradedNowMs,
    );
    expect(lines.at(-1)?.section).toBe('other');
  });

  it.each([
    'Part-time work',
    'Student jobs',
    'Work while studying',
    'Nebenjobs',
    'Jobs étudiants',
    'Self-employed work',
  ])('opens the work below studies: %s', (heading) => {
    const posts = postsOf(
      `Education\n2024 - 2027 BSc Nursing, Leeds\n\n${heading}\nShop assistant, Corner Stores, June 2025 - present. Tills and stock.`,
    );
    expect(posts).toHaveLength(1);
  });

  it('leaves a dissertation to the studies, wherever it stands', () => {
    const [post] = postsOf(
      'Experience\nLifeguard, Town Baths, 2022 - 2024\n\nDissertation: dose in computed tomography',
    );
    expect(post).not.toContain('tomography');
  });

  it('ends the post above a heading of earlier ones', () => {
    const [present] = postsOf(
      'Experience\nBursar, Elm College, January 2019 - present\nFees and payroll.\n\nEarlier positions, catering\nHead chef, The Oak, 2010 - 2018\nMenus and orders.',
    );
    expect(present).not.toContain('catering');
  });

  it('leaves an account with its own post where labels are the same', () => {
    const [first] = postsOf(
      'Experience\n1) Palm Marine LLC\nDesignation: Rope Technician\nDuration: 10-Nov-2019 to 20-Jan-2026\nResponsibilities:\n- Inspection of braces\n2) Lotus Lab\nDesignation: Trainee\nDuration: 01-Jul-2016 to 15-Oct-2019',
    );
    expect(first).toContain('Inspection of braces');
  });
});
