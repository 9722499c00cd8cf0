// The first of two readings of a fit: the spec as a text. How alike spec and CV are carries it, with what is met of the
// requirements; what is missing of the hard must-haves scales it down and caps it, and the less so the longer and the less
// plain a spec is, since less of it is asked for sure.

import type { Spec } from '../read-spec.ts';
import type { RequirementOutcome, Strength } from '../types.ts';
import { coverageOf } from './coverage.ts';
import { interpolate, type Knots } from './curve.ts';
import { MET_FROM } from './found.ts';
import { gateOf } from './gates.ts';
import { isToolMissing } from './tool-missing.ts';

/** Similarity to a share of what a good CV reaches, fitted on labelled pairs: linear between the knots. */
const SIMILARITY_KNOTS: Knots = [
  [0.0, 0.0],
  [0.056, 0.218],
  [0.061, 0.558],
  [0.371, 0.806],
  [0.454, 0.89],
  [1.0, 1.0],
];
/** The mean of the parts to points. */
const POINT_KNOTS: Knots = [
  [0.0, 0.0],
  [0.207, 38.761],
  [0.335, 64.247],
  [0.74, 73.006],
  [0.743, 95.402],
  [1.0, 99.0],
];
/** What each part weighs, and the weight of requirements from which it counts in full. */
const PARTS: Record<Strength, { weight: number; full: number }> = {
  hard: { weight: 0.031, full: 10.0 },
  must: { weight: 0.795, full: 4.98 },
  duty: { weight: 0.168, full: 0.6 },
  nice: { weight: 0.529, full: 0.3 },
};
/** In a spec without a hard must-have the few musts say all there is, and the more so the fewer terms it has. */
const FULL_ALONE = 2;
const ALONE = { terms: 40.0, range: 7.6, gain: 2.93 };
const SIMILARITY_WEIGHT = 1.98;
/** A spec of a few words says little of an occupation: below so many terms similarity weighs less, down to a share. */
const TERSE = { terms: 38.4, least: 0.03 };
/** A spec of this many telling terms can be covered; a longer one is a text about the job, and less of it is asked. */
const TERMS_COVERABLE = 60;
/** How fast a longer spec loses its hold on a score, on its parts and on its caps. */
const DOUBT_POWER = 2.93;
const PARTS_DOUBT_POWER = 6.38;
const CAP_DOUBT_POWER = 1.54;
const CAP_OF_DOUBT = 74;
/** Of a spec less precise than this hardly a requirement is read for sure. */
const DOUBTFUL_BELOW = 0.97;
/** In a long spec less similarity is as much as a good CV shows. */
const LONG_SPEC_LIFT = 0.137;

const ALL_MET = { count: 1.99, share: 0.442, from: 0.204, range: 0.203, musts: 0.94 };
/** The present post is well above the one that is sought. */
const ABOVE_FACTOR = 0.938;
/** A named tool that is a must and is not shown: soon learnt, and still no shortlist. */
const TOOL_MISSING_CAP = 74;
const SURE_SPEC = 0.8;
const PLAIN_SPEC = 0.9;
/** The band below a cap into which everything above it is pressed, and how softly. */
const PRESSED = 15.3;
const SOFTNESS = 4.0;
/** A must that can be learnt is denied. */
const DENIED_FACTOR = 0.814;

/** Points of one reading, from 0 to 100, and the most that the must-haves which are missing leave of any. */
export type Reading = { points: number; cap: number };

