// What of a demand is the name of a paper: neither who awards it nor how it is held, why it is asked for and what goes with it.

import { describe, expect, it } from 'vitest';
import { readSpec, type Spec } from '../../../../src/scoring/read-spec.ts';
import { withoutAwardingBodies } from '../../../../src/scoring/lexicon/awarding-bodies.ts';

type Unit = Spec['units'][number];

function papersOf(line: string): Unit[] {
  return readSpec({ jobSpec: `Post\n\nRequirements\n- ${line}\n`, title: 'Post' }).units.filter(
    ({ kind, strength }) => ['licence', 'certificate', 'degree'].includes(kind) && strength !== 'nice',
  );
}

function namesOf(line: string): string[] {
  return papersOf(line).flatMap(({ namedBy }) =>
    namedBy.map((terms) => [...terms.keys()].toSorted().join(' ')),
  );
}

describe('awarding bodies', () => {
  it.each([
    [
      'Level 3 Award in Lift Truck Tuition (Qualsafe, NOCN or equivalent)',
      'Level 3 Award in Lift Truck Tuition ',
    ],
    ['BIIAB or RSPH Level 2 Award in Cellar Work', ' Level 2 Award in Cellar Work'],
    ['City & Guilds Level 3 in Saddlery', 'City & Guilds Level 3 in Saddlery'],
    ['A degree in saddlery (honours)', 'A degree in saddlery (honours)'],
  ])('are no names of %s', (text, rest) => {
    expect(withoutAwardingBodies(text).replace(/\s+/g, ' ')).toBe(rest);
  });
  it('do not stand for a paper that is known by name', () => {
    const [paper] = papersOf('Level 3 Award in Food Safety (Highfield, CIEH or equivalent), renewed.');
    expect(paper?.namedBy).toEqual([]);
  });
});

describe('an unlisted paper is not named by', () => {
  it.each([
    [
      'how it is held',
      'Current Thatchwright registration, free of conditions, not suspended.',
      ['thatchwright'],
    ],
    ['its age', 'Nachweis als Reetdachdecker, nicht älter als drei Jahre.', ['reetdachdecker']],
    [
      'the reason for it',
      'A certificate in falconry, since you will be flying birds at our shows.',
      ['falconry'],
    ],
    [
      'what will not do',
      'Bellfounder certification is essential - the short course is not enough.',
      ['bellfounder'],
    ],
    [
      'the yearly check',
      'Approved Cooper status on the register, with this year’s assessment done.',
      ['approv cooper'],
    ],
  ])('%s', (_, line, names) => {
    expect(namesOf(line)).toEqual(names);
  });
});

describe('a paper', () => {
  it.each([
    ['Registered at SAFA as a Farrier, in the category Equine.', 'certificate'],
    ['You must be enrolled and active on the Ohio Farrier Registry.', 'certificate'],
    ['Inscrit(e) sur la liste des conseillers forestiers agréés.', 'certificate'],
    ['Vous avez la qualité de géomètre forestier et figurez au tableau de la chambre.', 'certificate'],
  ])('is asked for by %s', (line, kind) => {
    expect(papersOf(line).map((unit) => `${unit.strength} ${unit.kind}`)).toEqual([`hard ${kind}`]);
    expect(papersOf(line)[0]?.allowsPursuit).toBe(false);
  });
  it.each([
    ['Full UK licence with C1 entitlement', 'driving licence'],
    ['MCA Master (Yachts) less than 500GT, with GMDSS GOC', 'yacht certificate of competency'],
    ['CISRS blue card, in date', 'scaffolder card'],
    ['Gültiger Fahrausweis für Flurförderzeuge', 'forklift licence'],
    ['AWS Certified Welding Inspector', 'certified welding inspector'],
  ])('is known as %s', (line, name) => {
    const [first, ...others] = papersOf(line);
    expect(first?.credentials.map((one) => one.name)).toEqual([name]);
    expect([first, ...others].every((unit) => unit?.strength === 'hard' && unit.degreeLevel === 0)).toBe(
      true,
    );
  });
});

describe('beside a paper', () => {
  it.each([
    ['Port Authority approved pilot boat certificate, launch category, valid on the day'],
    ['A paralegal who is licensed by the CLC to act for buyers - a trainee without the licence will not do.'],
    ['SIA door supervisor licence for everyone working at our functions.'],
    ['CeMAP is required before we can give you adviser status.'],
  ])('no skill is asked for by %s', (line) => {
    const units = readSpec({ jobSpec: `Post\n\nRequirements\n- ${line}\n`, title: 'Post' }).units;
    expect(units.filter(({ kind }) => kind === 'skill')).toEqual([]);
  });
  it.each([
    [
      'A valid first aid certificate, together with Certificate III in Horse Shoeing (RGR30 or superseded).',
      2,
    ],
    ['You hold a certificate of competence for moving deer and goats, as well as your C1 licence.', 2],
    ['Gold CSCS card, which means an NVQ 3 and the health and safety test.', 1],
    ["A master's in library and information studies from an accredited programme.", 1],
    ['Personal trainer certification from an accredited body (ACE, NSCA, NASM or the like).', 1],
  ])('%s: so many papers', (line, count) => {
    expect(papersOf(line)).toHaveLength(count);
  });
});
