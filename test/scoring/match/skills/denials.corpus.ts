// How CVs deny, claim without evidence, and use a trade's words in another sense, written from general knowledge of how
// people write. One must-have each, and short CVs by how far they show it, as in the corpus of skills.

import type { SkillRow } from './skill-row.ts';

export const DENIALS: readonly SkillRow[] = [
  {
    title: 'Baker',
    ask: 'night baking of sourdough',
    met: [
      'Baker, Elm Bakery, 2019 - present\nNight baking of sourdough.\nI want to leave because the night baking of sourdough moves to Leeds.',
      'Baker, Elm Bakery, 2019 - present\nI want to change because the night baking of sourdough moves to Leeds.',
    ],
    denied: ['Baker, Elm Bakery, 2019 - present\nPies.\n\nI want to try night baking of sourdough.'],
  },
  {
    title: 'Dairy Herd Manager',
    ask: 'experience with dairy cows',
    met: [
      'Farm manager, Elm Farm, 2019 - present\nThe old owner did not keep dairy cows, but I have milked 200 dairy cows here since.',
      'Farm manager, Elm Farm, 2019 - present\nDairy cows, 200 of them; there is no room for error at calving.',
    ],
    denied: ['Farm hand, Elm Farm, 2019 - present\nBeef.\n\nI would love to work with dairy cows.'],
  },
  {
    title: 'QC Analyst',
    ask: 'liquid chromatography of tablets',
    met: [
      'QC analyst, Elm Pharma, 2019 - present\nLiquid chromatography of tablets, done by EudraLex Volume 4.',
      'QC analyst, Elm Pharma, 2019 - present\nLiquid chromatography of tablets.\n\nI would love to be back at liquid chromatography.',
    ],
    denied: [
      'QC analyst, Elm Pharma, 2019 - present\nMoisture. Liquid chromatography of tablets is done by another team.',
    ],
  },
  {
    title: 'Long Haul Driver',
    ask: 'Able to cross the United States border',
    met: ['Driver, Elm Freight, 2019 - present\nReefer loads, crossing the border at Windsor twice a week.'],
    denied: ['Driver, Elm Freight, 2019 - present\nReefer loads.\n\nI am not able to cross to the U.S.'],
  },
  {
    title: 'Crew Chief',
    ask: 'leading a crew on site',
    met: ['Crew chief, Hadley Roofs, 2019 - present\nLeading a crew of five on site.'],
    denied: ['Roofer, Hadley Roofs, 2019 - present\nSlates.\n\nI am looking for my first leading role.'],
  },
  {
    title: 'Mécanicien',
    ask: 'trois ans de mécanique sur des presses automatisées',
    met: [
      "Mécanicien, Presses Morin, 2016 à ce jour\nMécanique de huit presses automatisées, vérins, courroies. Je n'ai jamais ouvert le programme d'un automate.",
    ],
  },
  {
    title: 'Frigoriste',
    ask: 'pratique des automates Schneider',
    met: [
      "Frigoriste, Halles Morin, 2019 à ce jour\nQuand la panne n'est ni mécanique ni fluide, je me connecte aux automates Schneider et je suis le programme.",
    ],
    denied: ['Frigoriste, Halles Morin, 2019 à ce jour\nNi automates Schneider ni variateurs.'],
  },
  {
    title: 'Supply Planner',
    ask: 'three years of supply planning in food',
    met: [
      'Material Analyst, Tarn Dairy, 2021 - present\nRun the weekly supply plan for three dairies, stock of milk and cheese, shortages.\n\nProcess engineer, Tarn Plastics, 2017 - 2020\nMoulding trials. No planning of supply as such, but I know what a changeover costs.',
    ],
    denied: [
      'Process engineer, Tarn Dairy, 2017 - present\nFilling trials. No planning of supply as such, but I know what a changeover costs.',
    ],
  },
  {
    title: 'Press Shop Technician',
    ask: 'hands-on die setting, at least one make of press: Schuler, Aida or Komatsu',
    met: [
      'Press technician, Hadley Stampings, 2019 - present\nDie setting on two Aida presses, first-off checks.',
    ],
    denied: [
      'Press operator, Hadley Stampings, 2019 - present\nLoading blanks and packing. I have watched the presses but have not set one up or done any die setting.',
    ],
  },
  {
    title: 'Tuyauteur',
    ask: 'bases de soudure TIG',
    met: [
      'Tuyauteur, Ateliers Morin, 2019 à ce jour\nSoudure TIG de collecteurs inox, bases de traçage.\n\nLangues\nNéerlandais (bases)',
    ],
  },
  {
    title: 'Assistante de direction',
    ask: "la pratique d'un logiciel de facturation : Zervant, Axonaut ou Henrri",
    denied: [
      'Assistante de direction, Garage Pons, 2018 à ce jour\nCourrier et agenda. Je ne connais pas les logiciels de facturation.',
    ],
  },
  {
    title: 'Credit Controller',
    ask: 'experience of cash allocation and Sage 200',
    met: [
      'Credit Controller, Marden Foods, 2020 - present\nCash allocation of 400 receipts a week in Sage 200, aged debt calls.',
    ],
    denied: [
      'Credit Controller, Marden Foods, 2020 - present\nAged debt calls and statements in Xero. Cash allocation and Sage 200: never used or done.',
      'Credit Controller since 2019. Collections only. I have not done cash allocation or worked with Sage 200.',
    ],
  },
  {
    title: 'Bricklayer',
    ask: 'experience of heritage brickwork with lime mortar',
    met: [
      'Bricklayer, Oakley Restoration, 2017 - present\nRepointing and heritage brickwork in lime mortar on listed terraces.',
    ],
    denied: [
      'Bricklayer, Cole Homes, 2016 - present\nNew-build plots, facework and blockwork. My lime mortar is at a beginner level and I have never worked on heritage brickwork.',
      'Bricklayer on housing sites since 2015. No heritage brickwork or lime so far.',
    ],
  },
  {
    title: 'Payroll Officer',
    ask: 'experience of processing expatriate payroll',
    met: [
      'Payroll Officer, Dunmore Energy, 2019 - present\nProcess the expatriate payroll of 90 assignees: shadow pay, tax equalisation.',
    ],
    denied: [
      'Payroll Officer, Dunmore Energy, 2019 - present\nUK monthly payroll of 1,100. Expatriate payroll is run by our provider; I have no experience of it.',
      'Payroll officer since 2018, domestic payroll only: I have yet to process an expatriate payroll.',
    ],
  },
  {
    title: 'Data Engineer',
    ask: 'Kafka in production',
    met: [
      'Data Engineer, Northlight, 2020 - present\nRun Kafka in production: 40 topics, schema registry, consumer lag alerts.',
    ],
    denied: [
      'Data Engineer, Northlight, 2020 - present\nBatch pipelines in Airflow and Spark. My Kafka is only basic and I have not used it in production.',
      'Data Engineer since 2019. Airflow, dbt, BigQuery. Kafka: not yet used.',
    ],
  },
  {
    title: 'Office Manager',
    ask: 'experience of managing facilities contracts',
    met: [
      'Office Manager, Sable Media, 2018 - present\nI take the calls that others cannot answer. Manage the facilities contracts for cleaning, security and waste.',
    ],
    denied: [
      'Office Manager, Sable Media, 2018 - present\nFront desk, post, stationery. Facilities contracts are managed by the landlord.',
    ],
  },
  {
    title: 'Veterinary Nurse',
    ask: 'experience of anaesthesia monitoring in theatre',
    met: [
      'Veterinary nurse, Brook Vets, 2019 - present\nI monitor anaesthesia in theatre for orthopaedic and dental lists.',
    ],
    denied: [
      'Veterinary nurse, Brook Vets, 2019 - present\nConsulting room nursing, clinics, dispensary. I have not monitored anaesthesia or worked in theatre since qualifying.',
    ],
  },
  {
    title: 'Solar Installer',
    ask: 'commissioning of battery storage',
    met: [
      'Solar Installer, Sunridge, 2020 - present\nInstall roof arrays and commission battery storage, GivEnergy and Tesla.',
    ],
    denied: [
      'Solar installer, Sunridge, 2020 - present\nRoof arrays, rails, DC cabling. Battery storage is commissioned by the electrician, I have never done it.',
      'Roof installer of solar since 2021. No battery storage or commissioning experience.',
    ],
  },
  {
    title: 'Immobilienverwalter',
    ask: 'Erfahrung mit WEG-Abrechnungen',
    met: [
      'Immobilienverwalterin, Hausgut GmbH, 2019 - heute\nErstelle die WEG-Abrechnungen für 24 Gemeinschaften und leite die Versammlungen.',
    ],
    denied: [
      'Mietverwalter, Hausgut GmbH, 2019 - heute\nMietverträge, Nebenkosten, Mahnungen. WEG-Abrechnungen habe ich noch nie erstellt.',
      'Mietverwalterin seit 2018. WEG-Abrechnungen: keine Erfahrung.',
    ],
  },
  {
    title: 'Schlosser',
    ask: 'Erfahrung im WIG-Schweißen',
    met: [
      'Schlosser, Metallbau Kern, 2018 - heute\nGeländer und Treppen aus Edelstahl, WIG-Schweißen an dünnen Rohren.',
    ],
    denied: [
      'Schlosser, Metallbau Kern, 2018 - heute\nTore und Zäune, MAG-Schweißen. WIG-Schweißen nur zugeschaut.',
      'Schlosser seit 2017, MAG. WIG-Schweißen beherrsche ich nicht.',
    ],
  },
  {
    title: 'Assistante de direction',
    ask: "expérience de l'organisation de conseils d'administration",
    met: [
      "Assistante de direction, Groupe Valmy, 2017 - aujourd'hui\nOrganisation des conseils d'administration, dossiers, procès-verbaux, convocations.",
    ],
    denied: [
      "Assistante, Groupe Valmy, 2019 - aujourd'hui\nAgenda, voyages, notes de frais. Je n'ai jamais organisé de conseil d'administration.",
      "Assistante commerciale depuis 2018. Conseils d'administration : aucune expérience de leur organisation.",
    ],
  },
  {
    title: 'Comptable',
    ask: 'maîtrise de Cegid',
    met: [
      "Comptable, Atelier Brun, 2018 - aujourd'hui\nTenue de la comptabilité sur Cegid, lettrage, rapprochements.",
    ],
    denied: [
      "Comptable, Atelier Brun, 2018 - aujourd'hui\nTenue de la comptabilité sur EBP. Cegid : jamais utilisé.",
    ],
  },
  {
    title: 'Pastry Chef',
    ask: 'experience of chocolate work and sugar showpieces',
    met: [
      'Pastry chef, Hotel Ardmore, 2018 - present\nChocolate work, sugar showpieces for banquets, plated desserts.',
    ],
    denied: [
      'Pastry chef, Hotel Ardmore, 2018 - present\nBreads, viennoiserie and plated desserts. I have never done chocolate work or sugar showpieces.',
    ],
    less: [
      'Baker, Town Bakery, 2018 - present\nBreads and rolls, night shift.\n\nSkills: chocolate work, sugar showpieces, viennoiserie, entremets',
    ],
  },
  {
    title: 'Scaffolder',
    ask: 'experience of temporary roofs',
    met: [
      'Advanced scaffolder, Ridge Access, 2016 - present\nTemporary roofs over two listed halls, birdcages, cantilevers.',
    ],
    denied: [
      'Scaffolder, Ridge Access, 2016 - present\nIndependents, towers and birdcages. Temporary roofs I have not built yet.',
    ],
    less: [
      'Shop assistant, 2018 - present\nTills and stock.\n\nSkills: scaffolding, temporary roofs, cantilevers, birdcages',
    ],
  },
  {
    title: 'Mechanical Fitter',
    ask: 'laser alignment of pumps',
    met: [
      'Fitter, Weir Water, 2015 - present\nOverhaul of pumps, laser alignment of couplings and pumps, bearings.',
    ],
    denied: [
      'Fitter, Weir Water, 2015 - present\nOverhaul of pumps, bearings, seals. Laser alignment of the pumps is done by a contractor.',
      'Mechanical fitter since 2014. Pumps and gearboxes; the laser alignment I have only watched.',
    ],
  },
  {
    title: 'Procurement Officer',
    ask: 'experience of running public tenders',
    met: [
      'Procurement Officer, Eastmoor Council, 2019 - present\nRun public tenders above threshold from notice to award.',
    ],
    denied: [
      'Buyer, Ferrous Ltd, 2018 - present\nQuotes, call-offs, supplier visits. I am unfamiliar with public tenders.',
      'Buyer since 2018 in a private company. Public tenders would be new to me.',
    ],
    less: [
      'Buyer, Ferrous Ltd, 2018 - present\nQuotes and call-offs.\nTraining: public tenders in a day (webinar, 2025)',
    ],
  },
  {
    title: 'Nursery Manager',
    ask: 'at least two years as nursery manager or deputy',
    denied: [
      'Room leader, Bluebell Nursery, 2017 - present\nToddler room, planning and parents. I have not been a manager or deputy of a nursery so far.',
    ],
    met: [
      'Deputy nursery manager, Bluebell Nursery, 2019 - present\nRun the nursery of 60 places with the manager, rotas, ratios.',
    ],
  },
  {
    title: 'Translator',
    ask: 'experience of subtitling',
    met: ['Translator, freelance, 2016 - present\nSubtitling of series and documentaries in OOONA.'],
    denied: [
      'Translator, freelance, 2016 - present\nContracts and manuals. My subtitling is limited to one course.',
    ],
  },
  {
    title: 'Structural Technician',
    ask: 'good Tekla modelling skills',
    met: [
      'Structural technician, Pell Steel, 2017 - present\nTekla models of portal frames and connections, drawings for the shop.',
    ],
    denied: [
      'Structural technician, Pell Steel, 2017 - present\nAutoCAD and Revit drawings. My Tekla is rusty at best: not used since college.',
      'CAD technician since 2016, AutoCAD and Revit. Tekla I do not know yet.',
      'CAD technician since 2016, AutoCAD and Revit (advanced), Tekla (novice).',
    ],
  },
  {
    title: 'Florist',
    ask: 'experience of wedding and event flowers',
    met: [
      'Florist, Petal & Stem, 2018 - present\nWedding and event flowers most weekends: arches, bouquets, table pieces.',
    ],
    denied: [
      'Florist, Petal & Stem, 2018 - present\nShop counter, hand-tied bouquets, deliveries. I have never done wedding or event flowers.',
    ],
  },
  {
    title: 'Web Developer',
    ask: 'React and TypeScript',
    met: ['Web Developer, Brightpath, 2020 - present\nBuild the customer portal in React and TypeScript.'],
    denied: [
      'Web Developer, Brightpath, 2020 - present\nWordPress themes in PHP and jQuery. I am a complete beginner in React and TypeScript.',
      'PHP developer since 2017. React: not used. TypeScript: not used.',
      'PHP developer since 2017. My React is still basic, TypeScript too.',
    ],
    less: [
      'Waiter, The Crown, 2019 - present\nTables and bar.\n\nSkills: React, TypeScript, Node, Redux, Jest',
    ],
  },
  {
    title: 'Quantity Surveyor',
    ask: 'experience of NEC contracts',
    met: [
      'Quantity Surveyor, Tarrant Civils, 2018 - present\nCompensation events and applications under NEC4 contracts.',
    ],
    denied: [
      'Quantity Surveyor, Tarrant Homes, 2018 - present\nValuations and final accounts under JCT. I have not used NEC contracts yet.',
      'Quantity surveyor since 2017 on JCT jobs, no NEC.',
    ],
  },
  {
    title: 'Chef de Partie',
    ask: 'experience on the sauce section',
    met: [
      'Chef de partie, Hotel Rowan, 2019 - present\nRun the sauce section: stocks, jus, mains for 120 covers.',
    ],
    denied: [
      'Chef de partie, Hotel Rowan, 2019 - present\nLarder and pastry. I have not run or worked the sauce section.',
    ],
  },
  {
    title: 'Fleet Manager',
    ask: 'experience with tachograph analysis',
    met: [
      'Transport clerk, Hale Haulage, 2018 - present\nTachograph analysis of 60 drivers in TruTac, infringement letters.',
    ],
    denied: [
      'Transport clerk, Hale Haulage, 2018 - present\nBookings, fuel cards and MOT dates. Tachograph analysis is done by an outside bureau.',
      'Van fleet coordinator since 2018, no tachographs. I have no tachograph analysis experience.',
    ],
  },
  {
    title: 'Museum Curator',
    ask: 'experience of organising touring exhibitions',
    met: [
      'Curator, Fenland Museum, 2016 - present\nOrganised four touring exhibitions with loans, couriers and contracts.',
    ],
    denied: [
      'Assistant curator, Fenland Museum, 2019 - present\nDocumentation and store moves. Touring exhibitions are organised by the head of programmes, not by me.',
    ],
  },
  {
    title: 'Optical Assistant',
    ask: 'experience of OCT scans',
    met: [
      'Optical assistant, Clear Eyes, 2020 - present\nOCT scans, field tests and pressures before each sight test.',
    ],
    denied: [
      'Optical assistant, Clear Eyes, 2020 - present\nFrames, collections, field tests. OCT scans I have only observed.',
    ],
    less: [
      'Barista, 2020 - present\nCoffee and tills.\n\nKey skills: OCT scans, field tests, pressures, dispensing, frames',
    ],
  },
  {
    title: 'Elektriker',
    ask: 'Erfahrung mit KNX-Programmierung',
    met: [
      'Elektriker, Licht & Haus GmbH, 2018 - heute\nKNX-Programmierung in der ETS für Bürogebäude, Inbetriebnahme.',
    ],
    denied: [
      'Elektriker, Licht & Haus GmbH, 2018 - heute\nInstallation in Neubauten. KNX-Programmierung macht bei uns der Meister.',
      'Elektriker seit 2016. Mit KNX-Programmierung habe ich keine Erfahrung.',
    ],
  },
  {
    title: 'Bauzeichner',
    ask: 'sichere Kenntnisse in Allplan',
    met: ['Bauzeichnerin, Büro Senf, 2017 - heute\nSchal- und Bewehrungspläne in Allplan.'],
    denied: ['Bauzeichner, Büro Senf, 2017 - heute\nPläne in AutoCAD. Allplan: nur Grundkenntnisse.'],
  },
  {
    title: 'Cuisinier',
    ask: 'expérience des banquets',
    met: ["Cuisinier, Traiteur Lenoir, 2018 - aujourd'hui\nBanquets de 300 couverts, mariages, buffets."],
    denied: [
      "Cuisinier, Bistrot Lenoir, 2018 - aujourd'hui\nService à la carte, 60 couverts. Je n'ai pas d'expérience des banquets.",
      'Cuisinier depuis 2017 en brasserie. Banquets : jamais faits.',
    ],
  },
  {
    title: 'Technicien de maintenance',
    ask: 'programmation d’automates Siemens',
    met: [
      "Technicien, Usine Valois, 2018 - aujourd'hui\nDépannage et programmation des automates Siemens S7 de quatre lignes.",
    ],
    denied: [
      "Technicien, Usine Valois, 2018 - aujourd'hui\nMécanique, hydraulique. La programmation des automates est faite par un prestataire.",
      'Technicien mécanicien depuis 2016. Programmation d’automates Siemens : notions seulement.',
    ],
  },
  {
    title: 'Arborist',
    ask: 'experience of aerial rescue',
    met: ['Arborist, Oakwise, 2018 - present\nClimber and aerial rescue lead, rescue drills each month.'],
    none: ['Groundsman, Oakwise, 2020 - present\nChipper, rigging from the ground, saws up to 15 inches.'],
  },
  {
    title: 'Retail Buyer',
    ask: 'experience of negotiating with suppliers in Asia',
    met: [
      'Buyer, Marlow Toys, 2018 - present\nNegotiate with suppliers in China and Vietnam, two buying trips to Asia a year.',
    ],
    denied: [
      'Assistant buyer, Marlow Toys, 2020 - present\nSamples and order book. I have not negotiated with suppliers in Asia, the buyer does that.',
    ],
  },
  {
    title: 'Prison Officer Trainer',
    ask: 'delivering control and restraint training',
    met: [
      'Prison officer, HMP Sedge, 2015 - present\nDeliver control and restraint training to 40 officers a quarter.',
    ],
    denied: [
      'Prison officer, HMP Sedge, 2015 - present\nWing officer and key worker. I am trained in control and restraint but have never delivered the training.',
    ],
  },
  {
    title: 'Lab Technician',
    ask: 'hands-on experience of flow cytometry',
    met: [
      'Lab technician, Immuno Ltd, 2019 - present\nFlow cytometry panels on a FACSCanto, compensation and analysis in FlowJo.',
    ],
    denied: [
      'Lab technician, Immuno Ltd, 2019 - present\nELISA and cell culture. Flow cytometry I know from lectures only.',
      'Lab technician since 2019, ELISA. No hands-on flow cytometry yet.',
    ],
    less: [
      'MSc student\nMSc Immunology, 2026\nModules: flow cytometry, immunology, statistics\n\nCashier, Foodmart, 2022 - present\nTills.',
    ],
  },
  {
    title: 'Comptable',
    ask: 'maîtrise de Cegid',
    denied: ['Comptable depuis 2017 sur EBP et Quadra. Ni Cegid ni Sage à ce jour.'],
  },
  {
    title: 'Elektriker',
    ask: 'Erfahrung mit KNX-Programmierung',
    denied: ['Elektriker seit 2016. KNX-Programmierung habe ich weder gelernt noch gemacht.'],
  },
  {
    title: 'Bauzeichner',
    ask: 'sichere Kenntnisse in Allplan',
    denied: [
      'Bauzeichner seit 2015, AutoCAD und Revit. Allplan ist mir noch nicht vertraut, ich habe es nie benutzt.',
    ],
  },
];

