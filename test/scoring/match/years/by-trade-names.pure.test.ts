// Years in a trade show what everybody in it does, and never a product that the CV does not name.

import { expect, test } from 'vitest';
import { outcomesOf } from '../../one-demand.ts';

const CV = `Data Engineer, Corvid Telecom, 2018 - present
Pipelines from billing into the warehouse, data models, on call, reviews.`;

test('a trade that borrows the words of the job shows none of its duties', () => {
  const duty = outcomesOf(
    { title: 'Radiographer', ask: 'You will vet requests under protocol' },
    `Radiographer, Norbeck NDT, 2015 - present
Radiography of pipe welds and castings with iridium, PCN Level 2, pressure vessels, phased array.`,
  );
  expect(duty.length).toBeGreaterThan(0);
  for (const one of duty) expect(one.note).not.toBe('years in the occupation, which do not name it');
});

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
