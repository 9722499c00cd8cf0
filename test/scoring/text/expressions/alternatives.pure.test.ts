// The parts of an expression match a text together where it does, alone.

import { expect, test } from 'vitest';
import { alternativesOf } from '../../../../src/scoring/text/expressions/alternatives.ts';

const WORDS = Array.from({ length: 90 }, (_, index) => `word${String(index)}`);
const LONG = WORDS.join('|');

test('leaves a short expression whole', () => {
  expect(alternativesOf('(?:a|b)c')).toEqual(['(?:a|b)c']);
});

test('leaves an expression whole whose parts refer to each other', () => {
  const source = String.raw`(?<one>${LONG}) \k<one>`;
  expect(alternativesOf(source)).toEqual([source]);
});

test.each([
  ['words side by side', LONG],
  ['words between borders', String.raw`(?<!\p{L})(?:${LONG})(?!\p{L})`],
  ['groups, classes and escapes', String.raw`\((?:${LONG})\)|[(|]x[\])]|(?:y|z){2}(?:${LONG})?$`],
  ['what must not follow', String.raw`\b(?:${LONG})\b(?! (?:${LONG}))`],
])('matches with its parts what it matches itself: %s', (_, source) => {
  const parts = alternativesOf(source);
  expect(parts.length).toBeGreaterThan(1);
  const texts = WORDS.flatMap((word) => [
    word,
    `(${word})`,
    `a${word}`,
    `${word} word7`,
    `yz${word}`,
    '(x)',
    'zy',
    '|x]',
  ]);
  for (const text of texts)
    expect(parts.some((part) => new RegExp(part, 'iu').test(text))).toBe(new RegExp(source, 'iu').test(text));
});
