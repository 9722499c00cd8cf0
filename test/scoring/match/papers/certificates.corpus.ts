// Certificates, crafts and memberships as CVs name them: held, in progress, denied, at another level or of another body.
// Written from general knowledge of how people write.

import type { PaperRow } from './paper-row.ts';

export const CERTIFICATES: readonly PaperRow[] = [
  {
    title: 'Zerspanungsmechaniker',
    ask: 'abgeschlossene Berufsausbildung als Zerspanungsmechaniker, Feinwerkmechaniker, Industriemechaniker oder vergleichbar',
    held: [
      'Ausbildung zum Zerspanungsmechaniker, IHK, Abschluss 01/2015',
      'Feinwerkmechanikerin (Gesellenbrief, Handwerkskammer Konstanz, Juli 2022)',
      'Gelernter Industriemechaniker, Facharbeiterbrief 2012',
      'Facharbeiterbrief als Dreher 1998, CNC-Fräser seit 2003',
      'Ausbildung\n2014 - 2017 Zerspanungsmechaniker Fachrichtung Frästechnik, Gesellenprüfung bestanden',
      'zerspanungsmechaniker mit ihk abschluss 2016, seitdem cnc fräser',
      'Werkzeugmechaniker (IHK), Lehre 2010 - 2013',
    ],
    half: [
      'Auszubildender zum Zerspanungsmechaniker, 3. Lehrjahr, Abschlussprüfung im Januar 2027',
      'Umschulung zum Zerspanungsmechaniker läuft noch, Prüfung im Sommer 2027',
      'Abschluss als Zerspaner in Rumänien (2018), Antrag auf Anerkennung bei der IHK FOSA gestellt, Bescheid offen',
    ],
    none: [
      'Maschinenbediener CNC seit 2019. Keine Berufsausbildung, bin angelernt.',
      'Ausbildung zum Industriemechaniker 2012 abgebrochen, danach Lagerhelfer',
      'Gelernter Bäcker, Maschinenbediener seit 2020',
    ],
  },
  {
    title: 'Penetration Tester',
    ask: 'A hands-on qualification: CHECK Team Member, CREST CRT or OSCP',
    held: [
      'OSCP (2021), OSEP (2023)',
      'CREST Registered Tester (CRT) 2022',
      'CHECK Team Member since 2020, QinSec Ltd',
      'oscp since 2019',
      'Offensive Security Certified Professional, 2020',
    ],
    half: [
      'Studying for the OSCP, exam booked for January',
      'OSCP: lab time bought, first attempt failed, resit in March',
    ],
    none: [
      'CEH only; no CREST or OSCP',
      'Security analyst 2020 - present. OSCP is on my wish list.',
      'Built the office network, 2019 - present. I hold no security certificates.',
    ],
  },
  {
    title: 'Electrician',
    ask: 'NVQ Level 3 in Electrical Installation with AM2 and 18th Edition',
    held: [
      'NVQ Level 3 Electrical Installation, AM2 (2015), 18th Edition (2022), JIB gold card',
      'Qualified electrician: C&G 2365 and NVQ 3, AM2 passed 2017, 18th edition BS 7671 2022',
    ],
    less: [
      'Electrical improver: City & Guilds Level 2, AM2 not taken yet',
      'Apprentice electrician, 3rd year, working towards NVQ Level 3; AM2 in spring',
      "Electrician's mate 2019 - present, no formal qualifications",
    ],
  },
  {
    title: 'Registered Manager, Care Home',
    ask: 'Level 5 Diploma in Leadership and Management for Adult Care',
    held: [
      'Level 5 Diploma in Leadership and Management for Adult Care, 2020',
      'QCF Level 5 in Leadership for Health and Social Care, 2018',
      'NVQ 5 Leadership & Management in adult care, achieved 2019',
    ],
    half: ['Level 5 Leadership and Management in Adult Care: enrolled, four of ten units done'],
    less: ['Level 3 Diploma in Adult Care; starting Level 5 in January'],
    none: [
      'Deputy manager, 2019 - present. No Level 5 yet, company offers it next year.',
      'Level 2 Health and Social Care 2012',
    ],
  },
  {
    title: 'Nursery Room Leader',
    ask: 'Level 3 Early Years Educator or equivalent',
    held: [
      'NVQ Level 3 Children’s Care, Learning and Development (2009)',
      'Level 3 Diploma Early Years Educator, 2018',
      'cache level 3 childcare, room leader toddlers 2016 to now',
      'NNEB 1996',
    ],
    less: [
      'Level 2 Early Years Practitioner; Level 3 from January',
      'Level 3 Early Years Educator in progress, six units left',
      'No childcare qualification, twelve years as a childminder’s assistant',
    ],
  },
  {
    title: 'Insurance Broker',
    ask: 'Cert CII as a minimum',
    held: ['Cert CII 2019, commercial account handler'],
    less: ['No insurance exams as yet', 'Studying for the Cert CII'],
  },
  {
    title: 'HR Business Partner',
    ask: 'CIPD Level 7 or Chartered MCIPD',
    held: [
      'Chartered MCIPD since 2016',
      'CIPD Level 7 Advanced Diploma in Strategic People Management, 2022',
      'mcipd, hrbp for retail stores',
    ],
    less: [
      'CIPD Level 5 (Assoc CIPD)',
      'CIPD Level 7 in progress, dissertation due in May',
      'Not CIPD qualified; twenty years of experience',
      'CIPD membership lapsed when I moved abroad',
    ],
  },
  {
    title: 'Steuerfachangestellte',
    ask: 'abgeschlossene Ausbildung zur/zum Steuerfachangestellten',
    held: [
      'Steuerfachangestellte (Prüfung 2014, Steuerberaterkammer Köln)',
      'gelernter steuerfachangestellter, seit 2016 kanzlei in bonn',
      'Ausbildung: 2011 - 2014 Steuerfachangestellte, Note 2',
    ],
    less: [
      'Azubi zur Steuerfachangestellten, 2. Lehrjahr',
      'Kaufmann für Büromanagement, keine steuerliche Ausbildung',
      'Ausbildung zur Steuerfachangestellten nach zwei Jahren abgebrochen',
    ],
  },
  {
    title: 'Elektroniker',
    ask: 'abgeschlossene Ausbildung als Elektroniker für Betriebstechnik, Mechatroniker oder vergleichbar',
    held: [
      'Elektroniker für Betriebstechnik, IHK-Abschluss 2017',
      'Gelernter Energieelektroniker, Facharbeiterbrief 1999',
      'Mechatronikerin (Ausbildung 2016 - 2019, Festo)',
      'Industrieelektriker IHK 2018, Instandhaltung seitdem',
    ],
    less: [
      'Elektrohelfer seit 2015, keine Ausbildung',
      'Umschüler zum Elektroniker, Prüfung im Juni 2027',
      'Metzger, jetzt Quereinstieg in die Instandhaltung',
    ],
  },
  {
    title: 'Data Protection Officer',
    ask: 'CIPP/E or equivalent certification',
    held: [
      'CIPP/E (IAPP) 2021, CIPM',
      'IAPP certified: CIPP/E',
      'PC.dp practitioner certificate in data protection, 2020',
    ],
    less: [
      'Preparing for the CIPP/E, exam next month',
      'I have no data protection certificate.',
      'CIPP/E expired 2022',
    ],
  },
  {
    title: 'Project Manager',
    ask: 'PMP or PRINCE2 Practitioner certification',
    held: ['PMP since 2018 (no. 22xxxxx)', 'PRINCE2 Practitioner, 2023', 'prince2 practitioner and agile pm'],
    less: [
      'PMP exam booked for January',
      'Neither PMP nor PRINCE2, but ten years of running projects',
      'PMP (expired 2020)',
    ],
  },
  {
    title: 'Site Manager',
    ask: 'SMSTS and CSCS black card',
    held: [
      'SMSTS (exp 03/2029), CSCS black manager card, first aid. Temporary works coordinator course not done.',
      'tickets: smsts, black cscs, faw, fire marshal. all in date',
    ],
    less: [
      'SSSTS and CSCS gold card; SMSTS booked for 12 January',
      'SMSTS ran out last year, black CSCS card valid to 2027',
      'CSCS card (green, labourer). SMSTS: no',
    ],
  },
  {
    title: 'Fachkraft für Arbeitssicherheit',
    ask: 'Ausbildung zur Fachkraft für Arbeitssicherheit abgeschlossen',
    held: [
      'Fachkraft für Arbeitssicherheit (BG-Lehrgang, Abschluss 2019)',
      'SiFa seit 2017 (BGHM), Maschinenbauingenieur',
    ],
    less: [
      'Ausbildung zur Fachkraft für Arbeitssicherheit: Stufe II von III',
      'Sicherheitsbeauftragter seit 2015, keine SiFa',
      'Fachkraft für Arbeitssicherheit in Ausbildung, Abschluss im Mai 2027',
    ],
  },
  {
    title: 'Commercial Diver',
    ask: 'HSE Part I surface supplied diving ticket with in-date medical',
    held: [
      'HSE Part I (surface supplied) 2014, dive medical to 06/2027',
      'hse part 1 surface supplied, medical in date, 900 dives',
    ],
    less: [
      'HSE Part IV media diver, medical in date',
      'Tender and dive support 2018 - present, Part I course in May',
    ],
  },
  {
    title: 'Medical Assistant',
    ask: 'Certified Medical Assistant (CMA or RMA)',
    held: [
      'CMA (AAMA), current through 2028',
      'RMA (AMT) since 2016, family practice',
      'Registered Medical Assistant, cardiology, 2015-present',
    ],
    less: [
      'Medical assistant diploma, CMA exam in January',
      'Front desk, trained on the job, no certification',
      'CMA expired 2021',
    ],
  },
  {
    title: 'Lifeguard',
    ask: 'NPLQ, current',
    held: ['NPLQ, renewed August 2026', 'nplq in date, pool lifeguard since 2022'],
    less: [
      'NPLQ ran out in 2023',
      'NPLQ course booked for half term',
      'Strong swimmer, no lifeguard qualification',
    ],
  },
  {
    title: 'Tierarzthelferin',
    ask: 'abgeschlossene Ausbildung als Tiermedizinische Fachangestellte',
    held: ['Tiermedizinische Fachangestellte (TFA), Abschluss 2018, Praxis Dr. Lohr'],
    less: [
      'TFA in Ausbildung, 2. Lehrjahr',
      'Tierpflegerin im Tierheim seit 2015',
      'MFA in einer Hausarztpraxis, keine TFA',
    ],
  },
  {
    title: 'Kfz-Mechatroniker',
    ask: 'Abgeschlossene Ausbildung zum Kfz-Mechatroniker oder vergleichbar',
    held: [
      'Kfz-Mechatroniker, Gesellenbrief 2016',
      'Gelernter Kfz-Mechaniker, seit 1998 in Werkstätten',
      'Ausbildung: Kraftfahrzeugmechatronikerin, Autohaus Beck, 2014-2018, bestanden',
    ],
    less: [
      'Reifenmonteur seit 2017, ungelernt',
      'Ausbildung zum Kfz-Mechatroniker im dritten Jahr abgebrochen',
      'Lehre als Friseur, jetzt Autoaufbereiter',
    ],
  },
  {
    title: 'Clinical Pharmacist',
    ask: 'Postgraduate diploma in clinical pharmacy',
    held: [
      'PgDip Clinical Pharmacy, University of Bradford, 2019',
      'Clinical Diploma (PGDip), 2021, Cardiff',
      'MSc Clinical Pharmacy 2018',
      'Postgraduate Diploma in General Pharmacy Practice, 2020',
    ],
    less: [
      'MPharm 2019, GPhC registered',
      'GPhC registered pharmacist. I have not done a clinical diploma.',
      'My clinical diploma is running: certificate stage done in 2025, PgDip due in July 2027.',
      'PG Cert in Clinical Pharmacy 2022, diploma year deferred',
      'Studying for the diploma in clinical pharmacy practice, second year of three',
    ],
  },
  {
    title: 'Dental Assistant',
    ask: 'High school diploma or GED and a certificate from an accredited dental assisting program',
    held: [
      'Dental Assisting Certificate, Rowan Technical College (CODA accredited), 2019\nDiploma, Eastbrook High School 2017',
      'GED 2015. Dental assisting program, Lakeland CC, certificate 2016.',
    ],
    less: ['High school diploma 2020. Receptionist in a dental office.'],
  },
  {
    title: 'Building Services Technician',
    ask: 'HND or degree in building services, or City & Guilds Level 3 in heating and ventilating',
    held: [
      'BEng Building Services Engineering, LSBU 2016',
      'HND Building Services, 2012',
      'City & Guilds Level 3 Heating and Ventilating, 2014',
    ],
    less: ['City & Guilds Level 2 Plumbing, 2011', 'HND building services, year one of two'],
  },
  {
    title: 'Youth Shelter Worker',
    ask: 'Enhanced DBS certificate',
    held: [
      'Enhanced DBS (update service)',
      'DBS: enhanced, issued 2025',
      'Enhanced DBS check, Jan 2026, both barred lists',
    ],
    less: ['Basic DBS 2023', 'No DBS as yet, happy to apply'],
  },
  {
    title: 'Oncology Nurse, Dublin',
    ask: 'Registered with the NMBI',
    held: [
      'NMBI PIN 2xxxxx, general division',
      'RGN, registered with the Nursing and Midwifery Board of Ireland since 2011',
      'RGN (NMBI), Mater, 2015 - present',
    ],
    less: ['NMC registered nurse (UK), 2014 to date', 'NMBI decision letter received, aptitude test booked'],
  },
  {
    title: 'Community Dietitian, Ballarat',
    ask: 'Accredited Practising Dietitian (APD) with Dietitians Australia',
    held: [
      'APD since 2018',
      'Accredited Practising Dietitian, full member of Dietitians Australia',
      'Dietitian (APD), Bendigo Health, 2019 - present',
    ],
    less: [
      'Student dietitian, Monash, final year',
      'HCPC registered dietitian (UK)',
      'APD status lapsed 2021',
    ],
  },
  {
    title: 'Landscape Architect',
    ask: 'Chartered Member of the Landscape Institute (CMLI)',
    held: [
      'CMLI since 2017',
      'Fellow of the Landscape Institute (FLI)',
      'Chartered landscape architect, 2015 to date',
      'Robin Hale BA PgDip CMLI\nSenior Landscape Architect',
    ],
    less: [
      'Licentiate Member of the Landscape Institute, on the Pathway to Chartership',
      'Pathway to Chartership, exam in November 2027',
      'Graduate landscape architect, not chartered',
    ],
  },
  {
    title: 'Senior Contracts Manager, Fit-out',
    ask: 'MCIOB',
    held: [
      'MCIOB 2016',
      'FCIOB',
      'Chartered Builder, Member of the Chartered Institute of Building',
      'BSc (Hons) MCIOB',
    ],
    less: ['ICIOB', 'Student member of the CIOB', 'Applying for MCIOB next year', 'MCIOB, resigned 2015'],
  },
  {
    title: 'Phlebotomist',
    ask: 'Certified Phlebotomy Technician (CPT) or equivalent',
    held: [
      'CPT (NHA), exp. 04/2028',
      'PBT(ASCP), 2019',
      'Certified Phlebotomy Technician, National Healthcareer Association',
    ],
    less: ['Phlebotomy course, exam in March', 'CPT expired in 2020, not renewed'],
  },
  {
    title: 'Arborist Crew Leader',
    ask: 'ISA Certified Arborist',
    held: [
      'ISA Certified Arborist NE-7xxxA',
      'Certified Arborist (ISA), TRAQ',
      'International Society of Arboriculture: Certified Arborist, 2016',
    ],
    less: ['Studying for the ISA arborist exam', 'ISA member, not certified yet'],
  },
  {
    title: 'Quantity Estimator, Timber Frame',
    ask: 'NVQ Level 3 in Wood Occupations or equivalent',
    held: ['NVQ Level 3 Wood Occupations, 2015', 'SVQ 3 Wood Occupations'],
    less: ['NVQ Level 2 Wood Occupations', 'NVQ 3 in Wood Occupations, portfolio half done'],
  },
  {
    title: 'Intervention Teacher',
    ask: 'Valid Kentucky exceptional child certificate, Learning and Behavior Disorders',
    held: [
      'Kentucky Professional Certificate, Learning and Behavior Disorders P-12, valid to 6/2029',
      'KY teaching certificate: exceptional child, Learning and Behavior Disorders',
    ],
    less: [
      'M.A.T. Special Education with Learning and Behavior Disorders certification, Cumberland Hollow University, in progress, student teaching in spring, graduation May 2027',
      'Option 6 candidate: Learning and Behavior Disorders certificate expected 2027',
      'Kentucky certificate, Elementary P-5',
    ],
  },
  {
    title: 'Tenancy Compliance Officer',
    ask: 'CIH Level 4 or an equivalent housing qualification',
    held: [
      'CIH Level 4 Certificate in Housing, 2020',
      'CIHCM, Chartered Member of the CIH',
      'Level 5 Diploma in Housing (CIH)',
      'BA Housing Studies, CIH accredited',
    ],
    less: [
      'CIH Level 3 Certificate in Housing Practice',
      'CIH Level 4, in progress',
      'No housing qualification',
    ],
  },
  {
    title: 'Deaf Services Adviser',
    ask: 'BSL Level 3',
    held: ['BSL Level 3 (Signature), 2020', 'British Sign Language Level 6', 'Native BSL user'],
    less: [
      'BSL Level 1',
      'BSL Level 3, on the course, assessments in June 2027',
      'British Sign Language level 2, 2019',
    ],
  },
  {
    title: 'Financial Crime Manager',
    ask: 'ICA Diploma or CAMS',
    held: [
      'CAMS (ACAMS), 2019',
      'ICA International Diploma in Anti Money Laundering, 2018',
      'ICA Diploma in Financial Crime Prevention (with merit)',
    ],
    less: ['ICA Diploma, second module of four', 'CAMS exam in February'],
  },
  {
    title: 'Legal Secretary',
    ask: 'Associate degree or a secretarial certificate',
    held: [
      'A.A., Office Systems, Bend River CC, 2011',
      'Legal Secretarial Certificate, CILEX, 2016',
      'B.A. English 2010',
    ],
    less: ['High school graduate, typing 70 wpm'],
  },
  {
    title: 'Osteopath',
    ask: 'Registered with the General Osteopathic Council',
    held: [
      'GOsC registered osteopath since 2013',
      'M.Ost, registered osteopath (GOsC 8xxx)',
      'On the register of the General Osteopathic Council since 2010',
    ],
    less: [
      'Final-year osteopathy student',
      'Sports massage therapist, ITEC level 4',
      'Left the GOsC register in 2021',
    ],
  },
  {
    title: 'Insurance Loss Adjuster',
    ask: 'ACILA or FCILA',
    held: [
      'ACILA 2015',
      'FCILA, Fellow of the Chartered Institute of Loss Adjusters',
      'Chartered Loss Adjuster (ACILA)',
    ],
    less: ['Cert CILA, 2019', 'ACILA: two exams remaining', 'CILA student member'],
  },
  {
    title: 'Occupational Hygienist',
    ask: 'Member of the Faculty of Occupational Hygiene (MFOH) or Fellow',
    held: [
      'MFOH(S), 2017',
      'CMFOH, Chartered Member of the Faculty of Occupational Hygiene',
      'FFOH 2020',
      'Member of the Faculty of Occupational Hygiene',
    ],
    less: ['Associate of the Faculty of Occupational Hygiene (AFOH)', 'BOHS student member'],
  },
  {
    title: 'Chartered Forester',
    ask: 'Member of the Institute of Chartered Foresters (MICFor)',
    held: [
      'MICFor since 2012',
      'FICFor',
      'Chartered Forester, Professional Member of the Institute of Chartered Foresters',
    ],
    less: ['Associate Member, ICFor, working on professional membership', 'BSc Forestry'],
  },
  {
    title: 'Fairground Ride Electrician',
    ask: '18th Edition and ECS gold card',
    held: ['18th Edition (BS 7671:2018), ECS gold card', 'JIB gold card; 18th edition 2019'],
    less: ['17th Edition, ECS card expired', '18th edition course booked; ECS trainee card'],
  },
  {
    title: 'Asbestos Surveyor',
    ask: 'BOHS P402',
    held: ['P402 (BOHS), 2018', 'BOHS P402, P403, P404', 'RSPH Level 3 and BOHS P402'],
    less: ['P405 only', 'P402 course booked for January', 'Asbestos awareness (UKATA)'],
  },
  {
    title: 'Marine Surveyor, Small Craft',
    ask: 'IIMS or YDSA member',
    held: ['Member of the YDSA since 2016', 'MIIMS', 'Full member, IIMS', 'YDSA accredited surveyor'],
    less: ['IIMS student', 'Boatbuilder, City & Guilds'],
  },
  {
    title: 'Quality Technician',
    ask: 'ASQ certification (CQT or CQI)',
    held: ['ASQ CQT, 2019', 'Certified Quality Technician (ASQ)', 'CQI, ASQ, exp. 2028'],
    less: ['Preparing for the CQT exam', 'ASQ member'],
  },
  {
    title: 'Chiropractor',
    ask: 'GCC registered',
    held: [
      'GCC registered chiropractor',
      'Registered with the General Chiropractic Council, no. 0xxxx',
      'MChiro, GCC registration 2015',
    ],
    less: ['Final year, MChiro; GCC registration summer 2027', 'Retired from the GCC register in 2020'],
  },
  {
    title: 'Swimming Teacher',
    ask: 'STA or Swim England Level 2 Teaching Swimming',
    held: [
      'Swim England Level 2 Teaching Swimming, 2019',
      'STA Level 2 Award in Swimming Teaching',
      'Level 2 swimming teacher (Swim England)',
    ],
    less: ['Swim England Level 1 Assistant', 'Level 2 course booked, Level 1 held'],
  },
  {
    title: 'Mountain Guide Assistant',
    ask: 'Mountain Leader award (summer)',
    held: [
      'Summer Mountain Leader, 2016',
      'ML (Summer) and WML',
      'Mountain Leader Award (Summer), assessed 2018',
    ],
    less: ['Mountain Leader trained, assessment still to come', 'Lowland Leader'],
  },
  {
    title: 'Removals Porter-Driver',
    ask: 'Licence covering 7.5 tonne vehicles (C1)',
    held: ['C1 licence (7.5t), CPC', 'Licence: B, BE, C1, C1E', 'Full licence incl. C1'],
    less: ['Category B (2016)', 'C1 test to be taken'],
  },
  {
    title: 'Gerüstbauer-Vorarbeiter',
    ask: 'Gesellenbrief als Gerüstbauer oder Geprüfter Gerüstbau-Kolonnenführer',
    held: [
      'Gesellenbrief Gerüstbauer 2012',
      'Geprüfter Gerüstbau-Kolonnenführer, 2016',
      'Ausbildung zum Gerüstbauer abgeschlossen (2010)',
    ],
    less: ['Gerüstbauhelfer seit 2015', 'Auszubildender Gerüstbauer, 2. Lehrjahr'],
  },
  {
    title: 'Nursery Manager',
    ask: 'Level 5 Diploma in early years leadership or a foundation degree',
    held: [
      'Level 5 Diploma in Leadership for Early Years, 2019',
      'FdA Early Years, 2014',
      'BA Early Childhood Studies',
    ],
    less: ['Level 3 Early Years Educator', 'Level 5 in progress, Level 3 held'],
  },
  {
    title: 'Funeral Director',
    ask: 'NAFD Diploma in Funeral Directing',
    held: ['NAFD Diploma in Funeral Directing', 'Diploma in Funeral Directing (NAFD), 2018'],
    less: ['NAFD Diploma, module two of five', 'Funeral arranger since 2016'],
  },
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
    title: 'Trust Officer',
    ask: 'STEP qualified (TEP) with a law degree',
    held: [
      'LLB (Hons), Exeter 2010. TEP since 2016.',
      'STEP Diploma 2015, full member (TEP). LLB Law, UWE 2009',
    ],
    half: [
      'LLB, Cardiff 2018. STEP Diploma, three of four papers passed.',
      'BA History 2010, TEP 2017, trust manager in Jersey',
    ],
    none: ['Company secretary, no legal or trust qualifications, 2012 - present'],
  },
  {
    title: 'Rail Driver Instructor, NSW',
    ask: 'Certificate IV in Train Driving and a current Category 1 rail medical',
    held: [
      'Cert IV Train Driving (TLI42615), 2017; Cat 1 medical valid to 2028',
      'Certificate IV in Train Driving 2019. Category 1 rail medical: current.',
    ],
    less: [
      'Certificate III in Rail Operations; second person; Cert IV Train Driving enrolled',
      'Certificate IV in Train Driving 2012. Category 1 medical expired 2020, now in the office.',
      'Bus driver, HR licence, 2015 - present',
    ],
  },
  {
    title: 'Leiter Elektrowerkstatt',
    ask: 'Meister im Elektrohandwerk oder staatlich geprüfter Elektrotechniker',
    held: [
      'Elektroinstallateurmeister seit 2011, Werkstattleiter bei Stadtwerke Auental seit 2015',
      'Ausbildung zum Elektroinstallateur 2004\nMeisterprüfung vor der Handwerkskammer Ulm, 2011',
      'Meisterbrief im Elektrotechnikerhandwerk (2012)',
      'Elektromeister (HWK), 2010',
    ],
    less: [
      'Elektroniker, Gesellenbrief 2014. Meisterschule läuft, Teil III und IV bestanden, Prüfung 2027.',
      'Kfz-Meister, Meisterbrief im Kraftfahrzeugtechnikerhandwerk 2012',
      'Elektroniker für Betriebstechnik, IHK-Abschluss 2014',
    ],
    none: ['Hausmeister, Grundschule Auental, 2015 bis heute. Kleine Reparaturen.'],
  },
  {
    title: 'Küchenleitung Betriebsrestaurant',
    ask: 'Küchenmeister (IHK) zwingend erforderlich',
    held: ['Küchenmeister (IHK), 2016. Küchenleiter seit 2017.', 'Küchenmeisterin IHK seit 2018'],
    less: ['Gelernter Koch, 2009. Küchenmeisterkurs begonnen, Prüfung Mai 2027.'],
    none: ['Gelernter Koch, IHK-Abschluss 2009, Sous-Chef seit 2016.'],
  },
  {
    title: 'Marketing Executive',
    ask: 'A degree in marketing, a CIM certificate or the experience to match',
    held: [
      'CIM Certificate in Professional Marketing, 2021',
      'Education\nBA Marketing, Ferndale University, 2017',
    ],
    none: ['A levels: Art, English. Shop assistant since 2020.'],
  },
  {
    title: 'MRI Technologist, Eugene',
    ask: 'Active certification in magnetic resonance imaging: ARRT (MR) or ARMRIT',
    held: ['RT(R)(MR)(ARRT)', 'ARRT (R) 2014, (MR) 2017, current to 06/2028'],
    none: ['ARRT (R) 2014'],
  },
  {
    title: 'HR Adviser, Wakefield',
    ask: 'CIPD Level 5 or above, finished, not "studying towards"',
    held: ['CIPD Level 5 Associate Diploma in People Management, 2021'],
    half: ['CIPD Level 5 Associate Diploma: began September 2025, four of seven units passed'],
  },
  {
    title: 'Crane Fitter',
    ask: 'A proper trade: advanced craft certificate (mechanical or electrical) or an NVQ 3 in crane maintenance',
    held: ['National Craft Certificate, Mechanical, 2014', 'NVQ Level 3, Crane Maintenance, 2019'],
    none: ['Crane spotter, trained in house, 2021'],
  },
  // A paper of those who interpret or translate holds for one language.
  {
    title: 'Court Interpreter',
    ask: 'Certified court interpreter in Polish, on the state roster',
    held: [
      'Certified court interpreter, Polish and Czech, state roster since 2018',
      'State certified court interpreter (roster no. 411), 2020',
    ],
    none: ['Certified court interpreter, Korean, state roster since 2018'],
  },
  {
    title: 'Übersetzerin',
    ask: 'Staatlich geprüfte Übersetzerin für Italienisch',
    held: ['Staatlich geprüfte Übersetzerin für Italienisch und Englisch, München 2016'],
    none: ['Staatlich geprüfte Übersetzerin für Russisch und Englisch, München 2016'],
  },
];
