// Tickets of roads, rails, ships, aircraft, sites and mines: by who gives them, what they are called day by day, and which of
// their grades and kinds holds another.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Truck Driver (Semi)',
    ask: 'Heavy Combination (HC) licence, current, with a clean traffic history.',
    less: [
      'HR licence. Rigid tipper driver, Orange Sand & Soil, 2019-26',
      'HR since 2020, HC lessons booked for November. Tipper driver, Bathurst',
    ],
    held: [
      "Driver's licence NSW class HC, since 2011\nLocal semi driver, Penrith Steel, 2016 - 2026",
      'Licence: MC unrestricted. Tautliner and B-double, Dubbo - Sydney, 2014-now',
    ],
  },
  {
    title: 'Coach Driver',
    ask: 'You must have Cat D on your licence plus a current Driver CPC (passenger).',
    less: [
      'D1 minibus (101), MiDAS 2025\nMinibus driver, Leeds schools',
      'PCV Cat D since 2004. CPC expired Sept 2022, not renewed, drove a forklift since',
    ],
    held: [
      'Licence: B, D, D1. CPC (PCV) card valid to Sept 2029\nCoach Driver, Holloway Tours, 2015-date',
      'PCV driver since 2009, DQC to 08/2028. Full D entitlement, clean',
    ],
  },
  {
    title: 'School Bus Operator',
    ask: 'Class B CDL with P and S endorsements and a current DOT physical.',
    less: [
      "Class B learner's permit, P endorsement test scheduled. Delivery driver, Scranton, 2021-26",
      'Class B CDL, P only, motorcoach operator. Never took the school bus test. Med card 2027',
    ],
    held: [
      'CDL-B, PA, endorsements P S, physical through 6/2027\nBus operator, Lackawanna School District, 2018-Present',
    ],
  },
  {
    title: 'Berufskraftfahrer (m/w/d) Fernverkehr',
    ask: 'Führerschein CE mit gültiger Schlüsselzahl 95 und Fahrerkarte.',
    less: [
      'Führerschein C1E alt (Klasse 3), Auslieferungsfahrer 7,5 t, Bäckerei Klein',
      'CE seit 2001, Schlüsselzahl 95 im Jahr 2019 abgelaufen, nicht verlängert. Hausmeister seit 2019',
    ],
    held: [
      'FS CE seit 2008, 95er bis 10/2029, Fahrerkarte bis 2028\nFernfahrer, Spedition Rau, 2012-2026',
      'Führerscheinklassen C, CE; Module vollständig, Eintrag 95 gültig bis 2030; Fahrerkarte',
    ],
  },
  {
    title: 'Long-haul Driver',
    ask: 'Code 14 (EC) licence with a valid PrDP for goods and dangerous goods.',
    less: [
      'Code 10 with PrDP (goods), 8-ton delivery driver, Durban, 2019-26',
      'Code 14 since 2009. PrDP expired in 2023 and I have not renewed it. Storeman since',
    ],
    held: [
      'EC licence since 2010, PrDP (G, D) exp 03/2027\nSuperlink driver, Karoo Carriers, 2013-26',
      'Code 14, PDP valid: goods & dangerous. Fuel tanker driver, Sasolburg, 2018 to date',
    ],
  },
  {
    title: 'Taxi Driver',
    ask: 'Hackney carriage badge with Leicester City Council, current.',
    less: [
      'Hackney badge, Leicester, revoked 2022. Courier since',
      'Private hire badge, application with the council pending. Courier, 2020-26',
    ],
    held: [
      "Hackney Carriage Driver's Licence, Leicester City Council, exp 02/2028\nTaxi driver, own cab, 2012-",
      'Licensed hackney driver (Leicester) since 2016, badge in date, DBS',
    ],
  },
  {
    title: 'Gefahrgutfahrer',
    ask: 'ADR-Schein mit Klasse 7 und Klasse 1 muss vorliegen.',
    less: [
      'ADR-Schein 2016, abgelaufen 2021. Stückgutfahrer',
      'Habe bislang keinen ADR-Schein, Kurs bei der DEKRA gebucht. Fahrer CE',
    ],
    held: [
      'ADR-Bescheinigung: Basis, Klasse 1, Klasse 7, gültig bis 2029\nFahrer Nuklearlogistik, Hanau',
      'Gefahrgutführerschein (Basiskurs, Aufbaukurse Kl. 1 + 7), IHK Hanau 2024',
    ],
  },
  {
    title: 'Train Driver',
    ask: 'Current Train Driving Licence (TDLCR) and certificate, ORR-issued.',
    less: [
      'Trainee driver, Pennine Trains, since Jan 2026; licence application in progress with ORR',
      'Conductor guard, 2015-26, PTS. Passed the driver assessment centre in 2025, in the talent pool',
    ],
    held: [
      'Train driver, Pennine Trains, 2014-2026. TDL (ORR) to 2029, route and traction: 158, 195',
      'European Train Driving Licence issued by ORR 2018, valid, freight class 66 traction competence',
    ],
  },
  {
    title: 'Signaller',
    ask: 'Signalling competence (Rule Book, NR) current, IECC or NX panel.',
    less: ['Booked on the signaller initial training in January. Station dispatcher, Leeds'],
    held: [
      'Signaller grade 7, York ROC, 2016-now, competent, NX and VDU, assessed March 2026',
      'Rules assessed 2025, competent signaller at Severn Bridge Jcn lever box and NX panel',
    ],
  },
  {
    title: 'Individual Working Alone / Patrolman',
    ask: 'PTS AC/DCCR and IWA in ticket; Sentinel card live.',
    less: ['Sentinel card suspended since Feb 2026 after D&A. Formerly IWA/COSS'],
    held: [
      'Sentinel: PTS AC+DCCR, IWA, exp 06/2027\nTrack inspection, Kent, 2015-26',
      'PTS DCCR, IWA/COSS recertified May 2026; Sentinel sponsor Ganymede',
    ],
  },
  {
    title: 'Rangierbegleiter (m/w/d)',
    ask: 'Abgeschlossene Ausbildung zum Rangierbegleiter mit gültiger Tauglichkeit nach TfV bzw. VDV 714.',
    less: [
      'Umschulung zum Rangierbegleiter, Prüfung im Februar. Vorher Lagerist',
      'Lagerhelfer Gleisanschluss, Duisport, Wagen entladen 2016-26, keine Rangierausbildung',
    ],
    held: [
      'Rangierbegleiter, Prüfung 2017, Hafenbahn Duisburg seit 2017, Tauglichkeit 04/2026',
      'Prüfung Rangierer/Rangierbegleiter 2012 (DB Cargo), jährl. FIT 2026, tauglich',
    ],
  },
  {
    title: 'Track Protection Officer',
    ask: 'PO3 or above with Sydney Trains endorsement.',
    less: [
      'PO1, RIW card, handsignaller, Blacktown, 2023-26',
      'Lookout and handsignaller, Track Safety Awareness, RIW 2026',
    ],
    held: [
      'Protection Officer Level 3, Sydney Trains, RIW valid 2027',
      'PO4 / Possession PO, ARTC & Sydney, recert March 2026',
    ],
  },
  {
    title: 'Locomotive Engineer',
    ask: 'FRA Part 240 certified engineer, Class 1 train service.',
    less: ['Engineer 2008-2021; certification revoked 2021 (signal), carman since'],
    held: [
      'Locomotive Engineer, Prairie Western RR, 2013-26, Part 240 certification thru 2028, train service',
    ],
  },
  {
    title: 'OOW, Ferry',
    ask: 'STCW II/1 Officer of the Watch unlimited with ENG1 and ECDIS generic.',
    less: [
      'Deck cadet, phase 5, orals booked for January. ENG1, ECDIS',
      'AB / Navigational watch rating II/4, EDH, ENG1. Bosun 2015-26',
    ],
    held: [
      'Third Officer, Hebridean Lines, 2019-26. OOW (Deck) unlimited CoC MCA 2019, ENG1 07/2027, ECDIS',
      'CoC II/1, MCA, reval 2024; ECDIS generic + JRC; ENG1 in date',
    ],
  },
  {
    title: 'Chief Engineer, Offshore',
    ask: 'Chief Engineer unlimited CoC (STCW III/2), motor, with BOSIET.',
    less: [
      'Second engineer CoC III/2 (2nd), chief orals pending. BOSIET',
      'Chief Engineer <3000 kW (III/3). BOSIET 2025',
    ],
    held: [
      'Chief Engineer, PSV Norne, 2016-26. Class 1 motor CoC (III/2) unlimited, BOSIET 2026',
      'CoC Chief Engineer III/2 > 3000 kW, reval 2025; FOET 2026, OEUK medical',
    ],
  },
  {
    title: 'Deckhand/Engineer, Charter',
    ask: 'MED 2 or better issued by AMSA.',
    less: ['MED 3 NC, Coxswain 1. Tender driver, Broome', 'GPH NC; MED 3 course in March'],
    held: [
      'MED 2 NC, AMSA, exp Nov 2029\nEngineer, dive boat, Exmouth',
      'Marine Engine Driver Grade 1 near coastal, AMSA 2021',
    ],
  },
  {
    title: 'Tug Captain',
    ask: 'USCG Master of Towing, inland, current MMC.',
    less: [
      'Apprentice mate (steersman), MMC, TOAR in progress. Deckhand 2017-26',
      'OUPV six-pack licence, MMC. Fishing charters, Mobile',
    ],
    held: ['USCG Master of Towing Vessels WR & inland, TWIC, renewed Feb 2025'],
  },
  {
    title: 'Fishing Skipper',
    ask: "Skipper's ticket for vessels under 16.5m (Seafish) with ENG1 or ML5.",
    less: [
      'Deckhand, basic safety, Seafish 1-day courses, Peterhead 2018-26',
      "Starting the under 16.5 skipper's course in January. Deckhand",
    ],
    held: [
      "Seafish Under 16.5m Skipper's Ticket 2014, ML5 2026\nSkipper, Girl Rona, Peterhead",
      'Skipper Under 16.5 m certificate (unrestricted), ENG1 to 2027',
    ],
  },
  {
    title: 'Licensed Aircraft Engineer B1.1',
    ask: 'UK CAA Part-66 B1.1 licence with A320 (CFM56) type endorsed.',
    less: [
      'Cat A1 Part-66 licence, A320 line tasks, Gatwick, 2020-26',
      'EASA B1.1 (Austro Control), B737. UK conversion not started',
    ],
    held: [
      'LAE B1.1, UK CAA Part-66, A320 family (CFM56/V2500) & B737NG, Stansted, 2015-26',
      'UK Part 66 AML: B1.1; types A318/319/320/321 CFM56, A330. Line stations Luton',
    ],
  },
  {
    title: 'Captain B737',
    ask: 'Unfrozen ATPL, B737 type rating, Class 1.',
    less: [
      'FO ATR72; CPL with frozen ATPL, Class 1 medical, 1,200 hrs',
      'ATPL, A320. B737 type rating expired 2018. Class 1',
    ],
    held: ['Captain B737-800, Celtic Air, 2018-26. ATPL(A), TR B737, Class 1 Feb 2027'],
  },
  {
    title: 'Helicopter Pilot',
    ask: 'CPL(H) with AW139 type rating and IR(H).',
    less: ['PPL(H), R44, 180 hrs. Crewman AW139 2018-26', 'CPL(A), MEIR, B200. No rotary time.'],
    held: [
      'First Officer AW139, North Sea, 2017-26. CPL(H)/IR, AW139 TR & LPC 08/2026',
      'ATPL(H), AW139 + S92, IR(H) current',
    ],
  },
  {
    title: 'Air Traffic Controller',
    ask: 'Valid ATCO licence with ADI and APS ratings.',
    less: [
      'FISO licence, Gloucester, 2018-26. Applied to NATS',
      'Student ATCO, ADI training, validation expected March',
    ],
    held: [
      'ATCO, Exeter Airport, 2014-26. UK CAA ATCO licence, ADI/APS, unit endorsement, class 3 medical 2027',
      'ATC licence: ADI (TWR), APS; OJTI. Southend 2011-',
    ],
  },
  {
    title: 'Aircraft Dispatcher',
    ask: 'FAA dispatcher certificate in hand.',
    less: [
      'ADX written passed, practical not taken. Crew scheduler 2021-26',
      'Ramp coordinator, weight and balance, Ozark Air 2016-26',
    ],
    held: [
      'Aircraft Dispatcher, Ozark Air, 2018-Pres. FAA Dispatcher Cert 2017',
      'FAA ADX practical passed 2020, certificate #4xxxxxx, Part 121 desk',
    ],
  },
  {
    title: 'Drone Pilot',
    ask: 'CASA RePL (multirotor, <25 kg) and AROC.',
    less: [
      'Sub 2 kg excluded category operator, accreditation only. Wedding drone videos',
      'RePL course booked November. Photographer',
    ],
    held: [
      'Remote Pilot Licence (CASA) MR <25kg, 2021, AROC, 600 flights\nSurvey pilot, Perth',
      "RePL 25 kg multi-rotor, aeronautical radio operator certificate, ReOC holder's chief pilot",
    ],
  },
  {
    title: 'Fluggerätmechaniker / CAT A',
    ask: 'EASA Part-66 CAT A1 oder B1, Musterberechtigung nicht nötig.',
    less: [
      'Fluggerätmechaniker Ausbildung 2018, Module für CAT A zur Hälfte, noch keine Lizenz',
      'Blechbearbeiter Flugzeug, Leiharbeit, 2015-26, keine Lizenz',
    ],
    held: ['Part-66 Lizenz B1.1 (LBA) seit 2016\nPrüfer, Leipzig'],
  },
  {
    title: 'Slinger Signaller',
    ask: 'CPCS A40 slinger, blue or red, in date.',
    less: [
      'Traffic marshal / vehicle banksman, NPORS N133, 2022-26',
      'A40 slinger CPCS expired 2022. Labourer since',
    ],
    held: [
      'CPCS A40A Slinger/Signaller (all types), exp 2028\nSlinger, Wembley',
      'A40 on a CPCS red card, issued Feb 2026; Slinger, Kier sites',
    ],
  },
  {
    title: 'Appointed Person (Lifting)',
    ask: 'CPCS A61 Appointed Person, in date, blue.',
    less: ['CPCS A62 Crane Supervisor, A40. Lift supervisor 2015-26', 'A62, booked on A61 in January.'],
    held: [
      'A61 Appointed Person - Lifting Operations, CPCS blue 2027; lift plans for Crossrail',
      'AP (lifting) A61, blue card, CPCS 2028. Contract lift manager, Ainscough',
    ],
  },
  {
    title: 'Dogman',
    ask: 'HRW licence class DG, current.',
    less: [
      'HRWL LF, LO. Forklift driver, Dandenong',
      'Dogging course done, logbook, assessment in December. Labourer',
    ],
    held: [
      'High Risk Work Licence: DG, RB, C6, exp 2029\nDogman, Lendlease Barangaroo',
      'WorkSafe Vic HRWL - dogging, since 2015, renewed 2025',
    ],
  },
  {
    title: 'Crane Operator',
    ask: 'HRWL C6 or higher; dogging a plus.',
    less: [
      'HRWL CN non-slewing, DG. Franna operator 2018-26',
      'C2 slewing to 20 t, RB. Yard crane op, Gladstone',
    ],
    held: ['Franna and 60t slewing: HRWL C6, CN, DG\nMackay', 'Open crane ticket (C0), renewed 2026'],
  },
  {
    title: 'Turmdrehkranführer (m/w/d)',
    ask: 'Kranführerschein nach DGUV Grundsatz 309-003 für Turmdrehkrane.',
    less: [
      'Hallenkran-Schein (Brückenkran, flurgesteuert) 2018. Lager Stahlhandel',
      'Baggerschein und Radlader, Tiefbau Kern 2012-26. Kranschein habe ich nicht.',
    ],
    held: [
      'Kranführer Turmdrehkran (Obendreher), Befähigungsnachweis 2014 nach DGUV 309-003, Hochbau Graf',
      'Befähigungsnachweis Turmdrehkran, BauAkademie Bayern 2019, Fahrauftrag 2026',
    ],
  },
  {
    title: 'Mobile Crane Operator, Ontario',
    ask: 'Ontario 339A certificate of qualification.',
    less: ['339A apprentice, level 2, 1,900 hrs', '339C (up to 8 tons), boom truck driver'],
    held: [
      '339A Mobile Crane Operator Branch 1, C of Q 2013, IUOE 793',
      'Hoisting Engineer - Mobile Crane 339A, licence current',
    ],
  },
  {
    title: 'Overhead Crane Operator',
    ask: 'Brückenkran-/Hallenkranschein.',
    less: [
      'Staplerschein 2015. Lagerist Stahl',
      'Kranbedienung nur unter Aufsicht, Schein noch nicht gemacht. Helfer',
    ],
    held: [
      'Kranschein flurgesteuerte Hallenkrane, 2016, jährl. Unterweisung 2026\nBrammenlager',
      'Hallenkran-Befähigungsnachweis (TÜV Nord 2020)',
    ],
  },
  {
    title: 'Rope Access Tech',
    ask: 'IRATA Level 2 or 3.',
    less: ['IRATA L1 2024, 400 hrs logged', 'IRATA L2 expired Jan 2023. Scaffolder since'],
    held: [
      'IRATA L3 1/xxxxx exp 05/2028\nTeam leader, blades',
      'Rope access technician, IRATA level 2, revalidated 2025',
    ],
  },
  {
    title: 'Lifting Equipment Inspector',
    ask: 'LEEA diploma (LEEATEC) or equivalent membership.',
    less: [
      'Sitting LEEA foundation in spring. Rigger',
      'Stores and wire rope slings, 2014-26. No LEEA units yet.',
    ],
    held: [
      'LEEA Diploma: Lifting Equipment General 2016, inspector, Bureau Norte',
      'TEAM card, LEEA DPQ Lifting Machines (Manual) 2019',
    ],
  },
  {
    title: 'Asbestos Surveyor',
    ask: 'BOHS P402 (or RSPH equivalent) held.',
    less: [
      "P402 written passed, report failed; resubmitting. Surveyor's assistant",
      'UKATA asbestos awareness 2026. Site manager',
    ],
    held: ['P402 (2018), P405. Surveyor, Enviro North', 'BOHS Proficiency: P401, P402, P403; 1,200 surveys'],
  },
  {
    title: 'Asbestos Removalist',
    ask: 'Class A asbestos removal (supervisor) SafeWork NSW, unit CPCCDE3014/4008.',
    less: [
      'Class B (non-friable) CPCCDE3014 only. Removalist 2019-26',
      'Asbestos awareness 10675NAT. Demolition labourer',
    ],
    held: ['Class A asbestos supervisor, CPCCDE4008 2019, SafeWork NSW named'],
  },
  {
    title: 'Plumber',
    ask: 'NZ certifying plumber, current PGDB practising licence.',
    less: [
      'Licensed plumber (not certifying), PGDB 2026, working under a certifier',
      'Limited certificate plumber, level 4 block course in Feb',
    ],
    held: [
      'Certifying Plumber & Drainlayer, PGDB licence 2026/27, Wellington',
      'PGDB: certifying plumber since 2012, licence current',
    ],
  },
  {
    title: 'Master Plumber',
    ask: 'Texas Master Plumber license, current.',
    less: [
      'Journeyman plumber license, Texas, J-5xxxx 2019',
      'Texas master plumber license expired 2021, not renewed',
    ],
    held: [
      'Master Plumber, TSBPE M-4xxxx, exp 2027\nOwner',
      'Texas RMP / Master plumber license since 2013, active',
    ],
  },
  {
    title: 'Backflow Tester',
    ask: 'ASSE 5110 or state backflow prevention assembly tester certification.',
    less: ["Backflow class attended, exam not passed. Plumber's helper"],
    held: ['Backflow prevention assembly tester, ABPA, exp 2027\nPlumber', 'ASSE 5110 tester, 2024'],
  },
  {
    title: 'Electrician',
    ask: 'A-Grade electrical licence, Energy Safe Victoria.',
    less: [
      'Restricted Electrical Licence (REL, class 2) plumber',
      '4th year apprentice electrician, LEA capstone in Feb',
    ],
    held: [
      'A Grade Electrician, ESV licence A5xxxx, exp 2028\nMaintenance sparky',
      'ESV A-Grade lic since 2011; test & tag',
    ],
  },
  {
    title: 'Electrician',
    ask: 'NZ registered electrician with current EWRB practising licence.',
    less: [
      'Electrical Service Technician, EWRB, appliance repairs',
      'Trainee limited certificate, EWRB, regs exam passed, practical pending',
    ],
    held: [
      'EWRB registered Electrician E2xxxxx, practising licence to 30/06/2027',
      'Registered electrician NZ, EWRB, APL current; inspector endorsed',
    ],
  },
  {
    title: 'Master Electrician',
    ask: 'Massachusetts master electrician license (Type A).',
    less: [
      'MA journeyman electrician (Type B) license 5xxxx-B',
      'Master license exam: business part failed in May, retake booked. Journeyman B, MA',
    ],
    held: [
      'MA Master A license 2xxxx-A, exp 07/2028',
      'Master electrician (A), Massachusetts, since 2015; journeyman B too',
    ],
  },
  {
    title: 'HV Authorised Person',
    ask: 'Senior Authorised Person (11kV/33kV), authorised in writing.',
    less: [
      'HV Authorised Person 11 kV, site works 2018-26',
      'Competent Person HV. SAP course booked with PPL Training',
    ],
    held: [
      'SAP up to 33 kV, Northern Grid, authorised 2016, reviewed 2026',
      'HV SAP, appointed in writing by National Ports 2019, 11/33kV switching',
    ],
  },
  {
    title: 'Elektroniker',
    ask: 'Schaltberechtigung Mittelspannung bis 30 kV.',
    less: [
      'Elektroniker Betriebstechnik, Niederspannung; Schaltungen macht der Schaltmeister',
      'Kurs Schaltberechtigung im Januar gebucht. EFK seit 2019',
    ],
    held: [
      'Schaltberechtigung bis 30 kV (2021, jährl. Unterweisung), Stadtwerke Fulda',
      'Schaltberechtigter MS 10/20 kV, bestellt 2018, Auffrischung 2026',
    ],
  },
  {
    title: 'Électricien',
    ask: 'Habilitations électriques B2V, BR et H1V à jour.',
    less: ['Habilitation H0B0, aide-monteur', 'B2V BR H1V en 2017, recyclage non fait depuis 2020. Cariste'],
    held: [
      'Habilitations B2V BR BC H1V, recyclage mars 2025\nÉlectricien industriel, Lyon',
      "Titre d'habilitation: B2V/BR/H1V, valable jusqu'à 2028",
    ],
  },
  {
    title: 'Elektroinstallateur Schweiz',
    ask: 'Elektroinstallateur EFZ oder von der ESTI anerkannter Abschluss.',
    less: [
      'Montage-Elektriker EFZ 2019, Chur',
      'Elektroniker (D), Gesuch um Anerkennung bei der ESTI eingereicht, Bescheid offen',
    ],
    held: ['Elektroinstallateur EFZ, Lehre Elektro Meier, Chur 2014-2018'],
  },
  {
    title: 'Commercial Gas Engineer',
    ask: 'Gas Safe registered with CoDNCO1, ICPN1 and TPCP1A.',
    less: [
      'Gas Safe, CCN1 CENWAT CKR1 2028. Domestic boilers',
      'CODNCO1 etc. expired 2023, now domestic only. Gas Safe',
    ],
    held: [
      'Gas Safe 5xxxxx. COCN1/CoDNCO1, ICPN1, TPCP1A, CIGA1 to 2029\nCommercial engineer',
      'Commercial gas: CODNCO1, TPCP1A, ICPN1, reassessed Feb 2025. Gas Safe card to Mar 2027',
    ],
  },
  {
    title: 'Oil Technician',
    ask: 'OFTEC 101, 105E, 600A current.',
    less: ['Gas Safe CCN1, CENWAT; no oil tickets', 'OFTEC 101/105E expired 2020'],
    held: [
      'OFTEC C1xxxx: 101, 105E, 600A to 2028\nOil boilers, Devon',
      'Oil: OFT10-101/105E/600A, renewed 2024, OFTEC registered',
    ],
  },
  {
    title: 'Gas Fitter',
    ask: 'Class A gas fitter (Technical Safety BC) certificate.',
    less: [
      'Class B gas fitter, TSBC 2019. Residential furnaces',
      'Class B; wrote the A exam in June, waiting for result',
    ],
    held: [
      'Gas Fitter Class A, TSBC cert, 2014\nCommercial boilers, Burnaby',
      "TSBC 'A' gasfitter ticket, ITA Red Seal",
    ],
  },
  {
    title: 'Registered Gas Installer',
    ask: 'RGI with domestic GID, RGII number.',
    less: ['GIS course done, GID not sat. Plumber, Limerick', 'Was RGI to 2020, dropped registration'],
    held: [
      'RGII no. 4xxx, GID 2019, reassessed 2024\nCork',
      'Registered Gas Installer (RGI 3xxx), domestic, since 2015',
    ],
  },
  {
    title: 'Refrigeration Engineer',
    ask: 'F-Gas Category 1 (C&G 2079-11).',
    less: ['2079 Category II (small systems under 3kg) only', 'F-Gas booked in Jan. Mate'],
    held: [
      'City & Guilds 2079-11 F-Gas Cat I, 2017\nFridge engineer',
      'F-gas cat 1, 2079 (2021), REFCOM firm',
    ],
  },
  {
    title: 'Pressure Welder',
    ask: 'B-Pressure welder ticket (ABSA), all-position.',
    less: [
      'CWB all position flat/hor, structural welder',
      'Journeyman welder Red Seal; B-pressure test failed Sept, retest booked',
    ],
    held: [
      "ABSA 'B' pressure, F3F4, exp 2027\nWelder, Fort McMurray shutdowns",
      'B Pressure Welder, Alberta, renewed 2026, 6G SMAW',
    ],
  },
  {
    title: 'Welding Inspector',
    ask: 'CSWIP 3.1 in date.',
    less: ['CSWIP 3.0 Visual. Welder QC', 'CSWIP 3.1 course; failed practical, resit in March'],
    held: [
      'CSWIP 3.1 Welding Inspector #6xxxx, exp 2029\nPipeline inspector',
      'CSWIP 3.2 Senior Welding Inspector, valid 2028',
    ],
  },
  {
    title: 'Coating Inspector',
    ask: 'NACE/AMPP CIP Level 2 or FROSIO III.',
    less: ['NACE CIP Level 1, 2022. Painter', 'NACE CIP 2 expired 2021'],
    held: ['AMPP CIP Level 3 #2xxxx exp 2028', 'FROSIO Inspector Level III, 2023, offshore'],
  },
  {
    title: 'NDT Technician',
    ask: 'PCN Level 2 UT (welds), current.',
    less: ['PCN UT Level 1. Assistant', 'PCN L2 MT and PT. UT training hours being logged'],
    held: ['PCN UT L2 welds 3.1/3.2, exp 2029', 'PCN level 2: UT, MT, PT (EN ISO 9712), valid 2028'],
  },
  {
    title: 'Welding Engineer',
    ask: 'IWE diploma.',
    less: ['IWT diploma 2019. Welding foreman', 'IWE parts 1-2 done, part 3 exam in May'],
    held: ['International Welding Engineer (IIW/EWF) 2015, TWI', 'IWE, SLV Duisburg 2012; EWE'],
  },
  {
    title: 'Undermanager',
    ask: 'NSW Undermanager certificate of competency (practising).',
    less: ["Deputy's ticket NSW, 2018. Panel deputy", 'Deputy; undermanager written passed, oral in March'],
    held: [
      'Undermanager CoC (NSW), practising certificate 2028\nShift undermanager, Ulan',
      "Undermanager's ticket 2014, NSW Resources Regulator, PC current",
    ],
  },
  {
    title: 'Open Cut Examiner',
    ask: 'OCE ticket (Qld) with S1, S2, S3.',
    less: ['OCE notice lapsed 2021, no refresher'],
    held: [
      'Open Cut Examiner CoC Qld 2017, S1 S2 S3 G2\nMoranbah',
      'OCE, statutory, Peak Downs 2015-26. RII S1/2/3',
    ],
  },
  {
    title: 'Mine Foreman',
    ask: 'Certified mine foreman (WV), MSHA current.',
    less: [
      'Experienced miner (black hat), MSHA 40 hr, WV. Shuttle car operator',
      'Sat foreman test in April, did not pass',
    ],
    held: ['WV Underground Mine Foreman-Fireboss certification 2014, MSHA annual refresher 2026'],
  },
  {
    title: 'Shotfirer',
    ask: 'Qld shotfirer licence and security clearance for SSAN.',
    less: [
      'Blast crew trainee, MPU operator. Shotfirer course booked',
      'Shotfirer licence lapsed 2020. Drill operator',
    ],
    held: ["Explosives Act shotfirer's licence (Qld RSHQ), ammonium nitrate security clearance 2026"],
  },
  {
    title: 'Sprengmeister',
    ask: 'Sprengausweis C (SBFI).',
    less: ['Sprengausweis A (kleine Ladungen). Bergbauer', 'Kurs Ausweis B im Frühling. Mineur'],
    held: ['Sprengausweis C, SBFI 2016, Felsbau'],
  },
  {
    title: 'Well Site Supervisor',
    ask: 'IWCF Level 4 combined surface/subsea.',
    less: ['IWCF Level 3 driller, 2026', 'IWCF L4 ran out in 2023'],
    held: ['IWCF L4 Supervisor, surface & subsea, exp 09/2027', 'IWCF Well Control Level 4 combined, 2025'],
  },
  {
    title: 'Winding Engine Driver',
    ask: "Winding Engine Driver's certificate (DMRE) and medical fitness.",
    less: ['Onsetter, Sibanye 2014-26, medical fit', 'Learner WED, certificate not yet issued'],
    held: ['Winding engine driver certificate, DMRE 2012, red ticket to March 2027\nImpala'],
  },
];

describe('tickets of sites and transport', () => itTellsApart(ROWS));
