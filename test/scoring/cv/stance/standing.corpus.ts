// How papers stand, and whose work it was, in trades that the other corpora leave out: lost and given back, of no end, past
// their day, the class below, the rank below, left to others.

import type { HeldRow } from '../../match/held-or-near.corpus.ts';

/** Lost once and in force again, or without an end; and really lost. */
export const GIVEN_BACK: readonly HeldRow[] = [
  {
    title: 'Occupational Therapist',
    ask: 'HCPC registration as an occupational therapist',
    held: [
      'Registration\nCame off the HCPC register in 2019 for family reasons.\nRestored in May 2022 after the return to practice hours, renewed 2025.',
    ],
    near: ['Registration\nHCPC: came off the register in 2019 and did not go back on'],
  },
  {
    title: 'Bar Manager',
    ask: 'Personal licence under the Licensing Act',
    held: ['Licences\nPersonal licence, Hull City Council, 2009, which never expires nowadays'],
    near: ['Licences\nPersonal licence, Hull, surrendered in 2021'],
  },
  {
    title: 'Pipe Welder',
    ask: 'EN ISO 9606-1 coding, process 141, in date',
    held: [
      'Codings\nEN ISO 9606-1 141 T BW FM5, validity 03.2028',
      'Prüfungen\nEN ISO 9606-1 141 T BW FM5, Gültigkeit 05/2028',
    ],
    near: [
      'Codings\nEN ISO 9606-1 141 T BW FM5, validity 03.2025',
      'Prüfungen\nEN ISO 9606-1 141 T BW FM5, Gültigkeit 05/2024',
    ],
  },
  {
    title: 'Forklift Driver',
    ask: 'Valid RTITB counterbalance licence',
    held: ['Tickets\nRTITB counterbalance: ran out in 2022, retaken March 2024 and good to 2027'],
    near: [
      'Tickets\nRTITB counterbalance: ran its three years in 2021, not sat again since',
      'Tickets\nRTITB counterbalance – due for refresher since 2022, none attended',
    ],
  },
  {
    title: 'Magasinier cariste',
    ask: 'CACES R489 catégorie 5',
    held: ['Formations\nCACES R389 cat. 5, périmé en 2020\nR489 cat. 5 passé en juin 2023'],
    near: ['Formations\nCACES R489 cat. 5 obtenu en 2017, pas repassé depuis'],
  },
  {
    title: 'Électricien industriel',
    ask: 'Habilitation électrique B2V en cours de validité',
    held: ['Formations\nHabilitation B2V, recyclage en 2025'],
    near: [
      'Formations\nB2V : stage initial 2016, aucun recyclage depuis',
      'Formations\nB2V, recyclage jamais suivi',
    ],
  },
  {
    title: 'Nurse',
    ask: 'Current ALS certificate',
    held: ['Courses\nALS (Resus Council), re-sat and passed January 2026'],
    near: ['Courses\nALS – exp. 03/2023', 'Courses\nILS 2026'],
  },
  {
    title: 'Sicherheitsmitarbeiter Fracht',
    ask: 'Gültige Zertifizierung als Luftsicherheitskontrollkraft',
    held: ['Lehrgänge\nZertifizierung als Luftsicherheitskontrollkraft, zuletzt erneuert 2025'],
    near: [
      'Lehrgänge\nZertifizierung als Luftsicherheitskontrollkraft 2018, Rezertifizierung steht seit 2023 aus',
      'Lehrgänge\nLuftsicherheitskontrollkraft 2018, Verlängerung fällig seit Januar 2024',
    ],
  },
  {
    title: 'Rope Access Technician',
    ask: 'IRATA Level 2',
    held: ['Tickets\nIRATA L2, reassessed 2025'],
    near: ['Tickets\nIRATA L2 2018, never went back for the reassessment in 2021'],
  },
];

/** The class, the grade or the sister below. */
export const BELOW: readonly HeldRow[] = [
  {
    title: 'Power Engineer',
    ask: 'Third Class Power Engineer certificate',
    held: [
      'Tickets\n3rd Class Power Engineer, ABSA, 2019',
      'Tickets\nSecond Class Power Engineer ticket, 2021',
    ],
    near: ['Tickets\n5th Class Power Engineer, 2018'],
  },
  {
    title: 'Japanese Translator',
    ask: 'JLPT N1',
    held: ['Certificates\nJLPT N1, 2021'],
    near: ['Certificates\nJLPT N3, July 2022'],
  },
  {
    title: 'Counsellor',
    ask: 'BACP accredited counsellor',
    held: [
      'Professional\nBACP senior accredited counsellor since 2019',
      'Professional\nMBACP (Accred), 2020',
    ],
    near: ['Professional\nBACP registered member, 2021'],
  },
  {
    title: 'Zahnarztpraxis Prophylaxe',
    ask: 'Dentalhygienikerin (DH)',
    held: ['Ausbildung\nDentalhygienikerin (DH), Kammer Stuttgart, 2020'],
    near: ['Ausbildung\nZMP, Kammer Stuttgart, 2020'],
  },
  {
    title: 'Crane Operator',
    ask: 'NCCCO certification, TSS',
    near: ['Cards\nNCCCO operator (TSS): card dead since 2023\nNCCCO rigger through 2028'],
  },
];

/** Done by others, or new. */
export const LEFT_TO_OTHERS: readonly HeldRow[] = [
  {
    title: 'Reservations Manager',
    ask: 'Experience of setting room rates',
    held: ['Reservations Manager, Hotel Alba, 2019 - present\n- Set room rates daily for 90 rooms'],
    near: [
      'Reservations Manager, Hotel Alba, 2019 - present\n- Phones, groups, mail\n- Room rates come down from the regional office',
    ],
  },
  {
    title: 'Office Manager',
    ask: 'Experience of preparing payroll',
    held: ['Office Manager, Fell Ltd, 2018 - present\n- Prepared payroll for 40 staff every month'],
    near: [
      'Office Manager, Fell Ltd, 2018 - present\n- Post, rooms, orders\n- Payroll is kept to the finance director and has not come my way',
    ],
  },
  {
    title: 'Comptable',
    ask: 'Expérience de la consolidation',
    held: ['Comptable, Groupe Alba, 2018 - présent\n- Consolidation de six filiales chaque trimestre'],
    near: [
      "Comptable, Groupe Alba, 2018 - présent\n- Factures, banque\n- La consolidation, le siège s'en occupait",
    ],
  },
  {
    title: 'Rezeptionistin',
    ask: 'Erfahrung mit Fidelio',
    near: ['Rezeptionistin, Hotel Alba, 2019 - heute\n- Check-in, Kasse\n- An Fidelio saß ich noch nie'],
  },
  {
    title: 'Site Engineer',
    ask: 'Experience with Leica total stations',
    held: ['Site Engineer, Alba, 2018 - present\n- Setting out daily with Leica total stations'],
    near: [
      'Site Engineer, Alba, 2018 - present\n- Drainage, kerbs\n- Total stations: new to me, our surveyor set out',
    ],
  },
  {
    title: 'Harvester Driver',
    ask: 'Experience of driving a forwarder',
    near: [
      'Harvester driver, Kielder, 2018 - present\n- Felling of spruce\n- For the forwarder I would want teaching first',
    ],
  },
];
