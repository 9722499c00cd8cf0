// Years on the other side of a contract, with other plant or on other ships count for none of what is asked.

import { describe, expect, it } from 'vitest';
import { isLacking } from '../../one-demand.ts';

const QS =
  "At least five years on the contractor's side, main or large subcontractor, rather than in a consultancy";
const LINES = 'At least three years of breakdown work on automated production or packing lines, any industry';
const CHIEF = 'Minimum 24 months in rank as Chief Engineer on oil or chemical tankers';
const CLIMBER = "At least two years' regular work as a climber";

const CASES: readonly (readonly [title: string, ask: string, counts: string, not: string])[] = [
  [
    'Herd Manager',
    'At least three years in charge of a dairy herd of 150 cows or more',
    'Herd Manager, Moyle Farm, 2018 - present\n180 cows, spring calving, 20-unit parlour.',
    'Farm Manager, Moyle Estate, 2018 - present\n300 ha of winter wheat and barley, combine and grain store, four staff.',
  ],
  [
    'Door Supervisor',
    'Two years or more on the doors of nightclubs',
    'Head doorman, Club Orbit, 2018 - present\nTeam of five, refusals, ejections, body cam.',
    'Door Supervisor, Tarn Doors, 2018 - present\nFitting and inspection of fire doors, ironmongery and closers, four joiners.',
  ],
  [
    'Quantity Surveyor',
    QS,
    'Quantity Surveyor, Hallam Civils Ltd, 2016 - present\nMain contractor. Subcontract procurement, applications, monthly CVR, final accounts.',
    'Quantity Surveyor, Marsh & Webb LLP, 2016 - present\nElemental cost plans, tender reports, due diligence for developer clients, employer’s agent.',
  ],
  [
    'Maintenance Electrician',
    LINES,
    'Shift electrician, Ouse Biscuits, 2018 - present\nBreakdowns on packing lines, wrappers and conveyors, PLC fault finding.',
    'Electrician, Ouse Homes, 2018 - present\nTenanted homes: EICRs, showers, storage heaters, first and second fix.',
  ],
  [
    'Chief Engineer',
    CHIEF,
    'Chief Engineer, Norrland Tankers, 2019 - present\nMR product tankers, Framo pumps, SIRE inspections.',
    'Chief Engineer, Boxline, 2019 - present\nContainer ships of 8,000 TEU, reefers.',
  ],
  [
    'Substation Electrician',
    'At least three years of work on substation apparatus',
    'Electrician, Tarn Grid, 2019 - present\nPower transformers, circuit breakers, SF6, tap changers in 132 kV yards.',
    'Electrician, Tarn Sawmill, 2019 - present\nMotor control centres, VFDs, conduit and lighting.',
  ],
  [
    'Embedded Engineer',
    'At least three years of embedded C for automotive ECUs',
    'Embedded engineer, Weser Lenksysteme, 2019 - present\nEmbedded C for steering ECUs, AUTOSAR, CAN FD, ASIL D, microcontrollers.',
    'Embedded engineer, Weser Medizintechnik, 2019 - present\nC for syringe pumps, IEC 62304, ISO 14971.',
  ],
  [
    'Pastry Chef',
    "At least three years' pastry experience",
    'Chef de partie, sweet section, Hotel Mourne, 2019 - present\nPetits fours, bonbons, laminated doughs, plated desserts.',
    'Chef de partie, grill and sauce, Hotel Mourne, 2019 - present\nSteaks, roasts, larder when short.',
  ],
  [
    'Account Executive',
    'At least three years of full-cycle, net-new sales',
    'Account executive, Nimbus, 2020 - present\nClosed 30 new logos, quota met, contract value up.',
    'Business development rep, Nimbus, 2020 - present\nBooked first meetings for the closers, sequences.',
  ],
  [
    'Learning support teacher',
    'At least three years of teaching pupils with special educational needs',
    'Remedial teacher, Rhos School, 2020 - present\nDyslexia and autism, individual support plans, withdrawal groups.',
    'Class teacher, Rhos School, 2020 - present\nYear 4, whole class, full curriculum, literacy week.',
  ],
  [
    'TIG pipe welder',
    'At least three years of welding pipe',
    'Welder, Skid Works, 2019 - present\nTIG (141) of stainless pipe, purged, to isometrics.',
    'Welder, Trailer Works, 2019 - present\nMIG (135) of chassis and pipe frames on jigs.',
  ],
  [
    'Tree Climber',
    CLIMBER,
    'Climber, Ash Tree Care, 2020 - present\nReductions and dismantles aloft, rigging.',
    'Groundsman, Ash Tree Care, 2020 - present\nLowering, chipping and grinding, cones and signs.',
  ],
  [
    'Heating Engineer',
    'At least three years on commercial boilers and plant rooms',
    'Heating engineer, Tarn Plant, 2019 - present\nPlant rooms of offices and schools, commercial boilers, pressurisation.',
    'Heating engineer, Tarn Homes, 2019 - present\nCombi boilers and radiators for homeowners, in town houses and flats.',
  ],
  [
    'Hospital pharmacist',
    'At least two years of clinical pharmacy in a hospital',
    'Pharmacist, Fell General Hospital, 2019 - present\nWard rounds on two medical wards, discharge, antimicrobial stewardship.',
    'Pharmacist, Fell Discount Chemist, 2019 - present\nDispensing, dose administration aids, reviews for people just out of hospital.',
  ],
  [
    'Platform engineer',
    'At least three years of operating Kubernetes in production',
    'Platform engineer, Ebb Pay, 2020 - present\nFour Kubernetes clusters, upgrades led, ingress, on call.',
    'Go developer, Ebb Pay, 2020 - present\nPayment services and their charts. The Kubernetes clusters are operated by the platform team.',
  ],
];

describe('years on sites, lines and ships', () => {
  it.each(CASES)('%s, %s', (title, ask, counts, not) => {
    expect(isLacking({ title, ask }, counts)).toBe(false);
    expect(isLacking({ title, ask }, not)).toBe(true);
  });
});
