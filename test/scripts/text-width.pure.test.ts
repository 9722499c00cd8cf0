import fc from 'fast-check';
import { expect, it } from 'vitest';
import { displayWidth, pad, printable, wrap } from '../../scripts/cli/text-width.ts';

it.each([
  ['abc', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['李娜', 4],
  ['👩‍⚕️', 2],
  ['\u200b', 0],
  ['', 0],
])('measures %j as %d columns', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

it('wraps between words and cuts a word that is longer than the line', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('abcdefghij kl', 4)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  expect(wrap('', 4)).toEqual(['']);
});

it('never makes a line wider than asked and loses no word', () => {
  const text = fc.array(fc.string({ unit: 'grapheme-composite', maxLength: 12 }), { maxLength: 12 });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 30 }), (words, width) => {
      const lines = wrap(words.join(' '), width);
      expect(lines.every((line) => displayWidth(line) <= width)).toBe(true);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(words.join('').replaceAll(/\s/g, ''));
    }),
  );
});

it('takes from a text what would steer the terminal', () => {
  expect(printable('a\x1b[2Jb\r\nc\u009b31m\u202ed')).toBe('a [2Jb c 31md');
});

it('pads by columns, not by characters', () => {
  expect(pad('李', 4)).toBe('李  ');
});
