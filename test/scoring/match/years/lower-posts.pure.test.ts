// Posts on the way to the one that is asked for: who learns it, helps with it or stands one rung below has no years of it.

import { expect, test } from 'vitest';
import { isLacking } from '../../one-demand.ts';

const CASES: readonly (readonly [title: string, ask: string, cv: string, lacks: boolean])[] = [
  [
    'Nurse Practitioner',
    'Two years as a nurse practitioner in primary care',
    'May 2018 - Dec 2025: RN, internal medicine inpatient unit, Harbor Point Regional Medical Center, Duluth\nFamily teaching, central lines, primary care follow-up calls.',
    true,
  ],
  [
    'Nurse Practitioner',
    'Two years as a nurse practitioner in primary care',
    'May 2021 - present: Nurse Practitioner, Harbor Point Family Clinic, Duluth\nOwn panel in primary care, physicals, prescriptions, chronic conditions.',
    false,
  ],
  [
    'Nurse Practitioner',
    'Two years as a nurse practitioner in primary care',
    'Nurse Practitioner, Elm Family Clinic, January 2026 - present\nOwn panel in primary care.\n\nClinical rotations, 2022 - 2025\nPrimary care 500 hours, pediatrics 200 hours.',
    true,
  ],
  [
    'Site Manager',
    'Five years as a site manager on housing',
    'Section Engineer, Elm Construction, September 2017 - present\nSetting out and concrete for blocks of flats, subcontractors on the frame.',
    true,
  ],
  [
    'Site Manager',
    'Five years as a site manager on housing',
    'Site Engineer, then Site Manager since 2018, Elm Construction, 2017 - present\nBlocks of flats from piling to handover.',
    false,
  ],
  [
    'Veterinary Surgeon',
    'MRCVS registration is essential\n- Two years as a veterinary surgeon in equine practice',
    'Senior veterinary technician, Elm Equine Clinic, 2018 - present\nAnaesthesia of horses, radiographs, theatre in an equine practice.\n\nMRCVS, registered veterinary surgeon since August 2026',
    true,
  ],
  [
    'Clinic Pharmacist',
    'Registered with the GPhC\n- Two years as a pharmacist in an anticoagulation clinic',
    'Pharmacist, anticoagulation clinic, Elm Hospital, 2018 - present\nDoses warfarin, supervises two pharmacy technicians.\n\nGPhC registered pharmacist since 2016',
    false,
  ],
  [
    'Clinic Pharmacist',
    'Registered with the GPhC\n- Two years as a pharmacist in an anticoagulation clinic',
    'Lead pharmacy technician, anticoagulation clinic, Elm Hospital, 2018 - present\nFinger pricks, doses and recall in the anticoagulation clinic.\n\nGPhC registered pharmacist since August 2026',
    true,
  ],
  [
    'Physiotherapist',
    'HCPC registration as a physiotherapist is essential\n- Three years as a physiotherapist on hospital wards',
    'Rehabilitation assistant, Elm Hospital, 2018 - present\nHospital wards: exercises, walking aids, notes.\n\nHCPC registered physiotherapist since August 2026',
    true,
  ],
  [
    'Site Manager',
    'Five years as a site manager on housing',
    '2018 to date - Section Engineer\nElm Construction\nSetting out and concrete for blocks of flats, subcontractors on the frame.',
    true,
  ],
  [
    'Dental Nurse',
    'Three years of chairside work (not reception, not time as a TDN)',
    'TDN, Elm Dental, Leeds, 2018 - present\nChairside work, decontamination, X-rays set out.',
    true,
  ],
  [
    'Dental Nurse',
    'Three years of chairside work (not reception, not time as a TDN)',
    'Dental nurse, Elm Dental, Leeds, 2018 - present\nChairside work, decontamination, X-rays set out.',
    false,
  ],
  [
    'Special Education Teacher',
    'At least two years as a special education teacher',
    'Paraprofessional, special education, Elm District, 2019 - present\nSmall groups, data on goals, behavior plans.',
    true,
  ],
  [
    'Roofing Supervisor',
    'Three years as a ganger or foreman with men of your own',
    'March 2021 - today. Orme Slate & Lead, ganger.\nFour lads, church roofs and barns, I brief them and measure up.',
    false,
  ],
  [
    'Électricien',
    'Trois ans au moins comme électricien dans le bâtiment',
    'De mai 2019 à août 2026, monteur électricien chez Orme, à Melun : maisons neuves, hangars.',
    false,
  ],
  [
    'Électricien',
    'Trois ans au moins comme électricien dans le bâtiment',
    'Électricien automobile, Garage Orme, Melun, mai 2019 à ce jour\nBatteries, faisceaux, diagnostic de bord.',
    true,
  ],
  [
    'Qualiticien',
    "Trois ans de qualité dans l'industrie agroalimentaire",
    'Technicienne qualité, Conserverie Orme, mai 2019 à ce jour\nPlan de contrôle, points critiques, réclamations, surgelés et plats cuisinés.',
    false,
  ],
  [
    'Door Supervisor',
    "Two years or more on the door of nightclubs. Shops, offices and hospitals don't count.",
    'Security Officer, Wardle Guarding, 2018 - present\nReception and night patrol of an office block, access control, incident log.',
    true,
  ],
  [
    'Door Supervisor',
    "Two years or more on the door of nightclubs. Shops, offices and hospitals don't count.",
    'Door Supervisor, Club Orbit, 2018 - present\nSearches, queue and refusals at a nightclub.',
    false,
  ],
  [
    'Night Carer',
    'At least two years working in a care home for the elderly',
    'Care Assistant, Highfield Grange, 2019 - present\n50 bed home, elderly frail and dementia.\nMedication in our home is not done by carers; I have never administered any.',
    false,
  ],
  [
    'Hotel General Manager',
    'At least three years as general manager of a hotel',
    'General Manager, Moorfoot Hotel, 2019 - present\n90 rooms, P&L, 60 staff.',
    false,
  ],
  [
    'Hotel General Manager',
    'At least three years as general manager of a hotel',
    'Operations Manager, Moorfoot Hotel, 2019 - present\n90 rooms, rotas, budget of departments, 60 staff.',
    true,
  ],
  [
    'Second Engineer',
    "At least 12 months' sea service as Second Engineer",
    'Now: Third Engineer, DSV Ronas (DP3, diesel-electric, six engines of 2,880 kW each, built 2014), 2021 - present\nPurifiers, generators, watches.',
    true,
  ],
  [
    'Conducteur de travaux',
    'Au moins cinq ans de conduite de travaux, comme conducteur, pas comme assistant',
    'Aide-conducteur de travaux, Bâtir Rhône, 2018 - présent\nBudget, plannings, réunions de chantier, sous-traitants.',
    true,
  ],
  [
    'Chief Officer, ferries',
    'At least 12 months in rank on ferries',
    'MV Skarv   ro-ro ferry   2/O   01-MAR-2021 to 20-AUG-2024\nBridge watches, passage plans, mooring.',
    true,
  ],
  [
    'Chief Officer, ferries',
    'At least 12 months in rank on ferries',
    'Chief mate, MV Skarv, ro-ro ferry, March 2021 to August 2024\nCargo plan, stability, deck crew.',
    false,
  ],
  [
    'Mobile Crane Operator',
    'Four years in the seat of hydraulic mobile cranes',
    'Oiler / Driver, Brandt Crane, 2018 - present\nGreased the 250-ton mobile crane, hauled counterweights, flagged, helped to assemble the boom.',
    true,
  ],
  [
    'Mobile Crane Operator',
    'Four years in the seat of hydraulic mobile cranes',
    'Crane Operator, Brandt Crane, 2018 - present\nHydraulic mobile cranes of 60 to 130 tons, load charts, outriggers.',
    false,
  ],
  [
    'Lorry driver',
    'Two years as a lorry driver',
    "Driver's mate, Hobbs Removals, 2019 - present\nLoading lorries, straps, deliveries with the lorry driver.",
    true,
  ],
  [
    'Hospital pharmacist',
    'Two years as a pharmacist in a hospital',
    'Medicines Management Technician, Oak General Hospital, 2018 - present\nDrug histories on the wards, queries to the pharmacist, discharge.',
    true,
  ],
  [
    'Payroll clerk',
    'Three years of payroll',
    '08/2021 - 07/2024   Training as industrial clerk, Ohm Antriebe\nPayroll, purchasing, accounts.',
    true,
  ],
  [
    'Payroll clerk',
    'Three years of payroll',
    '08/2021 - present   Payroll clerk, Ohm Antriebe\nMonthly payroll for 200.',
    false,
  ],
  [
    'Deck Officer',
    'At least three years of navigational watchkeeping on ships',
    'Deck Cadet, Orient Lines, 2019 - 2023\nNavigational watches under supervision, chart corrections.',
    true,
  ],
  [
    'Restaurant Manager',
    'At least three years as a restaurant manager or general manager anywhere with a terrace',
    'Head Waiter, The Salt House, 2019 - present\nRan a section of fifty covers, opened and closed, trained waiters.',
    true,
  ],
  [
    'Restaurant Manager',
    'At least three years as a restaurant manager or general manager anywhere with a terrace',
    'Restaurant Manager, The Salt House, 2019 - present\nRotas for twenty, stock, P&L, licence.',
    false,
  ],
  [
    'Conducteur de travaux',
    'Quatre ans en tant que conducteur, pas en tant que chef d’équipe ni comme assistant',
    '2018 - présent : aide-conducteur de travaux, Bâti Loire, 90 logements : métrés, levées, commandes de béton.',
    true,
  ],
  [
    'Chef de cuisine',
    'Cinq ans à la tête d’une cuisine. Les années de chef de partie sont appréciées mais ne comptent pas',
    'Chef de partie, Auberge du Pont, 2016 - présent\nCuisson des viandes, carte de la cuisine, commandes.',
    true,
  ],
];

test.each(CASES)('%s, %s, %s', (title, ask, cv, lacks) => {
  expect(isLacking({ title, ask }, cv)).toBe(lacks);
});
