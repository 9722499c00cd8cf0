// Licences of states and provinces, the national bodies that are at home there, and licences told by the verb.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Solicitor, Aberdeen',
    ask: 'On the Roll in Scotland with a current practising certificate',
    less: ['Law Society of Ireland, 2019\nPractising certificate for 2026.'],
    held: [
      'Law Society of Scotland, Diploma in Professional Legal Practice, 2019\nOn the Roll since 2021. Practising certificate for 2026.',
    ],
  },
  {
    title: 'Speech-language pathologist',
    ask: 'Current Texas license as a speech-language pathologist and ASHA Certificate of Clinical Competence',
    less: ['ASHA Certificate of Clinical Competence, California license SP 22931'],
    held: [
      'Holder of the Certificate of Clinical Competence of the American Speech-Language-Hearing Association. Texas SLP license 11023',
    ],
  },
  {
    title: 'Speech-language pathologist in Dallas, Texas',
    ask: 'ASHA Certificate of Clinical Competence (CCC-SLP)',
    less: ['CCC-SLP in progress, expected 2027'],
    held: [
      'Certificate of Clinical Competence, American Speech-Language-Hearing Association, 2019',
      'Certified by the American Speech-Language-Hearing Association (CCC-SLP), 2020',
    ],
  },
  {
    title: 'Nurse in Rotorua',
    ask: 'Registered nurse with the Nursing Council of New Zealand',
    less: ['Registered nurse (Nigeria), 2014. Nursing Council of New Zealand: assessment not begun.'],
    held: [
      'Nursing Council, Aotearoa: registered nurse since 2019 (overseas assessment finished 2018)',
      'Registered nurse, Lakes ward, Rotorua, 2019 - present\nMany of those we nurse are Fijian Indian.\nRegistered with the Nursing Council of New Zealand.',
    ],
  },
  {
    title: 'Optometrist in Leeds',
    ask: 'Registered optometrist with the GOC',
    less: ['Optometrist, Óptica Sol, 2017 - present. Eye tests in Valencia, Spain.'],
    held: ['Optometrist, Bridge Street Opticians, 2017 - present\n\nLanguages: Polish, English.'],
  },
  {
    title: 'Dietitian in Cork',
    ask: 'Registered dietitian with CORU',
    less: ['Dietitian, Lee Hospital, Cork, 2017 - present'],
    held: ['CORU registered since 2019'],
  },
  {
    title: 'Aircraft engineer in Singapore',
    ask: 'Aircraft maintenance licence issued by CAAS under SAR-66, category B1.1',
    less: ['EASA Part-66 licence, category B1.1, valid to 2029'],
    held: ['(Malaysian, PR of Singapore since 2020)\n\nMy Singapore licence dates from 2019, category B1.1'],
  },
  {
    title: 'Conveyancing solicitor in Galway',
    ask: 'On the Roll of Solicitors in Ireland with a current practising certificate',
    less: ['Admitted as a solicitor in England and Wales, 2016. Practising certificate 2026/27.'],
    held: ['Admitted to the Roll in Ireland in 2016; practising certificate 2026/27'],
  },
  {
    title: 'Chemistry teacher in Erie, Pennsylvania',
    ask: 'Valid Pennsylvania Instructional I or II certificate in chemistry',
    less: ['Ohio 5-Year Professional License, Chemistry 7-12, issued 2023'],
    held: ['Pennsylvania Instructional II certificate, Chemistry 7-12, 2021'],
  },
  {
    title: 'First officer, Irish airline, Dublin',
    ask: 'EASA Part-FCL CPL(A) issued by an EU/EEA state',
    less: [],
    held: ['CPL(A), ANAC Portugal, valid to 2028', 'CPL(A), Austro Control, Austria'],
  },
  {
    title: 'Carpenter in Perth',
    ask: 'Certificate III in Carpentry, or an overseas trade certificate that has been recognised in Australia',
    less: [
      'CAP charpentier, 2012, France. Never assessed here so far',
      'Certificate in Carpentry, Dublin, 2012. I have not had it assessed.',
    ],
    held: ['Cert III Carpentry, Swan River TAFE, 2016', 'Cert. III in Carpentry, 2019'],
  },
  {
    title: 'Primary school teacher in Geelong',
    ask: 'A degree in primary teaching, either a bachelor or a graduate diploma',
    less: [
      'Bachelor of Education (Early Childhood), Otway University, 2019',
      'Bachelor of Teaching (Primary), Otway University: 20 of 32 units passed, graduating end of 2027',
      'Bachelor of Education (Secondary), 2016. My degree covers years 7 to 12.',
      'I have asked the university about the graduate diploma, which would take a year.',
    ],
    held: [
      'Graduate Diploma in Primary Teaching, Otway University, 2019',
      'Bachelor of Education (Primary), Otway University, 2019',
    ],
  },
  {
    title: 'Teacher in Geelong, Victoria',
    ask: 'VIT registration, provisional or full',
    less: ['VIT registration applied for, decision in January 2027'],
    held: ['VIT registration (provisional), since 2025', 'Registered with VIT, full, 2019'],
  },
  {
    title: 'Aged care worker in Perth',
    ask: 'Cert III in light vehicle mechanical',
    held: ['Certificate III for light vehicles, TAFE Gold Coast, 2018'],
    less: ['Certificate III in Heavy Commercial Vehicle Mechanical Technology, 2018'],
  },
  {
    title: 'Optometrist, Dunedin',
    ask: 'Registered with the Optometrists and Dispensing Opticians Board in the optometrist scope',
    held: ['ODOB registered, optometrist scope, APC to March 2027'],
    less: ['ODOB registered, scope of dispensing optician, APC to March 2027'],
  },
  {
    title: 'Residential property lawyer',
    ask: 'Current practising certificate or licence, solicitor or licensed conveyancer alike',
    held: ['Solicitor, practising certificate 2026/27', 'CLC licence held since 2019, renewed this autumn'],
    less: ['Paralegal since 2019, neither admitted nor licensed'],
  },
  {
    title: 'Care worker, Brisbane',
    ask: 'Certificate III in Individual Support',
    less: ['Cert III Individual Support, not completed'],
    held: ['Cert III Individual Support, 2021', 'Cert IV in Ageing Support, 2022'],
  },
  {
    title: 'Instrument technician in Alberta',
    ask: 'Alberta journeyperson certificate as Instrumentation and Control Technician, or the same trade with a Red Seal',
    less: ['Third year apprentice, instrumentation'],
    held: [
      'I&C tech, Alberta journeyman with Interprovincial endorsement, July 2018',
      'Red Seal, instrumentation, 2018',
    ],
  },
  {
    title: 'Diagnostic radiographer',
    ask: 'A BSc in Diagnostic Radiography, a DCR(R) or an equivalent recognised qualification',
    less: ['Radiography assistant, NVQ Level 3'],
    held: ['DCR(R), Birmingham, 1994', 'BSc Diagnostic Radiography, Leeds, 2012'],
  },
  {
    title: 'Physical therapist in Ohio',
    ask: 'Board certification in orthopaedics (OCS)',
    less: [],
    held: ['Orthopaedic Clinical Specialist (OCS), American Board of Physical Therapy Specialties, 2021'],
  },
  {
    title: 'Veterinarian in Ontario, Canada',
    ask: 'Licence from the College of Veterinarians of Ontario',
    less: ['Licensed veterinarian, Florida, 2019'],
    held: [
      'Licensed with the College of Veterinarians of Ontario since 2018; Canadian National Examining Board certificate 2018',
    ],
  },
  {
    title: 'Radiation therapist in Ontario',
    ask: 'Certification of the CAMRT',
    less: [],
    held: ['Certified by the Canadian Association of Medical Radiation Technologists (CAMRT), 2019'],
  },
  {
    title: 'Nurse in California',
    ask: 'Active California RN license',
    less: ['RN license, state of Nevada, since 2015'],
    held: [
      'California RN 884211, active; member of the American Nurses Association',
      'Registered nurse, California RN license 884211',
    ],
  },
  {
    title: 'Teacher in Victoria',
    ask: 'VIT registration (Victoria)',
    less: ['Registered teacher, Queensland College of Teachers'],
    held: ['VIT registered teacher since 2018; Australian citizen'],
  },
  {
    title: 'Krankenschwester in Bayern',
    ask: 'Examinierte Pflegefachkraft',
    less: [],
    held: ['Examinierte Pflegefachfrau (deutsche Urkunde, München 2015)'],
  },
  {
    title: 'Avocat au barreau de Genève, Suisse',
    ask: "Brevet d'avocat suisse",
    less: [],
    held: ["Brevet d'avocat, Genève, 2017", "Brevet suisse d'avocat, 2017"],
  },
  {
    title: 'Electrician in Queensland',
    ask: 'Queensland electrical licence',
    less: ['Electrical licence, New South Wales, 2016', 'NSW electrical licence 22918C'],
    held: [
      'Qld electrical licence 88213, A grade, since 2016',
      'Electrical licence (QLD) 88213; Australian apprenticeship 2014',
    ],
  },
  {
    title: 'Lawyer in New York',
    ask: 'Admission to the New York bar',
    less: ['Admitted in New Jersey, 2018'],
    held: ['Admitted in New York, 2018; member of the American Bar Association'],
  },
  {
    title: 'Social worker in Manitoba, Canada',
    ask: 'Registered social worker in Manitoba',
    less: ['Registered social worker, Ontario'],
    held: [
      'Registered Social Worker, Manitoba College of Social Workers, 2019',
      'RSW (Manitoba), member of the Canadian Association of Social Workers',
    ],
  },
  {
    title: 'Licensed conveyancer, Melbourne',
    ask: "Current Victorian conveyancer's licence (Business Licensing Authority) or current Victorian legal practising certificate",
    less: [
      'Licensed conveyancer, NSW Fair Trading 05009917',
      'Conveyancing clerk for ten years',
      'Licensed Conveyancer (NSW), licence 3311',
    ],
    held: [
      'Licensed Conveyancer (Vic), licence 008841L, current to August 2027',
      "Victorian conveyancer's licence 008841L",
      'I was admitted to the Supreme Court of Victoria in February 2020 and hold an employee practising certificate from the Victorian Legal Services Board',
      'Licensed in Victoria as a conveyancer since 2018',
    ],
  },
  {
    title: 'Real estate agent, Sydney',
    ask: 'Class 1 real estate licence in NSW',
    less: ['Real estate licence, Victoria, 2019', 'Licensed estate agent (Vic) 2018'],
    held: ['NSW Class 1 real estate licence 20219', 'Licensed real estate agent, class 1, New South Wales'],
  },
  {
    title: 'Plumber, Perth',
    ask: "Western Australian plumber's licence",
    less: ["Plumber's licence, South Australia"],
    held: [
      "WA plumber's licence PL 8821",
      'Licensed plumber (WA) since 2015',
      'Licensed in Western Australia as a plumber since 2015',
    ],
  },
  {
    title: 'Architect, Vancouver',
    ask: 'Registered architect in British Columbia (AIBC)',
    less: ['Registered architect, Ontario (OAA)'],
    held: ['Registered as an architect in British Columbia since 2015'],
  },
  {
    title: 'Pharmacist, Chicago',
    ask: 'Illinois pharmacist license',
    less: ['Pharmacist license, Indiana', 'Licensed in Indiana as a pharmacist since 2018'],
    held: ['Licensed in Illinois as a pharmacist since 2018', 'IL pharmacist license 051.29918'],
  },
  {
    title: 'Cosmetologist, Texas',
    ask: 'Texas cosmetology license',
    less: ['Cosmetology license, Oklahoma'],
    held: [
      'Licensed in Texas as a cosmetologist since 2018',
      'Licensed by the state of Texas as a cosmetologist',
    ],
  },
  {
    title: 'Teacher, Georgia',
    ask: 'Georgia teaching certificate',
    less: ['Teaching certificate, Alabama'],
    held: ['Certified to teach in Georgia, grades 6-12'],
  },
  {
    title: 'Laboratory Scientist, Nevada',
    ask: 'Current Nevada clinical laboratory scientist license',
    less: ['MLS(ASCP) since 2021, current', 'Clinical laboratory scientist license, Florida'],
    held: ['MLS(ASCP) 2021\nNevada clinical laboratory scientist license, to 2027'],
  },
  {
    title: 'CT Technologist, Ohio',
    ask: 'ARRT registration in radiography',
    less: ['Radiologic technologist license, Florida'],
    held: [
      'ARRT (R) 2019, in good standing\nCertified Radiologic Technologist, Florida Department of Health, exp. 2027',
    ],
  },
  {
    title: 'Highway Driver, lanes into Ohio and New York',
    ask: 'A valid Ontario AZ licence',
    less: ['Michigan CDL A with tanker, to 2027'],
    held: ['AZ Ontario since 2016', 'Ontario class AZ, 2016'],
  },
  {
    title: 'Security officer, Alberta',
    ask: 'Alberta security guard licence',
    less: ['Security guard licence, Saskatchewan'],
    held: ['Licensed as a security guard in Alberta', 'AB security guard licence 11823'],
  },
  {
    title: 'Insurance adjuster, Florida',
    ask: 'Florida 6-20 adjuster license',
    less: ['Adjuster license, Louisiana'],
    held: ['Licensed adjuster (FL 6-20) since 2020'],
  },
  {
    title: 'Teacher, Bavaria',
    ask: 'Zweites Staatsexamen Lehramt Gymnasium in Bayern',
    less: [],
    held: ['Zweites Staatsexamen, Bayern, 2018'],
  },
];

describe('papers of places', () => itTellsApart(ROWS));
