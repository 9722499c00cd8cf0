// Licences, registers and chartered bodies as CVs name them: held, pending, lapsed, of another class, state or country.
// Written from general knowledge of how people write.

import type { PaperRow } from './paper-row.ts';

export const LICENCES: readonly PaperRow[] = [
  {
    title: 'Chartered Building Surveyor',
    ask: 'Must be MRICS or FRICS',
    held: [
      'Building Surveyor MRICS, Tandy & Cole, 2018 - present',
      'BSc MRICS\nBuilding Surveyor, Tandy & Cole, 2018 - present',
      'Qualifications\nBSc Building Surveying 2014\nMember of the Royal Institution of Chartered Surveyors since 2017',
      'I passed my APC in May 2019 and have been a chartered surveyor ever since.',
      'chartered building surveyor (mrics) with eight years in practice. condition surveys for schools 2018 to now',
      'APC passed November 2020, MRICS.',
      'RICS membership 6512xxx, chartered 2016',
    ],
    half: [
      'Building Surveyor (APC candidate), Tandy & Cole, 2021 - present',
      'RICS: APC candidate since 2020. Final assessment November 2025: referred. Re-sit booked for April.',
      'Working towards MRICS, final assessment in spring',
      'Enrolled on the APC, submission planned for 2027',
      'Graduate surveyor, RICS student member',
      'AssocRICS in progress; counsellor appointed for the APC',
      'MRICS (Geomatics pathway, 2016)\nSenior Surveyor, Measured Surveys, 2013 - present',
    ],
    none: [
      'Building Surveyor, Tandy & Cole, 2018 - present. Not chartered at present.',
      'I am not a member of the RICS and have no plans to apply.',
      'MRICS until 2019, resigned membership on leaving the profession',
      'Let my RICS membership go in 2018 when the children were born.',
      'Worked alongside chartered surveyors as a site technician, 2016 to date',
    ],
  },
  {
    title: 'Clinical Psychologist',
    ask: 'HCPC registration as a practitioner psychologist in the clinical or counselling domain',
    held: [
      'HCPC registered clinical psychologist (PYL03xxxx), 2019 to date',
      'Registered counselling psychologist with the HCPC since Sept 2023',
      'DClinPsy 2018; on the HCPC register as a clinical psychologist',
      'clinical psychologist, hcpc registered, band 8a, 2019 to now',
    ],
    half: [
      'HCPC registered practitioner psychologist (occupational psychologist), 2014 to date',
      'Trainee Clinical Psychologist, third year of the DClinPsy, viva in December; HCPC registration to follow',
      'HCPC registered forensic psychologist since 2016',
      'Eligible for HCPC registration on completion of the doctorate',
    ],
    none: [
      'CBT therapist, BABCP accredited. Note: I am not an HCPC psychologist.',
      'Removed from the HCPC register at my own request in 2021',
      'Assistant psychologist 2022 - present, supervised by an HCPC registered clinical psychologist',
    ],
  },
  {
    title: 'Registered Midwife, Band 6',
    ask: 'Registered Midwife with current NMC registration',
    held: [
      'RM, BSc Midwifery\nBand 6 midwife, delivery suite, St Hilda, 2022 - present. NMC PIN active',
      'I have been a registered midwife since September 2018 (NMC registration current).',
      'Registered Midwife, NMC PIN 18xxxxxE, revalidated September 2024',
      'midwife, nmc registered, labour ward st hilda 2019 to now',
      'Band 6 RM, rotational, Tees Coast NHS FT, Jan 2022 - now. NMC: no conditions',
    ],
    half: [
      'Student midwife, BSc Midwifery, third year, NMC registration expected September 2027',
      'Registered midwife with the Nursing and Midwifery Council of Ghana, 2016. NMC (UK) OSCE booked for March.',
      'Newly qualified midwife awaiting NMC PIN',
    ],
    none: [
      'Maternity support worker 2016 - present. I work with registered midwives and help at clinics.',
      'Birth doula since 2015. Like every doula I give no clinical care and am not on any register.',
      'Midwife 2001 - 2015; NMC registration lapsed 2017, return to practice not started',
    ],
  },
  {
    title: 'Staff Nurse',
    ask: 'NMC registered nurse (adult)',
    held: [
      'RN (Adult), BN Hons\nStaff Nurse, Ward 7, Royal Infirmary, 2019 - present',
      'RGN since 1998, NMC registered',
      'staff nurse, rn adult, nmc pin 17i, medical admissions unit 2017 to present',
      'Registered General Nurse, NMC active until 09/2028',
    ],
    half: [
      'Overseas nurse (Kerala), Nursing Council of India registration, waiting for NMC OSCE',
      'RMN, NMC registered mental health nurse, acute ward, 2016 - present',
      'Student nurse (adult), year 3, due to qualify 2027',
      'Trainee nursing associate, working towards NMC registration',
    ],
    none: [
      'Healthcare assistant, Ward 7, 2019 - present. Not a registered nurse.',
      'Came off the NMC register in 2020 to care for my father',
      'RGN, registration lapsed March 2021',
    ],
  },
  {
    title: 'Paramedic',
    ask: 'Current HCPC registration as a paramedic',
    held: [
      'paramedic (hcpc registered, PA0xxxx, no conditions), 2021 to now band 6 para, Ely',
      'HCPC registered Paramedic since 2017; College of Paramedics member',
      'Paramedic, HCPC: PA31xxx, SECAmb, 2018 - present',
      'On the HCPC register as a paramedic since August 2016',
    ],
    half: [
      'Student paramedic. BSc apprenticeship ends in January. I shall apply to the HCPC as soon as the award is confirmed; I am not on the register yet.',
      'Paramedic, HPCSA registered (South Africa), HCPC international application submitted',
      'Final year BSc Paramedic Science, HCPC registration on graduation July 2027',
    ],
    none: [
      'Emergency care assistant, 999 crews, 2019 - present, working with HCPC registered paramedics',
      'Paramedic until 2020, voluntarily deregistered from the HCPC',
      'HCPC registration expired in August 2023 and was not renewed',
      'Physiotherapist, practice manager since 2012. I hold no HCPC registration any more.',
    ],
  },
  {
    title: 'Mortgage Adviser',
    ask: 'CeMAP or an equivalent Level 3 mortgage qualification',
    held: [
      'CeMAP (LIBF) 2017. CAS current.',
      'CII Certificate in Mortgage Advice, 2022',
      'Cert MA (CII)\nMortgage consultant, Copperfield, 2022 - now',
      'Mortgage Advice and Practice Certificate (MAPC), CIOBS, 2019',
      'Fully qualified CeMAP adviser since 2015',
      'CeMAP 1, 2 and 3 passed 2018',
      'CeMAP (all three modules) completed in 2020',
    ],
    half: [
      'CeMAP 1 passed June 2026; CeMAP 2 and 3 still to do',
      'Studying for CeMAP, two of three modules passed',
      'CeMAP part qualified',
      'Currently sitting CeMAP, last paper in December',
    ],
    less: ['Mortgage administrator to five CeMAP qualified advisers, 2021 - present'],
    none: [
      'I do not have CeMAP but would be happy to study for it.',
      'No CeMAP or other mortgage qualification',
    ],
  },
  {
    title: 'Private Client Tax Adviser',
    ask: 'Member of the CIOT or ATT (CTA or ATT)',
    held: [
      'Harpreet Gill ATT\nATT member since March 2022. CTA not being pursued.',
      'Chartered Tax Adviser (CIOT member) 2020',
      'CTA TEP, private client tax manager, 2016 - now',
      'ATT qualified 2021, CTA exams in progress',
      'Member of the Association of Taxation Technicians, admitted 2019',
    ],
    half: [
      'Studying for the ATT: two papers passed, one paper still to pass in May',
      'CTA: one advanced paper outstanding',
      'ATT finalist, results in January',
    ],
    none: [
      'I am not a member of either body (ATT or CIOT).',
      'Resigned from the CIOT in 2016; no longer a member',
      'Council tax adviser 2014 - present, IRRV Level 3',
    ],
  },
  {
    title: 'Commercial HVAC Service Technician',
    ask: 'EPA 608 Universal certification',
    held: [
      'EPA Section 608 Universal (2016). OSHA 10.',
      'EPA 608 Universal, NATE certified',
      'epa universal card, 608, since 2014',
      'Section 608 certified - Universal',
    ],
    half: ['EPA 608 Type I only (small appliances)'],
    less: [
      'EPA 609 certified (motor vehicle air conditioning). ASE A7.',
      'EPA 608 test scheduled for December',
      'HVAC helper, no EPA card yet',
      'Never got my EPA 608, my lead handles the refrigerant',
    ],
  },
  {
    title: 'Chemistry Teacher',
    ask: 'Valid Ohio teaching license in Integrated Science, Physical Science or Chemistry (7-12)',
    held: [
      'LICENSURE\nOhio 5-Year Professional License, Adolescence to Young Adult (7-12), Physical Science: Chemistry and Physics. Valid 2023 - 2028.',
      'I hold an Ohio professional license in Integrated Science, grades 7 through 12, good until 2031.',
      'Ohio AYA physical science license, current. Chemistry teacher, Harlan High, 2018 - present',
      'Certified Ohio teacher, grades 7-12 chemistry, license valid to 2029',
    ],
    half: [
      'Texas standard teaching certificate, Chemistry 7-12, valid to 2029',
      'Ohio resident educator license in Integrated Science applied for, decision pending',
    ],
    none: [
      'I do not hold a teaching license. Chemist in a coatings lab, 2014 to present.',
      'My Ohio teaching license expired in 2019.',
      'Chemistry tutor, private, 2018 - present',
    ],
  },
  {
    title: 'Éducateur de jeunes enfants',
    ask: "Diplôme d'État d'éducateur de jeunes enfants exigé",
    held: [
      'Éducatrice de jeunes enfants, DEEJE 2016, crèche des Lilas, 2016 - aujourd’hui',
      "Diplôme d'État d'éducateur de jeunes enfants (DEEJE), 2012",
      "je suis éducatrice de jeunes enfants diplômée d'état depuis 2015",
      "DE d'EJE obtenu en 2018",
    ],
    half: [
      "VAE du diplôme d'État d'éducateur de jeunes enfants en cours, deux blocs sur quatre validés",
      "Faisant fonction d'EJE ; VAE du DEEJE : les blocs 2 et 4 restent à valider",
      "Étudiante en troisième année d'éducatrice de jeunes enfants, DEEJE prévu en juin 2027",
    ],
    none: [
      "Auxiliaire de puériculture, crèche, 2015 - aujourd’hui. Je n'ai pas le diplôme d'EJE.",
      'Éducateur sportif, club omnisports, 2019 - aujourd’hui. BPJEPS.',
      'CAP AEPE 2014, agente de crèche 2014 à ce jour',
    ],
  },
  {
    title: 'HGV Class 1 Driver',
    ask: 'Category C+E licence with valid Driver CPC and digital tacho card',
    held: [
      'Licence C+E since 2009, CPC to 2029, digi card, no points',
      'hgv class 1 driver, cpc and tacho card in date, clean licence. tramping since 2012',
      'LGV C+E, DCPC valid until September 2029, tachograph card. 8 years of trunking',
    ],
    less: [
      'Class 2 (Category C) licence, CPC, digi card. C+E test booked for December',
      'C+E and tacho card held, driver CPC expired 2023 and not renewed',
      'Van driver, category B only, no HGV licence',
      'C1 licence, CPC to 2028, ambulance driver',
    ],
  },
  {
    title: 'Gas Engineer',
    ask: 'Gas Safe registered with current ACS (CCN1, CENWAT, CKR1)',
    held: [
      'Gas Safe registered engineer (no. 55xxxx). ACS: CCN1, CENWAT, CKR1, renewed 2024',
      'gas safe registered, ccn1 cenwat ckr1 all in date to 2029',
    ],
    less: [
      'Heating engineer 2008 - 2018. CORGI then Gas Safe until 2018, ACS run out.',
      'Gas improver, shadowing a Gas Safe engineer; ACS booked for January',
      'Plumber, NVQ 2. Not Gas Safe registered; I do wet work only.',
      'My employer is a Gas Safe registered business; I do the plumbing and am not on its register myself.',
    ],
  },
  {
    title: 'Employment Solicitor',
    ask: 'Qualified solicitor in England and Wales with a current practising certificate',
    held: [
      'Admitted as a solicitor in England and Wales, 2016; current practising certificate',
      'Solicitor, admitted 2014, Penrose LLP, 2014 - present. SRA ID 51xxxx, PC free of conditions',
      'I qualified as a solicitor in September 2018 and have held a practising certificate ever since.',
    ],
    less: [
      'Trainee solicitor, second seat, due to qualify in September 2027',
      'LPC completed; paralegal since 2022; looking for a training contract',
      'Solicitor in Scotland, enrolled 2015, Law Society of Scotland',
      'Solicitor 2005 - 2015, removed from the roll at own request 2018',
      'Legal secretary to a solicitor, 2018 - present',
      'SQE1 passed, SQE2 sat in October, results awaited',
    ],
  },
  {
    title: 'Management Accountant',
    ask: 'Fully qualified accountant (ACA, ACCA or CIMA)',
    held: [
      'ACMA, CGMA, finance business partner, 2019 - present',
      'Qualified ACCA 2018 (first-time passes)',
      'Chartered accountant (ICAEW), trained at a regional firm, admitted 2016',
      'fcca, group accountant since 2012',
    ],
    half: [
      'CIMA: 9 of 12 papers passed, case study in May',
      'ACCA part-qualified, 3 exams left',
      'ACA training contract, final level sitting in July 2027',
      'ACCA affiliate: all exams passed, awaiting membership; PER signed off',
    ],
    none: [
      'AAT Level 4, MAAT. Not studying ACCA or CIMA.',
      'ACCA student from 2012 to 2014, gave up after four papers',
      'Qualified by experience; no accountancy qualification',
    ],
  },
  {
    title: 'Veterinary Surgeon',
    ask: 'MRCVS',
    held: [
      'BVSc MRCVS, small animal vet, Ashdown Vets, 2017 - present',
      'Veterinary surgeon, RCVS registered, graduated Bristol 2015',
      'Member of the Royal College of Veterinary Surgeons since 2012',
    ],
    less: [
      'Registered veterinary nurse (RVN) since 2016',
      'Final year veterinary student at Nottingham, MRCVS in July 2027',
      'Vet in Poland since 2015; RCVS statutory exam in preparation',
      'Veterinary receptionist, 2018 - present, works with six MRCVS',
      'MRCVS 1998 to 2019, now off the register',
    ],
  },
  {
    title: 'Maths Teacher',
    ask: 'Qualified Teacher Status (QTS)',
    held: [
      'PGCE Mathematics with QTS, 2016',
      'QTS awarded 2012; NQT year completed',
      'teacher of maths with qts, king alfred school 2015 to now',
    ],
    half: ['PGCE with QTS in progress, due July 2027', 'SCITT trainee teacher, QTS expected this summer'],
    none: [
      'Unqualified teacher of maths 2021 - present, no QTS',
      'Cover supervisor since 2020. I do not hold QTS.',
      'Teaching assistant 2018 - present',
    ],
  },
  {
    title: 'Pflegefachkraft',
    ask: 'examinierte Pflegefachkraft / Gesundheits- und Krankenpfleger (m/w/d)',
    held: [
      'Gesundheits- und Krankenpflegerin, Examen 2014, Klinikum Fulda seit 2014',
      'examinierter Krankenpfleger seit 2003, Innere Station',
      'Staatlich geprüfte Pflegefachfrau, Examen September 2023',
    ],
    less: [
      'Pflegehelferin seit 2016, einjährige Ausbildung',
      'Auszubildender zum Pflegefachmann, Examen im September 2027',
      'Krankenpfleger aus Tunesien, Anerkennung beantragt, Kenntnisprüfung im März',
      'Keine Pflegeausbildung, seit 2019 Alltagsbegleiter',
    ],
  },
  {
    title: 'Notfallsanitäter',
    ask: 'abgeschlossene Ausbildung als Notfallsanitäter oder Rettungsassistent',
    held: [
      'Notfallsanitäter (Staatsexamen 2017), DRK Rettungswache Ulm',
      'Rettungsassistent 2009, Ergänzungsprüfung zum Notfallsanitäter 2016',
    ],
    less: [
      'Rettungssanitäter seit 2015, DRK',
      'Notfallsanitäter in Ausbildung, Examen 2027',
      'Ehrenamtlicher Sanitätshelfer',
    ],
  },
  {
    title: 'Buchhalter',
    ask: 'geprüfter Bilanzbuchhalter (IHK)',
    held: [
      'Bilanzbuchhalterin IHK, Prüfung 2015',
      'geprüfter Bilanzbuchhalter seit 2018, davor Steuerfachangestellter',
    ],
    less: [
      'Weiterbildung zum Bilanzbuchhalter (IHK), zwei von drei Prüfungsteilen bestanden',
      'Bilanzbuchhalter-Lehrgang begonnen, Prüfung Herbst 2027',
      'Buchhalter seit 2012, kein Bilanzbuchhalter',
      'Lehrgang zum Bilanzbuchhalter 2016 abgebrochen',
    ],
  },
  {
    title: 'Infirmier',
    ask: "Diplôme d'État infirmier exigé",
    held: [
      "Infirmière diplômée d'État depuis 2013, CHU de Tours",
      'IDE depuis 2016, service de chirurgie, clinique Saint-Jean',
      "Diplôme d'État d'infirmier, IFSI de Nantes, 2018",
    ],
    less: [
      'Aide-soignante DEAS 2012, CHU de Tours, 2012 à ce jour',
      'Étudiant infirmier en 3e année, DE prévu en juillet 2027',
      "Infirmière diplômée en Algérie, autorisation d'exercice en cours",
      "Radié de l'ordre infirmier à ma demande en 2019, n'exerce plus",
    ],
  },
  {
    title: 'Structural Engineer',
    ask: 'Chartered engineer (CEng MIStructE or MICE)',
    held: [
      'MEng CEng MIStructE, senior structural engineer, 2014 - present',
      'Chartered with the IStructE in 2018',
      'CEng MICE since 2015',
    ],
    half: [
      'Graduate member of the IStructE, sitting the chartered exam in April',
      'IEng MICE, preparing CEng review',
      'Chartered Professional Engineer, Engineers Australia (CPEng)',
    ],
    none: ['Structural technician 2015 - present, not chartered', 'Chartered status given up in 2015'],
  },
  {
    title: 'Dental Hygienist',
    ask: 'GDC registration as a dental hygienist or therapist',
    held: [
      'Dental hygienist since 2014, GDC no. 21xxxx',
      'I am registered with the General Dental Council as a dental therapist.',
      'dental therapist, gdc registered, two practices in hull, 2018 to now',
      'Diploma in Dental Hygiene and Therapy, King’s 2016 · GDC 26xxxx',
    ],
    less: [
      'Dental nurse, GDC registered, 2016 - present; oral health education',
      'Student dental therapist, final year, GDC registration in August 2027',
      'Dental hygienist in Sweden since 2012. GDC application in hand, decision expected in the new year',
      'GDC registration: erased at own request 2022',
    ],
  },
  {
    title: 'Pharmacist',
    ask: 'Registered pharmacist with the GPhC',
    held: [
      'MPharm, MRPharmS. GPhC 208xxxx, responsible pharmacist since 2016',
      'Pharmacist on the GPhC register since July 2013, no conditions',
      'pharmacist manager, gphc no 2051xxx, boots altrincham, 2015 to date',
    ],
    less: [
      'Pharmacy technician (GPhC registered), hospital dispensary, 2015 - present',
      'Foundation trainee pharmacist, GPhC assessment in June 2027',
      'Pharmacist in Spain 2014 - 2022; OSPAP starts in September',
      'GPhC registered until 2018, then moved into medical writing and did not renew',
      'Dispenser, supervised by GPhC pharmacists',
    ],
  },
  {
    title: 'Physiotherapist',
    ask: 'HCPC registered physiotherapist, member of the CSP',
    held: [
      'BSc Physiotherapy, MCSP, HCPC registered (PH10xxxx)',
      'HCPC and CSP registered physio since 2017, MSK outpatients',
    ],
    less: [
      'Sports therapist (STO member), BSc Sports Therapy, not HCPC registered',
      'Physiotherapy assistant 2019 - present; supervised by HCPC physiotherapists',
      'HCPC registered occupational therapist, 2016 - present',
      'Third-year physiotherapy student; will register with the HCPC and CSP in July 2027',
    ],
  },
  {
    title: 'Security Officer',
    ask: 'SIA licence (Door Supervisor or Security Guarding), in date',
    held: [
      'SIA Door Supervisor licence, expires 03/2028',
      'sia badge ds in date until 2028, event stewarding 2019 to now',
      'Holder of a valid SIA licence (Security Guarding) no. 1012xxxx',
    ],
    less: [
      'SIA licence expired May 2024, application for renewal not made',
      'No SIA badge yet; course booked for next week',
      'SIA licence (CCTV) applied for, decision awaited',
      'Steward at football grounds 2018 - present, no SIA licence',
    ],
  },
  {
    title: 'Crane Operator',
    ask: 'CPCS A60 mobile crane card (blue competence card)',
    held: [
      'CPCS A60 mobile crane, blue card, expires 2029',
      'cpcs blue competence a60 mobile crane up to 100t, 12 years on site',
    ],
    less: [
      'CPCS red trained operator card, A60 mobile crane, NVQ started',
      'CPCS A04 tower crane blue card',
      'CPCS card ran out in 2021, operating under supervision since',
    ],
  },
  {
    title: 'Coded Welder',
    ask: 'Coded welder to EN ISO 9606-1 (TIG, 6G)',
    held: [
      'Coded TIG welder, BS EN ISO 9606-1 6G, prolonged every six months, last 09/2026',
      'TIG coding 6G carbon and stainless (ISO 9606), 15 years in petrochem',
    ],
    less: [
      'MIG welder, coded to ISO 9606 (135) flat and horizontal',
      'TIG codings lapsed 2019; would need to be recoded',
      "Welder's mate to coded welders on shutdowns, 2018 to date",
    ],
  },
  {
    title: 'Actuary',
    ask: 'Qualified actuary (FIA or equivalent)',
    held: [
      'Fellow of the Institute and Faculty of Actuaries, 2018',
      'FIA (2016), pricing actuary, motor',
      'FSA (Society of Actuaries), qualified 2017, life reserving',
    ],
    less: [
      'Student actuary, 11 of 13 IFoA exams passed',
      'Nearly qualified actuary: SP2 and SA2 to go',
      'Actuarial analyst, stopped the exams in 2019 and do not intend to resume',
    ],
  },
  {
    title: 'Registered Architect',
    ask: 'ARB registered architect (Part III)',
    held: [
      'ARB registered since 2015, RIBA chartered member',
      'Architect ARB RIBA, project architect at Hale & Moss, 2016 - present',
      'Part III passed 2014, on the ARB register',
    ],
    less: [
      'Part II architectural assistant, Part III to be completed in 2027',
      'Architectural technologist (MCIAT), not ARB registered',
      'Architekt (Architektenkammer Berlin) since 2014; ARB prescribed exam not taken yet',
      'Retired from the ARB register in 2019, consultant since',
    ],
  },
  {
    title: 'Social Worker',
    ask: 'Registered with Social Work England',
    held: [
      'Social Work England registration SW1xxxxx, current',
      'Registered social worker (SWE), children in need team, 2017 to date',
      'BA Social Work 2016, registered with Social Work England ever since',
    ],
    less: [
      'Family support worker 2015 - present; no social work registration',
      'ASYE starting once my Social Work England registration comes through',
      'Registered with the Scottish Social Services Council (SSSC) since 2014',
      'Left the Social Work England register in 2021',
    ],
  },
  {
    title: 'Aircraft Engineer',
    ask: 'EASA or UK CAA Part-66 B1.1 licence with A320 type rating',
    held: [
      'UK CAA Part-66 B1.1, A320 (CFM56) and B737NG type rated',
      'Licensed aircraft engineer, EASA B1.1 licence, types A320 and A330, base maintenance Luton',
    ],
    less: [
      'Part-66 B2 licence, A320 avionics',
      'B1.1 modules all passed, licence application submitted',
      'Aircraft mechanic (Cat A), A320 line, working for B1 licensed engineers',
      'B1.1 with B737 only; A320 course planned for 2027',
    ],
  },
  {
    title: 'First Officer A320',
    ask: 'ATPL (frozen accepted) with A320 type rating and Class 1 medical',
    held: [
      'Frozen ATPL, A320 type rating valid to 06/2027, Class 1 medical current',
      'ATPL(A) issued 2019; A320 TR; medical class 1 valid until 2027',
    ],
    less: [
      'fATPL, no type rating yet, Class 1 medical',
      'A320 type rating lapsed 2020; Class 1 medical current; ATPL frozen',
      'PPL holder, 120 hours',
    ],
  },
  {
    title: 'Registered Nurse (ICU)',
    ask: 'Current unrestricted Texas RN license',
    held: [
      'Texas RN license, active, unencumbered, exp. 08/2028',
      'Registered Nurse, TX BON license 8xxxxx, BLS, ACLS',
      'RN, BSN. Texas RN license since 2017',
    ],
    half: [
      'RN licensed in California, Texas endorsement application pending',
      'New graduate nurse, NCLEX scheduled for December in Texas',
    ],
    less: ['LVN, Texas Board of Nursing, in an LVN-to-RN bridge', 'RN license surrendered in 2018'],
  },
  {
    title: 'Journeyman Plumber',
    ask: 'Washington State journeyman plumber license (PL01)',
    held: [
      'WA PL01 journeyman plumber, current',
      'Licensed journeyman plumber, Washington State PL01, renewed 2026',
    ],
    less: [
      'Oregon journeyman plumber license, WA reciprocity application mailed',
      'Plumber trainee card, 6,200 of 8,000 hours',
      'Plumbing helper; not licensed',
    ],
  },
  {
    title: 'CPA, Senior Accountant',
    ask: 'Active CPA license required',
    held: [
      'CPA (Illinois, active since 2018)',
      'Jamie Ortiz, CPA\nSenior accountant, Dale & Co, 2017 - present',
      'Certified Public Accountant, license active through 2027',
    ],
    less: [
      'CPA candidate, 3 of 4 sections passed',
      'CPA eligible (150 hours), sitting FAR in February',
      'CPA license inactive since 2020',
      'Passed all four CPA sections; license application to be filed once hours are signed',
    ],
  },
  {
    title: 'Electrical Engineer',
    ask: 'Professional Engineer (PE) license',
    held: [
      'Licensed Professional Engineer, Ohio, PE 8xxxx',
      'P.E. (Electrical), Colorado, 2016',
      'Sam Field, PE\nSenior power engineer, Grid Partners, 2014 - now',
    ],
    less: [
      'EIT, PE exam in April',
      'Engineer in Training; PE not yet taken',
      'P.Eng. (Ontario) since 2015',
      'Let my PE lapse after moving into sales',
    ],
  },
  {
    title: 'Erzieher',
    ask: 'staatlich anerkannte Erzieherin / staatlich anerkannter Erzieher',
    held: [
      'Staatlich anerkannte Erzieherin seit 2012, Kita Regenbogen',
      'Erzieher (staatl. anerkannt), Krippengruppe, 2018 - heute',
    ],
    less: [
      'Kinderpflegerin seit 2014, Kita Regenbogen',
      'Erzieherin im Anerkennungsjahr',
      'PiA-Auszubildende zur Erzieherin, drittes Jahr',
      'Educadora aus Spanien, Antrag auf Anerkennung läuft',
    ],
  },
  {
    title: 'Fachkraft für Lagerlogistik',
    ask: 'Gültiger Staplerschein',
    held: [
      'Staplerschein seit 2014, jährliche Unterweisung',
      'gabelstaplerschein vorhanden',
      'Flurförderzeugschein, aktuell',
    ],
    less: [
      'Kein Staplerschein',
      'Staplerschein wird im Januar gemacht',
      'Staplerschein abgelaufen, Auffrischung nicht gemacht',
    ],
  },
  {
    title: 'Électricien industriel',
    ask: 'Habilitations électriques B2V BR BC à jour',
    held: ['Habilitations B2V, BR, BC recyclées en 2025', 'Habilitation électrique B2V-BR-BC, à jour'],
    less: [
      'Habilitation électrique B0 seulement',
      'Habilitations périmées depuis 2021',
      'Sans habilitation électrique à ce jour, formation prévue en mars',
    ],
  },
  {
    title: 'Conducteur routier SPL',
    ask: 'Permis CE, FIMO/FCO à jour et carte conducteur',
    held: [
      'Permis CE depuis 2010, FCO valable jusqu’en 2029, carte conducteur',
      'chauffeur spl, permis ce, fco à jour, carte chronotachygraphe. 12 ans de zone longue',
    ],
    less: [
      'Permis C, FIMO, carte conducteur ; permis CE en cours',
      'Permis CE et carte conducteur, FCO expirée depuis 2023',
      'Permis B uniquement',
    ],
  },
  {
    title: 'Probation Officer',
    ask: 'Professional Qualification in Probation (PQiP) or DipPS',
    held: ['PQiP completed 2021, probation officer, Leeds', 'Diploma in Probation Studies (DipPS), 2006'],
    less: [
      'PQiP learner, second year, due to qualify in June',
      'Probation services officer since 2018, not PQiP qualified',
      'VQ3 Probation Practice',
    ],
  },
  {
    title: 'Optometrist',
    ask: 'GOC registered optometrist',
    held: [
      'Optometrist, GOC 01-3xxxx, MCOptom, 2014 - present',
      'BSc Optometry 2012, registered with the General Optical Council since 2013',
    ],
    less: [
      'Dispensing optician (FBDO), GOC D-1xxxx',
      'Pre-reg optometrist, stage 2 assessments in spring',
      'Optical assistant in a practice of three GOC registered optometrists',
      'Came off the GOC register in 2022',
    ],
  },
  {
    title: 'Staff Nurse',
    ask: 'NMC registered nurse (adult)',
    held: [
      'Profile: Registered nurse (adult) with nine years on medical wards. I have never worked in paediatrics and have no theatre experience.\n\nStaff Nurse, Ward 12, Pinderfields, March 2017 - present\nBay of six, medication rounds, discharge planning. Not yet a mentor.',
      'staff nurse, st marys, 2016 to now. rn adult, nmc pin current, ils. not a prescriber, course starts in january. previously care assistant 2011 to 2013',
      'Zoe Hart BN RN. NMC registration current, no conditions. V300 in progress; ALS lapsed. Band 6 since 2021, acute medicine, Northern General.',
      'Registration: NMC, adult part, revalidation due April 2028\nMentorship: not completed\nPhlebotomy: yes',
      'Student nurse 2013-2016, University of Leeds\nStaff nurse, LGI, September 2016 to date\nNMC PIN 16xxxxxE',
    ],
    less: [
      'Senior healthcare assistant with fourteen years on medical wards. I look after a bay with the registered nurse, take observations and escalate. I am not a registered nurse, but I start the nursing degree apprenticeship next spring.',
      'Nursing: I qualified in 1994 and worked at the Royal until 2011, when I moved into pharmaceutical sales. My registration has lapsed. I would do the return to practice course.',
    ],
  },
  {
    title: 'Management Accountant',
    ask: 'Qualified accountant (ACCA, CIMA or ACA)',
    held: [
      'I qualified with CIMA in 2017 and have since run the month end of two factories. I have no experience of group consolidation and have not used SAP.',
      'Finance manager (ACCA) at Dorn Ltd. Manages a part-qualified assistant and a CIMA trainee. ACCA member since 2015.',
      'Ruth Ames FCA | 12 years in practice and industry | not audit registered',
    ],
    less: [
      'Finance assistant, Dorn Ltd, 2019 - present. I report to a CIMA qualified manager and am halfway through ACCA.',
      'I sat CIMA between 2014 and 2016 and got as far as the operational level, then stopped. Eight years of management accounts since.',
      'Management accountant. Not qualified, not studying. AAT 2009.',
    ],
  },
  {
    title: 'Employment Solicitor',
    ask: 'Solicitor admitted in England and Wales',
    held: [
      'Solicitor (admitted October 2015), Marsh & Holt, Leeds. Tribunal advocacy; not a mediator. Supervise a trainee solicitor and two paralegals.',
      'I trained at Marsh & Holt and was admitted as a solicitor in March 2018. I have never done contentious probate.',
    ],
    less: [
      'Barrister called 2012, tenant at 9 Gale Chambers; never requalified as a solicitor',
      'Chartered legal executive student, CILEX level 6, and paralegal to an employment solicitor since 2019',
      'Solicitor of the Senior Courts until 2017, when I let my practising certificate go and took my name off the roll to teach',
    ],
  },
  {
    title: 'Social Worker',
    ask: 'Social Work England registration',
    held: [
      'Qualified social worker registered with SWE. Not a best interests assessor or AMHP as yet. Eight years in adult safeguarding, Kirklees.',
      'After my MA (2014) I registered with the HCPC and, when the register moved, with Social Work England, where I remain registered.',
    ],
    less: [
      'Community care officer, unqualified, 2010 - present. My colleagues are registered with Social Work England; I am not.',
      'Social work degree finished in June; Social Work England has my application.',
    ],
  },
  {
    title: 'HGV Driver',
    ask: 'Category C+E licence',
    held: [
      'Class 1 driver since 2011. No ADR, no HIAB. C+E clean, CPC done to 2029.',
      'I hold categories B, C and C+E, no points, and have never had an accident.',
    ],
    less: [
      'Class 2 driver (category C) since 2015. No C+E; the firm would not pay for the test.',
      'C+E revoked on medical grounds in 2023',
      'Category C+E provisional, theory passed, practical in three weeks',
    ],
  },
  {
    title: 'Electrician',
    ask: 'Texas journeyman electrician license',
    held: [
      'TX Journeyman Electrician #3xxxxx, exp 11/2027. Not a master yet. Commercial TI, hospitals, no solar.',
      'Texas licensed journeyman wireman since 2015; apprentice 2011-2015 (IBEW 520)',
    ],
    less: [
      'Fourth-year apprentice, IBEW 520, 7,100 of 8,000 hours; will test for the Texas journeyman license in the summer',
      'Journeyman electrician, Louisiana license; Texas not held',
      'Texas journeyman license, expired 2022, working as maintenance electrician in-house since',
    ],
  },
  {
    title: 'Physiotherapeut',
    ask: 'staatlich anerkannter Physiotherapeut (m/w/d)',
    held: [
      'Physiotherapeutin, Staatsexamen 2016, Rehaklinik Bad Aibling. Keine Zusatzausbildung in Lymphdrainage, Bobath begonnen.',
      'Seit 2014 staatlich anerkannter Physiotherapeut, Praxis Lindner. MT-Zertifikat fehlt noch.',
    ],
    less: [
      'Masseur und med. Bademeister seit 2009; Nachqualifizierung zum Physiotherapeuten läuft',
      'Physiotherapeut aus der Ukraine, Anerkennung in Bayern beantragt, Eignungsprüfung offen',
      'Schüler an der Berufsfachschule für Physiotherapie, Examen im Herbst 2027',
    ],
  },
  {
    title: 'Aide-soignant',
    ask: "Diplôme d'État d'aide-soignant (DEAS) exigé",
    held: [
      'Aide-soignante diplômée (DEAS 2014), EHPAD Les Tilleuls depuis 2014. Pas de permis.',
      "Diplôme d'État d'aide-soignant obtenu en 2019",
    ],
    less: [
      "Faisant fonction d'aide-soignante depuis 2018, sans diplôme ; VAE commencée",
      'Auxiliaire de vie (DEAVS), EHPAD, 2016 à ce jour',
      'Élève aide-soignante, IFAS de Tours, diplôme attendu en juillet 2027',
    ],
  },
  {
    title: 'Expert-comptable',
    ask: "Expert-comptable diplômé, inscrit à l'Ordre",
    held: [
      "Expert-comptable diplômé (DEC 2016), inscrit à l'Ordre",
      'Expert-comptable depuis 2019, cabinet Roy, Angers',
    ],
    less: [
      'DSCG validé, stage de trois ans en cours, DEC prévu en 2028',
      'Expert-comptable stagiaire, 2e année',
      'DCG ; pas de DSCG ni de DEC',
    ],
  },
  {
    title: 'Occupational Therapist',
    ask: 'HCPC registered Occupational Therapist',
    held: [
      'Occupational therapist, HCPC OT7xxxx, stroke unit, 2016 to date',
      'BSc OT (Hons) 2015, HCPC registration maintained throughout my career break',
      'ot, band 6, hcpc reg, community reablement 2018 to present',
    ],
    less: [
      'OT technician, reablement team, 2018 - present, works to plans set by occupational therapists',
      'MSc OT (pre-reg), finishing this summer; HCPC thereafter',
      'I stopped practising as an OT in 2015 and am no longer on the HCPC register.',
      'HCPC registered dietitian since 2014',
    ],
  },
  {
    title: 'Conveyancer',
    ask: 'Licensed Conveyancer (CLC) or Fellow of CILEX',
    held: [
      'Licensed conveyancer, CLC licence 12xxx, since 2015',
      'FCILEX 2018, residential conveyancing team leader',
      'Qualified with the CLC in 2012 and have run my own caseload ever since',
    ],
    less: [
      'Conveyancing assistant to a licensed conveyancer, 2019 - present',
      'CLC Level 6 Diploma started January',
      'CILEX: student member, level 3',
    ],
  },
  {
    title: 'Chartered Town Planner',
    ask: 'MRTPI',
    held: [
      'Planning officer, MRTPI (2019), Kirklees MDC',
      'Chartered member of the Royal Town Planning Institute',
      'MA Town Planning; elected MRTPI in 2017',
    ],
    less: [
      'Licentiate RTPI, APC submission next round',
      'Planning technician, HNC, not chartered',
      'RTPI membership allowed to lapse in 2020',
    ],
  },
  {
    title: 'Dispensing Optician',
    ask: 'GOC registered dispensing optician',
    held: [
      'Dispensing optician FBDO, GOC registered since 2011',
      'Qualified dispensing optician (GOC D-xxxxx)',
    ],
    less: [
      'Trainee dispensing optician, ABDO second year',
      'Optical consultant, 6 years, not registered',
      'Optometrist until I left the register in 2020',
    ],
  },
  {
    title: 'School Bus Driver',
    ask: 'CDL Class B with passenger (P) and school bus (S) endorsements',
    held: [
      'CDL-B with P and S endorsements, clean MVR',
      'Class B CDL, passenger and school bus endorsements, DOT physical to 2027',
    ],
    less: ['Regular Class D license; CDL permit test next week', 'CDL Class B suspended in 2024'],
  },
  {
    title: 'Real Estate Agent',
    ask: 'Active Florida real estate license',
    held: [
      'Florida real estate sales associate license SL3xxxxx, active',
      'Licensed Florida Realtor since 2014',
    ],
    less: [
      'Florida real estate license: course done, state exam Friday',
      'Georgia real estate license, active',
      'Let my Florida license go inactive in 2022',
    ],
  },
  {
    title: 'Assistante maternelle / Auxiliaire',
    ask: "Diplôme d'État d'auxiliaire de puériculture",
    held: [
      'Auxiliaire de puériculture diplômée (DEAP 2015), crèche Arc-en-ciel',
      'DEAP obtenu en 2018, maternité de Pau',
    ],
    less: [
      'CAP AEPE 2019, agent de crèche',
      'Élève auxiliaire de puériculture, sortie en juillet 2027',
      "ASEM, sans diplôme d'auxiliaire",
    ],
  },
  {
    title: 'Comptable',
    ask: 'Titulaire du DCG ou du DSCG',
    held: ['DCG 2017, comptable en cabinet', 'DSCG obtenu en 2020'],
    less: [
      'DCG : 9 UE sur 13',
      'BTS comptabilité 2014',
      'Préparation du DCG en alternance, fin prévue en 2028',
    ],
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
    title: 'Certified Public Bookkeeper',
    ask: 'AAT Level 4 or MAAT',
    held: ['MAAT 2016', 'AAT Professional Diploma (Level 4), 2019', 'FMAAT', 'ACCA qualified, 2014'],
    less: ['AAT Level 3, Level 4 in progress', 'AAT Level 2 Foundation'],
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
    title: 'Aide à domicile',
    ask: 'Permis B et véhicule',
    held: ['Permis B et véhicule personnel', 'Permis B (2015), voiture'],
    less: ['Permis B en cours de passage', 'Pas de permis'],
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
    title: 'Health Visitor',
    ask: 'Specialist Community Public Health Nurse (Health Visiting) on part 3 of the NMC register',
    held: [
      'Registered Nurse, SCPHN (Health Visiting), NMC PIN 09I..., 2016',
      'Specialist community public health nurse - health visitor, NMC registered, 2018 to date',
    ],
    half: [
      'SCPHN (School Nursing), part 3 of the NMC register, 2019',
      'RN SCPHN (SN), school nurse since 2017',
    ],
    less: ['Student health visitor on the SCPHN HV programme, to qualify in September'],
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
    less: ['BTS Esthétique, 2014. Conseillère en nutrition depuis 2018, certificat privé.'],
    none: ['CAP Cuisine 2011, cuisinière en collectivité', 'BTS diététique, abandonné en première année'],
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
    title: 'Perfusionist',
    ask: 'Certified Clinical Perfusionist (CCP), American Board of Cardiovascular Perfusion',
    held: [
      'CCP, ABCP, certified 2017, recertified annually',
      'Staff perfusionist, CCP, St. Vincent, 2015 - present',
    ],
    half: [
      'ABCP part I passed October 2026, part II scheduled for spring; perfusion graduate 2026',
      'CCP-eligible; MS Cardiovascular Perfusion, May 2026',
    ],
    less: [
      'Clinical perfusion scientist, SCPS accredited, Leeds, 2014 - present; CCP equivalence not yet begun',
    ],
    none: ['ECMO specialist, RRT, 2018 - present', 'CCP lapsed 2019 after leaving bedside for sales'],
  },
  {
    title: 'Prosthetist',
    ask: 'HCPC-registered prosthetist/orthotist with BSc (Hons) Prosthetics and Orthotics',
    held: [
      'BSc (Hons) Prosthetics & Orthotics, Strathclyde 2015; HCPC PO0xxxx',
      'Prosthetist / orthotist (HCPC registered), 2012 - date. BSc Hons P&O, Salford.',
    ],
    half: ['BSc (Hons) Prosthetics and Orthotics, Salford, final year, registering with the HCPC in August'],
    less: ['BSc Podiatry, HCPC registered podiatrist, insoles and casting since 2013'],
    none: ['Orthotic technician, plaster room and bench work, 2014 - present. NVQ 2 Engineering.'],
  },
  {
    title: 'Compliance Counsel',
    ask: 'J.D. from an accredited law school and admission to the New York bar in good standing',
    held: [
      'JD, Fordham Law, 2014; admitted in New York 2015, active',
      'Bars: New York (2012, in good standing), New Jersey. J.D., Rutgers, 2011',
    ],
    half: [
      'J.D., Boston College, 2016. Admitted: Massachusetts. New York bar application pending.',
      'JD, Brooklyn Law School, 2026. Sat the July bar, results awaited.',
    ],
    none: [
      'Paralegal certificate, 2012; compliance analyst 2013 - present. No law degree.',
      'JD, Pace, 2009; New York bar, resigned 2018 for non-disciplinary reasons',
    ],
  },
  {
    title: 'Chargé de sécurité incendie',
    ask: 'SSIAP 3 à jour de recyclage',
    held: [
      'Chef de service sécurité incendie. SSIAP 3, recyclage 2025.',
      'SSIAP 3 (2019), recyclage effectué en mars 2025',
    ],
    half: [
      'SSIAP 2, à jour',
      'Formation SSIAP 3 en cours, examen le 12 janvier',
      'SSIAP 1 depuis 2018, recyclé 2024',
    ],
    none: [
      'SSIAP 3 obtenu en 2012, non recyclé depuis 2017',
      'Agent de surveillance, carte professionnelle, sans SSIAP',
    ],
  },
  {
    title: 'Hebamme im Kreißsaal',
    ask: 'Staatlich anerkannte Hebamme (m/w/d)',
    held: [
      'Hebamme, Kreißsaal, Klinikum Fulda, 2016 bis heute\nStaatsexamen Hebamme 2016',
      'B.Sc. Hebammenwissenschaft mit staatlicher Anerkennung, 2024',
    ],
    half: [
      'Studentin der Hebammenwissenschaft, 6. Semester, Examen im Sommer 2027',
      'Midwife (Italien, laurea in ostetricia 2020); Anerkennung beim Regierungspräsidium beantragt',
    ],
    none: [
      'Gesundheits- und Kinderkrankenpflegerin auf der Wochenstation seit 2012',
      'Ausbildung zur Hebamme 2014 abgebrochen, seither MFA in der Frauenarztpraxis',
    ],
  },
  {
    title: 'Interior Designer, Healthcare',
    ask: 'NCIDQ certification required',
    held: ['NCIDQ certified #0xxxxx, 2018', 'Interior designer, NCIDQ, LEED AP, 2015 - present'],
    half: ['NCIDQ: IDFX and IDPX passed, PRAC in April', 'NCIDQ candidate'],
    none: ['LEED Green Associate, BFA Interior Design, 2019', 'I have not taken the NCIDQ.'],
  },
  {
    title: 'Water Treatment Operator, Georgia',
    ask: 'Class I water operator license from the State of Georgia',
    held: [
      'Georgia Class I Water Operator, #xxxx, exp. 6/2027',
      'Licensed Class 1 Water Treatment Operator, State of Georgia, since 2015',
    ],
    half: [
      'Class III water operator license, Georgia, 2022',
      'Class I water operator, State of Florida (Class A there), moving to Savannah',
      'Class II; sitting the Class I exam in February',
    ],
    none: [
      'Wastewater lab tech, no operator license',
      'Georgia Class I Water Operator license expired in 2019',
    ],
  },
  {
    title: 'Bilanzbuchhalterin',
    ask: 'Abgeschlossenes Studium BWL oder geprüfter Bilanzbuchhalter (IHK)',
    held: [
      'Studium\nB.A. Betriebswirtschaft, Hochschule Nordmark, 2015',
      'Weiterbildung\nGeprüfte Bilanzbuchhalterin (IHK), 2019',
    ],
    less: [
      'Weiterbildung\nLehrgang Bilanzbuchhalter (IHK), Prüfung im Herbst 2027',
      'Ausbildung\nSteuerfachangestellte, 2012',
    ],
  },
  {
    title: 'Responsable paie',
    ask: 'BTS, DCG ou licence en paie exigé',
    held: [
      'Formation\nLicence professionnelle Gestion de la paie, Université de Haute-Loue, 2017',
      'Formation\nBTS Comptabilité et gestion, 2012',
    ],
    less: [
      'Formation\nBTS Comptabilité et gestion en cours (GRETA, première année). Pas d’autre diplôme.',
      'Formation\nBac pro Gestion-Administration, 2013. DCG : six UE sur treize validées.',
    ],
    none: ['Formation\nCAP Vente, 2010'],
  },
  {
    title: 'Technicien de maintenance',
    ask: 'Permis B nécessaire, véhicule fourni',
    held: ['Permis B, véhicule personnel', 'Titulaire du permis B depuis 2014'],
  },
  {
    title: 'Community Pharmacist, Galway',
    ask: 'Must be registered with the Pharmaceutical Society of Ireland',
    held: [
      "On the Pharmaceutical Society of Ireland's register since 2016, no conditions",
      'Registered pharmacist with the Pharmaceutical Society of Ireland (2016)',
      'PSI registered pharmacist, 2016 to date',
    ],
    less: [
      'Registered with the GPhC in England; application to the Pharmaceutical Society of Ireland submitted September 2026',
      'Fourth-year MPharm student, University of Corrib',
    ],
  },
  {
    title: 'Speech Therapist, Dublin',
    ask: 'CORU registration as a speech and language therapist',
    held: [
      'CORU registered speech and language therapist since 2018',
      'Speech and Language Therapists Register of CORU: entered 2018',
    ],
    less: [
      'CORU application lodged in August 2026, decision awaited',
      'HCPC registered speech and language therapist; not on the CORU register',
    ],
  },
  {
    title: 'Field Service Technician',
    ask: 'A full driving licence is required',
    held: [
      'Licences: car and C1',
      'Licence: car, motorbike',
      'Clean driving licence',
      'Driving: full licence, category B',
    ],
    less: ['Provisional licence, test booked in March', 'Cycles to work, does not drive'],
  },
  {
    title: 'Bridge Engineer, Regina, Saskatchewan',
    ask: 'You must be a P.Eng. registered with APEGS',
    held: ['P.Eng. with APEGS since 2017', 'APEGS member, P.Eng., since 2015; also APEGA'],
    half: [
      'P.Eng. with APEGA since 2016, in good standing',
      'Licensed by Professional Engineers Ontario since 2018',
      'Registered with EGBC since 2019, P.Eng.',
    ],
  },
  {
    title: 'Mechanical Engineer',
    ask: 'Registered as P.Eng. with Engineers and Geoscientists BC',
    held: ['P.Eng., EGBC, 2018', 'Engineers and Geoscientists BC (P.Eng. 2011), practising'],
    less: ['Registered EIT with EGBC since May 2023', 'Engineer-in-training, EGBC, 2024 - present'],
  },
  {
    title: 'Senior Podiatrist, Cork',
    ask: 'You must be on the register of podiatrists at CORU',
    held: ['CORU registration PO004411, renewed to 2027', 'On the CORU register since 2019'],
    less: ['CORU application pending', 'Not yet registered with CORU'],
  },
  {
    title: 'Service Plumber',
    ask: 'A full driving licence is required',
    held: ['Full B and BE licence', 'Full Irish B licence', 'Full B/BE licence'],
    less: ['No licence yet, lessons booked'],
  },
  {
    title: 'Door Staff, Nottingham',
    ask: 'SIA Door Supervisor licence, in date, on you',
    held: ['SIA LICENCE: Door Supervision, front line, expires 22 August 2028'],
    less: ['SIA LICENCE: lapsed 2023'],
  },
  {
    title: 'Bookkeeper, Ennis',
    ask: 'Accounting Technician (IATI/ATI) or the like',
    held: [
      'Accounting Technicians Ireland, Diploma, Limerick, 2013, member since 2014',
      'I qualified as an Accounting Technician in 2016',
    ],
    less: ['Accounting Technicians Ireland, first year, exams in May'],
  },
  {
    title: 'HVAC Service Technician, Chattanooga',
    ask: "Valid driver's license",
    held: ['Valid TN license, good record, I drive the box truck every day', 'C class, manual'],
    less: ['Active TN license, RN'],
  },
  {
    title: 'Senior Tax Accountant, Columbus',
    ask: 'CPA license or Enrolled Agent status in good standing',
    held: [
      'I passed the three-part exam in 2014 and have been enrolled to practice before the IRS ever since',
    ],
  },
  {
    title: 'Midwife, North Otago',
    ask: 'A midwife registered with the Midwifery Council',
    held: ['RM, MMid (Dist.)', 'Registered midwife since 1998'],
    less: ['Midwifery Council application pending'],
  },
  {
    title: 'Lettings Negotiator',
    ask: 'Full driving licence and use of a car',
    held: ['I get about in my own Polo and have had my licence, clean, for eleven years.'],
    none: ['I get about by bus and tram.'],
  },
  {
    title: 'Physiotherapist, Invercargill, New Zealand',
    ask: 'An annual practising certificate for the present year',
    held: [
      'Physiotherapy Board of New Zealand, APC 1 April 2026 to 31 March 2027',
      'Physiotherapy Board of New Zealand. APC: April 2026 - March 2027',
    ],
    none: ['Physiotherapy degree, 2016'],
  },
  {
    title: 'Equine Vet, Lambourn',
    ask: 'Must be MRCVS',
    held: [
      "I joined the Royal College's register in 2014",
      "On the Royal College's register since 2019, with VCI before",
    ],
    less: ['Veterinary surgeon on the register of the VCI since 2019'],
  },
];
