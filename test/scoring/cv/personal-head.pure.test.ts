// Lines above a CV that only say who somebody is: with or without them, it is laid out and read alike.

import { describe, expect, it } from 'vitest';
import { visible } from '../../../bench/eval/engine.ts';
import { assess } from '../../../src/scoring/assess.ts';
import { readSpec } from '../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../graded/types.ts';

const SPEC = readSpec({
  jobSpec: `Office Manager

Requirements
- Three years as office manager
- IOSH Managing Safely
- Line management of people

The work
- Run reception and suppliers
- Keep the payroll queries answered`,
});

const ONE_LINE = `marta nowicka / office manager / bristol / four years of office management. office manager (part time) oct 2021 to now, severn gate software, 65 people. reception rota, one receptionist reports to me, suppliers for cleaning, fruit and print, budget 130k a year. iosh managing safely passed february 2025.`;
const SHOUTED = `FEMKE OOSTERBAAN | OFFICE MANAGER
Oct 2021 - now, Severn Gate Software
Reception rota, suppliers and payroll queries; one receptionist reports to me
IOSH Managing Safely, 2025`;
const POST_FIRST = `Trevor Ostrander, TechIOSH
Bristol
Mill Hill Lane

Office Manager. Severn Gate Software, 2021 - present
* Reception, suppliers, payroll queries
IOSH Managing Safely, 2025`;

const LINES = [
  'Greg Walsh',
  'Mohammed Al-Farsi',
  'Pronouns: she/her',
  'Date of birth: 12 March 1961',
  'Nationality: Nigerian. Marital status: married, two children.',
  '[Photograph]\nReligion: Muslim',
  'Greg Walsh\n\nPronouns: he/him\nNationality: Irish',
];

describe.each([
  ['one line in small letters', ONE_LINE],
  ['a name in capitals beside a post', SHOUTED],
  ['a name with letters over an address', POST_FIRST],
])('%s', (_, cv) => {
  it.each(LINES)('is read alike below "%s"', (line) => {
    const alone = assess(SPEC, cv, gradedNowMs);
    const below = assess(SPEC, `${line}\n${cv}`, gradedNowMs);
    expect(alone.score).toBeGreaterThan(20);
    expect(visible(below)).toBe(visible(alone));
  });
});
