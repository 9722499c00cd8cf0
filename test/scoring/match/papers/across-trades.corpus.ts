// Papers of a hundred trades as CVs name them, in English: in force, and what is near to it.
// Written from general knowledge by people who had not seen how they are read.

import type { PaperRow } from './paper-row.ts';

export const ACROSS_TRADES: readonly PaperRow[] = [
  {
    title: 'Primary Teacher, Kilkenny',
    ask: 'Applicants must be fully registered with the Teaching Council under Route 1',
    held: [
      'Registration\nTeaching Council, Route 1 Primary, full registration since 2016, renewed each year',
      'TC Reg. No. on request (Route 1), registered 2019, full',
      'I hold full Teaching Council registration (Route 1 Primary).',
      'Teaching Council of Ireland: Route 1, registered without conditions',
    ],
    less: [
      'Teaching Council, Route 2 Post-primary, full registration since 2016',
      'Teaching Council registration (Route 1), conditional until Droichead is done',
      'Registered with the General Teaching Council for Scotland since 2014',
      'My Teaching Council registration lapsed in 2022.',
    ],
  },
  {
    title: 'Claims Adjuster, Tampa',
    ask: 'Active Florida all-lines adjuster license (6-20 resident or 70-20 nonresident)',
    held: [
      'FL 6-20 All Lines, active since 2018',
      'Licenses: Florida 6-20 (exp. 2027), Texas reciprocal',
      'Florida all-lines adjuster, license W998877, in good standing',
      '70-20 nonresident Florida adjuster license held since 2020',
    ],
    less: [
      'Georgia adjuster license, resident',
      'Florida 6-20 course completed, state exam in December',
      'Florida 6-20 inactive since 2019',
      'Florida 2-15 health and life agent',
    ],
  },
  {
    title: 'Aircraft Sheet Metal Worker',
    ask: 'Aero apprenticeship, or NVQ/SVQ L3 in aeronautical engineering, or HM Forces airframe trade training',
    held: [
      'Aero apprenticeship, Caledon, 2007 to 2011',
      'SVQ 3 Aeronautical Engineering (airframe)',
      'NVQ Level 3 Aeronautical Engineering 2012',
      'RAF Cosford, mechanical airframe trade training, 2003 to 2005',
    ],
    less: [
      'NVQ Level 2 Performing Engineering Operations',
      'Car body repair apprenticeship, 2005 to 2008',
      'Started an aero apprenticeship at Caledon in 2009 and left in the second year',
    ],
  },
  {
    title: 'Marine Pilot Launch Coxswain',
    ask: "MCA Boatmaster's Licence Tier 1 Level 2 or RYA Yachtmaster Offshore, commercially endorsed",
    held: [
      'BML Tier 1 Level 2, MCA, 2021',
      'RYA/MCA Yachtmaster Offshore with commercial endorsement, valid to 2029',
      'Yachtmaster Offshore (power), commercially endorsed 2022',
    ],
    less: [
      'RYA Yachtmaster Offshore, no commercial endorsement',
      'RYA Powerboat Level 2',
      'Day Skipper theory 2020',
      'Yachtmaster Offshore, commercial endorsement ran out in 2021',
    ],
  },
  {
    title: 'Embalmer',
    ask: 'Membership of the British Institute of Embalmers (MBIE)',
    held: [
      'MBIE since 2015',
      'Qualified member, British Institute of Embalmers',
      'Full member of the BIE, no. 11223',
    ],
    less: [
      'Student member of the British Institute of Embalmers, two units to go',
      'Member of the National Association of Funeral Directors',
      'Was MBIE until 2018',
    ],
  },
  {
    title: 'Arborist Climber',
    ask: 'NPTC/LANTRA CS38 and CS39 certificates',
    held: [
      'NPTC: CS30, CS31, CS38, CS39',
      'City & Guilds CS38 Climb trees and aerial rescue; CS39 Chainsaw from a rope and harness',
      'Tickets: CS30/31/38/39/40',
    ],
    less: [
      'CS30 and CS31 ground tickets',
      'CS38 held, booked on CS39 in March',
      'CS38 and CS39 both still to do',
    ],
  },
  {
    title: 'Radiographer, Texas',
    ask: 'Current ARRT (R)(T) and Texas MRT license',
    held: [
      'ARRT(T), Texas MRT #GMR0001, exp 2028',
      'ARRT registered in Radiation Therapy (R)(T); Medical Radiologic Technologist, State of Texas',
      'R.T.(R)(T)(ARRT), TMB MRT active',
    ],
    less: [
      'ARRT (R) and (CT), Texas MRT',
      'ARRT-eligible, boards in January',
      'ARRT (T), Oklahoma; no Texas license yet',
    ],
  },
  {
    title: 'Lift Truck Instructor',
    ask: 'RTITB or ITSSAR registered instructor, counterbalance and reach',
    held: [
      'RTITB registered instructor (counterbalance, reach, PPT) to 2028',
      'ITSSAR instructor cat. B1, D1 - counterbalance and reach',
      'Registered FLT instructor with RTITB, reach and counterbalance',
    ],
    less: [
      'Counterbalance and reach truck licence (RTITB), 2019',
      'RTITB instructor registration expired 2020',
      'In-house trainer for forklifts, no registration',
    ],
  },
  {
    title: 'Pool Plant Operator',
    ask: 'Pool plant operator qualification (PWTAG approved)',
    held: [
      'PWTAG Pool Plant Operators Certificate 2024',
      'Pool Plant Operator, 3-day, STA, 2023',
      'National Pool Plant Operators (PWTAG) in date',
    ],
    less: [
      'Pool lifeguard NPLQ 2024',
      'Pool plant operator course booked',
      'My pool plant certificate has expired',
    ],
  },
  {
    title: 'Electrical Approved Contractor Supervisor',
    ask: '18th Edition (BS 7671:2018+A2) and City & Guilds 2391 inspection and testing',
    held: [
      'C&G 2382-22 18th Edition, C&G 2391-52',
      '18th Edition Amd 2, 2391-52 Inspection and Testing 2022',
      'BS7671 18th Ed (A2:2022); C&G 2394 & 2395 (old 2391)',
    ],
    less: ['17th Edition, 2391', '18th Edition only, 2391 next spring', 'C&G 2365 Level 3, 18th Edition'],
  },
  {
    title: 'Rettungssanitäterin im Krankentransport',
    ask: 'Abgeschlossene Ausbildung zur Rettungssanitäterin / zum Rettungssanitäter (520 Stunden)',
    held: [
      'RettSan (520 h), DRK-Landesschule, Prüfung 03/2021',
      'Rettungssanitäter seit 2019',
      'Ausbildung Rettungssanitäterin, Johanniter, 2022, 520 Stunden, bestanden',
    ],
    less: [
      'Rettungshelfer (160 h), 2020',
      'Rettungssanitäter-Lehrgang läuft, Prüfung im Februar',
      'Sanitätshelferin beim DRK',
    ],
  },
  {
    title: 'Fachkraft für Hafenlogistik',
    ask: 'Gültiger Gabelstaplerschein (DGUV 308-001) sowie ADR-Schein',
    held: [
      'Staplerschein DGUV 308-001 (2016), ADR-Bescheinigung Basiskurs gültig bis 08/2028',
      'Flurfördermittelschein, ADR-Schein bis 2027',
      'Gabelstaplerfahrausweis; Gefahrgutfahrer (ADR), gültig',
    ],
    less: [
      'Staplerschein; ADR abgelaufen 2022',
      'Staplerschein vorhanden, ADR nicht',
      'ADR-Schulung angemeldet, Staplerschein vorhanden',
    ],
  },
  {
    title: 'Medizinische Technologin Labor',
    ask: 'Examen als MTLA / Medizinische Technologin für Laboratoriumsanalytik',
    held: [
      'MTLA, Staatsexamen 2014, Lette-Verein',
      'Staatlich anerkannte Medizinisch-technische Laboratoriumsassistentin',
      'Medizinische Technologin für Laboratoriumsanalytik, Examen 2025',
      'Berufsurkunde MT-L 2024',
    ],
    less: ['Ausbildung zur MTLA, drittes Jahr', 'MTRA, Examen 2013', 'Biologielaborantin (IHK) 2012'],
  },
  {
    title: 'Chauffeur de car scolaire',
    ask: 'Permis D et FIMO voyageurs, carte conducteur à jour',
    held: [
      "Permis D depuis 2015, FIMO voyageurs, carte chrono valable jusqu'en 2028",
      'Permis B, D - FIMO/FCO voyageurs à jour - carte conducteur',
    ],
    less: [
      'Permis C, FIMO marchandises',
      'Permis D en cours de passage, FIMO prévue',
      'Permis D, FIMO voyageurs périmée (2019)',
    ],
  },
  {
    title: 'Orthophoniste en CMPP',
    ask: "Certificat de capacité d'orthophoniste exigé",
    held: [
      "Certificat de capacité d'orthophoniste, Nantes, 2018",
      'CCO (orthophonie), université de Lille, 2020',
      "Orthophoniste diplômée d'État depuis 2016",
    ],
    less: [
      'Étudiante en orthophonie, 4e année',
      'Diplôme de psychomotricienne 2015',
      'Logopède diplômée en Belgique, équivalence demandée',
    ],
  },
  {
    title: 'Soudeur TIG',
    ask: 'Qualification de soudeur TIG (EN ISO 9606-1) en cours de validité',
    held: [
      "Licence soudure TIG 141 inox, EN ISO 9606-1, valable jusqu'en mai 2027",
      'Qualifié TIG 141, ISO 9606-1, renouvelée 2026',
    ],
    less: [
      'Licences TIG périmées depuis 2021',
      'Qualification EN ISO 9606-1 en 135 (MAG)',
      'Soudure TIG apprise sur le tas, sans qualification',
    ],
  },
  {
    title: 'Court Interpreter, Arabic',
    ask: 'Diploma in Public Service Interpreting (DPSI, law option) and NRPSI registration',
    held: [
      'DPSI (English Law) 2017, NRPSI full registration',
      'Diploma in Public Service Interpreting, law; on the National Register (NRPSI no. 22334)',
    ],
    less: [
      'DPSI (Health), NRPSI interim status',
      'DPSI law passed in two of five units; resit in June',
      'Community Interpreting Level 3',
    ],
  },
  {
    title: 'Gas Network Operative',
    ask: 'SCO 1 and SCO 2 and NCO registration',
    held: ['SCO 1 & 2, NCO(G) registered to 2028', 'SCO1/SCO2/SCO4 (EUSR), NCO reg'],
    less: ['NCO only; SCO 1 expired 2019', 'SHEA Gas card'],
  },
  {
    title: 'Psychotherapist, counselling service',
    ask: 'BACP accredited or UKCP registered',
    held: [
      'MBACP (Accred)',
      'UKCP registered psychotherapist since 2016',
      'BACP Senior Accredited practitioner',
    ],
    less: [
      'MBACP, not yet accredited',
      'Student member of BACP',
      'Applied for BACP accreditation, decision in spring',
    ],
  },
  {
    title: 'Scaffolder, advanced',
    ask: 'CISRS Advanced card',
    held: ['CISRS Advanced Scaffolder (gold) to 2029', 'Advanced card, CISRS, no. 44556'],
    less: [
      'CISRS Part 2 Scaffolder (blue)',
      'CISRS Advanced, expired Sept 2020',
      'Part 2 done, waiting for the advanced assessment',
    ],
  },
  {
    title: 'Quarry Shotfirer',
    ask: "Shotfirer's certificate and MPQC",
    held: ['Shotfirer appointed 2018, EPIC/MPQC shotfiring certificate', 'MPQC Shotfirer, current'],
    less: ['Storekeeper explosives, MPQC', 'Trainee shotfirer, papers not finished'],
  },
  {
    title: 'Lash and Brow Therapist',
    ask: 'NVQ Level 3 Beauty Therapy or VTCT equivalent',
    held: [
      'VTCT Level 3 Diploma in Beauty Therapy',
      'NVQ L3 Beauty Therapy, City & Guilds, 2016',
      'Beauty therapist Level 3 (ITEC)',
    ],
    less: ['NVQ Level 2 Beauty', 'Level 3 Beauty Therapy started September 2026', 'Level 3 Hairdressing'],
  },
  {
    title: 'Nuclear Site Supervisor',
    ask: 'SSSTS or SMSTS, and BPSS clearance',
    held: ['SMSTS (CITB) 2025, BPSS', 'SSSTS exp. 2029; BPSS cleared, previously SC'],
    less: ['SMSTS expired 2022, BPSS', 'SSSTS in date; BPSS not held'],
  },
  {
    title: 'Fleet Engineer',
    ask: 'irtec Inspection Technician licence',
    held: ['irtec Inspection Technician (HGV) valid to 2028', 'IRTEC licensed inspection technician'],
    less: ['irtec Service Maintenance Technician', 'irtec licence expired in 2020'],
  },
  {
    title: 'Charter Bus Driver, Colorado',
    ask: 'Class B CDL with passenger endorsement and current DOT medical card',
    held: [
      'CDL B, P endorsement, med card through 6/2028',
      'Class A CDL w/ P and S endorsements; DOT physical 2026',
      'Commercial driver license (Class B, passenger), DOT medical certificate in date',
    ],
    less: [
      'CDL B without endorsements, DOT card',
      'CDL permit Class B, P; road test pending',
      'Class B CDL with passenger endorsement, medical card expired 2024',
    ],
  },
  {
    title: 'Home Inspector, Illinois',
    ask: 'Illinois Licensed Home Inspector',
    held: ['Licensed Home Inspector, State of Illinois, 450.0112', 'IL home inspector license, exp 11/2028'],
    less: [
      'Certified home inspector (InterNACHI), Indiana licensed',
      'Illinois home inspector pre-license course under way',
    ],
  },
  {
    title: 'Occupational Hygienist Assistant',
    ask: 'BOHS P402 and P403',
    held: ['BOHS P402, P403, P404 (2019)', 'P402/P403 (BOHS)'],
    less: ['BOHS P405', 'P402 passed; P403 failed, resit booked'],
  },
  {
    title: 'Sommelier',
    ask: 'WSET Level 3 Award in Wines or Court of Master Sommeliers Certified',
    held: [
      'WSET 3 (with merit), 2019',
      'Certified Sommelier, CMS, London 2021',
      'WSET Level 4 Diploma, DipWSET',
    ],
    less: ['WSET Level 2', 'WSET 3 exam sat, result in January', 'CMS Introductory'],
  },
  {
    title: 'Dog Groomer',
    ask: 'City & Guilds Level 3 Diploma for Professional Dog Stylists',
    held: [
      'City & Guilds 7763 Level 3 Dog Stylist 2020',
      'Level 3 Diploma for Professional Dog Stylists (C&G)',
    ],
    less: ['City & Guilds Level 2 Dog Grooming', 'Short grooming course, 5 days'],
  },
  {
    title: 'Insolvency Administrator',
    ask: 'CPI qualified',
    held: [
      'CPI (Certificate of Proficiency in Insolvency), 2018',
      'Holder of the IPA Certificate of Proficiency in Insolvency',
    ],
    less: ['Studying for the CPI', 'CPI exam failed in 2023'],
  },
  {
    title: 'Nuclear Medicine Technologist, Ontario',
    ask: 'CAMRT certification and CMRITO registration',
    held: [
      'CMRITO registered (nuclear medicine), CAMRT certified 2017',
      'RTNM, CAMRT; CMRITO in good standing',
    ],
    less: ['CMRITO registered, radiography', 'CAMRT exam in January'],
  },
  {
    title: 'Solar Roof Installer',
    ask: 'MCS / City & Guilds 2399 solar PV',
    held: ['C&G 2399 Solar PV, 2022', 'City and Guilds 2399-12/13 small scale solar PV'],
    less: ['C&G 2382 18th Edition', '2399 booked for March'],
  },
  {
    title: 'Registered Electrician, Auckland',
    ask: 'Current EWRB practising licence as electrician',
    held: [
      'EWRB registered electrician E 221199, practising licence to 2028',
      'NZ electrician, EWRB practising licence current',
    ],
    less: [
      'EWRB electrical service technician, limited certificate',
      'Australian A-grade licence; EWRB application with the board',
      'EWRB registration, practising licence lapsed 2021',
    ],
  },
  {
    title: 'Stage Rigger',
    ask: 'National Rigging Certificate (NRC) Level 3',
    held: ['NRC Level 3 Rigger, PLASA, 2023', 'PLASA National Rigging Certificate L3'],
    less: ['NRC Level 2', 'NRC assessment due in spring'],
  },
  {
    title: 'Bank Branch Adviser',
    ask: 'CeMAP or equivalent level 3 mortgage qualification, completed',
    held: [
      'CeMAP 1, 2 & 3 (LIBF)',
      'CeMAP 2018',
      'CII R0 ... CF6 mortgage advice, Certificate in Mortgage Advice (CII)',
    ],
    less: ['CeMAP 1 passed, 2 and 3 to go', 'CeMAP started'],
  },
  {
    title: 'Personal Trainer',
    ask: 'Level 3 Personal Training and CIMSPA membership',
    held: ['L3 PT (Active IQ), CIMSPA practitioner', 'Level 3 Diploma Personal Training; CIMSPA member'],
    less: ['Level 2 Gym Instructor, CIMSPA', 'Level 3 PT since 2018, CIMSPA membership lapsed in 2020'],
  },
  {
    title: 'Flight Dispatcher',
    ask: 'FAA Aircraft Dispatcher Certificate',
    held: [
      'FAA Aircraft Dispatcher Certificate, 2016',
      'Certificated aircraft dispatcher (FAA), Sheffield School',
    ],
    less: [
      'Aircraft dispatcher course complete, FAA practical in two weeks',
      'Load planner, no dispatcher certificate',
      'EASA dispatch training',
    ],
  },
  {
    title: 'Social Worker, Adults',
    ask: 'Social Work England registration',
    held: [
      'SWE registered (SW112233)',
      'Registered with Social Work England since 2019',
      'Social Work England PIN SW99887, renewed',
    ],
    less: [
      'Social Work Wales registered... moving to England next year, transfer not started',
      'Removed from the register at own request in 2021',
      'Student social worker, final placement',
    ],
  },
  {
    title: 'Notary Clerk',
    ask: 'Fellow or Graduate member of CILEx',
    held: ['FCILEx since 2015', 'Graduate of the Chartered Institute of Legal Executives', 'GCILEx'],
    less: ['CILEx Level 3, three units left', 'Affiliate member of CILEx'],
  },
  {
    title: 'Podiatrist, Leeds',
    ask: 'You must hold current HCPC registration as a chiropodist/podiatrist.',
    held: [
      'Health and Care Professions Council: CH29411, renewed July 2026, no conditions',
      'Nadia Rehman BSc (Hons) Podiatry, HCPC-registered podiatrist since 2017',
      'I have been on the HCPC register as a podiatrist without a break since I qualified in 2012.',
      'REGISTRATION\nHCPC (Podiatrist) – expires 31 July 2028',
    ],
    less: [
      'HCPC application submitted October 2026, decision awaited',
      'Was HCPC registered as a podiatrist until 2021, then came off the register to raise a family',
      'HCPC registered physiotherapist, PH104233',
      'Foot health practitioner, member of the British Association of Foot Health Professionals',
    ],
  },
  {
    title: 'Dispensing optician, Galway',
    ask: 'CORU registration on the Register of Dispensing Opticians is essential for this post',
    held: [
      'CORU registered dispensing optician, reg. no. OPD01877',
      'Registered with CORU (Dispensing Opticians Registration Board) since May 2019, paid up to October 2027',
      "Professional registration: CORU, Dispensing Opticians' register, current",
    ],
    less: [
      'Registered dispensing optician with the General Optical Council (UK); CORU recognition not yet applied for',
      'Optical assistant working under two CORU registered dispensing opticians',
      'CORU registered radiographer',
      'Final year, BSc Ophthalmic Dispensing, TU Dublin. Will apply to CORU in 2027',
    ],
  },
  {
    title: 'School business manager, Kent',
    ask: 'A Level 4 Diploma in School Business Management (DSBM) or equivalent',
    held: [
      'CIPFA/ISBL Level 4 Diploma for School Business Professionals, passed with merit 2022',
      'DSBM, National College, completed 2011',
      'Qualifications\nDiploma of School Business Management (Level 4), 2014',
    ],
    less: [
      'Currently halfway through the Level 4 School Business Professional diploma, finishing summer 2027',
      'Certificate of School Business Management (CSBM), 2009',
      'Two-day finance briefing for new school business managers, ISBL, 2024',
      'Withdrew from the DSBM in 2018 before the final assignment',
    ],
  },
  {
    title: 'Licensed conveyancer, Cardiff',
    ask: 'Must be a licensed conveyancer holding a full CLC licence.',
    held: [
      'Council for Licensed Conveyancers: full licence, no. 11872, year to 31 October 2027',
      'Licensed Conveyancer (CLC) since 2015. Own caseload of 70 freehold and leasehold files',
      'I hold a full licence from the CLC and have signed off my own files for six years.',
    ],
    less: [
      'CLC Level 6 Diploma under way, two units left before I can apply for a licence',
      'Conveyancing assistant to three licensed conveyancers',
      'CLC licence surrendered in 2022 when I left practice',
      'CLC probate licence only; no conveyancing licence',
    ],
  },
  {
    title: 'Mortgage broker, Brisbane',
    ask: 'Certificate IV in Finance and Mortgage Broking (FNS40821) is mandatory',
    held: [
      'FNS40821 Cert IV Finance & Mortgage Broking - Intellitrain, 2023',
      'Education: Certificate IV in Finance and Mortgage Broking, completed March 2024',
      'Finished my Cert IV in Finance and Mortgage Broking in 2022 and have settled $60m in home loans since.',
    ],
    less: [
      'Enrolled in FNS40821 Certificate IV in Finance and Mortgage Broking, start date February 2027',
      'Certificate III in Financial Services, TAFE Queensland, 2020',
      'Loan administrator for a team of Cert IV qualified brokers',
      'Certificate IV in Accounting and Bookkeeping, 2021',
    ],
  },
  {
    title: 'Flight dispatcher, Dallas TX',
    ask: 'FAA Aircraft Dispatcher certificate required at time of application',
    held: [
      'Federal Aviation Administration: Aircraft Dispatcher Certificate, issued 06/2021',
      'Licenses: FAA Dispatcher (Part 65), #3984417',
      'Certified aircraft dispatcher - passed ADX written and practical, certificate in hand since 2018',
    ],
    less: [
      'Passed the ADX knowledge test; practical scheduled for January 2027',
      'FAA Ground Instructor certificate, Advanced, 2019',
      'Crew scheduler seated beside the licensed dispatchers on the night desk',
      'Transport Canada flight dispatcher training completed; no FAA certificate',
    ],
  },
  {
    title: 'Marine engineer, Southampton',
    ask: 'STCW III/2 Chief Engineer Unlimited certificate of competency (UK MCA or accepted CEC)',
    held: [
      'MCA CoC: Chief Engineer Officer, Reg III/2, motor, unlimited. Valid to 09/2029',
      "Chief's ticket (III/2 unlimited, motor) issued by the MCA 2018, revalidated 2023",
      'Certificates\nUK Certificate of Competency – Chief Engineer, STCW III/2, no limitations – exp. 14 March 2030',
    ],
    less: [
      "Second Engineer CoC (III/2), sea time for Chief's ticket being built up",
      'Chief Engineer III/3, ships under 3,000 kW',
      'UK CoC Chief Engineer III/2 expired April 2024, not revalidated',
      "Chief's orals failed in June 2026, resit booked",
    ],
  },
  {
    title: 'Real estate salesperson, Auckland',
    ask: "You'll need a current salesperson licence under the Real Estate Agents Act 2008",
    held: [
      'REA licensed salesperson, licence 20041877, renewed March 2026',
      'Licensed under the REAA 2008 as a salesperson since 2019 and still current',
      'Licence: Real Estate Authority NZ, Salesperson (active)',
    ],
    less: [
      'Completing the New Zealand Certificate in Real Estate (Salesperson) Level 4, licence to follow',
      'My salesperson licence was suspended by the REA in 2025',
      'NSW Class 2 real estate agent licence; none held in New Zealand',
      'PA to a licensed salesperson at Barfoot & Thompson',
    ],
  },
  {
    title: 'Notary signing agent, Ohio',
    ask: 'Applicants must be commissioned as a notary public in Ohio',
    held: [
      'Ohio Notary Public, commission expires 08/12/2029',
      'Commissioned by the Ohio Secretary of State as a notary public in 2022, re-commissioned this year',
      'Notary: State of Ohio, commission no. 2024-RE-871123, active',
    ],
    less: [
      'Kentucky notary public, commission through 2028',
      'Ohio notary commission expired February 2025',
      'Took the three-hour Ohio notary class in October; exam not taken yet',
      "Witnessed signings alongside the office's Ohio notary",
    ],
  },
  {
    title: 'Speech-language pathologist, Vancouver',
    ask: 'Full registration with the College of Health and Care Professionals of BC as a speech-language pathologist',
    held: [
      'CHCPBC: registrant in good standing, SLP (full), no. 03318',
      'I am a fully registered SLP with the College of Health and Care Professionals of British Columbia.',
      'Registration - College of Health and Care Professionals of BC, Speech-Language Pathologist, Full class, 2026-27',
    ],
    less: [
      'Conditional registrant in audiology with CHCPBC',
      'Full registration with CASLPO (Ontario) as a speech-language pathologist; no BC registration',
      'Application to CHCPBC for SLP registration in progress',
      'Speech therapy assistant supervised by registered SLPs in Surrey schools',
    ],
  },
  {
    title: 'Approved Mental Health Professional, Bristol',
    ask: 'AMHP warranted or approved, with approval in date',
    held: [
      'Approved Mental Health Professional, warrant from Bristol City Council to May 2029',
      'AMHP since 2016, re-approved 2021 and 2026',
      'I am an AMHP on the daytime and out-of-hours rota; my current approval runs for another three years.',
    ],
    less: [
      'Starting AMHP training at UWE in January 2027',
      'AMHP approval lapsed in 2020 when I moved into fostering',
      'Best Interests Assessor (BIA), 2019',
      'Referred service users to the AMHP team and attended assessments with them',
    ],
  },
  {
    title: 'Train driver, Manchester',
    ask: "You must hold a European train driving licence or GB Train Driver's Licence, in date",
    held: [
      'GB train driving licence issued by the ORR, valid to 2033',
      'Train Driver Licence (ORR) no. GB7120190044, current. Competent on Class 323 and 195',
      'Licences\nTrain driving licence, ORR – expires 11/2031',
    ],
    less: [
      'Selected for trainee driver course, licence to be issued on completion',
      'Tram driver, Metrolink, 6 years, tram competence certificate',
      'Train driver licence withdrawn by the ORR on medical grounds, 2024',
      'Guard working with drivers on the Northern route',
    ],
  },
  {
    title: 'Cabin crew, Dublin',
    ask: 'Valid EASA cabin crew attestation',
    held: [
      'EASA Cabin Crew Attestation (CCA), IAA issued, 2022',
      'I have my CCA from the Irish Aviation Authority and last flew in October 2026.',
      'Attestation: cabin crew, EASA Part-CC, no. IRL.CCA.10932, valid',
    ],
    less: [
      'Booked on an initial cabin crew course that leads to the attestation',
      'Ground hostess at Dublin Airport, worked closely with attested cabin crew',
      'My EASA attestation was revoked after I missed checking for five years',
      'Cabin crew visitor day, Aer Lingus, 2026',
    ],
  },
  {
    title: 'Insolvency case manager, Birmingham',
    ask: 'CPI (Certificate of Proficiency in Insolvency) is essential',
    held: [
      'Certificate of Proficiency in Insolvency, IPA, passed June 2019',
      'CPI qualified (2021), now running a portfolio of 45 CVLs',
      'Exams: IPA CPI – pass, 2017',
    ],
    less: [
      'Sitting CPI in June 2027',
      'Certificate of Proficiency in Personal Insolvency (CPPI), 2022',
      'Failed CPI in 2025 by four marks',
      'Insolvency administrator on a team where all managers hold the CPI',
    ],
  },
  {
    title: 'Residential surveyor, Norwich',
    ask: 'AssocRICS as a minimum, or MRICS',
    held: [
      'AssocRICS (Residential Survey and Valuation), 2020',
      'Tom Garside MRICS',
      'Associate member of the Royal Institution of Chartered Surveyors since March 2018',
      'I became a chartered surveyor in 2011 and my RICS membership is paid to December 2027.',
    ],
    less: [
      'RICS student member',
      'Preparing my AssocRICS submission for the spring 2027 window',
      'MRICS until I resigned membership in 2019',
      'Associate of the Chartered Association of Building Engineers (ACABE)',
    ],
  },
  {
    title: 'Lifeguard trainer, Perth',
    ask: 'Current Certificate IV in Training and Assessment (TAE40116 or TAE40122)',
    held: [
      'TAE40122 Cert IV Training & Assessment, 2024',
      'Training qualification: TAE40116 (Certificate IV in Training and Assessment), issued 2019',
      'Upgraded my Cert IV in TAE to the TAE40116 in 2018',
    ],
    less: [
      'TAE40110 Certificate IV in Training and Assessment, 2011, never upgraded',
      'TAE skill set: Enterprise Trainer – Presenting, 2022',
      'Studying TAE40122 online, four units to go',
      'Assistant to a Cert IV qualified trainer',
    ],
  },
  {
    title: 'Dental hygienist, Minnesota',
    ask: 'Active Minnesota dental hygiene license and local anesthesia certification both required',
    held: [
      'RDH, MN license H9921 (active through 12/2027); local anesthesia certified 2019',
      'Minnesota Board of Dentistry: Dental Hygienist, active. Certified to administer local anesthesia.',
      'Licensed dental hygienist in Minnesota since 2014, with my local anesthetic certificate from Normandale',
    ],
    less: [
      'MN dental hygiene license, active. Local anesthesia course planned for summer 2027',
      'Wisconsin RDH license with local anesthesia certificate; no Minnesota license',
      'Licensed dental assistant, Minnesota, 2018',
      'Minnesota RDH license expired in 2023; local anesthesia certified',
    ],
  },
  {
    title: 'Community pharmacist, Belfast',
    ask: 'Registration with the Pharmaceutical Society of Northern Ireland',
    held: [
      'PSNI registered pharmacist, no. 4471',
      'MPSNI since 2015, responsible pharmacist at a two-pharmacist branch',
      'On the register of the Pharmaceutical Society NI; fees paid for 2026/27',
    ],
    less: [
      'Foundation trainee pharmacist with PSNI, registration exam in June 2027',
      'GPhC registered pharmacist in Glasgow, not registered in Northern Ireland',
      'Pharmacy technician working for a PSNI registered pharmacist',
      'Removed from the PSNI register in 2022 for non-payment',
    ],
  },
  {
    title: 'Environmental health officer, Swansea',
    ask: 'EHRB Certificate of Registration or CIEH Chartered EHP status',
    held: [
      'Environmental Health Registration Board: Certificate of Registration, 2008',
      'EHRB registered EHO with ten years in food and housing',
      'Chartered Environmental Health Practitioner (CIEH), 2021',
    ],
    less: [
      'BSc Environmental Health, portfolio for EHRB registration still to be finished',
      'Higher Certificate in Food Control, 2016',
      'CIEH Level 3 Award in Food Safety',
      'Technical officer supporting registered EHOs on inspections',
    ],
  },
  {
    title: 'Harbour pilot vessel coxswain, Felixstowe',
    ask: 'RYA/MCA Yachtmaster Offshore, commercially endorsed',
    held: [
      'Yachtmaster Offshore (power), commercial endorsement valid to June 2030',
      'RYA/MCA YM Offshore CoC with commercial endorsement',
      'Tickets: Yachtmaster Offshore – commercially endorsed 2019, renewed 2024',
    ],
    less: [
      'RYA Yachtmaster Coastal, commercially endorsed',
      'Yachtmaster Offshore exam booked for April 2027',
      'Day Skipper practical and theory',
      'Yachtmaster Offshore 2012; commercial endorsement ran out in 2020 and I let it go',
    ],
  },
  {
    title: 'Court interpreter, Phoenix',
    ask: 'One of: Federal Court Interpreter Certification or state court certification in Spanish',
    held: [
      'Federally Certified Court Interpreter (Spanish), 2014',
      'Arizona Court Interpreter Credential, Spanish, Tier 4 (certified)',
      'State certified court interpreter, Spanish/English: passed the NCSC oral exam in all three modes, 2019',
    ],
    less: [
      'Passed the written part of the Spanish court interpreter exam; oral still to come',
      'State court certified in Vietnamese',
      'Certified Medical Interpreter, Spanish (NBCMI)',
      'Bilingual clerk who helped certified court interpreters at the counter',
    ],
  },
  {
    title: 'Early childhood teacher, Wellington',
    ask: 'A full (Category One) practising certificate from the Teaching Council',
    held: [
      'Teaching Council of Aotearoa New Zealand: Full Practising Certificate (Category One), to Feb 2028',
      'Fully certificated teacher, Cat One, reg. 341298',
      'I renewed my full practising certificate in 2025 and it runs for three years.',
    ],
    less: [
      'Provisional practising certificate, working towards full',
      'Limited Authority to Teach, 2025',
      'Full practising certificate expired 2022; have been overseas since',
      'Unqualified reliever in a team of fully certificated teachers',
    ],
  },
  {
    title: 'Early years practitioner, Hull',
    ask: 'A full and relevant Level 3 early years qualification so that you count in ratio',
    held: [
      'CACHE Level 3 Diploma for the Early Years Workforce (Early Years Educator), 2019',
      'NNEB Diploma in Nursery Nursing, 1994',
      'Level 3 Early Years Educator – NCFE, achieved 2023, full and relevant',
    ],
    less: [
      'Level 2 Diploma for the Early Years Practitioner, 2022',
      'On a Level 3 Early Years Educator apprenticeship, end date August 2027',
      'Level 3 Award in Childcare and Education (first-year award only)',
      'Lunchtime helper with Level 3 qualified staff',
    ],
  },
  {
    title: 'Superannuation adviser, Sydney',
    ask: 'Listed on the ASIC Financial Advisers Register and has passed the FASEA/ASIC adviser exam',
    held: [
      'ASIC FAR listed adviser no. 001245811; adviser exam passed 2020',
      'Passed the FASEA exam in 2021. Current on the Financial Advisers Register (ASIC)',
      'Authorised on the FAR since 2016. Financial adviser exam (ASIC): pass, Nov 2022',
    ],
    less: [
      'Passed the financial adviser exam in 2024; not on the FAR',
      'Removed from the Financial Advisers Register in 2022 after not passing the exam',
      'Paraplanner for two FAR-listed advisers',
      'Booked for the ASIC adviser exam in March 2027',
    ],
  },
  {
    title: 'Aircraft maintenance engineer, Shannon',
    ask: 'EASA Part-66 B1.1 licence with A320 type rating',
    held: [
      'Part-66 AML B1.1, A318/319/320/321 (CFM56) endorsed',
      'B1.1 licensed engineer (IAA, EASA Part 66). Types: A320 family, B737NG',
      'EASA licence cat. B1.1 – type rated on Airbus A320 since 2018',
    ],
    less: [
      'EASA Part-66 B2 licence with A320 type rating',
      'Part-66 B1.1 licence, no types endorsed yet',
      'Cat A mechanic, A320 task training',
      'A320 theory course done; B1.1 modules still outstanding',
    ],
  },
  {
    title: 'Paralegal, Toronto',
    ask: 'P1 licensee in good standing with the Law Society of Ontario',
    held: [
      'LSO paralegal licence P14481, in good standing',
      'Licensed paralegal (Law Society of Ontario) since 2018, in good standing and fully insured',
      'Licence: Law Society of Ontario – Paralegal (P1), active',
    ],
    less: [
      'Law Society of Ontario paralegal exam failed in August 2026',
      'Paralegal licence suspended administratively by the LSO, 2025',
      'Paralegal diploma from Humber, licensing exam February 2027',
      'Legal assistant reporting to a licensed paralegal',
    ],
  },
  {
    title: 'Bank compliance manager, Edinburgh',
    ask: 'ICA International Diploma in Governance, Risk and Compliance',
    held: [
      'International Diploma in GRC, International Compliance Association, distinction 2020',
      'ICA Dip (Governance, Risk & Compliance), University of Manchester accredited, 2017',
      'Education – Int. Diploma in Governance, Risk & Compliance (ICA) 2022',
    ],
    less: [
      'ICA Certificate in Compliance, 2019',
      'ICA International Diploma in Anti Money Laundering, 2021',
      'Hoping to start the ICA diploma in GRC next year',
      'ICA diploma in GRC: exam not passed, 2023',
    ],
  },
  {
    title: 'Veterinary nurse, Cork',
    ask: 'VCI registered veterinary nurse - your VCI number must be on your CV',
    held: [
      'Registered Veterinary Nurse, Veterinary Council of Ireland, no. N04412',
      'RVN (VCI N02981) since 2016',
      'On the VCI register as a veterinary nurse, 2026 fee paid, number N05107',
    ],
    less: [
      'Provisional listing: 4th year student, BSc Veterinary Nursing UCD',
      'RCVS registered veterinary nurse, Bath; not registered in Ireland',
      'Animal care assistant working with RVNs',
      'VCI veterinary nurse registration removed 2023',
    ],
  },
  {
    title: 'Customs broker, Los Angeles',
    ask: 'Licensed Customs Broker (CBP), license current',
    held: [
      'US Customs Broker License #31188, triennial report filed 2024',
      'Licensed by U.S. Customs and Border Protection as a customs broker since 2013',
      'LCB, individual license from CBP, active',
    ],
    less: [
      'Sat for the customs broker exam October 2026, awaiting result',
      'Certified Customs Specialist (CCS), NCBFAA',
      'Entry writer under two licensed customs brokers',
      'Customs broker license suspended for failing to file the triennial report',
    ],
  },
  {
    title: 'Building control surveyor, Oxford',
    ask: 'Registered Building Inspector, Class 2 or above, with the Building Safety Regulator',
    held: [
      'BSR Registered Building Inspector, Class 2 (A-F), 2024 to 2028',
      'RBI Class 3, registered with the Building Safety Regulator',
      'I passed the BSCF assessment and am registered as a Class 2 building inspector.',
    ],
    less: [
      'Class 1 trainee building inspector, BSR',
      'Booked for the Class 2 competence assessment in January',
      'Class 2 application refused by the BSR in 2024',
      'Technical support to Class 2 and 3 inspectors',
    ],
  },
  {
    title: 'Play therapist, Brighton',
    ask: 'Accredited member of BAPT or PTUK registered',
    held: [
      'PTUK Certified Play Therapist, on the PSA accredited register',
      'Full member, British Association of Play Therapists (BAPT), 2020',
      'Registration: Play Therapy UK, no. 201803144, renewed 2026',
    ],
    less: [
      'Student member of BAPT',
      'Therapeutic play skills certificate year, PTUK course in progress',
      'Left the PTUK register in 2021',
      'Two-day introduction to play therapy',
    ],
  },
  {
    title: 'Bus driver, Adelaide',
    ask: 'MR or HR licence plus passenger transport driver accreditation (SA)',
    held: [
      'HR licence (SA); Driver Accreditation, Passenger Transport Act, exp. 2028',
      'South Australian passenger transport accreditation, current. Licence class MR',
      'Licences: Heavy Rigid, PT driver accreditation SA (DIT) valid to 07/2029',
    ],
    less: [
      'HR licence, accreditation application lodged with DIT',
      'C class car licence and SA passenger transport accreditation',
      'PT driver accreditation SA cancelled 2024; HR licence',
      'Bus cleaner at Torrens Transit depot',
    ],
  },
  {
    title: 'Radiation therapist, Houston',
    ask: 'ARRT (T) certified',
    held: [
      'R.T.(T)(ARRT), 2015',
      'Registered with the American Registry of Radiologic Technologists in Radiation Therapy',
      'ARRT: Radiation Therapy, CQR complete, valid through 05/2027',
    ],
    less: [
      'R.T.(R)(ARRT)',
      'ARRT radiation therapy exam attempted twice, not passed',
      'ARRT (T) eligible, board date to be set',
      'Transported patients for ARRT certified therapists',
    ],
  },
  {
    title: 'Legal executive, Leicester',
    ask: 'Fellow of CILEX (Chartered Legal Executive) with civil litigation practice rights',
    held: [
      'FCILEX, CILEx Litigator and Advocate (civil)',
      'Chartered Legal Executive; CILEX Regulation practice rights in civil litigation granted 2019',
      'Fellow of the Chartered Institute of Legal Executives since 2012. Independent practice rights: civil litigation (2018)',
    ],
    less: [
      'Fellow of CILEX with conveyancing practice rights',
      'CILEX Paralegal, CPQ Foundation',
      'Graduate member of CILEX (GCILEX), fellowship application pending',
      'FCILEX; civil litigation practice rights application turned down 2025',
    ],
  },
  {
    title: 'Care home nurse, Ontario',
    ask: 'Registered Practical Nurse with the College of Nurses of Ontario, entitled to practise without restriction',
    held: [
      'RPN, College of Nurses of Ontario (General Class), no. JH10933, no restrictions',
      'CNO: Registered Practical Nurse – entitled to practise with no restrictions',
      "I've been an RPN in Ontario since 2014 and my CNO General Class registration is current.",
    ],
    less: [
      'PSW certificate, Fanshawe College',
      'CNO Non-Practising Class (RPN)',
      'RPN registration with CNO suspended March 2026',
      'LPN, Nova Scotia College of Nursing; CNO application underway',
    ],
  },
  {
    title: 'Trading standards officer, Derby',
    ask: 'Core Skills Certificate plus Stage 2 of the CTSI Professional Competency Framework',
    held: [
      'CTSI CPCF: Stage 1 Core Skills Certificate 2021, Stage 2 Trading Standards Practitioner Diploma 2023',
      'Holds both the Core Skills Certificate in Consumer Affairs and Trading Standards and the Stage 2 diploma (CTSI)',
      'Trading Standards Practitioner Diploma (CTSI Stage 2), following Core Skills in 2020',
    ],
    less: [
      'CTSI Core Skills Certificate, 2024; Stage 2 starts in 2027',
      'Trading standards support officer helping qualified TSOs',
      'Failed Stage 2 exams in 2025, Core Skills held',
      'CTSI Business Companion webinar attendance',
    ],
  },
  {
    title: 'Air traffic controller, Auckland',
    ask: 'Must hold a NZ CAA Part 65 air traffic controller licence with aerodrome control rating',
    held: [
      'CAA NZ ATC licence (Part 65): Aerodrome Control rating, validated at Tauranga',
      'Part 65 ATCL – ratings: aerodrome control, approach procedural',
      'Licensed by CAA New Zealand as an air traffic controller, aerodrome rating current',
    ],
    less: [
      'Flight service operator licence, Part 65',
      'Trainee at Airways Training Centre, Christchurch, licence expected mid 2027',
      'ATC licence with area control surveillance rating only',
      'Airservices Australia tower controller licence',
    ],
  },
  {
    title: 'Approved driving instructor, Glasgow',
    ask: 'DVSA ADI green badge, grade A or B',
    held: [
      'Approved Driving Instructor, green badge to 2029, Grade A',
      'DVSA registered ADI (grade B at last standards check, 2025)',
      'Fully qualified instructor: ADI no. 392817, graded A in 2024, badge in date',
    ],
    less: [
      'PDI on a pink trainee licence',
      'ADI registration ended 2022, not renewed',
      'Passed Parts 1 and 2 of the ADI qualifying tests, Part 3 in February',
      'Grade A DVSA Motorcycle instructor (DAS), no ADI',
    ],
  },
  {
    title: 'Estate agent negotiator, Limerick',
    ask: 'PSRA licence, Category B',
    held: [
      'PSRA licence no. 004417-008812, categories B and C',
      'Property Services Regulatory Authority: licensed B (purchase or sale of land other than by auction), to July 2027',
      'Licensed by the PSRA for A, B, C and D',
    ],
    less: [
      'PSRA Category D licence (property management)',
      'Higher Certificate in Property Studies, PSRA licence to be applied for',
      'PSRA Category B licence expired 2024, now in lettings admin',
      'Admin in an office of PSRA licensed agents',
    ],
  },
  {
    title: 'Orthoptist, Sheffield',
    ask: 'HCPC registration (Orthoptist) is required because you will run your own clinics',
    held: [
      'HCPC: OR03219, orthoptist, valid to August 2027',
      'State registered orthoptist with the Health and Care Professions Council since 2013',
      'Registered orthoptist (HCPC), stroke and paediatric clinics run alone',
    ],
    less: [
      'Final year BMedSci Orthoptics, HCPC registration from summer 2027',
      'Ophthalmic technician assisting HCPC orthoptists',
      'HCPC registered dietitian',
      'Came off the HCPC orthoptist register in 2019',
    ],
  },
  {
    title: 'Independent advocate, Newcastle',
    ask: 'Level 4 Diploma in Independent Advocacy Practice, or the older Level 3 Certificate (IMCA unit)',
    held: [
      'City & Guilds Level 3 Certificate in Independent Advocacy incl. IMCA, 2014',
      'L4 Independent Advocacy Practice Diploma (2023)',
      'Qualified advocate: National Advocacy Qualification, Level 3 Certificate with the IMCA unit',
    ],
    less: [
      'Enrolled on the Level 4 advocacy diploma, due 2027',
      'Level 2 Award in Independent Advocacy',
      'Advocacy awareness day, VoiceAbility',
      'Shadowed qualified IMCAs for three months',
    ],
  },
  {
    title: 'Actuarial manager, London',
    ask: 'Fellow of the Institute and Faculty of Actuaries (FIA or FFA)',
    held: [
      'Priya Menon FIA',
      'Qualified as a Fellow of the IFoA in 2016',
      'FFA, 2009, practising certificate held',
    ],
    less: [
      'AIA, two exams short of Fellowship',
      'Part-qualified actuary (CP1 passed)',
      'Certified Actuarial Analyst (CAA)',
      'Fellow of the Casualty Actuarial Society only, no IFoA membership',
    ],
  },
  {
    title: 'School counsellor, Cork',
    ask: 'Full accreditation with IACP',
    held: [
      'MIACP, accredited member, 2018',
      'Irish Association for Counselling and Psychotherapy: accredited, reaccredited 2025',
      'I have been fully accredited by the IACP for seven years.',
    ],
    less: [
      'Pre-accredited member of IACP',
      'Student member IACP',
      'IACP accreditation lapsed 2020',
      'Accredited by ACI (Addiction Counsellors of Ireland)',
    ],
  },
  {
    title: 'School administrator, Boston',
    ask: 'Massachusetts Principal/Assistant Principal license, Initial or Professional',
    held: [
      'MA DESE license: Principal/Assistant Principal PreK-8, Professional, valid to 2029',
      'Massachusetts licensed principal (Initial, 9-12)',
      'Licensure: Principal/Asst Principal 5-12, Professional, Massachusetts DESE no. 412877',
    ],
    less: [
      'Massachusetts Professional teacher license, Mathematics 5-8',
      'Rhode Island building administrator certificate',
      'Enrolled in a principal licensure program at Lesley University',
      'MA principal license expired 2021, inactive',
    ],
  },
  {
    title: 'Harbour tug deckhand, Halifax',
    ask: 'MED - Marine Emergency Duties certificate A1 (now Basic Safety)',
    held: [
      'Transport Canada MED A1 Basic Safety, 2023',
      'STCW Basic Safety (formerly MED A1), valid to 2028',
      'Marine Emergency Duties A1, refresher done January 2025',
    ],
    less: [
      'MED A3, small passenger vessels',
      'MED A1 booked at NSCC Nautical Institute for March',
      'MED A1 expired 2018',
      'Toured the lifeboat simulator on an open day',
    ],
  },
  {
    title: 'Immigration adviser, Auckland',
    ask: 'Licensed by the Immigration Advisers Authority (full licence, not provisional)',
    held: [
      'IAA full licence no. 201401877, renewed to June 2027',
      'Licensed Immigration Adviser (Full), New Zealand',
      'I hold a full licence with the Immigration Advisers Authority.',
    ],
    less: [
      'Provisional licence, supervised by a full licence holder',
      'Graduate Diploma in NZ Immigration Advice under way',
      'Registered Migration Agent, Australia (MARN)',
      'Full licence cancelled by the IAA in 2023',
    ],
  },
  {
    title: 'Immigration adviser, Birmingham',
    ask: 'IAA (formerly OISC) Level 2 adviser in Immigration, as a minimum',
    held: [
      'OISC Level 2 Immigration adviser, F2019/01122',
      'Immigration Advice Authority: Level 3, Asylum and Protection and Immigration',
      'Accredited at Level 2 in immigration by OISC/IAA, renewal done September 2026',
    ],
    less: [
      'OISC Level 1 adviser',
      'Level 2 competence assessment failed, May 2026',
      'Receptionist for Level 3 advisers',
      'OISC Level 2 registration ended in 2021 when the firm closed',
    ],
  },
  {
    title: 'Tax preparer, Portland OR',
    ask: 'Oregon Licensed Tax Consultant (LTC)',
    held: [
      'LTC, Oregon Board of Tax Practitioners, #4418-C, active',
      'Licensed tax consultant in Oregon since 2012',
      'Oregon Board of Tax Practitioners – Tax Consultant licence, exp. 05/31/2027',
    ],
    less: [
      'Oregon Licensed Tax Preparer (LTP)',
      'LTC exam in January 2027',
      'California CTEC registered tax preparer',
      'LTC licence inactive since 2022',
    ],
  },
  {
    title: 'Wealth planner, Leeds',
    ask: 'Chartered Financial Planner status, CII',
    held: [
      'Chartered Financial Planner (CII), APFS, 2019',
      'Advanced Diploma in Financial Planning and Chartered status with the Chartered Insurance Institute',
      'Sarah Oduya, APFS, Chartered Financial Planner',
    ],
    less: [
      'DipPFS, Level 4',
      '260 of 290 credits towards Chartered Financial Planner',
      'Chartered Insurance Broker, ACII',
      'Paraplanner supporting Chartered Financial Planners',
    ],
  },
  {
    title: 'Loss adjuster, Dublin',
    ask: 'ACILA or higher',
    held: [
      'ACILA, Chartered Institute of Loss Adjusters, 2018',
      'Associate of the Chartered Institute of Loss Adjusters',
      'FCILA, elected Fellow in 2022',
    ],
    less: [
      'Cert CILA',
      'Working towards ACILA, two papers to go',
      'Resigned from CILA in 2020, was an Associate',
      'ACII, Chartered Insurer',
    ],
  },
  {
    title: 'Occupational health nurse, Aberdeen',
    ask: 'SCPHN (Occupational Health) on part 3 of the NMC register',
    held: [
      'NMC: RN Adult and SCPHN-OH, 09I2214E, revalidated 2025',
      'Specialist Community Public Health Nurse, Occupational Health, recorded with the NMC 2017',
      'RGN, SCPHN (OH), Robert Gordon University, on part 3 of the register',
    ],
    less: [
      'SCPHN Health Visiting, NMC part 3',
      'RGN, OH diploma module 1 of 4 done',
      'Student on the SCPHN OH course, graduating 2027',
      'OH technician to SCPHN nurses',
    ],
  },
  {
    title: 'Sonographer, Melbourne',
    ask: 'ASAR accredited medical sonographer',
    held: [
      'ASAR Accredited Medical Sonographer, no. 8112, 2026',
      'Accredited (general) with the Australian Sonographer Accreditation Registry since 2016',
      'AMS on the ASAR registry, CPD up to date',
    ],
    less: [
      'ASAR Accredited Student Sonographer',
      'AHPRA registered radiographer, ultrasound to be learned',
      'Dropped off ASAR in 2021, CPD not met',
      'ARDMS (USA) only, ASAR application planned',
    ],
  },
  {
    title: 'Hospital chaplain, Exeter',
    ask: 'UKBHC registered chaplain',
    held: [
      'UK Board of Healthcare Chaplaincy: registered, 2019',
      'Registered with UKBHC (PSA accredited register), current',
      'Healthcare chaplain on the UKBHC register, annual return made October 2026',
    ],
    less: [
      'Ordained minister, one-day UKBHC awareness session',
      'Chaplaincy volunteer with two UKBHC registered chaplains',
      'Applied for UKBHC registration, outcome expected spring 2027',
      'UKBHC registration withdrawn 2023',
    ],
  },
  {
    title: 'Ski field paramedic, Queenstown',
    ask: 'Registered paramedic with Te Kaunihera Manapou, current APC',
    held: [
      'Te Kaunihera Manapou Paramedic Council: registered, APC to 31 March 2027',
      'Registered Paramedic NZ, annual practising certificate 2026/27',
      'I hold a current APC with the Paramedic Council of New Zealand.',
    ],
    less: [
      'St John EMT, National Diploma in Ambulance Practice',
      'Registered with Te Kaunihera but no APC since 2023',
      'AHPRA registered paramedic, Victoria',
      'BHSc Paramedicine, graduating December 2026',
    ],
  },
  {
    title: "Podiatric surgeon's theatre assistant, Chicago",
    ask: 'CST through NBSTSA, in date',
    held: [
      'Certified Surgical Technologist (NBSTSA), exp. 10/2027',
      'CST #217734, recertified 2025',
      'NBSTSA – Certified Surgical Technologist, current',
    ],
    less: [
      'Graduate of surgical tech program, CST exam in December',
      'TS-C (NCCT)',
      'CST lapsed 2022',
      'CSFA candidate, never certified as CST',
    ],
  },
  {
    title: 'Childcare centre director, Perth',
    ask: 'ACECQA approved Diploma of Early Childhood Education and Care',
    held: [
      'CHC50121 Diploma of Early Childhood Education and Care, 2023',
      'Diploma in Early Childhood Education & Care (CHC50113), TAFE WA 2017',
      'I finished the CHC50121 Diploma of ECEC at Goodstart in 2022 and have led the toddler room since.',
    ],
    less: [
      'Cert III in Early Childhood Education and Care',
      'Diploma of ECEC, 60% complete',
      'Diploma of School Age Education and Care',
      'Left the Diploma of Early Childhood Education before placement',
    ],
  },
  {
    title: 'Special needs assistant, Waterford',
    ask: 'QQI Special Needs Assistant award, Level 5 or Level 6',
    held: [
      'QQI Level 6 Special Needs Assistant, 2022',
      'FETAC/QQI Level 5 SNA certificate, 2019',
      'SNA qualified: Level 5 and Level 6, City of Cork ETB',
    ],
    less: [
      'QQI Level 4 General Learning',
      'Signed up for SNA Level 5 starting January',
      'Helped the SNA in a mainstream class',
      'Autism awareness evening, 2 hours',
    ],
  },
  {
    title: 'Helicopter pilot, Kelowna',
    ask: 'Transport Canada Commercial Pilot Licence - Helicopter, with a valid Category 1 medical',
    held: [
      'CPL(H), Transport Canada, 2014. Category 1 medical valid to May 2027',
      'Canadian commercial helicopter licence; Cat 1 medical renewed September 2026',
      'Licences\nCPL-Helicopter (TC), 2,900 h PIC, Cat 1 medical in force',
    ],
    less: [
      'Transport Canada CPL - Aeroplane, Category 1 medical',
      'CPL(H), medical currently suspended',
      'Private Pilot Licence - Helicopter, 80 hours, commercial training from spring 2027',
      'Hangar hand with a crew of CPL(H) holders',
    ],
  },
  {
    title: 'Drone operations lead, Canberra',
    ask: 'RePL (CASA remote pilot licence), multi-rotor under 25 kg',
    held: [
      'CASA RePL, multirotor <25kg, ARN 1098734',
      'Remote Pilot Licence issued by CASA in 2020: multi-rotor up to 25 kg and powered-lift',
      'I am a CASA licensed remote pilot (multirotor, sub 25 kg).',
    ],
    less: [
      'CASA operator accreditation for flying under 2 kg, online quiz',
      'RePL, fixed wing only',
      'RePL five-day course booked for February 2027',
      'Visual observer for RePL holders at Geoscience Australia',
    ],
  },
  {
    title: 'Ship security officer, Liverpool',
    ask: 'Certificate of proficiency as Ship Security Officer (STCW VI/5)',
    held: [
      'SSO certificate, STCW VI/5, MCA approved, 2021',
      'Ship Security Officer CoP, MCA, since 2016',
      'STCW certificates: Ship Security Officer (reg. VI/5), Basic Safety, Medical First Aid',
    ],
    less: [
      'Proficiency in Designated Security Duties (STCW VI/6)',
      'Security Awareness only',
      'SSO course at Fleetwood, place reserved for March 2027',
      'Reported to the Ship Security Officer on board',
    ],
  },
  {
    title: 'Superyacht cook, Auckland to Fiji',
    ask: "Ship's Cook Certificate (MLC 2006) - we can't sail with ten or more crew without it",
    held: [
      "MCA Ship's Cook Certificate of Competency, 2022",
      "Certified ship's cook under MLC 2006, issued by Maritime New Zealand",
      "Ship's cook certificate (MLC), plus food hygiene level 3",
    ],
    less: [
      'Level 2 food safety certificate',
      "Ship's cook assessment failed in August, retake in 2027",
      "Galley hand under a certificated ship's cook",
      "Hope to take the ship's cook assessment one day",
    ],
  },
  {
    title: 'Charity finance director, Bristol',
    ask: 'Qualified accountant: ACA, ACCA, CIMA or CIPFA, with membership up to date',
    held: [
      'CPFA, full member of CIPFA since 2009, subs paid for 2026',
      'FCCA',
      'Chartered Management Accountant (ACMA, CGMA), current member',
      'Qualified with the ICAEW in 2004 and still a member',
    ],
    less: [
      'AAT Level 4, MAAT',
      'ACCA part qualified, Strategic Professional level',
      'ACMA until 2018, membership removed for unpaid fees',
      'Certified Public Accountant course, first module, 2026',
    ],
  },
  {
    title: 'Credit controller, Manchester',
    ask: 'CICM Level 3 Diploma in Credit Management (ACICM)',
    held: [
      'Chartered Institute of Credit Management: Level 3 Diploma, 2021',
      'ACICM, Level 3 Diploma in Credit Management',
      'Study: CICM Diploma Level 3 (Credit Management), passed all units by June 2018',
    ],
    less: [
      'CICM Level 2 Certificate in Credit Management',
      'Half of the units for the CICM Level 3 diploma finished, rest by late 2027',
      'CICM one-day telephone collections workshop',
      'Employer holds CICMQ accreditation',
    ],
  },
  {
    title: 'Pensions administrator, Glasgow',
    ask: 'Certificate of Pensions Calculations (CPC) from the PMI, or equivalent',
    held: [
      'PMI CPC, all parts, 2019',
      'Certificate in Pensions Calculations awarded by the Pensions Management Institute',
      "I gained the PMI's CPC (DB calculations) in 2022.",
    ],
    less: [
      'PMI Award in Pension Trusteeship',
      'Sitting the CPC in April 2027',
      'Failed CPC Part 1 in 2025',
      'Student member of the PMI',
    ],
  },
  {
    title: 'Mortgage loan originator, Denver',
    ask: 'Active NMLS license, Colorado endorsement',
    held: [
      'NMLS #1288431, licensed MLO in Colorado, renewed for 2026',
      'Colorado MLO license (NMLS 904417), approved - active',
      'State licenses through NMLS: CO, WY, UT. All active',
    ],
    less: [
      'NMLS licensed in Texas only',
      'Passed the SAFE test, Colorado license application pending',
      'Colorado MLO license terminated, failed to renew 2023',
      'Loan processor supporting licensed MLOs',
    ],
  },
  {
    title: 'Property valuer, Christchurch',
    ask: 'Registered Valuer with a current practising certificate (Valuers Registration Board)',
    held: [
      'Registered Valuer no. 3384, VRB annual practising certificate 2026',
      'Registered under the Valuers Act 1948 in 2013; practising certificate current',
      'VRB registered valuer, MPINZ, APC for this year held',
    ],
    less: [
      'Graduate valuer, VRB registration panel interview in 2027',
      'Registered Valuer, no practising certificate since 2020',
      'Certified Practising Valuer, API (Queensland), not registered in NZ',
      'Research assistant to four registered valuers',
    ],
  },
  {
    title: 'Strata manager, Gold Coast or Sydney NSW',
    ask: 'Class 1 strata managing agent licence, NSW Fair Trading',
    held: [
      'NSW strata managing agent licence, Class 1, expires 2029',
      'Licensed Class 1 (strata) with NSW Fair Trading since 2020',
      'Fair Trading NSW: Strata Managing Agent, Class 1 licensee in charge',
    ],
    less: [
      'Strata managing agent, Class 2',
      'Assistant strata manager, certificate of registration',
      'Class 1 real estate agent licence (sales), NSW',
      'Class 1 strata licence cancelled in 2024',
    ],
  },
  {
    title: 'Housing manager, Glasgow',
    ask: 'CIH Level 4 or above housing qualification, or Chartered membership (CIHCM)',
    held: [
      'CIHCM, chartered member since 2017',
      'Level 4 Certificate in Housing, Chartered Institute of Housing, 2022',
      'Postgraduate Diploma in Housing Studies, Stirling, CIH accredited (Level 5 equivalent), CIHCM',
    ],
    less: [
      'CIH Level 2 Certificate in Housing Practice',
      'CIH Level 3 Certificate in Housing Practice, with Level 4 to begin in 2027',
      'Attended CIH Scotland annual conference 2025',
      'Left the CIH Level 4 after one assignment',
    ],
  },
  {
    title: 'Defence policy officer, Canberra',
    ask: 'Current NV2 security clearance (AGSVA)',
    held: [
      'AGSVA Negative Vetting Level 2, active',
      'Security clearance: NV2, revalidated 2024',
      'Cleared to Negative Vetting 2 and sponsored by Home Affairs until today',
    ],
    less: [
      'AGSVA NV1',
      'Baseline clearance, able to obtain NV2',
      'NV2 cancelled in 2022',
      'NV2 upgrade in progress with AGSVA',
    ],
  },
  {
    title: 'Federal parks service agent, Ottawa-Gatineau',
    ask: 'Bilingual imperative CBC/CBC: second language results must be valid',
    held: [
      'SLE results: French CBC, valid until 2030',
      'Second language evaluation (PSC): reading C, writing B, oral C, tested 2025',
      'Languages: English (first), French CBC, valid results on file since May 2024',
    ],
    less: [
      'SLE French BBB, 2025',
      'CBC results expired in 2019, not retested',
      'French oral test failed in June, reading C, writing B',
      'On French language training, aiming for CBC',
    ],
  },
  {
    title: 'Welsh-medium teaching assistant, Bangor',
    ask: 'Welsh at level C1 or better, spoken and written',
    held: [
      'Cymraeg: iaith gyntaf, written and spoken',
      'First-language Welsh speaker; all my schooling and A levels were in Welsh',
      'Tystysgrif Sgiliau Iaith: Welsh C1, University of Bangor, 2021',
    ],
    less: [
      'Welsh: Mynediad (A1), 2025',
      'Learning Welsh at Canolradd, B1',
      'No Welsh, but keen to learn',
      'Welsh-language awareness session for school staff',
    ],
  },
  {
    title: 'Irish language officer, Galway',
    ask: 'Irish at TEG B2 or higher, certified',
    held: [
      'TEG C1 (Ardleibhéal 1), Maynooth, 2022',
      'Teastas Eorpach na Gaeilge, B2 Meánleibhéal 2, passed 2020',
      'Irish: TEG B2 certificate, all four parts',
    ],
    less: [
      'TEG A2, Bonnleibhéal 2',
      'TEG B1, planning B2 in 2027',
      'Failed TEG B2 in June 2025',
      'Colleagues in the office all speak Irish; I have a cúpla focal',
    ],
  },
  {
    title: 'Deaf support worker, Leeds',
    ask: 'Signature Level 3 Certificate in British Sign Language minimum',
    held: [
      'BSL Level 3 (Signature), 2021',
      'Signature Level 6 Certificate in BSL, 2019',
      'Sign language: Signature BSL Levels 1, 2 and 3 all passed',
    ],
    less: [
      'BSL Level 2 Signature',
      'Level 3 BSL class, evening course, first assessment in March',
      'Deaf awareness day',
      'Makaton Level 3 workshop',
    ],
  },
  {
    title: 'Probation officer, Northampton',
    ask: 'Professional Qualification in Probation (PQiP) or Diploma in Probation Studies',
    held: [
      'PQiP, Honours Degree in Community Justice, 2019',
      'DipPS, University of Portsmouth, 2005',
      'Qualified probation officer, completed the PQiP at De Montfort in 2022',
    ],
    less: [
      'PQiP learner, due to qualify autumn 2027',
      'Probation services officer, VQ3 Award',
      'Withdrew from PQiP in 2021',
      'Case administrator for PQiP qualified officers',
    ],
  },
  {
    title: 'Fire investigator, Florida',
    ask: 'IAAI-CFI or NAFI CFEI credential',
    held: [
      'IAAI-CFI, 2020, recertified 2025',
      'Certified Fire and Explosion Investigator (NAFI), exp. 2029',
      'Certified Fire Investigator with the International Association of Arson Investigators',
    ],
    less: [
      'IAAI-FIT (Fire Investigation Technician)',
      'NAFI member, CFEI exam not yet taken',
      'CFEI expired 2021',
      'CFI application denied, 2025',
    ],
  },
  {
    title: 'Landfill technician, Auckland',
    ask: 'Dangerous goods (D) endorsement and class 4 licence, NZ',
    held: [
      'NZ licence class 4, D endorsement to 2029',
      'Class 4 & 5 full, DG endorsed (D), valid',
      'Driver licence classes 1, 2, 4; dangerous goods endorsement (D) renewed 2026',
    ],
    less: [
      'Class 2 full with D endorsement',
      'Class 4 full; D endorsement expired 2022',
      'Class 4 learner licence, D course next month',
      'Class 4 licence, W and F endorsements only',
    ],
  },
  // Cards by their class, standards by their part, bodies by where they are.
  {
    title: 'Electrician, High-Level Lighting',
    ask: 'IPAF 3b essential',
    held: ['IPAF 3a and 3b, valid to 2028', 'Cherry picker licence (IPAF 3b), 2024'],
    less: [
      'IPAF 3a (scissor) – 02/2029, not done 3b',
      'PASMA tower ticket valid',
      'IPAF MEWPs for Managers, 2024 (planning and supervision)',
    ],
  },
  {
    title: 'Rohrschweißer WIG (m/w/d)',
    ask: 'Gültige Schweißerprüfung nach DIN EN ISO 9606-1, Prozess 141',
    held: ['Schweißerprüfung ISO 9606-1, 141, gültig bis 2028'],
    less: [
      'Meine Prüfung ist nach ISO 9606-2 (141, Alu), gültig bis 2028; für Stahl habe ich nie eine abgelegt.',
    ],
  },
  {
    title: 'Pensions Actuary, Leeds',
    ask: 'Fellow of the Institute and Faculty of Actuaries, or of the Society of Actuaries in Ireland',
    held: ['Professional\nFellow, Society of Actuaries in Ireland, 2019'],
    less: ['Studying for the exams of the Society of Actuaries in Ireland'],
  },
  {
    title: 'Forensic Accountant, Liverpool',
    ask: 'Full member of ICAEW, ICAS, ACCA, CIPFA or CIMA',
    held: ['Qualifications\nACCA affiliate 2014, member 2016, fellow 2021'],
    less: ['Qualifications\nACCA affiliate 2024', 'ACCA student member 2024'],
  },
  {
    title: 'Child Care Centre Supervisor, Belleville, Ontario',
    ask: 'Registered Early Childhood Educator, a member in good standing of the College of Early Childhood Educators in Ontario',
    held: [
      'Registration\nCollege of Early Childhood Educators, Ontario: registered September 2012 (no. 38217)',
    ],
    less: [
      'Registration\nCollege of Early Childhood Educators, Ontario: registered September 2012 (no. 38217). Suspended in March 2025 for non-payment of the annual fee.',
    ],
  },
  {
    title: 'Staff Nurse, Mental Health, Galway',
    ask: 'Current registration in the Psychiatric Division of the register of the Nursing and Midwifery Board of Ireland',
    held: ['Registered Psychiatric Nurse (NMBI, Psychiatric Division, active)'],
    less: [
      'Registered General Nurse (NMBI, General Division, active) with a growing interest in mental health',
    ],
  },
  {
    title: 'Health Visitor, Derby',
    ask: 'SCPHN (Health Visiting) qualification recorded with the NMC',
    held: [
      'Education\n2018 Jan - 2019 Jan\nPgDip Specialist Community Public Health Nursing, health visiting field, University of Derby',
    ],
    less: [
      'Education\n2026 Jan - 2027 Jan\nPgDip Specialist Community Public Health Nursing, health visiting field, University of Derby',
    ],
  },
  {
    title: 'Learn-to-Swim Instructor, Cairns',
    ask: 'a current QLD Working With Children clearance (blue card)',
    held: ['QLD Blue Card | valid to 08/2028'],
    less: ['QLD Blue Card | none, just moved up'],
  },
  {
    title: 'Cook, Long-Term Care Home, Sudbury',
    ask: 'Valid Ontario Food Handler Certificate – required',
    held: [
      'I wrote the food handler exam again with the health unit in November 2025 and got 94%; the certificate runs five years.',
    ],
    less: ['I have the UK Level 2 Award in Food Safety in Catering (2022), which Ontario does not accept.'],
  },
  {
    title: 'Home Support Worker, Roscommon',
    ask: 'Full driving licence (category B) essential',
    held: [
      'I passed my driving test in Carrick in 2009, have my full licence ever since and bring my own car.',
      'Licence held: full, B and D1, NDLS, expires Oct 2031',
    ],
    less: ['Driving Licence | category B, disqualified Nov 2025 – Nov 2027'],
  },
];
