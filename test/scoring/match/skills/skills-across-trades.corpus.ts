// Demands of a skill, a tool or a kind of work, with posts that a recruiter takes to show it, in the ad's words or in others, and
// posts that do not show it. Those in `SKILLS_HELD` were written without sight of the engine and are for measuring alone.

/** The post that is advertised, its duties and the demand; posts with what was done in them. */
export type SkillAsked = {
  title: string;
  duties: string;
  ask: string;
  shows: readonly string[];
  not: readonly string[];
};

export const SKILLS_READ: readonly SkillAsked[] = [
  {
    title: 'Kitchen Manager',
    duties: 'You run the kitchen of a 90-cover gastropub.',
    ask: 'Proven track record in controlling food costs and wastage',
    shows: [
      'Head Chef, The Plough, Selby\ncontrolled food cost and wastage week by week, gross profit up from 64 to 70 %',
      'Sous Chef, Kestrel Inns\nre-costed every dish, portion sheets and weekly stock counts brought GP to 71 %',
      'Kitchen Manager, Harbour Social\ncut what went into the bin by a third by cooking to bookings and pricing specials off leftovers',
    ],
    not: [
      'Chef de Partie, Marlow House\nran the sauce section on Saturdays, 140 covers',
      'Waiter, The Plough, Selby\nserved 12 tables, upsold wine, handled the till',
      'Kitchen Porter, Kestrel Inns\nemptied food waste bins, washed pots, mopped the floor',
    ],
  },
  {
    title: 'Marketing Manager',
    duties: 'You lead demand generation for a B2B software firm.',
    ask: 'Experience with a marketing automation platform such as HubSpot or Marketo',
    shows: [
      'Marketing Executive, Loopline\nbuilt nurture sequences and lead scoring in HubSpot',
      'Demand Generation Lead, Crestwell\nran drip campaigns and lifecycle emails in Pardot for 40,000 contacts',
      'CRM Manager, Vendra\nset up automated journeys in ActiveCampaign, from sign-up to renewal',
    ],
    not: [
      'Brand Manager, Oakfield Foods\ncommissioned TV spots and packaging, managed the agency roster',
      'Automation Engineer, Loopline\nprogrammed PLCs for a bottling line',
      'Marketing Assistant, Crestwell\nwrote social posts, ordered merchandise, booked stands',
    ],
  },
  {
    title: 'Warehouse Team Leader',
    duties: 'You lead an early shift of fifteen in a distribution centre.',
    ask: 'Comfortable using a warehouse management system',
    shows: [
      'Shift Leader, Bolton Logistics\nreleased waves and fixed short picks in the WMS',
      'Stock Controller, Denby DC\nscanned, moved and adjusted locations in Manhattan all day',
      'Team Leader, Kettle Retail\nplanned put-away and replenishment in SAP EWM',
    ],
    not: [
      'Van Driver, Bolton Logistics\ndelivered parcels, 120 drops a day',
      'Picker, Denby DC\npicked from paper lists, wrapped pallets',
      'Facilities Assistant, Kettle Retail\nlooked after the heating system of the warehouse',
    ],
  },
  {
    title: 'Data Analyst',
    duties: 'You support the commercial team of a retailer.',
    ask: 'Strong Power BI skills',
    shows: [
      'Insight Analyst, Tennby\nbuilt 30 Power BI reports, DAX measures and row-level security',
      'Reporting Analyst, Growell\nreplaced the weekly spreadsheets by Power BI dashboards used by 200 people',
      'BI Developer, Sandhurst Homes\nwrote DAX, modelled star schemas and published to the Power BI service',
    ],
    not: [
      'Data Analyst, Moxon\nbuilt Tableau dashboards for the board',
      'Analyst, Tennby\nprepared PowerPoint packs every month',
      'Finance Assistant, Growell\nused the Power BI reports that the analysts made',
    ],
  },
  {
    title: 'Care Coordinator',
    duties: 'You plan the calls of 40 home carers.',
    ask: 'Experience of rostering staff',
    shows: [
      'Care Coordinator, Homebright\nrostered 35 carers across 220 calls a day',
      "Ward Clerk, St Bride's\ndrew up the off-duty for 28 nurses and found cover for gaps",
      'Shift Planner, Norlink Buses\nmade the weekly duty plans of 60 drivers, swaps, leave and sickness',
    ],
    not: [
      'Home Carer, Homebright\nvisited eight clients a day, medication and personal care',
      "Receptionist, St Bride's\nwelcomed patients, answered the telephone",
      'HR Assistant, Norlink Buses\nfiled sick notes, sent out contracts',
    ],
  },
  {
    title: 'Site Manager',
    duties: 'You run housing sites of 40 to 80 plots.',
    ask: 'Good working knowledge of the Building Regulations',
    shows: [
      'Assistant Site Manager, Havelock Homes\nwalked inspections with Building Control and the NHBC, closed items on parts B, L and M',
      'Building Control Surveyor, Wexdale Council\nchecked plans and inspected sites against the Building Regulations',
      'Technical Coordinator, Orme Homes\nchanged details so that plots met Part L and Part F',
    ],
    not: [
      'Carpenter, Havelock Homes\nfirst and second fix, staircases',
      'Buyer, Orme Homes\nordered bricks and plasterboard, called off deliveries',
      'Regulatory Affairs Officer, Medora\nfiled licence applications for medicines',
    ],
  },
  {
    title: 'Teaching Assistant',
    duties: 'You support pupils with autism in a primary school.',
    ask: 'Experience of supporting children with communication difficulties',
    shows: [
      'Learning Support Assistant, Hillcrest Primary\nused PECS and Makaton with two non-verbal boys every day',
      'Nursery Nurse, Tiny Steps\nran language groups with the speech therapist for children who hardly spoke',
      'One-to-one TA, Ferndale School\nsupported a girl with a speech and language disorder in class',
    ],
    not: [
      'Communications Officer, Ferndale Council\nwrote press releases and the staff magazine',
      'Teaching Assistant, Hillcrest Primary\nprepared displays, supervised lunch and put up PE kit',
      'Midday Supervisor, Tiny Steps\nserved lunch, watched the playground',
    ],
  },
  {
    title: 'Accounts Assistant',
    duties: "You look after suppliers' invoices for a group of care homes.",
    ask: 'Experience of using Sage',
    shows: [
      'Purchase Ledger Clerk, Barlow & Co\nposted 600 invoices a month to Sage 50',
      'Bookkeeper, Penrose Garages\nkept the books of three garages on Sage Accounts, VAT and bank',
      'Accounts Clerk, Ferrydale\nran Sage 200 purchase ledger and payment runs',
    ],
    not: [
      'Bookkeeper, Little Owl Nurseries\nkept the books in Xero',
      'Chef, The Sage Tree\ncooked with herbs from the garden',
      'Office Assistant, Barlow & Co\nopened the post and scanned invoices',
    ],
  },
  {
    title: 'Production Operator',
    duties: 'You work on a high-speed bottling line.',
    ask: 'Used to working to GMP',
    shows: [
      'Process Operator, Astrel Pharma\nfilled vials in a grade B clean room, completed batch records',
      'Operator, Cosmara\nworked under GMP, line clearance and in-process checks',
      'Tablet Press Operator, Linden Generics\nfollowed batch manufacturing records and SOPs, checked by QA and MHRA inspectors',
    ],
    not: [
      'Machine Operator, Hopkin Timber\nran a four-sided planer',
      'Warehouse Operative, Astrel Pharma\nloaded pallets of finished goods',
      'Driver, Cosmara\ndelivered samples to shops',
    ],
  },
  {
    title: 'Legal Secretary',
    duties: 'You support two partners in a property department.',
    ask: 'Accurate audio typing',
    shows: [
      'Secretary, Frome & Hart\ntyped leases and letters from digital dictation, 70 wpm',
      'Medical Secretary, Wells Hospital\ntyped clinic letters from dictation for three consultants',
      'PA, Bramhall Surveyors\naudio typing of survey reports',
    ],
    not: [
      'Receptionist, Frome & Hart\ngreeted clients, sorted post',
      'Sound Engineer, Wells Radio\nedited audio for the morning show',
      'Data Entry Clerk, Bramhall Surveyors\nkeyed meter readings into a database',
    ],
  },
  {
    title: 'Elektroniker',
    duties: 'Sie halten Verpackungsanlagen instand.',
    ask: 'Sicherer Umgang mit SPS-Steuerungen',
    shows: [
      'Betriebselektriker, Molkerei Ammer\nStörungen an S7-Steuerungen gesucht und Programme angepasst',
      'Inbetriebnehmer, Kessler Anlagen\nTIA-Portal-Projekte vor Ort in Betrieb genommen',
      'Instandhalter, Papier Grün\nSPS-Fehler online ausgelesen und behoben',
    ],
    not: [
      'Elektriker, Bau Hofer\nLeitungen in Wohnungen verlegt, Zähler gesetzt',
      'Maschinenführer, Molkerei Ammer\nAbfüllanlage bedient und gereinigt',
      'Lagerist, Kessler Anlagen\nSchaltschrankteile kommissioniert',
    ],
  },
  {
    title: 'Vertriebsinnendienst',
    duties: 'Sie betreuen Händler im Baustoffhandel.',
    ask: 'Erfahrung in der Angebotserstellung',
    shows: [
      'Sachbearbeiter Verkauf, Ziegel Huber\ntäglich 20 Angebote kalkuliert und nachgefasst',
      'Innendienst, Metallbau Roth\nAnfragen geprüft, Preise gerechnet und Offerten verschickt',
      'Kundenberater, Holz Lang\nAngebote für Terrassen und Carports geschrieben',
    ],
    not: [
      'Verkäufer, Baumarkt Max\nKunden am Regal beraten, kassiert',
      'Buchhalter, Ziegel Huber\nEingangsrechnungen gebucht',
      'Einkäufer, Metallbau Roth\nAngebote von Lieferanten verglichen und bestellt',
    ],
  },
  {
    title: 'Comptable',
    duties: 'Vous tenez la comptabilité de trois sociétés.',
    ask: 'Maîtrise des déclarations de TVA',
    shows: [
      'Aide-comptable, Cabinet Morel\npréparé les CA3 mensuelles de quarante dossiers',
      "Comptable unique, Menuiserie Blin\nétabli et télétransmis la TVA, les acomptes d'IS et la liasse",
      'Comptable général, Sorelis\ndéclarations de TVA, DEB et états de rapprochement',
    ],
    not: [
      'Assistante, Cabinet Morel\naccueilli les clients et classé les dossiers',
      'Chargé de recouvrement, Sorelis\nrelancé les clients, négocié des échéanciers',
      'Contrôleur de gestion, Menuiserie Blin\nsuivi du budget et des marges par chantier',
    ],
  },
  {
    title: 'Chef de rang',
    duties: 'Vous servez en salle dans un restaurant gastronomique.',
    ask: 'Bonne connaissance des vins',
    shows: [
      'Commis sommelier, Auberge du Lac\nconseillé les accords et tenu la cave de 300 références',
      'Chef de rang, Table de Julie\nprésenté la carte des vins et vendu les accords mets et vins',
      'Caviste, Cave Saint-Martin\ndégusté et conseillé bourgognes et vins de Loire',
    ],
    not: [
      'Serveur, Brasserie du Port\nservi 60 couverts en terrasse',
      'Plongeur, Auberge du Lac\nlavé la vaisselle, sorti les poubelles',
      "Magasinier, Boissons Express\npréparé des palettes de bouteilles d'eau",
    ],
  },
  {
    title: 'Recruiter',
    duties: 'You recruit engineers for clients in the Midlands.',
    ask: 'Experience of headhunting passive candidates',
    shows: [
      'Talent Partner, Axle Motors\napproached engineers on LinkedIn who were not looking, 60 hires',
      'Researcher, Grant Search\nmapped competitors and cold-called their managers for executive searches',
      'Resourcer, Vantage\nsourced and headhunted passive candidates for CAD roles',
    ],
    not: [
      'HR Officer, Axle Motors\nran payroll queries and absence meetings',
      'Recruitment Administrator, Vantage\narranged interviews, sent out offer letters',
      'Sales Executive, Grant Photocopiers\ncold-called firms to sell copiers',
    ],
  },
  {
    title: 'DevOps Engineer',
    duties: 'You run the platform of a fintech.',
    ask: 'Infrastructure as code',
    shows: [
      'Platform Engineer, Payro\nkept all AWS accounts in Terraform modules',
      'SRE, Mintly\nwrote CloudFormation stacks and reviewed every change in pull requests',
      'Systems Engineer, Hexa\nmoved 200 hand-made servers to Pulumi and Ansible',
    ],
    not: [
      'Support Engineer, Payro\nreset passwords and imaged laptops',
      'Civil Engineer, Hexa Infrastructure\ndesigned drainage for roads',
      'QA Engineer, Mintly\nwrote test cases in Jira',
    ],
  },
  {
    title: 'Nurse, urgent care',
    duties: 'You see walk-in patients.',
    ask: 'Confident in triage',
    shows: [
      'Staff Nurse, A&E, Royal Dorset\ntriaged forty patients a shift with the Manchester system',
      '111 Clinician, Severn Call\nassessed callers by telephone and sent ambulances or gave advice',
      'Paramedic, North Ambulance\nprioritised casualties at road accidents',
    ],
    not: [
      'Staff Nurse, Elderly Ward\nmedication rounds, dressings and discharge planning',
      'A&E Receptionist, Royal Dorset\nbooked patients in',
      'Healthcare Assistant, Severn Hospital\nwashed and fed patients',
    ],
  },
  {
    title: 'Farm Manager',
    duties: 'You manage 600 ha of arable land.',
    ask: 'Sprayer calibration and record keeping',
    shows: [
      'Sprayer Operator, Hall Farms\nchecked nozzles, calibrated the Bateman and kept spray records in Gatekeeper',
      'Arable Manager, Lodge Estate\ndid all the spraying, calibrated before each season, filled in application sheets',
      'Tractor Driver, Brook Farm\ncalibrated boom sprayers and logged every product and rate',
    ],
    not: [
      'Combine Driver, Lodge Estate\ndrove a Claas Lexion for six harvests',
      'Paint Sprayer, Brook Bodyshop\nsprayed vehicle panels in a booth',
      'Farm Secretary, Hall Farms\nfiled invoices and movement licences',
    ],
  },
  {
    title: 'Customer Service Advisor',
    duties: 'You answer calls for an energy supplier.',
    ask: 'Handling of complaints',
    shows: [
      "Advisor, Vyra Energy\ntook angry calls, put bills right, kept within the ombudsman's eight weeks",
      'Guest Relations, Hotel Bellevue\ncalmed unhappy guests and offered refunds and upgrades',
      'Complaints Handler, Northern Bank\ninvestigated and answered 12 complaints a day',
    ],
    not: [
      'Telesales Agent, Vyra Energy\nsold boiler cover, 60 calls a day',
      'Meter Reader, Vyra Energy\nread meters in 80 homes a day',
      'Cleaner, Hotel Bellevue\ncleaned 14 rooms a day',
    ],
  },
  {
    title: 'Mechanical Design Engineer',
    duties: 'You design pumps.',
    ask: '3D CAD, ideally SolidWorks',
    shows: [
      'Design Engineer, Flowtech\nmodelled housings and impellers in SolidWorks',
      'Draughtsman, Hydra Valves\nmade assemblies and drawings in Autodesk Inventor',
      'Product Engineer, Rotora\nparametric parts in Creo, drawings for the foundry',
    ],
    not: [
      'Fitter, Flowtech\nassembled pumps from drawings',
      "Architect's Assistant, Rowe\ndrew plans in AutoCAD LT",
      'Sales Engineer, Hydra Valves\nsized valves and wrote offers',
    ],
  },
];

