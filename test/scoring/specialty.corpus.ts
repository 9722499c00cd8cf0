// Years of a specialty: posts that are years of it in whatever words, and posts of the same occupation in another. Written
// from general knowledge of how people write, of trades and specialties that the graded sets do not hold.

import type { YearsOf } from './years.corpus.ts';

export const specialties: YearsOf[] = [
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
];
