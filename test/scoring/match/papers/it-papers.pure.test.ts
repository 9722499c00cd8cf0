// Certificates of information technology by the numbers of their exams, and what is no post though it has years.

import { expect, test } from 'vitest';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { isLacking } from '../../one-demand.ts';

test.each([
  [
    'Network engineer',
    'A valid CCNP',
    'Cisco 350-601 passed in February 2025, 300-615 passed in June 2025',
    false,
  ],
  ['Network engineer', 'A valid CCNP', 'CCNA 2025', true],
  ['Administrator', 'Salesforce Administrator certificate', 'Sat the ADM-201 in September 2022', false],
  ['Penetration tester', 'OSCP or a CREST registration', 'PEN-200 passed 2024', false],
  ['Penetration tester', 'OSCP or a CREST registration', 'Targeting OSCP and CREST CRT', true],
])('%s: %s, held as %s', (title, ask, paper, lacks) => {
  expect(isLacking({ title, ask }, `Papers\n${paper}`)).toBe(lacks);
});

function postsOf(cv: string): string[] {
  return readCv(`Alex Morgan\nLeeds\n\n${cv}`, new Set(), Date.UTC(2026, 10, 1)).roles.map(
    ({ lines }) => lines[0]?.text ?? '',
  );
}

test('the year of a product and the date of a paper open no post', () => {
  expect(postsOf('Experience\nWindows Server 2016 to 2025, three forests')).toEqual([]);
  expect(postsOf('Security clearance: Negative Vetting, granted 2020, current')).toEqual([]);
  expect(postsOf('Experience\nPlatform Administrator since June 2021')).toEqual([]);
});

test('a title over dates opens the work behind a list of papers', () => {
  expect(
    postsOf(`CERTIFICATIONS
CCNP 2025
PCNSA 2024

Senior Network Engineer, Thornhill Hosting
Aug 2021 - present
- Fabrics`),
  ).toEqual(['Senior Network Engineer, Thornhill Hosting']);
});

test('a month may stand behind its year', () => {
  expect(postsOf('Experience\n2021 Jan - now | Tallgrass | Engineer')).toHaveLength(1);
});
