// Everything that is measured of the built-in engine, gathered into one plain object.

import { bandOf, isInside, orderFigures, scaleFigures, type ScoredPair } from './figures.ts';
import { assessPair } from './engine.ts';
import { checkGrounding, type Grounding } from './grounding.ts';
import { measureRobustness, type FamilyRow } from './robustness.ts';
import { measureTime, type Timing } from './timing.ts';
import { scoreByWords } from './baselines.ts';
import type { SetResult } from './report.ts';
import type { Pair } from './data.ts';

/** How often the band was right, by how sure the engine was. */
export type ConfidenceRow = { set: string; confidence: string; pairs: number; right: number };

/** A pair whose score lies far from the graded interval, from `low` to `high`. */
export type WorstCase = { id: string; score: number; low: number; high: number; why: string; gaps: string[] };

/** All that one run of the measurement found. */
export type Results = {
  scorer: string;
  sets: SetResult[];
  confidence: ConfidenceRow[];
  grounding: Grounding;
  robustness: { variants: FamilyRow[]; families: FamilyRow[] };
  timing: Timing;
  worst: WorstCase[];
};

const WORST_SHOWN = 20;

/** Scores every pair and works out every figure. `previous` gives the columns of the last release. */
export function measure(scorer: string, pairs: Pair[], previous: SetResult[]): Results {
  // Timed first: thousands of results kept in memory slow whatever comes after them.
  const timing = measureTime(pairs);
  const assessed = pairs.map((pair) => ({ pair, assessment: assessPair(pair) }));
  const scored = assessed.map(({ pair, assessment }) => ({ pair, score: assessment.score }));
  const words = wordScores(pairs);
  return {
    scorer,
    sets: [...Map.groupBy(scored, (row) => row.pair.set)].map(([set, rows]) =>
      setResult(scorer, set, rows, previous, words),
    ),
    confidence: confidenceRows(
      assessed.map(({ pair, assessment }) => ({
        pair,
        score: assessment.score,
        confidence: assessment.confidence,
      })),
    ),
    grounding: checkGrounding(
      assessed.map(({ pair, assessment }) => ({
        spec: pair.spec,
        cv: pair.cv,
        reasons: assessment.reasons.map((reason) => reason.text),
        gaps: assessment.gaps.map((gap) => gap.text),
      })),
    ),
    robustness: measureRobustness(pairs),
    timing,
    worst: worstOf(scored),
  };
}

/** Word baselines by pair; document frequencies are those of the labelled pairs together, or of the graded ones. */
function wordScores(pairs: Pair[]): Map<string, { tfIdf: number; bm25: number }> {
  const corpora = [
    pairs.filter((pair) => pair.graded === undefined),
    pairs.filter((pair) => pair.graded !== undefined),
  ];
  return new Map(
    corpora.flatMap((corpus) => {
      const { tfIdf, bm25 } = scoreByWords(corpus);
      return corpus.map(
        (pair, index) => [pair.id, { tfIdf: tfIdf[index] ?? 0, bm25: bm25[index] ?? 0 }] as const,
      );
    }),
  );
}

function setResult(
  scorer: string,
  set: string,
  rows: ScoredPair[],
  previous: SetResult[],
  words: Map<string, { tfIdf: number; bm25: number }>,
): SetResult {
  const by = (baseline: 'tfIdf' | 'bm25') =>
    orderFigures(rows.map(({ pair }) => ({ pair, score: words.get(pair.id)?.[baseline] ?? 0 })));
  const before = previous.find((result) => result.set === set)?.columns ?? {};
  return {
    set,
    pairs: rows.length,
    columns: {
      'TF-IDF': by('tfIdf'),
      BM25: by('bm25'),
      ...Object.fromEntries(
        Object.entries(before)
          .slice(-1)
          .filter(([name]) => name !== scorer),
      ),
      [scorer]: { ...orderFigures(rows), ...scaleFigures(rows) },
    },
  };
}

/** Right means: the graded band; or, where there are classes only, same role at 50 or more and unrelated under 50. */
function confidenceRows(rows: (ScoredPair & { confidence: string })[]): ConfidenceRow[] {
  const judged = rows.flatMap((row) => {
    const right = isRight(row);
    return right === null ? [] : [{ ...row, right }];
  });
  return [...Map.groupBy(judged, (row) => `${row.pair.set}\n${row.confidence}`)].map(([key, group]) => ({
    set: key.split('\n')[0] ?? '',
    confidence: key.split('\n')[1] ?? '',
    pairs: group.length,
    right: group.filter((row) => row.right).length / group.length,
  }));
}

function isRight({ pair, score }: ScoredPair): boolean | null {
  if (pair.graded !== undefined) return bandOf(score) === bandOf(pair.label);
  if (!/_category$|^panoslin/.test(pair.set)) return null;
  return pair.label === 2 ? score >= 50 : pair.label === 0 ? score < 50 : null;
}

function worstOf(scored: ScoredPair[]): WorstCase[] {
  const outside = scored.filter((row) => row.pair.graded !== undefined && !isInside(row));
  return outside
    .toSorted((a, b) => Math.abs(b.score - b.pair.label) - Math.abs(a.score - a.pair.label))
    .slice(0, WORST_SHOWN)
    .map(({ pair, score }) => ({
      id: pair.id,
      score,
      low: pair.graded?.low ?? 0,
      high: pair.graded?.high ?? 0,
      why: pair.graded?.why ?? '',
      gaps: assessPair(pair).gaps.map((gap) => gap.text),
    }));
}
