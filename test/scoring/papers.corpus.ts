// Papers as CVs name them, written from general knowledge of how people write. One must-have each, and short CVs by how
// far they meet it: `half` is pursued, elsewhere or of another kind, `none` is denied, lapsed or not there, `less` either.

export type PaperRow = {
  title: string;
  ask: string;
  held?: readonly string[];
  half?: readonly string[];
  none?: readonly string[];
  less?: readonly string[];
};

export const PAPERS: readonly PaperRow[] = [
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
    none: [
      'Mortgage administrator to five CeMAP qualified advisers, 2021 - present',
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
    title: 'Penetration Tester',
    ask: 'Active SC clearance',
    held: [
      'SC cleared, valid to 2029',
      'Security clearance: SC (active)',
      'Developed Vetting (DV), current, last review 2024',
      'DV cleared since 2020',
    ],
    less: [
      'SC clearance lapsed in 2022 on leaving the contract',
      'No clearance, but eligible and willing to undergo SC',
      'BPSS only',
      'SC clearance: application in progress',
      'I have never been security cleared.',
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
    title: 'Registered Manager, Care Home',
    ask: 'Level 5 Diploma in Leadership and Management for Adult Care',
    held: [
      'Level 5 Diploma in Leadership and Management for Adult Care, 2020',
      'QCF Level 5 in Leadership for Health and Social Care, 2018',
      'NVQ 5 Leadership & Management in adult care, achieved 2019',
    ],
    half: [
      'Level 5 Leadership and Management in Adult Care: enrolled, four of ten units done',
      'Level 3 Diploma in Adult Care; starting Level 5 in January',
    ],
    none: [
      'Deputy manager, 2019 - present. No Level 5 yet, company offers it next year.',
      'Level 2 Health and Social Care 2012',
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
    title: 'Export Sales Manager',
    ask: 'Fluent German (C1 or above)',
    held: [
      'Languages: English (native), German (C1)',
      'German: fluent, written and spoken, eight years in Cologne',
      'bilingual english/german',
      'German mother tongue, English C2',
      'Sprachen: Deutsch Muttersprache, Englisch verhandlungssicher',
      'Deutsch - verhandlungssicher',
      'Goethe-Zertifikat C2, 2015',
    ],
    less: [
      'German: A2, evening class',
      'Languages: French (fluent), German (school)',
      'German B1',
      'Conversational German',
      'No German; French C1',
      'Basic German, fluent Dutch',
      'Learning German since January',
    ],
  },
  {
    title: 'Vertriebsmitarbeiter',
    ask: 'Verhandlungssichere Englischkenntnisse',
    held: [
      'Englisch: fließend',
      'Englisch C1, Französisch A2',
      'Sprachen: Deutsch (Muttersprache), Englisch (verhandlungssicher)',
      'englisch in wort und schrift sehr gut',
    ],
    less: [
      'Englisch: Grundkenntnisse',
      'Englisch A2, Deutsch Muttersprache',
      'Schulenglisch',
      'Kein Englisch, aber Russisch fließend',
    ],
  },
  {
    title: 'Assistante export',
    ask: 'Anglais courant indispensable',
    held: [
      'Anglais : courant',
      'Langues : anglais (C1), espagnol (notions)',
      'Anglais bilingue, deux ans à Dublin',
      'TOEIC 945 (2023)',
    ],
    less: [
      'Anglais : notions',
      'Anglais scolaire, espagnol courant',
      'Anglais A2',
      'Je ne parle pas anglais.',
    ],
  },
  {
    title: 'Spanish Customer Support Agent',
    ask: 'Native or fluent Spanish and good English (B2)',
    held: [
      'Spanish (native), English (C1)',
      'I handle calls in Spanish, my mother tongue, and English (fluent) all day.',
      'Bilingual Spanish / English',
    ],
    less: [
      'Spanish A2, English native',
      'English native, French fluent',
      'Spanish: intermediate; English: native',
    ],
  },
];
