// The figures of one scorer on one set. Pure. A figure that a set cannot give is left out.

import {
  areaUnderCurve,
  discountedGain,
  mean,
  pairwiseOrder,
  share,
  spearman,
  type Ranked,
} from './metrics.ts';
import type { Pair } from './data.ts';

/** A pair with the score that an engine gave it. */
export type ScoredPair = { pair: Pair; score: number };

/** Figures by name; names are those of the goal table. */
export type Figures = Record<string, number | null>;

const STRONG = 75;
const BORDERLINE = 50;
/** More levels than this are grades, not classes: no area under the curve for them. */
const CLASSES_MAX = 7;

/** Figures that need nothing but an order of the scores. */
export function orderFigures(rows: ScoredPair[]): Figures {
  const labels = rows.map((row) => row.pair.label);
  const levels = [...new Set(labels)].toSorted((a, b) => a - b);
  const groups = groupsOf(rows).filter((group) => new Set(group.map((row) => row.label)).size > 1);
  const at = (level: number | undefined) =>
    rows.filter((row) => row.pair.label === level).map((row) => row.score);
  const classes = levels.length <= CLASSES_MAX;
  return {
    ...(classes ? { 'AUC good / unrelated': areaUnderCurve(at(levels.at(-1)), at(levels[0])) } : {}),
    ...(classes && levels.length > 2
      ? { 'AUC same role / neighbour': areaUnderCurve(at(levels.at(-1)), at(levels.at(-2))) }
      : {}),
    'NDCG@5': mean(groups.map((group) => discountedGain(group, 5, levels[0] ?? 0))),
    Spearman: spearman(
      labels,
      rows.map((row) => row.score),
    ),
    'pairwise order': pairwiseOrder(groups),
  };
}

/** Figures that need scores on the published scale: bands and thresholds. */
export function scaleFigures(rows: ScoredPair[]): Figures {
  const graded = rows.filter((row) => row.pair.graded !== undefined);
  if (graded.length > 0) return gradedFigures(graded);
  const levels = [...new Set(rows.map((row) => row.pair.label))].toSorted((a, b) => a - b);
  if (levels.length > CLASSES_MAX) return {};
  const lowest = rows.filter((row) => row.pair.label === levels[0]);
  const highest = rows.filter((row) => row.pair.label === levels.at(-1));
  return {
    'unrelated at 75 or more': share(lowest, (row) => row.score >= STRONG),
    'same role under 50': share(highest, (row) => row.score < BORDERLINE),
  };
}

/** 0 do not progress, 1 borderline, 2 strong shortlist. */
export function bandOf(score: number): number {
  return score >= STRONG ? 2 : score >= BORDERLINE ? 1 : 0;
}

function gradedFigures(rows: ScoredPair[]): Figures {
  const bandsOff = (row: ScoredPair) => Math.abs(bandOf(row.score) - bandOf(row.pair.label));
  const lacking = rows.filter((row) => (row.pair.graded?.lacks.length ?? 0) > 0);
  const unrelated = rows.filter((row) => row.pair.label < 10);
  return {
    'right band': share(rows, (row) => bandsOff(row) === 0),
    'two bands off': share(rows, (row) => bandsOff(row) === 2),
    'inside the graded interval': share(rows, isInside),
    'mean distance from the best score': mean(rows.map((row) => Math.abs(row.score - row.pair.label))),
    'lacking a hard must-have at 75 or more': share(lacking, (row) => row.score >= STRONG),
    'unrelated at 75 or more': share(unrelated, (row) => row.score >= STRONG),
  };
}

/** Whether a graded pair's score lies in the interval that a careful grader accepts. */
export function isInside({ pair, score }: ScoredPair): boolean {
  return pair.graded !== undefined && score >= pair.graded.low && score <= pair.graded.high;
}

function groupsOf(rows: ScoredPair[]): Ranked[][] {
  const groups = Map.groupBy(rows, (row) => row.pair.group);
  return [...groups.values()].map((group) =>
    group.map(({ pair, score }) => ({ id: pair.id, label: pair.label, score })),
  );
}
