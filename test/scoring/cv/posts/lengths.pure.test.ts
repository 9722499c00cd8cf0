// Dates that CVs write otherwise: a year before its month, months in three letters with a short year, labels on lines of
// their own, and spans that are told by their length.

import { describe, expect, it } from 'vitest';
import { periodsIn } from '../../../../src/scoring/cv/posts/dates.ts';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../graded/types.ts';

const months = (year: number, month: number) => year * 12 + month - 1;

/** A text, and the months from and to which it says somebody worked; null for now. */
const WRITTEN: readonly (readonly [text: string, from: number, to: number])[] = [
  ['2023 Jan to 2026 Sep', months(2023, 1), months(2026, 9)],
  ['Jan-15 to Mar-19: FNOL, Aviva', months(2015, 1), months(2019, 3)],
  ['Sachbearbeiter Vertrag (1.8.15-31.3.18)', months(2015, 8), months(2018, 3)],
  ['Buyer, Marlo. Five years to July 2020.', months(2015, 8), months(2020, 7)],
  ['Start date: June 2014 End date: February 2019', months(2014, 6), months(2019, 2)],
];

describe('dates as they are written', () => {
  it.each(WRITTEN)('%s', (text, from, to) => {
    expect(periodsIn(text, gradedNowMs)).toEqual([{ from, to }]);
  });
});

function rolesOf(cv: string): number[] {
  const spec = readSpec({ jobSpec: 'Payroll manager\nDuties\nPayslips.' });
  return readCv(cv, spec.runs, gradedNowMs, spec.initials).roles.map(
    ({ period }) => period.to - period.from + 1,
  );
}

describe('spans that are told by their length', () => {
  it('counts back from now what somebody still does', () => {
    expect(rolesOf('Depuis six ans et demi je suis collaboratrice chez Tardieu Roche, Lyon.')).toEqual([78]);
    expect(rolesOf('I have been payroll manager at Harrow Foods for the past eight years.')).toEqual([96]);
  });
  it.each([
    ['I have spent the last five years as an environmental health officer with a regional authority.', 60],
    ["I've spent the past eight years running payroll for a chain of garden centres.", 96],
    ['The last four years I worked as a welder at Harland.', 48],
    ['My last seven years have been as a charge nurse on a stroke unit.', 84],
    ['Over the past ten years I have fitted lifts for Otis.', 120],
    ['It is now twelve years that I have driven articulated lorries.', 144],
    ['Six years now as a bid manager with Arlo Civil.', 72],
    ['Die letzten fünf Jahre war ich Disponent bei Rhenus.', 60],
    ['In den letzten acht Jahren habe ich als Buchhalterin bei Körner gearbeitet.', 96],
    ['Seit nunmehr sechs Jahren arbeite ich als Erzieherin in der Kita Sonnenschein.', 72],
    ['Ich arbeite seit über zehn Jahren als Elektroniker bei Siemens.', 120],
    ['Ich bin seit vier Jahren Schichtleiter bei Ferro.', 48],
    ["Ces cinq dernières années, j'ai été comptable chez Mercier.", 60],
    ['Je travaille depuis dix ans comme infirmière au bloc opératoire.', 120],
    ['Cela fait huit ans que je suis conducteur de travaux chez Vinci.', 96],
    ['Voilà sept ans que je dirige la cuisine du Relais.', 84],
    ["J'ai passé les six dernières années comme acheteuse chez Renaud.", 72],
    ['Ich habe die letzten sieben Jahre in der Lohnabrechnung verbracht.', 84],
  ])('reads how long: %s', (text, length) => {
    expect(rolesOf(text)).toEqual([length]);
  });
  it.each([
    'For the last five years I have been at home with my children.',
    'I have been learning Spanish for three years.',
    'I have been a scout leader for ten years.',
    'I have lived in Cork for the last five years.',
    'For five years I was a welder.',
    'I left teaching five years ago.',
    'I have not worked for the past three years.',
    'Over the last five years the team won two awards.',
  ])('takes for no work: %s', (text) => {
    expect(rolesOf(text)).toEqual([]);
  });
  it('reads how long where only a skill is dated to this day', () => {
    const [length] = rolesOf(
      'For the last seven years I have worked on the payroll of a shipyard.\nYear-end filings since 2020, about ninety a year.',
    );
    expect(length).toBe(84);
  });
  it('takes the dates where they are given', () => {
    expect(
      rolesOf(
        'For twenty years I have been in charge of payslips.\n\nExperience\nPayroll manager, Harrow, January 2025 - present',
      ),
    ).toHaveLength(1);
  });
});

describe('an account under a line that names its employer', () => {
  it('is of that post, and not of the last row of the table above it', () => {
    const spec = readSpec({ jobSpec: 'Warehouse manager\nDuties\nShifts.' });
    const cv = readCv(
      'Lee\n\nExperience\n| 06/2021 to now | Brackmoor Fresh, Crick | Shift manager |\n| 2009 to 2014 | RAF Cottesmore | Stores accountant |\n\nAt Brackmoor\ntwo retailers, 900 lines\novertime cut by 18%',
      spec.runs,
      gradedNowMs,
      spec.initials,
    );
    expect(cv.roles[0]?.lines.map(({ text }) => text)).toContain('overtime cut by 18%');
  });
});
