// Years asked for as a post, of leading, or in a setting, against CVs of one post or two: those that a recruiter counts and
// those that only sound like them.

/** A demand of a job, and CVs that meet it or not. */
export type YearsAsked = { title: string; ask: string; counts: readonly string[]; not: readonly string[] };

/** The rank of the post that is asked for, and the ones below it. */
export const ofRank: YearsAsked[] = [
  {
    title: 'Bauleiter Hochbau',
    ask: 'Mindestens 3 Jahre Erfahrung als Bauleiter im Hochbau',
    counts: [
      'Bauleiter, Hansa Bau, 2016 - heute\nRohbau, Termine, Abrechnung, Nachunternehmer',
      'Polier, seit 2020 Bauleiter, Hansa Bau, 2016 - heute\nRohbau, Termine, Abrechnung, Nachunternehmer',
    ],
    not: ['Polier, Hansa Bau, 2016 - heute\nFührt 12 Leute, Rohbau, Schalung, Betonage'],
  },
  {
    title: 'Chef comptable',
    ask: "Trois ans d'expérience comme chef comptable",
    counts: [
      "Responsable comptable, Sodiprex, 2016 - aujourd'hui\nBilan, liasse, TVA, clôtures mensuelles, équipe de quatre",
    ],
    not: ["Comptable, Sodiprex, 2016 - aujourd'hui\nBilan, liasse, TVA, clôtures mensuelles"],
  },
  {
    title: 'Store Manager',
    ask: "2 years' store manager experience",
    counts: ['Store manager, Bonmarket, 2018 - present\nTills, rotas, deliveries, cashing up'],
    not: ['Floor supervisor, Bonmarket, 2018 - present\nTills, rotas, deliveries, cashing up'],
  },
  {
    title: 'Store Manager',
    ask: 'At least two years as store manager or assistant store manager',
    counts: ['Assistant Store Manager, Bonmarket, 2018 - present\nTills, rotas, deliveries, cashing up'],
    not: ['Sales assistant, Bonmarket, 2018 - present\nTills, deliveries, cashing up'],
  },
  {
    title: 'Project Manager',
    ask: '3 years as a project manager in fit-out',
    counts: [
      'Fit-out manager, Linley Interiors, 2018 - present\nRuns fit-out projects of 1-3m: programmes, subcontractors, budget',
    ],
    not: [
      'Project coordinator, Linley Interiors, 2018 - present\nProgrammes, minutes, orders of fit-out projects',
    ],
  },
  {
    title: 'Pflegedienstleitung',
    ask: 'Mindestens 2 Jahre als Pflegedienstleitung oder Wohnbereichsleitung',
    counts: [
      'Wohnbereichsleiterin, Haus Linde, 2019 - heute\nDienstplan, Visiten, Pflegeplanung für 32 Bewohner',
    ],
    not: [
      'Altenpflegerin, Haus Linde, 2019 - heute\nGrundpflege, Behandlungspflege, Pflegeplanung für 32 Bewohner',
    ],
  },
  {
    title: 'Restaurant Manager',
    ask: 'Two years in a restaurant manager role',
    counts: ['Restaurant manager, Quay Street, 2019 - present\nRotas, cashing up, bookings, 60 covers'],
    not: ['Head waiter, Quay Street, 2019 - present\nSection of eight tables, bookings, wine, 60 covers'],
  },
  {
    // The head of the CV names the present post where it has no name of its own.
    title: 'Conducteur de travaux',
    ask: 'Quatre ans au moins comme conducteur de travaux en gros œuvre',
    counts: [
      'Conducteur de travaux gros œuvre\n\nDepuis mars 2018, Bretagne Bâti : pilotage de quatre chantiers gros œuvre, plannings, achats, sous-traitants, situations de travaux de 2 M€',
    ],
    not: [
      'Chef de chantier gros œuvre\n\nDepuis mars 2018, Bretagne Bâti : coffrage, planning à trois semaines, réunions avec le conducteur de travaux',
    ],
  },
];

