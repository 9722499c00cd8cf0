// Papers of building, ships and plants under their other names, and what looks like one and is none.

import { describe, expect, it } from 'vitest';
import { isLacking } from '../../one-demand.ts';

const CHIEF = 'A valid CoC, STCW Reg. III/2';
const MASTER = 'Studium des Bauingenieurwesens oder Straßenbaumeister bzw. Kanalbaumeister';
const BAC = "un bac+2 du bâtiment ou génie civil (BTS, DUT/BUT) ou une école d'ingénieurs";
const RIGGING = 'You must hold a High Risk Work licence for rigging at Intermediate or Advanced level';
const TRUCKS = '310T certificate of qualification';
const HELD: readonly (readonly [title: string, ask: string, cv: string])[] = [
  [
    'Quality engineer',
    'IATF 16949 internal auditor certificate',
    'IATF 16949:2016 internal auditor (TÜV, 2023)',
  ],
  ['HVAC technician', 'EPA 608 certificate', 'Sec. 608 technician card, all types, 2014'],
  [
    'Electrician',
    'A current 18th Edition certificate',
    'Requirements for Electrical Installations, EAL, passed 2023',
  ],
  ['Chief Engineer', CHIEF, 'Chief Engineer Officer, III/2, Croatia, expires 04/2029'],
  ['Chief Engineer', CHIEF, 'MEO Class I (Motor), Mercantile Marine Department Chennai, 2019'],
  ['Conducteur de travaux', BAC, 'Formation : INSA Lyon, génie civil, ingénieure, 2015'],
  ['Rigger', RIGGING, 'HRWL - RA, RI, DG (WorkSafe, to 2029)'],
  ['Rigger', RIGGING, 'My high risk ticket is for rigging, advanced, good to 2029'],
  ['Truck mechanic', TRUCKS, 'Truck and transport mechanic, Red Seal, 2016'],
  ['Truck mechanic', TRUCKS, 'Journeyperson since 2016 as truck & coach technician'],
  ['Fridge mechanic', 'You must hold a current ODP card', 'ODP, HRAI, to April 2029'],
  ['Vehicle technician', 'You must be a live MOT tester (class 4)', 'NT at a VTS in Hexham, class 4 and 7'],
  ['Meter fitter', 'Full driving licence', 'Drives: full UK, vans to 3.5 t'],
];
const NOT_HELD: readonly (readonly [title: string, ask: string, cv: string])[] = [
  ['Chief Engineer', CHIEF, 'Engineer officer of the watch, III/1, Philippines, 2028'],
  [
    'Chief Engineer',
    `${CHIEF}, issued by the UK MCA`,
    'Chief Engineer Officer, III/2, Croatia, expires 04/2029',
  ],
  ['Conducteur de travaux', BAC, 'Permis : B, BE, moto'],
  ['Rigger', RIGGING, 'High Risk Work Licence: RB (basic rigging), 2022'],
  ['Rigger', RIGGING, 'HRWL - LF fork lift, WP'],
  ['Truck mechanic', TRUCKS, 'Truck and Coach Technician apprenticeship, registered March 2024'],
  [
    'Vehicle technician',
    'You must be a live MOT tester (class 4)',
    'MOT testing award passed in May 2026. Demonstration test booked for July 2026.',
  ],
  [
    'Lift engineer',
    'NVQ Level 3 in lift engineering',
    'Level 3 apprenticeship, lift mechanic. College done, the end-point assessment pencilled in for May 2027',
  ],
  ['Arborist', 'NPTC certificates for chainsaw maintenance and felling', 'Chainsaw aloft daily'],
  ['Bauleiter', MASTER, 'Fachmeister für Veranstaltungssicherheit, IHK, 2017'],
];

describe('papers of building, ships and plants', () => {
  it.each(HELD)('%s, %s: is held by %s', (title, ask, cv) => {
    expect(isLacking({ title, ask }, cv)).toBe(false);
  });
  it.each(NOT_HELD)('%s, %s: is not held by %s', (title, ask, cv) => {
    expect(isLacking({ title, ask }, cv)).toBe(true);
  });
});
