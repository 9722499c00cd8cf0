// Engineering is one field with several professions in it: where a branch is asked for, another is of another subject.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Bridge designer',
    ask: 'Degree in civil engineering required',
    held: ['BEng Civil Engineering, 2015', 'MEng Civil and Structural Engineering, 2016', 'BE, 2014'],
    less: ['BEng Automotive Engineering, 2015', 'BSc Electrical Engineering, 2012'],
  },
  {
    title: 'Press tool designer',
    ask: "Bachelor's degree in mechanical engineering required",
    held: [
      'BEng Manufacturing Engineering, 2015',
      'BEng Mechatronics, 2014',
      'BEng Aerospace Engineering, 2013',
    ],
    less: ['BEng Civil Engineering, 2015', 'BSc Software Engineering, 2015'],
  },
  {
    title: 'Press tool designer',
    ask: 'Degree in mechanical engineering or similar required',
    held: ['BEng Electrical Engineering, 2015'],
    less: ['BA History, 2015'],
  },
  {
    title: 'Process engineer',
    ask: 'Degree in chemical engineering required',
    held: ['MEng Chemical Engineering, 2015', 'BEng Process Engineering, 2015'],
    less: ['BEng Civil Engineering, 2015'],
  },
  {
    title: 'Substation designer',
    ask: 'Degree in electrical or electronic engineering required',
    held: ['BSc Electrical and Computer Engineering, 2012', 'BEng Telecommunications Engineering, 2012'],
    less: ['BEng Chemical Engineering, 2012'],
  },
];

describe('branches of engineering', () => {
  itTellsApart(ROWS);
});