/** Years of leading people, and those of the team that was led. */
export const ofLeading: YearsAsked[] = [
  {
    title: "Responsable d'équipe nettoyage",
    ask: "Deux ans d'encadrement d'une équipe de propreté",
    counts: [
      "Cheffe d'équipe propreté, Clarnet, 2019 - aujourd'hui\n18 agents, plannings, contrôles, formation",
    ],
    not: ["Agent d'entretien, Clarnet, 2019 - aujourd'hui\nBureaux, vitrerie, monobrosse, propreté du soir"],
  },
  {
    title: 'Head Gardener',
    ask: 'At least three years supervising gardeners',
    counts: [
      'Senior gardener, Marle House, 2018 - present\nFour gardeners and two trainees under me, borders, glasshouse, budget',
    ],
    not: [
      'Gardener, Marle House, 2018 - present\nBorders, glasshouse, pruning with the other gardeners, reporting to the head gardener',
    ],
  },
  {
    title: 'Electrical Supervisor',
    ask: '3+ years supervising a team of electricians',
    counts: [
      'Chargehand electrician, Volt & Co, 2018 - present\nSix electricians on site, programme, snagging, toolbox talks',
    ],
    not: [
      'Approved electrician, Volt & Co, 2018 - present\nContainment, boards, testing, snagging of flats and shops',
    ],
  },
  {
    title: 'Ward Manager',
    ask: "Two years' experience managing a nursing team",
    counts: [
      'Junior sister, Ward 6, 2019 - present\nRuns shifts of eight nurses, rota, appraisals, off duty',
    ],
    not: [
      'Staff nurse, Ward 6, 2019 - present\nDrug rounds, admissions and mentoring of students on 28 beds',
    ],
  },
  {
    title: 'Warehouse Manager',
    ask: 'Minimum 3 years of warehouse management experience with direct reports',
    counts: [
      'Warehouse Manager, Silverbrook, 2019 - present\nTwo supervisors and 38 associates, budget, slotting, cycle counts',
    ],
    not: [
      'Inventory Manager, Silverbrook warehouse, 2019 - present\nCycle counts, adjustments, slotting. Individual contributor.',
    ],
  },
  {
    title: 'Teamleitung Kundenservice',
    ask: 'Mindestens zwei Jahre Führungserfahrung im Kundenservice',
    counts: [
      'Teamleiterin Kundenservice, Funkwerk, 2019 - heute\n12 Mitarbeitende, Coaching, Dienstplan, Servicelevel',
    ],
    not: [
      'Mitarbeiterin Kundenservice, Funkwerk, 2019 - heute\nTickets, Rückrufe, Reklamationen, Servicelevel',
    ],
  },
];

