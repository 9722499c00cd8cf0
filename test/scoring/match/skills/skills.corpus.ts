// Skills and duties as CVs tell of them, written from general knowledge of how people write. One demand each, and short
// CVs by how far they show it: `denied` says that it is not there, `none` speaks of something else in like words, `less`
// shows some of it or only names it.

import type { SkillRow } from './skill-row.ts';

export const SKILLS: readonly SkillRow[] = [
  {
    title: 'Dental Practice Manager',
    ask: 'experience of supervising a reception team',
    met: [
      'Front of House Lead, Marlowe Dental, 2020 - present\nFour receptionists report to me; I do their rotas, one-to-ones and appraisals.',
      'Practice coordinator, Marlowe Dental, 2019 - present\nSupervise the reception team of five and cover the desk in the rush.',
      'Since 2018 I have been reception supervisor at a two-site dental practice, with six receptionists under me.',
    ],
    none: [
      'Dental nurse, Marlowe Dental, 2019 - present\nChairside for two dentists, decontamination lead, orders materials.',
    ],
    denied: [
      'Dental receptionist, Marlowe Dental, 2017 - present\nBusy reception of a four-chair practice, recalls, treatment plans, card machine.\nI have not supervised staff so far.',
      'Receptionist at a dental practice since 2016. Reception, phones, recalls. Nobody has ever reported to me.',
      'Receptionist, 2016 to date, Marlowe Dental. Front desk and appointment book. Supervision of the reception team is done by the practice manager.',
    ],
  },
  {
    title: 'Test Engineer',
    ask: 'You need Playwright as your bread and butter, since nothing here is clicked through by hand',
    met: [
      'Test engineer, Elm Labs, 2021 - present\nRewrote the regression pack in Playwright, 900 tests in eleven minutes.',
    ],
    none: [
      'Test engineer, Elm Labs, 2021 - present\nClicked through the regression pack by hand before each release.',
    ],
  },
  {
    title: 'Personal Injury Adviser',
    ask: 'You have valued injury claims and negotiated settlements of them',
    met: [
      'Fee earner, Elm Solicitors, 2019 - present\nSchedules of loss, Part 36 offers, 140 claims settled last year.',
    ],
    none: [
      'Intake clerk, Elm Solicitors, 2019 - present\nTakes the first calls, opens the files, orders the records.',
    ],
  },
  {
    title: 'Tax Preparer',
    ask: 'Depth in pass-throughs',
    met: [
      'Tax preparer, Elm CPAs, 2019 - present\n1065s and 1120-Ss for two hundred owners, K-1s out by March.',
    ],
    less: ['Tax preparer, Elm CPAs, 2019 - present\nSales tax and W-2s for shops.'],
  },
  {
    title: 'Warehouse Team Leader',
    ask: 'running a shift of at least ten operatives',
    met: [
      'Shift Team Leader, Kestrel Logistics, 2021 - present\nLead 14 pickers and packers on nights, allocate work, hold the start-of-shift brief.',
      'Warehouse shift manager since March 2019: run the back shift, 22 operatives and three forklift drivers.',
    ],
    denied: [
      'Warehouse operative, Kestrel Logistics, 2018 - present\nWork on a shift of twelve operatives, pick rate 110 %. I have never run a shift myself.',
      'Picker 2018 - present. Night shift with ten other operatives. The shift is run by the team leader, I have no experience of that.',
    ],
  },
  {
    title: 'Kitchen Porter Supervisor, school catering',
    ask: 'menu planning and allergen matrices',
    met: [
      'School Cook in Charge, Pennine Catering, 2018 - present\nPlan the three-week menu with the nutritionist and keep the allergen matrix up to date.',
    ],
    denied: [
      'Assistant cook, Pennine Catering, 2018 - present\nPrepare and serve 220 meals. The menus and allergen sheets come from head office, I have no part in them.',
      'Assistant cook in a primary school since 2019. Menu planning and the allergen matrix are done by the cook in charge.',
    ],
  },
  {
    title: 'HR Adviser',
    ask: 'managing disciplinary and grievance cases from start to finish',
    met: [
      'HR Adviser, Thornbury Foods, 2020 - present\nRun around 25 disciplinary and grievance cases a year: investigation, hearing, outcome letter, appeal.',
    ],
    less: [
      'HR Administrator, Thornbury Foods, 2021 - present\nSat in on disciplinary hearings and took the notes; contracts, references, starters and leavers.',
      'HR Assistant, Thornbury Foods, 2021 - present\nHelped the adviser with disciplinary and grievance paperwork.',
    ],
    denied: [
      'HR Administrator, Thornbury Foods, 2019 - present\nContracts, starters, leavers, absence reports. Disciplinary and grievance cases are handled by our HR adviser, so I have not managed one.',
      'HR Coordinator 2020 - present. I have yet to manage a disciplinary or grievance case myself.',
    ],
  },
  {
    title: 'Payroll Officer',
    ask: 'end-to-end processing of a monthly payroll for 200 or more employees',
    met: [
      'Payroll Administrator, Hollis Care, 2019 - present\nProcess the monthly payroll of 640 staff end to end: timesheets, SSP, pensions, RTI and BACS.',
    ],
    none: [
      'Payload specialist, Orbital Freight, 2019 - present\nProcessed monthly manifests for 200 shipments end to end.',
    ],
    denied: [
      'Accounts assistant, Hollis Care, 2019 - present\nPurchase ledger, bank reconciliation. Payroll is outsourced to a bureau, so I do not process it.',
      'Finance assistant since 2020. Monthly payroll for our 300 employees is run by a colleague; I only send her the timesheets.',
    ],
  },
  {
    title: 'Site Manager, house building',
    ask: 'managing subcontractors on live residential sites',
    met: [
      'Assistant Site Manager, Bexwell Homes, 2018 - present\nManage groundworkers, brickwork and roofing subcontractors on a live site of 140 houses.',
    ],
    less: [
      'Trainee site manager, Bexwell Homes, September 2025 - present\nShadow the site manager in meetings with subcontractors.',
    ],
    denied: [
      'Site engineer, Bexwell Homes, 2018 - present\nSetting out of residential plots, levels, as-builts. I do not manage the subcontractors, that is the site manager.',
    ],
  },
  {
    title: 'Veterinary Surgeon, small animal',
    ask: 'confident with orthopaedic surgery, including cruciate repair',
    met: [
      'Veterinary Surgeon, Fernhill Vets, 2017 - present\nPerform all our orthopaedics: TTA and lateral suture for cruciate disease, fracture plating, patella.',
    ],
    less: ['Vet, Fernhill Vets, 2020 - present\nAssisted the visiting surgeon at two cruciate repairs.'],
    denied: [
      'Veterinary Surgeon, Fernhill Vets, 2019 - present\nSoft tissue surgery and dentistry. Orthopaedics and cruciate repairs are referred out; I have not done any.',
      'Vet since 2020, consultations and neutering. Orthopaedic surgery: no experience.',
    ],
  },
  {
    title: 'Fitter, heavy vehicles',
    ask: 'diagnostics with OEM software and electrical fault finding on trucks',
    met: [
      'HGV Technician, Moorside Commercials, 2016 - present\nDiagnostics on Volvo and DAF trucks (Tech Tool, Davie), trace wiring faults, repair looms.',
    ],
    denied: [
      'HGV mechanic, Moorside Commercials, 2016 - present\nServicing, brakes, clutches, MOT prep on trucks. Diagnostics and electrical faults go to the auto electrician, not me.',
      'Truck fitter 2015 - present: brakes, suspension, springs.\nDiagnostics        none\nElectrical          a little, bulbs and connectors',
    ],
  },
  {
    title: 'Theatre Practitioner (Anaesthetics)',
    ask: 'assisting with difficult airway management',
    met: [
      'Operating Department Practitioner, St Hilda, 2017 - present\nAnaesthetic ODP in emergency theatres: rapid sequence, awake fibreoptic, difficult airway trolley lead.',
    ],
    denied: [
      'Operating Department Practitioner, St Hilda, 2019 - present\nScrub and recovery. I have not worked in anaesthetics since my training and have not assisted with a difficult airway.',
    ],
  },
  {
    title: 'Marketing Manager',
    ask: 'budget responsibility for paid media of £500k or more',
    met: [
      'Head of Performance, Larkin & Co, 2019 - present\nHold the paid media budget of £1.4m across Google, Meta and TikTok and answer for it to the CFO.',
    ],
    denied: [
      'Marketing Executive, Larkin & Co, 2020 - present\nPaid media reports, ad copy, landing pages. I do not hold a budget; that sits with the marketing director.',
      'Digital marketing executive since 2021: paid social campaigns set up by me, budget responsibility none to date.',
    ],
  },
  {
    title: 'Bid Manager',
    ask: 'writing tender responses for public sector contracts',
    less: [
      'Bid Coordinator, Averill Facilities, 2021 - present\nUpload documents to portals, chase sign-off, keep the tender calendar. The writing is done by the bid writers.',
    ],
    denied: [
      'Account manager, Averill Facilities, 2018 - present\nLook after council contracts. Somebody else writes the tenders; I have never written a response.',
    ],
  },
  {
    title: 'Nursery Deputy Manager',
    ask: 'acting as designated safeguarding lead',
    met: [
      'Deputy Manager, Bluebell Nursery, 2019 - present\nDSL for 84 children since 2020: referrals to MASH, strategy meetings, staff training.',
    ],
    denied: [
      'Room leader, Bluebell Nursery, 2018 - present\nToddler room, key children. Safeguarding lead is our manager; I have not held that role.',
    ],
  },
  {
    title: 'Laboratory Technician, asphalt and aggregates',
    ask: 'particle size analysis and flakiness tests',
    denied: [
      'Concrete tester, Granby Quarries, 2019 - present\nSlump, cubes, temperature. Particle size analysis is done in the main lab, not by me.',
    ],
  },
  {
    title: 'IT Service Manager',
    ask: 'chairing change advisory boards and running major incidents',
    met: [
      'Service Delivery Manager, Tarn Networks, 2018 - present\nChair the weekly CAB and act as major incident manager, 30 P1s a year.',
    ],
    less: [
      'Service desk analyst, Tarn Networks, 2020 - present\nAttend the change advisory board to present our requests.',
    ],
    denied: [
      'Senior service desk analyst, Tarn Networks, 2019 - present\nLog major incidents and keep users informed. Running them and chairing CAB is up to the service manager, I have done neither.',
    ],
  },
  {
    title: 'Accounts Senior',
    ask: 'preparing statutory accounts for limited companies',
    met: [
      'Accounts Senior, Pell & Frost, 2019 - present\nPrepare FRS 102 and FRS 105 statutory accounts for about 70 limited companies a year.',
    ],
    less: [
      'AAT student, placement at Pell & Frost, June 2025 - August 2025\nHelped prepare statutory accounts for a limited company.',
      'Skills: statutory accounts, limited companies, VAT, Xero, Sage, Excel\nCashier, Valley Foods, 2019 - present\nTills and refunds.',
    ],
    denied: [
      'Bookkeeper, Pell & Frost, 2017 - present\nVAT returns, ledgers and reconciliations for limited companies. Year-end accounts go to the accountant, I do not prepare them.',
      'Bookkeeper since 2016 for limited companies; statutory accounts preparation not done yet.',
    ],
  },
  {
    title: 'Tower Crane Operator',
    ask: 'lifting with a slinger by radio on high-rise sites',
    met: [
      'Tower crane operator, Halden Lifting, 2015 - present\nLuffers and saddle jibs on towers of up to 40 storeys; blind lifts by radio with the slinger.',
    ],
    denied: [
      'Mobile crane operator, Halden Lifting, 2016 - present\nCity cranes on low-rise jobs, with slinger by hand signals. I have no experience of high-rise sites.',
    ],
  },
  {
    title: 'Data Analyst',
    ask: 'building dashboards in Power BI',
    met: [
      'Analyst, Orrin Retail, 2020 - present\nBuilt the store dashboards in Power BI, DAX measures, row-level security.',
      'I have used Power BI daily since 2021 to build the dashboards our directors see.',
    ],
    less: [
      'Skills: SQL, Power BI, Tableau, Excel, Python\nAnalyst, Orrin Retail, 2020 - present\nWeekly sales reports in Excel.',
      'Analyst, Orrin Retail, 2020 - present\nExcel reports. Power BI: one online course.',
      'MSc Data Science, 2025, modules: SQL, Power BI dashboards, statistics',
    ],
    denied: [
      'Analyst, Orrin Retail, 2020 - present\nBuild dashboards in Tableau and Looker. I have not used Power BI.',
      'Analyst 2020 - present. Dashboards in Excel.\nPower BI  | beginner',
    ],
  },
  {
    title: 'Sales Executive, industrial gases',
    ask: 'winning new business by cold calling',
    none: [
      'Call centre agent, 2018 - present\nAnswer calls about boilers and cold radiators; new tariff for business customers explained, meter readings taken, complaints logged, appointments for engineers booked, direct debits set up, 60 calls a day, quality score of 96 per cent.',
    ],
    denied: [
      'Internal sales adviser, Airel Gases, 2018 - present\nTake inbound orders from existing accounts, quotes, complaints. I do not make cold calls or win new business; that is the field team.',
    ],
  },
  {
    title: 'Radiographer',
    ask: 'CT scanning including out of hours',
    denied: [
      'Radiographer, Tees Coast NHS FT, 2021 - present\nPlain film, mobiles and theatre, nights and weekends. I have not yet been trained in CT.',
      'Radiographer 2021 - present, general X-ray. CT scanning: observed only.',
    ],
  },
  {
    title: 'Solicitor, residential property',
    ask: 'running own caseload of leasehold purchases',
    met: [
      'Conveyancing Solicitor, Marsh Legal, 2019 - present\nOwn caseload of 70 files, two thirds leasehold purchases, from instruction to registration.',
    ],
    denied: [
      'Legal assistant, Marsh Legal, 2019 - present\nSearches, Land Registry forms and post-completion on leasehold purchases for the fee earners. I have not had a caseload of my own.',
    ],
  },
  {
    title: 'Farm Manager, dairy',
    ask: 'herd health planning and breeding decisions',
    met: [
      'Herdsman in charge, Carrow Dairy, 2015 - present\nHerd health plan with the vet, choose the sires, 410 cows, calving interval 383 days.',
    ],
    denied: [
      'Milker, Carrow Dairy, 2017 - present\nMilk 300 cows twice a day. Breeding and herd health decisions are made by the farmer.',
    ],
  },
  {
    title: 'Hotel Duty Manager',
    ask: 'night audit and closing the day in Opera',
    met: [
      'Night Manager, Hotel Amberg, 2018 - present\nNight audit, roll the business date in Opera, reconcile cards and cash.',
    ],
    denied: [
      'Receptionist, Hotel Amberg, 2020 - present\nCheck-in and check-out in Opera, early and late shifts. The night audit is not part of my job.',
      'Hotel receptionist since 2020, Opera PMS. Never worked nights, so no night audit.',
    ],
  },
  {
    title: 'Procurement Specialist',
    ask: 'negotiating framework agreements with suppliers',
    met: [
      'Category Buyer, Voss Pumps, 2018 - present\nNegotiated 23 framework agreements with castings and bearing suppliers, 7 % saved.',
    ],
    denied: [
      'Purchasing assistant, Voss Pumps, 2019 - present\nRaise orders with suppliers. Negotiation is left to the category managers.',
    ],
  },
  {
    title: 'Electrical Maintenance Technician',
    ask: 'isolation and switching of high voltage equipment',
    met: [
      'Authorised Person HV, Selby Steel, 2014 - present\nSwitching programmes, isolation, earthing and permits on the 11 kV ring.',
    ],
    denied: [
      'Electrician, Selby Steel, 2016 - present\nMotors, drives and panels up to 690 V. I do not switch high voltage.',
      'Electrician 2016 - present. Low voltage only, HV isolation is carried out by the DNO.',
    ],
  },
  {
    title: 'Teamleiter Lager (m/w/d)',
    ask: 'Erfahrung in der Führung eines Lagerteams',
    met: [
      'Schichtleiter Lager, Brenner Logistik, 03/2018 - heute\nFührung von 16 Mitarbeitenden im Lager, Einsatzplanung, Mitarbeitergespräche.',
    ],
    denied: [
      'Fachkraft für Lagerlogistik, Brenner Logistik, 03/2016 - heute\nWareneingang, Kommissionierung, Verladung im Lager. Führungserfahrung habe ich noch keine.',
      'Fachlagerist 2017 - heute, Lager mit 20 Leuten. Ich habe bisher kein Team geführt.',
      'Lagermitarbeiter seit 2017. Die Führung des Teams liegt beim Schichtleiter.',
    ],
  },
  {
    title: 'Bilanzbuchhalter (m/w/d)',
    ask: 'Erstellung von Jahresabschlüssen nach HGB',
    met: [
      'Finanzbuchhalter, Kolb GmbH, 2017 - heute\nErstelle die Jahresabschlüsse nach HGB für drei Gesellschaften.',
    ],
    denied: [
      'Finanzbuchhalter, Kolb GmbH, 2018 - heute\nDebitoren, Kreditoren, Umsatzsteuer. Der Jahresabschluss wird vom Steuerberater erstellt, damit habe ich keine Erfahrung.',
      'Kreditorenbuchhalterin seit 2019. Jahresabschlüsse nach HGB habe ich noch nie erstellt.',
    ],
  },
  {
    title: 'Küchenchef (m/w/d)',
    ask: 'Kalkulation, Wareneinsatz und Bestellwesen',
    met: [
      'Küchenchef, Gasthof Adler, 2016 - heute\nKalkulation der Speisen, Wareneinsatz bei 27 %, Bestellungen und Inventur.',
    ],
    denied: [
      'Chef de Partie, Gasthof Adler, 2019 - heute\nSaucier und Fisch. Kalkulation und Bestellwesen macht bei uns der Küchenchef.',
      'Koch 2019 - heute. Um Wareneinsatz und Bestellungen kümmert sich der Sous-Chef.',
    ],
  },
  {
    title: 'Pflegedienstleitung (m/w/d)',
    ask: 'Dienstplangestaltung für eine Station',
    met: [
      'Stationsleitung, Haus Linde, 2017 - heute\nDienstpläne für 24 Mitarbeitende der Station, Urlaubsplanung.',
    ],
    denied: [
      'Pflegefachfrau, Haus Linde, 2018 - heute\nGrundpflege, Medikamente, Wundversorgung auf der Station. Mit Dienstplänen hatte ich bisher nichts zu tun.',
    ],
  },
  {
    title: 'SPS-Programmierer (m/w/d)',
    ask: 'Programmierung von Anlagen in TIA Portal',
    met: [
      'Automatisierungstechniker, Fahlke Anlagenbau, 2018 - heute\nProgrammiere Abfüllanlagen in TIA Portal (SCL, FUP), HMI und Inbetriebnahme.',
    ],
    denied: [
      'Betriebselektriker, Molkerei Senn, 2017 - heute\nFehlersuche an Anlagen mit dem TIA Portal. Programme schreibe oder ändere ich nicht, das macht der Hersteller.',
      'Instandhalter 2016 - heute\nTIA Portal: nur Grundkenntnisse',
    ],
  },
  {
    title: 'Chef de chantier',
    ask: "encadrement d'une équipe de dix compagnons",
    met: [
      "Chef d'équipe gros œuvre, Batirhône, 2017 à aujourd'hui\nEncadrement de douze compagnons, planning, sécurité.",
    ],
    denied: [
      "Maçon, Batirhône, 2016 à aujourd'hui\nCoffrage, ferraillage en équipe de dix compagnons. Je n'ai pas encore encadré d'équipe.",
      "Maçon coffreur depuis 2015. L'encadrement des compagnons est assuré par le chef de chantier.",
    ],
  },
  {
    title: 'Gestionnaire de paie',
    ask: 'établissement des DSN',
    met: [
      "Gestionnaire de paie, Cabinet Roux, 2018 à aujourd'hui\nEtablissement de 300 bulletins et des DSN mensuelles et événementielles.",
    ],
    denied: [
      "Assistante RH, Cabinet Roux, 2019 à aujourd'hui\nContrats, absences, variables de paie. Les DSN sont établies par le cabinet comptable.",
      "Assistante paie depuis 2020, bulletins. Je n'ai jamais établi de DSN.",
    ],
  },
  {
    title: 'Responsable de magasin',
    ask: 'gestion des stocks et des inventaires',
    met: [
      "Responsable adjointe, Maison Verne, 2017 à aujourd'hui\nGestion des stocks, commandes, inventaires annuels et démarque.",
    ],
    denied: [
      "Vendeuse, Maison Verne, 2019 à aujourd'hui\nAccueil, encaissement, vitrines. La gestion des stocks et les inventaires sont faits par la responsable, je ne m'en occupe pas.",
      'Conseillère de vente depuis 2019. Aucune expérience en gestion de stocks.',
    ],
  },
  {
    title: 'Head Groundskeeper, golf',
    ask: 'managing a greens crew and irrigation scheduling',
    met: [
      'Assistant superintendent, Pine Hollow GC, 2016 - present\nDirect a crew of 11, schedule irrigation (Toro Lynx) for 18 holes.',
    ],
    none: [
      'Software scheduling engineer, 2018 - present\nCrew scheduling for airlines in Java and Kotlin, blue-green deployments on Kubernetes, head of a guild of managers, REST APIs, Kafka, unit tests, code reviews, on-call and incident reviews, Terraform.',
    ],
    denied: [
      'Greenkeeper, Pine Hollow GC, 2019 - present\nMow greens, bunkers, irrigation repairs. The crew is managed by the superintendent.',
    ],
  },
  {
    title: 'Conductor (train guard) team manager',
    ask: 'carrying out safety briefings and competence assessments of conductors',
    met: [
      'Driver and Conductor Manager, Severn Rail, 2018 - present\nSafety briefings for 42 conductors, ride-outs and competence assessments each cycle.',
    ],
  },
  {
    title: 'Editor, children’s books',
    ask: 'commissioning authors and negotiating contracts',
    met: [
      'Commissioning Editor, Tansy Press, 2017 - present\nCommissioned 14 authors a year, contracts negotiated with agents.',
    ],
    none: [
      'Commissioning engineer, Lomond Conveyors, 2017 - present\nCommissioned conveyor lines on site, contracts and snag lists, PLC checks, motor rotation, drives and inverters, photo-eyes, factory acceptance tests, wiring diagrams, handover of baggage systems to the customer.',
    ],
    denied: [
      'Editorial assistant, Tansy Press, 2021 - present\nProofs, permissions, metadata. Contracts are negotiated by the rights team and commissioning by the editors.',
    ],
  },
  {
    title: 'Pastry Chef',
    ask: 'chocolate work and plated desserts',
    met: [
      'Chef de partie pastry, The Quince, 2018 - present\nPlated desserts for 60 covers, bonbons, tempering, petits fours.',
    ],
    denied: [
      'Baker, Corner Loaf, 2017 - present\nSourdough, viennoiserie, night shift. No chocolate work and no plated desserts so far.',
    ],
  },
  {
    title: 'Account Manager, creative agency',
    ask: 'managing client budgets and forecasting',
    met: [
      'Account Manager, Fable, 2019 - present\nResponsible for five client budgets (£900k), monthly forecast, scopes of work.',
    ],
  },
  {
    title: 'Structural Steel Detailer',
    ask: 'modelling connections in Tekla Structures',
    met: [
      'Steel detailer, Arkwright Fabrications, 2017 - present\nModel frames and connections in Tekla Structures, GA and fab drawings.',
    ],
    less: ['Civil engineering student, 2023 - present, coursework: connections modelled in Tekla Structures'],
    denied: [
      'Draughtsman, Arkwright Fabrications, 2015 - present\nFab drawings in AutoCAD and Advance Steel. Tekla: never used.',
    ],
  },
  {
    title: 'Registered Manager, children’s home',
    ask: 'leading Ofsted inspections',
    met: [
      'Registered manager, Birch House, 2018 - present\nLed five Ofsted inspections, four good and one outstanding.',
    ],
    less: [
      'Senior residential worker, Birch House, 2019 - present\nWas interviewed by inspectors at our last Ofsted visit and helped to get the files ready.',
    ],
    denied: [
      'Deputy manager, Birch House, 2021 - present\nRotas, supervisions, key work. Ofsted inspections have so far been led by my manager.',
    ],
  },
  {
    title: 'Tax Adviser',
    ask: 'corporate tax computations',
    met: [
      'Tax Senior, Pell & Frost, 2018 - present\nCorporation tax computations and CT600s for owner-managed groups.',
    ],
    denied: [
      'Personal tax senior, Pell & Frost, 2018 - present\n180 self assessment returns a year. My work has been personal tax only; I have no corporate tax experience.',
    ],
  },
  {
    title: 'QA Engineer',
    ask: 'automated UI testing with Selenium or Playwright',
    met: [
      'Test engineer, Tarn Software, 2019 - present\nWrote 900 Playwright tests, run in CI on every merge.',
    ],
    less: [
      'Manual tester, Tarn Software, 2018 - present\nTest cases in TestRail. Selenium: watched colleagues use it.',
    ],
    denied: [
      'Manual tester, Tarn Software, 2018 - present\nTest cases, exploratory testing, Jira. Automation is something I would like to move into; I have not written automated tests.',
    ],
  },
  {
    title: 'Funeral Arranger',
    ask: 'arranging funerals with bereaved families on your own',
    met: [
      'Funeral arranger, Harcourt & Sons, 2019 - present\nArrange around 130 funerals a year with families, at the branch or at home, without supervision.',
    ],
    denied: [
      'Funeral operative, Harcourt & Sons, 2018 - present\nBearing, driving, removals. Families are seen by the arrangers, I have not arranged a funeral.',
      'Chauffeur bearer at a funeral home since 2017. Arrangements with the families are made by my colleagues in the office.',
    ],
  },
  {
    title: 'Optical Assistant Manager',
    ask: 'dealing with customer complaints and refunds',
    met: [
      'Senior optical adviser, Clarity, 2019 - present\nFirst point for complaints: listen, put it right, agree refunds or remakes; no case went to head office.',
    ],
    denied: [
      'Optical adviser, Clarity, 2021 - present\nPre-screening, frames, dispensing. Complaints and refunds are something the store manager handles, not me.',
    ],
  },
  {
    title: 'Fire Alarm Engineer',
    ask: 'commissioning addressable fire alarm systems',
    met: [
      'Fire and security engineer, Redfern Systems, 2017 - present\nCommission addressable panels (Advanced, Kentec), loop tests, cause and effect, handover certificates.',
    ],
    less: [
      'Apprentice fire alarm engineer, Redfern Systems, September 2024 - present\nWatch the commissioning of addressable systems and carry the tools.',
    ],
    denied: [
      'Alarm installer 2018 - present\nConventional systems: confident\nAddressable commissioning: not yet',
    ],
  },
  {
    title: 'Housing Officer',
    ask: 'presenting possession cases at county court',
    met: [
      'Income Officer, Fenland Homes, 2018 - present\nPresented over 90 possession claims at the county court, drafted statements and defended adjournments.',
    ],
    less: [
      'Housing assistant, Fenland Homes, 2021 - present\nSat in on possession hearings at court and prepared bundles for the officer.',
    ],
    denied: [
      'Housing officer, Fenland Homes, 2020 - present\nTenancy visits, ASB, arrears calls. Court is covered by our legal team; I have yet to present a case.',
    ],
  },
  {
    title: 'Brewer',
    ask: 'yeast management and recipe development',
    met: [
      'Brewer, Salt Quay, 2018 - present\nPropagate and crop our house yeast, wrote the recipes of 14 beers, two of them award winners.',
    ],
    denied: [
      'Brewery assistant, Salt Quay, 2020 - present\nMash in, clean tanks, keg. Recipes are decided by the head brewer and yeast is looked after by the lab.',
    ],
  },
  {
    title: 'Communications Officer, council',
    ask: 'handling media enquiries and writing press releases',
    denied: [
      'Digital communications assistant, Avon Fire, 2021 - present\nSocial media, newsletters, web pages. Journalists are dealt with by the press office and I have not written a press release.',
    ],
  },
  {
    title: 'Logistics Planner',
    ask: 'route planning for a fleet of at least 20 vehicles',
    met: [
      'Transport planner, Dunmore Haulage, 2017 - present\nPlan routes for 46 artics and 12 rigids daily in Paragon, drivers hours, backloads.',
    ],
    denied: [
      'Transport clerk, Dunmore Haulage, 2019 - present\nPODs, invoices, phones. The routes for our 40 vehicles are planned by the traffic manager.',
    ],
  },
  {
    title: 'Occupational Hygienist',
    ask: 'noise and vibration surveys',
    met: [
      'Health and safety adviser, Merrow Plant, 2018 - present\nCarried out noise and hand-arm vibration surveys at 12 sites with dosimeters and wrote the reports.',
    ],
    denied: [
      'Health and safety adviser, Merrow Plant, 2018 - present\nRisk assessments, COSHH, accident reports. Noise and vibration surveys have always been outsourced.',
    ],
  },
  {
    title: 'Product Designer',
    ask: 'conducting user interviews and usability tests',
    met: [
      'UX designer, Lumen Bank, 2019 - present\nConducted 60 user interviews and a usability test every sprint, then redesigned the onboarding.',
    ],
    less: ['Design student, 2022 - 2025, modules: user interviews, usability tests, Figma'],
    denied: [
      'UI designer, Lumen Bank, 2020 - present\nScreens, components and icons in Figma. User interviews are run by a separate research team, I do not take part in them.',
    ],
  },
  {
    title: 'Sewage Works Operator',
    ask: 'operating activated sludge plants and sampling',
    met: [
      'Process controller, Wessex Treatment, 2016 - present\nRun an activated sludge works for 60,000 people: RAS and SAS rates, MLSS, daily samples.',
    ],
    denied: [
      'Sewer jetting operative, Wessex Treatment, 2017 - present\nJetting, CCTV, pump stations. No experience of treatment plants so far, neither activated sludge nor sampling.',
    ],
  },
  {
    title: 'Merchandiser, womenswear',
    ask: 'managing the open-to-buy and markdowns',
    met: [
      'Junior merchandiser promoted to Merchandiser, Halloran, 2018 - present\nOwn the OTB of £11m, weekly trade, markdown plan and intake phasing.',
    ],
    denied: [
      'Merchandising admin assistant, Halloran, 2022 - present\nRaise orders, chase suppliers, update critical path. Open-to-buy and markdowns lie with the merchandiser.',
    ],
  },
  {
    title: 'Prison Officer, senior',
    ask: 'leading a shift on a wing',
    met: [
      'Custodial manager, HMP Rookwell, 2018 - present\nIn charge of 14 officers on B wing, detail, briefings, incidents.',
    ],
    denied: [
      'Prison officer, HMP Rookwell, 2019 - present\nWing duties, searches, key work. I have no staff reporting to me and have not led a shift.',
    ],
  },
  {
    title: 'Theatre Lighting Technician',
    ask: 'programming on ETC Eos consoles',
    met: [
      'Deputy head of lighting, The Wharf, 2017 - present\nProgram shows on ETC Eos Ti, plots for 14 productions a year.',
    ],
    denied: [
      'Lighting technician, The Wharf, 2019 - present\nRigging, focusing, followspot. I have only ever used Avolites; ETC Eos I have never programmed.',
      'Stage electrician 2018 - present, get-ins, dimmers, focusing\nETC Eos - a little, one workshop',
    ],
  },
  {
    title: 'Speech and Language Assistant to Therapist',
    ask: 'videofluoroscopy clinics',
    met: [
      'Speech and language therapist, Tyne Hospitals, 2017 - present\nLead the videofluoroscopy clinic twice a month and report the studies.',
    ],
    denied: [
      'Speech and language therapist, community, 2019 - present\nSwallowing assessments at home. For videofluoroscopy patients are referred on to the acute team; I have never run one.',
    ],
  },
  {
    title: 'Recruitment Consultant',
    ask: 'winning new clients',
    denied: [
      'Resourcer, Orchid People, 2021 - present\nFind and screen candidates. Clients are won by the consultants, I have no experience of that side.',
    ],
  },
  {
    title: 'Clinical Coder Lead',
    ask: 'auditing coded episodes and feeding back to coders',
    met: [
      'Senior clinical coder, St Hilda, 2016 - present\nAudit 200 coded episodes a month and feed back to the coders.',
    ],
    denied: [
      'Clinical coder, St Hilda, 2019 - present\nCode 30 episodes a day in OPCS and ICD-10. I have been audited but have not audited others.',
    ],
  },
  {
    title: 'Vineyard Manager',
    ask: 'spray programmes and managing seasonal pickers',
    met: [
      'Assistant vineyard manager, Chalk Ridge, 2017 - present\nWrite the spray programme (PA1, PA2) and manage 40 seasonal pickers at harvest.',
    ],
    denied: [
      'Vineyard worker, Chalk Ridge, 2019 - present\nPruning, tying, picking. Spraying is done by a contractor and the pickers are managed by the foreman.',
    ],
  },
  {
    title: 'Software Engineering Manager',
    ask: 'experience of line managing engineers',
    met: [
      'Engineering lead, Tarn Software, 2019 - present\nLine manager of seven engineers: hiring, one-to-ones, promotion cases.',
    ],
    less: [
      'Senior software engineer, Tarn Software, 2017 - present\nDesign, code reviews, Go services on AWS, mentoring by pairing.',
    ],
    denied: [
      'Staff engineer, Tarn Software, 2016 - present\nTechnical lead of the payments platform. No line management experience.',
      'Principal engineer, Tarn Software, 2015 - present. Architecture, RFCs. I have never had direct reports.',
    ],
  },
  {
    title: 'Bricklayer Foreman',
    ask: 'setting out from drawings',
    denied: [
      'Bricklayer, Stannard Build, 2018 - present\nFace work and blockwork to the line. Setting out is left to the foreman.',
    ],
  },
  {
    title: 'Credit Controller',
    ask: 'chasing overdue debts by telephone and reducing debtor days',
    denied: [
      'Sales ledger clerk, Pallas Paper, 2019 - present\nPost invoices and receipts. I do not chase debts by telephone, our credit control department does.',
    ],
  },
  {
    title: 'Lifeguard Supervisor',
    ask: 'writing staff rotas',
    met: [
      'Duty manager, Harbour Leisure, 2019 - present\nWrite the rota for 26 lifeguards and receptionists, holidays and cover.',
    ],
    denied: [
      'Lifeguard, Harbour Leisure, 2020 - present\nPoolside, tests of the water, first aid. Rotas are written by the duty manager.',
    ],
  },
  {
    title: 'Sachbearbeiter Einkauf (m/w/d)',
    ask: 'selbstständige Preisverhandlungen mit Lieferanten',
    met: [
      'Einkäufer, Wendt Maschinenbau, 2018 - heute\nFühre Preisverhandlungen mit 60 Lieferanten selbstständig, 4 % Einsparung im Jahr.',
    ],
    less: [
      'Praktikant im Einkauf, Wendt Maschinenbau, 03/2026 - 08/2026\nBei Preisverhandlungen mit Lieferanten zugehört und Protokoll geschrieben.',
    ],
    denied: [
      'Einkaufsassistentin, Wendt Maschinenbau, 2020 - heute\nBestellungen und Terminverfolgung. Die Preisverhandlungen mit den Lieferanten führt mein Vorgesetzter.',
      'Sachbearbeiterin Einkauf 2020 - heute\nBestellungen in SAP. An Preisverhandlungen war ich bisher nicht beteiligt.',
    ],
  },
  {
    title: 'Elektroniker Betriebstechnik (m/w/d)',
    ask: 'Prüfung ortsfester Anlagen nach DGUV V3',
    met: [
      'Elektroniker, Stadtwerke Lahn, 2016 - heute\nPrüfe ortsfeste Anlagen und Maschinen nach DGUV V3 und schreibe die Protokolle.',
    ],
    denied: [
      'Elektroniker, Stadtwerke Lahn, 2018 - heute\nInstallation, Beleuchtung, Störungen. Die Prüfungen nach DGUV V3 werden von einer Fremdfirma durchgeführt.',
    ],
  },
  {
    title: 'Filialleitung Bäckerei (m/w/d)',
    ask: 'Personalführung und Personaleinsatzplanung',
    met: [
      'Stellvertretende Filialleiterin, Bäckerei Kern, 2018 - heute\nPersonaleinsatzplanung für elf Verkäuferinnen, Einarbeitung, Gespräche.',
    ],
    denied: [
      'Verkäuferin, Bäckerei Kern, 2017 - heute\nVerkauf, Backen, Kasse. Personalverantwortung hatte ich bisher nicht.',
      'Bäckereifachverkäuferin seit 2016, Kasse und Theke. Den Personaleinsatz plant unsere Filialleiterin.',
    ],
  },
  {
    title: 'Sozialpädagoge (m/w/d)',
    ask: 'Erfahrung mit Hilfeplanverfahren',
    met: [
      'Erzieher in einer Wohngruppe, Haus Regenbogen, 2017 - heute\nBezugsbetreuung, Berichte für die Hilfeplangespräche und Teilnahme an allen Hilfeplanverfahren meiner Kinder.',
    ],
    denied: [
      'Erzieherin Kita, 2018 - heute\nGruppe mit 20 Kindern, Elterngespräche. Hilfeplanverfahren kenne ich nur aus dem Studium, Erfahrung damit habe ich keine.',
    ],
  },
  {
    title: 'Assistante de direction',
    ask: "organisation de déplacements et de conseils d'administration",
    met: [
      "Assistante de direction, Groupe Alma, 2016 à aujourd'hui\nOrganisation des déplacements de deux dirigeants et de cinq conseils d'administration par an, procès-verbaux.",
    ],
    denied: [
      "Secrétaire, Groupe Alma, 2019 à aujourd'hui\nAccueil, courrier, commandes. Les déplacements sont organisés par une agence et je n'ai jamais préparé de conseil d'administration.",
    ],
  },
  {
    title: 'Technicien de maintenance',
    ask: 'dépannage de variateurs et d’automates Siemens',
    met: [
      "Technicien de maintenance, Fromagerie Vial, 2016 à aujourd'hui\nDépannage des variateurs et des automates Siemens S7, modifications de programme.",
    ],
    denied: [
      "Mécanicien de maintenance, Fromagerie Vial, 2018 à aujourd'hui\nRoulements, courroies, pompes. Les automates et les variateurs sont dépannés par l'électricien, je n'y touche pas.",
    ],
  },
  {
    title: 'Infirmière coordinatrice',
    ask: 'élaboration des plannings des soignants',
    met: [
      "Infirmière référente, Ehpad Les Tilleuls, 2017 à aujourd'hui\nElaboration des plannings de 22 soignants, remplacements.",
    ],
    denied: [
      "Infirmière, Ehpad Les Tilleuls, 2019 à aujourd'hui\nSoins, transmissions, médicaments. C'est la cadre qui fait les plannings.",
    ],
  },
  {
    title: 'Trainee Accountant, audit',
    ask: 'experience of audit fieldwork',
    met: [
      'Audit trainee, Pell & Frost, September 2024 - present\nAudit fieldwork at eleven clients: stock counts, debtors, bank, payroll walkthroughs.',
    ],
    denied: [
      'Accounts trainee, Pell & Frost, September 2024 - present\nBookkeeping and VAT. No audit fieldwork yet.',
    ],
  },
  {
    title: 'Environmental Consultant',
    ask: 'supervising ground investigations and logging boreholes',
    met: [
      'Geo-environmental engineer, Strata, 2018 - present\nSupervise drilling crews, log boreholes to BS 5930, gas and groundwater monitoring.',
    ],
    less: ['Geology graduate, July 2025. Logged two boreholes on a university field trip.'],
    denied: [
      'Environmental consultant, desk studies, 2020 - present\nPhase 1 reports. Ground investigations are supervised by the site team; borehole logging I have not done.',
    ],
  },
  {
    title: 'Office Manager',
    ask: 'managing office budgets',
    met: [
      'Office manager, Lark Architects, 2018 - present\nHold a £240k office budget without help from finance, never over in six years.',
      'Office manager, Lark Architects, 2018 - present\nManage the office budget. No budget was overspent and not one invoice went unpaid.',
    ],
  },
  {
    title: 'Quality Inspector, aerospace',
    ask: 'first article inspection reports to AS9102',
    met: [
      'Quality inspector, Corvid Aero, 2016 - present\nFAIRs to AS9102 for machined parts, CMM, no escapes since 2019; reports are signed by me.',
    ],
    denied: [
      'Viewer, Corvid Aero, 2019 - present\nPatrol inspection with micrometers. First article reports are done by the senior inspector.',
    ],
  },
  {
    title: 'Fundraising Manager, trusts',
    ask: 'writing grant applications to trusts and foundations',
    met: [
      'Trusts fundraiser, Kite Trust, 2018 - present\nWrote applications to 70 trusts and foundations a year, £1.2m raised; not a single report late.',
    ],
    denied: [
      'Community fundraiser, Kite Trust, 2019 - present\nRuns, schools, supermarkets. Grant applications are written by a freelancer, so I have no experience of those.',
    ],
  },
  {
    title: 'Locksmith',
    ask: 'safe opening and UPVC mechanisms',
    met: [
      'Locksmith, own business, 2014 - present\nUPVC gearboxes, lockouts, safe opening and drilling, evictions with bailiffs.',
    ],
    less: [
      'Locksmith, own business, 2018 - present\nLockouts and UPVC mechanisms. Safe opening is subcontracted to a specialist.',
    ],
  },
  {
    title: 'Conductor (train guard) team manager',
    ask: 'carrying out safety briefings and competence assessments of conductors',
    none: [
      'Assistant conductor, Severn Philharmonic, 2018 - present\nRehearsals of the symphony orchestra, seating assessments of violins and brass, safety of the percussion, choir, scores and parts, concerts, youth orchestra, opera repertoire, recordings of Mahler and Elgar.',
    ],
  },
  {
    title: 'Intensive Care Nurse',
    ask: 'Care of mechanically ventilated patients, including weaning and tracheostomy care',
    met: [
      'Staff Nurse, General Intensive Care, Tarn Hospital, 2020 - present\nVentilated patients: ventilator checks, weaning plans, tracheostomy care, suction.',
    ],
    less: [
      'Data Analyst, Cobalt Retail, 2020 - present\nStock reports\n\nProjects\nDashboard of open intensive care data: ventilator days and weaning by unit, as a portfolio project\nBlog series of eight parts: how a ventilator works, what weaning is',
      'Staff Nurse, Larch House, 2021 - present\nResidents with dementia\n\nEducation\nBSc Nursing, 2021; one week of observation on an intensive care unit with ventilated patients and weaning',
    ],
  },
  {
    title: 'Intensive Care Nurse',
    ask: 'An electronic patient record or clinical information system in intensive care',
    met: [
      'Staff Nurse, General Intensive Care, Tarn Hospital, 2020 - present\nSuper user of the electronic patient record on the unit',
    ],
    less: [
      'Staff Nurse, General Intensive Care, Tarn Hospital, 2020 - present\nLooks after one or two patients a shift',
    ],
  },
  {
    title: 'Podiatrist',
    ask: 'nail surgery under local anaesthetic',
    met: [
      'Podiatrist, Dales NHS, 2018 - present\nNail surgery list every Tuesday: digital blocks, partial and total avulsions with phenol.',
    ],
    denied: [
      'Podiatrist, Dales NHS, 2021 - present\nRoutine and diabetic foot care, biomechanics. Nail surgery would be new to me.',
      'Podiatrist, private practice, 2019 - present\nInsoles, verrucae, routine care. Nail surgery has never been part of my practice.',
    ],
  },
  {
    title: 'Garden Centre Plant Manager',
    ask: 'ordering stock and setting prices',
    met: [
      'Plant area supervisor, Willow Nurseries, 2018 - present\nOrder the bedding and shrubs from Dutch and UK growers and set our prices and promotions.',
    ],
    denied: [
      'Plant area assistant, Willow Nurseries, 2019 - present\nWatering, merchandising, advice. Ordering stock and setting prices is for the manager; I am not involved in either.',
    ],
  },
  {
    title: 'Cabin Crew Manager',
    ask: 'evacuation drills as an instructor',
    met: [
      'Cabin safety instructor, Northway, 2017 - present\nInstruct door and evacuation drills on the A320 rig, recurrent and initial.',
    ],
    denied: [
      'Cabin crew, Northway, 2018 - present\nLong and short haul. I take the evacuation drills each year but have never instructed them.',
    ],
  },
  {
    title: 'Estimator, joinery',
    ask: 'pricing bills of quantities',
    met: [
      'Joinery estimator, Oakham Shopfitting, 2016 - present\nPrice bills of quantities up to £3m, take-offs in Bluebeam, suppliers quotes.',
    ],
  },
  {
    title: 'Mortgage Administrator',
    ask: 'packaging applications and chasing lenders',
    met: [
      'Mortgage administrator, Beacon, 2019 - present\nPackage 40 applications a month, chase lenders and solicitors through to completion.',
    ],
  },
  {
    title: 'Aquatic Centre Plant Operator',
    ask: 'pool plant chemical dosing and backwashing',
    met: [
      'Leisure attendant then plant operator, Harbour Leisure, 2017 - present\nDose, backwash and log the pool plant daily, pool plant operator certificate.',
    ],
    denied: [
      'Leisure attendant, Harbour Leisure, 2021 - present\nPool side, cleaning. The plant is run by the technical team and dosing is their job, not mine.',
    ],
  },
  {
    title: 'Anaesthetic Nurse',
    ask: 'paediatric lists',
    met: [
      'Anaesthetic nurse, St Hilda, 2018 - present\nTwo paediatric ENT and dental lists a week, induction with parents present.',
    ],
    denied: [
      'Anaesthetic nurse, St Hilda, 2018 - present\nOrthopaedics, general, emergency. Adults only; I have had no exposure to paediatrics.',
      'Anaesthetic nurse, St Hilda, 2018 - present\nAll specialties with the exception of paediatrics.',
    ],
  },
  {
    title: 'Business Analyst',
    ask: 'facilitating workshops with senior stakeholders',
    met: [
      'Business analyst, Orrin Retail, 2018 - present\nFacilitate discovery workshops with directors and heads of function, ten to fifteen at a time.',
    ],
    less: [
      'Junior business analyst, Orrin Retail, 2023 - present\nScribe at workshops that my lead facilitates with senior stakeholders.',
    ],
  },
  {
    title: 'Stonemason',
    ask: 'lettering and carving by hand',
    met: [
      'Banker mason and letter cutter, Abbey Stone, 2013 - present\nHand-cut lettering, carved capitals and finials for two cathedrals.',
    ],
    denied: [
      'Fixer mason, Abbey Stone, 2015 - present\nLime mortar, indents, pointing. Lettering and carving are passed to a letter cutter; I have not been trained in that.',
    ],
  },
  {
    title: 'Learning Designer',
    ask: 'building e-learning in Articulate Storyline',
    less: [
      'Trainer, Kite Training, 2018 - present\nClassroom courses. Articulate Storyline: finished a short tutorial.',
      'Skills: Articulate Storyline, Captivate, Camtasia, Moodle\nTrainer, Kite Training, 2018 - present\nClassroom courses for new starters.',
    ],
  },
  {
    title: 'Deputy Charity Shop Manager',
    ask: 'recruiting and leading volunteers',
    met: [
      'Assistant manager, Kite Trust shop, 2019 - present\nRecruit and lead 34 volunteers, rota, induction, thank-you evenings.',
    ],
    denied: [
      'Volunteer sales assistant, Kite Trust shop, 2019 - present\nTill, window, sorting. Volunteers are recruited and led by the manager.',
    ],
  },
  {
    title: 'Dialysis Nurse',
    ask: 'needling fistulas independently',
    met: [
      'Renal nurse, Dales NHS, 2018 - present\nNeedle fistulas and grafts on my own every shift, buttonhole and rope ladder.',
    ],
    denied: [
      'Renal ward nurse, Dales NHS, 2020 - present\nTransplant ward. Needling is done by the dialysis unit, I am not signed off for it.',
    ],
  },
  {
    title: 'Tyre Fitter, mobile',
    ask: 'truck tyres at the roadside',
    met: [
      'Tyre technician, Stobie Tyres, 2016 - present\nRoadside breakdowns, truck and trailer tyres, nights, licensed commercial technician.',
    ],
    denied: [
      'Tyre fitter, Stobie Tyres, 2020 - present\nCars and vans in the workshop only. No truck work, no roadside.',
    ],
  },
  {
    title: 'Grants Officer',
    ask: 'assessing applications and making recommendations to a panel',
    met: [
      'Grants adviser, Severn Fund, 2018 - present\nAssess 90 applications a round and recommend awards to the panel.',
    ],
    denied: [
      'Grants assistant, Severn Fund, 2022 - present\nLog applications and send letters. Assessment lies with the grants officers.',
    ],
  },
  {
    title: 'CNC Miller',
    ask: 'writing programs offline in Mastercam',
    met: [
      'CNC miller programmer, Corvid Aero, 2015 - present\nProgram 3 and 5 axis in Mastercam, prove out, set and run Hermle machines.',
    ],
    less: [
      'CNC setter, Corvid Aero, 2018 - present\nSetting and conversational programming at the control.\nMastercam (evening course, 2025)',
    ],
    denied: [
      'CNC operator, Corvid Aero, 2018 - present\nSet tools, run and deburr. Programs come from the office; editing is as far as I go. I do not write programs.',
    ],
  },
  {
    title: 'Schichtführer Produktion (m/w/d)',
    ask: 'Führung einer Schicht mit mindestens 15 Mitarbeitern',
    met: [
      'Schichtführer, Kunststoffwerk Haller, 2017 - heute\nVerantwortlich für 18 Mitarbeiter je Schicht, Besetzung, Unterweisung, Übergabe.',
    ],
    denied: [
      'Maschinenführer, Kunststoffwerk Haller, 2015 - heute\nSpritzguss, Werkzeugwechsel in der Schicht mit 20 Kollegen. Mitarbeiter hatte ich noch nicht unter mir.',
      'Anlagenführer 2014 - heute. Die Schicht wird vom Schichtführer geleitet, ich vertrete ihn nicht.',
    ],
  },
  {
    title: 'Steuerfachangestellter (m/w/d)',
    ask: 'Lohnabrechnung für Mandanten in DATEV LODAS',
    met: [
      'Steuerfachangestellte, Kanzlei Brink, 2018 - heute\nLohnabrechnung für 45 Mandanten in DATEV LODAS, Baulohn.',
    ],
    denied: [
      'Steuerfachangestellte, Kanzlei Brink, 2019 - heute\nFinanzbuchhaltung und Einkommensteuer. Lohn macht bei uns eine Kollegin, LODAS kenne ich nicht.',
    ],
  },
  {
    title: 'Chef de rayon',
    ask: 'passation des commandes et négociation avec les fournisseurs',
    met: [
      "Adjoint chef de rayon, Hyper Sud, 2017 à aujourd'hui\nPassation des commandes, négociation avec les fournisseurs locaux, marge.",
    ],
    denied: [
      "Employé libre-service, Hyper Sud, 2019 à aujourd'hui\nMise en rayon, rotation. Les commandes sont passées par le chef de rayon ; je n'ai jamais négocié avec un fournisseur.",
    ],
  },
  {
    title: 'Infirmier de bloc',
    ask: 'instrumentation en chirurgie orthopédique',
    less: [
      "Étudiant infirmier de bloc, stage à la Clinique des Alpes, février 2026 - mai 2026\nObservation de l'instrumentation en chirurgie orthopédique.",
    ],
    denied: [
      "Infirmier de bloc, Clinique des Alpes, 2020 à aujourd'hui\nCirculant en ophtalmologie. L'instrumentation est assurée par les collègues, je n'ai pas été formé à l'orthopédie.",
    ],
  },
  {
    title: 'Bid Manager',
    ask: 'writing tender responses for public sector contracts',
    met: [
      'Bid Writer, Averill Facilities, 2019 - present\nWrote quality submissions for council and NHS tenders, 41 of 96 won.',
    ],
  },
  {
    title: 'Laboratory Technician, asphalt and aggregates',
    ask: 'particle size analysis and flakiness tests',
    met: [
      'Materials technician, Granby Quarries, 2018 - present\nPSD by sieving, flakiness index, LA and bulk density of aggregates to EN 933.',
    ],
  },
  {
    title: 'Sales Executive, industrial gases',
    ask: 'winning new business by cold calling',
    met: [
      'Territory sales representative, Airel Gases, 2018 - present\nCold call 40 workshops a week, opened 120 new accounts, target beaten four years of six.',
    ],
  },
  {
    title: 'Account Manager, creative agency',
    ask: 'managing client budgets and forecasting',
    denied: [
      'Account executive, Fable, 2021 - present\nStatus reports, client calls, timelines. Budgets and forecasts: my account director does them.',
    ],
  },
  {
    title: 'Communications Officer, council',
    ask: 'handling media enquiries and writing press releases',
    met: [
      'Press officer, Avon Fire, 2019 - present\nOn the press desk: answer 30 calls a week from reporters, write releases and brief spokespeople.',
    ],
  },
  {
    title: 'Bricklayer Foreman',
    ask: 'setting out from drawings',
    met: [
      'Bricklayer, Stannard Build, 2012 - present\nSet out plots, radii and gables from drawings, gauge rods, profiles; no rework in six years.',
    ],
  },
  {
    title: 'Credit Controller',
    ask: 'chasing overdue debts by telephone and reducing debtor days',
    met: [
      'Credit controller, Pallas Paper, 2018 - present\nPhone 40 customers a day on overdue invoices, DSO down from 61 to 44 days.',
    ],
  },
];

