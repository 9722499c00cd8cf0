// What is quoted for years: a line of the work, never a bare date or a diploma that has the same words.

import { expect, test } from 'vitest';
import { outcomesOf } from '../../one-demand.ts';

const quotes = (title: string, ask: string, cv: string): string[] =>
  outcomesOf({ title, ask }, cv)
    .filter(({ outcome }) => outcome === 'met')
    .map(({ evidence }) => evidence[0]?.quote ?? '');

test('a bare date is passed over for what was done', () => {
  const cv = `Experience
2018 - now.
Google Ads and paid social for an online shop, digital marketing plan and budget, GA4 reports.`;
  const found = quotes('Digital Marketing Manager', 'At least five years in digital marketing', cv);
  expect(found.length).toBeGreaterThan(0);
  for (const quote of found) expect(quote).toContain('digital marketing');
});

test('a diploma of the subject is not quoted for years of the work', () => {
  const cv = `Exceptional learners teacher, Little Creek Elementary, 2019 - present
Caseload of 18 students with autism and learning disabilities, IEPs, push-in.

B.A. Teaching Students with Disabilities, Maple College, 2018`;
  const ask = 'At least two years of experience teaching students with disabilities';
  const found = quotes('Special education teacher', ask, cv);
  expect(found.length).toBeGreaterThan(0);
  for (const quote of found) expect(quote).not.toContain('Maple College');
});
