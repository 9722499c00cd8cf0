// Years of a specialty: posts that are years of it in whatever words, and posts of the same occupation in another. Written
// from general knowledge of how people write, of trades and specialties that the graded sets do not hold.

import type { YearsOf } from './years.corpus.ts';

export const specialties: YearsOf[] = [
  {
    spec: `Clinical Sales Specialist, Orthopaedics
You will grow our knee and hip business in a territory of twenty hospitals, cover cases in theatre and win tenders.
Essential
- Three years of selling medical devices`,
    counts: [
      'Sales Representative, Joints, Elm Orthopaedics\nTerritory of fourteen hospitals, quota beaten three years running, surgical cases covered four days a week, surgeons trained on the new knee.',
    ],
    not: [
      'Sales Representative, Elm Copiers\nTerritory of offices in the north, quota, cold calls and tenders for printers.',
    ],
  },
  {
    spec: `Radiographer, Cardiac Suite
You will run the imaging in our two rooms, prepare contrast, support angioplasty and ablations and answer the primary PCI call.
Essential
- Two years in a catheterisation laboratory, EP lab or interventional radiology`,
    counts: [
      'Radiographer, Cath Lab, Ashdown General\nImaging for angioplasty and ablations in two rooms, contrast, primary PCI call.',
    ],
    not: [
      'Nurse, Cardiac ICU, Ashdown General\nVentilated patients, CRRT, balloon pumps, patients back from angioplasty, targeted temperature management.',
    ],
  },
  {
    spec: `Staff Nurse - Neonatal Unit
You will care for premature and sick newborns, incubators, CPAP, feeding and family-centred care.
Essential
- At least 2 years' experience in neonatal nursing
- NMC registration`,
    counts: [
      'Staff Nurse, Special Care Baby Unit, Ribble Hospital\nCares for babies from 27 weeks in incubators, CPAP and high flow, nasogastric feeds, supports parents with kangaroo care.',
      'Registered nurse, NICU, Calder Trust\nVentilated infants, umbilical lines, surfactant, transfers with the network.',
    ],
    not: [
      'Staff Nurse, Stroke Unit, Ribble Hospital\nTwelve-bed ward of adults after stroke, swallow screens, hoisting, family meetings.',
      'Staff Nurse, Elderly Care, Calder Trust\nFalls, dementia care, discharge to nursing homes.',
    ],
  },
  {
    spec: `Family Solicitor
You will run divorce, financial remedy and private children cases from first meeting to final hearing.
Requirements
- Minimum three years' experience in family law
- Admitted in England and Wales`,
    counts: [
      'Solicitor, Garnett & Shaw\nOwn caseload of divorces, consent orders and child arrangements, drafts Form E, instructs counsel.',
      'Associate, matrimonial team, Tarn LLP\nFinancial remedy for business owners, pension sharing, non-molestation orders.',
    ],
    not: [
      'Solicitor, Garnett & Shaw\nResidential conveyancing: 70 files, freehold and leasehold, stamp duty and Land Registry.',
      'Solicitor, Tarn LLP\nDuty solicitor at police stations, magistrates and Crown Court, criminal defence.',
    ],
  },
  {
    spec: `Veterinary Surgeon - dairy practice
Routine fertility visits, herd health plans, calvings at night, TB testing.
Must have
- 2 years' experience in farm animal practice
- MRCVS`,
    counts: [
      'Veterinary surgeon, Vale Farm Vets\nTwo-weekly visits to 24 herds, scanning cows, calvings, displaced abomasum surgery, TB tests.',
      'Vet, Ayr\nCattle and sheep: lambings, caesareans, mastitis plans, flock health clubs.',
    ],
    not: [
      'Veterinary surgeon, Petcare Leeds\nConsults of cats and dogs, neutering, dentals, vaccinations.',
      'Equine vet, Newmarket\nPre-purchase examinations, lameness work-ups and foaling on studs of horses.',
    ],
  },
  {
    spec: `Vet for mixed practice
Lambings, herd plans, a few consults of pets each week.
Must have
- Two years of farm practice`,
    counts: ['Vet, Ewe and Udder, Bala\nSuckler herds, calvings at night, sheep scanning, abomasums.'],
    not: [
      'Vet, Pawprint, Cardiff\nSpays, pyometras, cruciates and dentals, caesareans in bitches, on call by night.',
      'Official Veterinarian, abattoir at Llan\nAnte-mortem checks of cattle and sheep at the lairage, carcasses, meat hygiene, welfare at slaughter, a team of inspectors.',
      'Ribble University Vet School, BVSc\nFarm placements: lambing and dairy herds.',
    ],
  },
  {
    spec: `VAT Manager
You lead VAT compliance of a retail group: returns, partial exemption, imports and HMRC visits.
Essential
- At least 4 years of VAT experience
- CTA or ATT`,
    counts: [
      'Indirect tax assistant manager, Big Ten LLP\nVAT returns and partial exemption calculations, land and property options, customs duty reclaims.',
      'Tax accountant, Moor Retail\nPrepares monthly VAT returns for six countries, Intrastat, reverse charge and Making Tax Digital.',
    ],
    not: [
      'Assistant manager, corporate tax, Big Ten LLP\nCT600s, deferred tax, group relief and R&D claims of 40 companies.',
      'Private client tax senior, Marlow Accountants\nSelf assessment returns of 150 individuals, trusts and inheritance tax.',
    ],
  },
  {
    spec: `Secondary Teacher of Mathematics
Years 7 to 13, GCSE and A level, form tutor.
You will need
- At least two years' experience of teaching in a secondary school`,
    counts: [
      'Teacher of mathematics, Hollin High School\nGCSE sets from top to bottom, A level mechanics, tutor of year 9.',
      'Maths teacher, Marple Academy\nKS3 and KS4, intervention for year 11, departmental schemes of work.',
    ],
    not: [
      'Class teacher, Brook Primary School\nYear 4, all subjects, phonics lead, SATs practice for KS2.',
      'Lecturer in numeracy, adult education centre\nEvening classes for adults in functional skills.',
    ],
  },
  {
    spec: `Site Manager - new build housing
A site of 120 plots from groundworks to handover, NHBC, customers' snags.
Essential
- 3 years' experience of site management in house building
- SMSTS`,
    counts: [
      'Assistant then Site Manager, Larkfield Homes\nBuilt 45 to 60 dwellings a year, programme of trades, NHBC key stages, home demonstrations.',
      'Site Manager, Tarn Homes\nTimber frame houses and apartments, CML inspections, plot handovers.',
    ],
    not: [
      'Site Manager, Roadstone Ltd\nHighway widening, drainage, culverts, kerbs and surfacing under traffic management.',
      'Works manager, Bridgecraft\nBridge refurbishments and earthworks on the M6, night possessions.',
    ],
  },
  {
    spec: `Payroll Accountant
Month-end payroll for 900 people, PAYE, pensions and P11Ds.
Requirements
- Minimum 3 years of payroll experience`,
    counts: [
      'Wages supervisor, Denby Mills\nWeekly and monthly pay of 600, starters and leavers, RTI, SSP and pension uploads.',
      'Finance officer, Kirk Trust\nRuns the payroll of four schools, payslips, HMRC submissions and year end P60s.',
    ],
    not: [
      'Purchase ledger clerk, Denby Mills\nSupplier invoices, statement reconciliations and payment runs.',
      'Credit controller, Kirk Tools\nChases overdue debtors, cash allocation and sales ledger.',
    ],
  },
  {
    spec: `Commercial Property Manager
Offices and retail parks: service charge budgets, rent reviews, lease renewals, tenants.
Essential
- At least 3 years in commercial property management`,
    counts: [
      'Property manager, Castle Estates\nManages eleven office buildings and a retail park: leases, rent reviews, tenants meetings, service charge reconciliations.',
      'Assistant surveyor, Hale Asset\nLandlord and tenant work on industrial estates, lease renewals, insurance and arrears.',
    ],
    not: [
      'Lettings negotiator, Homes & Co\nViewings of flats and houses, references, tenancy agreements, deposits.',
      'Branch manager, Homes & Co\nResidential sales: valuations of houses, vendors, chain chasing to completion.',
    ],
  },
  {
    spec: `Bus Mechanic
Service, repair and MOT of a fleet of 90 buses, Euro 6, air brakes.
Must have
- two years' experience on buses or coaches`,
    counts: [
      'Vehicle technician, City Transport\nInspections of double-deckers, engine changes in Volvo buses, door systems, MOT preparation for PSV.',
      'Fitter, Valley Coaches\nServices 40 coaches: brakes, suspension, air conditioning and roadside breakdowns.',
    ],
    not: [
      'Technician, Northgate Motors\nServicing of cars and vans, diagnostics, clutches, MOT tester class 4.',
      'Plant fitter, Hire Yard\nRepairs excavators, dumpers and telehandlers on building sites.',
    ],
  },
  {
    spec: `Physiotherapist - Neurological Rehabilitation
In-patients after stroke and brain injury, spasticity clinic, goal setting.
Essential
- 18 months' experience in neuro rehabilitation`,
    counts: [
      'Physiotherapist, stroke unit, Avon Trust\nEarly mobilisation after stroke, splinting, spasticity assessment, family training.',
      'Band 6 physio, brain injury centre\nGait rehab, vestibular treatment and goals with OT of people after head injury.',
    ],
    not: [
      'Physiotherapist, outpatients, Avon Trust\nMusculoskeletal caseload: knees, low back pain, shoulder rehab after surgery.',
      'Club physio, Rovers\nSports injuries of professional footballers, return to play.',
    ],
  },
  {
    spec: `Pensions Actuary
Scheme valuations of defined benefit pension schemes and advice to trustees.
Requirements
- Minimum 4 years of pensions actuarial experience`,
    counts: [
      'Actuarial analyst, Hale Benefits\nTriennial valuations, member option calculations, trustee papers, GMP equalisation.',
      'Scheme actuary assistant, Tor Consulting\nDB funding updates, buy-in quotations and accounting disclosures for pension schemes.',
    ],
    not: [
      'Pricing actuary, Swift Motor\nMotor insurance rating models, GLMs, household portfolio reviews.',
      'Reserving analyst, Lloyds syndicate\nGeneral insurance reserves, triangles, property and casualty classes.',
    ],
  },
  {
    spec: `Steuerfachkraft Lohn
Sie erstellen Lohn- und Gehaltsabrechnungen für 80 Mandanten.
Anforderungen
- Mindestens drei Jahre Berufserfahrung in der Lohnabrechnung`,
    counts: [
      'Lohnbuchhalterin, Kanzlei Huber\nAbrechnung für 60 Mandanten mit DATEV Lodas, Bescheinigungswesen, Meldungen an Krankenkassen.',
      'Sachbearbeiterin Entgeltabrechnung, Stahlwerk Ruhr\nGehaltsabrechnung für 700 Mitarbeiter in SAP HR, Pfändungen, Altersteilzeit.',
    ],
    not: [
      'Kreditorenbuchhalterin, Stahlwerk Ruhr\nEingangsrechnungen prüfen, Zahlläufe, Abstimmung der Kreditorenkonten.',
      'Bilanzbuchhalterin, Möbel Kern\nMonats- und Jahresabschluss nach HGB, Rückstellungen, Anlagenbuchhaltung.',
    ],
  },
  {
    spec: `Bauleiter Tiefbau
Kanalbau, Straßenbau, Erschließung von Wohngebieten.
Anforderungen
- Mindestens 3 Jahre Erfahrung als Bauleiter im Tiefbau`,
    counts: [
      'Bauleiter, Franken Kanalbau GmbH\nKanäle DN 300 bis 1200, Hausanschlüsse, Asphalt, Abrechnung nach VOB.',
      'Projektleiter Straßen, Rhön Bau\nErneuerung von Landesstraßen, Brücken, Verkehrsführung, Nachträge.',
    ],
    not: [
      'Bauleiter, Wohnbau Süd\nMehrfamilienhäuser schlüsselfertig, Rohbau und Ausbau, 40 Wohnungen.',
      'Bauleiter Innenausbau, Raum AG\nTrockenbau, Estrich und Maler in Bürogebäuden, Hochbau.',
    ],
  },
  {
    spec: `Infirmier en psychiatrie
Unité d'admission adultes, entretiens, prévention du suicide.
Profil
- Deux ans d'expérience minimum en psychiatrie`,
    counts: [
      'Infirmier, CMP de Vannes\nSuivi de patients schizophrènes, injections retard, visites, liaison avec le secteur de psychiatrie.',
      'Infirmière, clinique psychiatrique Les Ormes\nEntretiens d’accueil, ateliers, gestion de crise, isolement.',
    ],
    not: [
      'Infirmier, réanimation, CHU de Brest\nPatients ventilés, amines, dialyse continue.',
      'Infirmière, EHPAD Les Tilleuls\nSoins de 80 résidents, pansements, piluliers, fin de vie en gériatrie.',
    ],
  },
  {
    spec: `Comptable clients
Facturation, relances et lettrage pour une société de location.
Profil
- Au moins 2 ans d'expérience en comptabilité clients`,
    counts: [
      'Assistante facturation et relances, Loxo\nÉmet 400 factures, encaissements, relances des impayés, recouvrement amiable.',
      'Chargée de recouvrement, Armor Services\nBalance âgée, lettrage des comptes clients, mises en demeure.',
    ],
    not: [
      'Comptable fournisseurs, Loxo\nSaisie des factures d’achat, rapprochement avec les commandes, campagnes de règlement des fournisseurs.',
      'Gestionnaire de paie, Armor Services\n250 bulletins, DSN, soldes de tout compte.',
    ],
  },
  {
    spec: `Deputy Manager, children's home
You lead shifts in a five-bed home, supervise support workers and write placement plans.
Essential
- You must have two years in residential childcare
- Enhanced DBS`,
    counts: [
      'Senior support worker, Alder House\nFive-bed home for teenagers, sleep-ins, key work, Reg 44 visits, shift lead.',
    ],
    not: [
      'Supervising social worker, Tay Fostering\nFourteen fostering households, Form F assessments, approval panel.',
      'Team leader, Beech Court\nSupported living for adults with learning disabilities, CQC, DoLS, medication.',
    ],
  },
  {
    spec: `Commercial Heating Engineer
Service plant rooms in hotels and offices: forced draught burners, pressurisation units, pumps.
Essential
- Three years on commercial plant, not just houses`,
    counts: [
      'Service engineer, Brent Mechanical\nPlant rooms of forty hotels and hospitals: burners to 2 MW, calorifiers, pressurisation sets.',
    ],
    not: [
      'Gas engineer, self-employed\nBoiler changes and landlord certificates in houses and flats, combis, power flushing.',
    ],
  },
  {
    spec: `Theatre Practitioner - Scrub
General and gynaecology lists, counts, instruments, laser.
Essential
- Minimum two years as a scrub practitioner in an operating theatre`,
    counts: [
      'ODP, Main Theatres, Wye Hospital\nScrubs for laparoscopic cases, swab and instrument counts, positions patients, WHO checklist.',
    ],
    not: [
      'Staff nurse, emergency department, Wye Hospital\nTriage, resus, cannulation and plaster room.',
      'Staff nurse, surgical ward, Wye Hospital\nPost-operative observations, drains and discharge.',
    ],
  },
  {
    spec: `Immigration Caseworker
Skilled worker visas, sponsor licences, appeals and client care.
Requirements
- At least 2 years of immigration casework`,
    counts: [
      'Paralegal, Visa Law Partners\nPrepares skilled worker and spouse visa applications, Home Office letters and sponsor management system.',
    ],
    not: [
      'Paralegal, Ward & Co\nConveyancing completions, Land Registry applications and searches.',
      'Legal assistant, criminal defence, Ward & Co\nCrown Court bundles, police station notes.',
    ],
  },
  {
    spec: `Food Technologist (microbiology)
Shelf life, challenge tests and environmental swabs in a chilled factory.
Must have
- 2 years in a food microbiology laboratory`,
    counts: [
      'Laboratory technician, Chilled Meals Ltd\nListeria and Salmonella detection, plate counts, swabs of the line, shelf-life trials.',
    ],
    not: [
      'QC analyst, Tabletworks\nHPLC assay, dissolution and Karl Fischer of tablets under GMP.',
      'Laboratory assistant, Civil Testing\nConcrete cubes, aggregates grading and tensile tests.',
    ],
  },
  {
    spec: `Early Years Teacher
Free flow, phonics, key children, learning journeys.
Essential
- Two years' experience in a nursery or preschool`,
    counts: [
      'Nursery practitioner, Little Acorns\nKey person of eight toddlers, EYFS observations, nappies, parents evenings.',
    ],
    not: [
      'Teacher, Holme High School\nGCSE and A level history, form tutor of year 11.',
      'Lecturer, City University\nUndergraduate seminars in education policy.',
    ],
  },
  {
    spec: `Tower Crane Operator
Luffing jib and saddle jib cranes on city sites.
Must have
- 3 years on tower cranes`,
    counts: [
      'Crane driver, Skyline Build\nSaddle jib tower cranes to 60 metres, daily checks, radio work with slingers.',
    ],
    not: [
      'Crane operator, Hire & Lift\nAll-terrain mobile cranes of 60 to 200 tonnes, outriggers, contract lifts.',
      'Gantry operator, Steel Stock\nOverhead crane in a plate store, loading lorries.',
    ],
  },
  {
    spec: `Indirect Procurement Manager
Facilities, IT and professional services spend of £40m.
Requirements
- Minimum 4 years in indirect procurement`,
    counts: [
      'Category manager, Solway Group\nTenders for cleaning, facilities, fleet, travel and professional services; supplier reviews.',
    ],
    not: [
      'Senior buyer, Castings plc\nBuys raw materials, castings and packaging for production; MRP calls and supplier audits.',
      'Direct materials buyer, Valve Co\nDirect procurement of steel and machined components.',
    ],
  },
  {
    spec: `Infirmière en néphrologie
Séances de dialyse de douze patients.
Profil
- Deux ans d'expérience en hémodialyse`,
    counts: [
      'Infirmier, centre de dialyse de Vannes\nBranchement et surveillance de quatre patients, ponction de fistules, générateurs 5008.',
    ],
    not: ['Infirmier, urgences, CH de Vannes\nTri, déchocage, plâtres et sutures.'],
  },
  {
    spec: `Bilanzbuchhalter
Monats- und Jahresabschlüsse nach HGB, Konzernmeldung.
Anforderungen
- Mindestens drei Jahre Erfahrung in der Abschlusserstellung`,
    counts: [
      'Hauptbuchhalter, Werkzeug Lang\nMonatsabschluss, Jahresabschluss nach HGB, Rückstellungen, Anlagen, Ansprechpartner der Prüfer.',
    ],
    not: ['Kreditorenbuchhalter, Werkzeug Lang\nEingangsrechnungen, Zahlläufe, Mahnungen der Lieferanten.'],
  },
  {
    spec: `Neuro Speech Therapist
Adults after stroke: dysphagia, FEES, aphasia groups.
Essential
- At least 2 years' experience with adults`,
    counts: [
      'Speech and language therapist, stroke unit, Tor Trust\nBedside swallow assessments, aphasia therapy, videofluoroscopy clinic, older people.',
    ],
    not: [
      'Speech and language therapist, Sure Start\nPreschool children with delayed language, parents groups, nurseries and pupils.',
    ],
  },
];

/** What is still read wrongly, by the beginning of the post. */
export const notYetSpecial: readonly string[] = ['Projektleiter Straßen, Rhön Bau'];