/** What is beyond the rules so far: synonyms, other trades told in few words, small parts in big words. */
export const BEYOND: readonly SkillRow[] = [
  {
    title: 'Warehouse Team Leader',
    ask: 'running a shift of at least ten operatives',
    less: [
      'Warehouse operative, Kestrel Logistics, 2019 - present\nPick, pack, load on the late shift. Stood in for the team leader now and then.',
    ],
  },
  {
    title: 'Site Manager, house building',
    ask: 'managing subcontractors on live residential sites',
    met: [
      'Site manager since 2016, 80 plots in Derby; up to thirty subbies a day, inducted, programmed and chased by me.',
    ],
    none: [
      'Site manager, 2018 - present\nWeb site for a residential lettings portal: manage content, live chat and the newsletter, A/B tests, Google Analytics, search engine optimisation, WordPress plugins and landing pages, page speed, copy for the blog.',
    ],
  },
  {
    title: 'Theatre Practitioner (Anaesthetics)',
    ask: 'assisting with difficult airway management',
    none: [
      'Airline dispatcher, Northway, 2017 - present\nManagement of airway slots and difficult passengers, assisting crews, load sheets, fuel plans, NOTAMs, weather briefings, turnaround of narrow-body aircraft, ramp coordination and departure control system.',
    ],
  },
  {
    title: 'Nursery Deputy Manager',
    ask: 'acting as designated safeguarding lead',
    less: [
      'Room leader, Bluebell Nursery, 2018 - present\nReport safeguarding concerns to the lead, level 2 safeguarding course 2024.',
    ],
  },
  {
    title: 'Radiographer',
    ask: 'CT scanning including out of hours',
    met: [
      'Radiographer, Tees Coast NHS FT, 2019 - present\nCT trained: trauma, stroke, CTPA, lone working in CT at night and weekends.',
    ],
  },
  {
    title: 'Procurement Specialist',
    ask: 'negotiating framework agreements with suppliers',
    less: [
      'Purchasing administrator, Voss Pumps, 2020 - present\nPlace call-offs against framework agreements with suppliers and chase deliveries.',
    ],
  },
  {
    title: 'Conductor (train guard) team manager',
    ask: 'carrying out safety briefings and competence assessments of conductors',
    denied: [
      'Conductor, Severn Rail, 2016 - present\nTickets, doors, dispatch. I attend safety briefings; I have never assessed other conductors.',
    ],
  },
  {
    title: 'Fire Alarm Engineer',
    ask: 'commissioning addressable fire alarm systems',
    denied: [
      'Fire alarm installer, Redfern Systems, 2018 - present\nFirst and second fix, detectors, sounders. Commissioning is carried out by the commissioning team.',
    ],
  },
  {
    title: 'Brewer',
    ask: 'yeast management and recipe development',
    none: [
      'Chef, 2018 - present\nRestaurant kitchen, sourdough with natural yeast, recipe cards for the section, plating, stock pots, service of 80 covers a night, allergen sheets, ordering of dairy and fish, cleaning rota of the kitchen.',
    ],
  },
  {
    title: 'Recruitment Consultant',
    ask: 'winning new clients',
    met: [
      'Recruiter, Orchid People, 2018 - present\nBrought in 22 new clients in three years by phone and referral, £310k billed.',
    ],
  },
  {
    title: 'Estimator, joinery',
    ask: 'pricing bills of quantities',
    denied: [
      'Bench joiner, Oakham Shopfitting, 2014 - present\nDoors, stairs, cabinets. Pricing is handled in the office; my only part in it is to give hours.',
    ],
  },
  {
    title: 'Learning Designer',
    ask: 'building e-learning in Articulate Storyline',
    met: [
      'Instructional designer, Kite Training, 2018 - present\nBuilt 120 modules in Storyline 360 and Rise, SCORM, accessible to WCAG.',
    ],
    denied: [
      'Trainer, Kite Training, 2018 - present\nI write storyboards; a developer builds them in Articulate Storyline.',
    ],
  },
  {
    title: 'Infirmier de bloc',
    ask: 'instrumentation en chirurgie orthopédique',
    met: [
      "Infirmier de bloc, Clinique des Alpes, 2018 à aujourd'hui\nInstrumentation en orthopédie : prothèses de hanche et de genou, traumatologie.",
    ],
  },
];
