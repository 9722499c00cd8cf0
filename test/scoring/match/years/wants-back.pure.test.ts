// Whoever wants to go back to a work has left it: what came after the last post of it counts towards no years of it.

import { describe, expect, it } from 'vitest';
import { leastOf, outcomesOf } from '../../one-demand.ts';

const ROW = { title: 'Treasury Analyst', ask: 'At least four years as a treasury analyst' };
const POSTS =
  'EXPERIENCE\nOffice Manager, Reed Ltd, 2019 - present\nPays suppliers, watches the bank accounts and the cash position.\n\nTreasury Analyst, Elm plc, 2016 - 2018\nCash forecasts, hedging and bank relationships.';
const creditOf = (cv: string): number => leastOf(outcomesOf(ROW, cv));

describe('years of a work that one wants to go back to', () => {
  it.each(['I would like to return to treasury.', 'Looking to go back to treasury work.'])(
    'end with its last post: %s',
    (wish) => {
      expect(creditOf(`${wish}\n\n${POSTS}`)).toBeLessThan(0.7);
    },
  );

  it('go on for whoever wants back to work at all, or to a town', () => {
    for (const wish of ['Ready to return to work.', 'I would like to move back to Leeds.'])
      expect(creditOf(`${wish}\n\n${POSTS}`)).toBe(creditOf(POSTS));
  });

  it('go on for whoever runs the department that does it', () => {
    const runs =
      'For the last six years I have run the treasury of Elm plc: nine staff, cash forecasts, hedging, bank relationships, and since 2024 the payments desk.\n\nTreasury Analyst, Orme plc, 2010 - 2012\nCash forecasts.';
    expect(creditOf(`I would like to go back to being an analyst.\n\n${runs}`)).toBe(1);
  });
});
