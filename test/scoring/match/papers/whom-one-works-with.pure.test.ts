// Letters of a paper that stand for those with whom one works, and work whose words are those of a course.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Welding Inspector',
    ask: 'Certified Welding Inspector (CWI)',
    less: [
      'Fitter, Orme Steel, 2019 - 2026\nFit-up and tacking; welds checked by the CWI before they left the bay',
    ],
    held: ['CWI, American Welding Society, expires 2028'],
  },
  {
    title: 'Track Worker',
    ask: 'A live COSS competence',
    less: ['Trackman, Orme Rail, 2021 - 2026\nSigned in with the COSS at the access point every shift'],
    held: ['Ganger, Orme Rail, 2015 - 2026\nBriefing teams of eight as COSS, competence to 2027'],
  },
  {
    title: 'Pressure Welder',
    ask: 'Red Seal welder ticket',
    less: ['Welder apprentice, third year, exam in the fall'],
    held: ['Red Seal Welder, Saskatchewan, 2016'],
  },
];

describe('whom one works with', () => itTellsApart(ROWS));
