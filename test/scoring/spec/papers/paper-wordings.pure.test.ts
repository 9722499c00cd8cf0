// Papers and degrees that a spec names in words of everyday, and what is said around them.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { FIELD, fieldsIn } from '../../../../src/scoring/spec/papers/degree-fields.ts';
import { degreeAsked } from '../../../../src/scoring/spec/papers/degrees.ts';
import { asPapersAreKnown } from '../../../../src/scoring/spec/papers/other-wordings.ts';
import { isLearnable } from '../../../../src/scoring/spec/units/learnable.ts';

const unitsOf = (line: string) => readSpec({ jobSpec: `Requirements\n${line}` }).units;

describe('a degree in words of everyday', () => {
  it.each([
    ["Formation : licence, BUT ou école d'ingénieurs en informatique", 2],
    ["Titulaire d'une licence professionnelle en logistique", 2],
    ["Diplômé d'une école d'ingénieurs", 3],
    ['Titre RNCP de niveau 7 en gestion', 3],
    ['Abgeschlossenes Hochschul- oder Fachhochschulstudium', 2],
    ['Studienabschluss Bauingenieurwesen', 2],
    ['Abgeschlossenes Informatikstudium', 2],
  ])('%s', (line, level) => {
    expect(degreeAsked(asPapersAreKnown(line))?.level).toBe(level);
  });

  it('is in the fields that are named, and in none by a small word', () => {
    expect(fieldsIn('A degree and all that goes with it')).toBe(0);
    expect(fieldsIn('Degree in IT')).toBe(FIELD.computing);
    expect(fieldsIn('Naturwissenschaft') & fieldsIn('MSc Chemistry')).not.toBe(0);
    expect(fieldsIn('BTS électrotechnique')).toBe(FIELD.engineering);
  });

  it('is not asked for by when the work was done', () => {
    expect(degreeAsked("Two years of post-master's clinical work")).toBeNull();
    expect(degreeAsked('Post-graduate experience in a laboratory')).toBeNull();
  });
});

describe('papers', () => {
  it.each(['Live SC, held today', 'Must be DV', 'SC required', 'Current SC'])('clearance: %s', (line) => {
    expect(unitsOf(line).map(({ kind, strength }) => `${strength} ${kind}`)).toEqual(['hard clearance']);
  });

  it('are not named by a sentence in parentheses, nor by who approves the course', () => {
    expect(
      unitsOf('SMSTS, in date (you will sign in under CSCS rules from the first day)').flatMap(
        ({ credentials }) => credentials.map(({ name }) => name),
      ),
    ).toEqual(['site supervisor certificate']);
    expect(unitsOf('A degree in nursing approved by the NMC').map(({ kind }) => kind)).toEqual(['degree']);
  });

  it.each([
    'White Card, or get one in your first week',
    'CSCS card, can be arranged',
    'Staplerschein (kann bei uns erworben werden)',
    'Permis cariste, nous prenons en charge la formation',
  ])('may follow: %s', (line) => {
    expect(isLearnable(line)).toBe(true);
  });
});

describe('the law of a country', () => {
  it.each([
    'Good command of Spanish tax law',
    'Excellent command of Italian employment legislation',
    'Sehr gute Kenntnisse im deutschen Mietrecht',
    'Bonne maîtrise du droit fiscal français',
  ])('is no language: %s', (line) => {
    expect(unitsOf(line).map(({ kind }) => kind)).not.toContain('language');
  });

  it.each(['Good command of Spanish and Italian', 'Maîtrise du droit fiscal français et anglais courant'])(
    'leaves the language beside it: %s',
    (line) => {
      expect(unitsOf(line).map(({ kind }) => kind)).toContain('language');
    },
  );
});

describe('papers listed in parentheses', () => {
  it('are one choice, whatever stands beside a name', () => {
    const units = unitsOf('Baseline certification (CySA+ CE, Security+, CISM or equivalent)');
    expect(units.map(({ credentials }) => credentials.length)).toEqual([3]);
  });
});

describe('a licence and the types that are to stand on it', () => {
  it.each([
    ['Part-66 B1.1 licence with A320 family type rating', 2],
    ['Part-66 licence in category B1.1, with at least one of these types endorsed on it: 757 or E190', 2],
    ['B1 licence with 737NG endorsed', 2],
    ['Part-66 B1.1 licence with experience on the A320', 1],
    ['Part-66 B1.1 licence', 1],
  ])('%s: %d papers', (line, count) => {
    expect(unitsOf(line).filter(({ kind }) => kind === 'licence')).toHaveLength(count);
  });
  it('is asked of those who alone are considered', () => {
    const units = readSpec({
      jobSpec:
        'Aircraft Engineer\n\nThey can only look at people who hold a Part-66 licence, with at least one of these types endorsed on it: A320, 737NG/MAX or 757.',
    }).units;
    expect(units.map(({ credentials }) => credentials.map(({ name }) => name))).toEqual([
      ['aircraft licence'],
      ['aircraft type rating'],
    ]);
  });
});
