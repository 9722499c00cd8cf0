// A paper of which a part was failed, broken off or is still to be sat, and one of which the line says later that it is void.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Coating Inspector',
    ask: 'A current BGAS painting inspector certificate',
    less: [
      'BGAS grade 2 written passed, practical not taken',
      'BGAS grade 2, 2025: failed the practical, resit in May',
    ],
    held: [
      'BGAS grade 2: failed the practical in 2020, passed it in 2021. Valid to 2028',
      'BGAS grade 2, valid to 2028',
    ],
  },
  {
    title: 'Schweißaufsicht',
    ask: 'Schweißfachingenieur (IWE)',
    less: ['IWE Teil 1 bei der SLV München besucht, Teil 3 nicht bestanden'],
    held: ['IWE, SLV München, 2019'],
  },
  {
    title: 'Staplerfahrer',
    ask: 'Gültiger Staplerschein',
    less: ['Staplerschein 2012, Unterweisung zuletzt 2018, seit 2019 ungültig'],
    held: ['Staplerschein 2012, Unterweisung 2026'],
  },
];

describe('parts of exams', () => itTellsApart(ROWS));
