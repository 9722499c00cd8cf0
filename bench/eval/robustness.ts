// How the engine holds against variants: what must stay identical, what may lift by little.

import { assessPair, visible } from './engine.ts';
import { bandOf } from './figures.ts';
import { mean, share } from './metrics.ts';
import { sampleOf, variantsOf, type Family } from './variants.ts';
import type { Pair } from './data.ts';

/** How far one family of attacks or variants moved scores. */
export type FamilyRow = {
  family: Family;
  name: string;
  cvs: number;
  /** Share with the same score, reasons and gaps. */
  identical: number | null;
  meanLift: number | null;
  largestLift: number;
  largestDrop: number;
  bandChanged: number | null;
};

type Outcome = { family: Family; name: string; identical: boolean; lift: number; bandChanged: boolean };

const SAMPLE = 60;
/** A line more would push the end of a longer CV beyond what is read, which is another CV. */
const LENGTH_MAX = 9800;

/** Runs every variant over a fixed sample of the pairs; one row per variant, then one per family. */
export function measureRobustness(pairs: Pair[]): { variants: FamilyRow[]; families: FamilyRow[] } {
  const sample = sampleOf(
    pairs.filter(({ cv }) => cv.length <= LENGTH_MAX),
    SAMPLE,
  );
  const outcomes = sample.flatMap((pair, index) =>
    outcomesOf(pair, sample[(index + 7) % sample.length] ?? pair),
  );
  return {
    variants: rowsOf(outcomes, (outcome) => outcome.name),
    families: rowsOf(outcomes, (outcome) => outcome.family),
  };
}

function outcomesOf(pair: Pair, other: Pair): Outcome[] {
  const base = assessPair(pair);
  return variantsOf(pair, other).map(({ family, name, cv }) => {
    const changed = assessPair(pair, cv);
    return {
      family,
      name,
      // Another layout may quote other white space; what is said is the same.
      identical: plain(visible(changed)) === plain(visible(base)),
      lift: changed.score - base.score,
      bandChanged: bandOf(changed.score) !== bandOf(base.score),
    };
  });
}

function rowsOf(outcomes: Outcome[], keyOf: (outcome: Outcome) => string): FamilyRow[] {
  return [...Map.groupBy(outcomes, keyOf)].map(([name, rows]) => ({
    family: rows[0]?.family ?? 'identical',
    name,
    cvs: rows.length,
    identical: share(rows, (row) => row.identical),
    meanLift: mean(rows.map((row) => row.lift)),
    largestLift: Math.max(...rows.map((row) => row.lift)),
    largestDrop: Math.min(...rows.map((row) => row.lift)),
    bandChanged: share(rows, (row) => row.bandChanged),
  }));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s|\\[nrt]/g, '');
}
