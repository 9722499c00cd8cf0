// Every occupation that is known by its words.

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

export const OCCUPATIONS: Occupations = {
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
