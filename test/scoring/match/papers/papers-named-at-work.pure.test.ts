// A paper's name in an account of work, of things and of other people is no paper of the writer.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Service desk analyst',
    ask: 'ITIL Foundation certificate',
    less: ['Worked to ITIL processes on a service desk', 'ITIL-aligned change management'],
    held: ['ITIL 4 Foundation (2023)'],
  },
  {
    title: 'Project manager',
    ask: 'PRINCE2 Practitioner certificate',
    less: ['Projects run on PRINCE2 lines', 'Used PRINCE2 at the council'],
    held: ['PRINCE2 Practitioner 2021'],
  },
  {
    title: 'Practice manager',
    ask: 'First aid at work certificate',
    less: ['Restocked first aid boxes', 'Arranged first aid courses for staff'],
    held: ['First aid at work 2025'],
  },
  {
    title: 'Electrician',
    ask: '18th Edition certificate',
    less: ['Work to the 18th Edition', 'Testing to 18th Edition on domestic jobs'],
    held: ['18th Edition 2022, City & Guilds 2382-22', 'Qualified to the 18th Edition'],
  },
  {
    title: 'Primary teacher',
    ask: 'Qualified Teacher Status',
    less: ['One TA, two PGCE students a year.', 'Mentor of PGCE and ECT teachers'],
    held: ['PGCE with QTS, 2015'],
  },
  {
    title: 'Slinger',
    ask: 'CPCS A40 slinger/signaller card',
    less: ['Lifting supervisor. 3 luffing cranes, 9 slingers on two shifts.'],
    held: ['CPCS A40 all, exp Feb 2029'],
  },
  {
    title: 'Nurse',
    ask: 'Registered nurse, NMC',
    less: ['Recruiter of NMC-registered nurses since 2018', 'HCA working with registered nurses'],
    held: ['RGN, NMC PIN 12A3456E'],
  },
  {
    title: 'Quality engineer',
    ask: 'ISO 9001 Lead Auditor certificate',
    less: ['Hosted the ISO 9001 lead auditor twice a year'],
    held: ['ISO 9001 Lead Auditor (IRCA), 2022'],
  },
  {
    title: 'Clinical social worker',
    ask: 'Completed training in EMDR or CBT',
    less: ['No such training so far'],
    held: ['Since 2023 I have used EMDR resourcing and full reprocessing.'],
  },
];

describe('a paper', () => itTellsApart(ROWS));
