// Papers that an ad asks for by another of their names than the usual one, and further names by which a CV shows them.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  ...[
    'Security Check (SC) clearance in force on the day you start. Developed Vetting also satisfies this criterion.',
    'Security Check (SC) clearance',
    'SC level clearance, current',
    'Clearance to SC level',
    'Current UK SC or DV',
    'UK Security Check (SC)',
  ].map((ask) => ({
    title: 'Network Security Engineer',
    ask,
    held: ['SC, granted in May 2023, runs to May 2030', 'Developed Vetting, granted in 2020, in force'],
    less: ['CTC, 2024', 'SC applied for in September 2026'],
  })),
  ...['our auditor asks for it, so we do too', 'the insurer insists on it', 'unser Prüfer verlangt es'].map(
    (who) => ({
      title: 'Platform Engineer',
      ask: `A valid CKA or CKS certificate (${who})`,
      held: ['Certified Kubernetes Administrator, January 2026', 'CKS, valid to March 2028'],
      less: ['Certified Internal Auditor, 2024', 'AWS Solutions Architect Associate, 2025'],
    }),
  ),
  {
    title: 'Systems Engineer',
    ask: 'Enhanced DV',
    held: ['eDV, current'],
    less: ['SC, valid to 2029'],
  },
  {
    title: 'Weapons Engineer, Sandia',
    ask: 'DOE Q clearance',
    held: ['Q clearance, active'],
    less: ['DOE L clearance, active'],
  },
  {
    title: 'Network Engineer',
    ask: 'A current professional certificate, for example CCNP Enterprise, CCNP Security, PCNSE or JNCIP-SEC.',
    held: ['Palo Alto Networks PCNSE, renewed in January 2025, valid to January 2027\nCCNA, 2017'],
    less: ['CCNA, 2023', 'CCNP planned for next spring'],
  },
  {
    title: 'Safety Adviser',
    ask: 'A recognised certificate, for example NEBOSH Certificate, IOSH Managing Safely, or NVQ 5',
    held: ['NEBOSH National General Certificate, 2021', 'IOSH Managing Safely, 2024'],
    less: ['First aid at work, 2024'],
  },
  {
    title: 'Bar manager, Leeds',
    ask: 'You must already hold a personal licence granted by a council in England or Wales under the Licensing Act 2003',
    held: ['Award for Personal Licence Holders, 2019; personal licence from Leeds City Council, July 2019'],
    less: ['Award for Personal Licence Holders, 2019'],
  },
  {
    title: 'Litigation Associate',
    ask: 'J.D. from an ABA-accredited law school',
    held: ['University of Denver, Sturm College of Law, J.D. with distinction, 2017', 'J.D. cum laude, 2019'],
    less: ['Paralegal certificate, 2015'],
  },
  {
    title: 'Internal Auditor',
    ask: 'Qualified CIA, CMIIA, ACA, ACCA or CIPFA',
    held: [
      'Chartered member, Institute of Internal Auditors, July 2021',
      'Chartered Member of the IIA since 2020',
    ],
    less: ['Student member of the IIA'],
  },
  {
    title: 'Industriemechaniker',
    ask: 'Nachweis als EFKffT (Elektrofachkraft für festgelegte Tätigkeiten) erforderlich',
    held: ['EFKffT, Auffrischung 2025', 'Elektrofachkraft für festgelegte Tätigkeiten, 2019'],
    less: ['EuP-Unterweisung 2024'],
  },
  {
    title: 'Nursery Manager',
    ask: 'a paediatric first aid certificate that is in date, the 12-hour one',
    held: ['First aid for babies and children, two-day course, renewed in February 2026'],
    less: ['First aid at work, 2025'],
  },
  {
    title: 'Nursery Manager',
    ask: 'A full and relevant early years qualification at Level 3 or above',
    held: ['Early Years Teacher Status, 2017', 'EYPS, 2012'],
    less: ['Level 2 award in playwork, 2020'],
  },
  {
    title: 'Licensed Aircraft Engineer',
    ask: 'Type rating: A320 family or Boeing 737 NG/MAX',
    held: ['Part-66 B1.1 with 737 rating', 'B737NG type rated', 'A319/A320/A321 (V2500) type rating'],
    less: ['ATR 72 type rating'],
  },
  {
    title: 'Financial Controller, Johannesburg',
    ask: 'Only Chartered Accountants, CA(SA), in good standing with SAICA will be considered.',
    held: ['CA(SA), admitted 2009'],
    less: ['SAICA articles, second year'],
  },
  {
    title: 'Neonatal Nurse',
    ask: 'Qualified in Specialty (QIS) in neonatal nursing, or its recognised predecessor',
    held: ['ENB 405, 1999'],
    less: ['ENB 100, intensive care, 1998'],
  },
  {
    title: 'Block Manager',
    ask: 'Professional membership: one of ATPI or MTPI, AssocRICS or MRICS',
    held: ['AssocRICS, 2021'],
    less: ['RICS student member'],
  },
  {
    title: 'Hair stylist, Ohio',
    ask: 'Qualification to perform chemical relaxing in Ohio is essential',
    held: ['Certificates: chemical relaxing, Ohio, 2021'],
    less: ['Certificates\nChemical relaxing: I am not certified.'],
  },
];

describe('papers asked for by another name', () => itTellsApart(ROWS));
