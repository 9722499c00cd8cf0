import { describe, expect, it } from 'vitest';
import { CREDENTIALS } from '../../../src/scoring/spec/credentials.ts';
import { literalsNeeded } from '../../../src/scoring/text/literals.ts';
import { prefilterOf } from '../../../src/scoring/text/prefilter.ts';
import { gradedJobs } from '../graded/set.ts';

describe('what an expression needs', () => {
  it.each([
    [String.raw`\bnmc\b|Registered nurse`, ['nmc', 'registered nurse']],
    ['licen[cs]e', ['licen']],
    ['cards?', ['card']],
    ['(?:site|safety) passport', [' passport']],
    ['(?:site|safety)?x', null],
    ['(?<!medical )class (?=1)', ['class ']],
    [String.raw`a{0,3}bcd{2}e`, ['bcd']],
    [String.raw`\b[abc][12]\b`, null],
    [String.raw`é(?:tat)+`, ['tat']],
    [String.raw`\u0041bc`, null],
  ])('of %s is %j', (source, needed) => {
    expect(literalsNeeded(source)).toEqual(needed);
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
