// Requirements decide: the same strong CV, with the one fact changed that decides.

import { describe, expect, it } from 'vitest';
import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { gradedNowMs } from './graded/types.ts';

const spec = readSpec({
  jobSpec: `Radiographer, CT and general

Essential
- HCPC registration
- BSc in Diagnostic Radiography
- At least 2 years' experience in CT scanning
- Cannulation and PACS

Desirable
- MRI
- Student supervision`,
});

const cvWith = ({
  registration = 'HCPC registered RA71234, current to 2028',
  degree = 'BSc (Hons) Diagnostic Radiography, 2017',
  dates = 'March 2020 - present',
}) => `Radiographer

Registration
${registration}

Experience
Senior Radiographer, CT scanning, Northfield Hospital, ${dates}
- CT scanning of trauma, cardiac and oncology patients, cannulation and contrast checks
- PACS housekeeping, dose audits, general radiography at night
- Supervision of students on placement

Education
${degree}`;

const assessed = (change: Parameters<typeof cvWith>[0]) => assess(spec, cvWith(change), gradedNowMs);

describe('a hard must-have', () => {
  it('lets the CV that shows all of them to the top', () => {
    expect(assessed({}).score).toBeGreaterThanOrEqual(75);
  });

  it.each([
    ['is not there', { registration: 'Clean driving licence' }],
    ['has lapsed', { registration: 'HCPC registration lapsed in 2021' }],
    ['is applied for', { registration: 'HCPC application submitted, decision awaited' }],
    ['is denied', { registration: 'I am not registered with the HCPC.' }],
    ['is held in another country', { registration: 'AHPRA registered since 2018 (Australia)' }],
    ['is a degree in progress', { degree: 'BSc Diagnostic Radiography, expected 2028' }],
    ['is a degree in another subject', { degree: 'BA (Hons) Fine Art, 2017' }],
    ['is short of its years', { dates: 'March 2026 - present' }],
  ])('holds the CV below the shortlist when it %s', (_, change) => {
    const { score, gaps, requirements } = assessed(change);
    expect(score).toBeLessThan(75);
    expect(score).toBeLessThan(assessed({}).score - 10);
    const open = requirements
      .filter(({ strength, credit }) => strength === 'hard' && credit < 0.7)
      .map(({ id }) => id);
    expect(gaps.map(({ requirement }) => requirement)).toContain(open[0]);
  });

  it('counts overlapping roles once', () => {
    const twice = cvWith({ dates: 'June 2025 - present' }).replace(
      'Education\n',
      'Radiographer (bank), CT scanning, Southfield Hospital, June 2025 - present\n- CT scanning and cannulation\n\nEducation\n',
    );
    const years = assess(spec, twice, gradedNowMs).requirements.find(({ kind }) => kind === 'years');
    expect(years?.credit).toBeLessThan(0.9);
    expect(years?.note).toContain('18 months of 2 years');
  });

  it('is worth no more for being written twice, or in a list of skills', () => {
    const listed = `Shop assistant\n\nSkills: HCPC registration, CT scanning, cannulation, PACS, MRI, radiography\n\nExperience\nShop assistant, Corner Store, 2015 - present\n- Till, shelves, stock`;
    expect(assess(spec, listed, gradedNowMs).score).toBeLessThan(50);
  });
});
