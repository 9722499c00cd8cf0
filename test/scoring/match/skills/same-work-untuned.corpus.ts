// Rows of the same kind, of other trades, that no rule was written for: they show how far the rules reach of themselves.

import type { SameWorkRow } from './same-work.corpus.ts';

export const SAME_WORK_UNTUNED: readonly SameWorkRow[] = [
  {
    title: 'Audiologist',
    ask: 'hearing aid fitting and verification',
    met: [
      'Audiologist, Clearwell Hearing, 2018 - present\nFit digital aids to adults, real-ear measurement, fine-tuning and follow-up reviews.',
    ],
    none: [
      'Menswear salesman, Dunmore Tailors, 2016 - present\nFittings of suits, verification of stock and prices, till, measurements, alterations sent to the workroom, windows dressed each month, loyalty cards and customer orders.',
    ],
  },
  {
    title: 'Sonographer',
    ask: 'obstetric and abdominal ultrasound scanning',
    met: [
      'Sonographer, Avonside Hospital, 2017 - present\nDating, anomaly and growth scans, liver and renal lists, reports the same day.',
    ],
  },
  {
    title: 'Prosthetist',
    ask: 'casting and fitting of lower-limb prostheses',
    met: [
      'Prosthetist, Limb Centre Leeds, 2016 - present\nTake casts of below-knee and above-knee stumps, align and fit artificial legs.',
    ],
  },
  {
    title: 'Community Pharmacist',
    ask: 'checking prescriptions and counselling patients',
    met: [
      'Pharmacist, Wellbrook Pharmacy, 2018 - present\nClinical and accuracy check of 9,000 items a month, advice over the counter, new medicine service.',
    ],
  },
  {
    title: 'Care Coordinator, home care',
    ask: 'rostering carers and covering absences',
    met: [
      'Scheduler, Homewell Care, 2019 - present\nWeekly rotas for 48 care workers in 210 homes, sickness cover, call logs.',
    ],
    none: [
      'Careers adviser, Moorland College, 2018 - present\nInterviews with students, absences followed up with tutors, careers fairs, CV clinics, university visits, destination data and labour market talks in assembly.',
    ],
  },
  {
    title: 'Health Records Manager',
    ask: 'leading a team of clerks',
    met: [
      'Records supervisor, St Hilda Hospital, 2017 - present\nEleven filing and scanning staff report to me; leave, appraisals and recruitment.',
    ],
  },
  {
    title: 'Radiator Brand Area Sales Manager',
    ask: 'managing a network of merchants and installers',
    met: [
      'Regional sales manager, Thermaline, 2016 - present\nLook after 140 plumbers’ merchants and fitters across the Midlands, trade counters, training mornings.',
    ],
  },
  {
    title: 'Plumber',
    ask: 'installing bathrooms and repairing leaks',
    met: [
      'Plumbing engineer, Fairway Homes, 2014 - present\nFit baths, showers and basins, trace and fix leaks in void flats.',
    ],
  },
  {
    title: 'Crane Supervisor',
    ask: 'planning and supervising lifting operations',
    met: [
      'Lift supervisor, Titan Cranes, 2015 - present\nWrite lift plans with the appointed person, brief slingers, stop the job when the wind is up.',
    ],
    none: [
      'Lift receptionist, Orion Tower, 2016 - present\nOperated the lifts of a hotel, planning of shifts, parcels for guests, supervised the luggage room, umbrellas and taxis, wrote the daily log of the lobby.',
    ],
  },
  {
    title: 'Surveyor, building defects',
    ask: 'diagnosing damp and structural movement',
    met: [
      'Building surveyor, Moss & Pike, 2016 - present\nInspect houses for rising damp, rot and cracks, subsidence claims, reports to insurers.',
    ],
  },
  {
    title: 'Roofer',
    ask: 'replacing slate roofs and leadwork',
    met: [
      'Slater, Highfield Roofing, 2011 - present\nStrip and re-slate Victorian terraces, valleys, flashings and dormers in code 5 lead.',
    ],
  },
  {
    title: 'Railway Ticket Office Clerk',
    ask: 'selling tickets and giving travel information',
    met: [
      'Booking office clerk, Northline, 2017 - present\nSell singles, seasons and railcards at the window, answer questions on times and connections.',
    ],
  },
  {
    title: 'Warehouse Inventory Controller',
    ask: 'investigating stock discrepancies',
    met: [
      'Stock controller, Bexley Foods, 2018 - present\nDaily cycle counts, trace variances in the WMS back to picks and receipts, accuracy 99.6 %.',
    ],
  },
  {
    title: 'Garment Technologist',
    ask: 'carrying out fit sessions and writing specifications',
    met: [
      'Garment technician, Rowan Kids, 2017 - present\nRun fittings on models and stands, measure samples, spec sheets and comments to factories.',
    ],
  },
  {
    title: 'Perfumery Counter Manager',
    ask: 'achieving sales targets and training consultants',
    met: [
      'Counter manager, Maison Lys, 2018 - present\n112 % of target last year, coach four beauty advisers on launches.',
    ],
  },
  {
    title: 'Auctioneer',
    ask: 'valuing furniture and silver for sale',
    met: [
      'Valuer, Holme & Sons, 2013 - present\nAppraise house contents, set estimates for antiques, catalogue and sell from the rostrum.',
    ],
  },
  {
    title: 'Zookeeper',
    ask: 'daily care and enrichment of primates',
    met: [
      'Animal keeper, Parkland Zoo, 2017 - present\nFeed, clean and observe gibbons and lemurs, build climbing frames and puzzle feeders.',
    ],
  },
  {
    title: 'Farm Manager',
    ask: 'managing arable cropping and machinery budgets',
    met: [
      'Farms manager, Elmsett Estate, 2014 - present\n1,100 ha of wheat, barley and beans; plan rotations, buy inputs, £900k costs, four tractor drivers.',
    ],
  },
  {
    title: 'Butcher counter assistant',
    ask: 'cutting and displaying meat for customers',
    met: [
      'Shop butcher, Greaves Family Butchers, 2015 - present\nJoint, bone and trim beef, lamb and pork, dress the window, serve at the counter.',
    ],
  },
  {
    title: 'Events Coordinator, university',
    ask: 'organising open days and conferences',
    met: [
      'Student recruitment officer, Wexford University, 2018 - present\nPlan and run five visit days for 4,000 applicants and their families, staff rotas, stands, talks.',
    ],
  },
  {
    title: 'Legal Cashier',
    ask: 'client account reconciliations and SRA accounts rules',
    met: [
      'Cashier, Penrose Solicitors, 2017 - present\nReconcile office and client money daily, post receipts and payments, residual balances, SRA reports to the auditor.',
    ],
  },
  {
    title: 'Pensions Administrator',
    ask: 'calculating retirement benefits and transfers',
    met: [
      'Pension fund officer, Calder Valley Fund, 2018 - present\nQuote and pay lump sums and annual pensions, work out transfer values, deaths and divorces.',
    ],
  },
  {
    title: 'Loss Adjuster',
    ask: 'investigating property claims on site',
    met: [
      'Claims surveyor, Farrow Adjusting, 2016 - present\nVisit homes after fire and flood, find the cause, scope repairs, recommend reserves and settlement.',
    ],
  },
  {
    title: 'Compliance Officer, investment firm',
    ask: 'monitoring programme and reporting breaches to the regulator',
    met: [
      'Compliance analyst, Larch Asset Management, 2018 - present\nCarry out the annual monitoring plan, test files, log breaches and notify the FCA.',
    ],
  },
  {
    title: 'Tax Adviser',
    ask: 'preparing corporation tax computations',
    met: [
      'Tax senior, Bryce Accountants, 2017 - present\nCT600s and tax comps for 70 owner-managed companies, R&D claims.',
    ],
  },
  {
    title: 'HR Systems Analyst',
    ask: 'configuring and reporting from an HR system',
    met: [
      'People systems specialist, Corinth plc, 2018 - present\nSet up Workday business processes, absence rules and security; monthly headcount reports.',
    ],
  },
  {
    title: 'Internal Communications Manager',
    ask: 'writing staff news and running town halls',
    met: [
      'Employee communications lead, Selby Group, 2017 - present\nEdit the intranet and weekly newsletter, all-hands with the CEO, manager briefings.',
    ],
  },
  {
    title: 'Market Researcher',
    ask: 'designing questionnaires and presenting findings',
    met: [
      'Insight executive, Quill Research, 2018 - present\nWrite online surveys, run the fieldwork, debrief clients in a deck and in person.',
    ],
  },
  {
    title: 'UX Researcher',
    ask: 'planning usability tests and interviews with users',
    met: [
      'Design researcher, Fennel Bank, 2018 - present\nRecruit participants, moderate 120 sessions on prototypes, diary studies, findings to squads.',
    ],
  },
  {
    title: 'Database Administrator',
    ask: 'backup, recovery and performance tuning',
    met: [
      'DBA, Northgate Insurance, 2015 - present\n60 SQL Server instances: restore tests, log shipping, slow queries, indexes, patching.',
    ],
  },
  {
    title: 'Mobile Developer',
    ask: 'developing and releasing iOS apps',
    met: [
      'iPhone developer, Tram Labs, 2017 - present\nWrote three Swift applications from first commit to the App Store, 400k downloads.',
    ],
  },
  {
    title: 'QA Tester',
    ask: 'writing test cases and reporting defects',
    met: [
      'Software tester, Vela Health, 2018 - present\nScripts from user stories, exploratory sessions, bugs raised and re-tested in Jira.',
    ],
  },
  {
    title: 'Geologist',
    ask: 'logging drill core and mapping',
    met: [
      'Exploration geologist, Kestrel Minerals, 2016 - present\nLog 18,000 m of core, field maps at 1:5,000, sampling and QA of assays.',
    ],
  },
  {
    title: 'Meteorologist',
    ask: 'preparing forecasts for aviation',
    met: [
      'Forecaster, Airfield Met Office, 2015 - present\nTAFs, wind and fog warnings, briefings of pilots around the clock.',
    ],
  },
  {
    title: 'Ecologist',
    ask: 'protected species surveys and mitigation plans',
    met: [
      'Consultant ecologist, Fernbank, 2016 - present\nBats, newts and dormice counted under licence, method statements and compensation ponds.',
    ],
  },
  {
    title: 'Librarian',
    ask: 'answering enquiries and running reading groups',
    met: [
      'Library officer, Ashby Libraries, 2016 - present\nHelp borrowers at the desk, book clubs for adults and a story hour, stock picks.',
    ],
  },
  {
    title: 'Archivist',
    ask: 'cataloguing and preserving records',
    met: [
      'Assistant archivist, Brewers’ Company, 2017 - present\nDescribe deeds and ledgers to ISAD(G), repackage, climate checks in the strongroom.',
    ],
  },
  {
    title: 'Choir Director',
    ask: 'leading rehearsals and planning concert programmes',
    met: [
      'Director of music, St Olave, 2012 - present\nRehearse two choirs weekly, choose the repertoire, conduct twelve concerts a year.',
    ],
  },
  {
    title: 'Primary School Business Manager',
    ask: 'setting and monitoring the school budget',
    met: [
      'School finance officer then bursar, Hill Lane Primary, 2015 - present\nDraft the annual budget of £1.9m with the head, monthly variance reports to governors.',
    ],
    none: [
      'Travel blogger, 2017 - present\nBudget trips, school holiday ideas, setting up photo shoots, monitoring page views, newsletters, sponsored hotel reviews and a shop of posters for families.',
    ],
  },
  {
    title: 'Exams Officer',
    ask: 'entering candidates and arranging invigilation',
    met: [
      'Examinations manager, Wick Academy, 2016 - present\nEntries to three boards, seat plans, 30 invigilators trained and timetabled, results day.',
    ],
  },
  {
    title: 'Youth Offending Worker',
    ask: 'assessing young people and writing court reports',
    met: [
      'YOT case manager, Harbour Borough, 2017 - present\nAssetPlus, pre-sentence reports for the bench, reparation, visits to families.',
    ],
  },
  {
    title: 'Trading Standards Officer',
    ask: 'inspecting businesses and investigating complaints',
    met: [
      'Consumer protection officer, Dale County, 2015 - present\nVisit shops and petrol stations, test purchases, weights, interviews under caution after consumers complain.',
    ],
  },
  {
    title: 'Coastguard Officer',
    ask: 'coordinating search and rescue',
    met: [
      'Maritime operations officer, 2016 - present\nTake distress calls, task lifeboats and helicopters, plan search areas.',
    ],
  },
  {
    title: 'Call Handler, utilities',
    ask: 'dealing with billing queries by phone',
    met: [
      'Customer adviser, Aqua North, 2019 - present\nAnswer 60 callers a day on bills, meters and payment plans.',
    ],
  },
  {
    title: 'Personal Trainer',
    ask: 'designing training programmes for clients',
    met: [
      'Fitness coach, Iron Yard, 2017 - present\nWrite 12-week plans after an assessment, 25 regulars, two with heart conditions.',
    ],
  },
  {
    title: 'Beauty Therapist',
    ask: 'facials, waxing and massage',
    met: [
      'Therapist, Lavender Rooms, 2016 - present\nSkin treatments, hair removal with hot and strip wax, Swedish and aromatherapy body work.',
    ],
  },
  {
    title: 'Steuerfachangestellte',
    ask: 'Erstellung von Einkommensteuererklärungen und Lohnabrechnungen',
    met: [
      'Steuerfachangestellte, Kanzlei Brandt, 2015 - heute\nSteuererklärungen für 120 Privatleute erstellt, Löhne und Gehälter für 30 Mandanten abgerechnet.',
    ],
  },
  {
    title: 'Erzieherin',
    ask: 'Beobachtung und Dokumentation der Entwicklung, Elternarbeit',
    met: [
      'Erzieherin, Kita Regenbogen, 2014 - heute\nEntwicklung der Kinder beobachtet und in Portfolios dokumentiert, Gespräche mit Eltern geführt.',
    ],
  },
  {
    title: 'Mechatroniker',
    ask: 'Wartung und Reparatur von Verpackungsmaschinen',
    met: [
      'Betriebstechniker, Süßwaren Lenz, 2016 - heute\nVerpackungslinien gewartet und instand gesetzt, Störungen behoben, Antriebe getauscht.',
    ],
  },
  {
    title: 'Personalsachbearbeiter',
    ask: 'Vertragserstellung, Bewerbermanagement und Zeiterfassung',
    met: [
      'Sachbearbeiter Personal, Stahl Huber, 2017 - heute\nArbeitsverträge und Zeugnisse geschrieben, Bewerbungen gesichtet und Bewerber eingeladen, Arbeitszeiten erfasst.',
    ],
  },
  {
    title: 'Maler und Lackierer',
    ask: 'Fassadenanstriche und Tapezierarbeiten',
    met: [
      'Malergeselle, Farben Roth, 2013 - heute\nFassaden gestrichen, Wohnungen tapeziert, Türen lackiert, Gerüst gestellt.',
    ],
  },
  {
    title: 'Rezeptionist',
    ask: 'Check-in und Check-out, Reservierungsannahme',
    met: [
      'Empfangsmitarbeiter, Hotel Krone, 2018 - heute\nGäste bei An- und Abreise betreut, Reservierungen telefonisch und per Mail angenommen, Kasse.',
    ],
  },
  {
    title: 'Logopädin',
    ask: 'Diagnostik und Therapie von Schluckstörungen',
    met: [
      'Logopädin, Reha-Klinik Bad Essen, 2016 - heute\nDysphagien nach Schlaganfall untersucht und behandelt, FEES begleitet, Angehörige beraten.',
    ],
  },
  {
    title: 'Technicien de laboratoire',
    ask: "réalisation d'analyses microbiologiques",
    met: [
      "Technicienne labo, Laiterie du Val, 2016 à aujourd'hui\nEnsemencement, dénombrement de germes, recherche de listeria, résultats saisis dans le LIMS.",
    ],
  },
  {
    title: 'Serrurier métallier',
    ask: 'fabrication et pose de garde-corps',
    met: [
      "Métallier, Ateliers Roux, 2013 à aujourd'hui\nFabrique rampes et garde-corps, soude, pose sur chantier.",
    ],
  },
  {
    title: 'Chargée de recrutement',
    ask: 'sourcing et entretiens de candidats',
    met: [
      "Consultante en recrutement, Talents Ouest, 2017 à aujourd'hui\nChasse sur LinkedIn, préqualification au téléphone, 8 entretiens par semaine, 60 embauches par an.",
    ],
  },
  {
    title: 'Aide-soignante',
    ask: "aide à la toilette et surveillance de l'état des résidents",
    met: [
      "Aide-soignante, Ehpad Les Tilleuls, 2015 à aujourd'hui\nToilettes, repas, changes, prise des constantes, transmissions aux infirmières.",
    ],
  },
  {
    title: 'Menuisier poseur',
    ask: 'pose de fenêtres et de parquet',
    met: [
      "Menuisier, Bois & Co, 2012 à aujourd'hui\nPoseur de menuiseries PVC et bois, volets, parquets flottants et massifs.",
    ],
  },
  {
    title: 'Réceptionniste de nuit',
    ask: 'accueil des clients et clôture de caisse',
    met: [
      "Veilleur de nuit, Hôtel du Port, 2018 à aujourd'hui\nArrivées tardives, clôture journalière, petits déjeuners, rondes.",
    ],
  },
  {
    title: 'Sales Assistant, garden centre',
    ask: 'advising customers on plants',
    met: [
      'Plant area assistant, Bloomfields, 2018 - present\nHelp shoppers choose shrubs and perennials for their soil, water, label and price.',
    ],
    none: [
      'Plant operator, Harker Quarries, 2014 - present\nDrive loaders and dumpers, advise the foreman on haul roads, daily checks, crusher feed, stockpiles, water bowser and weighbridge tickets for customers.',
    ],
  },
];
