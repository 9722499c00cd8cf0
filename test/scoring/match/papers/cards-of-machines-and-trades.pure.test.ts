// Cards of machines, exams of welders and testers, masters of trades and papers of mines: by name, letter, position and grade.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'AZ Driver',
    ask: 'Valid AZ licence, clean abstract, 2 years.',
    less: ['DZ licence, garbage truck driver 2015-26', 'G licence; AZ school starts in January'],
    held: ['AZ licence since 2014, clean abstract\nLinehaul, Mississauga, 2016-26'],
  },
  {
    title: 'Tram Driver',
    ask: 'Straßenbahnfahrerschein nach BOStrab und Klasse B.',
    less: [
      'Busfahrer, D, Modul 95. Umschulung Tram angemeldet',
      'Ausbildung zum Straßenbahnfahrer 2022 abgebrochen. FS B',
    ],
    held: ['Straßenbahnfahrer, KVB Köln, 2015-26, Fahrdienst BOStrab (Prüfung 2015), FS B'],
  },
  {
    title: 'Fahrdienstleiter (m/w/d)',
    ask: 'Abgeschlossene Funktionsausbildung zum Fahrdienstleiter mit Prüfung.',
    less: [
      'Funktionsausbildung zum Fahrdienstleiter seit Mai, Prüfung im Dezember',
      'Örtliche Aufsicht Bahnhof, 2012-26',
    ],
    held: ['Fahrdienstleiter ESTW, InfraGo, Prüfung 2017, Hagen'],
  },
  {
    title: 'Signal Engineer',
    ask: 'IRSE licence, principles tester or TIC.',
    less: ['IRSE Signal Installer licence', 'Logbook in progress for IRSE tester. Test assistant'],
    held: ['IRSE Licence: Principles Tester, exp 2028\nSignalling, Derby', 'IRSE TIC licence 2024, S&T'],
  },
  {
    title: 'Conducteur de train',
    ask: 'Licence européenne de conducteur de train (EPSF) et attestation complémentaire en cours.',
    less: [
      "Élève conducteur depuis mars, licence à l'issue de la formation",
      'Agent de manœuvre, Dourges, 2014-26',
    ],
    held: [
      'Conducteur fret, 2016-2026. Licence EPSF valable 2031, attestation complémentaire BB75000, LGV',
      'Licence de conducteur de train n° FR7xxxx, attestation à jour, lignes Sud-Est',
    ],
  },
  {
    title: 'Rating',
    ask: 'STCW Basic Safety Training (all elements) in date.',
    less: ['STCW 95 basic training 2012, not refreshed', 'STCW week booked in Southampton for January'],
    held: [
      'STCW BST refreshed 2025 (PST, FPFF, EFA, PSSR, PSA)\nDeckhand yachts',
      'Basic Safety Training STCW VI/1, updated 04/2024',
    ],
  },
  {
    title: 'Cabin Crew',
    ask: 'EASA Cabin Crew Attestation.',
    less: ['Initial training starts in Feb. Receptionist', 'Passenger service agent, Luton, 2017-26'],
    held: [
      'CCA (EASA) 2019, A320, TUI fly, 2019-26',
      'EASA cabin crew attestation issued LBA 2022; recurrent 2026',
    ],
  },
  {
    title: 'Telehandler Operator',
    ask: 'CPCS A17 telescopic handler or NPORS equivalent.',
    less: ['RTITB counterbalance 2024. Yard', 'A17 CPCS expired Nov 2021'],
    held: [
      'CPCS A17C telehandler suspended loads, blue 2028',
      'NPORS N010 telehandler card with CSCS logo, 2027',
    ],
  },
  {
    title: 'Lorry Loader Operator',
    ask: 'ALLMI or CPCS A36 lorry loader card (Hiab).',
    less: ['HGV class 2; Hiab ticket booked', 'Slinger A40, CSCS. Banksman'],
    held: ['CPCS A36A/B lorry loader 2027. HIAB driver'],
  },
  {
    title: 'Excavator Driver',
    ask: '360 above 10 tonnes CPCS A59 blue.',
    less: ['CPCS A58 360 below 10t, red', 'A09 dumper, A31 roller'],
    held: [
      'CPCS blue: A59A, A10, A09. Digger driver 2005-26',
      '360 excavator A59C lifting ops, blue CPCS card exp 2029',
    ],
  },
  {
    title: 'MEWP Operator',
    ask: 'IPAF 3a and 3b, in date.',
    less: ['IPAF 3a, 2028', 'IPAF 3a/3b ran out in 2021'],
    held: ['IPAF PAL 3a 3b exp 04/2030\nSteel erector', 'PAL card: 3a, 3b, 1b, valid 2029'],
  },
  {
    title: 'Conducteur de nacelle',
    ask: 'CACES R486 B à jour.',
    less: ['CACES R489 1-3-5, 2025. Cariste', 'CACES R486 A uniquement, 2025'],
    held: ['CACES R486 A et B, 2024\nMonteur enseignes', 'R486 cat. B obtenu en mars 2025 (AFTRAL)'],
  },
  {
    title: 'Pelleur',
    ask: 'CACES R482 catégorie B1 valide et AIPR opérateur.',
    less: ['CACES R482 A mini-engins, AIPR', 'CACES R372 cat 2 2010, plus valable. Maçon'],
    held: [
      'CACES R482 A, B1, C1 2023 ; AIPR opérateur 2024\nPelleur, Brest',
      "R482 B1 valable jusqu'en 2033, AIPR",
    ],
  },
  {
    title: 'Confined Space Team Leader',
    ask: 'City & Guilds 6160 high risk confined space.',
    less: ['Low risk confined space half day, 2025', 'High risk confined space 2018, expired'],
    held: [
      'C&G 6160-04 / -09 high risk entry & team leader 2025',
      '6160-03 high risk confined space, City & Guilds, 2026, escape BA',
    ],
  },
  {
    title: 'Water Network Operative',
    ask: 'National Water Hygiene (blue) card and NRSWA operative.',
    less: ['NRSWA operative. Reinstatement gang', 'Water hygiene expired 2022; streetworks expired'],
    held: [
      'EUSR water hygiene blue card 2027; NRSWA operative (O1-O8) 2028\nThames Water contractor',
      'Water Hygiene card to 2028, Streetworks operative units 1-8',
    ],
  },
  {
    title: 'EV Installer',
    ask: 'City & Guilds 2921-31 EV charging.',
    less: [
      'OZEV webinar; 2921 booked. 18th edition',
      'Electrician, gold card, 2391. Chargers go to a subcontractor',
    ],
    held: ['C&G 2921-31 2023, OZEV, EV installs', '2921 (domestic & commercial) EV charge point award, 2022'],
  },
  {
    title: 'Instrument Tech Offshore',
    ask: 'CompEx Ex01-Ex04 in date with BOSIET.',
    less: ['CompEx foundation ExF, BOSIET', 'CompEx 2015, expired 2020. BOSIET expired'],
    held: [
      'CompEx 01-04 refreshed 2025, BOSIET/CA-EBS 2027',
      'CompEx Ex01-04 (JTL) valid to 2029; FOET 2026',
    ],
  },
  {
    title: 'Elektromeister / VEFK',
    ask: 'Elektrotechnikermeister mit Eintrag als verantwortliche Elektrofachkraft.',
    less: ['Elektroniker, EFK; Meisterschule Teil III läuft', 'EFKffT, Küchenmonteur'],
    held: [
      'Elektrotechnikermeister HWK Ulm 2014, als VEFK bestellt seit 2016',
      'Meister Elektrotechnik 2009; schriftlich bestellte verantwortliche Elektrofachkraft',
    ],
  },
  {
    title: 'Monteur Hochspannung',
    ask: 'Arbeiten unter Spannung (AuS), Spezialausbildung gültig.',
    less: ['AuS 2014, seit 2019 abgelaufen'],
    held: ['Spezialausbildung Arbeiten unter Spannung 2019, jährl. Unterweisung 2026'],
  },
  {
    title: 'Chauffagiste',
    ask: 'Qualification PG (professionnel du gaz) installation et attestation fluides catégorie I.',
    less: ['Attestation fluides cat. II, pas de PG', 'Plombier, CAP ; examen PG prévu en janvier'],
    held: ["PG Installation 2023, attestation d'aptitude fluides cat. I\nChauffagiste, Rouen"],
  },
  {
    title: 'Kälteanlagenbauer Schweiz',
    ask: 'Fachbewilligung Kältemittel (FaBe) vorhanden.',
    less: [
      'Kurs Fachbewilligung im März gebucht. Sanitärinstallateur',
      'Hilfsmonteur Lüftung. Kältekreis öffnet der Kollege',
    ],
    held: [
      'Fachbewilligung Umgang mit Kältemitteln 2016, Kältemonteur EFZ',
      'FaBe Kältemittel BAFU, SVK 2019',
    ],
  },
  {
    title: 'HVAC Tech',
    ask: 'EPA 608 Type II or Universal plus NATE.',
    less: ['EPA 608 Type I only; appliance repair', 'EPA core failed, retest next month'],
    held: ['EPA 608 Universal 2014, NATE certified AC & heat pump', '608 Type II, NATE HP 2023'],
  },
  {
    title: 'Refrigeration Mechanic',
    ask: '313A with ODP card.',
    less: ['313A apprentice 2nd term, ODP', '313D residential only, ODP card'],
    held: [
      '313A C of Q, ODP (HRAI) 2015\nSudbury',
      'Refrigeration & AC mechanic 313A, ozone depletion prevention card',
    ],
  },
  {
    title: 'Structural Welder',
    ask: 'CWB all-position (FCAW) ticket.',
    less: ['CWB all-pos expired 2023'],
    held: ['CWB FCAW all position, exp 11/2026\nHamilton', 'CWB tickets: FCAW 4 position, SMAW'],
  },
  {
    title: 'Boilermaker Welder',
    ask: 'AS 1796 Certificate 1 or better, or AS 1796 Cert 3/3E.',
    less: [
      'AS 1554 structural tickets; 1796 course starts Feb',
      'Cert III Engineering Fabrication. General MIG on trailers',
    ],
    held: ['AS1796 Cert 1, 3, 3E, 7\nShutdowns, Gladstone', 'AS/NZS 1796 certificate 3E and 1E (2018)'],
  },
  {
    title: 'Welding Supervisor',
    ask: 'AS 2214 certified welding supervisor (structural).',
    less: [
      'Enrolled AS 2214 course, exam in May. Leading hand welder',
      'Leading hand boilermaker, 1554 welder qualifications',
    ],
    held: ['AS2214 Welding Supervisor - structural steel, WTIA 2014'],
  },
  {
    title: 'Certified Welder',
    ask: 'AWS D1.1 3G and 4G, current.',
    less: ['AWS D1.1 1G/2F only'],
    held: [
      'AWS D1.1 3G/4G SMAW & FCAW, continuity log to 09/2026',
      'Certified welder D1.1: 3G, 4G, exp 2027',
    ],
  },
  {
    title: 'Soudeur TIG',
    ask: 'Qualification soudeur TIG 141 tube (ISO 9606-1) en cours de validité.',
    less: ['Qualif MAG 136 P, 2025. Charpente', 'TIG 141 tube, périmée depuis 2021'],
    held: [
      'Licence TIG 141 tube inox, 9606-1, prolongée 06/2026\nTuyauteur-soudeur',
      'Qualif. 141 T BW FM5, Institut de Soudure, valable 02/2028',
    ],
  },
  {
    title: 'NDT RT Tech',
    ask: 'ASNT Level II RT and state radiographer card (IRRSP).',
    less: ['Radiographer trainee, 40-hour, assistant hours. ', 'UT Level II, MT II. No RT.'],
    held: [
      'ASNT SNT-TC-1A RT Level II, IRRSP card exp 2029',
      'RT II / industrial radiographer, IRRSP #, Houston 2016-26',
    ],
  },
  {
    title: 'Pipeline Inspector',
    ask: 'API 1169 and CWI.',
    less: ['API 1169 2027. Utility inspector', 'CAWI, API 1169 exam in spring'],
    held: ['API 1169 (2028), AWS CWI 1xxxxxxx 2027', 'CWI; API 1169 pipeline inspector'],
  },
  {
    title: 'Surface Miner',
    ask: 'MSHA Part 46 new miner, annual refresher current.',
    less: ['OSHA 10. Loader operator landscaping yard', 'Part 46 2015, no refresher since 2017'],
    held: [
      'MSHA Part 46 new miner 2018, refresher 02/2026\nLoader op, quarry',
      '5000-23 Part 46 annual refresher 2026',
    ],
  },
  {
    title: 'Operator',
    ask: 'Standard 11 (S11) and current coal board medical.',
    less: ['MARCSTA, white card. Iron ore trucks, Newman', 'S11 booked for November; medical not done'],
    held: [
      'Standard 11 surface 2024, Coal Board medical (Section 46) 2025\nDump truck op',
      'S11 refresher 2025, coal mine workers medical to 2029',
    ],
  },
  {
    title: 'Quarry Manager',
    ask: 'SHE/Appointed quarry manager with MPQC Level 4 or 6 competence.',
    less: ['Quarry supervisor, NVQ L3', 'IQ diploma year 2'],
    held: ['Quarry Manager (Reg 8), Diploma in Quarry Technology IQ, MPQC L4'],
  },
  {
    title: 'Bohr- und Sprengtechniker',
    ask: 'Sprengberechtigung (Befähigungsschein § 20) mit Großbohrlochsprengen.',
    less: ['§ 27-Erlaubnis (Böllern). Baggerfahrer', 'Sprenghelfer ohne Befähigungsschein, Steinbruch'],
    held: [
      'Befähigungsschein §20, Sonderlehrgang Großbohrloch 2015, Steinbruch Lenz',
      '§ 20 SprengG, Grund- und Sonderlehrgang (Großbohrlochsprengungen), Schein bis 2029',
    ],
  },
  {
    title: 'Scaffold Inspector',
    ask: 'SITS (CISRS scaffold inspection) basic, current.',
    less: ['SSSTS. Site supervisor', 'SITS 2016 expired'],
    held: [
      'CISRS Basic Scaffold Inspection 2027 (SITS)',
      'SITS scaffold inspection training, CISRS card endorsed 2025',
    ],
  },
  {
    title: 'Monteur échafaudeur',
    ask: 'Attestation R408 montage et vérification.',
    less: ['R408 utilisateur seulement', 'Stage R408 prévu en janvier'],
    held: [
      'R408 annexe 3, montage/vérification, 2024\nÉchafaudeur',
      'Formation R408 monteur, réception, valable 2028',
    ],
  },
  {
    title: 'Roof Sheeter / Rigger',
    ask: 'VCA-VOL of B-VCA.',
    less: ['B-VCA expired 2019', 'Dakdekker, VCA exam booked'],
    held: ['VCA-VOL geldig tot 2032\nMonteur', 'B-VCA 2021'],
  },
];

describe('cards of machines and trades', () => itTellsApart(ROWS));
