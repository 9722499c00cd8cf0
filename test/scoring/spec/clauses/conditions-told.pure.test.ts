// How much is asked where a spec says so in words of its own: what is announced, what others impose, what stands in notes
// and rows, what all of a list is, and what is said of the house.

import { describe, expect, it } from 'vitest';
import { statementsOf } from '../../../../src/scoring/spec/clauses/statements.ts';

const kindsOf = (spec: string): string[] =>
  statementsOf(spec, 'Post').map(({ text, kind }) => `${kind}: ${text.replace(/[.;]$/, '')}`);

const SPECS: readonly (readonly [spec: string, ...expected: string[]])[] = [
  [
    "Here's what isn't up for discussion. A CPCS card. Three years on tower cranes.",
    'must: A CPCS card',
    'must: Three years on tower cranes',
  ],
  [
    'You mend lifts.\nState law says QEI certificate, so have it ready.',
    'must: State law says QEI certificate, so have it ready',
  ],
  [
    'Aufgaben:\n- Führung der Kolonnen; hierfür ist der Nachweis nach MVAS 99 vorzulegen.',
    'must: hierfür ist der Nachweis nach MVAS 99 vorzulegen',
  ],
  [
    'Duties\n- Small works.(1)\n\nWhat we offer\nA canteen.\n\n(1) Insurers require a current IPAF card from everyone aloft.',
    'must: Insurers require a current IPAF card from everyone aloft',
  ],
  [
    'Requirements\nA degree. Ammonia awareness, HNC, IOSH certificate: all pluses, none essential.',
    'nice: Ammonia awareness',
    'nice: HNC',
  ],
  ['Tasks\n- Mend pumps\n\nWould be sweet: NATE, Spanish.', 'nice: NATE', 'nice: Spanish'],
  [
    'Required | A degree in welding\nPreferred | CSWIP; Spanish',
    'must: A degree in welding',
    'nice: CSWIP',
    'nice: Spanish',
  ],
  [
    '2 WHAT YOU DO | Share\nPrepare samples | 40 %\nSort parts | 10 %',
    'duty: Prepare samples',
    'duty: Sort parts',
  ],
  ['Ce que je propose : 48 k€ sur 13 mois, véhicule.', 'boilerplate: 48 k€ sur 13 mois, véhicule'],
  ['Was du bei uns machst\n- Du programmierst Anlagen.', 'duty: Du programmierst Anlagen'],
  [
    'Requirements\nFive years ago we changed how we look at risk.',
    'about: Five years ago we changed how we look at risk',
  ],
  [
    'Duties\nYou will go online with the PLC; this is the job and we test it at interview.',
    'must: You will go online with the PLC',
  ],
  ['Requirements\nKnowledge of COINS and of disallowances.', 'must: Knowledge of COINS and of disallowances'],
];

describe('how much a spec asks', () => {
  it.each(SPECS)('is told in %j', (spec, ...expected) => {
    expect(kindsOf(spec)).toEqual(expect.arrayContaining(expected));
  });
});
