// Spans that a post tells in words: since when somebody has driven, months within a year, a rise told before the span.

import { describe, expect, it } from 'vitest';
import { monthAt, periodsIn } from '../../../../src/scoring/cv/posts/dates.ts';
import { gradedNowMs } from '../../graded/types.ts';

const NOW = monthAt(gradedNowMs);
const month = (year: number, name: number): number => year * 12 + name - 1;

const SPANS: readonly (readonly [text: string, from: number, to: number])[] = [
  ['Passed out 14 March 2019, driving since then full-time', month(2019, 3), NOW],
  ['I was at Orban from May 2019 till June of this year.', month(2019, 5), month(2026, 6)],
  ['Bei Orban von Mai 2019 bis Juni letzten Jahres', month(2019, 5), month(2025, 6)],
  ['Qualified in May 2016, still there', month(2016, 5), NOW],
  ['2025 May - Nov, 2/E, Levant Amber', month(2025, 5), month(2025, 11)],
  ['Commercial Engineer, then Senior from 2023 - Sept 2019 to now', month(2019, 9), NOW],
  ['Today I keep the stores at Orban, where I started in May 2019.', month(2019, 5), NOW],
  ['Heute arbeite ich bei Orban, wo ich im Mai 2019 angefangen habe.', month(2019, 5), NOW],
  ["Aujourd'hui chez Orban, à Melun, où je suis entré en mai 2019.", month(2019, 5), NOW],
  ["Je suis arrivée chez Orban (Melun, 40 salariés) en mai 2019 et j'y suis toujours.", month(2019, 5), NOW],
  ['Acting head porter 4 May - 12 Sept 2025 while mine was away', month(2025, 5), month(2025, 9)],
  ['Velvet Bakery - September 2021 until end of March 2024', month(2021, 9), month(2024, 3)],
  [
    'I did my time with Orme from January 2018 and got my ticket in February 2022.',
    month(2018, 1),
    month(2022, 2),
  ],
  ['I have run the yard from January 2018 and got the award in February 2022.', month(2018, 1), NOW],
  ['Polier, Mai 2018 bis Ende August 2021', month(2018, 5), month(2021, 8)],
  ["Vendeuse, septembre 2021 jusqu'à fin mars 2024", month(2021, 9), month(2024, 3)],
  ['Danach bin ich im März 2017 bei Orban eingestiegen, und dort bin ich bis heute.', month(2017, 3), NOW],
];

const SEASONS: readonly (readonly [text: string, from: number, to: number])[] = [
  ['Summer 2019   Orme & Co   Vacation student', month(2019, 7), month(2019, 9)],
  ['Spring 2018: placement at Orme & Co', month(2018, 4), month(2018, 6)],
  ['Sommer 2020 | Orme GmbH | Werkstudentin', month(2020, 7), month(2020, 9)],
];

describe('a season at the head of a row', () => {
  it.each(SEASONS)('is as long as one in %j', (text, from, to) => {
    expect(periodsIn(text, gradedNowMs)).toEqual([{ from, to }]);
  });
  it('is none within an account', () => {
    expect(periodsIn('Opened the shop in summer 2019: a hit', gradedNowMs)).toEqual([]);
  });
});

describe('a span of time', () => {
  it.each(SPANS)('is read in %j', (text, from, to) => {
    expect(periodsIn(text, gradedNowMs)).toEqual([{ from, to }]);
  });
  it('is none where a paper was passed and nothing is said of since', () => {
    expect(periodsIn('Passed out 14 March 2019', gradedNowMs)).toEqual([]);
  });
  it.each([
    'Now a chartered surveyor, which I became in 2015',
    'My sister has lived in Muscat since 2011',
    'Im März 2017 bei Orban eingestiegen, im Mai 2018 gegangen',
  ])('is none in %j', (text) => {
    expect(periodsIn(text, gradedNowMs)).toEqual([]);
  });
});
