// Levels of the national frameworks, entries in registers by their numbers, and licences for the time before the licence.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Insurance Broker',
    ask: 'RG 146 compliant in general insurance (a Cert IV or Diploma of Insurance Broking is fine)',
    less: ['Certificate IV in Commercial Cookery, 2019', 'Certificate IV in Real Estate Practice, 2019'],
    held: ['Diploma of Insurance Broking, 2019', 'RG 146 Tier 1 general insurance, 2018'],
  },
  {
    title: 'Care Supervisor',
    ask: 'A Level 3 or higher in adult care (NVQ, Diploma, all fine)',
    less: ['Level 2 Diploma in Adult Care, 2022'],
    held: ['NVQ 3 Health and Social Care, 2014'],
  },
  {
    title: 'Pipe Welder',
    ask: 'Coded 6G to ASME IX, P22 or stainless for those who say they can',
    less: [],
    held: ['Codings valid to 2027: 6G, ASME IX, A106 and 304L, 6 inch'],
  },
  {
    title: 'Speech therapist, Nevada',
    ask: 'Current Nevada license as a Speech-Language Pathologist',
    less: ['Nevada SLP trainee license, valid to 2027; will apply for the full license afterwards'],
    held: ['Nevada SLP license 4410'],
  },
  {
    title: 'Speech therapist, Texas',
    ask: 'Current Texas license as a Speech-Language Pathologist (TDLR)',
    less: [
      'Texas SLP Intern license, issued July 2026',
      'M.S. in Speech-Language Pathology, Our Lady of the Lake University, May 2026 (bilingual certificate)',
    ],
    held: ['Texas SLP license 113407 (TDLR), exp. 09/2027'],
  },
  {
    title: 'Pharmacist',
    ask: 'Pharmacist license in Ohio',
    less: ['Ohio pharmacy intern license, 2025', 'Pharmacist intern license, Ohio'],
    held: ['Ohio pharmacist license 03-2299'],
  },
  {
    title: 'Psychologist',
    ask: 'Registered psychologist (AHPRA)',
    less: [
      'Provisionally registered with AHPRA, internship year',
      'AHPRA provisional registration as a psychologist',
    ],
    held: [],
  },
  {
    title: 'Engineer',
    ask: 'Professional Engineer (PE) license',
    less: ['Engineer in Training (EIT), 2022', 'EIT certificate 2022'],
    held: ['PE, Ohio, 2020', 'Licensed Professional Engineer, 2019'],
  },
  { title: 'Engineer, Ontario', ask: 'P.Eng. licence with PEO', less: [], held: ['P.Eng., PEO, 2018'] },
  {
    title: 'Electrician',
    ask: 'Journeyman electrician license',
    less: ['Electrical apprentice license, third year'],
    held: ['Journeyman electrician license, Texas 2019'],
  },
  {
    title: 'Plumber',
    ask: "Plumber's licence",
    less: ["Apprentice plumber's licence", 'Plumbing trainee permit'],
    held: ["Plumber's licence 2281"],
  },
  {
    title: 'Counsellor',
    ask: 'LPC license in Georgia',
    less: ['APC (Associate Professional Counselor), working under supervision'],
    held: ['LPC, Georgia, 2019'],
  },
  { title: 'Social worker', ask: 'LCSW', less: ['LCSW candidate'], held: ['LCSW since 2018'] },
  {
    title: 'Arzt',
    ask: 'Approbation als Arzt',
    less: ['Berufserlaubnis nach § 10 BÄO, Approbation beantragt', 'Berufserlaubnis als Arzt bis 2026'],
    held: ['Approbation 2016'],
  },
  {
    title: 'Lehrerin',
    ask: 'Zweites Staatsexamen für das Lehramt an Gymnasien',
    less: ['Referendariat seit Februar 2026'],
    held: ['Zweites Staatsexamen 2020', '2. Staatsexamen, Note 1,7'],
  },
  {
    title: 'Rechtsanwalt',
    ask: 'Zweites juristisches Staatsexamen',
    less: [],
    held: ['Zweites Staatsexamen 2018, 9,2 Punkte', 'Volljuristin'],
  },
  {
    title: 'Architekt',
    ask: 'Eintragung in die Architektenliste',
    less: ['Architekt im Praktikum, Eintragung noch nicht möglich'],
    held: [
      'Eingetragen in die Architektenliste der AK Hessen seit 2016',
      'Mitglied der Architektenkammer NRW (A 44211)',
    ],
  },
  {
    title: 'Avocat',
    ask: 'CAPA et inscription au barreau',
    less: [],
    held: ['CAPA 2015, inscrite au barreau de Lyon', 'Avocat au barreau de Paris depuis 2014 (CAPA 2013)'],
  },
  {
    title: 'Teacher',
    ask: 'Full registration with the Teaching Council',
    less: ['Provisional registration, conditions outstanding'],
    held: ['Teaching Council: fully registered 2017'],
  },
  {
    title: 'Sage-femme, Neuchâtel',
    ask: 'inscription au registre GesReg',
    less: ['Inscription GesReg en cours'],
    held: [
      'Inscription GesReg : 7601000123456',
      'Inscrite au GesReg',
      'GesReg 7601000123456',
      'Enregistrée au GesReg depuis 2019',
    ],
  },
  {
    title: 'Infirmier, Lausanne',
    ask: 'inscription au registre NAREG',
    less: ['Demande NAREG déposée'],
    held: ['NAREG : 7601003322', 'Inscrit au NAREG'],
  },
  {
    title: 'Ostéopathe',
    ask: 'Numéro ADELI ou RPPS',
    less: [],
    held: ['RPPS 10101234567', 'N° ADELI 759912345'],
  },
  {
    title: 'Expert-comptable',
    ask: "Inscription au tableau de l'Ordre des experts-comptables",
    less: ['Mémorialiste, non inscrit'],
    held: ["Inscrit au tableau de l'Ordre (Paris) depuis 2017", "Inscrite à l'Ordre des experts-comptables"],
  },
  {
    title: 'Versicherungsvermittler',
    ask: 'Eintragung im Vermittlerregister (IHK)',
    less: ['Eintragung beantragt'],
    held: ['Im Vermittlerregister eingetragen: D-1234-ABCDE', 'Vermittlerregister-Nr. D-F-153-XY'],
  },
  {
    title: 'Steuerberater',
    ask: 'Bestellung als Steuerberater',
    less: [],
    held: ['Als Steuerberaterin bestellt 2019', 'Bestellung zum Steuerberater 2018'],
  },
  {
    title: 'Dietitian',
    ask: 'Registration with the HCPC',
    less: ['HCPC application pending'],
    held: ['HCPC DT29911', 'On the HCPC register, DT29911', 'HCPC-registered dietitian'],
  },
  {
    title: 'Heritage carpenter',
    ask: 'Entry on the Zebrix register of conservators',
    less: ['Zebrix application sent'],
    held: [
      'Zebrix register: no. 4410',
      'On the Zebrix register since 2019',
      'Entered on the Zebrix register',
    ],
  },
  {
    title: 'Playground inspector',
    ask: 'Listed on the RPII register',
    less: [],
    held: ['RPII: no. 2291', 'RPII annual inspector, listed since 2018'],
  },
  {
    title: 'Interpreter',
    ask: 'Registration with NRPSI',
    less: ['NRPSI interim student'],
    held: ['NRPSI no. 12291 (full status)', 'NRPSI registered since 2016'],
  },
  {
    title: 'Kinderpflegerin',
    ask: 'Eintrag im Register der Tagespflegepersonen',
    less: [],
    held: ['Eintrag im Register der Tagespflegepersonen seit 2018'],
  },
  {
    title: 'Person in charge',
    ask: 'a qualification at QQI Level 7 or higher in social care, nursing or a related field',
    less: [
      'QQI Level 6 Supervisory Management (hospitality), 2016',
      'QQI Level 6 Management in Health and Social Care, 2018',
      'QQI Level 8 Bachelor in Business, 2015',
      'Level 6 Supervisory Management in Health Services, QQI, 2023',
    ],
    held: [
      'BA (Hons) Social Care Practice, Level 8, SETU Carlow, 2012',
      'BSc Nursing (Intellectual Disability), DCU, 2005',
      'BA in Applied Social Care (Level 7), TUS Athlone, 2019',
      'Bachelor of Arts in Social Care, Level 8, TU Dublin 2015',
    ],
  },
  {
    title: 'Care manager',
    ask: 'Level 5 diploma in leadership for health and social care',
    less: ['Level 3 diploma in adult care', 'Level 5 diploma in hospitality management'],
    held: [
      'Level 5 Diploma in Leadership for Health and Social Care 2021',
      'QCF 5 Leadership in Health and Social Care',
    ],
  },
  {
    title: 'Management in care',
    ask: 'an appropriate qualification in health or social care management, QQI Level 6 or above',
    less: ['I have no management qualification'],
    held: [
      'QQI Level 6 Management in Health and Social Care, 2018',
      'Level 6 Supervisory Management in Health Services, QQI, 2023',
    ],
  },
  {
    title: 'Nursery nurse',
    ask: 'NVQ Level 3 in childcare or equivalent',
    less: ['NVQ Level 2 in childcare', 'NVQ Level 3 in customer service'],
    held: ['NVQ 3 Childcare, 2018', 'CACHE Level 3 Diploma in Childcare and Education'],
  },
  {
    title: 'Site manager',
    ask: 'Level 6 NVQ in construction site management',
    less: ['Level 4 NVQ in site supervision', 'Level 6 diploma in marketing'],
    held: ['NVQ Level 6 Construction Site Management, 2020', 'NVQ 6 site management'],
  },
  {
    title: 'HR advisor',
    ask: 'Qualification at RQF Level 5 or higher in human resources',
    less: ['CIPD Level 3'],
    held: [
      'CIPD Level 5 Associate Diploma',
      'BA Human Resource Management, 2015',
      'MSc Human Resource Management 2018',
    ],
  },
  {
    title: 'Youth worker',
    ask: 'JNC qualification at level 6 in youth work',
    less: ['Level 3 youth work practice'],
    held: [],
  },
  {
    title: 'Éducateur',
    ask: 'Diplôme de niveau 6 en travail social',
    less: ['Diplôme de niveau 4 en travail social', 'Licence de lettres'],
    held: [
      "Diplôme d'État d'éducateur spécialisé (niveau 6), 2019",
      'Diplôme de niveau 6 en travail social 2020',
    ],
  },
  {
    title: 'Lab technician',
    ask: 'A qualification at NFQ Level 6 or higher in science',
    less: ['Leaving certificate'],
    held: ['BSc Chemistry, UCC, 2018', 'Higher Certificate in Science (NFQ Level 6), 2016'],
  },
  {
    title: 'Fachwirt',
    ask: 'Abschluss auf DQR-Niveau 6 im kaufmännischen Bereich',
    less: ['Bürokaufmann (IHK)'],
    held: ['Bachelor Betriebswirtschaft, 2018'],
  },
];

describe('papers of levels and registers', () => itTellsApart(ROWS));
