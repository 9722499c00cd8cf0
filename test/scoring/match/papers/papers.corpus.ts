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
    half: ['Level 5 Leadership and Management in Adult Care: enrolled, four of ten units done'],
    less: ['Level 3 Diploma in Adult Care; starting Level 5 in January'],
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

/** Written after the first part had been answered; other occupations. */
export const MORE_PAPERS: readonly PaperRow[] = [
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
    title: 'Kundenberater Export',
    ask: 'Sehr gute Deutsch- und Englischkenntnisse',
    held: ['Deutsch Muttersprache, Englisch C1', 'Sprachen: Deutsch (C2), Englisch (fließend)'],
    less: [
      'Deutsch B1, Englisch fließend',
      'Englisch Grundkenntnisse, Deutsch Muttersprache',
      'Deutsch: Anfänger',
    ],
  },
  {
    title: 'Bilingual Receptionist',
    ask: 'Fluent French',
    held: [
      'Mother tongue French, English C2',
      'I grew up in Lyon and speak French at home; English since university.',
      'Languages - French: professional fluency',
      'DALF C1 (2021)',
    ],
    less: [
      'GCSE French',
      'French: holiday level',
      'A little French, fluent Spanish',
      'French (conversational)',
      'Intermediate French (B1)',
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
];

/** Third part: whole passages, several papers beside each other, denials of something else. */
export const PASSAGES: readonly PaperRow[] = [
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
];

/** Fourth part: degrees and languages. */
export const STUDIES: readonly PaperRow[] = [
  {
    title: 'Data Analyst',
    ask: "Bachelor's degree in statistics, mathematics, economics or a related quantitative field",
    held: [
      'B.S. Applied Mathematics, Ohio State, 2017',
      'BSc (Hons) Economics, Leeds, 2:1',
      'education: bsc statistics, university of warwick, 2016',
      'M.A. Economics, 2020',
      'PhD in Physics, Durham 2015',
      'Graduated from Exeter in 2019 with a first in Mathematics and Statistics',
      'B.A. Mathematics-Economics 2018',
      'Diplom-Volkswirtin, Universität Mannheim 2010',
      'Double major in Statistics and Psychology (BA), Carleton College, 2014',
    ],
    less: [
      'Studying BSc Mathematics, expected 2028',
      'Started a degree in economics at Hull in 2012, left after the second year',
      'BA Fine Art 2015',
      'HND Business, 2012',
      'A levels: Maths, Further Maths, Physics',
      'Data bootcamp, 14 weeks, 2025. No degree.',
      'B.S. Statistics, 2024 - present, junior year',
    ],
  },
  {
    title: 'Structural Engineer',
    ask: 'Degree in civil or structural engineering',
    held: [
      'MEng Civil Engineering, Bath, 2014',
      'BEng (Hons) Civil & Structural Engineering 2011',
      'B.E. Civil, University of Pune, 2009',
      'Bauingenieur (Dipl.-Ing.), TU Dresden 2006',
      'B.Tech in Civil Engineering (IIT Madras)',
    ],
    less: [
      'HNC Civil Engineering; final year of the part-time BEng',
      'BSc Geography 2010',
      'BEng Civil Engineering, withdrew in 2015 without completing',
    ],
  },
  {
    title: 'Warehouse Manager',
    ask: "Bachelor's degree or an equivalent combination of education and experience",
    held: [
      'Associate of Applied Science in Logistics, 2015\nWarehouse manager, Granite Parts, 2016 - present',
      'BS Supply Chain Management, 2014',
    ],
  },
  {
    title: 'Social Worker',
    ask: 'Degree in social work (BA, MA or DipSW)',
    held: [
      'DipSW, Sunderland 1999',
      'MA Social Work, Birmingham 2014',
      'BA (Hons) Social Work 2012',
      'Diploma in Social Work 2001',
    ],
    less: ['Social work degree: second year of three'],
  },
  {
    title: 'Ingénieur travaux',
    ask: "Diplôme d'ingénieur ou master en génie civil",
    held: [
      "Ingénieur diplômé de l'ESTP, 2014",
      'Master génie civil, Université de Nantes, 2016',
      "Diplôme d'ingénieur INSA Lyon, génie civil, 2012",
    ],
    less: ['BTS bâtiment 2010', 'Master 2 génie civil en cours, fin en septembre 2027'],
  },
  {
    title: 'Controller',
    ask: 'Abgeschlossenes Studium der Betriebswirtschaft',
    held: [
      'B.A. Betriebswirtschaftslehre, Uni Köln 2016',
      'Diplom-Kauffrau, Universität Münster 2008',
      'Studium BWL (M.Sc.), Mannheim, Abschluss 2018',
    ],
    less: [
      'BWL-Studium nach vier Semestern abgebrochen',
      'Studium BWL, 5. Semester',
      'Industriekaufmann IHK 2012, kein Studium',
    ],
  },
  {
    title: 'Customs Declarant',
    ask: 'Speak Dutch or German well',
    held: [
      'phones the hamburg office in german (native)',
      'Dutch (native), English',
      'Nederlands moedertaal',
      'Deutsch: Muttersprache',
      'German C1, Dutch A1',
      'I write to our Bremen office in German every day.',
    ],
    less: [
      'German: a few words',
      'French and Spanish fluent',
      'Dutch for beginners, 2025',
      'Duolingo Dutch since June',
    ],
  },
  {
    title: 'Nurse',
    ask: 'Good German (B2)',
    held: [
      'Deutsch B2 (telc Pflege 2025)',
      'German B2 certificate, Goethe-Institut',
      'German: C1',
      'Deutsch fließend in Wort und Schrift',
    ],
    less: ['German B1, B2 course until March', 'Deutsch A2', 'B2 exam failed, German B1'],
  },
  {
    title: 'Interpreter',
    ask: 'Native Polish and fluent English',
    held: [
      'Polish (mother tongue), English C2',
      'Native Polish speaker, English fluent, sworn interpreter since 2015',
      'Polish: native. English: bilingual.',
    ],
    less: ['Polish B2, English native', 'English native, Russian fluent'],
  },
];

/** Fifth part: written last, for what the others taught. */
export const LATEST_PAPERS: readonly PaperRow[] = [
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
    title: 'Support Agent',
    ask: 'Italian at C1 or above',
    held: [
      'Italian: native speaker',
      'Italiano madrelingua, inglese C1',
      'Italian C1 (CILS), English C2',
      'Born in Turin; Italian and English bilingual',
    ],
    less: [
      'Italian B1',
      'Italian: working knowledge',
      'Spanish native, Italian basic',
      'Evening class Italian, beginners',
    ],
  },
];
