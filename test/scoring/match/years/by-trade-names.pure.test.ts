// Years in a trade show what everybody in it does, and never a product that the CV does not name.

import { expect, test } from 'vitest';
import { outcomesOf } from '../../one-demand.ts';

const CV = `Data Engineer, Corvid Telecom, 2018 - present
Pipelines from billing into the warehouse, data models, on call, reviews.`;

test.each([
  ['transformations in dbt or something like it', 'not_met'],
  ['a scheduler that has woken you up: Airflow, Dagster or Prefect', 'not_met'],
])('%s', (ask, outcome) => {
  const skills = outcomesOf({ title: 'Data Engineer', ask: `You must have: ${ask}` }, CV).filter(
    ({ kind }) => kind === 'skill',
  );
  expect(skills.length).toBeGreaterThan(0);
  for (const one of skills) expect(one.note).not.toBe('years in the occupation, which do not name it');
  expect(skills.map((one) => one.outcome)).toContain(outcome);
});
