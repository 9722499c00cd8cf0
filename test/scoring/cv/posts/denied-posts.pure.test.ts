// Who says that there was no such post has none of its years, whatever a neighbouring post tells of its work.

import { describe, expect, it } from 'vitest';
import { deniesPosts } from '../../../../src/scoring/match/years/denied-posts.ts';
import { outcomesOf } from '../../one-demand.ts';

describe('a line that denies posts', () => {
  it.each([
    'No post on an intensive care unit so far',
    'I have never worked in a bank',
    "I haven't been employed as a manager",
    'Bisher keine Stelle in der Dialyse',
    "Je n'ai jamais travaillé en bloc",
  ])('is %j', (text) => {
    expect(deniesPosts(text)).toBe(true);
  });

  it.each(['No experience of dialysis', 'The post is on an intensive care unit', 'I worked in a bank'])(
    'is not %j',
    (text) => {
      expect(deniesPosts(text)).toBe(false);
    },
  );
});

it('takes the years of a neighbouring post from whoever had no such post', () => {
  const demand = {
    title: 'Intensive Care Nurse',
    ask: 'At least 3 years of adult intensive care experience',
  };
  const post = `2018 - present: Senior Sister, Emergency Department, Brackwater General Hospital
Ventilated patients and arterial lines until a bed in intensive care is found, escort to intensive care`;
  const years = (cv: string) => outcomesOf(demand, cv).find(({ kind }) => kind === 'years')?.outcome;
  expect(years(`${post}\n\nNo post on an intensive care unit so far`)).toBe('denied');
  expect(years(post)).not.toBe('denied');
});

describe('what is denied beside a time that is over', () => {
  const demand = { title: 'Payroll Clerk', ask: 'At least 3 years of payroll work' };
  const outcomeOf = (cv: string) => outcomesOf(demand, cv).find(({ kind }) => kind === 'years')?.outcome;
  const post = 'Payroll Clerk, Orme Foods, 2019 - present\nMonthly payroll for 300, pensions and year end';

  it('takes nothing from a later post', () => {
    expect(outcomeOf(`${post}\n\nEducation\nPlacement Jan-Mar 2018 with Orme Foods (no payroll work)`)).toBe(
      'met',
    );
  });

  it('is denied of the post that it stands beside', () => {
    expect(outcomeOf('Office Clerk, Orme Foods, 2019 - 2026 (no payroll work)\nPost, filing')).not.toBe(
      'met',
    );
  });
});

it('takes no work from whoever says why a paper was not renewed', () => {
  const demand = { title: 'Crane Operator', ask: 'Two years on tower cranes' };
  const cv =
    'Crane Operator, Orme Build, 2016 - 2025\nTower cranes on blocks of flats\n\nPapers\nCPCS A04 to March 2026. I did not renew it because I was not working on cranes.';
  for (const { outcome } of outcomesOf(demand, cv)) expect(outcome).not.toBe('denied');
});
