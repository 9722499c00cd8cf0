// Papers of a skill that a CV tells by its being signed off, assessed or renewed.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'CT radiographer',
    ask: 'Intravenous cannulation certificate with ongoing competence',
    less: [
      'Cannulation certificate, 2015, lapsed',
      'I am not cannulation trained',
      'Nurses place all the lines',
    ],
    held: [
      'Venous cannulation, signed off January 2021, competence reassessed each year',
      'IV cannulation competency, reassessed 2025',
      'HSE venepuncture and cannulation certificate 2019, refreshed 2025',
      'Cannulation: competent since 2020',
    ],
  },
  {
    title: 'Healthcare assistant',
    ask: 'Phlebotomy certificate',
    less: ['Observed phlebotomy on the ward'],
    held: ['Phlebotomy, signed off 2022', 'Venepuncture competency signed off 2021'],
  },
  {
    title: 'Practice nurse',
    ask: 'Cervical screening certificate (sample taker)',
    less: [],
    held: ['Cervical cytology sample taker training signed off 2020'],
  },
  {
    title: 'Midwife',
    ask: 'Newborn and infant physical examination (NIPE) qualification',
    less: [],
    held: ['NIPE practitioner since 2020', 'NIPE trained, signed off 2019'],
  },
  {
    title: 'Nurse, endoscopy',
    ask: 'Competency in IV drug administration, certified',
    less: [],
    held: ['IV drugs signed off 2021'],
  },
  {
    title: 'Forklift operator',
    ask: 'Reach truck certificate in date',
    less: ['Drove a counterbalance'],
    held: ['Reach truck, refreshed March 2025', 'Reach truck (RTITB), refresher 2025'],
  },
  {
    title: 'Operating department practitioner',
    ask: 'ALS certificate in date',
    less: ['ALS expired 2022'],
    held: ['ALS provider, recertified 2025', 'ALS: May 2025'],
  },
  {
    title: 'Welder',
    ask: 'Coded to EN ISO 9606-1',
    less: ['Coding lapsed in 2020'],
    held: ['EN ISO 9606-1 coding renewed January 2026'],
  },
  {
    title: 'Praxisanleiter',
    ask: 'Weiterbildung Praxisanleitung (300 Stunden)',
    less: ['Weiterbildung Praxisanleitung geplant'],
    held: ['Praxisanleiterin (300 Std.), 2021', 'Praxisanleitung, abgeschlossen 2021'],
  },
  {
    title: 'Infirmière',
    ask: 'Certificat AFGSU 2 à jour',
    less: ['AFGSU 2 périmée'],
    held: ['AFGSU 2, recyclage 2025', 'AFGSU niveau 2 (2024)'],
  },
];

describe('papers told by a sign-off', () => itTellsApart(ROWS));
