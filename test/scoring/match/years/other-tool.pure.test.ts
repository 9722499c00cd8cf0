// Years in a language or platform are not those in its rival, and words of one trade are not those of another.

import { expect, test } from 'vitest';
import { termsOf } from '../../../../src/scoring/text/terms/terms.ts';
import { isLacking } from '../../one-demand.ts';

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

test.each([
  ['C++17 on embedded Linux, MISRA rules', false],
  ['Python and Django', true],
])('four years of C++, told as %s', (stack, lacks) => {
  const ask = 'At least four years of C++ development';
  expect(isLacking({ title: 'C++ developer', ask }, POST(stack))).toBe(lacks);
});

test.each([
  ['Python Developer, Orrin Freight, 2018 - present\n- Tariffs and waybills for hauliers', false],
  ['2018 - present: Python services\nHarvesting records, finding doubles', false],
  ['Java Developer, Orrin Freight, 2018 - present\n- Tariffs and waybills for hauliers', true],
  ['IT Recruiter, Orrin Search, 2018 - present\n- Found Python developers for banks', true],
  ['Python Trainer, Orrin Freight, 2018 - present\n- Evening classes for beginners', true],
])('four years of developing in Python: %s', (post, lacks) => {
  const ask = 'At least four years of software development in Python';
  expect(isLacking({ title: 'Machine learning engineer', ask }, `Experience\n${post}`)).toBe(lacks);
});

test.each([
  ['PHP8', 'PHP'],
  ['php7.4', 'PHP'],
  ['Java17', 'Java'],
  ['C++14/17', 'C++'],
  ['C++20', 'C++'],
  ['.NET8', '.NET'],
])('%s is %s', (versioned, plain) => {
  expect(termsOf(versioned).map(({ term }) => term)).toEqual(termsOf(plain).map(({ term }) => term));
});

test('market data is no marketing data', () => {
  const ask = 'At least three years analysing marketing data';
  const cv = `Experience
Market data analyst, Southern Fund, 2018 - present
- Bloomberg and vendor feeds, price validation for 120,000 instruments`;
  expect(isLacking({ title: 'Marketing data analyst', ask }, cv)).toBe(true);
});

const SHOP = (made: string): string => `Experience
Développeur, Quai Neuf, 2019 - aujourd'hui
- Plateforme de réservation en Laravel, files d'attente, API publique. ${made}`;

test.each([
  ['Back-office de facturation en Symfony 7, modules Symfony pour la paie', false],
  ['Entre février et juin 2025, un back-office réalisé en Symfony', true],
  ['Un petit outil interne en Symfony', true],
])('four years of Symfony beside Laravel, told as %s', (made, lacks) => {
  const ask = 'Au moins quatre ans de développement Symfony';
  expect(isLacking({ title: 'Développeur PHP Symfony', ask }, SHOP(made))).toBe(lacks);
});

test('pipelines of years in one cloud are none in another, though they are near it', () => {
  const ask = 'At least four years of building data pipelines on Azure';
  const cv = `Experience
Data Engineer, Redbank Rail, 2018 - present
- Data pipelines in Glue and S3 on AWS, Redshift, Terraform, on call`;
  expect(isLacking({ title: 'Data Engineer', ask }, cv)).toBe(true);
});
