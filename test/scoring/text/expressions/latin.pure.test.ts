import { describe, expect, it } from 'vitest';
import { latinSource, writtenFor } from '../../../../src/scoring/text/expressions/latin.ts';
import { kindsOf, WIDE } from '../../../../src/scoring/text/expressions/signs.ts';
import { testOf } from '../../../../src/scoring/text/expressions/first-look.ts';

const BMP = Array.from({ length: 0x10000 }, (_, code) => code);
const SOURCES = ['L', 'Lu', 'Ll', 'N'].flatMap((name) =>
  [
    String.raw`\p{${name}}`,
    String.raw`[\p{${name}}_-]`,
    String.raw`[^\p{${name}}]`,
    String.raw`x|\\\[|\p{${name}}`,
  ].map((source) => `^(?:${source})$`),
);

describe('an expression for texts of Latin letters', () => {
  it.each(SOURCES.flatMap((source) => ['u', 'iu'].map((flags) => [source, flags] as const)))(
    'finds the same as %s with the flags %s',
    (source, flags) => {
      const [whole, latin] = [new RegExp(source, flags), new RegExp(latinSource(source, flags), flags)];
      const signs = BMP.filter((code) => (kindsOf(code) & WIDE) === 0).map((code) =>
        String.fromCharCode(code),
      );
      expect(signs.length).toBeGreaterThan(0x100);
      expect(signs.filter((sign) => whole.test(sign) !== latin.test(sign))).toEqual([]);
    },
  );

  it.each(['ſ', 'Ÿ', 'ł', 'Ж', 'ﬁ', '①', '\u212a', '½x\u0301', '𝒜'])('is not tried on %s', (text) => {
    expect([...text].some((sign) => (kindsOf(sign.charCodeAt(0)) & WIDE) !== 0)).toBe(true);
  });

  it.each([
    ['łódź', true],
    ['Ж', true],
    ['été', true],
    ['x – “y” • z', true],
    ['– “” • 1', false],
  ])('of any letter: %s is %s', (text, holds) => {
    expect(testOf(/\p{L}/u)(text)).toBe(holds);
    expect(testOf(/(?:\p{Lu}|\p{Ll})/u)(text)).toBe(holds);
  });
});

describe('an expression as a text lets it be written', () => {
  const letterFor = writtenFor(/\p{L}+/u);

  it.each(['łódź', 'Ж', 'été', 'x – “y”', '', '– “” • 1', 'ſ', '𝒜'])('finds the same in %j', (text) => {
    expect(letterFor(text).exec(text)?.[0]).toBe(/\p{L}+/u.exec(text)?.[0]);
  });

  it('is written without ranges of thousands where all letters are of Latin-1', () => {
    expect(letterFor('été – “y”').source).not.toContain('\\p');
    expect(letterFor('łódź').source).toContain('\\p');
  });
});