/** Reads `spec` as a text about a job; `similarity` from 0 to about 0.8. */
export function readAsText(outcomes: readonly RequirementOutcome[], similarity: number, spec: Spec): Reading {
  const { termCount, clarity } = spec;
  const precise = precisionOf(termCount);
  const mean = meanOfParts(outcomes, similarity, termCount);
  const lifted = mean + LONG_SPEC_LIFT * (1 - precise) * mean * (1 - mean);
  const points = withAllMet(interpolate(POINT_KNOTS, lifted), outcomes, similarity, precise);
  const gate = gateOf(outcomes);
  // A paper is read for sure wherever the must-haves are plain; years of what, in a long text, are not.
  const plain = outcomes.some(isPaperLacking) ? clarity ** 2 : 0;
  const sure = Math.max(precise * Math.min(1, precise / DOUBTFUL_BELOW) ** 2, plain);
  const factor = 1 - (1 - gate.factor) * Math.max(precise, plain) ** (DOUBT_POWER - 1) * sure;
  const gateCap =
    gate.cap === 100 ? 100 : gate.cap + (CAP_OF_DOUBT - gate.cap) * (1 - sure) ** CAP_DOUBT_POWER;
  const isToolAsked = precise > SURE_SPEC || clarity > PLAIN_SPEC;
  const cap = isToolAsked && outcomes.some(isToolMissing) ? Math.min(gateCap, TOOL_MISSING_CAP) : gateCap;
  const isDenied = outcomes.some((one) => one.strength === 'must' && one.outcome === 'denied');
  const isAbove = outcomes.some((one) => one.kind === 'seniority');
  return {
    points: under(points * factor, cap) * (isDenied ? DENIED_FACTOR : 1) * (isAbove ? ABOVE_FACTOR : 1),
    cap,
  };
}

/** Who meets every hard must-have of a spec that has some, in a CV that speaks of the same work, belongs near the top. */
function withAllMet(
  points: number,
  outcomes: readonly RequirementOutcome[],
  similarity: number,
  precise: number,
): number {
  const hard = outcomes.filter((one) => one.strength === 'hard');
  if (hard.some((one) => one.credit < MET_FROM)) return points;
  const musts = coverageOf(outcomes.filter((one) => one.strength === 'must')) ?? 1;
  const shown = within((musts - ALL_MET.musts) / ALL_MET.range);
  // Years shown by dates say by themselves that the work is the same, however few words the spec has of it.
  const isDated = hard.some((one) => one.kind === 'years');
  const alike = (similarity * precise - ALL_MET.from) / ALL_MET.range;
  const same = Math.max(isDated ? precise ** 2 : 0, Math.min(1, alike));
  const sure = shown * Math.min(1, hard.length / ALL_MET.count) * same;
  return points + (100 - points) * ALL_MET.share * sure;
}

/** Points under a cap, whose order is kept: what would lie above is pressed together below it. */
function under(points: number, cap: number): number {
  const from = cap - PRESSED;
  if (cap === 100 || points <= from) return points;
  return from + PRESSED * (1 - Math.exp((from - points) / SOFTNESS));
}

function precisionOf(termCount: number): number {
  return Math.min(1, TERMS_COVERABLE / Math.max(1, termCount));
}

function meanOfParts(outcomes: readonly RequirementOutcome[], similarity: number, termCount: number): number {
  const precise = precisionOf(termCount) ** PARTS_DOUBT_POWER;
  let total = SIMILARITY_WEIGHT * Math.min(1, Math.max(TERSE.least, termCount / TERSE.terms));
  let sum = total * interpolate(SIMILARITY_KNOTS, similarity);
  const isSoft = outcomes.every((one) => one.strength !== 'hard');
  for (const strength of ['hard', 'must', 'duty', 'nice'] as const) {
    const asked = outcomes.filter((one) => one.strength === strength);
    const share = coverageOf(asked);
    if (share === null) continue;
    const { weight, full } = PARTS[strength];
    const isAlone = strength === 'must' && isSoft;
    const gain = isAlone ? 1 + ALONE.gain * within((ALONE.terms - termCount) / ALONE.range) : 1;
    const held = asked.reduce((most, one) => most + one.weight, 0) / (isAlone ? FULL_ALONE : full);
    const counts = weight * gain * precise * Math.min(1, held);
    sum += counts * share;
    total += counts;
  }
  return sum / total;
}

function within(share: number): number {
  return Math.max(0, Math.min(1, share));
}

function isPaperLacking({ strength, kind, credit }: RequirementOutcome): boolean {
  return strength === 'hard' && kind !== 'years' && credit < MET_FROM;
}
