// Every occupation that is known by its words.

import { FURTHER_TITLES } from '../titles/all.ts';
import { AGENCY } from './agency.ts';
import { ENGINEERING } from './engineering.ts';
import { HEALTH } from './health.ts';
import { MONEY } from './money.ts';
import type { Occupations } from './occupation.ts';
import { OFFICE } from './office.ts';
import { PEOPLE } from './people.ts';
import { PUBLIC } from './public.ts';
import { SERVICES } from './services.ts';
import { SOFTWARE } from './software.ts';
import { SPECIALISTS } from './specialists.ts';
import { TECHNOLOGY } from './technology.ts';
import { TRADES_OF_BUILDING } from './trades.ts';
import { TRANSPORT } from './transport.ts';

const DESCRIBED: Occupations = {
  ...AGENCY,
  ...ENGINEERING,
  ...HEALTH,
  ...MONEY,
  ...OFFICE,
  ...PEOPLE,
  ...PUBLIC,
  ...SERVICES,
  ...SOFTWARE,
  ...SPECIALISTS,
  ...TECHNOLOGY,
  ...TRADES_OF_BUILDING,
  ...TRANSPORT,
};

/** Each with all its titles; texts have straight apostrophes. */
export const OCCUPATIONS: Occupations = Object.fromEntries(
  Object.entries(DESCRIBED).map(([name, { titles, words }]) => {
    const further = FURTHER_TITLES[name];
    const all = further === undefined ? titles : `${titles};${further}`;
    return [name, { titles: straight(all), words: straight(words) }];
  }),
);

function straight(text: string): string {
  return text.replaceAll('’', "'");
}
