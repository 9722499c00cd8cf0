// Sentences of ads by what they ask, each alone between a title and a duty.

import { describe, expect, it } from 'vitest';
import { readSpec } from '../../../../src/scoring/read-spec.ts';
import { AD_SENTENCES, NOT_YET } from './ad-sentences.corpus.ts';

const DUTY = 'You will plan the work of two depots and keep the stock records in order.';
const AS_MEANT: Readonly<Record<string, (strengths: ReadonlySet<string>) => boolean>> = {
  hard: (strengths) => strengths.has('hard'),
  must: (strengths) => strengths.has('must') || strengths.has('hard'),
  nice: (strengths) => strengths.size === 1 && strengths.has('nice'),
  duty: (strengths) => strengths.size === 1 && strengths.has('duty'),
  none: (strengths) => strengths.size === 0,
};

function isReadAs(meant: string, sentence: string): boolean {
  const { units } = readSpec({ jobSpec: `Operations Coordinator\n\n${DUTY}\n\n${sentence}\n` });
  const asked = units.filter(({ text }) => !DUTY.startsWith(text));
  return AS_MEANT[meant]?.(new Set(asked.map(({ strength }) => strength))) === true;
}

describe.each(Object.entries(AD_SENTENCES))('asks %s', (meant, sentences) => {
  it.each(sentences)('%s', (sentence) => {
    expect(isReadAs(meant, sentence)).toBe(true);
  });
});

describe.each(Object.entries(NOT_YET).filter(([, sentences]) => sentences.length > 0))(
  'asks %s, not read so yet',
  (meant, sentences) => {
    it.fails.each(sentences)('%s', (sentence) => {
      expect(isReadAs(meant, sentence)).toBe(true);
    });
  },
);
