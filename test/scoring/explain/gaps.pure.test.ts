import { describe, expect, it } from 'vitest';
import { gapsOf } from '../../../src/scoring/explain/gaps.ts';
import { NOTE } from '../../../src/scoring/match/notes.ts';
import type { RequirementOutcome } from '../../../src/scoring/types.ts';
import { oneOutcome } from './one-outcome.ts';

function open(text: string, more: Partial<RequirementOutcome> = {}): RequirementOutcome {
  return oneOutcome(text, { outcome: 'not_met', credit: 0, ...more });
}

function asked(...outcomes: RequirementOutcome[]): string[] {
  return gapsOf(outcomes).map(({ requirement }) => requirement);
}

describe('the gaps of a CV', () => {
  it('are the weightiest first, at most three', () => {
    const licence = open('Skipper licence', { strength: 'hard', kind: 'licence' });
    const wish = open('Some Galician', { strength: 'nice', kind: 'language' });
    expect(asked(wish, open('Sonar'), licence, open('Net mending'))).toEqual([
      'Skipper licence',
      'Sonar',
      'Net mending',
    ]);
  });

  it('never name what the ad says in passing', () => {
    const remark = open('The kettle is always on', { strength: 'duty', isRemark: true });
    expect(asked(remark)).toEqual([]);
    expect(asked(remark, open('Sonar'))).toEqual(['Sonar']);
  });

  it('are matters of character only where nothing else is open', () => {
    const calm = open('Calm in bad weather');
    expect(asked(calm, open('Sonar', { strength: 'nice' }))).toEqual(['Sonar']);
    expect(asked(calm)).toEqual(['Calm in bad weather']);
  });

  it('put conditions of the job behind what can be checked', () => {
    expect(asked(open('Weekend work'), open('Sonar'))).toEqual(['Sonar', 'Weekend work']);
  });

  it('leave out what the posts make likely where two others are open', () => {
    const likely = open('Sort the catch', { strength: 'duty', outcome: 'partly', note: NOTE.byTrade });
    expect(asked(likely, open('Sonar'), open('Radar'))).toEqual(['Sonar', 'Radar']);
    expect(asked(likely, open('Sonar'))).toEqual(['Sonar', 'Sort the catch']);
  });

  it('do not ask for a part of what is asked already', () => {
    expect(asked(open('Charts drawn in Navix'), open('Navix'))).toEqual(['Charts drawn in Navix']);
  });
});
