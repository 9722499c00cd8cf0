// How specs of many registers say that something is demanded, only wished for, or told of somebody else.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

const asked = (jobSpec: string) =>
  readSpec({ jobSpec }).units.map(({ text, strength, kind }) => [text, strength, kind]);

describe('a table without a heading row', () => {
  it('is read by the column that marks its rows', () => {
    const units = asked(
      [
        'Housing officer',
        '1 | Education | E | CIH Level 4 certificate |',
        '2 | Experience | E | Not less than two years of tenancy work |',
        '3 | Experience | D | Antisocial behaviour cases |',
        '4 | Skills | D | Northgate |',
      ].join('\n'),
    );
    expect(units.map(([, strength]) => strength).slice(-2)).toEqual(['nice', 'nice']);
    expect(units[0]?.slice(0, 2)).toEqual(['CIH Level 4 certificate', 'hard']);
  });

  it('reads letters behind the criteria', () => {
    const units = asked(
      'Teacher\n\nCriteria\n1. Qualified Teacher Status (E)\n2. Three years of teaching (E)\n3. Has led a subject (D)',
    );
    expect(units.map(([, strength]) => strength)).toEqual(expect.arrayContaining(['hard', 'nice']));
    expect(units.at(-1)).toEqual(['Has led a subject', 'nice', 'skill']);
  });
});

describe('labels and asides', () => {
  it.each([
    ['Mandatory field 2: At least two full academic years of teaching', 'hard'],
    [
      'Was wir brauchen, da gibt es leider nichts zu verhandeln, weil es der Verband so verlangt: die staatliche Anerkennung als Erzieher.',
      'hard',
    ],
    ['Schön wären: Pikler, ein Instrument', 'nice'],
    ['Unbedingt mitbringen müssen Sie die Meisterprüfung, nicht älter als zehn Jahre.', 'hard'],
    ['Dazu müssen Sie die Fachkunde nach § 34a nachweisen.', 'hard'],
    ['Was Sie mitbringen müssen, ist der Staplerschein.', 'hard'],
    ["The second one isn't a bonus, so we need to see the Certificate in Dental Radiography.", 'hard'],
  ])('%s: %s', (text, strength) => {
    expect(asked(`The post\n\n${text}`)[0]?.[1]).toBe(strength);
  });

  it('asks for a tool beside the years, and the years wherever they were', () => {
    expect(
      asked(
        'Lohnverrechnerin\n\nMitbringen müssen Sie mindestens vier Jahre Praxis in der Lohnverrechnung, ob in einer Kanzlei oder in einem Betrieb, und sehr gute SAP-Kenntnisse.',
      ).map(([text, , kind]) => [kind, text]),
    ).toContainEqual(['skill', 'sehr gute SAP-Kenntnisse.']);
  });

  it('takes no years from the age of children or from who leaves', () => {
    expect(
      asked(
        'Erzieher\n\nAnforderungen\nKrippenkinder zwischen zehn Monaten und drei Jahren betreuen\nDeutsch C1',
      ).filter(([, , kind]) => kind === 'years'),
    ).toEqual([]);
    expect(
      asked('Teacher\n\nRequirements\nOur Year 6 teacher of eleven years is moving to headship.'),
    ).toEqual([]);
  });
});
