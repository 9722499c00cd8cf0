// "A second language": any of them will do.

import { describe, expect, it } from 'vitest';
import { assess } from '../../../../src/scoring/assess.ts';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { anyLanguageAsked } from '../../../../src/scoring/spec/papers/any-language.ts';
import { gradedNowMs } from '../../graded/types.ts';

describe('any language is asked for', () => {
  it.each([
    ['A second language is a plus', 'english'],
    ['Fluent in another European language', 'english'],
    ['Weitere Fremdsprachen von Vorteil', 'german'],
    ['La maîtrise d’une autre langue est un atout', 'french'],
  ])('by "%s", and not %s', (text, own) => {
    const names = anyLanguageAsked(text).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names).not.toContain(own);
  });

  it.each([
    'Experience with other languages such as Rust',
    'Teach English as a second language',
    'Spanish or Italian',
    'Another programming language',
  ])('but not by "%s"', (text) => {
    expect(anyLanguageAsked(text)).toEqual([]);
  });

  it('and a CV that names one has it, at whatever level is enough to converse', () => {
    const spec = readSpec({
      jobSpec: 'Purser\n\nRequirements\n- STCW basic safety\n\nDesirable\n- A second language',
    });
    const outcomeOf = (line: string) =>
      assess(
        spec,
        `Kim Lee\n\nPurser, Arden Ferries, 2019 to now\nSTCW basic safety 2024\n${line}`,
        gradedNowMs,
      ).requirements.find(({ kind }) => kind === 'language')?.outcome;
    expect(outcomeOf('Languages: Portuguese, conversational')).toBe('met');
    expect(outcomeOf('Languages: English, native')).toBe('not_met');
  });
});
