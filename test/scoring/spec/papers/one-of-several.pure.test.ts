// Papers of which one is enough, where no "or" says so: what is taken as well, and a list that ends in "whichever".

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { demandsListed } from '../../../../src/scoring/spec/clauses/listed-demands.ts';
import { sentencesOf } from '../../../../src/scoring/spec/layout/sentences.ts';
import { credentialGroups } from '../../../../src/scoring/spec/papers/credential-groups.ts';
import { saysNice } from '../../../../src/scoring/spec/wishes.ts';

const groupsOf = (text: string) => credentialGroups(text).map((group) => group.map(({ name }) => name));

it.each([
  'You must hold QTS; the trust accepts QTLS on equal terms.',
  'QTS is needed; we will also take QTLS, fully conferred, instead.',
])('stays one sentence with what is taken as well: %s', (text) => {
  expect(sentencesOf(text)).toHaveLength(1);
  expect(groupsOf(text)).toHaveLength(1);
});

it('cuts what the house accepts in another sense', () => {
  expect(sentencesOf('You must hold QTS; we accept CVs until Friday.')).toHaveLength(2);
});

it('joins no papers and parts none by the "and" of a country', () => {
  expect(groupsOf('Solicitor of England and Wales, licensed conveyancer or legal executive')).toEqual([
    ['solicitor admission', 'conveyancer licence'],
  ]);
});

it.each([
  'A joinery paper: an NVQ Level 2, an Irish craft certificate, a time-served apprenticeship, whichever',
  "NVQ Level 3 in care, an access diploma, a nursing degree, any of them, as long as it's finished",
  'You must be registered yourself: an HCPC card, GPhC or NMC registration, we have no preference which, but it has to be live',
  'A gas ticket: ACS, OFTEC or HETAS, and we do not mind which',
])('leaves a list whole of which any will do: %s', (text) => {
  expect(demandsListed(text)).toEqual([text]);
});

it.each([
  ['Forklift certificate categories 2, 4 and 5, in date, two years on a reach truck', 2],
  ['Nous demandons un italien solide, de niveau B2 au moins', 1],
  ['CACES R482 catégories A, B1 et F en cours de validité', 1],
  ['CPCS A58, A59 and a CSCS card', 1],
])('cuts no list of categories: %s', (text, count) => {
  expect(demandsListed(text)).toHaveLength(count);
});

it('takes no wish for a preference that nobody has', () => {
  expect(saysNice('an SVQ or an NVQ, we really have no preference')).toBe(false);
  expect(saysNice('an SVQ, with a preference for an NVQ')).toBe(true);
});

it('knows a solicitor beside a legal executive', () => {
  expect(groupsOf('A chartered legal executive or solicitor')).toEqual([
    ['conveyancer licence', 'solicitor admission'],
  ]);
});

const askedOf = (ad: string) =>
  readSpec({ jobSpec: ad }).units.map(({ text, strength, isAnyOf }) => ({ text, strength, isAnyOf }));

describe('tools of which the house has one', () => {
  it.each([
    [
      'You must have worked in a proper accounts package. Ours is Xero, but Sage or QuickBooks will do.',
      'Xero',
    ],
    [
      'Vous devez maîtriser un logiciel de caisse. Nous utilisons Lightspeed, mais Zelty ou Tiller conviennent aussi bien.',
      'Lightspeed',
    ],
  ])('are asked for by their names: %s', (ad, name) => {
    const [tool, ...more] = askedOf(`Bookkeeper\n\n${ad}`);
    expect(more).toEqual([]);
    expect(tool).toMatchObject({ strength: 'must', isAnyOf: true });
    expect(tool?.text.startsWith(name)).toBe(true);
  });
  it('leave another demand as it stands', () => {
    const ad = 'You must have managed a shop. Ours is the one on Leeds Road, but trade is fine.';
    expect(askedOf(`Shop manager\n\n${ad}`).some(({ text }) => text.includes('Leeds'))).toBe(false);
  });
});

it.each([
  'Fluent in French and in English, since the branches work in French',
  'German and Dutch, spoken and written: the depot speaks German all day',
  'Forklift licence and first aid certificate; the forklift licence is looked at on day one',
])('parts two papers of which one is named once more further on: %s', (text) => {
  expect(groupsOf(text)).toHaveLength(2);
});
