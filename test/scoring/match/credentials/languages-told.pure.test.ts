// How well a language is known, as CVs tell it: the nationality of goods is no language, a few words are not fluent, and
// what is worked in is known.

import { describe, expect, it } from 'vitest';
import { itTellsApart, type HeldOrLess } from '../../held-or-less.ts';
import { leastOf, outcomesOf } from '../../one-demand.ts';

const ROWS: readonly HeldOrLess[] = [
  {
    title: 'Freight coordinator',
    ask: 'Spanish fluent, spoken and written',
    less: [
      'I look after the office of a small forwarder for Spanish ceramics and Peruvian produce.',
      'Worked with Spanish and Portuguese hauliers',
      'Office manager for a Spanish-owned haulier',
      'Spanish, enough to order parts',
      'Spanish: can get by',
      'Spanish: understand more than I speak',
      'Spanish (evening class since autumn)',
      'Spanish: used to be fluent, now rusty',
      'Bit of Spanish, much French',
      'Spanish from school in Leeds',
    ],
    held: [
      'Spanish C1, used daily with hauliers',
      'Grew up speaking Spanish at home; wrote quotes in Spanish for six years',
      'I speak Spanish most days.',
      'Born in Lima: school in Spanish, university in English',
      'Bilingual English/Spanish',
    ],
  },
  {
    title: 'Contrôleur de gestion',
    ask: 'Anglais courant indispensable',
    less: [
      'Anglais de service, correct ; italien, bases',
      'Anglais lu (documentation technique), non parlé ou presque.',
      'Anglais technique',
      'Je me débrouille en anglais',
      'Anglais : remise à niveau en cours',
    ],
    held: ['Anglais courant', 'Anglais lu, écrit, parlé couramment', 'Bilingue anglais, trois ans à Londres'],
  },
  {
    title: 'Sachbearbeiter Export',
    ask: 'Verhandlungssicheres Englisch erforderlich',
    less: [
      'Englisch ausbaufähig',
      'Englisch: für den Hausgebrauch',
      'Englisch: Lesen von Datenblättern',
      'Englisch: Auffrischung nötig',
    ],
    held: ['Englisch verhandlungssicher', 'Englisch fließend in Wort und Schrift'],
  },
  {
    title: 'Consultant',
    ask: 'German fluent, workshops are in German',
    less: ['German plants of a tyre maker, rollouts in Heilbronn', 'German: course started in May'],
    held: [
      'Lived in Graz for nine years and worked in German throughout',
      'German telc C1 passed in May 2026',
    ],
  },
  {
    title: 'Supplier quality engineer',
    ask: 'Fluent Spanish is essential',
    less: [
      'Skills\nLanguages: English',
      'Education\nBSc Business with a semester in Valencia, Leeds, 2012',
      'Education\nLicenciatura en Derecho, Puebla, 2012\n\nLanguages\nSpanish B1, English C1',
    ],
    held: [
      'Education\nLicenciatura en Derecho, Puebla, 2012',
      'Education\nIngeniería Industrial, Querétaro, 2014',
    ],
  },
  {
    title: 'Account manager',
    ask: 'Fluent German is essential',
    less: ['Education\nMSc Logistics, Munich, 2014'],
    held: [
      'Education\nAbitur, 2006. Industriekaufmann, 2009',
      'Training\nAusbildung zum Mechatroniker, 2011',
    ],
  },
];

describe('a language', () => itTellsApart(ROWS));

const creditOf = (cv: string) =>
  leastOf(outcomesOf({ title: 'Controller', ask: 'Fluent Dutch is essential' }, cv));

it('counts a language that a post was done in above one that is only named', () => {
  const worked = creditOf(
    'Controller, Texel Ferries, 2019 - present\nMonthly meetings and reports in Dutch.',
  );
  expect(worked).toBeGreaterThan(creditOf('Skills: Excel, Dutch'));
});