/** Years in a setting, of a side or of a specialty, and those of another. */
export const ofSetting: YearsAsked[] = [
  {
    title: 'Pensions Actuary',
    ask: 'At least four years advising defined benefit schemes',
    counts: [
      'Consulting actuary, Parrick Lowe, 2018 - present\nTriennial valuations, trustee meetings, recovery plans, member option factors for nine schemes',
    ],
    not: [
      'Pricing actuary, Selwyn Life Assurance, 2018 - present\nBulk annuities, longevity basis, reinsurance quotes, matching adjustment, Solvency II',
    ],
  },
  {
    title: 'Bilanzbuchhalter (m/w/d)',
    ask: 'Mindestens drei Jahre Abschlusserstellung nach HGB',
    counts: [
      'Bilanzbuchhalterin, Rheintor GmbH, 2018 - heute\nErstellt Monats- und Jahresabschlüsse nach HGB, E-Bilanz, Umsatzsteuer, DATEV',
    ],
    not: [
      'Group Accountant, Rheintor SE, 2018 - heute\nGroup Reporting nach IFRS, Konzernabschluss, Intercompany-Abstimmung in Tagetik',
    ],
  },
  {
    title: 'Site Engineer',
    ask: "four years' site engineering on highways or heavy civils",
    counts: [
      'Site engineer, Dane Civils, 2018 - present\nSets out kerbs, drainage and earthworks of a bypass, as-builts, ITPs',
    ],
    not: [
      'Site engineer, Dane Structures, 2018 - present\nGrids, levels and slabs of office frames, total station\n\nNo roads work so far.',
      'Site engineer, Dane Homes, 2018 - present\nGrids and levels of houses and apartments, RC frames, total station',
    ],
  },
  {
    title: 'Electrician',
    ask: 'Three years on commercial sites',
    counts: [
      'Electrician, Hobbs M&E, 2018 - present\nTray, trunking, three-phase boards and emergency lighting in schools and offices',
    ],
    not: [
      'Electrician, Hobbs Home Electrics, 2018 - present\nHouse rewires, consumer unit changes, showers, reports for landlords',
    ],
  },
  {
    title: 'Data Engineer',
    ask: 'three years of data engineering experience',
    counts: [
      'Data engineer, Kelpie Bank, 2019 - present\nAirflow pipelines from nine sources into Snowflake, dbt models, tests, on call',
    ],
    not: [
      'Senior Data Analyst\n\n2019 - present Kelpie Bank: SQL, Power BI for 300 users, analysis in Python, requirements from branches',
    ],
  },
  {
    title: 'Ingénieur en automatisation des tests',
    ask: "Trois ans d'expérience en automatisation des tests",
    counts: [
      "Ingénieure test, Logimer, 2019 - aujourd'hui\nPlaywright et Cypress, framework maison, tests automatisés dans GitLab CI",
    ],
    not: [
      "Testeuse, Logimer, 2019 - aujourd'hui\nTests manuels, cahier de recette, anomalies dans Jira, non-régression",
    ],
  },
  {
    title: 'Claims Handler',
    ask: "Two years' property claims experience",
    counts: [
      'Claims handler, Bridgeford Insurance, 2019 - present\nEscape of water, storm and theft at home, loss adjusters, settlements up to 20k',
    ],
    not: [
      'Claims handler, Bridgeford Insurance, 2019 - present\nCar accidents, credit hire, repairers, write-offs, settlements up to 20k',
    ],
  },
];

/** A part of the years is to be of leading, or what is managed are things: the others need no people under them. */
export const ofPart: YearsAsked[] = [
  {
    title: 'Pharmacy Manager',
    ask: 'Six years as a community pharmacist, of those at least two managing a branch',
    counts: [
      'Pharmacist, Linden Chemists, 2022 - present\nDispensing, clinical checks, vaccinations, services\nPharmacist, Rowan Pharmacy, 2016 - 2021\nDispensing, clinical checks, repeat prescriptions',
    ],
    not: ['Pharmacist, Linden Chemists, 2023 - present\nDispensing, clinical checks, vaccinations, services'],
  },
  {
    title: 'Dispensing Optician',
    ask: 'Four years of dispensing spectacles, with one year or more in a supervisory capacity',
    counts: [
      'Optical Supervisor, Lens Lane, 2021 - present\nLed six dispensers, rotas, dispensed varifocals and spectacles\nDispensing Optician, Lens Lane, 2017 - 2021\nDispensed spectacles, fitted frames, repairs',
    ],
    not: ['Dispensing Optician, Lens Lane, 2024 - present\nDispensed spectacles, fitted frames, repairs'],
  },
  {
    title: 'Product Manager, Insurance',
    ask: 'Three years of product management experience in insurance',
    counts: [
      'Product Owner, Cedar Insurance, 2020 - present\nRoadmap and backlog of the motor policy product, customer interviews, pricing tests, releases',
    ],
    not: ['Claims handler, Cedar Insurance, 2015 - present\nMotor claims, liability, settlement'],
  },
  {
    title: 'Category Manager, Logistics Services',
    ask: 'Three years of category management in indirect spend',
    counts: [
      'Senior Buyer, Services, Harrow Foods, 2018 - present\nCategory plans, tenders and contracts for cleaning, travel and fleet; supplier performance, savings',
    ],
    not: ['Sales manager, Harrow Foods, 2018 - present\nKey accounts, negotiations with buyers, promotions'],
  },
];
