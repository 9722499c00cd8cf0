// Papers as CVs name them, of trades that the first corpus leaves out: clearances by their labels, degrees by their
// letters, registers of four countries, languages by level and by schooling. Written from general knowledge.

import type { PaperRow } from './papers.corpus.ts';

export const FURTHER_PAPERS: readonly PaperRow[] = [
  {
    title: 'Satellite Ground Systems Engineer',
    ask: 'Active TS/SCI clearance',
    held: [
      'Clearance: TS/SCI (active, CI poly 2023)',
      'Active Top Secret/SCI, reinvestigated March 2025',
      'Security clearance: Top Secret with SCI access, current',
      'TS/SCI w/ CI polygraph',
    ],
    less: [
      'Clearance: Secret (active)',
      'Eligible for TS/SCI; interim not yet granted',
      'Public Trust, 2022',
    ],
    none: [
      'TS/SCI until 2017, lapsed on leaving the Air Force',
      'No clearance, US citizen and willing to be sponsored',
      'Clearance: none',
    ],
  },
  {
    title: 'Munitions Logistics Planner',
    ask: 'Must hold a Secret clearance or higher',
    held: [
      'Clearance: Secret (active)',
      'Secret, active',
      'DoD Secret clearance, adjudicated 2024',
      'Cleared to Secret since 2021',
      'Clearance | Active Top Secret',
      'Ammunition planner, 2019 - present\nClearance\nTS, current',
      'Holds an active DoD clearance at Secret level',
    ],
    less: ['Able to obtain a security clearance'],
    none: ['Clearance: Secret, granted 2012, expired 2018; not held since'],
  },
  {
    title: 'Naval Platform Systems Engineer',
    ask: 'Current SC clearance (DV for some projects)',
    held: [
      'Security clearance: SC, valid to 2031',
      'SC cleared (MOD), renewed 2024',
      'Systems engineer, Portsdown, 2019 - present\nClearances\nUK SC, 2023',
      'Cleared: DV (2023)',
      'UKSV SC clearance held since 2020',
    ],
    less: ['BPSS only', 'Security clearance: SC applied for, waiting'],
    none: ['SC clearance lapsed in 2019', 'I have never held a clearance.'],
  },
  {
    title: 'Defence Contracts Officer, Canberra',
    ask: 'NV1 security clearance or above',
    held: [
      'AGSVA NV1, current',
      'Clearance: Negative Vetting Level 1 (granted 2022)',
      'NV2 clearance held since 2021',
    ],
    less: ['Baseline clearance (AGSVA) 2023', 'NV1 application lodged with AGSVA'],
    none: ['NV1 expired in 2016'],
  },
  {
    title: 'Grants Coordinator',
    ask: "Bachelor's degree",
    held: [
      'B.B.A., Lakehurst University, 2016',
      'BSN, St. Anselm College, 2014',
      'B.S.W., Tarleton Ridge University, May 2012',
      'BMus (Hons) Performance, Leeds Conservatoire, 2011',
      'LLB (Hons), University of Kent, 2:1',
      'B.F.A. Printmaking, Oak Hollow School of Art, 2009',
      'BA (Hons) 2:2 History, Hull',
      'B.Arch., Carrow State, 2013',
      'A.B. Classics, 2010, magna cum laude',
      'B.S.N. and R.N. 2015',
      'BCom, University College Cork, 2018',
      'Licenciatura en Economía, Universidad de Granada, 2015',
      'Laurea in Scienze Politiche, Università di Bologna, 2014',
      'MSci Geophysics, Durham, 2017',
      'University of Leicester: Archaeology, First Class Honours, 2013',
      'B.Tech in Agricultural Engineering, 2012',
      'Bachelors in Family Studies',
      'B.S. in Biology (2014), currently pursuing MBA',
      'MBA (expected 2027), BA 2012',
      'BSc Biology 2014 and now studying for an MSc in Ecology',
      'Graduated from Miami University (Ohio) in 2011 with a BS in Kinesiology',
      'B.A.Sc., Environmental, Guelph, 2016',
      'BHSc, 2014',
    ],
    less: [
      'A.A.S. Office Administration, Pellston Community College, 2014',
      'High school diploma 2009',
      'B.A. Sociology, expected May 2027',
      '64 credits towards a B.S., Sinclair Valley, 2009 - 2011, no degree',
      'A levels: History, French, Art',
    ],
  },
  {
    title: 'Epidemiology Analyst',
    ask: "Master's degree in public health, epidemiology or a related field",
    held: [
      'M.P.H., Epidemiology, Great Lakes University, 2019',
      'MPH 2020, Bristol',
      'Master of Public Health, 2017',
      'MSPH, Biostatistics, 2018',
      'Dr.P.H., Carolina Tidewater, 2022',
      'PhD Epidemiology, Leeds 2021',
    ],
    less: [
      'B.S. Public Health, 2016',
      "Bachelor's degree in Health Science, 2018",
      'MPH, in progress, expected August 2027',
      'BSc Biology, MA started 2019, not completed',
    ],
  },
  {
    title: 'Radio Frequency Engineer',
    ask: "Bachelor's or Master's degree in electrical engineering, electronics or physics",
    held: [
      'B.S.E.E., Western Plains University, 2012',
      'MEng Electronic and Electrical Engineering, Strathclyde, 2016',
      'BSc Physics and MSc RF Systems, 2014',
      'Dipl.-Ing. Elektrotechnik, TU Dresden, 2009',
      'M.S.E.E. 2018',
    ],
    less: [
      'BA Hispanic Studies, Sheffield 2013',
      'B.S. Nursing, 2014',
      'HNC Electronics, 2011',
      'LLB 2012, University of Surrey',
    ],
  },
  {
    title: 'Analytical Chemist',
    ask: 'Degree in chemistry, biochemistry or pharmaceutical science',
    held: [
      'MChem, University of York, 2:1, 2018',
      'BSc Chemistry with Placement, 2015',
      'B.Pharm., 2014',
      'MPharm 2016',
    ],
    less: [
      'BSc Computer Science, 2016',
      'BA Economics 2014',
      'BTEC Level 3 Applied Science, 2012',
      'BEng Mechanical Engineering, 2017',
    ],
  },
  {
    title: 'Physics Research Fellow',
    ask: 'PhD in physics or astronomy',
    held: [
      'DPhil Astrophysics, Oxford 2021',
      'PhD (Physics), Cardiff, viva passed May 2020',
      'Dr. rer. nat., Physik, Göttingen 2019',
    ],
    less: [
      'PhD Musicology, 2016',
      'PhD Physics, thesis to be submitted in spring 2027',
      'MPhys, Warwick, 2018',
      'PhD student in cosmology, third year',
    ],
  },
  {
    title: 'Respiratory Therapist, Pediatrics',
    ask: 'Associate degree in respiratory therapy and RRT credential',
    held: [
      'A.S. Respiratory Therapy, Delmont CC, 2017; RRT (NBRC) 2017',
      'B.S. Respiratory Care 2019. RRT-NPS.',
      'A.A.S. Respiratory Care, 2015. Registered Respiratory Therapist.',
    ],
    less: [
      'A.S. Respiratory Therapy, 2024. CRT; RRT exam scheduled for March.',
      'Certified nursing assistant, 2020',
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
    title: 'Construction Scheduler',
    ask: "Bachelor's degree in construction management or a certificate from an accredited scheduling program",
    held: [
      'Construction Scheduling Certificate, Platte River College (ACCE accredited), 2020\nHigh school diploma 2012',
      'B.S. Construction Management, 2015',
    ],
    less: [
      'High school diploma 2012. Ten years as a carpenter.',
      'Scheduling certificate course, in progress, due June 2027',
    ],
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
    title: 'District Sales Representative, Veterinary Feeds',
    ask: 'Full UK driving licence',
    held: [
      'Full clean driving licence',
      'Licence: full, clean, own car',
      'Driving: full UK (clean)',
      'Full UK manual licence held since 2009',
      'I drive and have my own car.',
      'Full, clean UK licence',
      'Driving licence: yes, full',
      'Car owner with full licence, business insurance',
    ],
    less: [
      'Provisional licence, test booked for February',
      'I do not drive.',
      'Currently learning to drive',
      'No driving licence',
      'Disqualified from driving until 2028',
    ],
  },
  {
    title: 'Feed Mill Delivery Driver',
    ask: 'Class 2 (Category C) licence with CPC',
    held: [
      'HGV Class 2, CPC to 2029',
      'Cat C and driver CPC, digi card',
      'LGV C+E (Class 1), DCPC in date',
      'Class 1 licence, DCPC valid until Sept 2029',
    ],
    less: [
      'Car and 7.5 tonne (C1)',
      'Cat B only',
      'Class 2 test in January; CPC modules 1 and 2 done',
      'HGV licence given up in 2015 at my medical',
    ],
  },
  {
    title: 'Home Care Worker, Galway',
    ask: 'Full B driving licence and own car',
    held: [
      'Full clean Irish driving licence (B), own car',
      'Full B licence and car',
      'Full Irish licence, category B. Own transport.',
    ],
    less: ['Learner permit (category B)', 'I do not have a car or a licence.'],
  },
  {
    title: 'Safety Driver, Autonomous Vehicles',
    ask: "Valid driver's license",
    held: [
      "Valid California driver's license, clean MVR",
      "Driver's license (class C), no points",
      'Licensed driver since 2010, TX DL',
    ],
    less: ['License suspended in 2025', "Learner's permit", "No driver's license"],
  },
  {
    title: 'Water Cart Operator, Pilbara',
    ask: 'Current HR licence',
    held: [
      'HR (Heavy Rigid) licence, WA, current',
      'MC licence, 2019',
      'Heavy Rigid licence, expiry 2029',
      'HC licence',
    ],
    less: ['MR licence', 'C class licence only', 'HR licence suspended'],
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
    title: 'Speech and Language Therapist',
    ask: 'HCPC registered speech and language therapist',
    held: [
      'SLT, HCPC (SL3xxxx), RCSLT certified member',
      'On the HCPC register as a speech and language therapist since 2016',
      'Speech & Language Therapist BSc, HCPC reg. SL02xxxx',
    ],
    less: [
      'Speech therapy assistant, 2020 - present',
      'HCPC registered occupational therapist',
      'SLT student; HCPC registration July 2027',
      'CORU registered speech and language therapist, Cork',
    ],
  },
  {
    title: 'Speech-Language Pathologist, School District',
    ask: 'CCC-SLP and Oregon SLP license',
    held: [
      'CCC-SLP (ASHA), Oregon SLP license #1xxxx, active',
      'M.S., CCC-SLP; licensed speech-language pathologist in Oregon since 2017',
    ],
    less: ['CF-SLP, Oregon provisional license; CCC expected June 2027', 'CCC-SLP, licensed in Nevada'],
  },
  {
    title: 'Behavior Analyst',
    ask: 'Board Certified Behavior Analyst (BCBA)',
    held: [
      'BCBA #1-19-xxxx',
      'Board Certified Behavior Analyst since 2019',
      'Maya Trent, M.S., BCBA, LBA',
      'BCBA-D, 2021',
    ],
    less: [
      'RBT since 2020',
      'BCaBA, 2021',
      'BCBA exam in May',
      'Supervised by a BCBA, 1,200 of 2,000 fieldwork hours',
    ],
  },
  {
    title: 'Licensed Therapist, Outpatient',
    ask: 'LCSW, LPC or LMFT licensed in Colorado',
    held: [
      'LCSW, Colorado, CSW.0992xxxx',
      'Licensed Professional Counselor (CO), 2018',
      'LMFT in the state of Colorado since 2016',
    ],
    less: ['LSW, working toward LCSW hours', 'LPCC (candidate), Colorado', 'LPC, Missouri'],
  },
  {
    title: 'Litigation Associate, New York',
    ask: 'Admitted to the New York bar',
    held: [
      'Bar admissions: New York (2017), S.D.N.Y.',
      'Admitted in New York and New Jersey, 2018',
      'J.D., 2016. Member of the New York State Bar.',
      'NY Bar, 2019',
    ],
    less: [
      'Admitted in Pennsylvania, 2016',
      'NY bar exam passed July 2026, admission pending',
      'Law clerk; bar exam in February',
    ],
  },
  {
    title: 'Barrister, Employment Team',
    ask: 'Called to the Bar with completed pupillage',
    held: [
      "Called 2014 (Gray's Inn), pupillage completed 2016",
      'Barrister, call 2012, tenant at Mersey Chambers since 2014; pupillage 2012-13',
    ],
    less: [
      'Called to the Bar 2025, seeking pupillage',
      'BPTC 2019, paralegal',
      'Pupil barrister, second six',
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
    title: 'Structural Engineer, Brisbane',
    ask: 'RPEQ or CPEng',
    held: [
      'RPEQ 1xxxx, structural',
      'CPEng NER (Structural), Engineers Australia',
      'Chartered Professional Engineer, 2019',
    ],
    less: ['MIEAust, CPEng application in progress', 'Graduate engineer, GradIEAust', 'Not yet chartered'],
  },
  {
    title: 'Veterinary Nurse',
    ask: 'Registered Veterinary Nurse (RVN)',
    held: [
      'RVN, Dip AVN',
      'Registered Veterinary Nurse since 2014 (RCVS)',
      'Level 3 Diploma in Veterinary Nursing; on the RCVS register of veterinary nurses',
    ],
    less: [
      'Student veterinary nurse (SVN)',
      'Veterinary care assistant, 2019 to date',
      'RVN, came off the register in 2020',
    ],
  },
  {
    title: 'Pharmacy Technician, Hospital',
    ask: 'GPhC registered pharmacy technician',
    held: [
      'Pharmacy technician, GPhC 50xxxxx',
      'Registered with the GPhC as a pharmacy technician since 2012',
      'ACPT; registered pharmacy technician (GPhC)',
    ],
    less: ['Pre-registration trainee pharmacy technician', 'Dispensing assistant, NVQ 2'],
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
    title: 'Pressure Vessel Fabricator',
    ask: 'Current coding to EN ISO 9606-1, process 141',
    held: [
      'Coded BS EN ISO 9606-1 process 141, to March 2028',
      'TIG coding (141), ISO 9606-1, renewed 2026',
      '9606-1: 141 T BW FM5 S t3.0 D60 H-L045, valid',
    ],
    less: [
      'Coded to EN 287-1 process 141, last renewed 2013, now expired',
      'BS EN ISO 9606-1 process 135, plate, to August 2027',
      'Coding: 136 flux core, in date',
      'MAG coded; TIG beginner',
      'Codings all out of date since 2018',
    ],
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
    title: 'Customer Advisor, Lyon desk',
    ask: 'French at B2 or higher',
    held: [
      'Languages: French (C1), English (native)',
      'French B2 (DELF 2021)',
      'French: native',
      'Mother tongue French',
      'Bilingual English/French',
      'Baccalauréat, Lycée Ampère, Lyon; lived in France until 2015, French native speaker',
    ],
    less: [
      'French (A2)',
      'French: GCSE',
      'French, conversational',
      'Basic French, fluent Spanish',
      'I do not speak French',
      'B1 French',
    ],
  },
  {
    title: 'Customer adviser',
    ask: 'Fluent Spanish',
    held: [
      'Adviser, Tern Energy, 2019 - present\nTook complaints in Spanish and wrote them up for the ombudsman',
      'Kundenberater, Tern Energie, 2019 - heute\nBeratung auf Englisch und Spanisch',
      'Conseillère, Tern Énergie, 2019 - présent\nAccueil des clients en anglais et espagnol',
    ],
    less: [
      'Chef, Tern House, 2019 - present\nCooked in Spanish and French restaurants',
      'Buyer, Tern Foods, 2019 - present\nOrders from Spanish growers',
    ],
  },
  {
    title: 'Shipping Clerk, Iberia trade lane',
    ask: 'Fluent in Portuguese and English',
    held: [
      'Portuguese: native. English: fluent, ten years in Leeds',
      'Portuguese (C2), English C1',
      'Bilingual in Portuguese and English',
    ],
    less: [
      'English native, Portuguese A2',
      'Fluent English; a little Portuguese',
      'English mother tongue, Spanish fluent',
    ],
  },
  {
    title: 'Outreach Worker, Ceredigion',
    ask: 'Fluent Welsh speaker',
    held: [
      'Welsh: fluent, spoken and written',
      'First language Welsh',
      'Cymraeg: mamiaith (native)',
      'Welsh speaker, Level 5',
    ],
    less: ['Learning Welsh (Mynediad)', 'Welsh: basic greetings', 'Welsh Level 1'],
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
    title: 'Nachhilfe-Koordinator',
    ask: 'Deutschkenntnisse mindestens C1',
    held: [
      'Deutsch: Muttersprache',
      'Deutsch C1 (Goethe-Zertifikat 2022)',
      'Deutsch verhandlungssicher',
      'Abitur in Kassel, Deutsch als Muttersprache',
    ],
    less: ['Deutsch B1', 'Deutsch: Grundkenntnisse', 'Deutsch A2, Kurs B1 läuft'],
  },
  {
    title: 'Entwicklungsingenieur Hochspannung',
    ask: 'Abgeschlossenes Studium der Elektrotechnik oder Physik',
    held: [
      'M.Sc. Elektrotechnik, RWTH Aachen, 2018',
      'Diplom-Physiker, Uni Ulm 2008',
      'Dipl.-Ing. (FH) Elektrotechnik',
      'B.Eng. Elektro- und Informationstechnik, HTW 2019',
    ],
    less: [
      'Vordiplom Elektrotechnik, Studium abgebrochen',
      'Staatsexamen Jura 2012',
      'Elektroniker für Betriebstechnik (IHK)',
      'Studium der Germanistik, M.A. 2014',
    ],
  },
  {
    title: 'Volljurist Versicherung',
    ask: 'Zwei juristische Staatsexamina',
    held: [
      'Erstes und Zweites Staatsexamen (2015, 2018)',
      'Volljuristin, 2. Staatsexamen 2019',
      'Zweites juristisches Staatsexamen, OLG Celle, 2016',
    ],
    less: ['Erstes juristisches Staatsexamen 2021, Referendariat bis Mai 2027', 'LL.B. Wirtschaftsrecht'],
  },
  {
    title: 'Contrôleur de gestion',
    ask: 'Bac+5 en école de commerce ou master en finance',
    held: [
      'Master 2 Finance, Université Lyon 3, 2018',
      'ESSEC, Programme Grande École, 2016 (bac+5)',
      'Master CCA, IAE de Lille, 2017',
    ],
    less: [
      'BTS Comptabilité et gestion, 2015',
      'Licence AES 2014',
      'Master 2 Contrôle de gestion en cours, diplôme prévu en septembre 2027',
    ],
  },
  {
    title: 'Licensed Practical Nurse, Rehab',
    ask: 'Active LPN license in Georgia',
    held: [
      'LPN, Georgia license LPN09xxxx, active',
      'Licensed Practical Nurse (GA) since 2014',
      'RN, Georgia, 2019',
    ],
    less: [
      'CNA, Georgia',
      'LPN student, NCLEX-PN in June',
      'Georgia LPN license lapsed 2018',
      'LPN in Alabama',
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
    title: 'Chartered Legal Executive, Family',
    ask: 'Fellow of CILEX or qualified solicitor',
    held: [
      'FCILEx since 2015',
      'Chartered Legal Executive (Fellow of CILEX)',
      'Solicitor, admitted 2012',
      'Chartered Legal Executive, 2010 to date',
    ],
    less: [
      'Graduate member of CILEX',
      'CILEX Level 6 student',
      'Trainee solicitor, qualifying September 2027',
    ],
  },
];

/** A second part, of other trades and other hands' ways of writing. */
export const LATER_PAPERS: readonly PaperRow[] = [
  {
    title: 'Intelligence Analyst, Stuttgart',
    ask: 'Top Secret clearance with SCI eligibility',
    held: [
      'Clearance: Top Secret/SCI (current)',
      'TOP SECRET//SCI, CI-scope polygraph (2024)',
      'Active TS/SCI clearance, last investigated June 2023',
    ],
    less: [
      'Clearance: Secret (current)',
      'Held a TS/SCI while serving; inactive since 2019',
      'No current clearance, previously Secret',
    ],
  },
  {
    title: 'Cyber Engineer, Cheltenham',
    ask: 'You must hold DV clearance',
    held: [
      'DV cleared until 2030',
      'Security clearance: Developed Vetting, in force',
      'Clearance – DV (active)',
    ],
    less: ['SC cleared', 'Eligible for DV', 'DV lapsed 2021, would need to be reactivated'],
  },
  {
    title: 'Volunteer Programme Officer',
    ask: "Bachelor's degree required",
    held: [
      'Oberlin Heights College, B.A. Religion 2012',
      'BSocSc Development Studies, Queens, 2014',
      'B.S., Human Ecology, 2008',
      'Honours degree (2:1) in Geography, Aberystwyth, 2010',
      'First class degree, Modern History, 2017',
      'Bachelor of Applied Science (Parks Management), 2013',
      'I graduated from Ulster with a 2:2 in Media Studies in 2012.',
      'M.Div., 2016',
      'B.A./B.Ed. concurrent, Trent, 2011',
      'Licence de lettres modernes, Nantes, 2013',
    ],
    less: [
      'Attended Kent State for two years, no degree',
      'Degree not finished: left in third year',
      'BTEC National Diploma in Public Services',
      'Sophomore, B.A. Communication',
      'B.S. in Public Administration (expected December 2027)',
      'Associate of Arts, 2015',
      'Foundation year completed, BA starts October',
    ],
  },
  {
    title: 'School Psychologist',
    ask: "Master's degree in school psychology or a related discipline",
    held: [
      'Ed.S. School Psychology, Ball Creek, 2018; M.A. 2016',
      'M.S.Ed. Counseling Psychology, 2015',
      'Psy.D., School Psychology, 2020',
      'MA in Educational Psychology, 2014',
    ],
    less: [
      'B.A. Psychology 2016',
      'M.S. Accounting, 2014',
      'Master’s in School Psychology, anticipated graduation: August 2027',
    ],
  },
  {
    title: 'Process Safety Engineer',
    ask: 'Degree in chemical engineering',
    held: [
      'MEng Chemical Engineering, Swansea, 2015',
      'B.E. (Chemical), 2010',
      'BSc(Eng) Chemical and Process Engineering',
      'B.S.Ch.E., 2012',
    ],
    less: [
      'BA (Hons) Fashion Marketing, 2014',
      'BSc Accounting and Finance 2013',
      'HNC Chemical Engineering 2010',
    ],
  },
  {
    title: 'Clinical Data Statistician',
    ask: 'MSc or PhD in statistics',
    held: [
      'M.S. Statistics, 2017',
      'MSc Medical Statistics, Leicester 2014',
      'PhD Statistics, 2020',
      'MStat, Hasselt, 2018',
    ],
    less: [
      'BSc Statistics 2016',
      'MSc Statistics (part-time), due to finish in September 2027',
      'MA English Literature, 2013',
    ],
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
    title: 'Acute Care Nurse Practitioner',
    ask: 'Active APRN license and national board certification (ACNP-BC or AGACNP-BC)',
    held: ['AGACNP-BC (ANCC), APRN license active', 'APRN; board certified AGACNP-BC 2019'],
    less: ['RN, CCRN', 'MSN student, AGACNP track, graduating May 2027'],
  },
  {
    title: 'Radiographer, Waterford',
    ask: 'CORU registered radiographer',
    held: [
      'CORU registration RA0xxxxx, diagnostic radiographer',
      'Registered with CORU (Radiographers Registration Board) since 2016',
      'Radiographer, CORU registered',
    ],
    less: [
      'HCPC registered diagnostic radiographer',
      'Student radiographer, CORU registration to follow graduation in 2027',
      'CORU registration lapsed in 2022',
    ],
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
    title: 'Patent Attorney, Chemistry',
    ask: 'European Patent Attorney or Chartered (UK) Patent Attorney',
    held: [
      'CPA 2016, EPA 2018',
      'Chartered Patent Attorney (CIPA Fellow)',
      'Qualified European patent attorney since 2015',
    ],
    less: [
      'Part-qualified patent attorney, passed two EQE papers',
      'Trainee patent attorney, EQE pre-exam passed',
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
    title: 'Certified Public Bookkeeper',
    ask: 'AAT Level 4 or MAAT',
    held: ['MAAT 2016', 'AAT Professional Diploma (Level 4), 2019', 'FMAAT', 'ACCA qualified, 2014'],
    less: ['AAT Level 3, Level 4 in progress', 'AAT Level 2 Foundation'],
  },
  {
    title: 'Payroll Manager, Brussels desk',
    ask: 'Fluent Dutch and French',
    held: [
      'Dutch: mother tongue; French: C1',
      'Néerlandais et français courants',
      'Languages: Dutch (native), French (fluent), English',
    ],
    less: ['French native, Dutch A2', 'Dutch fluent; French school level', 'Dutch and German fluent'],
  },
  {
    title: 'Interpreter Booking Clerk',
    ask: 'Spanish – professional working proficiency',
    held: [
      'Spanish (full professional proficiency)',
      'Spanish C1',
      'Native speaker of Spanish',
      'Spanish: fluent, two years in Bilbao',
      'Spanish: professional working proficiency',
    ],
    less: [
      'Spanish: elementary proficiency',
      'Spanish A1/A2',
      'Spanish (Duolingo)',
      'Spanish, limited working proficiency',
    ],
  },
  {
    title: 'Sachbearbeiter Export',
    ask: 'Englisch mindestens B2',
    held: [
      'Englisch: C1',
      'Englisch fließend in Wort und Schrift',
      'Englisch B2 (Cambridge First)',
      'Englisch verhandlungssicher',
    ],
    less: ['Englisch: Schulkenntnisse', 'Englisch A2', 'Englisch B1'],
  },
  {
    title: 'Assistante export',
    ask: 'Anglais niveau B2 minimum',
    held: ['Anglais : C1', 'Anglais courant', 'Anglais B2 (TOEIC 820)', 'Bilingue français-anglais'],
    less: ['Anglais : notions', 'Anglais scolaire', 'Anglais A2/B1'],
  },
  {
    title: 'Mobile Hairdresser',
    ask: 'Full driving licence and use of own vehicle',
    held: [
      'Full clean driving licence and own van',
      'Driver with own car',
      'Full licence, own transport',
      'I hold a full manual UK licence and run my own car.',
    ],
    less: ['No licence', 'Provisional driving licence', 'I don’t drive at present'],
  },
  {
    title: 'Milk Tanker Driver',
    ask: 'Category C+E licence with Driver CPC',
    held: [
      'Class 1 (C+E), CPC and digi card in date',
      'HGV 1, DCPC to 2028',
      'LGV C+E since 2004, CPC valid',
    ],
    less: [
      'HGV Class 2, CPC',
      'Booked on my Class 1 course in January, hold Cat C and CPC',
      'Class 1 until 2018, medical revoked',
    ],
  },
  {
    title: 'School Bus Driver, Iowa',
    ask: 'CDL Class B with passenger endorsement',
    held: [
      'CDL-B, P and S endorsements',
      'Class A CDL with passenger endorsement',
      'Commercial Driver License, Class B (P)',
    ],
    less: ['CDL permit (CLP), test in two weeks', 'Regular driver license only', 'CDL expired in 2016'],
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
    title: 'Further Education Lecturer, Motor Vehicle',
    ask: 'PGCE, Cert Ed or DET',
    held: [
      'Cert Ed (FE), 2012',
      'PGCE Post-16, 2017',
      'Diploma in Education and Training (DET) Level 5',
      'PGCE (Further Education)',
    ],
    less: ['PTLLS Level 4', 'PGCE part-time, year one', 'Level 3 AET'],
  },
  {
    title: 'Reading Teacher, Texas',
    ask: 'Texas teaching certificate (EC-6 Core Subjects)',
    held: [
      'Texas Educator Certificate: Core Subjects EC-6, standard',
      'TX certified teacher, EC-6 Core Subjects with STR',
    ],
    less: [
      'B.S. Interdisciplinary Studies with EC-6 certification, Brazos Plains University, in progress, clinical teaching spring 2027',
      'Texas certificate, Mathematics 7-12',
      'Oklahoma teaching certificate, Elementary',
    ],
  },
  {
    title: 'Physical Therapist, Home Health',
    ask: 'Licensed Physical Therapist in Arizona',
    held: [
      'DPT; Arizona PT license #2xxxx',
      'Physical Therapist, licensed in Arizona since 2018',
      'AZ PT license, active',
    ],
    less: [
      'PTA, Arizona',
      'PT license, Nevada',
      'DPT candidate, NPTE in April',
      'Arizona PT license expired 2019',
    ],
  },
  {
    title: 'Tierärztin Kleintierpraxis',
    ask: 'Approbation als Tierarzt/Tierärztin',
    held: [
      'Approbation als Tierärztin 2016',
      'Tierarzt, approbiert 2012',
      'Staatsexamen Veterinärmedizin, TiHo Hannover, Approbation 2019',
    ],
    less: ['Studium der Tiermedizin, 9. Semester', 'Tiermedizinische Fachangestellte'],
  },
  {
    title: 'Referent Umweltrecht',
    ask: 'Abgeschlossenes Hochschulstudium (Master oder Diplom) in Umweltwissenschaften oder vergleichbar',
    held: [
      'M.Sc. Umweltwissenschaften, Uni Freiburg 2017',
      'Diplom-Geoökologin, Bayreuth 2009',
      'Master Umweltplanung, TU Berlin, 2018',
    ],
    less: [
      'B.Sc. Umweltwissenschaften 2019',
      'Master Umweltwissenschaften, laufend, Abschluss voraussichtlich 2027',
      'Ausbildung zum Chemielaboranten',
    ],
  },
];

/** A third part: papers told in prose, in small letters, in tables, and behind labels. */
export const LAST_PAPERS: readonly PaperRow[] = [
  {
    title: 'Shipyard Access Controller',
    ask: 'Secret clearance (active)',
    held: [
      'clearance: secret, active',
      'I currently hold a Secret clearance through the Navy.',
      'Security Clearance | Secret | Active',
      'DoD SECRET (active, 2022)',
    ],
    less: [
      'I can be cleared; I am a US citizen with a clean record.',
      'secret clearance expired when i left the guard in 2015',
      'Clearance: Confidential (2011)',
    ],
  },
  {
    title: 'Rail Signalling Designer',
    ask: 'SC clearance or eligibility for SC',
    held: ['Eligible for SC clearance', 'SC (2024)\nSignalling designer, current clearance SC', 'SC cleared'],
    less: ['No clearance; resident in the UK for one year'],
  },
  {
    title: 'Museum Registrar',
    ask: 'Degree in museum studies, history of art or similar',
    held: [
      'ma museum studies, leicester, 2014',
      'BA History of Art, Courtauld, 2012',
      'I read History at Durham and took an MA in Heritage in 2011.',
      'MLitt Museum and Gallery Studies',
    ],
    less: [
      'MEng Aeronautics 2012',
      'BSc Midwifery, 2010',
      'MA Museum Studies (distance learning), current, ends 2028',
    ],
  },
  {
    title: 'Water Resources Planner',
    ask: "Bachelor's degree in geography, hydrology, environmental science or engineering",
    held: [
      'B.Sc. (Hons) Physical Geography, 2014',
      'B.Eng. Water Engineering, 2012',
      'BSc Geology',
      'B.S. Environmental Engineering, Utah, 2015',
    ],
    less: ['B.Mus. 2013', 'BA Theology', 'Diploma in travel and tourism'],
  },
  {
    title: 'Corporate Counsel',
    ask: 'J.D. from an accredited law school',
    held: [
      'J.D., Lakewood School of Law, 2014',
      'Juris Doctor, cum laude, 2012',
      'JD 2016, Cardinal University',
    ],
    less: [
      'LL.B. (in progress)',
      'B.A. Political Science, 2010',
      'J.D. candidate, May 2028',
      'Paralegal certificate',
    ],
  },
  {
    title: 'Pharmacist, Nashville',
    ask: 'PharmD and active Tennessee pharmacist license',
    held: [
      'Pharm.D., 2017. Tennessee pharmacist license, active.',
      'PharmD, Belmont Ridge, 2015\nRegistered Pharmacist, Tennessee, license no. 3xxxx',
    ],
    less: [
      'Pharm.D. candidate, 2028, intern license',
      'PharmD 2014, licensed in Kentucky',
      'Certified pharmacy technician, Tennessee',
    ],
  },
  {
    title: 'Quality Technician',
    ask: 'ASQ certification (CQT or CQI)',
    held: ['ASQ CQT, 2019', 'Certified Quality Technician (ASQ)', 'CQI, ASQ, exp. 2028'],
    less: ['Preparing for the CQT exam', 'ASQ member'],
  },
  {
    title: 'Head of Safeguarding',
    ask: 'Registered social worker',
    held: [
      'Social Work England registered',
      'Qualified and registered social worker since 2006',
      'Social worker, SWE registration SW1xxxxx',
      'DipSW; registered with Social Work England',
    ],
    less: [
      'Social work assistant',
      'No longer registered as a social worker (left the register 2019)',
      'Student social worker, final placement',
    ],
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
    title: 'Notary Signing Agent',
    ask: 'Commissioned notary public in Georgia',
    held: [
      'Notary public, State of Georgia, commission expires 2029',
      'Georgia notary (commissioned)',
      'GA Notary Public, NNA certified signing agent',
    ],
    less: ['Notary commission expired 2018', 'Notary, Alabama'],
  },
  {
    title: 'Gaming Surveillance Officer',
    ask: 'State gaming license, current',
    held: ['Gaming license, Nevada, current', 'Gaming licence renewed 2025'],
    less: ['Gaming licence application pending', 'Gaming licence lapsed'],
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
    title: 'Crane Supervisor',
    ask: 'CPCS A61 Appointed Person',
    held: ['CPCS A61 Appointed Person (blue)', 'A61 AP lifting operations, CPCS, to 2028'],
    less: ['CPCS A62 Crane Supervisor', 'A61 course next month', 'CPCS A40 slinger'],
  },
  {
    title: 'Vineyard Sprayer Operator',
    ask: 'PA1 and PA2 spraying certificates',
    held: ['PA1, PA2 (2017)', 'NPTC PA1 & PA2', 'Spraying certificates PA1 and PA2, PA6'],
    less: ['PA1 only, PA2 booked', 'No spraying tickets'],
  },
  {
    title: 'Contact Centre Agent',
    ask: 'Conversational German',
    held: [
      'German: conversational',
      'German (B1)',
      'I speak good German after four years in Graz.',
      'Agent, Graz, 2016 - 2020\nDeutsch: Muttersprache',
    ],
    less: ['German A1', 'No German', 'German: a few words'],
  },
  {
    title: 'Hotel Night Manager, Basel',
    ask: 'German C1 and English B2',
    held: [
      'Deutsch (Muttersprache), Englisch (C1)',
      'German native, English fluent',
      'Languages: German C2, English B2, Italian A2',
    ],
    less: ['German B1, English native', 'Deutsch A2, Englisch fließend', 'German C1, English A2'],
  },
  {
    title: 'Arabic Content Reviewer',
    ask: 'Native Arabic speaker',
    held: ['Arabic: native', 'Mother tongue Arabic', 'Arabic (first language), English C1'],
    less: ['Arabic: intermediate', 'Arabic B2', 'Beginner Arabic'],
  },
  {
    title: 'Heizungsbauer',
    ask: 'Führerschein Klasse B',
    held: [
      'Führerschein: B',
      'Führerschein Klassen B, BE',
      'Führerschein Klasse B und C1',
      'Fahrerlaubnis Klasse B, eigener PKW',
    ],
    less: ['Führerschein wird gerade gemacht', 'Kein Führerschein'],
  },
  {
    title: 'Technicien fibre',
    ask: 'Permis B exigé',
    held: ['Permis B, véhicule', 'Titulaire du permis B', 'Permis de conduire B (2012)'],
    less: ['Permis B en cours', 'Sans permis', 'Code obtenu, conduite en cours'],
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
];

/** A fourth part, of which four of sixty-one failed when they were first run. */
export const PROBED_PAPERS: readonly PaperRow[] = [
  {
    title: 'Border Systems Tester',
    ask: 'SC clearance essential',
    held: ['SC Cleared (valid until May 2029)', 'Clearance: SC', 'I have held SC since 2020.'],
    less: ['CTC cleared', 'Never security cleared', 'SC expired March 2022'],
  },
  {
    title: 'Payload Technician',
    ask: 'Active Secret or Top Secret clearance',
    held: ['Technician, 2015 - present\nActive TS clearance', 'Secret Clearance (Active)'],
    less: ['Interim Secret', 'Clearance inactive since 2017'],
  },
  {
    title: 'Hospice Chaplain Coordinator',
    ask: "Bachelor's degree; master's preferred",
    held: ['B.Th., 2009', 'B.A. in Religious Studies from Hope Valley', 'M.Div. Emory 2014'],
    less: ['Certificate in pastoral care', 'B.A. candidate, 2028'],
  },
  {
    title: 'Hydraulics Design Engineer',
    ask: 'Bachelor of Engineering (mechanical) or equivalent',
    held: [
      'BEng Mechanical, UNSW 2015',
      'B.E. Mech. (Hons), 2012',
      'Dipl.-Ing. Maschinenbau (FH) 2008',
      'BSME, Purdue, 2016',
    ],
    less: ['BA Journalism', 'Certificate IV in Engineering'],
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
    title: 'Podiatrist',
    ask: 'HCPC registered podiatrist',
    held: ['HCPC reg CH3xxxx, podiatrist', 'Podiatrist (HCPC), MRCPod'],
    less: [
      'Foot health practitioner',
      'HCPC registered physiotherapist',
      'BSc Podiatry, registration from July 2027',
    ],
  },
  {
    title: 'Land Surveyor, Idaho',
    ask: 'Professional Land Surveyor (PLS) license in Idaho',
    held: ['Idaho PLS 1xxxx', 'Professional Land Surveyor, Idaho, since 2014', 'PLS (ID, WA)'],
    less: ['LSIT, Idaho', 'PLS in Utah', 'PLS exam in April'],
  },
  {
    title: 'Piling Rig Driver',
    ask: 'CPCS A44 piling rig',
    held: ['CPCS blue A44 (piling rig above 20t)', 'A44 CPCS to 2029'],
    less: ['CPCS A59 excavator', 'A44 red trained operator card expired'],
  },
  {
    title: 'Bilingual Teller',
    ask: 'Spanish and English, fluent',
    held: ['Bilingual English/Spanish', 'English and Spanish, both fluent', 'Spanish native, English C2'],
    less: ['English native, Spanish basic', 'Spanish A2'],
  },
  {
    title: 'Vertriebsingenieur',
    ask: 'Studium Maschinenbau oder Wirtschaftsingenieurwesen (Bachelor oder Master)',
    held: [
      'B.Eng. Maschinenbau, HS Esslingen 2016',
      'Dipl.-Wirt.-Ing. (FH), 2010',
      'Master Wirtschaftsingenieurwesen, KIT, 2019',
    ],
    less: ['Industriemechaniker', 'Studium Maschinenbau, 4. Semester', 'B.A. Kunstgeschichte'],
  },
  {
    title: 'Aide à domicile',
    ask: 'Permis B et véhicule',
    held: ['Permis B et véhicule personnel', 'Permis B (2015), voiture'],
    less: ['Permis B en cours de passage', 'Pas de permis'],
  },
];
