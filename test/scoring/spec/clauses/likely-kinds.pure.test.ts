// Clauses by all their signs: demands, wishes and remarks in words that no rule was written for, in ads of the usual length.

import { describe, expect, it } from 'vitest';
import { ruledClausesOf } from '../../../../src/scoring/read-spec.ts';
import { signsAlone, signsOf } from '../../../../src/scoring/spec/clauses/clause-signs.ts';
import {
  meaningBy,
  meaningRuled,
  withLikelyKinds,
} from '../../../../src/scoring/spec/clauses/likely-kinds.ts';
import { letterOf } from '../../../../src/scoring/text/letter-weights.ts';
import { meaningOf } from '../../../../bench/fit/clauses.ts';
import { labelledClausesIn } from '../../../../bench/fit/labelled-ads.ts';

const AD = `Stonemason, Ashlar Lodge

We are eleven people in a yard behind the old goods station, and the cathedral keeps us busy until about 2041.
Half of our scaffolds have been up longer than some of us have been married.
Nobody here works alone on the tower, and nobody has fallen off it since 1987.

All of our replacement work is in limestone, so you will have cut mouldings in it by hand for some years.
The man before you left because he could not read a full-size drawing.
You fix ashlar, cut indents, point in lime and keep a record of every stone that goes back.
If you have ever drawn on a tablet, so much the better.
There is no lift, and there never will be.
Lunch is at twelve, and the kettle is older than the apprentice.
Pay follows the national agreement, with a day more of leave for every fifth year.`;

function kindOf(words: string): string | undefined {
  return withLikelyKinds(ruledClausesOf(AD)).find(({ text }) => text.includes(words))?.kind;
}

describe('in an ad of the usual length', () => {
  it.each([
    ['cut mouldings in it by hand', 'must'],
    ['fix ashlar', 'duty'],
    ['drawn on a tablet', 'nice'],
    ['Pay follows', 'about'],
  ])('"%s" is meant as %s', (words, kind) => {
    expect(kindOf(words)?.replace('boilerplate', 'about')).toBe(kind);
  });

  it('is asked by a row that is labelled with the paper it asks for', () => {
    const facts =
      'TITLE: Crane Rigger II\nPLACE: Groton, CT (yard)\nCLEARANCE: Current Secret on the first day.\nSHIFT: Nights, 12 hours';
    const work =
      'DUTIES\nPlan lifts. Inspect slings. Signal cranes. Write lift logs. Keep the loft in order.';
    const asked = 'BASIC QUALIFICATIONS\nThree years of rigging.\nHigh school diploma.';
    const wished = 'PREFERRED QUALIFICATIONS\nTower cranes\nWelding\nChain falls\nSplicing';
    const kinds = withLikelyKinds(ruledClausesOf([facts, work, asked, wished].join('\n\n')));
    expect(kinds.find(({ text }) => text.includes('Secret'))?.kind).toBe('must');
  });

  it('is asked by a short sentence that says what one must be or hold', () => {
    const clauses = ruledClausesOf(
      AD.replace('There is no lift', 'Must hold a CSCS card.\nThere is no lift'),
    );
    const kinds = withLikelyKinds(clauses);
    expect(kinds.find(({ text }) => text.includes('CSCS'))?.kind).toBe('must');
  });

  it('tells most clauses of labelled ads as their readers do, and far more than the rules by themselves', () => {
    const clauses = labelledClausesIn('public-service.txt').filter(
      ({ isAlone, weight }) => !isAlone && weight === 1,
    );
    const right = clauses.filter(
      ({ clause, signs, label }) => meaningBy(signs, clause) === meaningOf(label),
    ).length;
    const ruled = clauses.filter(({ clause, label }) => meaningRuled(clause) === meaningOf(label)).length;
    expect(clauses.length).toBeGreaterThan(500);
    expect(right / clauses.length).toBeGreaterThan(0.9);
    expect(right - ruled).toBeGreaterThan(0.2 * clauses.length);
  });
});

describe('a few demands by themselves', () => {
  it('are what the rules take them for', () => {
    const clauses = ruledClausesOf('Baker\n\nRequirements\n- Strong dough skills\n- Kneading');
    expect(withLikelyKinds(clauses)).toEqual(clauses);
    expect(clauses.map(({ kind }) => kind)).toEqual(['must', 'must']);
  });
});

describe('the signs of a clause', () => {
  const clauses = ruledClausesOf(AD);

  it('are its words, its pairs of words and looks, and in an ad its place and neighbours', () => {
    const at = clauses.findIndex(({ text }) => text.includes('There is no lift'));
    const [clause] = clauses.slice(at);
    if (clause === undefined) throw new Error('no such clause');
    const alone = signsAlone(clause, true);
    expect(alone).toEqual(
      expect.arrayContaining(['uthere', 'bthere is', 's1there', 'hnone', 'it0', `K${clause.kind}`]),
    );
    expect(alone.some((sign) => sign.startsWith('P') || sign.startsWith('Q'))).toBe(false);
    const placed = signsOf(clauses, at);
    expect(placed).toEqual(expect.arrayContaining([...alone, 'P1if', 'Q1lunch']));
    expect(new Set(placed).size).toBe(placed.length);
  });

  it('take every number for one', () => {
    const [first] = ruledClausesOf('Baker\n\nRequirements\n- 12 years of kneading');
    expect(first === undefined ? [] : signsAlone(first, false)).toEqual(
      expect.arrayContaining(['u0', 'b0 years']),
    );
  });
});

describe('a weight', () => {
  it.each([
    [0, 'g'],
    [-32, 'A'],
    [31, '/'],
    [400, '/'],
    [-400, 'A'],
  ])('of %i is the letter %s', (weight, letter) => {
    expect(letterOf(weight)).toBe(letter);
  });
});
