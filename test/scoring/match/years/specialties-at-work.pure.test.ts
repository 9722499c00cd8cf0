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
    'Tree Climber',
    CLIMBER,
    'Climber, Ash Tree Care, 2020 - present\nReductions and dismantles aloft, rigging.',
    'Groundsman, Ash Tree Care, 2020 - present\nLowering, chipping and grinding, cones and signs.',
  ],
];

describe('years on sites, lines and ships', () => {
  it.each(CASES)('%s, %s', (title, ask, counts, not) => {
    expect(isLacking({ title, ask }, counts)).toBe(false);
    expect(isLacking({ title, ask }, not)).toBe(true);
  });
});
