// The figures as a page a person can read. Pure.

import type { Figures } from './figures.ts';
import type { AxisRow } from './fairness.ts';

/** Figures of one set, by scorer. */
export type SetResult = { set: string; pairs: number; columns: Record<string, Figures> };

/** What a figure of some sets should come to. */
export type Goal = { figure: string; sets: RegExp; goal: number; better: 'higher' | 'lower' };

/** What is aimed at, for data that nobody here has seen. */
export const GOALS: Goal[] = [
  { figure: 'AUC good / unrelated', sets: /^livecareer/, goal: 0.94, better: 'higher' },
  { figure: 'AUC same role / neighbour', sets: /^livecareer/, goal: 0.84, better: 'higher' },
  { figure: 'NDCG@5', sets: /^livecareer/, goal: 0.9, better: 'higher' },
  { figure: 'AUC good / unrelated', sets: /^techrole/, goal: 0.97, better: 'higher' },
  { figure: 'AUC same role / neighbour', sets: /^techrole/, goal: 0.86, better: 'higher' },
  { figure: 'NDCG@5', sets: /^techrole/, goal: 0.9, better: 'higher' },
  { figure: 'AUC good / unrelated', sets: /^panoslin/, goal: 0.88, better: 'higher' },
  { figure: 'Spearman', sets: /^synth/, goal: 0.9, better: 'higher' },
  { figure: 'Spearman', sets: /^ema/, goal: 0.85, better: 'higher' },
  { figure: 'Spearman', sets: /^graded/, goal: 0.8, better: 'higher' },
  { figure: 'pairwise order', sets: /^graded/, goal: 0.9, better: 'higher' },
  { figure: 'right band', sets: /^graded/, goal: 0.75, better: 'higher' },
  { figure: 'two bands off', sets: /^graded/, goal: 0, better: 'lower' },
  { figure: 'inside the graded interval', sets: /^graded/, goal: 0.6, better: 'higher' },
  { figure: 'lacking a hard must-have at 75 or more', sets: /^graded/, goal: 0, better: 'lower' },
  { figure: 'unrelated at 75 or more', sets: /^(livecareer|techrole|graded)/, goal: 0.01, better: 'lower' },
  { figure: 'same role under 50', sets: /^(livecareer|techrole)/, goal: 0.08, better: 'lower' },
];

/** One table per set: scorers side by side, with the goal where there is one. */
export function setTables(results: SetResult[]): string {
  return results.map(setTable).join('\n\n');
}

/** A table with a heading row; cells are text. */
export function tableOf(heading: string[], rows: string[][]): string {
  const lines = [heading, heading.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The fairness rows as tables, one per axis. */
export function fairnessTables(rows: AxisRow[]): string {
  const byAxis = Map.groupBy(rows, (row) => row.axis);
  return [...byAxis].map(([axis, values]) => `### ${axis}\n\n${fairnessTable(values)}`).join('\n\n');
}

/** A number for reading: three places, percentages left to the reader. */
export function shown(value: number | null | undefined): string {
  if (value === null || value === undefined) return '-';
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}

function setTable({ set, pairs, columns }: SetResult): string {
  const names = Object.keys(columns);
  const figures = [...new Set(Object.values(columns).flatMap((column) => Object.keys(column)))];
  const rows = figures.map((figure) => {
    const goal = GOALS.find((candidate) => candidate.figure === figure && candidate.sets.test(set));
    const now = columns[names.at(-1) ?? '']?.[figure];
    return [
      figure,
      ...names.map((name) => shown(columns[name]?.[figure])),
      goal === undefined ? '' : `${goal.better === 'higher' ? 'at least' : 'at most'} ${String(goal.goal)}`,
      goal === undefined ? '' : isReached(goal, now) ? 'yes' : 'no',
    ];
  });
  return `### ${set} (${String(pairs)} pairs)\n\n${tableOf(['figure', ...names, 'goal', 'reached'], rows)}`;
}

function isReached(goal: Goal, value: number | null | undefined): boolean {
  if (value === null || value === undefined) return false;
  return goal.better === 'higher' ? value >= goal.goal : value <= goal.goal;
}

function fairnessTable(rows: AxisRow[]): string {
  return tableOf(
    [
      'value',
      'CVs',
      'mean score',
      '75 or more',
      'impact ratio',
      '50 or more',
      'scores changed',
      'largest change',
    ],
    rows.map((row) => [
      row.value,
      String(row.cvs),
      shown(row.meanScore),
      shown(row.shortlisted),
      shown(row.impactRatio),
      shown(row.progressed),
      String(row.changed),
      String(row.largestChange),
    ]),
  );
}
