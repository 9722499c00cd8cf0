// Posts that are years of the work that a spec asks for, by whatever name, and posts that use its words in another trade.

/** A job spec, and posts of five years: those that count and those that do not. */
export type YearsOf = { spec: string; counts: readonly string[]; not: readonly string[] };

export const yearsOf: YearsOf[] = [
  {
    spec: `Facilities Manager
You will run the hard and soft services of two office buildings: planned maintenance, contractors, permits to work, statutory testing, cleaning, security and a budget of £1.2m.
Essential
- At least 3 years of facilities management experience
- Knowledge of fire and legionella compliance`,
    counts: [
      'Building Services Manager, Tollgate House\nRuns the plant, lifts and fire systems of a nine-storey office; lets the cleaning and security contracts; planned maintenance and permits to work; legionella log.',
      'Head of Estates, Marlow College\nPremises budget of £2m, statutory testing, contractors on site, soft services and the helpdesk.',
      'Premises lead at a law firm\nEverything that keeps three floors open: repairs, contractors, PPM, cleaning, access control and fire drills.',
    ],
    not: [
      'Credit Facilities Manager, Marlow Bank\nManages overdraft and loan facilities of corporate clients, covenants and renewals.',
      'Account Manager, Tollgate Software\nManages clients of a facilities booking app, renewals and training.',
      'Cleaning operative, Tollgate House\nCleans nine floors of offices in the evenings.',
    ],
  },
  {
    spec: `HR Business Partner
You will advise managers on disciplinary, grievance and absence cases, lead restructures and TUPE, and run talent reviews.
Requirements
- Minimum three years in an employee relations role
- CIPD level 5`,
    counts: [
      'People Adviser, Orrell Foods\nHandles disciplinaries, grievances, long-term sickness and two redundancy consultations a year for 600 people on three sites.',
      'HR Manager, Denby Mills\nSole HR: case work, contracts, restructures, TUPE transfer of the canteen, talent reviews with directors.',
    ],
    not: [
      'Public Relations Officer, Orrell Foods\nPress releases, media relations and events; employee newsletter.',
      'Payroll Clerk, Denby Mills\nWeekly payroll of 400 employees, starters, leavers and tax codes.',
      'Customer Relations Adviser\nComplaints of holiday guests by phone, refunds.',
    ],
  },
  {
    spec: `Delivery Driver (Class 2)
Multi-drop deliveries of building materials with a rigid lorry, tail lift and HIAB, tachograph, daily checks.
Must have
- 2 years' experience driving HGVs`,
    counts: [
      'Rigid driver, Bell Builders Merchants\n18-tonner with crane, eight drops a day, tacho, walk-round checks, strapping loads.',
      'Tramper, Northern Freight\nArtic driver on nights out, curtain-siders, trunking to Kent, digi card.',
    ],
    not: [
      'Device driver developer, Bell Systems\nWrites Linux drivers in C for storage cards.',
      'Transport planner, Northern Freight\nPlans the routes of 40 lorries and their drivers; hours and tachograph reports.',
      'Minicab driver, Leeds\nAirport runs and school runs in a saloon car.',
    ],
  },
  {
    spec: `Cloud Security Engineer
Harden our AWS accounts: IAM, guard rails, detection, incident response, Terraform policy as code.
What you need
- 4+ years of cloud security experience
- Terraform`,
    counts: [
      'Platform engineer, Okapi Pay\nOwns IAM, service control policies, GuardDuty and secrets across 60 AWS accounts; led two incident responses; policies in Terraform and OPA.',
      'DevSecOps engineer, Kite\nSecurity of Azure and AWS landing zones, CSPM findings, least privilege, key management.',
    ],
    not: [
      'Door supervisor, Cloud Nine nightclub\nSecurity at the door, searches, incident reports.',
      'Social security adviser, Kite Council\nBenefit claims, appeals and online forms.',
      'Front-end developer, Okapi Pay\nReact components and design system for the merchant portal.',
    ],
  },
  {
    spec: `Production Planner
Weekly and daily planning of six filling lines in SAP, capacity, materials, stock and change-overs in a food factory.
Essential
- at least two years' experience in production planning in manufacturing`,
    counts: [
      'Supply scheduler, Fenland Sauces\nSchedules five bottling lines in SAP PP, balances capacity and change-overs, calls off packaging, daily stock meeting.',
      'Material controller and line scheduler, Fenland Bakeries\nBuilt the weekly plan from orders and forecasts, MRP, shortages, shift meetings.',
    ],
    not: [
      'Town planner, Fenland District Council\nPlanning applications, site visits, appeals and committee reports.',
      'Video production assistant, Fenland Media\nPlanning of shoots, call sheets and kit.',
      'Financial planner, Fenland Wealth\nPension and investment plans of private clients.',
      'Line operative, Fenland Sauces\nRuns a filler and capper, cleans down, records weights.',
    ],
  },
  {
    spec: `Biomedical Scientist, Haematology
Full blood counts, coagulation, cross-matching and transfusion, quality control, out-of-hours rota.
Essential
- HCPC registration
- 2 years of experience in a hospital haematology or transfusion laboratory`,
    counts: [
      'BMS band 6, blood sciences, Wirral Hospital\nHCPC registered. Analysers for FBC and clotting, groups and antibody screens, issue of red cells, films, EQA.',
    ],
    not: [
      'Phlebotomist, Wirral Hospital\nTakes blood of 60 patients a morning, labels and sends it to the laboratory.',
      'Laboratory analyst, Wirral Water\nMicrobiology of drinking water, sampling and quality control.',
      'Blood donor carer, Wirral\nWelcomes donors, checks haemoglobin and cares for them after the donation.',
    ],
  },
  {
    spec: `Kitchen Fitter
Fitting of kitchens in customers' homes: worktops, plumbing and electrical first fix, tiling, snags.
You will need
- 3 years of kitchen fitting experience
- Own tools and van`,
    counts: [
      'Self-employed joiner\nFits about 50 kitchens a year for two showrooms: units, laminate and stone worktops, sinks, appliances, splashbacks.',
      'Carpenter, Hallam Interiors\nInstalls fitted kitchens and wardrobes in new homes, scribing, worktop joints, snagging.',
    ],
    not: [
      'Kitchen porter, Hallam Hotel\nPots, pans and floors of the kitchen; deliveries.',
      'Kitchen designer, Hallam Interiors\nPlans and sells kitchens in the showroom, quotes and site measures.',
      'Tyre fitter, Hallam Tyres\nFits tyres and balances wheels of cars and vans.',
    ],
  },
  {
    spec: `Litigation Paralegal
Disclosure, bundles, court forms, witness statements and client contact in personal injury claims.
We require
- two years of personal injury litigation experience`,
    counts: [
      'Fee earner, Crane & Holt Solicitors\nRuns fast-track accident claims for claimants from portal to issue, disclosure, Part 36 offers, bundles and conferences with counsel.',
      'Legal assistant, insurer defence team\nDefends whiplash and employers liability claims: witness statements, disclosure lists, court deadlines.',
    ],
    not: [
      'Personal trainer, Holt Gym\nTrains clients back after an injury, plans and nutrition.',
      'Conveyancing paralegal, Crane & Holt\nSales and purchases of houses, searches, completion statements.',
      'Vehicle damage assessor\nInspects cars after accidents and writes repair estimates.',
    ],
  },
  {
    spec: `UX Researcher
Plan and run interviews, usability tests and surveys; turn findings into product decisions with designers and product managers.
Requirements
- 3+ years of user research experience on digital products`,
    counts: [
      'Service designer, Department for Permits\nInterviews and usability sessions with 200 applicants, diary studies, journey maps and playbacks that changed the online form.',
      'Experience strategist, Loom Bank\nRan moderated and unmoderated tests of the app, card sorts, survey panel and a repository of findings.',
    ],
    not: [
      'Market research interviewer\nTelephone surveys about shampoo and holidays, quotas and call-backs.',
      'Research scientist, Loom Polymers\nDevelops coatings, product trials and pilot batches.',
      'Drug user support worker\nKeywork and harm reduction with drug users, digital records.',
    ],
  },
  {
    spec: `Primary Care Practice Manager
Run the surgery's staff rota, budget, CQC compliance, QOF, complaints and recruitment.
Essential
- Three years of management experience in general practice`,
    counts: [
      'Surgery manager, Elm Tree Medical Centre\nLeads 22 staff for 11,000 patients: rota, payroll, QOF, CQC inspection rated good, partners meetings, complaints.',
    ],
    not: [
      'Practice manager, Elm Architects\nRuns the office, fees, recruitment and the rota of studio cleaners.',
      'Receptionist, Elm Tree Medical Centre\nAppointments, repeat prescriptions and scanning of letters.',
      'Dog groomer and manager of Elm Grooming\nTwo staff, bookings, stock and accounts.',
    ],
  },
  {
    spec: `Field Service Engineer, Medical Imaging
Installs, calibrates and repairs MRI and CT scanners in hospitals; travel across the region; helium, gradient and RF systems.
What you bring
- five years servicing medical imaging equipment`,
    counts: [
      'Biomedical equipment technician, Summit Health\nFirst-line and second-line repair of CT, MRI and X-ray: tube changes, calibrations, image quality, preventive maintenance under vendor training.',
      'Customer support engineer, Halden Systems\nBreak-fix and PM of scanners at 30 hospitals: RF amplifiers, cold heads, gradient faults, installs.',
    ],
    not: [
      'MRI radiographer, Summit Health\nScans patients, positioning, contrast, safety questionnaires.',
      'Service engineer, Halden Copiers\nRepairs office imaging equipment: copiers, printers and scanners at customer sites.',
      'Imaging software tester, Halden Games\nTests rendering of images.',
    ],
  },
  {
    spec: `Export Sales Manager
Grow distributors in the Gulf and East Africa for irrigation pumps; price lists, trade fairs, letters of credit.
Must have
- Minimum 5 years of B2B export sales`,
    counts: [
      'International business manager, Larch Valves\nBuilt a network of 14 distributors in Africa and the Middle East, quotas, tenders, agents, payment terms by letter of credit.',
      'Area sales manager overseas, Larch Filters\nTurnover from £0.8m to £3m with dealers in Kenya, Oman and Egypt; fairs in Dubai.',
    ],
    not: [
      'Export clerk, Larch Valves\nPacking lists, certificates of origin, customs papers and freight bookings.',
      'Store manager, Larch Garden Centre\nSells pumps, hoses and plants; eight staff.',
      'Data export developer\nWrites jobs that export sales tables to partners.',
    ],
  },
  {
    spec: `Elektroniker für Gebäudetechnik
Sie installieren und prüfen elektrische Anlagen in Gewerbebauten: Unterverteilungen, KNX, Messprotokolle nach VDE.
Anforderungen
- mindestens 3 Jahre Berufserfahrung in der Elektroinstallation`,
    counts: [
      'Elektriker, Elektro Haas\nVerdrahtet Verteiler, zieht Leitungen, setzt Zähler, Prüfung nach VDE 0100 in Büros und Schulen.',
      'Monteur Gebäudeautomation, Haas Systems\nKNX-Programmierung, Schaltschränke, Inbetriebnahme und Messprotokolle.',
    ],
    not: [
      'Verkäufer Elektronik, Medienhaus\nBerät Kunden zu Fernsehern und Handys.',
      'Software-Installation, IT Haas\nInstalliert Windows und Drucker bei Kunden.',
    ],
  },
  {
    spec: `Comptable fournisseurs
Saisie et lettrage des factures fournisseurs, rapprochements bancaires, campagnes de paiement, relances.
Profil
- au moins trois ans d'expérience en comptabilité fournisseurs`,
    counts: [
      "Assistante comptable, Briquet SA\nEnregistre 900 factures d'achat par mois, prépare les virements, lettre les comptes et rapproche la banque.",
    ],
    not: [
      'Conseiller clientèle, fournisseur d’énergie\nRépond aux clients, relances de factures impayées par téléphone.',
      'Acheteur, Briquet SA\nNégocie avec les fournisseurs, appels d’offres.',
    ],
  },
  {
    spec: `Lead iOS Engineer
Build our banking app in Swift and SwiftUI, release to the App Store, mentor two engineers.
Must have
- at least four years of iOS development`,
    counts: [
      'Mobile developer, Quill\nWrites the Swift client of a ticket app: SwiftUI, Combine, XCTest, TestFlight and App Store releases.',
    ],
    not: [
      'Network engineer, Quill Carrier\nRouters on Cisco IOS and NX-OS, BGP, development of automation scripts in Python.',
      'Payments analyst\nSWIFT messages, bank reconciliations and app tickets.',
    ],
  },
  {
    spec: `Site Manager
Run new-build housing sites: programme, subcontractors, quality, health and safety, handovers.
Essential
- five years' site management experience with direct reports
- SMSTS`,
    counts: [
      'Project lead, Corran Homes\nIn charge of 48 plots from groundworks to handover; two assistants and a foreman report to me; subcontractors, RAMS, NHBC stages.',
    ],
    not: [
      'Web site manager, Corran Homes\nContent, SEO and hosting of the company site; two writers report to me.',
      'Site engineer, Corran Civils\nSetting out, levels and as-built drawings.',
      'Campsite manager, Corran Bay\nPitches, bookings, cleaners and the shop.',
    ],
  },
];
