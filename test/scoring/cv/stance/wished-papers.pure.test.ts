// Papers that a CV wishes for, plans or puts aside are neither held nor in progress; what has begun is in progress, and a
// wish says nothing against another paper beside it.

import { describe, expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';

type Rows = { title: string; ask: string; wished: string[]; begun: string[]; held: string[] };

const ROWS: readonly Rows[] = [
  {
    title: 'Civil engineer',
    ask: 'Chartered Engineer (CEng) with the ICE',
    wished: [
      'Graduate civil engineer, Leeds.\nAmbition: CEng within five years',
      'CEng: on my list for 2029',
      'CEng is a goal of mine',
      'CEng: considering it',
      'My next step would be CEng.',
      'CEng planned for 2028',
      'I have downloaded the CEng application form and not filled it in',
    ],
    begun: ['CEng: professional review booked for March 2027', 'Working towards CEng, report submitted'],
    held: [
      'CEng MICE 2016. Aim: fellowship.',
      'Chartered Engineer (CEng). My aim is a post with a smaller firm.',
    ],
  },
  {
    title: 'Fraud investigator',
    ask: 'Certified Fraud Examiner (CFE) required',
    wished: [
      'Would like to do my CFE next year',
      'I have thought about the CFE',
      'Plan to start the CFE when the children are at school',
      'CFE: not for me',
    ],
    begun: [
      'CFE: two of four sections passed, third booked',
      'Enrolled on the CFE course since January 2026',
    ],
    held: ['CFE (2019); on my list for 2028: CIA', 'CFE, passed 2021. I plan to take the CAMS next.'],
  },
  {
    title: 'Lifting supervisor',
    ask: 'CPCS A62 Crane/Lifting Operations Supervisor card',
    wished: [
      'I have had a look at the CPCS A62 course and will book once I have landed.',
      'CPCS A62 course: will book when I am over',
      'Need to book my CPCS A62',
      'CPCS A62, quote requested',
    ],
    begun: ['CPCS A62 course booked 4 December, deposit paid'],
    held: ['CPCS A62 (2023). Will book CPCS A61 once I have the money.'],
  },
  {
    title: 'Tanker driver',
    ask: 'ADR in date, required',
    wished: [
      'I would like the firm to put me through the ADR course',
      'Happy for you to send me on the ADR course',
      'Class 1 driver, ADR: none. Looking for a firm that will train me for ADR.',
    ],
    begun: ['ADR course booked, the firm will pay for it'],
    held: [
      'ADR to 2029; the firm put me through it',
      'The firm put me through the ADR course in 2024, card to 2029',
    ],
  },
  {
    title: 'Consultant, government',
    ask: 'Active SC clearance',
    wished: ['British citizen, SC eligible', 'SC clearable'],
    begun: ['SC applied for, in process since June 2026'],
    held: ['SC cleared, active to 2029', 'SC (2023). DV eligible.'],
  },
  {
    title: 'Bilanzbuchhalter',
    ask: 'Geprüfter Bilanzbuchhalter (IHK) erforderlich',
    wished: [
      'Bilanzbuchhalter (IHK): angedacht, dann doch nicht.',
      'Interesse an der Weiterbildung zum Bilanzbuchhalter, ggf. ab 2028.',
      'Ich überlege, den Bilanzbuchhalter (IHK) zu machen',
      'Ziel: Bilanzbuchhalter (IHK)',
      'Bilanzbuchhalter (IHK) nie abgelegt',
    ],
    begun: ['Bilanzbuchhalter (IHK): zwei von drei Teilen bestanden'],
    held: ['Geprüfter Bilanzbuchhalter (IHK) 2018; Steuerberaterexamen angedacht'],
  },
  {
    title: 'Comptable',
    ask: 'DSCG exigé',
    wished: ['DSCG : envisagé', "DSCG : j'y pense", 'DSCG en projet', 'Je souhaite passer le DSCG'],
    begun: ['DSCG en cours, 3 UE sur 7', 'Inscrit au DSCG, examen en octobre 2027'],
    held: ['DSCG 2016, expertise comptable en projet'],
  },
  {
    title: 'Penetration tester',
    ask: 'OSCP required',
    wished: ['OSCP is next on my list', 'OSCP: failed twice, no third try', 'Eyeing OSCP for 2027'],
    begun: ['OSCP lab access bought in August 2026, exam booked for January'],
    held: ['OSCP 2022, eyeing OSEP'],
  },
];

function creditOf({ title, ask }: Rows, cv: string): number {
  return leastOf(outcomesOf({ title, ask }, cv));
}

describe('a paper that is', () => {
  for (const row of ROWS) {
    for (const cv of row.wished)
      it(`only wished for counts nothing: ${cv}`, () => expect(creditOf(row, cv)).toBe(0));
    for (const cv of row.begun)
      it(`begun is in progress: ${cv}`, () => expect(creditOf(row, cv)).toBeCloseTo(0.45));
    for (const cv of row.held)
      it(`held is held beside a wish: ${cv}`, () => expect(creditOf(row, cv)).toBeGreaterThanOrEqual(0.7));
  }
});
