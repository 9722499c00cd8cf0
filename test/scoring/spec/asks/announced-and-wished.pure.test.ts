// A paper that the sentence of the announcement asks for in passing and a later demand names; wishes that go on behind the
// words that they are welcome.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

const unitsOf = (jobSpec: string) => readSpec({ jobSpec }).units;

describe('an announcement', () => {
  it('asks for nothing beside a paper that a demand names in full', () => {
    const units = unitsOf(
      'Structural Engineer\n\nOur Hull office is busy and we are looking for a chartered engineer to take on a row of schemes.\n\nRequirements\n- Chartered engineer with the ICE or the IStructE',
    );
    expect(units.map(({ text }) => text)).toEqual(['Chartered engineer with the ICE or the IStructE']);
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
  });
});

describe('being qualified', () => {
  it('is no demand of its own beside the paper that says in what', () => {
    const units = unitsOf(
      "Subject: Electrician\n\nWhat I need to see: you're trade qualified, so an NVQ 3 in electrical installation, and three years or more on sites.",
    );
    expect(units.filter(({ text }) => /trade qualified/.test(text))).toEqual([]);
    expect(units.some(({ text, strength }) => /NVQ 3/.test(text) && strength === 'hard')).toBe(true);
  });
});

describe('a list of which all helps', () => {
  it.each([
    'Banksman card, first aid certificate and experience of night work preferred.',
    'Knowledge of Tekla, Navisworks, and Revit will be an advantage.',
    'Knowledge of slings, chains, splicing of steel wire rope, tower cranes, jibs will be an advantage.',
    'Kranschein, Ersthelfer und Erfahrung im Hafen von Vorteil.',
  ])('is wished from its first thing on: %s', (text) => {
    const units = unitsOf(
      `Rigger\n\nWe rig for the yards of the town. You must have three years of rigging. ${text}`,
    );
    expect(units.filter(({ kind }) => kind !== 'years').map(({ strength }) => strength)).not.toContain(
      'hard',
    );
    expect(units.filter(({ strength }) => strength === 'must')).toEqual([]);
    expect(units.some(({ strength }) => strength === 'nice')).toBe(true);
  });

  it.each([
    'Five years of rigging, first aid and French preferred.',
    'A rigging licence, own tools preferred.',
  ])('is not wished where what stands first may be demanded: %s', (text) => {
    const units = unitsOf(`Rigger\n\nRequirements\n- ${text}`);
    expect(units[0]?.strength).toBe('hard');
  });

  it('is wished, and a sentence that begins with And demands by itself', () => {
    const units = unitsOf(
      'Rigger\n\nRequirements\n- And you need at least three years of rigging, because the yard checks and hire shops do not count.\n- Abrasive wheels, first aid and a forklift ticket all help, as does a banksman card.',
    );
    expect(units.filter(({ kind }) => kind === 'years').map(({ strength }) => strength)).toEqual(['hard']);
    expect(
      units.filter(({ text }) => /forklift|banksman/.test(text)).map(({ strength }) => strength),
    ).toEqual(['nice', 'nice']);
  });
});

describe('a wish of whoever is spoken for', () => {
  it('is of all that it lists', () => {
    const units = unitsOf(
      'Fitter\n\nRequirements\n- Lathe work\n\nThey would also like to see hydraulics, a stock system and someone who can weld.',
    );
    expect(units.filter(({ strength }) => strength !== 'nice').map(({ text }) => text)).toEqual([
      'Lathe work',
    ]);
  });
});

describe('a wish that goes on with what is as welcome', () => {
  it('is as many where each says so, whatever the first of them names', () => {
    const wishes = unitsOf(
      'Fitter\n\nRequirements\n- Lathe work\n\nHydraulics, pneumatics or pumps are a plus, own tools are welcome, so is a medical from this year.',
    ).filter(({ strength }) => strength === 'nice');
    expect(wishes.map(({ text }) => text)).toEqual([
      'Hydraulics, pneumatics or pumps are a plus',
      'own tools are welcome',
      'ideally a medical from this year.',
    ]);
  });

  it('ends with another, behind a choice of things', () => {
    const wishes = unitsOf(
      'Fitter\n\nRequirements\n- Lathe work\n\nIt would be nice if you had hydraulics or press experience, worked with the Council or the Coast Guard, or spoke Welsh.',
    ).filter(({ strength }) => strength === 'nice');
    expect(wishes.at(-1)?.text).toBe('spoke Welsh.');
    expect(wishes.some(({ text }) => text.includes('the Council or the Coast Guard'))).toBe(true);
  });

  it('is as many wishes', () => {
    const wishes = unitsOf(
      'Fitter\n\nRequirements\n- Lathe work\n- Hydraulics would be an advantage, as would a stock system and Level 3 first aid',
    ).filter(({ strength }) => strength === 'nice');
    expect(wishes.map(({ text }) => text)).toEqual([
      'Hydraulics would be an advantage',
      'a stock system',
      'Level 3 first aid',
    ]);
  });
});

describe('a wish in the words of whoever hopes', () => {
  it.each([
    'We hope that you have trained apprentices before.',
    'Membership of STEP, or knowledge of CCH software, would please us.',
    'Membership of STEP, or knowledge of CCH software, would please us but you can live without either.',
    'A forklift licence helps the yard, but we can manage without it.',
    'Wir hoffen, dass Sie schon Lehrlinge ausgebildet haben.',
    'Nous espérons que vous avez déjà formé des apprentis.',
  ])('asks for nothing that must be there: %s', (wish) => {
    const units = unitsOf(`Fitter\n\nRequirements\n- Five years of lathe work\n- ${wish}\n`).filter(
      ({ text }) => !text.includes('lathe'),
    );
    expect(units.length).toBeGreaterThan(0);
    expect(units.every(({ strength }) => strength === 'nice')).toBe(true);
  });
  it('is a demand where nobody can do without', () => {
    const units = unitsOf('Fitter\n\nRequirements\n- A forklift licence: we cannot live without one\n');
    expect(units.map(({ strength }) => strength)).toEqual(['hard']);
  });
});
