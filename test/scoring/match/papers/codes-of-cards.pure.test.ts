// Codes that stand on cards: with the letter of their kind, in an account of work, and beside the codes of other papers.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Excavator Driver',
    ask: 'CPCS card with category A59, in date',
    less: ['CPCS A09A forward tipping dumper, 2028'],
    held: [
      'CPCS: A59A, A59C, expires 2028',
      'Digger driver, Orme Groundworks, 2018 - 2026\nDrainage and footings. A59 on a blue card, renewed in 2024',
    ],
  },
  {
    title: 'Second Mate',
    ask: 'STCW II/1 certificate of competency with ENG1 and ECDIS',
    less: ['ENG1 valid to 2027, ECDIS generic 2025'],
    held: ['II/1 certificate of competency, 2021. ENG1 to 2027. ECDIS'],
  },
];

describe('codes of cards', () => itTellsApart(ROWS));
