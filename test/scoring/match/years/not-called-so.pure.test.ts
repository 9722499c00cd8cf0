// What one is not called may be one's work all the same; what one has not done is not.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Demand planner',
    ask: 'Three years of production planning',
    held: [
      'Stores lead, Acme Foods, 2016 to present\nMy contract never said planner; production planning for three lines is mine.',
      'Stores lead, Acme Foods, 2016 to present\nI never had the title of planner. Production planning for three lines, weekly.',
    ],
    less: ['Stores lead, Acme Foods, 2016 to present\nHave not done production planning.'],
  },
  {
    title: 'Project manager',
    ask: 'Three years of project management in construction',
    held: [
      'Site engineer, Acme Construction, 2016 to present\nNobody calls me a project manager, but I run programme, budget and project management meetings.',
    ],
    less: ['Site engineer, Acme Construction, 2016 to present\nNo project management experience.'],
  },
  {
    title: 'Payroll Administrator',
    ask: 'Three years of processing Canadian payroll',
    held: [
      'Pay Coordinator, Elm Cartage, Moncton, 2016 to present\nPunches in, bank file out. Records of employment, court orders, source deductions, WSIB, T4s in February.',
    ],
    less: [
      'Dispatch Coordinator, Elm Cartage, Moncton, 2016 to present\nRoutes for forty trucks, driver logs, records of breakdowns.',
    ],
  },
];

describe('what one is not called', () => {
  itTellsApart(ROWS);
});
