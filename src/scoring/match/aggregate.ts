// From requirements and similarity to a score, by the rubric: what is met carries it, what is missing caps it.

import type { Cv } from '../cv/read-cv.ts';
import type { RequirementOutcome } from '../types.ts';

/** Similarity to points, fitted on labelled pairs: linear between the knots. */
const KNOTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.0765, 20],
  [0.156, 50],
  [0.35, 75],
  [0.569, 92],
  [1, 100],
];
/** Coverage of the requirements, against what a good CV covers of a spec of this length, to points. */
const COVERAGE_KNOTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.3, 13],
  [0.6, 38],
  [0.78, 60],
  [0.96, 84],
  [1.15, 96],
  [2, 100],
];
/** A spec of this many telling terms can be covered; a longer one is a text about the job, and less of it is asked. */
const TERMS_COVERABLE = 70;
const COVERAGE_OF_A_GOOD_CV = 0.75;
/** Longer specs repeat themselves, so what a good CV covers of them falls faster than their length grows. */
const COVERABLE_POWER = 1.2;
/** With fewer must-haves than this, similarity has more to say. */
const MUSTS_OF_A_CLEAR_SPEC = 3;
/** How much requirements count beside similarity in a spec that can be covered. */
const REQUIREMENTS_SHARE = 0.75;

const CAPS = {
  /** One hard must-have missing: never 75 or more. */
  oneHardMissing: 60,
  /** Held elsewhere, or nearly finished. */
  oneHardPartly: 68,
  /** Two or more missing. */
  manyHardMissing: 46,
  /** A must that can be learnt is denied. */
  deniedMust: 72,
  /** Most of what matches is words in lists. */
  listOnly: 49,
} as const;
const LIST_ONLY_SHARE = 0.6;

/** A score from 0 to 100. `specTerms` is the number of telling terms in the spec's requirements. */
export function aggregate(
  outcomes: readonly RequirementOutcome[],
  similarity: number,
  cv: Cv,
  specTerms: number,
): number {
  const similar = interpolate(KNOTS, similarity);
  const covered = coverageOf(outcomes);
  const precise = Math.min(1, TERMS_COVERABLE / Math.max(1, specTerms));
  const asked = outcomes.filter((one) => one.strength === 'hard' || one.strength === 'must').length;
  const share =
    covered === null ? 0 : REQUIREMENTS_SHARE * precise * Math.min(1, asked / MUSTS_OF_A_CLEAR_SPEC);
  const points = interpolate(
    COVERAGE_KNOTS,
    (covered ?? 0) / (COVERAGE_OF_A_GOOD_CV * precise ** COVERABLE_POWER),
  );
  const mixed = (1 - share) * similar + share * points;
  return Math.max(0, Math.min(100, Math.round(Math.min(mixed, capOf(outcomes, cv)))));
}

/** The weighted share of what is asked that is there; null when the spec asks for nothing in particular. */
export function coverageOf(outcomes: readonly RequirementOutcome[]): number | null {
  let total = 0;
  let sum = 0;
  for (const { weight, credit } of outcomes) {
    total += weight;
    sum += weight * credit;
  }
  return total < 1.5 ? null : sum / total;
}

function capOf(outcomes: readonly RequirementOutcome[], cv: Cv): number {
  const hard = outcomes.filter((one) => one.strength === 'hard');
  const missing = hard.filter((one) => one.credit < 0.3).length;
  // Without any dates the years are unknown, not missing: less than met, but no gate.
  const partly = hard.filter(
    (one) => one.credit >= 0.3 && one.credit < 0.7 && one.evidence.length > 0,
  ).length;
  let cap = 100;
  if (missing >= 2) cap = CAPS.manyHardMissing;
  else if (missing === 1) cap = partly > 0 ? CAPS.manyHardMissing + 8 : CAPS.oneHardMissing;
  else if (partly > 0) cap = CAPS.oneHardPartly;
  if (outcomes.some((one) => one.strength === 'must' && one.outcome === 'denied'))
    cap = Math.min(cap, CAPS.deniedMust);
  return listShare(outcomes, cv) > LIST_ONLY_SHARE ? Math.min(cap, CAPS.listOnly) : cap;
}

/** How much of the weight that was matched rests on words without evidence. */
function listShare(outcomes: readonly RequirementOutcome[], cv: Cv): number {
  // Without any heading or date nobody can tell a list of skills from an account of work.
  const hasShape = cv.roles.length > 0 || new Set(cv.lines.map((line) => line.section)).size > 2;
  if (cv.words < 40 || !hasShape) return 0;
  let listed = 0;
  let total = 0;
  for (const { kind, weight, credit, note } of outcomes) {
    if (kind !== 'skill' && kind !== 'duty') continue;
    total += weight * credit;
    if (note?.startsWith('named')) listed += weight * credit;
  }
  return total === 0 ? 0 : listed / total;
}

function interpolate(knots: readonly (readonly [number, number])[], x: number): number {
  for (let i = 1; i < knots.length; i++) {
    const [x1 = 0, y1 = 0] = knots[i] ?? [];
    const [x0 = 0, y0 = 0] = knots[i - 1] ?? [];
    if (x <= x1) return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
  }
  return 100;
}