export const SKILLS_HELD: readonly SkillAsked[] = [
  {
    title: 'Community Nurse',
    duties:
      'You will visit housebound patients across two towns and plan their care with the local surgeries.',
    ask: 'Experience of wound care in a community setting',
    shows: [
      'District Nurse, Harrow Vale Community Trust\nCarried out wound care for housebound patients across a community caseload of 45',
      "Staff Nurse, Millbrook Home Nursing\nDressed leg ulcers and pressure sores in patients' own homes, applying compression bandaging twice weekly",
      'Visiting Nurse, Pinecrest Home Health\nChanged negative pressure dressings on home visits and photographed healing for the tissue viability team',
    ],
    not: [
      'Theatre Nurse, St Aldan Hospital\nScrubbed for orthopaedic lists and counted swabs and instruments',
      'Community Nurse, Eastmoor Care\nGave insulin injections and flu vaccinations to patients at home',
      'Practice Receptionist, Dell Surgery\nBooked patients into the dressing clinic and took calls from district nurses',
    ],
  },
  {
    title: 'Support Worker',
    duties:
      'Supporting four adults with learning disabilities in a shared house, including evenings and weekends.',
    ask: 'Confident in supporting people with personal care',
    shows: [
      'Care Assistant, Oakleigh House\nGave personal care to eight residents each morning, respecting their dignity and choices',
      'Home Carer, Brightway Homecare\nHelped clients wash, dress and use the toilet on double-up calls',
      'Personal Assistant, private employer\nBathed and showered a young man with cerebral palsy and changed his pads',
    ],
    not: [
      'Activities Coordinator, Fern Lodge\nPlanned bingo, craft sessions and garden outings for residents',
      "Domestic Assistant, Oakleigh House\nCleaned residents' rooms and bathrooms and did the laundry",
      'Support Worker, Turnstone Housing\nHelped tenants with budgeting, shopping and letters; no personal care involved',
    ],
  },
  {
    title: 'Primary School Teacher',
    duties: 'A Key Stage 1 class teacher for a two-form entry school.',
    ask: 'Experience of teaching early reading through systematic phonics',
    shows: [
      'Year 1 Teacher, Ashdown Primary\nTaught daily systematic phonics lessons to 28 early readers',
      'Reception Teacher, Holy Rood Infant School\nDelivered Read Write Inc. every morning, assessing groups each half term',
      'Class Teacher, Marsh Lane Primary\nTaught five-year-olds letter sounds and blending using Little Wandle; 91% passed the Year 1 screening check',
    ],
    not: [
      'Year 6 Teacher, Ashdown Primary\nPrepared pupils for SATs in mathematics and grammar',
      'Supply Teacher, Crown Supply\nTaught PE and swimming to Key Stage 2 classes',
      'School Administrator, Holy Rood Infant School\nOrdered phonics books and kept the library catalogue up to date',
    ],
  },
  {
    title: 'Conveyancing Paralegal',
    duties: 'Assisting two fee earners with a busy residential property caseload.',
    ask: 'You have residential conveyancing files behind you, from instruction to completion',
    shows: [
      'Conveyancing Assistant, Pell & Hartley Solicitors\nRan 60 residential conveyancing files from instruction through to completion',
      'Legal Executive, Moorgate Law\nHandled house sales and purchases from first instructions, through searches and exchange, to completion and registration',
      'Paralegal, Tandy Rowe LLP\nManaged own caseload of freehold and leasehold flat purchases from opening the file to handing over the keys',
    ],
    not: [
      'Paralegal, Cordwell Injury Lawyers\nDrafted witness statements and schedules of loss in road traffic claims',
      'Estate Agent, Hillside Homes\nValued houses and showed buyers round; passed sales to the solicitors once an offer was accepted',
      'Legal Secretary, Benn Family Law\nTyped divorce petitions and prepared court bundles',
    ],
  },
  {
    title: 'Management Accountant',
    duties: 'Reporting to the financial controller of a group of three manufacturing sites.',
    ask: 'Proven track record in month-end close and management accounts',
    shows: [
      'Management Accountant, Kestrel Plastics\nLed the month-end close and issued management accounts by working day five',
      'Assistant Accountant, Dunmore Foods\nPosted accruals and prepayments, closed the ledgers each month and produced the board pack with P&L, balance sheet and variance commentary',
      'Finance Manager, Laird Packaging\nCut the monthly close from ten days to four and prepared the monthly P&L and commentary for directors',
    ],
    not: [
      'Accounts Payable Clerk, Kestrel Plastics\nMatched supplier invoices to purchase orders and keyed 300 a week',
      'Tax Assistant, Rowan & Co\nPrepared self-assessment returns for sole traders',
      'Credit Controller, Dunmore Foods\nChased overdue debts by phone and reduced debtor days from 52 to 41',
    ],
  },
  {
    title: 'Planning Officer',
    duties: 'Development management role in a district council covering market towns and villages.',
    ask: 'Working knowledge of determining householder planning applications',
    shows: [
      'Assistant Planner, Westmere District Council\nDetermined around 150 householder planning applications a year under delegated powers',
      'Planning Officer, Strathgarry Council\nAssessed proposals for house extensions, dormers and garages, visited the sites and wrote the decision reports',
      'Graduate Planner, Aldbourne Borough Council\nCase officer for rear extensions and loft conversions, recommending approval or refusal to the team leader',
    ],
    not: [
      'Housing Officer, Westmere District Council\nInspected council flats and dealt with rent arrears',
      'Licensing Officer, Aldbourne Borough Council\nProcessed taxi and alcohol licence applications',
      'Builder, Croft Extensions\nBuilt single-storey extensions and garages for homeowners',
    ],
  },
  {
    title: 'Bus Driver',
    duties: 'Driving local service routes from our city depot on a rota that includes weekends.',
    ask: 'Experience of handling cash fares and issuing tickets',
    shows: [
      'Bus Driver, Greenline City Buses\nTook cash fares and issued tickets on busy urban routes',
      'Tram Conductor, Northbay Trams\nSold singles and day passes on board, gave change and balanced my float at end of shift',
      'Coach Driver, Daleway Coaches\nCollected money from passengers boarding, printed their tickets on the Wayfarer machine and paid in the takings daily',
    ],
    not: [
      'HGV Driver, Bolt Haulage\nDelivered palletised goods to supermarkets overnight',
      'Private Hire Driver, Swift Cars\nCarried passengers on pre-paid app bookings; no cash taken',
      'Vehicle Cleaner, Greenline City Buses\nSwept and mopped buses and refilled screenwash between shifts',
    ],
  },
  {
    title: 'Electrician',
    duties: 'Joining a small contractor working on shops, offices and small industrial units.',
    ask: 'Fault finding and repair of three-phase systems',
    shows: [
      'Electrician, Larkin Electrical\nTraced and repaired faults on three-phase systems in workshops and factories',
      'Maintenance Electrician, Corby Castings\nDiagnosed 400 V motor circuit failures on the shop floor, replaced contactors and overloads and got machines running again',
      'Electrical Technician, Tarrant Mills\nFound the cause of lost phases and tripping breakers on 3-ph distribution boards and put them right',
    ],
    not: [
      'Domestic Electrician, Home Spark\nFitted sockets, lights and electric showers in single-phase houses',
      'Electrical Wholesaler Assistant, Wirehouse\nSold three-phase isolators and cable to trade customers over the counter',
      "Electrician's Mate, Larkin Electrical\nPulled cable through trunking and kept the van stocked",
    ],
  },
  {
    title: 'Mechanical Design Engineer',
    duties: 'Designing special-purpose machinery for the packaging industry.',
    ask: 'Strong 3D CAD skills, ideally SolidWorks or similar',
    shows: [
      'Design Engineer, Packtec Machines\nModelled conveyors and grippers daily in SolidWorks 3D CAD',
      'Mechanical Engineer, Havel Automation\nDesigned assemblies of over 2,000 parts in Autodesk Inventor',
      'Project Engineer, Nordvik Pumps\nBuilt parametric models and drawings of pump housings in Creo',
    ],
    not: [
      'Maintenance Fitter, Packtec Machines\nStripped and rebuilt gearboxes during planned shutdowns',
      'Test Engineer, Nordvik Pumps\nRan pressure tests on pumps and logged results in Excel',
      'Production Engineer, Elgar Presses\nRead drawings issued by the CAD team and set cycle times on the line',
    ],
  },
  {
    title: 'Production Operative',
    duties: 'Working on a high-speed bottling line in three shifts.',
    ask: 'Experience of line changeovers in a factory environment',
    shows: [
      'Line Operator, Springhill Drinks\nCarried out up to six line changeovers per shift in a busy bottling factory',
      'Machine Setter, Corran Cosmetics\nSwapped formats and change parts between bottle sizes on the filling line, cutting downtime from 50 to 30 minutes',
      'Packaging Technician, Dairyfield Foods\nReset the wrapper and labeller for each new product run',
    ],
    not: [
      'Packer, Springhill Drinks\nPacked bottles into boxes by hand and stacked pallets',
      'Forklift Driver, Dairyfield Foods\nMoved raw materials from the warehouse to the line',
      'Quality Assistant, Corran Cosmetics\nWeighed samples every hour and recorded fill levels',
    ],
  },
  {
    title: 'Dairy Herdsperson',
    duties: 'Working with a 300-cow Holstein herd on a family farm.',
    ask: 'Confident with calf rearing and milking',
    shows: [
      'Assistant Herdsman, Upton Dairy Farm\nMilked 220 cows twice daily and took charge of calf rearing',
      'Farm Worker, Glenbeg Farm\nDid the morning shift in a 24-point parlour, then bottle-fed the newborns colostrum and weaned calves at eight weeks',
      'Relief Milker, Torrin Farms\nRan afternoon milkings on a rotary and looked after 60 calves on automatic feeders',
    ],
    not: [
      'Shepherd, Hillend Estate\nLambed 600 ewes and trimmed feet',
      'Tractor Driver, Upton Dairy Farm\nCarted silage and spread slurry; did not work with the cows',
      'Milk Tanker Driver, Vale Creameries\nCollected milk from 14 farms a day and took samples',
    ],
  },
  {
    title: 'Chef de Partie',
    duties: 'Running a section in a 90-cover brasserie that cooks from scratch.',
    ask: 'Solid experience on the sauce section',
    shows: [
      'Chef de Partie, The Copper Pan\nRan the sauce section for 120 covers on weekend nights',
      'Demi Chef, Hotel Belmore\nWorked as saucier, making stocks, jus and reductions from scratch',
      'Commis Saucier, Brasserie Lune\nLooked after the sauces corner at dinner service, from beurre blanc to demi-glace',
    ],
    not: [
      'Pastry Chef, The Copper Pan\nMade breads, tarts and plated desserts',
      'Kitchen Porter, Hotel Belmore\nWashed pots and scrubbed floors at close of service',
      'Burger Cook, Grill Stop\nAdded bottled ketchup and mayonnaise to burgers on the assembly station',
    ],
  },
  {
    title: 'Hotel Receptionist',
    duties: 'Front desk of a 140-room business hotel, early and late shifts.',
    ask: 'Experience with Opera or a similar property management system',
    shows: [
      'Guest Service Agent, Arden Court Hotel\nChecked guests in and out using the Opera property management system',
      'Receptionist, Seaview Inn\nManaged room allocation, folios and check-outs in Protel',
      'Night Auditor, The Lindley\nRan the nightly close of day in Mews and posted room charges',
    ],
    not: [
      'Waiter, Arden Court Hotel\nServed breakfast to 150 guests and laid tables for lunch',
      'Box Office Assistant, City Theatre\nSold tickets for opera and ballet performances',
      'Receptionist, Hollow Guest House\nKept bookings in a paper diary and took payment by card',
    ],
  },
  {
    title: 'Store Supervisor',
    duties: 'Second in charge of a fashion store on a busy high street.',
    ask: 'Visual merchandising experience',
    shows: [
      'Senior Sales Adviser, Velour Fashion\nResponsible for visual merchandising on the ladieswear floor',
      "Team Leader, Thread & Co\nDressed windows and mannequins each Monday following the brand's VM guidelines",
      'Sales Assistant, Lumen Home\nBuilt seasonal displays and re-laid tables and wall bays to planogram, lifting cushion sales by 15%',
    ],
    not: [
      'Cashier, Velour Fashion\nServed customers at the till and processed refunds',
      'Stockroom Assistant, Thread & Co\nUnpacked deliveries and tagged garments',
      'Store Detective, Lumen Home\nWatched cameras and stopped suspected shoplifters',
    ],
  },
  {
    title: 'Cloud Platform Engineer',
    duties: 'You will look after the platform on which 40 product teams run their services.',
    ask: 'Hands-on experience of infrastructure as code and Kubernetes',
    shows: [
      'DevOps Engineer, Finlo\nWrote infrastructure as code for all environments and ran twelve Kubernetes clusters',
      'Site Reliability Engineer, Cartwheel Apps\nProvisioned EKS with Terraform modules and upgraded the clusters every quarter',
      'Platform Engineer, Bluefern Data\nMoved services onto AKS with Helm and defined every network and database in Pulumi',
    ],
    not: [
      'IT Support Technician, Finlo\nReset passwords and set up laptops for new starters',
      'Front-end Developer, Cartwheel Apps\nBuilt React components and wrote unit tests in Jest',
      'Technical Recruiter, Hireloop\nSourced candidates with Kubernetes and Terraform skills for clients',
    ],
  },
  {
    title: 'Data Analyst',
    duties: "Reporting and insight for an online retailer's commercial team.",
    ask: 'Strong SQL skills',
    shows: [
      'Data Analyst, Basketly\nWrote SQL every day to answer questions from buying and marketing teams',
      'Reporting Analyst, Northern Water\nJoined billing and meter tables with window functions and CTEs in PostgreSQL, cutting report run time by half',
      'BI Developer, Metropol Insurance\nWrote and tuned T-SQL stored procedures feeding the claims dashboards',
    ],
    not: [
      'Marketing Executive, Basketly\nScheduled social posts and wrote the weekly newsletter',
      "Reporting Assistant, Northern Water\nMade charts in Excel from extracts that the database team's SQL queries produced",
      'Web Designer, Pixel Barn\nDesigned landing pages in Figma',
    ],
  },
  {
    title: 'News Reporter',
    duties: 'Reporting for a regional newspaper and its website.',
    ask: 'Experience of court reporting',
    shows: [
      "Trainee Reporter, Wexley Gazette\nCovered court reporting two days a week at magistrates' and crown courts",
      'Journalist, Coastal Post\nSat through a six-week murder trial and filed daily copy on the evidence and verdict',
      'Freelance Writer, Border News Agency\nSent same-day stories on sentencing hearings from the press bench',
    ],
    not: [
      'Sports Reporter, Wexley Gazette\nWrote match reports and interviewed managers of local football clubs',
      'Court Usher, Hampden Court Centre\nCalled witnesses and kept order in the waiting area',
      'Sub-editor, Coastal Post\nWrote headlines and laid out the leisure pages',
    ],
  },
  {
    title: 'Laboratory Technician',
    duties: 'Supporting a molecular biology group at a research institute.',
    ask: 'Working knowledge of PCR and gel electrophoresis',
    shows: [
      'Research Technician, Tamar Institute\nRan PCR and gel electrophoresis daily for the plant genetics group',
      'Laboratory Assistant, Genoa Diagnostics\nAmplified DNA samples on the thermocycler and checked the products on agarose gels',
      'Research Assistant, University of Kellin\nGenotyped 400 mice by PCR, cast the agarose gels and read the bands',
    ],
    not: [
      'Chemistry Technician, Solvay Lane College\nPrepared titration solutions and cleaned glassware',
      'Phlebotomist, Kellin Hospital\nTook blood from 40 patients a day and labelled tubes',
      'Sample Courier, Genoa Diagnostics\nDrove swabs to the laboratory where the molecular team ran PCR',
    ],
  },
  {
    title: 'Swimming Teacher',
    duties: "Teaching children's group lessons at a leisure centre after school and on Saturdays.",
    ask: 'Experience of teaching swimming to young children',
    shows: [
      'Swimming Teacher, Splash Leisure Centre\nTaught swimming to young children aged 4 to 7 in groups of six',
      'Pool Instructor, Aqua Tots\nLed parent-and-toddler water sessions and moved pre-schoolers from armbands to first strokes',
      'Swim Coach, Dolphin Club\nGot nervous beginners aged five and six swimming their first 10 metres of front crawl',
    ],
    not: [
      'Lifeguard, Splash Leisure Centre\nWatched the pool, tested the water and enforced pool rules',
      'Gym Instructor, Fitzone\nWrote strength programmes for adult members',
      'Football Coach, Junior Kickers\nCoached under-7s in ball skills on Saturday mornings',
    ],
  },
  {
    title: 'CCTV Operator',
    duties: 'Monitoring a shopping centre control room on twelve-hour shifts.',
    ask: 'Experience of monitoring CCTV in a control room',
    shows: [
      'Control Room Operator, Centrepoint Mall\nMonitored CCTV from 120 cameras in the control room on night shifts',
      'Security Officer, Harbour Gate\nWatched camera screens in the monitoring station, spotted thieves and radioed guards to the spot',
      'Surveillance Operator, Brinton Borough Council\nFollowed incidents on town centre cameras from the operations room, guiding police to suspects and saving footage as evidence',
    ],
    not: [
      'Door Supervisor, Club Neon\nChecked IDs and searched bags at the entrance',
      'Security Installer, SafeFix\nMounted cameras and ran cable in shops and warehouses',
      'Security Guard, Harbour Gate\nPatrolled the car park on foot and locked the gates at night',
    ],
  },
  {
    title: 'Sachbearbeiter Personal (m/w/d)',
    duties:
      'Sie betreuen rund 250 Beschäftigte eines mittelständischen Unternehmens in allen Personalfragen.',
    ask: 'Erfahrung in der Lohn- und Gehaltsabrechnung',
    shows: [
      'Personalsachbearbeiterin, Brenner Metallbau GmbH\nLohn- und Gehaltsabrechnung für 180 Mitarbeitende',
      'Payroll Specialist, Lindtal Logistik\nMonatliche Entgeltabrechnung mit DATEV LODAS einschließlich Meldungen an die Krankenkassen',
      'Buchhalterin, Bäckerei Kornfeld\nBerechnung und Auszahlung der Löhne für 60 Beschäftigte, Lohnsteueranmeldung und Beitragsnachweise',
    ],
    not: [
      'Recruiterin, Nordstern IT\nStellenanzeigen geschaltet und Vorstellungsgespräche geführt',
      'Personalassistentin, Brenner Metallbau GmbH\nStundenzettel gesammelt und zur Abrechnung an das externe Lohnbüro weitergegeben',
      'Debitorenbuchhalter, Lindtal Logistik\nRechnungen an Kunden erstellt und Zahlungseingänge verbucht',
    ],
  },
  {
    title: 'Vertriebsmitarbeiter Außendienst (m/w/d)',
    duties: 'Verkauf von Werkzeugen und Befestigungstechnik an Handwerksbetriebe in der Region.',
    ask: 'Nachweisbare Erfolge in der Neukundengewinnung',
    shows: [
      'Gebietsverkaufsleiter, Falk Werkzeuge\nNeukundengewinnung im Raum Kassel: 45 neue Handwerksbetriebe in einem Jahr',
      'Außendienstmitarbeiter, Holm Arbeitsschutz\nKaltakquise bei Bauunternehmen, jährlich rund 30 Erstaufträge abgeschlossen',
      'Account Manager, Septa Reinigungstechnik\nGebiet ohne Kundenstamm übernommen und in zwei Jahren 70 Abnehmer aufgebaut',
    ],
    not: [
      'Verkäufer, Baumarkt Grünau\nKunden an der Holztheke beraten und Zuschnitte gemacht',
      'Vertriebsinnendienst, Falk Werkzeuge\nAufträge von Bestandskunden erfasst und Liefertermine bestätigt',
      'Kundenbetreuer, Holm Arbeitsschutz\nReklamationen langjähriger Kunden bearbeitet',
    ],
  },
  {
    title: 'Pflegefachkraft (m/w/d)',
    duties: 'Wohnbereich für 28 Menschen mit Demenz in einem Seniorenzentrum.',
    ask: 'Sicherer Umgang mit der Pflegedokumentation und Pflegeplanung',
    shows: [
      'Altenpflegerin, Haus Lindenhof\nPflegeplanung und Pflegedokumentation für acht Bewohner als Bezugspflegekraft',
      'Pflegefachkraft, Seniorenstift Bergblick\nStrukturierte Informationssammlung und Maßnahmenpläne in Vivendi erstellt, täglich Berichte und Vitalwerte eingetragen',
      'Krankenpfleger, Ambulanter Dienst Sonnenweg\nPflegeziele und Maßnahmen mit den Patienten festgelegt, Leistungen und Verlauf jeder Tour schriftlich festgehalten',
    ],
    not: [
      'Betreuungskraft, Haus Lindenhof\nSingkreise, Spaziergänge und Vorlesestunden angeboten',
      'Küchenhilfe, Seniorenstift Bergblick\nMahlzeiten portioniert und Tabletts verteilt',
      'Fahrer, Ambulanter Dienst Sonnenweg\nEssen auf Rädern ausgeliefert',
    ],
  },
  {
    title: 'CNC-Fräser (m/w/d)',
    duties: 'Einzelteil- und Kleinserienfertigung in einem Betrieb mit 35 Beschäftigten.',
    ask: 'Programmierkenntnisse in Heidenhain-Steuerungen',
    shows: [
      'Zerspanungsmechaniker, Petersen Präzision\nHeidenhain-Steuerungen an drei Fräsmaschinen selbst programmiert',
      'CNC-Fräser, Formenbau Riedel\nProgramme im Klartext an der TNC 640 geschrieben und eingefahren',
      'Werkzeugmacher, Ostertag Vorrichtungsbau\nFräsprogramme für Vorrichtungsteile direkt an der iTNC 530 erstellt',
    ],
    not: [
      'Maschinenbediener, Petersen Präzision\nTeile eingelegt, Start gedrückt und Maße geprüft; Programme kamen aus der Arbeitsvorbereitung',
      'CNC-Dreher, Drehteile Moser\nDrehprogramme ausschließlich an Fanuc-Steuerungen geschrieben',
      'Schweißer, Stahlbau Wendt\nMAG-Schweißen von Trägern nach Zeichnung',
    ],
  },
  {
    title: 'Lagerist (m/w/d)',
    duties: 'Wareneingang und Versand für einen Onlinehändler im Zweischichtbetrieb.',
    ask: 'Erfahrung mit SAP EWM oder einem vergleichbaren Lagerverwaltungssystem',
    shows: [
      'Fachlagerist, Kontor Versand\nEin- und Auslagerungen täglich in SAP EWM gebucht',
      'Lagermitarbeiter, Techpark Handel\nWareneingänge per Handscanner in proLogistik erfasst und Stellplätze zugewiesen',
      'Schichtleiter Lager, Möbel Ahrens\nKommissionierwellen in Manhattan WMS freigegeben und Bestandsdifferenzen korrigiert',
    ],
    not: [
      'Staplerfahrer, Kontor Versand\nPaletten von der Rampe in den Lkw verladen',
      'Debitorenbuchhalterin, Techpark Handel\nZahlungseingänge in SAP FI gebucht',
      'Möbelpacker, Umzüge Kraft\nMöbel abgebaut, getragen und wieder aufgestellt',
    ],
  },
  {
    title: 'Assistant de direction (H/F)',
    duties: "Vous assistez le directeur général d'une PME de 120 salariés.",
    ask: "Expérience de la gestion d'agenda et de l'organisation de déplacements",
    shows: [
      "Assistante de direction, Groupe Valmer\nGestion de l'agenda du directeur et organisation de ses déplacements en France et à l'étranger",
      'Secrétaire de direction, Ateliers Roussel\nPlanification des rendez-vous de deux dirigeants, réservation de leurs trains, vols et hôtels',
      "Executive Assistant, Novalis Conseil\nCalendrier Outlook de trois associés tenu à jour et voyages d'affaires préparés de A à Z",
    ],
    not: [
      "Hôtesse d'accueil, Groupe Valmer\nAccueil des visiteurs et remise des badges",
      'Assistante comptable, Ateliers Roussel\nSaisie des factures fournisseurs et rapprochements bancaires',
      'Agent de courrier, Novalis Conseil\nTri et distribution du courrier dans les étages',
    ],
  },
  {
    title: 'Chargé de communication digitale (H/F)',
    duties: "Au sein d'une association culturelle, vous faites vivre la présence en ligne de l'équipe.",
    ask: "Bonne maîtrise de l'animation des réseaux sociaux",
    shows: [
      'Chargée de communication, Festival des Quais\nAnimation des réseaux sociaux du festival, avec trois publications par jour',
      'Community manager, Maison Perrin\nPublication quotidienne sur Instagram et LinkedIn, réponses aux abonnés, communauté passée de 4 000 à 19 000',
      'Assistante marketing, Cinéma Le Lux\nTenue de la page Facebook et du compte TikTok : rédaction des posts, vidéos courtes, réponses aux commentaires',
    ],
    not: [
      "Maquettiste, Imprimerie Delorme\nMise en page de brochures et d'affiches sous InDesign",
      'Attachée de presse, Festival des Quais\nEnvoi de communiqués et accueil des journalistes',
      'Assistant de communication, Maison Perrin\nRédaction du journal interne papier ; les réseaux sociaux étaient confiés à une agence',
    ],
  },
  {
    title: 'Maçon (H/F)',
    duties: 'Chantiers de maisons individuelles et petits collectifs dans le département.',
    ask: 'Expérience en coffrage et coulage de béton',
    shows: [
      'Maçon, Bâti Garonne\nCoffrage et coulage de béton pour fondations et dalles',
      'Maçon coffreur, Constructions Lebrun\nMontage de banches, ferraillage et bétonnage de voiles en sous-sol',
      'Ouvrier du bâtiment, SARL Pinel\nPose des planches et étais pour les planchers, puis mise en place et vibration du béton à la pompe',
    ],
    not: [
      'Peintre, Déco Sud\nEnduits, ponçage et peinture de murs intérieurs',
      'Couvreur, Toitures Marchal\nPose de tuiles et de gouttières zinc',
      "Chauffeur de toupie, Béton Express\nLivraison de béton prêt à l'emploi sur les chantiers",
    ],
  },
  {
    title: 'Éducateur de jeunes enfants (H/F)',
    duties: 'Crèche municipale de 40 berceaux, section des moyens.',
    ask: "Vous savez accompagner les familles lors de la période d'adaptation",
    shows: [
      "Éducatrice de jeunes enfants, Crèche Les Coccinelles\nAccompagnement des familles pendant la période d'adaptation de chaque enfant",
      'Auxiliaire de puériculture, Multi-accueil Petit Pas\nPremière semaine de chaque bébé menée avec ses parents : temps de présence partagés, séparations progressives, échanges quotidiens',
      'Référente de section, Micro-crèche Câlin\nFamiliarisation des nouveaux arrivants avec leurs parents sur dix jours, en rassurant mères et pères au moment des premières séparations',
    ],
    not: [
      'Cuisinière, Crèche Les Coccinelles\nPréparation des repas et purées pour 40 enfants',
      'Animateur, Centre de loisirs des Pins\nGrands jeux et sorties à la piscine avec les 8-11 ans',
      "Agent d'entretien, Multi-accueil Petit Pas\nDésinfection des jouets et nettoyage des dortoirs",
    ],
  },
  {
    title: 'Conseiller clientèle en assurance (H/F)',
    duties: "Plateforme téléphonique d'une mutuelle d'assurance, clients particuliers.",
    ask: 'Connaissance pratique de la gestion des sinistres automobile',
    shows: [
      "Gestionnaire, Mutuelle du Rivage\nGestion des sinistres automobile de l'ouverture à la clôture du dossier",
      "Téléconseiller, Assur'Ouest\nEnregistrement des constats d'accident, mandat de l'expert et règlement des réparations aux garages",
      'Rédacteur, Cabinet Thévenin Assurances\nIndemnisation des assurés après collision, vol de véhicule ou bris de glace',
    ],
    not: [
      'Conseiller commercial, Mutuelle du Rivage\nVente de contrats auto et habitation par téléphone',
      "Mécanicien, Garage Duval\nRemplacement de freins et d'embrayages sur véhicules légers",
      'Téléconseiller, Santé Plus\nRenseignement des adhérents sur le remboursement de leurs lunettes',
    ],
  },
];
