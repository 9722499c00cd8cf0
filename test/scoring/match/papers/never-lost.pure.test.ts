// What never happened to a paper is no end of it; what happened to it some sentences on, and behind what it is for, is one.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Optometrist, Perth',
    ask: 'GOC registration',
    held: [
      'Registered with the GOC in 2011 and never came off it',
      'GOC number 01-12345, have never let it lapse',
      'GOC registered 2009; not once off the register since',
      'Never let my GOC registration lapse while the children were small',
    ],
    less: [
      'GOC registered 2009. Never renewed, and lapsed in 2021',
      'Registered with the GOC in 2011, came off the register in 2022',
      'GOC registration never lapsed until 2021, when I moved abroad',
      'I have never been on the GOC register',
    ],
  },
  {
    title: 'Barrister, Cardiff',
    ask: 'Practising certificate required',
    held: ['Called 2012; I have never given up my practising certificate'],
    less: ['I gave up my practising certificate in 2020'],
  },
  {
    title: 'Podiatrist, Ayr',
    ask: 'HCPC registration',
    held: [
      'I was registered with the HCPC in 2010 and have renewed every two years',
      'On the HCPC register from 2008. My registration was suspended in 2019 and reinstated in 2020.',
    ],
    less: [
      'I was registered with the HCPC from 2011. When we moved abroad I let the registration go.',
      'On the HCPC register from 2008. My registration was suspended in 2022. It has not been reinstated.',
      'On the HCPC register from 2008. My registration was suspended in 2022 and never restored.',
      'On the HCPC register from 2008. My registration was suspended in 2022. The order has not been lifted.',
    ],
  },
  {
    title: 'Educator, Barrie',
    ask: 'Membership of the Ontario College of Teachers in good standing',
    held: ['Member of the Ontario College of Teachers since 2012, fees paid'],
    less: [
      'I was a member of the Ontario College of Teachers from 2012. I did not pay the fee in 2023 and my certificate was suspended.',
    ],
  },
  {
    title: 'Drayman, Burton',
    ask: 'Full UK driving licence',
    held: ['Full UK driving licence, category B since 2009, never lost my licence or a point'],
    less: ['I lost my driving licence in March 2026 for a year, and walk to work until then'],
  },
  {
    title: 'Food hall manager, Hobart',
    ask: 'Food Safety Supervisor certificate',
    held: ['Food Safety Supervisor certificate, renewed 2025'],
    less: ['I am not a Food Safety Supervisor. Food handler basics, online, 2024'],
  },
  {
    title: 'Paralegal, Sacramento',
    ask: 'Active member of the State Bar of California',
    held: ['State Bar of California, active, SBN 214417'],
    less: ['41 Alder Lane, Folsom, CA 95630\nLegal assistant, 2019 - 2026'],
  },
  {
    title: 'Aircraft engineer, Prestwick',
    ask: 'UK CAA Part 66 licence in category B1.1',
    held: ['Part 66 B1.1, UK CAA, B757 (RB211; V2500). Valid to 2029.'],
    less: ['Part 66 B1.1, UK CAA, B757 (RB211; V2500). Expired in March 2024.'],
  },
];

describe('what never happened to a paper, and what did', () => {
  itTellsApart(ROWS);
});
