// How long one pair takes at the full length that is scored. Wall time of this machine: compare within one run only.

import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { gradedNowMs } from '../../test/scoring/graded/types.ts';
import { sampleOf } from './variants.ts';
import { percentile } from './metrics.ts';
import type { Pair } from './data.ts';

/** How long assessing takes. */
export type Timing = {
  pairs: number;
  medianMs: number;
  p95Ms: number;
  p95WithSpecMs: number;
  perSecond: number;
};

const SAMPLE = 200;
const LENGTH = 10_000;
const ROUNDS = 4;

/**
 * Times assessing a CV of 10,000 characters, made of CVs of the sample put together, with the spec read before (as for
 * the second and every further candidate of a batch) and with reading it.
 */
export function measureTime(pairs: Pair[]): Timing {
  const sample = sampleOf(pairs, SAMPLE);
  const texts = sample.map((_, index) => longText(sample, index));
  // The first round is for the compiler; of the others the quickest counts, since a busy machine only adds to it.
  const rounds = Array.from({ length: ROUNDS }, () =>
    sample.map((pair, index) => timeOnce(pair, texts[index] ?? '')),
  );
  const times = sample.map((_, index) => quickest(rounds.slice(1).flatMap((round) => round[index] ?? [])));
  const assessing = times.map((time) => time.assessMs);
  const total = assessing.reduce((sum, time) => sum + time, 0);
  return {
    pairs: times.length,
    medianMs: percentile(assessing, 0.5),
    p95Ms: percentile(assessing, 0.95),
    p95WithSpecMs: percentile(
      times.map((time) => time.assessMs + time.readMs),
      0.95,
    ),
    perSecond: Math.round((1000 * times.length) / total),
  };
}

function quickest(times: { readMs: number; assessMs: number }[]): { readMs: number; assessMs: number } {
  return {
    readMs: Math.min(...times.map(({ readMs }) => readMs)),
    assessMs: Math.min(...times.map(({ assessMs }) => assessMs)),
  };
}

function timeOnce(pair: Pair, cv: string): { readMs: number; assessMs: number } {
  const start = performance.now();
  const spec = readSpec({ jobSpec: pair.spec });
  const read = performance.now();
  assess(spec, cv, gradedNowMs);
  return { readMs: read - start, assessMs: performance.now() - read };
}

function longText(sample: Pair[], from: number): string {
  let text = '';
  for (let index = from; text.length < LENGTH; index += 1)
    text += `${sample[index % sample.length]?.cv ?? ' '}\n`;
  return text.slice(0, LENGTH);
}
