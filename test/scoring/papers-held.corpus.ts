// Papers and levels of languages as CVs show that they are held or not, in whole little CVs: degrees that are not the
// profession's, another part of the same register, diplomas at a lower level, languages that the CV is written in.
// Written from general knowledge of how people write; the first part before the readers were mended, the second after.

import type { PaperRow } from './papers.corpus.ts';

export const HELD_PAPERS: readonly PaperRow[] = [
  {
    title: 'Dispensary Manager',
    ask: 'The successful candidate will hold an NVQ Level 3 in Pharmacy Service Skills',
    held: [
      'Senior dispenser, Moss Lane Surgery, 2019 - present\nTraining: NVQ 3 Pharmacy Service Skills, 2018',
      'Level 3 Diploma in the Principles and Practice for Pharmacy Technicians\nNVQ Level 3 in Pharmacy Service Skills (Buttercups, 2020)',
    ],
    half: [
      'Dispenser since 2021. NVQ Level 2 Pharmacy Service Skills (2021); now half way through the Level 3 with Buttercups.',
      'NVQ Level 2 in Pharmacy Service Skills, 2019',
      'Studying for my NVQ Level 3 Pharmacy Service Skills, due to finish next June',
    ],
    none: ['Dispenser, Moss Lane Surgery, 2019 - present. No formal pharmacy qualification so far.'],
  },
  {
    title: 'Procurement Lead',
    ask: 'MCIPS, or a CIPS Level 6 diploma',
    held: [
      'Category buyer, 2018 - present. MCIPS since 2020.',
      'CIPS Level 6 Professional Diploma in Procurement and Supply, 2022',
      'FCIPS, 2024; head of buying since 2019',
    ],
    half: [
      'CIPS Level 4 Diploma 2020; Level 5 passed 2022; Level 6 two modules to go',
      'CIPS Level 4 Diploma in Procurement and Supply, 2021',
      'Working through CIPS Level 6, last exam in March',
    ],
    none: ['Buyer for eight years, qualified by experience; no CIPS.'],
  },
  {
    title: 'Steel Detailer, Hamburg',
    ask: 'Deutsch mindestens B2, Englisch von Vorteil',
    held: [
      'Sprachen: Polnisch (Muttersprache), Deutsch (C1, Goethe 2021), Englisch B1',
      'Deutsch: verhandlungssicher',
      'telc Deutsch B2, bestanden 2023. Muttersprache Ungarisch.',
      'Stahlbauzeichner, Hansa Stahl, 2016 bis heute\nDeutsch ist meine Muttersprache, Englisch gut',
    ],
    half: ['Sprachen: Rumänisch Muttersprache, Deutsch B1 (Kurs B2 läuft), Englisch C1'],
    none: [
      'Stahlbauzeichner, Pasewalk Stahl, 2019 bis heute\nZeichnungen für Treppen und Geländer, Tekla, Stücklisten, Abstimmung mit der Werkstatt\nSprachen: Rumänisch (Muttersprache), Deutsch A2, Englisch C1',
      'Deutschkenntnisse: A2, Integrationskurs besucht. Konstruktion von Stahltreppen und Geländern seit 2019.',
      'Steel detailer, Tekla, since 2014 in Porto. English C1, Portuguese native, German none yet.',
    ],
  },
  {
    title: 'Concierge, Geneva',
    ask: 'French at C1 or above',
    held: [
      'Languages: French (C2, DALF), English (native)',
      'Bilingual French and English, raised in Lausanne',
    ],
    half: ['French B2 (DELF 2022), English native, Italian A2'],
    none: [
      'French: school level, now learning again at evening classes',
      'French A2 to B1, English native',
      'Fluent in English and Spanish. A few phrases of French.',
    ],
  },
  {
    title: 'Cath Lab Technologist',
    ask: 'Registered Cardiovascular Invasive Specialist (RCIS) credential from CCI, active',
    held: [
      'RCIS (CCI), active, 2019\nCardiovascular technologist, Mercy, 2019 - present',
      'Credentials: RCIS #00xxxxx exp 2027, BLS, ACLS',
    ],
    half: [
      'RCIS eligible; exam scheduled for February. BLS, ACLS. Cath lab extern 2025 - present',
      'CCT credential from CCI, 2018; applied for the RCIS examination',
    ],
    none: [
      'Radiologic technologist, ARRT (R), 2017 - present. Cath lab float pool.',
      'RCIS 2010 to 2019, let it lapse when I went into device sales',
      'Scrub nurse, cath lab, RN 2015, CCRN',
    ],
  },
  {
    title: 'Approved Mental Health Professional',
    ask: 'You must be registered with Social Work England and hold AMHP approval',
    held: [
      'Social worker, SWE registered (SW1xxxxx), AMHP approved since 2019, re-approved 2024',
      'AMHP warranted, Kirklees, 2020 to date. Social Work England registration current.',
    ],
    half: [
      'Social worker, Social Work England registered. On the AMHP course at Birmingham, finishing in July.',
      'Social Work England registered; AMHP trainee since September',
    ],
    none: [
      'Community psychiatric nurse, RMN, NMC registered 2011. Best Interests Assessor.',
      'Registered social worker (Social Work England) in adult care. Not an AMHP.',
    ],
  },
  {
    title: 'Nutritionist, Elite Sport',
    ask: 'A degree in dietetics and registration as a dietitian with the HCPC',
    held: [
      'BSc (Hons) Dietetics, Leeds Beckett 2016. HCPC registered dietitian (DT2xxxx).',
      'MSc Dietetics (pre-registration), 2019; Registered Dietitian, HCPC, since 2019',
    ],
    half: [
      'BSc Nutrition and Dietetics, 2019, University of Chester. HCPC application under way.',
      'BSc Dietetics, UCD 2018; CORU registered dietitian, Dublin, 2018 - present',
    ],
    none: [
      'BSc Sport and Exercise Science 2015; SENr registrant; performance nutritionist at a rugby club 2016 - present',
      'Registered Nutritionist (AfN), MSc Human Nutrition, 2017',
    ],
  },
  {
    title: 'Hearing Care Professional',
    ask: 'HCPC registered hearing aid dispenser',
    held: [
      'Hearing aid dispenser, HCPC HAD0xxxx, Specsavers Hearcare, 2018 - present',
      'HCPC: hearing aid dispenser, since 2015, renewed 2024',
    ],
    half: [
      'Pre-registration hearing aid dispenser, second year of the foundation degree, registration due in August',
      'Audiologist, RCCP registered, 2014 - present; HCPC application as hearing aid dispenser submitted',
    ],
    none: ['Optical assistant with two years in the hearing clinic, booking and cleaning. Not a dispenser.'],
  },
  {
    title: 'CCTV Van Operator',
    ask: 'SIA licence: Close Protection',
    held: [
      'SIA Close Protection licence, expires 08/2027',
      'Close Protection Officer, SIA CP badge valid until March 2028',
    ],
    half: [
      'SIA Door Supervisor, expires 2027',
      'SIA Public Space Surveillance (CCTV) licence, valid to 2027',
      'Level 3 Close Protection course passed in May, SIA CP application pending',
    ],
    none: [
      'SIA Close Protection licence expired 2021, now in event stewarding',
      'Royal Military Police 2008 - 2019, no SIA licence',
    ],
  },
  {
    title: 'Plumbing Engineer, Social Housing',
    ask: 'NVQ Level 3 in Plumbing and Heating',
    held: [
      'NVQ Level 3 Plumbing and Domestic Heating, City of Bristol College, 2014',
      'City & Guilds NVQ 3 in plumbing (6189), 2016; Gas Safe since 2017',
    ],
    half: [
      'NVQ Level 2 Plumbing, 2012. Six years on repairs for a housing association.',
      'Level 3 NVQ plumbing and heating, portfolio nearly complete',
    ],
    none: [
      'Multi-trade operative: plumbing, tiling and carpentry, 2015 - present. NVQ Level 3 in Carpentry and Joinery.',
      'Level 3 Diploma in Vehicle Maintenance; handyman since 2020',
    ],
  },
  {
    title: 'Health Visitor',
    ask: 'Specialist Community Public Health Nurse (Health Visiting) on part 3 of the NMC register',
    held: [
      'Registered Nurse, SCPHN (Health Visiting), NMC PIN 09I..., 2016',
      'Specialist community public health nurse - health visitor, NMC registered, 2018 to date',
    ],
    half: [
      'SCPHN (School Nursing), part 3 of the NMC register, 2019',
      'RN SCPHN (SN), school nurse since 2017',
      'Student health visitor on the SCPHN HV programme, to qualify in September',
    ],
    none: [
      'Staff nurse, RN (Child), children’s ward, 2016 - present',
      'Nursery nurse in a health visiting team since 2014',
    ],
  },
  {
    title: 'Treasury Accountant',
    ask: 'Qualified accountant: ACA, ACCA or CIMA, completed',
    held: ['ACCA member since 2019', 'ACA qualified at Mazars, 2017', 'CIMA qualified (ACMA, CGMA), 2020'],
    half: [
      'ACCA: 11 of 13 papers passed',
      'CIMA strategic level, case study resit in May',
      'Part-qualified CIMA, management level complete',
      'Chartered Accountant (India), ICAI 2015. ACCA exemptions requested.',
    ],
    none: ['AAT Level 3. Accounts assistant since 2016.'],
  },
  {
    title: 'School Business Manager',
    ask: "A bachelor's degree or a Level 4 Diploma for School Business Managers",
    held: [
      'BA (Hons) History, Keele, 2006',
      'Diploma for School Business Managers, Level 4, CIPFA/ISBL, 2021',
      'B.A. Honours in Geography, Univ. of Hull (2001)',
      'Honours graduate (2:1) in Politics, University of Stirling 2009',
      'Open University: BSc (Hons) awarded 2017',
    ],
    half: ['HND Business Studies, 1999', 'Final year of a BA Business Management with the Open University'],
    none: [
      'A levels: Economics, French, Art',
      'Left Bangor University after the first year to take over the family shop',
    ],
  },
  {
    title: 'Process Engineer, Dairy',
    ask: 'Degree in chemical engineering, food engineering or food science',
    held: [
      'Diplôme d’ingénieur, AgroParisTech, food process engineering, 2018',
      'Graduated in chemical engineering, University of Cape Town (BSc Eng), 2015',
      'Five-year master engineer, food technology, Warsaw University of Life Sciences, 2014',
      'Ingeniería Química, Universidad de Zaragoza (2010-2015)',
    ],
    half: [
      'BEng Mechanical Engineering 2017, all work since in packaging lines',
      'BA (Hons) English Literature, 2012; dairy shift leader since 2015',
      'Chemical engineering, University of Porto, four of five years done, thesis outstanding',
    ],
    none: [
      'City & Guilds dairy technology; process operator, 2011 to date',
      'Started a BSc Food Science at Reading, left in second year',
    ],
  },
  {
    title: 'Kältetechniker',
    ask: 'Abgeschlossene Ausbildung als Mechatroniker für Kältetechnik',
    held: [
      'Gesellenbrief Mechatroniker für Kältetechnik, HWK Dresden, 2015',
      'Kälteanlagenbauer (Gesellenprüfung 2004), seither im Kundendienst',
      '2012 - 2016 Ausbildung zum Mechatroniker für Kältetechnik, Kälte Weber, abgeschlossen',
    ],
    half: [
      'Auszubildender im 4. Lehrjahr, Mechatroniker für Kältetechnik, Prüfung im Januar',
      'Umschulung zum Mechatroniker für Kältetechnik, Abschlussprüfung voraussichtlich Sommer 2027',
    ],
    none: [
      'Ausbildung zum Mechatroniker für Kältetechnik nach zwei Jahren abgebrochen. Seither Monteurhelfer.',
      'Helfer im Kälteanlagenbau seit 2019, angelernt, ohne Berufsabschluss',
      'Ausbildung zum Bäcker, 2009. Monteurhelfer Kälte seit 2018.',
    ],
  },
  {
    title: 'Diététicienne en EHPAD',
    ask: 'BTS diététique ou BUT génie biologique parcours diététique exigé',
    held: [
      'BTS Diététique, lycée Rabelais, 2017',
      'DUT génie biologique option diététique, Lyon, 2012',
      'BUT Génie biologique, parcours diététique et nutrition, 2025',
    ],
    half: [
      'BTS diététique en cours (deuxième année, examen en juin)',
      'BTS Diététique : épreuves à repasser en mai prochain',
    ],
    none: [
      'BTS Esthétique, 2014. Conseillère en nutrition depuis 2018, certificat privé.',
      'CAP Cuisine 2011, cuisinière en collectivité',
      'BTS diététique, abandonné en première année',
    ],
  },
  {
    title: 'Responsable de laboratoire d’analyses',
    ask: 'Diplôme de docteur en pharmacie avec inscription à l’Ordre des pharmaciens',
    held: [
      'Docteur en pharmacie (Lille, 2014), inscrite à l’Ordre section G depuis 2016',
      'Pharmacien biologiste, diplôme d’État de docteur en pharmacie, inscription à l’Ordre n° 10xxxx',
    ],
    less: [
      'Docteur en pharmacie, radié de l’Ordre en 2020 à sa demande',
      'Étudiant en 6e année de pharmacie, thèse prévue en juin',
      'Préparateur en pharmacie depuis 2012, brevet professionnel',
      'Farmacéutica, Universidad de Granada 2016, colegiada en Málaga ; dossier déposé auprès du CNG',
    ],
  },
  {
    title: 'Grid Connection Engineer',
    ask: 'Current SC clearance',
    held: ['Security clearance: SC, granted 2024', 'SC cleared to 2029', 'DV cleared (2023), previously SC'],
    half: ['SC clearance applied for by my employer in October, BPSS in place', 'BPSS cleared 2023'],
    none: [
      'SC clearance lapsed in 2018',
      'Never held clearance; British citizen, happy to go through vetting',
    ],
  },
  {
    title: 'Crematorium Technician',
    ask: 'Crematorium Technicians Training Scheme (CTTS) intermediate certificate',
    held: [
      'Cremator operator, Lawnswood, 2018 - present. CTTS intermediate, 2019.',
      'CTTS certificates: intermediate 2019, advanced 2023',
    ],
    half: [
      'CTTS intermediate training started in May, 30 of 50 cremations logged',
      'Working towards the CTTS intermediate certificate',
    ],
    none: [
      'Funeral operative, 2016 - present. No cremation certificate.',
      'Grounds team, crematorium, 2015 to date',
    ],
  },
  {
    title: 'Radiation Protection Adviser',
    ask: 'RPA 2000 certificate of competence in force',
    held: [
      'Radiation protection adviser, RPA 2000 certificate valid to June 2029',
      'RPA2000 certificated RPA since 2014, renewed 2024',
    ],
    half: ['RPA 2000 portfolio submitted in September, assessment interview awaited'],
    none: [
      'RPA 2000 certificate expired 2020, not renewed after I moved to lasers',
      'Radiation protection supervisor at three hospitals since 2015',
    ],
  },
  {
    title: 'Speech Pathologist, Perth',
    ask: 'Certified Practising Speech Pathologist (CPSP) with Speech Pathology Australia',
    held: [
      'CPSP, Speech Pathology Australia, 2018 - current',
      'Certified Practising member of Speech Pathology Australia',
    ],
    half: [
      'SLT, HCPC registered, RCSLT member, London; overseas assessment by Speech Pathology Australia lodged',
      'Provisional CPSP, Speech Pathology Australia, return to practice programme',
    ],
    none: [
      'Allied health assistant (speech), Perth, 2020 - present',
      'Speech Pathology Australia membership lapsed 2021',
    ],
  },
  {
    title: 'Quantity Surveyor, Galway',
    ask: 'Honours degree in quantity surveying (NFQ Level 8)',
    held: [
      'BSc (Hons) Quantity Surveying & Construction Economics, ATU Galway, 2019',
      'B.Sc. in Quantity Surveying (Level 8), 2.2, TU Dublin 2021',
    ],
    half: [
      'Ordinary Bachelor (Level 7) in Quantity Surveying, ATU Sligo, 2020',
      'BSc (Hons) Quantity Surveying, TU Dublin, 2023 - present, final year',
      'BA (Hons) Music, Maynooth 2016; trainee QS since 2021',
    ],
    none: ['Site clerk and measurer for ten years; Leaving Certificate 2008'],
  },
];
