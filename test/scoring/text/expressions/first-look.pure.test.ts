// The first look must never hide a match: every expression that is tried while CVs and specs are read is tried on the
// same texts without it, and both must agree.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { firstLook } from '../../../../src/scoring/text/expressions/first-look.ts';
import { signsNeeded } from '../../../../src/scoring/text/expressions/literals.ts';
import { kindsOf, SCRIPT, SHARED } from '../../../../src/scoring/text/expressions/signs.ts';
import { gradedJobs } from '../../graded/set.ts';
import { gradedNowMs } from '../../graded/types.ts';

const pairs = gradedJobs.flatMap(({ spec, graded }) => graded.slice(0, 2).map(({ cv }) => ({ spec, cv })));

/** Every expression that is tried on a text, by how it is written, with some of the texts that it matches. */
const matched = new Map<string, { expression: RegExp; texts: Set<string> }>();
const exec = RegExp.prototype.exec;
const TEXTS_MAX = 40;

describe('a first look at what is read', () => {
  beforeAll(() => {
    Reflect.set(RegExp.prototype, 'exec', function (this: RegExp, text: string) {
      const found = exec.call(this, text);
      if (found === null || this.flags.includes('v')) return found;
      const known = matched.get(String(this)) ?? { expression: this, texts: new Set<string>() };
      matched.set(String(this), known);
      if (known.texts.size < TEXTS_MAX) known.texts.add(text);
      return found;
    });
    for (const { spec, cv } of pairs) assess(readSpec({ jobSpec: spec }), cv, gradedNowMs);
    Reflect.set(RegExp.prototype, 'exec', exec);
  }, 120_000);

  afterAll(() => {
    Reflect.set(RegExp.prototype, 'exec', exec);
  });

  it('hides no text that an expression matches', () => {
    const looks = firstLook();
    const asked = [...matched.values()].map(({ expression, texts }) => ({
      expression,
      texts,
      may: looks.mayMatch(expression),
    }));
    const hidden = asked.flatMap(({ expression, texts, may }) =>
      [...texts].filter((text) => !may(text)).map((text) => `${expression.source.slice(0, 80)} at ${text}`),
    );
    expect(asked.length).toBeGreaterThan(200);
    expect(hidden).toEqual([]);
  });
});

describe('other scripts', () => {
  it.each([
    ['requi|要求', ['requi', '~']],
    [String.raw`\brule\b|правил`, [' rule ', '~']],
    ['οδηγίες', ['~']],
    [String.raw`(?:条件)?abc`, ['abc', '  abc']],
    ['[条件]+', null],
  ])('%s needs %j', (source, needed) => {
    expect(signsNeeded(source)).toEqual(needed);
  });

  it.each([
    [/μ/i, 'µ', true],
    [/ω/iu, '\u2126', true],
    [/ι/iu, '\u0345', true],
    [/要求/, '– “plain” • text', false],
    [/要求/, 'x 要求', true],
  ])('for %s at %j says %j', (expression, text, may) => {
    expect(firstLook().mayMatch(expression)(text)).toBe(may);
  });

  it('has every sign beyond Latin letters and punctuation in it', () => {
    const beyond = /[^\0-\u024f\u2000-\u2bff\ue000-\uf8ff]/;
    const told = Array.from({ length: 0x1_0000 }, (_, code) => code).filter(
      (code) => ((kindsOf(code) & SCRIPT) !== 0) !== beyond.test(String.fromCharCode(code)),
    );
    expect(told).toEqual([]);
    expect(kindsOf('µ'.charCodeAt(0)) & SHARED).toBe(SHARED);
  });
});

describe('a long list of words', () => {
  const words = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `${letter}${letter}`);
  it('keeps the ends of its words', () => {
    expect(signsNeeded(String.raw`\b(?:${words.join('|')})\b`)).toEqual(words.map((word) => ` ${word} `));
  });
});
