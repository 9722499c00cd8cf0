// What decides about a paper and stands in other words than its name: agreements between states, bodies of other countries
// where an equal will do, the examination for a licence, the day in a table's column or below all cards, the law that a paper
// is after, the sister profession on the same register.

import type { HeldRow } from './held-or-near.corpus.ts';

export const TOLD_ELSEWHERE: readonly HeldRow[] = [
  {
    title: 'Psychologist',
    ask: 'Licensed psychologist in Ohio or a PSYPACT compact privilege',
    held: ['Licensed Psychologist, Kentucky, PSYPACT privilege, active'],
    near: ['Licensed Psychologist, Kentucky, active'],
  },
  {
    title: 'School Nurse',
    ask: 'RN license in Ohio, or a compact license',
    held: ['Registered Nurse, Kentucky (compact), to 2028'],
    near: ['Registered Nurse, Kentucky, to 2028'],
  },
  {
    title: 'Financial Controller',
    ask: 'Qualified accountant (ACA, ACCA, CIMA, CPA or comparable)',
    held: ['Chartered Accountant, South African Institute of Chartered Accountants, 2016'],
    near: ['Accounts assistant, studied accounting in South Africa'],
  },
  {
    title: 'Real Estate Agent',
    ask: 'Active Florida real estate license',
    held: ['Florida real estate license, active, 2021'],
    near: ['Florida real estate license exam passed May 2026'],
  },
  {
    title: 'Plumber',
    ask: 'Journeyman plumber license',
    near: ['Journeyman plumber license examination: passed, application sent in'],
  },
  {
    title: 'Staplerfahrer',
    ask: 'Gültiger Staplerschein',
    held: ['| Schein | Gültig bis |\n| Staplerschein | 05/2028 |'],
    near: ['| Schein | Gültig bis |\n| Staplerschein | 05/2025 |'],
  },
  {
    title: 'Forklift Driver',
    ask: 'Forklift licence, in date',
    held: ['Licence | Number | Expiry\nCounterbalance forklift licence | 8812 | 11/2028'],
    near: ['Licence | Number | Expiry\nCounterbalance forklift licence | 8812 | 11/2024'],
  },
  {
    title: 'Electrician',
    ask: 'A valid ECS card',
    held: ['Cards\nECS gold card\nCards run out 02.28'],
    near: ['Cards\nECS gold card\nCards run out 02.26'],
  },
  {
    title: 'Crane Operator',
    ask: 'CPCS A60 card, in date',
    held: ['CPCS A60 exp 03/28'],
    near: ['CPCS A60 exp 03/26', 'CPCS A60 (blue), expires 03/2026'],
  },
  {
    title: 'Sicherheitsmitarbeiter',
    ask: 'Sachkundeprüfung nach § 34a GewO',
    held: ['34a Sachkunde 2018, IHK'],
  },
  {
    title: 'Tierpfleger',
    ask: 'Sachkundenachweis gemäß § 11 TierSchG',
    held: ['Sachkunde § 11 Tierschutzgesetz, Veterinäramt 2020'],
    near: ['Sachkunde § 34a GewO, IHK 2020'],
  },
  {
    title: 'Sicherheitsingenieur',
    ask: 'Fachkunde nach § 7 ASiG',
    held: ['Sicherheitsfachkraft, Ausbildung BG Bau 2019'],
    near: [
      'Fachkraft für Arbeitssicherheit, BG Bau, Beginn Mai 2026',
      'Unterweisung durch unsere Fachkraft für Arbeitssicherheit',
    ],
  },
  {
    title: 'Dentist',
    ask: 'Dentist on the GDC register',
    held: ['Dentist, BDS Leeds 2012, GDC 114455'],
    near: ['Dental hygienist, GDC 114455 since 2012'],
  },
  {
    title: 'Pharmacist',
    ask: 'Pharmacist registered with the GPhC',
    near: ['Pharmacy technician, GPhC registered since 2015'],
  },
  {
    title: 'Cook',
    ask: "Le CAP cuisine, ou le titre professionnel qui l'a remplacé, est obligatoire",
    held: ['Titre professionnel cuisinier, 2021'],
    near: ["Une inscription au CAP cuisine est à l'étude pour 2027"],
  },
  // Until when it is suspended is no day to which it runs.
  {
    title: 'Delivery Driver',
    ask: 'Full driving licence, category B',
    held: ['Category B driving licence suspended until March 2019, clean since'],
    near: [
      'Category B licence suspended until May 2028',
      'Driving licence: disqualified until 4 March 2028, totting up',
    ],
  },
  {
    title: 'Servicetechniker',
    ask: 'Führerschein Klasse B',
    held: ['Führerschein Klasse B seit 2011'],
    near: ['Führerschein Klasse B, Fahrverbot bis Februar 2028'],
  },
  {
    title: 'Ambulancier',
    ask: 'Permis B obligatoire',
    held: ['Permis B depuis 2011'],
    near: ['Mon permis B est suspendu jusqu’au 3 avril 2028'],
  },
  // Not begun, whatever it is called.
  {
    title: 'Management Accountant',
    ask: 'ACCA or CIMA qualified',
    held: ['ACCA member since 2019'],
    near: ["ACCA: haven't started the exams yet", 'ACCA: not looked into the exams yet'],
  },
  {
    title: 'Reach Truck Driver',
    ask: 'Counterbalance forklift licence',
    held: ["Counterbalance forklift licence, haven't missed a refresher since 2015"],
    near: ["Counterbalance forklift licence: haven't sat the test yet"],
  },
  {
    title: 'Personal Trainer',
    ask: 'CIMSPA membership',
    near: ['CIMSPA membership: assessed in May 2026, narrowly failed; resit booked 9 December 2028'],
  },
  // Whoever is registered as an apprentice of a trade has its number, and not its paper.
  {
    title: 'Plumber',
    ask: '306A Certificate of Qualification',
    held: ['Registered apprentice, then journeyperson, Plumber 306A, Ontario, 2021'],
    near: ['Registered apprentice, Plumber 306A, Ontario', 'Third-year apprentice, Plumber 306A'],
  },
  // The subjects of a paper are none of the degree's that may stand for it.
  {
    title: 'Environmental Advisor',
    ask: 'NEBOSH certificate (Environmental Management), or a degree in environmental science',
    held: ['BSc Environmental Science, Leeds, 2012'],
    near: ['BA Business Management, Leeds, 2012'],
  },
  // A field of trades for the trade, and a school for an apprenticeship.
  {
    title: 'Marktleitung',
    ask: 'abgeschlossene Lehre im Einzelhandel oder Handelsschule',
    held: [
      'Lehre: Einzelhandelskauffrau, Lehrabschluss 2012',
      'Ausbildung\nHAK Bruck, Matura 2009',
      'Ausbildung\nDrogist, Lehrabschlussprüfung 2014',
    ],
    near: ['Ausbildung\nFriseurin, 2014', 'Ausbildung zur Einzelhandelskauffrau abgebrochen 2019'],
  },
  {
    title: 'Monteur',
    ask: 'Abgeschlossene Ausbildung im Bereich Metalltechnik',
    held: ['Ausbildung\nKonstruktionsmechaniker, 2014'],
    near: ['Ausbildung\nBäcker, 2014'],
  },
  {
    title: 'Lehrlingsbeauftragte',
    ask: 'Ausbilderprüfung zwingend erforderlich',
    held: ['Ausbilderkurs am WIFI, Fachgespräch bestanden 2022', 'AEVO, 2019'],
  },
  // A nurse's licence of one state of the compact is good in all of them, and in no other.
  {
    title: 'Dialysis Nurse',
    ask: 'Active RN license in Texas',
    held: ['RN license: Arizona, issued 2020, multistate, renews 4/2028', 'OKLAHOMA RN (compact), active'],
    near: [
      'RN license: Arizona, issued 2020, renews 4/2028',
      'CALIFORNIA RN LICENSE (single state; CA is not in the compact), active to 2028',
    ],
  },
  {
    title: 'Floor Nurse',
    ask: 'Active California RN license required',
    held: ['California RN, active to 2028'],
    near: ['Texas RN (compact), active to 2028'],
  },
  // A badge, a card and a course by what they are and not by their letters.
  {
    title: 'Door Supervisor',
    ask: 'SIA Door Supervisor licence, in date',
    held: ['Badge: door supervisor, front line, runs out 14 February 2028'],
    near: ['Badge: door supervisor, ran out in February 2025'],
  },
  {
    title: 'Site Manager',
    ask: 'Site Management Safety Training Scheme certificate',
    held: ['Five day CITB managers course, refreshed February 2024'],
  },
  {
    title: 'Site Agent',
    ask: "The black managers' CSCS card",
    held: [
      'Site Agent, Orme Homes, 2019 - present\n\nMy card is the black one, renewed 2023',
      'CSCS black, to 2028',
    ],
  },
  {
    title: 'Solar Installer',
    ask: 'You must have a manual driver licence',
    held: ['Licences\nC class manual', 'Licences: C class (manual), white card'],
  },
];
