// The tables of words: each word stands for one thing, and each expression finds what it is named for.

import { expect, it } from 'vitest';
import { ALIASES } from '../../../src/scoring/lexicon/aliases.ts';
import { CERTIFICATES, CLEARANCES, LANGUAGES, LICENCES } from '../../../src/scoring/lexicon/credentials.ts';

const ROWS = [...LICENCES, ...CERTIFICATES, ...CLEARANCES, ...LANGUAGES];

it('puts a word into one group of aliases only', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const [name = '', ...others] of ALIASES)
    for (const word of new Set([name, ...others])) {
      const other = seen.get(word);
      if (other !== undefined && other !== name) twice.push(`${word}: ${other}, ${name}`);
      seen.set(word, name);
    }
  expect(twice).toEqual([]);
});

it('writes aliases in lower case, two or more in a group', () => {
  for (const group of ALIASES) {
    expect(group.length, group.join()).toBeGreaterThan(1);
    for (const word of group) expect(word).toBe(word.toLowerCase().trim());
  }
});

it('names each credential once', () => {
  const names = ROWS.map(([name]) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('matches no empty text, and no plain sentence, as a credential', () => {
  const plain =
    'I am a team player who can work with people and get the job done on time every day of the week';
  for (const [name, pattern, elsewhere] of ROWS)
    for (const one of [pattern, elsewhere ?? pattern]) {
      expect(new RegExp(one, 'i').test(''), name).toBe(false);
      expect(new RegExp(one, 'i').test(plain), name).toBe(false);
    }
});
