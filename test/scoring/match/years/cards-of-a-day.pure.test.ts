// Years of a trade are no less for a card that people of every trade get in a day, and that whoever holds the papers of the
// trade has yet to get.

import { expect, it } from 'vitest';
import { outcomesOf } from '../../one-demand.ts';

const SCAFFOLDER = {
  title: 'Scaffolder',
  ask: 'CISRS advanced scaffolder card\n- Three years of erecting and striking scaffolds',
};
const POST =
  'Access crew, Orme Events, 2019 - present\nErecting and striking towers, stages and scaffolds for festivals.\n\nCISRS Advanced Scaffolder, valid to 2029';

it.each(['Current Safe Pass is essential', 'Manual handling certificate, in date'])(
  'counts the years of whoever lacks it: %s',
  (card) => {
    const years = (ask: string) =>
      outcomesOf({ ...SCAFFOLDER, ask }, POST).find(({ kind }) => kind === 'years')?.credit;
    expect(years(`${SCAFFOLDER.ask}\n- ${card}`)).toBe(years(SCAFFOLDER.ask));
  },
);
