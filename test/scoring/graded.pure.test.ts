// The frozen, graded set: what a score must be worth, and that it does not drift unnoticed. Thresholds stand where the
// engine stands; scores are pinned per scorer version by `npm run eval -- --pin`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFresh, loadGraded, type Pair } from '../../bench/eval/data.ts';
import { assessPair } from '../../bench/eval/engine.ts';
import { bandOf, orderFigures, scaleFigures } from '../../bench/eval/figures.ts';
import { share } from '../../bench/eval/metrics.ts';
import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { SCORER_VERSION } from '../../src/scoring/version.ts';
import { LATER_SETS } from './graded/later-sets.ts';
import { gradedJobs } from './graded/set.ts';
import { gradedNowMs } from './graded/types.ts';

const pairs = loadGraded();
const everyPair = [...pairs, ...loadFresh()];
const everyScored = everyPair.map((pair) => {
  const assessment = assessPair(pair);
  return { pair, assessment, score: assessment.score };
});
const EVERY_JOB = [...gradedJobs, ...LATER_SETS.flatMap(([, jobs]) => jobs)];

/** Where the engine stands on each set, a little rounded in its favour: at least, and at most. */
type Stand = [
  spearman: number,
  order: number,
  band: number,
  inside: number,
  twoBandsOff: number,
  lacking: number,
];
const FIGURES = ['Spearman', 'pairwise order', 'right band', 'inside the graded interval'] as const;
const FAULTS = ['two bands off', 'lacking a hard must-have at 75 or more'] as const;
const STANDS: Readonly<Record<string, Stand>> = {
  graded: [0.89, 0.91, 0.87, 0.75, 0.006, 0.025],
  'graded-fresh': [0.91, 0.92, 0.88, 0.81, 0, 0],
  'graded-later': [0.92, 0.91, 0.87, 0.83, 0, 0],
  'graded-newest': [0.87, 0.92, 0.84, 0.74, 0, 0.061],
  'graded-unseen': [0.97, 0.89, 0.95, 0.91, 0, 0],
  'graded-further': [0.91, 0.92, 0.89, 0.76, 0, 0],
  'graded-blind': [0.9, 0.87, 0.87, 0.77, 0, 0.035],
  'graded-everyday': [0.89, 0.9, 0.88, 0.86, 0, 0],
  'graded-kept': [0.9, 0.92, 0.86, 0.74, 0, 0],
  'graded-ordinary': [0.9, 0.89, 0.93, 0.88, 0, 0],
  'graded-full': [0.94, 0.93, 0.89, 0.81, 0, 0],
  'graded-apart': [0.91, 0.9, 0.91, 0.83, 0, 0.014],
  'graded-aside': [0.88, 0.91, 0.86, 0.78, 0.011, 0.028],
  'graded-natural': [0.87, 0.91, 0.81, 0.71, 0.018, 0.015],
  'graded-withheld': [0.84, 0.89, 0.75, 0.55, 0, 0.034],
  'graded-worded': [0.81, 0.87, 0.71, 0.58, 0.019, 0.067],
  'graded-reserved': [0.76, 0.84, 0.63, 0.48, 0.018, 0.092],
  'graded-mixed': [0.86, 0.92, 0.77, 0.62, 0, 0.009],
  'graded-varied': [0.89, 0.93, 0.86, 0.66, 0.014, 0.022],
  'graded-spared': [0.85, 0.93, 0.77, 0.72, 0, 0.041],
  'graded-long': [0.93, 0.93, 0.82, 0.69, 0, 0],
  'graded-lengthy': [0.97, 0.99, 0.89, 0.79, 0, 0],
  'graded-sized': [0.9, 0.91, 0.84, 0.66, 0.009, 0.064],
  'graded-dozen': [0.86, 0.92, 0.84, 0.63, 0, 0.057],
  'graded-outsized': [0.88, 0.92, 0.79, 0.57, 0.023, 0.033],
  'graded-anew': [0.83, 0.88, 0.78, 0.61, 0.023, 0.019],
  'graded-secluded': [0.83, 0.83, 0.63, 0.43, 0, 0.054],
  'graded-usual': [0.86, 0.91, 0.82, 0.69, 0, 0.02],
  'graded-untouched': [0.82, 0.8, 0.73, 0.43, 0.034, 0.054],
  'graded-sundry': [0.84, 0.89, 0.79, 0.6, 0.009, 0.015],
  'graded-assorted': [0.84, 0.86, 0.81, 0.66, 0, 0.015],
  'graded-recent': [0.91, 0.9, 0.87, 0.72, 0, 0],
  'graded-current': [0.89, 0.91, 0.91, 0.71, 0.007, 0.01],
  'graded-candid': [0.82, 0.91, 0.81, 0.61, 0.009, 0.046],
  'graded-frank': [0.78, 0.84, 0.69, 0.48, 0.011, 0.086],
  'graded-veiled': [0.58, 0.8, 0.62, 0.4, 0.043, 0.148],
  'graded-common': [0.89, 0.91, 0.88, 0.68, 0.007, 0],
  'graded-weekly': [0.87, 0.92, 0.78, 0.57, 0.007, 0.024],
  'graded-daily': [0.9, 0.94, 0.91, 0.66, 0, 0.012],
  'graded-monthly': [0.8, 0.85, 0.76, 0.48, 0.014, 0.073],
  'graded-yearly': [0.89, 0.91, 0.86, 0.61, 0.02, 0.012],
};
/** A copy of the spec may lift by this much over the honest CV. */
const COPY_LIFT_MAX = 5;

