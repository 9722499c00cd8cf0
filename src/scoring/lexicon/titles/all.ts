// Every further title.

import { AGENCY_TITLES } from './agency.ts';
import { ENGINEERING_TITLES } from './engineering.ts';
import { HEALTH_TITLES } from './health.ts';
import { MONEY_TITLES } from './money.ts';
import { OFFICE_TITLES } from './office.ts';
import { PEOPLE_TITLES } from './people.ts';
import { PUBLIC_TITLES } from './public.ts';
import { SERVICES_TITLES } from './services.ts';
import { SOFTWARE_TITLES } from './software.ts';
import { SPECIALISTS_TITLES } from './specialists.ts';
import { TECHNOLOGY_TITLES } from './technology.ts';
import { TRADES_TITLES } from './trades.ts';
import { TRANSPORT_TITLES } from './transport.ts';
import type { Titles } from './titles.ts';

export const FURTHER_TITLES: Titles = {
  ...AGENCY_TITLES,
  ...ENGINEERING_TITLES,
  ...HEALTH_TITLES,
  ...MONEY_TITLES,
  ...OFFICE_TITLES,
  ...PEOPLE_TITLES,
  ...PUBLIC_TITLES,
  ...SERVICES_TITLES,
  ...SOFTWARE_TITLES,
  ...SPECIALISTS_TITLES,
  ...TECHNOLOGY_TITLES,
  ...TRADES_TITLES,
  ...TRANSPORT_TITLES,
};
