import { describe, expect, it } from 'vitest';
import { CREDENTIALS } from '../../../../src/scoring/spec/papers/credentials.ts';
import {
  bothNeeded,
  literalsNeeded,
  signsNeeded,
} from '../../../../src/scoring/text/expressions/literals.ts';
import { mayMatch } from '../../../../src/scoring/text/expressions/first-look.ts';
import { prefilterOf } from '../../../../src/scoring/text/expressions/prefilter.ts';
import { gradedJobs } from '../../graded/set.ts';

describe('what an expression needs', () => {
  it.each([
    [String.raw`\bnmc\b|Registered nurse`, [' nmc ', 'registered nurse']],
    ['licen[cs]e', ['licence', 'license']],
    ['cards?', ['card', 'cards']],
    ['(?:site|safety) passport', ['site passport', 'safety passport']],
    ['(?:site|safety)?x', null],
    ['(?:site|safety)?passport', ['passport', 'sitepassport', 'safetypassport']],
    ['(?<!medical )class (?=1)', ['class ']],
    [String.raw`a{0,3}bcd{2}e`, ['bcdde']],
    [String.raw`\d{1,2} of\b`, ['0 of ']],
    [String.raw`\bno\b, \bnot\b`, [' no  not ']],
    [String.raw`\b[abc][12]\b`, [' a0 ', ' b0 ', ' c0 ']],
    [String.raw`[a-c]xyz[^d]`, ['xyz']],
    [String.raw`(?<year>20\d\d)\s*\p{L}+`, ['0000']],
    [String.raw`é(?:tat)+`, [' tat']],
    ['(?:ab)+cd', ['abcd']],
    ['née?', null],
    [String.raw`^\W*(?:cv|résumé)\W*$`, [' cv', ' r sum ']],
    [String.raw`[a-z]+\W*(?:abc)$`, ['abc ']],
    ['(?!)', []],
    ['(?!)abc|def', ['def']],
    ['', null],
    [String.raw`\u0041bc`, null],
  ])('of %s is %j', (source, needed) => {
    expect(signsNeeded(source)).toEqual(needed);
  });

  it.each([
    [String.raw`\bnmc\b|Registered nurse`, ['nmc', 'registered']],
    ['licen[cs]e', ['licence', 'license']],
    [String.raw`\b[abc][12]\b`, null],
  ])('in letters alone of %s is %j', (source, needed) => {
    expect(literalsNeeded(source)).toEqual(needed);
  });
});

describe('what an expression needs as well', () => {
  it.each([
    [String.raw`passed (?:only )?[^.]{0,9}levels?\b`, ['passed ', 'passed only '], ['level ', 'levels ']],
    [String.raw`(?:no|never) \w+ (?:licence|card)`, [' licence', ' card'], ['no ', 'never ']],
    // Where one alternative needs nothing else, what it needs stands for it once more.
    [String.raw`subject to.{0,9}passport|clearance`, ['subject to', 'clearance'], ['passport', 'clearance']],
    // What the one holds tells nothing beside it.
    [String.raw`(?:registered )+registered`, ['registered registered'], null],
    [String.raw`(?:site )?passport`, ['passport', 'site passport'], null],
    [String.raw`(?!no)passport(?= held)`, ['passport'], null],
    [String.raw`(?:card)?\d+ licence`, ['0 licence'], null],
  ])('of %s is %j and %j', (source, needed, also) => {
    expect(bothNeeded(source)).toEqual({ needed, also });
  });
});

describe('a first look', () => {
  it.each([
    [/\bno\b/i, 'No', true],
    [/\bno\b/i, 'there is no, and', true],
    [/\bno\b/i, 'I know', false],
    [/\bno\b/i, 'né no', true],
    [/ks_1/iu, 'ſome \u212aſ_7', true],
    [/é/, 'e', true],
    [/abc$/, 'ab', false],
    [/^abc$/, 'abc', true],
    [/^ \W*abc$/m, 'x\n abc\ny', true],
    [/^abc$/, 'abcd', false],
    [/subject to.{0,9}passport|clearance/, 'subject to a passport', true],
    [/subject to.{0,9}passport|clearance/, 'a passport', false],
    [/subject to.{0,9}passport|clearance/, 'subject to approval', false],
    [/subject to.{0,9}passport|clearance/, 'a clearance', true],
  ])('for %s at %j says %j', (expression, text, may) => {
    expect(mayMatch(expression)(text)).toBe(may);
  });

  it('is for one of several expressions', () => {
    const may = mayMatch(/\bbreak\b/, /sabbatical/i);
    expect(['A break', 'SABBATICALS', 'breaks'].map(may)).toEqual([true, true, false]);
  });
});

describe('the prefilter', () => {
  it('keeps the order of the expressions, and those of which nothing is known', () => {
    const near = prefilterOf(['gas safe', String.raw`\d+`, String.raw`\bnmc\b`]);
    expect(near('NMC registered, Gas Safe')).toEqual([0, 1, 2]);
    expect(near('nothing of the kind')).toEqual([1]);
  });

  it('misses no credential in any line of the graded set', () => {
    const near = prefilterOf(CREDENTIALS.map(({ pattern }) => pattern.source));
    const texts = gradedJobs.flatMap(({ spec, graded }) => [spec, ...graded.map(({ cv }) => cv)]);
    const missed = texts.flatMap((text) => {
      const rows = new Set(near(text));
      return CREDENTIALS.filter(({ pattern }, row) => text.search(pattern) >= 0 && !rows.has(row));
    });
    expect(texts.length).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });
});
