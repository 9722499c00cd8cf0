// Further titles of occupations: each says one occupation, and none says what an occupation is called already.

import { describe, expect, it } from 'vitest';
import { OCCUPATIONS } from '../../../src/scoring/lexicon/occupations/all.ts';
import { FURTHER_TITLES } from '../../../src/scoring/lexicon/titles/all.ts';
import { occupationsIn } from '../../../src/scoring/match/posts/occupations.ts';

const further = Object.entries(FURTHER_TITLES).flatMap(([name, titles]) =>
  titles.split(';').map((title) => ({ name, title })),
);

describe('a further title', () => {
  it('is of an occupation that is described', () => {
    expect(Object.keys(FURTHER_TITLES).filter((name) => !(name in OCCUPATIONS))).toEqual([]);
    expect(further.length).toBeGreaterThan(4000);
  });

  it('is of no other occupation', () => {
    const owners = new Map<string, Set<string>>();
    for (const [name, { titles }] of Object.entries(OCCUPATIONS))
      for (const title of titles.split(';')) owners.set(title, (owners.get(title) ?? new Set()).add(name));
    const shared = further.filter(({ title }) => (owners.get(title)?.size ?? 0) > 1);
    expect(shared).toEqual([]);
  });

  it('is written in small letters, and is more than a word of any trade', () => {
    const odd = further.filter(
      ({ title }) =>
        title !== title.toLowerCase() || /^(?:manager|officer|engineer|technician|consultant)$/.test(title),
    );
    expect(odd).toEqual([]);
  });

  it.each([
    ['grant writer', 'charity_fundraiser'],
    ['électromécanicienne de maintenance', 'multi_skilled_maintenance_technician'],
    ['swiftui developer', 'ios_developer'],
  ])('tells the occupation of who is called so: %s', (title, name) => {
    const { named } = occupationsIn([{ text: title, weight: 1 }]);
    expect(named.map((one) => Object.keys(OCCUPATIONS)[one])).toContain(name);
  });
});
