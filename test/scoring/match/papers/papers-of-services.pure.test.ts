// Papers of kitchens, bars, salons, guards, gardens, farms, workshops, undertakers and libraries: by the names and the
// shortened words that CVs have for them, of which level and kind, and whose.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

/** Words that papers are shortened by. */
const SHORTENED: readonly HeldOrLess[] = [
  {
    title: 'Barber',
    ask: 'Arizona barber license, active, required',
    held: ['Barber, Fade House, Tempe AZ, 2019 - present\nAZ Barber Lic. #B-22817, exp 2027'],
    less: ['Shampoo assistant, two years. Barber school in Mesa, 900 of 1,200 hours'],
  },
  {
    title: 'Esthetician',
    ask: 'Must hold a California esthetician license in good standing',
    held: ['Esthetician, La Jolla, 2019 - present\nCA Esthetician Lic Z 118820 exp 6/27'],
    less: ['CA manicurist license M 90211, exp 6/27'],
  },
  {
    title: 'Sicherheitsmitarbeiter',
    ask: 'Geprüfte Schutz- und Sicherheitskraft (IHK) zwingend',
    held: ['Schichtführer Werkschutz. IHK-Prüfung zur gepr. Schutz- und Sicherheitskraft 2015'],
    less: ['Wachmann seit 2012, Unterrichtung § 34a'],
  },
  {
    title: 'Herd Manager',
    ask: 'NZ Certificate in Agriculture (Sheep Farming) Level 4',
    held: ['Nat. Cert. in Agriculture (Sheep Farming) Lvl 4, 2012; shepherd in Gore since 2013'],
    less: ['Nat. Cert. in Agriculture (Sheep Farming) Lvl 2, 2012'],
  },
];

/** A paper in a post, with its number or day. */
const DATED: readonly HeldOrLess[] = [
  {
    title: 'Server',
    ask: 'ProServe certification is mandatory',
    held: ['Server, 17th Ave, 2020 - present\nProServe #88213 exp 2027'],
    less: ['Hostess; will take ProServe if hired'],
  },
  {
    title: 'Line Cook',
    ask: 'FOODSAFE Level 1 (BC), current',
    held: ['Line cook, Kits Diner, 2019 - present\nFoodSafe L1 renewed 2024'],
    less: ['FoodSafe Level 1 from 2014, expired'],
  },
];

describe('papers of services: shortened words', () => itTellsApart(SHORTENED));
describe('papers of services: dated in a post', () => itTellsApart(DATED));
