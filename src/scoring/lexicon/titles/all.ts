// Every further title.

import { AGENCY_TITLES } from './agency.ts';
import { ENGINEERING_TITLES } from './engineering.ts';
import { TECHNOLOGY_TITLES } from './technology.ts';
import { TRADES_TITLES } from './trades.ts';
import { TRANSPORT_TITLES } from './transport.ts';
import type { Titles } from './titles.ts';

export const FURTHER_TITLES: Titles = {
  ...AGENCY_TITLES,
  ...ENGINEERING_TITLES,
  ...TECHNOLOGY_TITLES,
  ...TRADES_TITLES,
  ...TRANSPORT_TITLES,
};