/** Trades in one another's words: whole adverts, and CVs that have their words and not their work. */
export const TRAPS: readonly { spec: string; trap: string; honest: string }[] = [
  {
    spec: 'Kitchen Designer\nDesign fitted kitchens for our showroom customers.\nRequirements\n- three years as a kitchen designer in a showroom\n- worktops, cabinets and appliances, planning in Winner or ArtiCAD\n- measuring in customers’ homes',
    trap: 'Alex Morgan\nKitchen platform designer\n\nPlatform Engineer, Heron Cloud, 2019 - present\nDesigned Test Kitchen suites for Chef cookbooks, Kubernetes clusters, Terraform modules, CI pipelines in Jenkins.\nOn-call for Linux servers, Prometheus alerts and AWS.\n\nSystems administrator, Pell Hosting, 2015 - 2019\nLinux, VMware, backups, Ansible.',
    honest:
      'Alex Morgan\nKitchen designer\n\nKitchen Designer, Larch Kitchens showroom, 2019 - present\nPlan fitted kitchens in Winner with customers, measure in their homes, choose cabinets, worktops and appliances.\n\nSales assistant, Larch Kitchens, 2016 - 2019',
  },
  {
    spec: 'Bridge Engineer\nDesign and assess highway bridges.\nRequirements\n- four years of bridge design to Eurocodes\n- bridge inspections and load assessments\n- degree in civil engineering',
    trap: 'Sam Lee\nBridge engineer\n\nNetwork Engineer, Axon Telecom, 2018 - present\nBridges, spanning tree, load balancing, VLANs and Cisco switches in 40 sites; firewall rules, BGP and MPLS.\nInspections of comms rooms and load assessments of links.\n\nIT support technician, 2014 - 2018\nService desk, Active Directory, Windows laptops.',
    honest:
      'Sam Lee\nBridge engineer\n\nBridge Engineer, Tarn Consulting, 2018 - present\nDesign of composite highway bridges to Eurocodes, load assessments, principal inspections.\nBEng Civil Engineering, 2018',
  },
  {
    spec: 'Stage Manager\nRun the prompt desk of a touring theatre company.\nRequirements\n- three years as stage manager in theatre\n- calling shows from the book, running rehearsals\n- get-ins and fit-ups on tour',
    trap: 'Kim Park\nStage manager\n\nCivils Supervisor, Doune Rail, 2018 - present\nStages of track renewals, possessions, ballast, concrete pours, method statements and site inductions with CSCS and SMSTS.\nFit-ups of site cabins.\n\nGroundworker, 2013 - 2018\nDrainage, kerbs, excavator tickets.',
    honest:
      'Kim Park\nStage manager\n\nStage Manager, Wren Theatre on tour, 2018 - present\nCall shows from the book, run rehearsals, get-ins and fit-ups in 30 venues a year.\n\nAssistant stage manager, 2015 - 2018',
  },
  {
    spec: 'Branch Manager, bank\nLead a high street branch of our bank.\nRequirements\n- three years of branch management in retail banking\n- mortgages, savings and customer complaints under FCA rules\n- coaching cashiers and personal bankers',
    trap: 'Jo Fell\nBranch manager\n\nTree Surgeon, Elm Arborists, 2016 - present\nBranch reduction, crown lifting, climbing, chainsaw, chipper and stump grinding; river bank clearance.\nLead a crew of three, tree surveys, NPTC units.\n\nGardener, 2012 - 2016\nHedges, lawns, planting, mowing.',
    honest:
      'Jo Fell\nBranch manager\n\nBranch Manager, Severn Bank, 2016 - present\nLead a branch of nine cashiers and personal bankers, mortgages and savings, complaints under FCA rules.\n\nPersonal banker, Severn Bank, 2012 - 2016',
  },
  {
    spec: 'Model Maker, architectural models\nMake presentation models for architects.\nRequirements\n- three years of architectural model making\n- laser cutting, 3D printing, hand finishing and spraying\n- reading plans and elevations',
    trap: 'Lou Hart\nModel maker\n\nRisk Analyst, Tern Bank, 2018 - present\nBuilds credit risk models in SAS and Python: probability of default, loss given default, IFRS 9, scorecards and validation.\nPresentation of models to committees, model architecture.\n\nActuarial trainee, 2015 - 2018\nPricing and reserving, Prophet.',
    honest:
      'Lou Hart\nModel maker\n\nModel Maker, Scale Studio, 2018 - present\nArchitectural presentation models from plans and elevations: laser cutting, 3D printing, spraying and hand finishing.',
  },
  {
    spec: 'Bar Manager\nRun the bar of a city hotel.\nRequirements\n- two years of bar management\n- cocktails, cellar, stock takes and GP\n- personal licence\n- leading a team of bartenders',
    trap: 'Ash Dean\nBar manager\n\nSteel Fixer, Rebar Works, 2017 - present\nBar bending and bar schedules, reinforcement cages, formwork, concrete pours, tower crane slinging.\nStock of bar, team of six fixers, CSCS and NPORS.\n\nLabourer, 2014 - 2017',
    honest:
      'Ash Dean\nBar manager\n\nBar Manager, Hotel Cygnet, 2019 - present\nLead eight bartenders, cocktails, cellar, stock takes, GP of 74 %. Personal licence.\n\nBartender, 2015 - 2019',
  },
  {
    spec: 'Product Owner, payments\nOwn the backlog of our card payments product.\nRequirements\n- three years as product owner with Scrum teams\n- payments, PSD2 and card schemes\n- user stories, refinement, roadmap',
    trap: 'Ray Cole\nProduct owner\n\nOwner, Cole’s Farm Shop, 2015 - present\nSell our own products: vegetables, lambing, orchard, hens, tractor work, card payments at the till, scrum of customers on Saturdays.\n\nFarm worker, 2010 - 2015\nMilking, harvest, fencing.',
    honest:
      'Ray Cole\nProduct owner\n\nProduct Owner, Cardwell Payments, 2018 - present\nBacklog of the card acquiring product for two Scrum teams: user stories, refinement, roadmap, PSD2 and scheme releases.',
  },
  {
    spec: 'Court Clerk\nSupport magistrates in court.\nRequirements\n- two years in a court or tribunal office\n- listing cases, resulting, case files\n- knowledge of criminal procedure',
    trap: 'Val Reed\nCourt manager\n\nTennis coach and court manager, Elm Club, 2016 - present\nListing of matches, court bookings, coaching juniors, LTA Level 4, racket stringing, tournaments and membership.\n\nLifeguard, 2012 - 2016\nPool rescue, NPLQ, swimming lessons.',
    honest:
      'Val Reed\nCourt clerk\n\nLegal administrator, Westmere Magistrates’ Court, 2018 - present\nListing of cases, resulting, case files and criminal procedure with the legal adviser.',
  },
  {
    spec: 'Pipeline Engineer\nDesign gas pipelines.\nRequirements\n- four years of pipeline design for gas or oil\n- stress analysis, routing and crossings\n- IGEM/TD/1 and degree in engineering',
    trap: 'Max Ode\nPipeline engineer\n\nData Engineer, Lumo, 2018 - present\nPipelines in Airflow, Spark and Kafka, Snowflake warehouse, dbt, Python and SQL; routing of events, stress tests.\nBSc Computer Science 2015\n\nBI developer, 2015 - 2018\nSSIS, Power BI, SQL Server.',
    honest:
      'Max Ode\nPipeline engineer\n\nPipeline Engineer, Gasline Consulting, 2018 - present\nDesign of high pressure gas pipelines to IGEM/TD/1, stress analysis, routing, road and river crossings.\nMEng Mechanical Engineering 2017',
  },
  {
    spec: 'Script Editor, television drama\nRequirements\n- two years of script editing in television drama\n- notes to writers, storylines, continuity\n- reading scripts and writing reports',
    trap: 'Noa Kay\nScript editor\n\nSystems Administrator, Pine IT, 2017 - present\nShell scripts and PowerShell script editing in vim, Linux, VMware, Active Directory, backups, patching.\nReports and continuity of service.\n\nIT support, 2013 - 2017\nService desk.',
    honest:
      'Noa Kay\nScript editor\n\nScript Editor, Heath Drama, 2019 - present\nNotes to writers on two series of television drama, storylines, continuity, script reports.',
  },
];

/** What no rule reads yet. */
export const BEYOND_DENIALS: readonly SkillRow[] = [
  {
    title: 'Florist',
    ask: 'experience of wedding and event flowers',
    denied: ['Supermarket florist since 2019. Weddings and events: no experience so far.'],
  },
  {
    title: 'Arborist',
    ask: 'experience of aerial rescue',
    denied: [
      'Groundsman, Oakwise, 2020 - present\nChipper, rigging from the ground. I do not climb, and aerial rescue is beyond what I have done.',
    ],
  },
];
