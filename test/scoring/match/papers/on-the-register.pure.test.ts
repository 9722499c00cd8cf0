// Registers that a CV tells by who keeps them, and of which profession one has to be on them.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Dietitian, Renal',
    ask: 'HCPC registration as a dietitian is essential',
    held: [
      'BSc Dietetics, Leeds Beckett 2019. On the Council’s register as a dietitian from August 2019.',
      'Renal wards since 2020; dietetics graduate, entered on the Council register in 2019 and renewed in 2025.',
    ],
    less: [
      'Dietetic assistant, Leeds, since 2020. Registration with the Council to be applied for in 2027.',
      'On the Council’s register as a podiatrist since 2014.',
      'Dietetics graduate 2012, off the register since 2020.',
    ],
  },
  {
    title: 'Physical Therapist, Outpatient',
    ask: 'A current Utah physical therapist license',
    held: ['DPT 2018. Licensed by the Utah Physical Therapy Board in 2018, active through 2027.'],
    less: ['DPT 2018. Licensed by the Ohio Physical Therapy Board in 2018, active through 2027.'],
  },
  {
    title: 'Small Animal Vet',
    ask: 'Registration with the Veterinary Council of Ireland',
    held: ['Qualified in Budapest in 2016 and on the Irish vet register ever since; mixed practice, Clare.'],
    less: ['Veterinary nurse, Clare, since 2016. On the risk register of the practice.'],
  },
  {
    title: 'Personal Trainer',
    ask: 'Current personal trainer certification from an accredited body (NASM, ACE, ISSA or similar)',
    held: ['Certified by the American Council on Exercise as a personal trainer in 2021, renewed 2025.'],
    less: ['Spin classes since 2021; sat no personal trainer exam yet.'],
  },
  {
    title: 'Generalist, Hospital Lab',
    ask: 'Certified as a generalist: MLS(ASCP) or MT(AMT)',
    held: ['AMT-certified medical technologist since 2014, renewed to 2027', 'MLS(ASCP)cm 2016, CMP current'],
    less: ['MLT(ASCP) 2016, current'],
  },
];

describe('papers by their register', () => {
  itTellsApart(ROWS);
});
