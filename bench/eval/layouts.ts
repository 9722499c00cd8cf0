// How far a score moves when the same words come in another layout: each way of laying out a text is one row. Nothing
// about the person or the job changes, so every point is the engine's own doing.

import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { remembered } from '../../src/scoring/text/remembered.ts';
import { gradedNowMs } from '../../test/scoring/graded/types.ts';
import type { Pair } from './data.ts';
import { assessPair } from './engine.ts';
import { bandOf } from './figures.ts';
import type { Way } from './layouts/breaks.ts';
import { CV_WAYS } from './layouts/cv-ways.ts';
import { SPEC_WAYS } from './layouts/spec-ways.ts';
import { tableOf } from './report.ts';

/** What is laid out anew; the other side of the pair stays as it is. */
export type Side = 'CV' | 'spec';

/** One pair whose score another layout moved. */
export type Moved = { id: string; plain: number; other: number };

/** How far one way of laying out moved scores. */
export type LayoutRow = {
  side: Side;
  way: string;
  /** Pairs whose text the way changes at all. */
  pairs: number;
  /** Mean of how far a score moves, in points of 100. */
  points: number;
  /** Share of pairs that change their band. */
  bands: number;
  /** By how many points the mean distance from the best score grows; below nought the layout helped. */
  growth: number;
  moved: Moved[];
};

/** The scores of pairs as they were written, by their ids. */
export function plainScores(pairs: Pair[]): ReadonlyMap<string, number> {
  return new Map(pairs.map((pair) => [pair.id, assessPair(pair).score]));
}

/** Every layout that is meant by its name ("CV: broken at 40"), on pairs whose plain scores are known. */
export function measureLayouts(
  pairs: Pair[],
  plain: ReadonlyMap<string, number>,
  isMeant: (name: string) => boolean = () => true,
): LayoutRow[] {
  return [...waysOf('CV', CV_WAYS), ...waysOf('spec', SPEC_WAYS)]
    .filter(({ side, name }) => isMeant(`${side}: ${name}`))
    .map(({ side, name, way }) => rowOf(side, name, way, pairs, plain));
}

function waysOf(side: Side, ways: Readonly<Record<string, Way>>): { side: Side; name: string; way: Way }[] {
  return Object.entries(ways).map(([name, way]) => ({ side, name, way }));
}

function rowOf(
  side: Side,
  way: string,
  laidOut: Way,
  pairs: Pair[],
  plain: ReadonlyMap<string, number>,
): LayoutRow {
  const changed = pairs.flatMap((pair) => {
    const text = side === 'CV' ? pair.cv : pair.spec;
    const other = laidOut(text);
    return other === text ? [] : [{ pair, other }];
  });
  // Read once in each layout, and not kept beyond it.
  const specIn = remembered((jobSpec) => readSpec({ jobSpec }));
  const rows = changed.map(({ pair, other }) => ({
    pair,
    before: plain.get(pair.id) ?? 0,
    after: side === 'CV' ? assessPair(pair, other).score : assess(specIn(other), pair.cv, gradedNowMs).score,
  }));
  const mean = (of: (row: (typeof rows)[number]) => number): number =>
    rows.length === 0 ? 0 : rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  return {
    side,
    way,
    pairs: rows.length,
    points: mean(({ before, after }) => Math.abs(after - before)),
    bands: mean(({ before, after }) => (bandOf(before) === bandOf(after) ? 0 : 1)),
    growth: mean(({ pair, before, after }) => Math.abs(after - pair.label) - Math.abs(before - pair.label)),
    moved: rows
      .filter(({ before, after }) => before !== after)
      .map(({ pair, before, after }) => ({ id: pair.id, plain: before, other: after }))
      .toSorted((a, b) => Math.abs(b.other - b.plain) - Math.abs(a.other - a.plain)),
  };
}

/** The rows as one table for each side. */
export function layoutTables(rows: LayoutRow[]): string {
  return (['CV', 'spec'] as const)
    .map((side) => {
      const own = rows.filter((row) => row.side === side);
      return `## The ${side}\n\n${tableOf(
        ['layout', 'pairs', 'points moved', 'bands changed', 'distance grows by'],
        own.map((row) => [
          row.way,
          String(row.pairs),
          row.points.toFixed(2),
          `${(100 * row.bands).toFixed(1)} %`,
          row.growth.toFixed(2),
        ]),
      )}`;
    })
    .join('\n\n');
}
