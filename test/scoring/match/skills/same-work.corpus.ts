// The same work in other words: what a spec asks for in the terms of one house, and how people of the trade tell of it in
// those of another. Written from general knowledge of how people write, of trades that the graded sets do not hold. `met`
// tells the same, `part` tells some of it or something near, `none` uses like words of another thing.

export type SameWorkRow = {
  title: string;
  ask: string;
  met?: readonly string[];
  part?: readonly string[];
  none?: readonly string[];
};

export const SAME_WORK: readonly SameWorkRow[] = [
  {
    title: 'Optometrist',
    ask: 'experience of contact lens fitting and aftercare',
    met: [
      'Optometrist, Hadley Opticians, 2019 - present\nFit soft, toric and multifocal lenses and see wearers back for check-ups.',
      'Resident optometrist, 2017 - present\nContact lens clinics twice a week: new fits, teaches, aftercare visits.',
    ],
    none: [
      'Camera technician, Lumen Rentals, 2018 - present\nLens servicing, mount adjustment and contact cleaning of cinema cameras; fitting of filters. Prepare kits for film crews, test monitors and gimbals, keep the rental diary, invoices and insurance papers of the hire house.',
    ],
  },
  {
    title: 'Funeral Director',
    ask: 'arranging funerals with bereaved families',
    met: [
      'Funeral arranger, Holt & Daughters, 2018 - present\nMeet the next of kin, agree the service, coffin and cars with them, book crematorium and minister.',
    ],
    part: [
      'Funeral operative, Holt & Daughters, 2020 - present\nBring the deceased into our care, bear coffins, drive the hearse and look after mourners on the day.',
    ],
    none: [
      'Event planner, Bright Weddings, 2018 - present\nArranged 90 weddings with couples, venues and caterers. Table plans, florists, bands and photographers, budgets, tastings and supplier contracts, from the first meeting to the last dance.',
    ],
  },
  {
    title: 'Beekeeper and honey producer',
    ask: 'inspecting colonies and controlling varroa',
    met: [
      'Bee farmer, Wold Honey, 2016 - present\nGo through 120 hives weekly in season, mite counts, oxalic acid and thymol treatments.',
    ],
  },
  {
    title: 'Piano Technician',
    ask: 'concert tuning and regulation of grand pianos',
    met: [
      'Piano tuner, Steen Concert Services, 2012 - present\nTune and regulate concert grands before performances for three halls; voicing of hammers.',
    ],
    none: [
      'Engine tuner, Apex Motorsport, 2015 - present\nTuned and mapped race engines, regulated boost pressure on the dyno. ECU calibration, lambda and knock, exhausts and turbochargers for club rally cars, track days and data logging with the drivers.',
    ],
  },
  {
    title: 'Housing Officer',
    ask: 'managing a patch of tenancies including rent arrears',
    met: [
      'Neighbourhood officer, Calder Homes, 2018 - present\nLook after 640 council homes: lettings, arrears down from 5.2 to 3.1 %, anti-social behaviour, sign-ups.',
    ],
    part: [
      'Income officer, Calder Homes, 2019 - present\nChase overdue rent of 900 tenants, payment plans, notices.',
    ],
    none: [
      'Tailor, Patch & Mend, 2017 - present\nManaged alterations and repairs, patches and linings, shop rent and takings. Hems, zips, suits taken in, wedding dresses, pattern cutting and machine sewing, two apprentices on the bench.',
    ],
  },
  {
    title: 'Lift Engineer',
    ask: 'fault finding and repair of traction and hydraulic lifts',
    met: [
      'Lift service engineer, Apex Elevators, 2015 - present\nTrace and put right breakdowns on traction and hydraulic elevators, door gear, controllers, call-outs.',
    ],
  },
  {
    title: 'Swimming Pool Plant Operator',
    ask: 'water testing and chemical dosing',
    met: [
      'Duty manager, Beacon Leisure Centre, 2018 - present\nTest the pool water three times a day for chlorine and pH, correct the dose, backwash filters.',
    ],
  },
  {
    title: 'Parliamentary Researcher',
    ask: 'drafting briefings and replying to constituents',
    met: [
      'Caseworker to an MP, 2019 - present\nAnswer letters and emails from people in the constituency, write briefing notes for debates.',
    ],
  },
  {
    title: 'Tattoo Studio Manager',
    ask: 'managing bookings and supervising artists',
    met: [
      'Studio lead, Black Anchor Tattoo, 2018 - present\nRun the diary and deposits, seven artists report to me.',
    ],
  },
  {
    title: 'Quarry Supervisor',
    ask: 'supervising a team of plant operators',
    met: [
      'Quarry foreman, Mendip Stone, 2014 - present\nIn charge of nine loader, dumper and crusher drivers, daily briefings and inspections.',
    ],
  },
  {
    title: 'Bid Manager',
    ask: 'managing tender responses from start to submission',
    met: [
      'Proposals manager, Fenner FM, 2018 - present\nRun public-sector bids end to end: plan, storyboard, write, price review, upload to the portal; 38 % win rate.',
    ],
    none: [
      'Auction clerk, Holloway Auctions, 2018 - present\nTook bids by telephone from start to finish of the sale, settled with buyers. Lot numbers, condition reports, catalogue photographs, porters and deliveries for weekly sales of furniture, silver and pictures.',
    ],
  },
  {
    title: 'Fundraising Manager',
    ask: 'securing gifts from major donors',
    met: [
      'Philanthropy lead, St Brigid Hospice, 2017 - present\nBrought in £1.4m from individuals giving over £10,000; stewardship of 60 supporters.',
    ],
    none: [
      'Gift shop manager, Marsh Museum, 2017 - present\nOrdered and sold gifts, secured better supplier terms. Stock takes, till, displays, staff rota, postcards, books and toys, weekly takings and margin for the trading company.',
    ],
  },
  {
    title: 'Museum Registrar',
    ask: 'arranging loans and transport of objects',
    met: [
      'Collections officer, Tyne Museums, 2018 - present\nLoan agreements in and out, couriers, condition reports, art handlers and customs papers.',
    ],
    none: [
      'Loan officer, Delta Bank, 2017 - present\nArranged personal and car loans, 30 applications a week. Credit scoring, affordability, income checks, overdrafts, cross-sales of insurance, and arrears calls in a branch of eleven.',
    ],
  },
  {
    title: 'Tree Surgeon',
    ask: 'climbing and dismantling large trees',
    met: [
      'Arborist, Canopy Care, 2016 - present\nLead climber; section felling over roofs and gardens with rigging.',
    ],
  },
  {
    title: 'Speech and Language Therapist',
    ask: 'assessment and management of dysphagia',
    met: [
      'SLT, Royal Eastern Hospital, 2018 - present\nBedside swallow assessments, videofluoroscopy, texture advice on stroke and elderly wards.',
    ],
    none: [
      'Speech writer, Civic Partnership, 2018 - present\nAssessed briefs and managed speeches for ministers. Research of policy, quotes and statistics, rehearsals, rewriting at short notice, clearing drafts with the press office and special advisers.',
    ],
  },
  {
    title: 'Dental Hygienist',
    ask: 'periodontal treatment and oral health advice',
    met: [
      'Hygienist, Grove Dental, 2017 - present\nScale and root planing for gum disease, six-point charts, brushing and diet guidance.',
    ],
  },
  {
    title: 'Veterinary Nurse',
    ask: 'monitoring anaesthesia during surgery',
    met: [
      'RVN, Greenfield Vets, 2018 - present\nInduce and watch over anaesthetics for dogs and cats, capnography, recovery; scrub for operations.',
    ],
  },
  {
    title: 'Podiatrist',
    ask: 'care of the diabetic foot',
    met: [
      'Podiatrist, community clinics, 2017 - present\nHigh-risk feet of people with diabetes: ulcers, debridement, offloading, vascular checks.',
    ],
  },
  {
    title: 'Pest Control Technician',
    ask: 'rodent treatment in commercial premises',
    met: [
      'Pest controller, Sentry Environmental, 2016 - present\nRats and mice in shops, restaurants and warehouses: bait stations, proofing, reports.',
    ],
  },
  {
    title: 'Driving Examiner',
    ask: 'assessing candidates against a marking scheme',
    met: [
      'Assessor, Crosfield Training, 2016 - present\nObserve and grade learner drivers on test routes to set criteria, give the result and reasons.',
    ],
  },
  {
    title: 'Energy Assessor',
    ask: 'carrying out surveys of homes and producing certificates',
    met: [
      'Domestic energy assessor, self-employed, 2018 - present\nVisit 20 houses a week, measure, photograph and lodge EPCs.',
    ],
  },
  {
    title: 'Prison Officer',
    ask: 'supervising prisoners and responding to incidents',
    met: [
      'Custody officer, HMP Wexmoor, 2017 - present\nRun a landing of 60 offenders, unlock, searches, first to alarms, control and restraint.',
    ],
  },
  {
    title: 'Fire Safety Manager',
    ask: 'conducting fire risk assessments',
    met: [
      'Fire officer (retained by estates), Northam Hospitals, 2017 - present\nAssess fire risk in 40 buildings each year, action plans, drills and wardens.',
    ],
  },
  {
    title: 'Radio Producer',
    ask: 'editing interviews and building running orders',
    met: [
      'Broadcast assistant then producer, Coast FM, 2017 - present\nCut and mix guests for the breakfast show, put together the running order, research.',
    ],
  },
  {
    title: 'Upholsterer',
    ask: 'traditional upholstery with hand stitching',
    met: [
      'Upholsterer, Finch & Rowe, 2010 - present\nHorsehair, webbing, springs, hand-sewn edges on antique chairs.',
    ],
  },
  {
    title: 'Locksmith',
    ask: 'non-destructive entry and lock replacement',
    met: [
      'Locksmith, KeyCare, 2015 - present\nOpen locked doors without damage, pick, bypass, change cylinders and mortice locks.',
    ],
  },
  {
    title: 'Glazier',
    ask: 'installing double glazed units and curtain walling',
    met: [
      'Glass fitter, Vista Facades, 2013 - present\nFit sealed units, shopfronts and curtain wall panels from cherry pickers.',
    ],
  },
  {
    title: 'Stonemason',
    ask: 'carving and fixing of replacement stone',
    met: [
      'Banker mason and fixer, Cathedral Works, 2011 - present\nCut, carve and set new blocks and mouldings in lime mortar.',
    ],
  },
  {
    title: 'Textile Buyer',
    ask: 'sourcing suppliers abroad and negotiating prices',
    met: [
      'Senior buyer knitwear, Loom & Co, 2016 - present\nFound mills in Turkey and Portugal, brought cost prices down 9 %, contracts and lead times.',
    ],
  },
  {
    title: 'Catering Manager',
    ask: 'responsibility for a budget of over £500k',
    met: [
      'Head of hospitality, Weald College, 2017 - present\nBudget holder for £720k, monthly variance to the bursar, team of 22.',
    ],
  },
  {
    title: 'Membership Officer',
    ask: 'retention and renewals',
    met: [
      'Membership coordinator, Rambling Society, 2018 - present\nRenewal mailings and calls, lapse rate down from 18 to 11 %.',
    ],
  },
  {
    title: 'Dispatcher, ambulance control',
    ask: 'taking emergency calls and allocating crews',
    met: [
      'Control room officer, Eastshire Ambulance, 2018 - present\nAnswer 999, code the call, send the nearest vehicle and stay with it to hospital.',
    ],
  },
  {
    title: 'Export Sales Administrator',
    ask: 'preparing export documentation and letters of credit',
    met: [
      'Shipping clerk, Brenner Valves, 2016 - present\nCertificates of origin, commercial invoices, packing lists, L/C presentations to the bank.',
    ],
  },
  {
    title: 'Learning Support Assistant',
    ask: 'supporting children with autism in class',
    met: [
      'Teaching assistant, Ashdown Primary, 2018 - present\nOne-to-one with two autistic pupils in Year 3, visual timetables, sensory breaks.',
    ],
  },
  {
    title: 'Bus Depot Controller',
    ask: 'allocating duties and covering absences',
    met: [
      'Depot allocator, Metroline North, 2015 - present\nGive out shifts to 240 drivers, find cover for sickness, hours rules.',
    ],
  },
  {
    title: 'Claims Handler, motor',
    ask: 'handling claims from notification to settlement',
    met: [
      'Motor claims adviser, Albion Mutual, 2018 - present\nFirst call to final payment: liability, engineers, total loss offers, around 120 open files.',
    ],
  },
  {
    title: 'Credit Analyst',
    ask: 'preparing credit papers for committee',
    met: [
      'Corporate credit associate, Nordbank, 2018 - present\nWrite applications of 20 pages on mid-market borrowers, spread accounts, present to the lending committee.',
    ],
  },
  {
    title: 'Treasury Analyst',
    ask: 'daily cash positioning and forecasting',
    met: [
      'Cash manager, Orbis Group, 2017 - present\nPosition 40 bank accounts each morning, 13-week forecast, sweep and FX deals.',
    ],
  },
  {
    title: 'Company Secretary',
    ask: 'servicing board meetings and taking minutes',
    met: [
      'Governance manager, Lyle plc, 2016 - present\nAgendas, packs and minutes for the board and three committees, filings at Companies House.',
    ],
  },
  {
    title: 'Payroll Manager',
    ask: 'managing a payroll team',
    met: [
      'Head of pay, Severn Trust, 2015 - present\nFive payroll officers under me, 8,400 payslips a month.',
    ],
  },
  {
    title: 'Product Owner',
    ask: 'writing user stories and prioritising the backlog',
    met: [
      'Product analyst, Bookline, 2018 - present\nBreak features into stories with acceptance criteria, order the backlog with two squads.',
    ],
  },
  {
    title: 'IT Service Desk Analyst',
    ask: 'resolving tickets within service levels',
    met: [
      'First-line support, Hartwell Council, 2018 - present\nClose 30 incidents a day by phone and portal, 92 % inside SLA.',
    ],
  },
  {
    title: 'Network Engineer',
    ask: 'configuring switches and firewalls',
    met: [
      'Infrastructure engineer, Delmar, 2016 - present\nCisco Catalyst and Nexus, Fortigate rule sets, VLANs, BGP.',
    ],
  },
  {
    title: 'Technical Writer',
    ask: 'writing user manuals and online help',
    met: [
      'Documentation specialist, Vantor, 2015 - present\nAuthored guides, release notes and context help for medical devices.',
    ],
  },
  {
    title: 'Agronomist',
    ask: 'advising farmers on crop protection',
    met: [
      'Crop adviser, Fenland Agri, 2015 - present\nWalk 6,000 ha of wheat and rape, recommend sprays and timings to 30 growers.',
    ],
  },
  {
    title: 'Gardener, historic garden',
    ask: 'maintaining herbaceous borders and glasshouses',
    met: [
      'Gardener, Stourleigh House, 2014 - present\nLook after the long border, staking and dividing perennials, peach house and vinery.',
    ],
  },
  {
    title: 'Fish Farm Technician',
    ask: 'feeding, grading and health checks of salmon',
    met: [
      'Site operative, Loch Arran Salmon, 2017 - present\nFeed pens, sea lice counts, mort removal, size grading and wellboat days.',
    ],
  },
  {
    title: 'Marketing Executive, wine',
    ask: 'running email campaigns and events',
    met: [
      'Brand assistant, Vintners Ltd, 2018 - present\nBuild and send newsletters to 40,000, tastings and a festival stand.',
    ],
  },
  {
    title: 'Sales Representative, medical devices',
    ask: 'exceeding sales targets in a territory',
    met: [
      'Territory manager, Orthomed, 2016 - present\nSouth West hospitals, 118 % of quota in 2024, £2.1m.',
    ],
  },
  {
    title: 'Customer Success Manager',
    ask: 'reducing churn and growing accounts',
    met: [
      'Account manager, Tallyhub, 2018 - present\n45 customers, renewals at 96 %, upsell of £400k a year.',
    ],
  },
  {
    title: 'Reisebürokauffrau',
    ask: 'Beratung der Kunden und Buchung von Pauschalreisen',
    met: [
      'Reiseverkehrskauffrau, Reisewelt Kassel, 2016 - heute\nKundenberatung im Laden und am Telefon, Pauschalreisen und Kreuzfahrten gebucht.',
    ],
  },
  {
    title: 'Gärtner Garten- und Landschaftsbau',
    ask: 'Pflasterarbeiten und Bepflanzung',
    met: [
      'Landschaftsgärtner, Grünbau Meier, 2015 - heute\nWege und Terrassen gepflastert, Hecken und Stauden gepflanzt, Rasen angelegt.',
    ],
  },
  {
    title: 'Hauswirtschafterin',
    ask: 'Zubereitung von Mahlzeiten und Wäschepflege',
    met: [
      'Hauswirtschaftskraft, Seniorenheim Lindenhof, 2017 - heute\nMittagessen für 60 Bewohner gekocht, Wäsche gewaschen und gebügelt.',
    ],
  },
  {
    title: 'Disponent Spedition',
    ask: 'Tourenplanung und Einsatz der Fahrer',
    met: [
      'Disponent, Trans Nord, 2016 - heute\nTouren für 35 Lkw geplant, Fahrereinsatz und Lenkzeiten, Laderaum eingekauft.',
    ],
  },
  {
    title: 'Augenoptiker',
    ask: 'Brillenanpassung und Verkaufsberatung',
    met: [
      'Augenoptikergeselle, Optik Stern, 2015 - heute\nKunden beraten und Brillen verkauft, Fassungen angepasst, Gläser eingeschliffen.',
    ],
  },
  {
    title: 'Vertriebsinnendienst Maschinenbau',
    ask: 'Angebotserstellung und Auftragsabwicklung',
    met: [
      'Sachbearbeiterin Vertrieb, Pumpen Kaiser, 2016 - heute\nAngebote kalkuliert und geschrieben, Aufträge vom Eingang bis zum Versand abgewickelt.',
    ],
  },
  {
    title: 'Fleuriste',
    ask: 'confection de bouquets et conseil à la clientèle',
    met: [
      "Fleuriste, Au Jardin d'Anna, 2016 à aujourd'hui\nBouquets de mariage et de deuil, conseille les clients, vitrine et caisse.",
    ],
  },
  {
    title: 'Gestionnaire de stock',
    ask: 'tenue des stocks et inventaires',
    met: [
      "Magasinier, Brico Sud, 2017 à aujourd'hui\nInventaire tournant, écarts de stock, réassort et commandes sur SAP.",
    ],
  },
  {
    title: 'Assistante juridique',
    ask: 'rédaction de courriers et gestion des dossiers',
    met: [
      "Secrétaire juridique, cabinet Morel, 2015 à aujourd'hui\nRédige les lettres et les actes, ouvre et suit 200 dossiers, agenda des audiences.",
    ],
  },
  {
    title: 'Technicien de maintenance ascenseurs',
    ask: 'dépannage et entretien préventif',
    met: [
      "Technicien ascenseurs, Elevia, 2014 à aujourd'hui\nDépanne 90 appareils, visites de maintenance, astreinte.",
    ],
  },
];
