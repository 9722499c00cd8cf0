// What goes on to this day and what does not: the columns of a table, where somebody lives since when, spans that ended at
// an event, and posts that ended where the next began.

import { describe, expect, it } from 'vitest';
import { monthAt, periodsIn } from '../../../../src/scoring/cv/posts/dates.ts';
import { readCv } from '../../../../src/scoring/cv/read-cv.ts';
import { gradedNowMs } from '../../graded/types.ts';

const NOW = monthAt(gradedNowMs);
const month = (year: number, name: number): number => year * 12 + name - 1;

const OPEN: readonly (readonly [text: string, from: number])[] = [
  ['| Oct 2022 | now | Harrow Hospitals | HR adviser |', month(2022, 10)],
  ['Hotel Miramar, Reception, Oct. 2022 / present', month(2022, 10)],
  ['Sept. 2024 - auj. : développeur', month(2024, 9)],
  ['Lijmfabriek Kerkhoven, Tilburg | 01/2020 - heden', month(2020, 1)],
  ['Binnendienst verkoop, Roelandt, januari 2020 tot nu', month(2020, 1)],
  ['Planner, Havenbedrijf, sinds mei 2021', month(2021, 5)],
  ['2020-2024 (en poste) Responsable acquisition', month(2020, 1)],
  ['My present title is team leader, a post which I took up in June 2018.', month(2018, 6)],
  ['From spring 2019 until this summer I was the lead', month(2019, 4)],
  ['Spring 2018 (April) until today, Gaer Haulage', month(2018, 4)],
  ['2019 -: Driver, Northern Railways', month(2019, 1)],
  ['Mallow Insurance, Cork. November 2021 -. Models of loss.', month(2021, 11)],
  ['March 2022 - (4 years 8 months)', month(2022, 3)],
  ['Jun 2021 -   Sous Chef, The Rope', month(2021, 6)],
];
const NONE: readonly string[] = [
  'Developed Vetting, renewed November 2023, current.',
  'I was the delegate myself from 2017 till I was made supervisor',
  'Living in Mallow since January 2025.',
  'Fitter (EU Blue Card since February 2025)',
  'In Ireland since January 2024.',
  'Schlosser in der Instandhaltung, seit 2021 in Deutschland.',
  'Staplerschein ist von 2016',
  'My slinger ticket is from 2014 and the passport dates from 2019.',
  'Best Newcomer 2019 - Regional Awards',
];

describe('what began at a date', () => {
  it.each(OPEN)('goes on in %j', (text, from) => {
    expect(periodsIn(text, gradedNowMs)).toEqual([{ from, to: NOW }]);
  });
  it.each(NONE)('is no span of work in %j', (text) => {
    expect(periodsIn(text, gradedNowMs)).toEqual([]);
  });
  it('is a span in the first columns of a row', () => {
    expect(periodsIn('2003        2014        Ferrant Construction', gradedNowMs)).toHaveLength(1);
  });
});

/** The posts of a CV as the months from and to. */
function postsOf(text: string): (readonly [number, number])[] {
  return readCv(text, new Set(), gradedNowMs).roles.map(({ period }) => [period.from, period.to]);
}

describe('a post', () => {
  it('goes on where nothing stands behind its dash, whatever post is told of in the next line', () => {
    const text = 'EXPERIENCE\nCook, The Mill, 2024 -\n2021 - 2023: Waiter, The Rope';
    expect(postsOf(text)).toEqual([
      [month(2024, 1), NOW],
      [month(2021, 1), month(2022, 12)],
    ]);
  });

  it('opens the work below papers, by a dash with nothing behind it', () => {
    const text = 'Certificates\nFood hygiene, 2023\n\nSous Chef, The Rope\nMay 2022 -\nSoups and stocks';
    expect(postsOf(text)).toEqual([[month(2022, 5), NOW]]);
  });

  it('before another ended where that began', () => {
    const text =
      'Experience\nTrack manager, Solentia, April 2021 to present\nBefore that: supervisor, Solentia, from August 2017.';
    expect(postsOf(text)).toEqual([
      [month(2021, 4), NOW],
      [month(2017, 8), month(2021, 3)],
    ]);
  });
  it('is not cut by the year of a rise within it, nor by that of a deed', () => {
    const rise = 'Experience\n2010 to 2013: Moloney, Cork. Audit senior and from 2012 assistant manager';
    expect(postsOf(rise)).toEqual([[month(2010, 1), month(2012, 12)]]);
    const deed =
      'Experience\nGroup accountant, Maurath, 2012 to present\nIFRS 16 introduced in 2018/19\nGoodwill tests';
    expect(postsOf(deed)).toEqual([[month(2012, 1), NOW]]);
  });
  it('goes on from the start where one rose in the house since', () => {
    const rose =
      'Experience\nMill foreman, Arden Paper, Ely. Started March 2015 as a helper, winder 2018, foreman since May 2022.\nTwo lines and nine people';
    expect(postsOf(rose)).toEqual([[month(2015, 3), NOW]]);
    const joined =
      'Experience\nClaims lead, Arden Mutual (joined 2018; promoted 2024)\nMotor and home claims';
    expect(postsOf(joined)).toEqual([[month(2018, 1), NOW]]);
  });
  it('is not cut by what was done in one of its years', () => {
    const text =
      'Experience\nPeople partner, West Trains, April 2021 to present\nIn 2023/24 I did the people side of the office consultation.\nRedeployment and appeals';
    expect(postsOf(text)).toEqual([[month(2021, 4), NOW]]);
  });
});
