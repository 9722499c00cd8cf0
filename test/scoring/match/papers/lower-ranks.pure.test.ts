// Papers of a lower rank of the same register or board.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Staff Nurse, Surgical',
    ask: 'NMC registration as a registered nurse (adult)',
    held: [
      'Nursing associate 2019, then RN top-up at Bolton: NMC PIN 20A1111E, registered nurse (adult) 2023',
    ],
    less: [
      'Nursing associate, Ward 3, since 2021\nNMC PIN 21A2222W, renewed 2024',
      'NMC PIN 21A2222W, NAR part of the register. Working under an RN.',
    ],
  },
  {
    title: 'Occupational Therapist, SNF',
    ask: 'NBCOT certified occupational therapist with a Texas license',
    held: ['OTR, NBCOT 2016; Texas OT license 110022, exp 2027. Supervise two COTAs.'],
    less: ['COTA, NBCOT 2016; Texas license 220011, exp 2027'],
  },
  {
    title: 'Clinical Therapist',
    ask: 'LCSW issued by Nevada, fully independent',
    held: ['LCSW (NV) 8812-C, 2019, renewed 2025. LMSW before that.'],
    less: ['LMSW (NV) 4471, 1,800 hours so far, weekly with an LCSW'],
  },
  {
    title: 'Flight Paramedic',
    ask: 'Nationally registered paramedic (NREMT) in date',
    held: ['NREMT-Paramedic, exp 3/2028', 'NRP, NREMT M1234567, thru 3/2028'],
    less: [
      'Advanced EMT, NREMT E1234567, thru 3/2028',
      'EMT-B, NREMT, exp 3/2028. Ride along with paramedics.',
    ],
  },
  {
    title: 'Behaviour Consultant',
    ask: 'BCBA certification in good standing',
    held: ['BCBA 1-20-44444, Jan 2020, supervises three RBTs'],
    less: ['BCaBA 0-20-4444 since 2020', 'RBT since 2021, supervised by a BCBA'],
  },
  {
    title: 'Lehrer Deutsch, Realschule',
    ask: 'Erste und Zweite Staatsprüfung für das Lehramt an Realschulen',
    held: [
      'Erste Staatsprüfung Lehramt Realschule, Augsburg 2012\nReferendariat Kempten, Zweite Staatsprüfung 2014',
      'Realschullehrer; beide Staatsprüfungen (2012, 2014)',
    ],
    less: ['Erste Staatsprüfung Lehramt Realschule 2025, Vorbereitungsdienst bis Februar 2027'],
  },
];

describe('papers of a lower rank', () => {
  itTellsApart(ROWS);
});
