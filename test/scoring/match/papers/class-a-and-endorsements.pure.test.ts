// The American licence to drive a lorry, told by its class, and what is endorsed on it, told by its letters.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Reefer driver, Ohio',
    ask: 'Valid Class A CDL',
    held: [
      'License: Ohio Class A, endorsements T. Expires 03/2028.',
      'Commercial license class A, no restrictions',
      'Class A with air brakes, Ohio, since 2016',
    ],
    less: [
      'Ohio Class B CDL, passenger',
      'Class A contractor license, Virginia',
      'Class A office buildings, leasing',
    ],
  },
  {
    title: 'Chemical hauler, Louisiana',
    ask: 'Hazmat and tank endorsements required',
    held: [
      'Louisiana CDL-A w/ X',
      'CDL class A, H and N',
      'License: Louisiana Class A, endorsements H, N, T. Medical card to 05/2027.',
      'CDL A, tank and hazmat endorsements, renewed 2025',
    ],
    less: ['CDL class A, T and N', 'CDL class A, endorsements H, T', 'Class A CDL, no endorsements'],
  },
  {
    title: 'Milk hauler, Wisconsin',
    ask: 'Class A CDL with tanker endorsement',
    held: ['Wisconsin CDL class A, N endorsement', 'Class A CDL, endorsed X'],
    less: ['Wisconsin CDL class A, P and S', 'Class A CDL, H endorsement'],
  },
];

describe('lorries and their endorsements', () => {
  itTellsApart(ROWS);
});
