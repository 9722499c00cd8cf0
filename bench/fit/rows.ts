// What the worths of the signs are fitted on: for each pair its label and what the engine read of it.

import { outcomesOf } from '../../src/scoring/match/match-units.ts';
import { readingOf, type Reading } from '../../src/scoring/match/sum/aggregate.ts';
import { likenessOf } from '../../src/scoring/match/sum/similarity.ts';
import { readCv } from '../../src/scoring/cv/read-cv.ts';
import { gradedNowMs } from '../../test/scoring/graded/types.ts';
import type { Pair } from '../eval/data.ts';
import { specOf } from '../eval/engine.ts';

export type Row = Reading & { pair: Pair };

/** The rows of pairs, in their order. */
export function rowsOf(pairs: readonly Pair[]): Row[] {
  return pairs.map((pair) => {
    const spec = specOf(pair.spec);
    const cv = readCv(pair.cv, spec.runs, gradedNowMs, spec.initials);
    return { pair, ...readingOf(outcomesOf(spec, cv), likenessOf(spec, cv), cv, spec) };
  });
}
