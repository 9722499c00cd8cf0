// Which years, months and dates of a spec are asked for, which say how recent, and which are only told.

import { describe, expect, it } from 'vitest';
import { minimumMonths } from '../../../../src/scoring/spec/time/minimum-months.ts';
import { recencyOf } from '../../../../src/scoring/spec/time/recency.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';

describe('months that are asked for', () => {
  it.each([
    ['5+ yrs broking with a trading house', 60],
    ['4 years in a bakery that opened new shops', 48],
    ['3 years with an established upholsterer', 36],
    ['Two years of employment law', 24],
    ['The person we want has carved for five years and worked with children aged three to six years', 60],
    ['Four years of service planning', 48],
    ['minimum of 2 (two) years in tanning', 24],
    ['half a decade of gilding', 60],
    ["We'd love you to have at least two years' weaving experience in a mill", 24],
    ['at least 24 months on ferries, valid medical', 24],
    ['vous avez derrière vous cinq bonnes années de lutherie', 60],
    ['depuis 3 ans au moins, vous réparez des orgues', 36],
  ])('%s', (text, months) => {
    expect(minimumMonths(text)).toBe(months);
  });

  it.each([
    'We have been trading for 12 years',
    'The shop was opened 9 years ago',
    'Last time we got somebody whose card was two years dead',
    'The last one had three years of farriery and it showed',
    'Letztes Mal hatte jemand zwei Jahre Erfahrung und blieb nicht',
    "Boatmaster's licence, valid at least 9 months",
    'Passport with six months validity remaining',
    'Kesselwärterschein, noch mindestens 6 Monate gültig',
    'Carte de plongeur valable au moins 6 mois',
    '9 months with a good chance of going permanent',
    'Eigener Anhänger, nie älter als vier Jahre',
    'Your own van, never older than six years',
    'The person who has run the kilns for nine years is moving to the coast',
    'Unser Kollege, der die Öfen seit neun Jahren führt, geht in Rente',
    'A group of twenty children between two and six years',
    'Eine Gruppe von Kindern zwischen eineinhalb und sechs Jahren',
  ])('none: %s', (text) => {
    expect(minimumMonths(text)).toBe(0);
  });
});

describe('how recent', () => {
  it.each([
    ['Two years of thatching in the last five', 60],
    ['Min 3 yrs on looms, in the last 8 or so', 96],
    ['Two years within the last four on a narrowboat', 48],
    ['Trois ans de reliure dans les cinq derniers', 60],
    ['Has in the last year sat the refresher', 12],
    ['The storms of the last two years keep us busy', 0],
    ['We lost a month last year', 0],
  ])('%s', (text, months) => {
    expect(recencyOf(text).months).toBe(months);
  });

  it('is not told by when the work begins', () => {
    expect(recencyOf('Teacher of weaving, full time, permanent, from January 2027').since).toBe(0);
    expect(recencyOf('Unbefristet ab März 2027').since).toBe(0);
    expect(recencyOf('A first aid certificate from 2023 onwards').since).toBe(2023 * 12);
  });

  it('is of the years alone where the paper stands before them', () => {
    const { units } = readSpec({
      jobSpec: 'Requirements\n- Forklift licence held and 2 yrs on farms in the last 5',
    });
    expect(units.filter(({ kind }) => kind !== 'skill').map(({ recentMonths }) => recentMonths)).toEqual([
      0, 60,
    ]);
  });
});
