// What is held and what is only like it, where the reading of the demand decides: whose diploma it is, which specialty a
// degree is in, in what words a driving licence is told.

import type { HeldRow } from './held-or-near.corpus.ts';

export const HELD_BY_READING: readonly HeldRow[] = [
  {
    title: 'Pool plant operator',
    ask: 'A lifeguard certificate that is current (NPLQ or any other accredited one)',
    held: [
      'Club\nThe club had nobody, so I took the NPLQ exam in March 2025 with two others of the evening class.\nIt is good to March 2027.',
    ],
    near: ['Club\nThe club had nobody, so I booked the NPLQ exam in March.\nIt is at the other pool.'],
  },
  {
    title: 'Refrigeration fitter, Galway',
    ask: 'Your trade papers, meaning the national craft certificate or the advanced cert in craft',
    held: ['Advanced Certificate in Craft (Refrigeration), 2017', 'National Craft Cert, 2012'],
    near: ['Trade counter, Galway, 2015 to 2024\nKept the papers of the trade customers, certs and invoices'],
  },
  {
    title: 'Florist',
    ask: 'Three years of making up bouquets in a flower shop',
    held: [
      "Florist, Petal Lane, 2016 - 2026\nMade up bouquets in the flower shop all week.\nWhy now\nI haven't made a wedding bouquet in five years.",
    ],
    near: ['Clerk, Petal Lane, 2016 - 2026\nI have never made up bouquets in the flower shop.'],
  },
  {
    title: 'Train driver, quarry line',
    ask: 'A current rules qualification of the Northern Lines (NLR)',
    held: ['NLR rules qualification, last exam June 2025, next due June 2028'],
    near: ['NLR rules qualification, exam due in October', 'NLR rules course, test booked'],
  },
  {
    title: 'Perfusionist',
    ask: 'You are on the KVPR register as a practising perfusionist, because no theatre may use you otherwise',
    held: ['Passed in 2009. On the KVPR list ever since, renewed this spring.'],
    near: ['KVPR: application from overseas lodged in May 2026'],
  },
  {
    title: 'Dogger and truck driver, Kalgoorlie',
    ask: 'Heavy vehicle licence, HR or above',
    held: ["Ticket | Valid to\nQld Driver's HR-B | 2030"],
    near: ["Ticket | Valid to\nQld Driver's C-A | 2030"],
  },
  {
    title: 'Resident engineer, sugar mill',
    ask: 'Government Certificate of Competency (Factories), electrical',
    held: ['Certificated engineer, factories (electrical), 2014', 'GCC Factories (Elec), 2018'],
    near: ['STCW certificate of competency, engine, 2014', 'GCC toolchain for embedded products, 2018'],
  },
  {
    title: 'Medical Laboratory Technologist, Barrie',
    ask: 'Registered with the College of Medical Laboratory Technologists of Ontario (CMLTO)',
    held: ['College (CMLTO) member since 2015'],
    near: ['College (CMLTO) programme since 2025'],
  },
  {
    title: 'Crane Mechanic (local or overseas trade)',
    ask: 'HR licence',
    held: ['Licence: HC, Queensland, since 2018'],
    near: ['Licence: MR, Queensland, since 2018'],
  },
  {
    title: 'Scaffolder',
    ask: 'CISRS Advanced card, in date',
    held: [
      'Scaffolder, Orme Access, Hull, 2012 - present\nPassed my gold in March 2016. The gold was renewed in 2024 and is good until 2029.',
    ],
    near: ['Tickets\nCISRS Part 2 blue card, valid until 2029'],
  },
  {
    title: 'Site Manager',
    ask: 'SMSTS',
    held: ['Training\nFive day site management safety course, Hull, May 2024'],
    near: ['Training\nOne day asbestos awareness, Hull, May 2024'],
  },
  {
    title: 'Driver',
    ask: 'Full driving licence',
    held: ['Driving\nFull UK, manual, since 2015. No points.'],
    near: ['Driving\nProvisional, test booked for January 2027'],
  },
  {
    title: 'Log truck driver, Prince George',
    ask: 'A valid Class 1 licence with air brakes',
    held: ['Licence: BC Class 1 with air since 2014'],
    near: ['Licences: category C+E since 2011, driver CPC valid to 2029'],
  },
  {
    title: 'Teacher of Chemistry',
    ask: 'Qualified teacher status',
    held: ['Qualifications\nPGCE with QTS, Orme University, 2016'],
    near: [
      'Final visit is fixed for 4 December 2026 and if I pass, QTS should be with me before the holidays.',
      'Where I am with QTS: on the assessment-only route with the hub since this September.',
    ],
  },
  {
    title: 'MFA, Praxis für Chirurgie',
    ask: 'Fachkunde im Strahlenschutz, zuletzt innerhalb der letzten fünf Jahre aktualisiert',
    held: [
      'Fortbildung\nKurs Fachkunde im Strahlenschutz, Mai 2015\nAktualisierung: März 2020, zuletzt 3. März 2025',
    ],
    near: ['Fortbildung\nKurs Fachkunde im Strahlenschutz, Mai 2015\nErste Hilfe: März 2025'],
  },
  {
    title: 'Financial adviser, Hobart',
    ask: "You are on ASIC's Financial Advisers Register",
    held: [
      "Adviser, Orme Advice, Hobart, 2017 - present\nEntered on ASIC's public register of advisers in May 2017, no break since.",
    ],
    near: [
      'Provisional Relevant Provider, Orme Advice, Hobart, March 2026 - present',
      'I have moved here from Leeds and cannot be on the register before the exam in March 2027.',
    ],
  },
  {
    title: 'CT technologist, Portland, Oregon',
    ask: 'Oregon Board of Medical Imaging license, CT',
    held: ['The state board gave me my Oregon CT license in May 2021, renewed to 2027.'],
    near: ['I have not applied for an Oregon imaging license yet.'],
  },
  {
    title: 'Care worker, Barrie',
    ask: 'A full G licence',
    held: ['G licence, Honda Civic'],
    near: [
      'Skills\nHome visits | Dementia | Lifts | Meals | Charting | G licence | Vehicle | Empathy | First aid | Bathing | Transfers | Portuguese | German | Teamwork',
    ],
  },
  {
    title: 'Occupational Therapist, Band 6',
    ask: 'Newly qualified practitioner competencies signed off',
    held: ['Band 5, Orme Trust, 2019 - present\nFirst-post competencies signed off in May 2021.'],
    near: ['Band 4 assistant, Orme Trust, 2019 - present\nGroups, equipment, feedback to the therapist.'],
  },
  {
    title: 'Acheteuse, Nantes',
    ask: 'Un anglais qui permette de négocier seul(e) avec un fournisseur',
    held: ['Langues : anglais courant, TOEIC 940'],
    near: ['Langues : anglais débutant, je le lis un peu'],
  },
  {
    title: 'Tanker driver, Hull',
    ask: 'C+E licence (Class 1) with a current Driver CPC card',
    held: ['Documents\nLicence category C+E since 2012\nCPC card until 09/2029'],
    near: ['Documents\nLicence category B since 2012\nCPC card ran out in 09/2023'],
  },
  {
    title: 'Midwife, Truro',
    ask: 'Registered midwife (RM) with live NMC registration',
    held: ['Registered Midwife, BSc Midwifery, 2012\nNMC pin renewed, valid to March 2028'],
    near: ['My NMC registration lapsed in 2021.\n\nEducation\nRM, BSc Midwifery, 2012'],
  },
  {
    title: 'Grutier, Nantes',
    ask: 'Une autorisation de conduite en cours de validité : CACES R487, R483 ou R490, peu importe lequel',
    held: ['CACES R487 catégorie 1, obtenu en juin 2024'],
    near: ['CACES R487 périmé depuis 2019'],
  },
  {
    title: 'Tax Senior, Boise',
    ask: 'Active CPA license from Idaho or any other U.S. jurisdiction',
    held: ['CPA, licensed by the Nebraska Board of Public Accountancy since 2019, active'],
    near: ['CPA exam: two of four parts passed in Nebraska'],
  },
  {
    title: 'Tax Senior, Boise',
    ask: "Bachelor's degree in accounting",
    held: ['BS in Accounting, Gem Valley University, 2016. 150 hours completed in 2017.'],
    near: ['BS in Accounting, Gem Valley University, 2014 to 2016, 74 hours completed'],
  },
  {
    title: 'Respiratory Therapist, Tulsa',
    ask: 'Current BLS certification',
    held: [
      'CPR for healthcare providers, Red Cross, good through June 2027',
      'CPR/AED, professional level, April 2026',
    ],
    near: ['Taught seniors about CPR awareness at the library'],
  },
  {
    title: 'Security Tester',
    ask: 'An in-date CHECK Team Member qualification, either the CREST Registered Penetration Tester (CRT) or the Cyber Scheme Team Member (CSTM)',
    held: ['CSTM, passed May 2024, good until May 2027'],
    near: ['Coach of two trainees, one of whom passed CSTM in May 2025'],
  },
  {
    title: 'Crane Operator, Gladstone',
    ask: 'A current high risk work licence, C2 or anything above it',
    held: ['HRWL QLD  C6  CN  DG  RB  expires 2028', 'My class is C1, held since 2019, with dogging'],
    near: ['HRWL QLD: CN, DG, current to 2028'],
  },
  {
    title: 'Crane Operator, Gladstone',
    ask: 'Your dogging ticket',
    held: ['HRWL QLD  C6  CN  DG  RB  expires 2028'],
    near: ['HRWL QLD: LF, current to 2028'],
  },
  {
    title: 'Crane Operator, Gladstone',
    ask: 'An HR truck licence or better',
    held: ['Drivers   HR (since 2016)', "On the road I'm HC."],
    near: ['Drivers   MR (since 2016)'],
  },
  {
    title: 'Mortgage Adviser, Galway',
    ask: 'QFA, or APA in Loans as a minimum',
    held: ['APA in Loans, awarded by the IOB in 2021. Two modules to go for the full QFA.'],
    near: ['Two modules to go for the full QFA'],
  },
  {
    title: 'Personalverrechner, Graz',
    ask: 'Abgelegte Personalverrechnerprüfung (egal ob WIFI oder BFI)',
    held: ['Diplomierte Lohnverrechnerin, Prüfung am BFI Graz, 2018'],
    near: ['Lehrgang Personalverrechnung, WIFI Graz, 2025'],
  },
  {
    title: 'Müllwerker',
    ask: 'Führerschein CE zwingend',
    held: [
      'Führerscheine\nB BE C1 C CE L',
      'Führerschein Klasse 2 von 1986, jetzt C, CE',
      'geb. 3.4.1979 in Celle – Führerschein C, CE',
    ],
    near: ['Führerscheine\nB BE L', 'geb. 3.4.1979 in Celle – Führerschein B'],
  },
  {
    title: 'Lohnbuchhalter',
    ask: 'Ausbildung zum Steuerfachangestellten oder bestellter Steuerberater',
    held: ['Steuerberaterin, Bestellung 2019'],
    near: ['Die Löhne gehen monatlich hinaus, unser Steuerberater bucht sie nur noch'],
  },
  {
    title: 'Hauswart',
    ask: 'Führerausweis B',
    held: ['Autofahren: Kat. B und BE', 'Ich komme mit dem Auto (Klasse B seit 2011)'],
    near: ['Klassenlehrerin der Klasse B seit 2011'],
  },
  {
    title: 'Wine Buyer',
    ask: 'You hold a WSET diploma (the last of its levels)',
    held: ['Training\nWSET Diploma in Wines, 2021'],
    near: ['Education\nDiploma in Marketing, Leeds College, 2012', 'WSET diploma: first unit in spring'],
  },
  {
    title: 'Fleet Trainer',
    ask: 'An ADIR diploma in driver training',
    held: ['Certificates\nADIR diploma, 2020'],
    near: ['Education\nHND Business, 2010', 'Education\nBA History, Hull, 2009'],
  },
  {
    title: 'District Nurse',
    ask: 'Degree or diploma in district nursing',
    held: ['Education\nBSc District Nursing, Hull, 2019'],
    near: ['Education\nBSc Adult Nursing, Hull, 2014'],
  },
  {
    title: 'School Nurse',
    ask: "Bachelor's degree in nursing",
    held: ['Education\nBSc Children’s Nursing, Leeds, 2016', 'Education\nBN (Hons), Cardiff, 2012'],
  },
  {
    title: 'Lift Engineer',
    ask: 'Full licence valid in Great Britain',
    held: [
      'Driving: cars and vans, six points',
      'Licence categories B and BE',
      'Northern Irish driving licence',
      'Driver with van of my own',
    ],
    near: ['Driving: none', 'Driving: no, I cycle'],
  },
  {
    title: 'Community Occupational Therapist',
    ask: 'You drive and have a car on the road',
    held: ['Been driving since 1999, no points', 'Full licence, company car', 'I drive, own car'],
    near: ['I cycle everywhere'],
  },
  {
    title: 'Library Van Driver',
    ask: 'You hold a C1 or a C on your licence, because the van is over three and a half tonnes',
    held: ['Licence: B and C, no points', 'Driving licence: B, C1, clean'],
    near: ['Driving licence: B, clean'],
  },
  {
    title: 'Hebamme',
    ask: 'Erlaubnis zum Führen der Berufsbezeichnung Hebamme, gleich ob über Examen oder Studium erworben',
    held: ['Ausbildung\nExamen als Hebamme 2016, Celle', 'Entbindungspfleger, Klinik Bremen, seit 2018'],
    near: [
      'Kinderkrankenschwester, Klinik Bremen, seit 2018\nAushilfe im Hebammenkreißsaal\n\nAusbildung\nStaatsexamen Kinderkrankenpflege 2014',
      'Ausbildung\nStudiengang Hebamme, Novi Sad, Abschluss 2015\nBescheid des Landesamtes: wesentliche Unterschiede, Platz im Anpassungslehrgang wird gesucht',
    ],
  },
  {
    title: 'Logopädin',
    ask: 'Erlaubnis zum Führen der Berufsbezeichnung Logopädin',
    held: ['Logopädin, Praxis am Markt, seit 2019\n\nAusbildung\nstaatlich anerkannte Logopädin, 2018'],
    near: ['Kassiererin, Markt am Tor, seit 2019\n\nAusbildung\nEinzelhandelskauffrau, 2015'],
  },
  {
    title: 'Systems Administrator, Omaha',
    ask: 'A current IAT Level II certificate: Security+ CE, CISSP, CISM or any other on the list',
    held: ['Certified: CISM, earned 3/2022', 'Security+ CE, good through 04/2028'],
    near: ['Network+ CE, good through 04/2028'],
  },
  {
    title: 'Pharmacien gérant',
    ask: "Inscription au tableau de l'Ordre, section H",
    held: [
      'Docteur en pharmacie, Ordre national des pharmaciens, section H (depuis 2019)',
      'Pharmacienne, inscrite section H depuis 2020',
    ],
    near: ['Préparatrice en pharmacie, CH de Sarlande, depuis 2016'],
  },
  {
    title: 'Servicetechniker Wärmepumpen',
    ask: 'Sachkundebescheinigung nach Kategorie I (F-Gase)',
    held: ['Kältemittelschein: Kategorie I, ausgestellt 2014', 'Sachkunde nach Kategorie I (2019)'],
    near: ['Hartlöten nach DIN EN ISO 13585'],
  },
  {
    title: 'Wages Clerk, Cork',
    ask: 'IPASS certificate, completed',
    held: ['Irish Payroll Association, certificate, 2018', 'Certificate in Payroll Techniques, 2020'],
    near: ['Certificate in Bookkeeping, 2020'],
  },
  {
    title: 'HR-Fachperson',
    ask: 'HR-Fachfrau/HR-Fachmann mit eidg. Fachausweis, CAS in Human Resource Management oder gleichwertig',
    held: ['2016 HR-Fachmann mit eidg. Fachausweis', '2021 CAS HRM, Fachhochschule, abgeschlossen'],
    near: [
      'HR-Fachfrau mit eidg. Fachausweis: Lehrgang seit Januar 2026, Prüfung angemeldet',
      'Zertifikat HR-Assistentin (HRSE), 2019',
      'CAS Projektmanagement, 2020',
    ],
  },
  {
    title: 'Optometrist, Timaru',
    ask: 'Registered with the Optometrists and Dispensing Opticians Board as an optometrist, current APC',
    held: ['ODOB registered, optometrist scope, APC to 31 March 2027'],
    near: ['Registered with the ODOB in the dispensing optician scope, APC to 31 March 2027'],
  },
  {
    title: 'Letting negotiator, Aarhus',
    ask: 'Because our tenants speak Danish, you must be fluent in it',
    held: ['Danish native, English C1'],
    near: ['English native. Danish A2: I order bread', 'English native'],
  },
  {
    title: 'Dam safety engineer, Kamloops',
    ask: 'P.Eng. registered with Engineers and Geoscientists British Columbia',
    held: ['Engineers and Geoscientists BC, P.Eng. since 2011. Also P.Eng. Saskatchewan'],
    near: ['P.Eng., Saskatchewan (APEGS), since 2011'],
  },
  {
    title: 'Electrician, Hamilton',
    ask: 'Three years as an electrician on new houses',
    held: [
      'Electrician, Waikato Wiring, 2019 - present\nNew houses: conduits pre-lay under slab, cable runs, fit-off, some thirty a year',
    ],
    near: ['Electrician, Waikato Wiring, 2025 - present\nNew houses'],
  },
  {
    title: 'Sonographer, Moncton',
    ask: 'Successful completion of an accredited program in diagnostic medical sonography',
    held: ['Advanced Diploma, Diagnostic Medical Sonography, Bay of Fundy College, 2014'],
    near: ['Moncton High School, 2012', 'Diploma in Business Administration, 2014'],
  },
  {
    title: 'Maintenance Manager, dairy',
    ask: 'A trade you served your time at, or a degree in mechanical or electrical engineering',
    held: [
      'Fitter by trade',
      'Electrical apprenticeship, ESB, 1998 - 2002, time-served electrician',
      'Apprentice fitter, Tirlán, 2001 - 2005',
    ],
    near: ['Apprentice fitter, Tirlán, 2025 - present', 'Hairdresser by trade', 'BA in History, 2010'],
  },
  {
    title: 'Gasfitter, Whanganui',
    ask: 'Registered gasfitter with a current practising licence',
    held: ['Registered gasfitter 2016, practising licence to 31 March 2027'],
    near: [
      'Gasfitter (exempt, under supervision), Castlecliff Gas, 2025 - now. Installs with the certifier.',
    ],
  },
  {
    title: 'Pflegefachfrau, Aarau',
    ask: 'Dipl. Pflegefachfrau HF oder eine vom SRK anerkannte Ausbildung',
    held: ['Dipl. Pflegefachfrau HF, 2014'],
    near: ['Gesuch beim SRK als Pflegefachfrau im Mai 2026 eingereicht'],
  },
  {
    title: 'Dental hygienist, Billings',
    ask: 'Current Montana dental hygiene license',
    held: ['License as hygienist, Montana Board of Dentistry, since 2016', 'RDH, licensed in Montana'],
    near: ['Licensed by the Utah board as a dental hygienist', 'Hygiene assistant, Montana, 2019 - 2024'],
  },
  {
    title: 'Well driller, Boise',
    ask: "Idaho well driller's license",
    held: ['Well driller, licensed in Idaho since 2012', 'License as a well driller, Idaho, 2012'],
    near: ['Well driller, licensed in Nevada', 'Well driller since 2012'],
  },
  {
    title: 'Sales agent, Wollongong',
    ask: 'Real estate licence NSW (class 1 or 2)',
    held: ['NSW real estate licence, class 2, since 2022', 'Class 1 real estate licence NSW'],
    near: ['NSW real estate licence applied for, class 2'],
  },
  {
    title: 'Property manager, Ballarat',
    ask: 'Two years managing a residential rent roll',
    held: [
      'Residential Lettings Manager, Quay Homes, Hull, 2020 - 2025\n210 tenancies, renewals, arrears, deposits',
    ],
    near: ['Sales agent, Quay Homes, 2020 - 2025\nOpen homes, appraisals, auctions'],
  },
  {
    title: 'Veterinary surgeon, Hereford',
    ask: 'A veterinary degree\n- On the register of the RCVS',
    held: ['RCVS registered since 2014, in good standing'],
    near: ['RCVS registration lapsed in 2019', 'Veterinary degree from Zagreb, 2014'],
  },
  {
    title: 'Nurse, Swansea',
    ask: 'Diploma in nursing\n- NMC registration\n- Postgraduate diploma in advanced practice',
    near: ['NMC registered nurse since 2015, PIN active'],
  },
  {
    title: 'Conseillère en relations de travail, Sherbrooke',
    ask: 'Un baccalauréat (relations industrielles, droit, administration ou l’équivalent)',
    held: ['Baccalauréat en relations industrielles, Université des Cantons, 2012'],
    near: ['DEC en techniques administratives, 2012'],
  },
  {
    title: 'Bridge engineer, Inverness',
    ask: 'Five years of design of bridges',
    held: [
      'Career\nDunmore Partners, Inverness: associate 2011 to 2025\nHalcro & Low, Perth: graduate, 2009 to 2011\n\nBridges I designed\n- Strath viaduct, steel, design of the deck and bearings\n- eleven footbridges, timber and steel',
    ],
    near: [
      'Career\nDunmore Partners, Inverness: associate 2024 to 2025\nHalcro & Low, Perth: graduate, 2023 to 2024\n\nBridges I designed\n- Strath viaduct, steel, design of the deck',
    ],
  },
];
