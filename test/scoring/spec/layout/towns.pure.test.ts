// The town of an ad is no work: what only shares it tells nothing of the job.

import { expect, it } from 'vitest';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { relevanceOf } from '../../../../src/scoring/match/years/relevance.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { townsBehind, townsIn } from '../../../../src/scoring/spec/layout/towns.ts';
import { gradedNowMs } from '../../graded/types.ts';

const AD = `Ship chandler at Lowestoft

We are three minutes from the fish dock at Lowestoft.

Requirements
- Two years of supplying stores to ships
- Provision lists, bonded stores and deliveries to the quay`;

it('finds a town in both texts', () => {
  const towns = townsIn(AD);
  expect(
    [...townsBehind('Shelf filler, Fairmart, Lowestoft')].filter((term) => towns.has(term)),
  ).toHaveLength(1);
});

it('does not count a post towards years for standing in the same town', () => {
  const spec = readSpec({ jobSpec: AD });
  const unit = spec.units.find(({ minimumMonths }) => minimumMonths > 0);
  const relevance = (town: string) => {
    const cv = readCv(`Employment\n2019 - 2022   Shelf filler, Fairmart, ${town}\n`, spec.runs, gradedNowMs);
    const [role] = cv.roles;
    return role === undefined || unit === undefined ? NaN : relevanceOf(role, unit, spec, cv, 0);
  };
  expect(relevance('Lowestoft')).toBeCloseTo(relevance('Pershore'), 5);
});