describe('the set itself', () => {
  it('has at least 110 CVs for at least 22 jobs, each name once', () => {
    expect(gradedJobs.length).toBeGreaterThanOrEqual(22);
    expect(pairs.length).toBeGreaterThanOrEqual(110);
    expect(new Set(everyPair.map((pair) => pair.id)).size).toBe(everyPair.length);
  });

  it('grades by the rubric: a best score within its interval, and under 75 where a hard must-have is missing', () => {
    for (const { id, graded } of everyPair) {
      const { low, best, high, lacks } = graded ?? { low: 1, best: 0, high: 0, lacks: [] };
      expect({ id, ordered: low <= best && best <= high }).toEqual({ id, ordered: true });
      if (lacks.length > 0) expect({ id, high: high < 75 }).toEqual({ id, high: true });
      if (lacks.length > 1) expect({ id, high: high <= 58 }).toEqual({ id, high: true });
    }
  });

  it('gives every copy and instruction the grade of its honest twin, whose lines it holds', () => {
    for (const { job, graded } of EVERY_JOB) {
      for (const cv of graded.filter(({ twin }) => twin !== undefined)) {
        const twin = graded.find(({ name }) => name === cv.twin);
        expect({ job, low: cv.low, best: cv.best, high: cv.high }).toEqual({
          job,
          low: twin?.low,
          best: twin?.best,
          high: twin?.high,
        });
        const lines = new Set(cv.cv.split('\n'));
        expect(twin?.cv.split('\n').filter((line) => !lines.has(line))).toEqual([]);
      }
    }
  });
});

describe('the engine on the graded set', () => {
  it.each(Object.entries(STANDS))('keeps its stand on %s', (set, stand) => {
    const of = everyScored.filter(({ pair }) => pair.set === set);
    const reached = { ...orderFigures(of), ...scaleFigures(of) };
    for (const [index, figure] of FIGURES.entries())
      expect(reached[figure], figure).toBeGreaterThanOrEqual(stand[index] ?? 1);
    for (const [index, fault] of FAULTS.entries())
      expect(reached[fault], fault).toBeLessThanOrEqual(stand[FIGURES.length + index] ?? 0);
  });

  it('gives whole points from 0 to 100', () => {
    expect(everyScored.filter(({ score }) => !Number.isInteger(score) || score < 0 || score > 100)).toEqual(
      [],
    );
  });

  it('puts no unrelated CV on the shortlist', () => {
    expect(scaleFigures(everyScored)['unrelated at 75 or more']).toBe(0);
  });

  it('scores an instructed CV as its honest twin, and a copied spec hardly higher', () => {
    for (const { pair, score } of everyScored) {
      const { twin, kind } = pair.graded ?? {};
      if (twin === undefined) continue;
      const honest = everyScored.find((row) => row.pair.id === `${pair.group}/${twin}`)?.score ?? Number.NaN;
      const lift = { id: pair.id, lift: score - honest };
      if (kind === 'injected') expect(lift).toEqual({ id: pair.id, lift: 0 });
      else expect(lift.lift).toBeLessThanOrEqual(COPY_LIFT_MAX);
    }
  });

  it('quotes only what stands in the CV, at the place it names', () => {
    for (const { pair, assessment } of everyScored) {
      const spans = [
        ...assessment.reasons.flatMap((reason) => reason.evidence),
        ...assessment.requirements.flatMap((requirement) => requirement.evidence),
        ...assessment.notices.flatMap((notice) => notice.spans),
      ];
      for (const { start, end, quote } of spans) expect(pair.cv.slice(start, end)).toBe(quote);
      for (const { text, evidence } of assessment.reasons) expect(text).toContain(evidence[0]?.quote ?? '\0');
      expect(assessment.reasons.length).toBeLessThanOrEqual(4);
      expect(assessment.gaps.length).toBeLessThanOrEqual(3);
    }
  });

  it('gives the same bytes again, in any order', { timeout: 300_000 }, () => {
    for (const [jobSpec, rows] of Map.groupBy(everyScored.toReversed(), ({ pair }) => pair.spec)) {
      const spec = readSpec({ jobSpec });
      // A CV of every job is enough to tell, and five times as quick.
      for (const { pair, assessment } of rows.slice(0, 1))
        expect(JSON.stringify(assess(spec, pair.cv, gradedNowMs))).toBe(JSON.stringify(assessment));
    }
  });

  it('has not drifted from the scores pinned for its version', () => {
    const file = join(import.meta.dirname, 'graded/pins.json');
    const pins: { version: string; scores: Record<string, number> } = JSON.parse(readFileSync(file, 'utf8'));
    // Scores that changed need a new SCORER_VERSION, then `npm run eval -- --pin`.
    expect(pins.version).toBe(SCORER_VERSION);
    expect(Object.fromEntries(everyScored.map(({ pair, score }) => [pair.id, score]))).toEqual(pins.scores);
  });
});

describe('confidence', () => {
  it('means something: the surer it is, the more often the band is right', () => {
    expect(rightAt('high')).toBeGreaterThan(0.9);
    expect(rightAt('high')).toBeGreaterThan(rightAt('medium'));
    expect(rightAt('medium')).toBeGreaterThan(rightAt('low'));
  });
});

function isRightBand({ pair, score }: { pair: Pair; score: number }): boolean {
  return bandOf(score) === bandOf(pair.label);
}

/** How often the band is right at a level of confidence, over all sets. */
function rightAt(level: string): number {
  return (
    share(
      everyScored.filter(({ assessment }) => assessment.confidence === level),
      isRightBand,
    ) ?? 0
  );
}
