// The built-in engine as the measurements see it: one call per pair, specs read once.

import { assess } from '../../src/scoring/assess.ts';
import { readSpec, type Spec } from '../../src/scoring/read-spec.ts';
import type { Assessment } from '../../src/scoring/types.ts';
import { gradedNowMs } from '../../test/scoring/graded/types.ts';
import type { Pair } from './data.ts';

const specs = new Map<string, Spec>();

/** Reads a job spec as the stateless API gives it: one text, no title beside it. */
export function specOf(text: string): Spec {
  const spec = specs.get(text) ?? readSpec({ jobSpec: text });
  specs.set(text, spec);
  return spec;
}

/** Assesses a pair, or another CV against the pair's spec, at the graded set's instant. */
export function assessPair(pair: Pair, cv: string = pair.cv): Assessment {
  return assess(specOf(pair.spec), cv, gradedNowMs);
}

/** Everything of an assessment that a reader sees: equal for a CV and its blind or honest twin. */
export function visible(assessment: Assessment): string {
  const { score, verdict, reasons, gaps } = assessment;
  return JSON.stringify([score, verdict, reasons.map((reason) => reason.text), gaps.map((gap) => gap.text)]);
}
