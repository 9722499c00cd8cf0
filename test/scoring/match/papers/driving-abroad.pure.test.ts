// Licences to drive a car as other countries call them.

import { describe } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Inspector, Ontario',
    ask: 'Valid Ontario Class G licence (or the equivalent of another province) and a reliable vehicle',
    less: [
      'I do not drive',
      'Please note that I do not drive: I take the tram',
      'Provincial offences and evidence handling, Justice Institute course, 2021',
      "Ontario G1 learner's permit",
    ],
    held: [
      'G licence, own car with insurance',
      'Ontario G since 2016, own pickup',
      "Class 5 driver's licence (no restrictions), I own a Subaru",
      'Class G, vehicle',
    ],
  },
  {
    title: 'Home care worker, British Columbia',
    ask: "Class 5 driver's licence and own car",
    less: ["Class 7 learner's licence, family car", 'I take the bus, no licence'],
    held: ['BC Class 5, own Toyota', 'Full Class 5 licence and vehicle'],
  },
  {
    title: 'Community nurse, Melbourne',
    ask: 'Current Victorian driver licence (Class C)',
    less: ['No driver licence', 'Learner permit'],
    held: ['Victorian driver licence, car', 'Driver licence class C, Victoria'],
  },
  {
    title: 'Technicien itinérant, Québec',
    ask: 'Permis de conduire classe 5 valide',
    less: ['Pas de permis', 'Permis probatoire refusé, je ne conduis pas'],
    held: ['Permis classe 5', 'Permis de conduire du Québec, classe 5, sans point'],
  },
  {
    title: 'Spitex-Mitarbeiterin, Zürich',
    ask: 'Führerausweis Kategorie B',
    less: ['Lernfahrausweis B', 'Kein Führerausweis'],
    held: ['Führerausweis Kat. B, eigenes Auto', 'Fahrausweis Kat. B seit 2012'],
  },
  {
    title: 'Infirmière à domicile, Vaud',
    ask: 'Permis de conduire catégorie B et véhicule privé',
    less: ['Permis élève conducteur'],
    held: ['Permis B, voiture', 'Permis de conduire cat. B, véhicule'],
  },
  {
    title: 'Delivery driver, Texas',
    ask: 'Class A CDL',
    less: ['Class C driver license', 'CDL permit, class A'],
    held: ['CDL-A, tanker endorsement', 'Commercial driver license, class A, 2018'],
  },
  {
    title: 'Driver, Ontario',
    ask: 'AZ licence',
    less: ['G licence', 'DZ licence'],
    held: ['AZ licence since 2015'],
  },
  {
    title: 'Snow plough operator, Ontario',
    ask: 'DZ licence or better',
    less: ['G licence, clean', "Class G driver's licence", 'Driving licence. A team player.'],
    held: [
      'DZ licence',
      "AZ driver's licence, clean abstract",
      'Drives: class D with Z endorsement',
      'Licence: class D with air brakes',
    ],
  },
  {
    title: 'Home inspector, Ontario',
    ask: "Full G driver's licence",
    less: ['No licence'],
    held: ['Class G driver, no demerits', 'G class licence, exchanged in 2024', 'DZ licence'],
  },
  {
    title: 'Pump fitter, Queensland',
    ask: 'Current driver licence (C class)',
    less: ['No licence yet'],
    held: ['Queensland licence, class C and HR', 'MR licence, C as well', 'Licence, C'],
  },
  {
    title: 'Window fitter, Galway',
    ask: 'Full category B driving licence',
    less: ['No driving licence at present'],
    held: ['Full licence, B and trailer', 'Driving licence. A team player.'],
  },
  {
    title: 'Home visitor, Ohio',
    ask: "Valid driver's license",
    less: ["Driver's license suspended 2024"],
    held: ["Ohio driver's license, clean record", 'Valid driver license and car'],
  },
  {
    title: 'Außendienst',
    ask: 'Führerschein Klasse B',
    less: [
      'Führerschein nur Klasse AM',
      'Fahrerlaubnis: zur Zeit keine',
      'Fahrerlaubnis:\nderzeit keine, Neuerteilung ab 2028 möglich',
      'Führerschein\nnein',
    ],
    held: ['Führerschein: B', 'Führerschein Klasse B: keine Punkte', 'Ausweise: Auto Kat. B, Stapler'],
  },
  {
    title: 'Sales rep',
    ask: 'Driving licence',
    less: ['Driving licence: none at present', 'Driving licence (none)'],
    held: ['Driving licence: no points'],
  },
  {
    title: 'Commercial',
    ask: 'Permis B',
    less: ['Permis de conduire : aucun pour le moment'],
    held: ['Permis de conduire : B'],
  },
];

describe('driving licences of other countries', () => itTellsApart(ROWS));
