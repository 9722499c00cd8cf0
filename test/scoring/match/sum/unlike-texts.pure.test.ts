// An ad that asks for few papers is lacked by nobody in any paper: who tells of no such work stays far down all the same.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

const AD = `Data Scientist
You join a team that turns the ride data of a scooter company into decisions.
- Frame questions with product managers and answer them with experiments
- Build forecasting models in Python and bring them to production
- Explain findings to people who do not read code`;

const FLORIST = `Experience
Florist, Bloom & Stem, York, March 2019 - present
- Made bouquets, wreaths and wedding arches, conditioned stems, served customers at the till
- Ordered roses and foliage at the market, washed buckets, drove the van`;

const MODELLER = `Experience
Research Analyst, Tideline Water, York, March 2019 - present
- Built forecasting models of demand for 40 supply zones in Python, in production since 2021
- Designed experiments on leak alarms with the product managers, explained the findings to the board`;

const scoreOf = (cv: string) => assess(readSpec({ jobSpec: AD }), cv, gradedNowMs).score;

describe('an ad without a paper that decides', () => {
  it('is not half met by another trade', () => {
    expect(scoreOf(FLORIST)).toBeLessThan(20);
  });

  it('is met by the work under another title', () => {
    expect(scoreOf(MODELLER)).toBeGreaterThan(62);
  });
});
