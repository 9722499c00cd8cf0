// How long one pair takes at the full length that is scored. Wall time of this machine: compare within one run only.

import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../test/scoring/graded/types.ts';
import { sampleOf } from './variants.ts';
import { percentile } from './metrics.ts';
import type { Pair } from './data.ts';

export type Timing = { pairs: number; medianMs: number; p95Ms: number; perSecond: number };

const SAMPLE = 200;
const LENGTH = 10_000;

/** Times reading the spec and assessing a CV of 10,000 characters, made of CVs of the sample put together. */
export function measureTime(pairs: Pair[]): Timing {
  const sample = sampleOf(pairs, SAMPLE);
  const texts = sample.map((_, index) => longText(sample, index));
  // The first round is for the compiler.
  for (const [index, pair] of sample.entries()) assessOnce(pair, texts[index] ?? '');
  const times = sample.map((pair, index) => {
    const start = performance.now();
    assessOnce(pair, texts[index] ?? '');
    return performance.now() - start;
  });
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    pairs: times.length,
    medianMs: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    perSecond: Math.round((1000 * times.length) / total),
  };
}

function assessOnce(pair: Pair, cv: string): number {
  return assess(readSpec({ jobSpec: pair.spec }), cv, gradedNowMs).score;
}

function longText(sample: Pair[], from: number): string {
  let text = '';
  for (let index = from; text.length < LENGTH; index += 1)
    text += `${sample[index % sample.length]?.cv ?? ' '}\n`;
  return text.slice(0, LENGTH);
}
