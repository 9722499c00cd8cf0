// Papers of which one is enough, where no "or" says so: what is taken as well, and a list that ends in "whichever".

import { expect, it } from 'vitest';
import { demandsListed } from '../../../../src/scoring/spec/clauses/listed-demands.ts';
import { sentencesOf } from '../../../../src/scoring/spec/layout/sentences.ts';
import { credentialGroups } from '../../../../src/scoring/spec/papers/credential-groups.ts';

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
])('leaves a list whole of which any will do: %s', (text) => {
  expect(demandsListed(text)).toEqual([text]);
});
