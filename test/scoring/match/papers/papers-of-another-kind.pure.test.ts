// Papers of another kind, subject, machine or place that share a word with the one that is asked for, and what bears a
// paper's name without being one.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Lab Lecturer',
    ask: 'A degree in chemistry or biochemistry',
    less: ['BSc (Hons) Zoology, Hull, 2011. No chemistry after the second year.', 'BSc Botany, Leeds, 2012'],
    held: ['BSc Biochemistry, Leeds, 2012', 'MChem, Aston, 2014'],
  },
  {
    title: 'Hospital Social Worker',
    ask: 'A degree in social work',
    less: ['BA (Hons) Youth and Community Work, 2012', 'BA Community Development, Cork, 2014'],
    held: ['BA (Hons) Social Work, 2012', 'MSW, 2015'],
  },
  {
    title: 'Probate Manager',
    ask: 'Solicitor of England and Wales, licensed conveyancer or legal executive',
    less: ['Probate assistant since 2019'],
    held: ['Licensed conveyancer (CLC) since 2016', 'FCILEX, 2015'],
  },
  {
    title: 'Trusts Associate, Chester',
    ask: 'Qualified solicitor of England and Wales with a practising certificate',
    less: ['Admitted by the Law Society of Scotland, May 2017. Practising certificate 2025/26 in force.'],
    held: [
      'Admitted as a solicitor in England and Wales 2014. Practising certificate in force.',
      'Law Society of Scotland 2010. Admitted in England and Wales 2014. Practising certificate in force.',
    ],
  },
  {
    title: 'Turboprop Captain',
    ask: 'EASA Class 1 without limitations',
    less: ['HGV Class 1 driver, 2019', 'EASA Class 1: lapsed in 2024'],
    held: [
      'Class 1 exp 05/2028, VML',
      'Medical Class 1 valid 07/2027',
      'EASA Class 1, May 2026',
      'Cl. 1 medical until June 2027',
    ],
  },
  {
    title: 'Welder',
    ask: 'Coded to ASME IX or EN ISO 9606-1 for both TIG and MMA',
    less: [
      'ISO 9606-1 141 pipe H-L045, prolonged 2026',
      'Work\nWelder, Pell Fabrication, 2016 - 2022\nPipework welded to ISO 9606-1, TIG root and MMA cap\n\nCertificates\nISO 9606-1 141/111 (expired 2022)',
    ],
    held: ['ASME IX 6G TIG and MMA, signed June 2026', 'ISO 9606-1 141 and 111, prolonged 2026'],
  },
  {
    title: 'Welder',
    ask: 'Coded to ASME IX or EN ISO 9606-1, TIG or MMA',
    less: [],
    held: ['ISO 9606-1 141 pipe H-L045, prolonged 2026'],
  },
  {
    title: 'Pipefitter',
    ask: 'A current CCNSG safety passport',
    less: ['British passport valid to 2030', 'CCNSG passport ran out in 2019'],
    held: ['CCNSG passport valid to May 2029', 'CCNSG Passport to 2028'],
  },
  {
    title: 'Crane driver',
    ask: 'High Risk Work Licence C1 (C6 is not enough)',
    less: ['HRW licence: C6, DG, exp. 2029', 'High Risk Work Licence C2 and CN'],
    held: ['HRWL C0, RB, exp. 2029', 'High risk work licence: C1, DG'],
  },
  {
    title: 'Radiation Therapist',
    ask: 'Registered with the MRTB as a radiation therapist',
    less: [
      'MRTB registered, MRI Technologist scope, since 2019',
      'CMRITO member, radiation therapy, since 2019',
    ],
    held: ['Radiation therapist, MRTB registered since 2019'],
  },
  {
    title: 'Lawyer',
    ask: 'Fully qualified lawyer (Volljurist)',
    less: ['First state exam in law, 2019', 'LLB, 2019'],
    held: ['Both state examinations: Bonn 2012, Köln 2014', 'Second state examination 2014'],
  },
  {
    title: 'Systems engineer',
    ask: 'Active TS/SCI clearance required',
    less: ['TS/SCI, debriefed and inactive since 2019'],
    held: ['Access: TS//SCI, in scope, CI poly 2024'],
  },
  {
    title: 'Crane driver',
    ask: 'Must hold a National Police Clearance',
    less: ['Police check: can get one'],
    held: ['Police check dated 8/26', 'National Police Certificate July 2026'],
  },
  {
    title: 'HR partner',
    ask: 'CIPD qualification at level 5 or above',
    less: ['CIPD: webinar series "Introduction to People Practice" attended 2026', 'CIPD event volunteer'],
    held: ['CIPD Level 5 Associate Diploma 2020'],
  },
  {
    title: 'Aircraft engineer',
    ask: 'Type rating on the A320 family or Boeing 737 NG/MAX',
    less: ['A320 General Familiarization and Systems course, 2016', 'A320 ramp and transit course'],
    held: ['A320 type rating (B1), 2019', 'Type rated on B737 NG (CFM56), endorsed 2018'],
  },
  {
    title: 'Aircraft engineer',
    ask: 'At least one of these types endorsed on your licence: A320 family, 757 or E190',
    less: [
      'Types: ATR 42/72',
      'Endorsed: Boeing 737-800',
      'Unlicensed mechanic with six years on the A320 family',
      'Types on licence: AW139, H175',
    ],
    held: [
      'Endorsed: Embraer ERJ-170/190 (GE CF34), 2021',
      'Part-66 with A318/319/320/321 (CFM56) endorsed',
      'Types on licence: A321, 787',
      'Ratings: Boeing 757',
    ],
  },
  {
    title: 'Site operative',
    ask: 'One of these cards: CPCS or NPORS',
    less: ['CSCS card, labourer', 'Full driving licence'],
    held: ['CPCS blue card, forward tipping dumper', 'NPORS card, 2027'],
  },
  {
    title: 'Technicien de maintenance',
    ask: 'CACES nacelle',
    less: ['CACES 3 chariot. Permis B.', 'CACES R484 pont roulant'],
    held: ['CACES R486 nacelle B, 2024', 'CACES nacelles 1B 3B', 'CACES R489 1A, 3 et 5, R486 B'],
  },
  {
    title: 'Cariste',
    ask: 'CACES R489 catégorie 5',
    less: ['CACES nacelle', 'CACES R489 cat 1 et 3'],
    held: ['CACES R489 1A, 3 et 5 (2025)'],
  },
  {
    title: 'DP officer',
    ask: 'Nautical Institute DP Operator certificate, unlimited',
    less: ['Second Mate Foreign Going, DG Shipping, India, unlimited, 2018.'],
    held: [
      'Nautical Institute DP certificate (unlimited), valid to April 2028',
      'DP: NI unlimited, exp. 02/2029',
    ],
  },
  {
    title: 'Orthodontic nurse',
    ask: 'NEBDN Certificate in Orthodontic Nursing',
    less: ['National Diploma in Dental Nursing, NEBDN, 2018', 'NEBDN Certificate in Dental Radiography 2021'],
    held: ['NEBDN ortho certificate 2018', 'NEBDN Certificate in Orthodontic Nursing, 2020'],
  },
  {
    title: 'Events manager',
    ask: 'Current Scottish personal licence',
    less: ['Personal licence, LB Southwark, no. 18/0442', 'Personal licence (England and Wales), 2019'],
    held: ['Scottish personal licence, Glasgow City, 2024'],
  },
  {
    title: 'Teacher',
    ask: 'VIT registration (Victoria)',
    less: ['NESA accredited at Proficient Teacher, current to 2028'],
    held: ['VIT registered teacher 2024'],
  },
  {
    title: 'Surgical technologist',
    ask: 'Graduate of an accredited surgical technology program',
    less: ['Medical Assistant diploma, 2021'],
    held: ['Surgical Technology Diploma, ABHES-accredited, 2020'],
  },
  {
    title: 'Food manager',
    ask: 'Level 4 Award in HACCP',
    less: ['I chair the HACCP meeting (first Tuesday).', 'HACCP team member since 2018'],
    held: ['Level 4 HACCP, Highfield, 2022'],
  },
  {
    title: 'Shift engineer',
    ask: 'A valid Third Class (or higher) Power Engineer Certificate of Qualification issued by Technical Safety BC',
    less: [
      'Refrigeration Operator certificate, Technical Safety BC, 2019',
      'Elevator mechanic certificate, Technical Safety BC, 2019',
      'Power Engineer (Fourth Class), 2020',
    ],
    held: [
      'Power Engineer, Third Class, Technical Safety BC, issued February 2020, expires 2029',
      'Power Engineer (2nd Class), 2020',
      'Third Class Power Engineer certificate, 2020',
    ],
  },
  {
    title: 'Payroll manager',
    ask: 'An IPASS qualification: Certified Payroll Technician or Diploma in Payroll Management',
    less: [
      'SAP HCM payroll configuration for Ireland, five days, 2020',
      'Payroll year end, half a day, 2024',
    ],
    held: [
      'Diploma in Payroll Management, 2018',
      'IPASS Certified Payroll Technician, 2016',
      'Sign off every payroll submission; no late submission since 2019\nDiploma in Payroll Management, 2018',
    ],
  },
  {
    title: 'Network engineer',
    ask: 'One current certification such as CCNA, JNCIA or Network+',
    less: ['Courses: CCNA preparation', 'Courses: Network+ exam prep', 'Introduction to CCNA, 2025'],
    held: ['CCNA, 2025', 'Network+ 2024, preparation with a training house'],
  },
  {
    title: 'Tanker driver',
    ask: 'ADR for tanks, in date',
    less: [
      'Dangerous goods training certificate: core and packages, to 2029',
      'Dangerous goods by air, IATA certificate, 2025',
    ],
    held: [
      'Dangerous goods vocational training certificate, tanks, to 2029',
      'Vocational training certificate for dangerous goods: core, bulk vessels, to 2030',
      'DG driver licence, to 2028',
    ],
  },
];

describe('the paper that is asked for', () => itTellsApart(ROWS));
