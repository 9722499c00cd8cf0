// Trades that borrow the job's words: their CVs stay far below the shortlist, and those of the job's own trade do not.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

const ROWS = [
  {
    title: 'Polish Interpreter',
    asks: ['Two years of interpreting in court or at the police station', 'Fluent Polish and English'],
    other:
      'Lead Interpreter, Harbour National Park, 2018 to date\nInterpretive programs for 20,000 visitors a year, guided walks in English and Polish, panels for the visitor centre.',
    own: 'Interpreter, Elm Language Agency, 2018 to date\nConsecutive interpreting, Polish and English, in court, at police stations and in custody interviews.',
  },
  {
    title: 'Signaller, Railway Control Centre',
    asks: ['Two years in a signal box or a control centre', 'Clear messages by radio, shift logs'],
    other:
      'Traffic Controller, Birch Highways, 2019 to date\nSingle lane alternating traffic and lane closures for paving, cones and pilot vehicle, clear messages by radio, shift logs.',
    own: 'Signaller, Birch Junction, 2019 to date\nSignal box of 40 levers, 200 trains a day, clear messages by radio, shift logs.',
  },
  {
    title: 'Plant Engineer, Sugar Refinery',
    asks: ['Four years as an engineer of a continuous process', 'Plans shutdowns and recovers from failures'],
    other:
      'Plant Engineer, Alder Software, 2018 to date\nKeeps the build plant running: Jenkins, Terraform, cross compilers, a continuous process of 600 builds a day, recovers from failures.',
    own: 'Plant Engineer, Alder Refining, 2018 to date\nPumps, gearboxes and boilers of a continuous process, plans shutdowns of two weeks, recovers from failures.',
  },
  {
    title: 'Registered Nurse, Emergency Department',
    asks: ['Two years of emergency nursing', 'Triage and resuscitation'],
    other:
      'Emergency Technician, Maple Animal Hospital, 2019 to date\nTriage and resuscitation on nights, two years of emergency nursing. RVT, OAVT member.',
    own: 'Registered Nurse, Maple General Hospital, 2019 to date\nTriage and resuscitation in the emergency department, nights, 60 bays.',
  },
  {
    title: 'Customs Entry Clerk',
    asks: ['Two years of customs entries on CDS', 'Transit movements and their discharge'],
    other:
      'Analyst, Elm Bank, 2018 to date\nThe CDS book: credit events, coupon payments and counterparties; entries on the transit account and their discharge.',
    own: 'Customs clerk, Elm Freight, 2018 to date\nImport entries on CDS, tariff codes, transit movements opened and discharged.',
  },
  {
    title: 'Demand Planner',
    asks: ['Three years of demand planning', 'Monthly forecasts and reports'],
    other:
      'Town planner, Elm District, 2018 to date\nHousing demand forecasts, land use, zoning and site plans, monthly reports to members.',
    own: 'Demand planner, Elm Foods, 2018 to date\nMonthly demand forecasts by SKU, safety stocks and reports to sales.',
  },
  {
    title: 'Buyer',
    asks: ['Four years of purchasing for a public body', 'Requests for proposals and negotiation'],
    other:
      'Buyer, Elm Media, 2018 to date\nMedia buying for public bodies: spot TV, programmatic, out-of-home; requests for proposals, negotiation of CPMs.',
    own: 'Buyer, Elm County, 2018 to date\nPurchasing for the county: sealed bids, requests for proposals, negotiation, contracts.',
  },
  {
    title: 'AML Analyst',
    asks: ['Three years of AML work', 'Case files and reports to the committee'],
    other:
      'AML Study Coordinator, Blood Trials Unit, 2018 to date\nAcute myeloid leukaemia trials, haematology clinics, ICH-GCP, case files and reports to the committee.',
    own: 'AML Analyst, Harbour Bank, 2019 to date\nTransaction monitoring alerts, KYC reviews, case files and reports to the committee.',
  },
  {
    title: 'Operationstechnische Assistenz (OTA)',
    asks: ['Drei Jahre Erfahrung als OTA', 'Rufdienst und Anleitung von Auszubildenden'],
    other:
      'OTA Engineer, Mobility GmbH, 2019 bis heute\nOver-the-Air-Kampagnen für Steuergeräte, Firmware und Bootloader, Rufdienst, Anleitung von Auszubildenden.',
    own: 'OTA, Klinikum Nord, 2019 bis heute\nInstrumentieren bei Hüft-TEP und Osteosynthesen, Springertätigkeit, Rufdienst, Anleitung von Auszubildenden.',
  },
  {
    title: 'NLP Scientist',
    asks: ['Three years of experience in NLP', 'Training and evaluation of language models'],
    other:
      'NLP Trainer, own practice, 2015 to date\nNeuro-linguistic programming for managers: anchoring, the Milton model, hypnosis, evaluation of language.',
    own: 'NLP Scientist, Aber Labs, 2019 to date\nTrains and evaluates language models in PyTorch, named entity recognition, embeddings.',
  },
  {
    title: 'Penetration Tester',
    asks: ['Three years of penetration testing', 'Reports for clients'],
    other:
      'Penetration Testing Technician, Ground Co, 2015 to date\nCone penetrometer truck, piezocone, boreholes and vane shear, factual reports for clients.',
    own: 'Penetration Tester, Cyber Co, 2019 to date\nWeb application tests, exploits, Active Directory, reports for clients.',
  },
  {
    title: 'HVAC Design Engineer',
    asks: ['Four years of HVAC design of buildings', 'Load calculations and equipment schedules'],
    other:
      'HVAC Design Engineer, Bodyline Automotive, 2015 to date\nHeater core and blower of passenger cars, instrument panel ducts, DFMEA, load calculations and equipment schedules.',
    own: 'HVAC Design Engineer, Arden Consulting, 2019 to date\nChilled water plant and air handling units of schools and offices, load calculations and equipment schedules.',
  },
  {
    title: 'Lift Service Engineer',
    asks: ['Three years of servicing and repairing lifts', 'Call-outs and LOLER defects'],
    other:
      'Service Engineer, Handling Co, 2015 to date\nFork-lift trucks, reach trucks, tilt cylinders and mast chains, LOLER examinations, call-outs.',
    own: 'Lift Engineer, Vertical Co, 2019 to date\nServices and repairs passenger lifts, door gear and ropes, LOLER defects, call-outs.',
  },
  {
    title: 'Technicien de maintenance, laiterie',
    asks: ['Trois ans de maintenance de lignes automatisées', 'Dépannage de nuit et préventif'],
    other:
      'Technicien de maintenance, Hébergia, 2018 à ce jour\nMaintenance préventive et dépannage de nuit, en ligne : VMware, PowerShell, remplacement de commutateurs.',
    own: 'Technicien de maintenance, Fromagerie Sorel, 2019 à ce jour\nPréventif et dépannage de nuit des lignes automatisées : vérins, variateurs, roulements.',
  },
  {
    title: 'Front Office Manager, Hotel',
    asks: ['Three years of leading a front office team', 'Complaints and rosters of the front office'],
    other:
      'Front Office Manager, Private Banking, 2019 to date\nLeads the front office team of twelve assistants to relationship managers, KYC, complaints, rosters, interface to middle and back office.',
    own: 'Front Office Manager, Hotel Seeblick, 2019 to date\nLeads the front office team of twelve, check-in and VIP guests, complaints, rosters, night audit.',
  },
  {
    title: 'Chef de chantier gros œuvre',
    asks: ['Trois ans comme chef de chantier', 'Planning du chantier et sécurité'],
    other:
      'Chef de chantier, Chantier naval Larmor, 2019 à ce jour\nMontage de coques de navires en cale, planning du chantier, sécurité, société de classification.',
    own: 'Chef de chantier, Bâtir Ouest, 2019 à ce jour\nGros œuvre de logements, coffrage et béton, planning du chantier, sécurité.',
  },
  {
    title: 'Tower Crane Operator',
    asks: ['Three years as a crane operator', 'Works by radio with the ground crew'],
    other:
      'Crane Operator, Kestrel Pictures, 2018 to date\nCamera crane and remote head on feature films, dollies and track with the key grip, works by radio with the crew.',
    own: 'Crane Operator, Kestrel Lifting, 2018 to date\nTower crane on housing sites, load charts, works by radio with the slinger and the ground crew.',
  },
  {
    title: 'Warehouse Supervisor',
    asks: ['Two years of supervising a warehouse team', 'Loads out on time and stock counts'],
    other:
      'Warehouse Supervisor, Teal Insurance, 2018 to date\nSupervises the team of the enterprise warehouse: Airflow and dbt, loads out on time, counts of stale tables in Snowflake.',
    own: 'Warehouse Supervisor, Teal Foods, 2018 to date\nSupervises a team of twelve in the warehouse, loads out on time, stock counts, pallets and loading bay.',
  },
  {
    title: 'HR Business Partner',
    asks: ['Four years as an HR business partner', 'Pay reviews with managers'],
    other:
      'Business Partner, Sable Games, 2017 to date\nFinance business partner: management accounts, variances, budgets of headcount, pay reviews with managers.',
    own: 'HR Business Partner, Sable Games, 2017 to date\nHR for two studios: grievances, recruitment, pay reviews with managers, redundancies.',
  },
  {
    title: 'Diagnostic Radiographer',
    asks: ['Two years of experience in radiography', 'Digital radiography and dose records'],
    other:
      'Industrial Radiographer, Forth Inspection, 2019 to date\nRadiography of castings and pipeline girth welds with iridium and X-ray sets. Digital radiography, dose records, exposure charts. PCN level 2.',
    own: 'Radiographer, Leeds hospital, 2019 to date\nDigital radiography of patients in A&E and theatre, mobile X-rays, dose records and audits of exposure.',
  },
  {
    title: 'Internal Auditor',
    asks: ['Three years of experience in audit', 'Audit reports and reconciliations'],
    other:
      'Night Auditor, Hotel Bellevue, 2018 to date\nRuns the night audit and the reconciliation of the day, front desk check-in until seven, audit reports for the manager, guest folio queries.',
    own: 'Auditor, group assurance, 2018 to date\nPlans and carries out audits of purchasing and payroll, audit reports to the audit committee, reconciliations.',
  },
  {
    title: 'Supply Planner',
    asks: ['Two years of planning experience', 'Planning meetings with suppliers'],
    other:
      'Wedding Planner, Lavender Events, 2019 to date\nPlanning of sixty weddings a year, planning meetings with suppliers of flowers and tents. Event planner before that.',
    own: 'Planner, cereal maker, 2019 to date\nPlanning of materials and inventory in MRP, planning meetings with suppliers, safety stock.',
  },
  {
    title: 'Hotel General Manager',
    asks: ['Three years as general manager of a hotel', 'Budgets, room sales and staff rotas'],
    other:
      'General Manager, Meridian Carrier Hotel, 2017 to date\nRuns a carrier hotel of four floors: budgets, staff rotas, cross-connects, colocation customers and the remote hands desk.',
    own: 'General Manager, Castle Hotel, 2017 to date\nRuns a hotel of 124 bedrooms: budgets, room sales, staff rotas, housekeeping, RevPAR up by a third.',
  },
  {
    title: 'Property Underwriter',
    asks: ['Five years of underwriting commercial property', 'Works within an authority and with brokers'],
    other:
      'Senior Underwriter, Commercial Property, Harbor Bank, 2018 to date\nUnderwriting of commercial property loans within a lending authority, rent roll and DSCR, presents to the credit committee, works with brokers.',
    own: 'Senior Underwriter, Commercial Property, Prairie Mutual, 2018 to date\nUnderwriting of commercial property risks within a binding authority, perils and premium, works with brokers, loss ratio of 47%.',
  },
  {
    title: 'Account Executive',
    asks: ['Three years of closing net-new software sales', 'Runs deals with security buyers'],
    other:
      'Account Executive, Larch PR, 2019 to date\nLooks after software and security clients: press releases, bylines, trade press, media training of founders.',
    own: 'Account Executive, Larch Software, 2019 to date\nCloses net-new deals with security buyers, quota beaten each year, own prospecting.',
  },
  {
    title: 'Second Engineer, offshore vessels',
    asks: ['One year of sea service on DP2 vessels', 'Watches and maintenance on board'],
    other:
      'Second Officer, DP2 supply vessel, 2021 to date\nSea service as DPO, bridge watches, ECDIS and passage plans, maintenance of safety gear on board.',
    own: 'Second Engineer, DP2 supply vessel, 2021 to date\nSea service in charge of the main engines, purifiers and the maintenance plan, watches in the engine room.',
  },
  {
    title: 'Clinical Research Associate',
    asks: ['Three years of monitoring clinical trials', 'Reports on trial sites'],
    other:
      'Trials Officer, Agri Co, 2018 to date\nField trials of fungicides and seed treatments on winter wheat and barley, reports on trial sites, spraying by protocol.',
    own: 'Clinical Research Associate, Aber CRO, 2018 to date\nMonitoring visits for oncology trials under ICH-GCP, informed consent checked, reports on trial sites.',
  },
  {
    title: 'Site Reliability Engineer',
    asks: ['Three years of site reliability work', 'On-call for production'],
    other:
      'Site Reliability Engineer, Acid Co, 2018 to date\nPumps, compressors and heat exchangers of a chemical plant, vibration analysis, on-call for production.',
    own: 'Site Reliability Engineer, Cloud Co, 2018 to date\nKubernetes and Terraform on AWS, Prometheus alerts, on-call for production.',
  },
  {
    title: 'Quantity Surveyor',
    asks: ['Three years as a quantity surveyor', 'Measures earthworks and reports quantities'],
    other:
      'Surveyor, Measure Co, 2018 to date\nTotal station and GNSS, point clouds of earthworks, topographic surveys, reports quantities.',
    own: 'Quantity Surveyor, Build Co, 2018 to date\nInterim valuations and final accounts of earthworks, subcontract accounts, reports quantities.',
  },
  {
    title: 'Internal Auditor',
    asks: ['Three years of internal audit', 'Plans audits and follows up findings'],
    other:
      'Internal Auditor, Foods Co, 2018 to date\nISO 9001 and BRCGS audits, HACCP, non-conformities, plans audits and follows up findings.',
    own: 'Internal Auditor, Bank Co, 2018 to date\nSOX controls and financial statements, plans audits and follows up findings, reports to the audit committee.',
  },
  {
    title: 'SEO Manager',
    asks: ['Three years as SEO manager', 'Leads a team and reports monthly'],
    other:
      'SEO (Senior Executive Officer), Department, 2018 to date\nLeads a policy team in the civil service, answers parliamentary questions, reports monthly to the directorate.',
    own: 'SEO Manager, Shop Co, 2018 to date\nKeyword research, backlinks and organic traffic in Google, leads a team and reports monthly.',
  },
  {
    title: 'Claims Handler',
    asks: ['Three years of handling claims', 'Decisions explained in writing'],
    other:
      'Claims Officer, Council, 2018 to date\nHousing benefit and council tax reduction, overpayments, claimants met at the desk, decisions explained in writing.',
    own: 'Claims Handler, Insurer, 2018 to date\nLiability claims of policyholders, indemnity and reserves, decisions explained in writing.',
  },
  {
    title: 'Sous Chef',
    asks: ['Three years as sous chef', 'Orders stock and trains juniors'],
    other:
      'Kitchen Consultant, Cabinets Co, 2018 to date\nFitted kitchens from the showroom: worktops, splashbacks, measure-ups, orders stock and trains juniors.',
    own: 'Sous Chef, Inn, 2018 to date\nSecond to the head chef for 90 covers, menus, HACCP, orders stock and trains juniors.',
  },
  {
    title: 'Physics Teacher',
    asks: ['Three years of teaching physics', 'Curriculum and assessment'],
    other:
      'Research Engineer, Model Co, 2018 to date\nPhysics-informed neural networks in PyTorch, curriculum learning, teacher and student models, assessment of runs.',
    own: 'Physics Teacher, High School, 2018 to date\nTeaches physics to pupils aged 11 to 18, GCSE and A-level classes, curriculum and assessment.',
  },
  {
    title: 'Fachkraft für Arbeitssicherheit',
    asks: ['Drei Jahre als Fachkraft für Arbeitssicherheit', 'Unterweisungen und Begehungen'],
    other:
      'Fachkraft für Schutz und Sicherheit, Wacht GmbH, 2018 bis heute\nPforte, Streife und Objektschutz, § 34a, Unterweisungen und Rundgänge.',
    own: 'Fachkraft für Arbeitssicherheit, Werk GmbH, 2018 bis heute\nGefährdungsbeurteilungen, Betriebsbegehungen nach ASiG, Unterweisungen.',
  },
  {
    title: 'Juriste droit social',
    asks: ['Trois ans comme juriste en droit social', 'Conseil et rédaction de courriers'],
    other:
      'Conseillère en droits sociaux, CCAS, 2018 à ce jour\nAllocataires du RSA, aide sociale, surendettement, conseil et rédaction de courriers.',
    own: 'Juriste droit social, Groupe Aval, 2018 à ce jour\nContrats de travail, licenciements, dossiers prud’homaux, conseil et rédaction de courriers.',
  },
  {
    title: 'CNC Machinist',
    asks: ['Three years as a machinist', 'Sets up and checks quality'],
    other:
      'Machinist, Drape Co, 2018 to date\nSewing machinist on lockstitch and overlock, curtains and upholstery, sets up and checks quality.',
    own: 'CNC Machinist, Parts Co, 2018 to date\nSets up lathes and milling machines with Fanuc controls, micrometers, checks quality.',
  },
  {
    title: 'Automation Engineer (PLC)',
    asks: ['Three years of automation', 'Commissions and documents'],
    other:
      'Automation Specialist, Growth Co, 2018 to date\nMarketing automation in HubSpot and Marketo, email journeys, Zapier, commissions and documents workflows.',
    own: 'Automation Engineer, Line Co, 2018 to date\nS7 PLCs in TIA Portal, servo drives and SCADA, commissions and documents.',
  },
  {
    title: 'Theatre Practitioner (Registered Nurse or ODP)',
    asks: ['Two years in the scrub role', 'Team brief, checklist and counts before each case'],
    other:
      'Theatre Practitioner, Elm Playhouse, 2018 to date\nCalls the show, team brief and checklist before each opening, counts of props and costume, scrub-down of the stage.\n\nINTERESTS\nPlayed a surgeon on television.',
    own: 'Theatre Practitioner, Elm Hospital, 2018 to date\nScrub for hips and knees, team brief and checklist, swab counts, HCPC registered.',
  },
  {
    title: 'Lift engineer',
    asks: ['Four years on passenger lifts', 'Breakdowns on hydraulic and traction lifts'],
    other:
      'Lift Engineer, Elm Handling, 2014 to date\nBreakdowns on hydraulic and electric lifts of all makes: reach trucks, counterbalance trucks, mast chains, CFTS accredited.',
    own: 'Lift Engineer, Elm Elevators, 2014 to date\nBreakdowns on hydraulic and traction passenger lifts, door gear, controllers, entrapments.',
  },
  {
    title: 'Cloud Platform Engineer',
    asks: ['Three years of AWS in production', 'On call for live platforms'],
    other:
      'Platform Engineer, Elm Oil, 2016 to date\nOffshore platforms in the North Sea, topside piping, weld procedures to AWS D1.1, on call for live production.',
    own: 'Platform Engineer, Elm Pay, 2019 to date\nAWS accounts and pipelines for live services, EC2 and Lambda, on call one week in five.',
  },
  {
    title: 'Motor Injury Claims Adviser',
    asks: ['Two years of motor injury claims', 'Negotiating settlements of claims'],
    other:
      'Claims Adviser, Elm Motors, 2017 to date\nMotor warranty claims from the job cards of a franchised dealer, settlements and goodwill negotiated with the makers.',
    own: 'Claims Adviser, Elm Mutual, 2019 to date\nMotor injury claims for an insurer: liability, medical reports, settlements negotiated with solicitors.',
  },
  {
    title: 'Litigation Paralegal',
    asks: ['Three years as a paralegal', 'Files from discovery to trial'],
    other:
      'Trial Coordinator, Elm Research, 2018 to date\nTrials from start to close-out: informed consent, adverse events, drug discovery samples, files for the monitor.',
    own: 'Paralegal, Elm & Ash LLP, 2018 to date\nDrafts of pleadings and discovery, exhibits for trial, filing in the county court.',
  },
  {
    title: 'Door Supervisor',
    asks: ['Two years as a door supervisor', 'Checks at the door and incident reports'],
    other:
      'Door Supervisor, Elm Joinery, 2018 to date\nSupervises the line that makes composite doors: checks of hinges and glazing, PAS 24 audits, incident reports.',
    own: 'Door Supervisor, Elm Security, 2018 to date\nDoor of a nightclub: ID checks, searches, refusals, incident reports.',
  },
  {
    title: 'Reach Truck Driver',
    asks: ['Two years on a reach truck in a warehouse', 'Loads at night'],
    other:
      'Data Warehouse Lead, Elm Bank, 2018 to date\nReach and load reports of the warehouse, nightly loads into Snowflake with Airflow and dbt.',
    own: 'Warehouse Operative, Elm Foods, 2018 to date\nReach truck in high racking, night loads of pallets.',
  },
] as const;

describe.each(ROWS)('$title', ({ title, asks, other, own }) => {
  const spec = readSpec({
    jobSpec: `${title}\n\nRequirements\n${asks.map((ask) => `- ${ask}`).join('\n')}\n`,
  });
  const scoreOf = (work: string) =>
    assess(spec, `Alex Morgan\nLeeds\n\nEXPERIENCE\n${work}`, gradedNowMs).score;

  it('is not shown by the same words of another trade', () => {
    expect(scoreOf(other)).toBeLessThan(50);
    expect(scoreOf(own)).toBeGreaterThan(scoreOf(other) + 15);
  });
});
