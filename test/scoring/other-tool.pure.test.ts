// Years in a language or platform are not those in its rival, and words of one trade are not those of another.

import { expect, test } from 'vitest';
import { isLacking } from './one-demand.ts';

const POST = (stack: string): string => `Experience
Developer, Colivia, 2018 - present
- ${stack}, REST services, PostgreSQL, on call one week in six`;

test.each([
  ['Java and Spring Boot', false],
  ['PHP and Symfony', true],
  ['Quarkus and Hibernate', false],
])('four years of Java, told as %s', (stack, lacks) => {
  expect(
    isLacking({ title: 'Java developer', ask: 'At least four years of Java development' }, POST(stack)),
  ).toBe(lacks);
});

test('market data is no marketing data', () => {
  const ask = 'At least three years analysing marketing data';
  const cv = `Experience
Market data analyst, Southern Fund, 2018 - present
- Bloomberg and vendor feeds, price validation for 120,000 instruments`;
  expect(isLacking({ title: 'Marketing data analyst', ask }, cv)).toBe(true);
});
