// Who began as a trainee and rose within the post is not one who only learnt.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Tax accountant',
    ask: 'Four years of tax returns in practice',
    held: [
      'Experience\n\nTax senior, Acme LLP, 2016 - 2025. Started June 2016 as trainee, senior from 2018.\nTax returns for farms and shops in practice.',
    ],
    less: [
      'Experience\n\nTrainee, Acme LLP, 2016 - 2025\nTax returns for farms and shops in practice.',
      'Experience\n\nTrainee, Hallam Tax from 2016 to 2025\nTax returns for farms and shops in practice.',
    ],
  },
];

describe('a post that began with learning', () => {
  itTellsApart(ROWS);
});
