// From requirements and similarity to a score, by the rubric: what is met carries it, and what is missing of the hard
// must-haves both scales it down and caps it, so that a stranger with the right words falls further than a near miss.

import type { Spec } from '../read-spec.ts';
import type { Cv } from '../cv/read-cv.ts';
import type { RequirementOutcome, Strength } from '../types.ts';
import { interpolate, type Knots } from './curve.ts';
import { gateOf } from './gates.ts';
import { kinOfCv } from './kinship.ts';

/** Similarity to a share of what a good CV reaches, fitted on labelled pairs: linear between the knots. */
const SIMILARITY_KNOTS: Knots = [
  [0, 0],
  [0.055, 0.25],
  [0.095, 0.51],
  [0.3, 0.77],
  [0.54, 0.92],
  [1, 1],
];
/** The mean of the parts to points. */
const POINT_KNOTS: Knots = [
  [0, 0],
  [0.215, 38],
  [0.46, 55],
  [0.785, 71],
  [0.93, 95],
  [1, 99],
];
/** What each part weighs, and the weight of requirements from which it counts in full. */
const PARTS: Record<Strength, { weight: number; full: number }> = {
  hard: { weight: 0.04, full: 9 },
  must: { weight: 0.95, full: 6 },
  duty: { weight: 0.1, full: 2.4 },
  nice: { weight: 0.36, full: 0.5 },
};
/** In a spec without a hard must-have the few musts say all there is, and the more so the fewer terms it has. */
const FULL_ALONE = 2;
const ALONE = { terms: 32, range: 8, gain: 1.5 };
const SIMILARITY_WEIGHT = 2.4;
/** A spec of a few words says little of an occupation: below so many terms similarity weighs less, down to a share. */
const TERSE = { terms: 30, least: 0.6 };
/** A spec of this many telling terms can be covered; a longer one is a text about the job, and less of it is asked. */
const TERMS_COVERABLE = 47;
/** How fast a longer spec loses its hold on a score, on its parts and on its caps. */
const DOUBT_POWER = 1.9;
const PARTS_DOUBT_POWER = 3;
const CAP_DOUBT_POWER = 3;
const CAP_OF_DOUBT = 74;
/** Of a spec less precise than this hardly a requirement is read for sure. */
const DOUBTFUL_BELOW = 0.6;
/** In a long spec less similarity is as much as a good CV shows. */
const LONG_SPEC_LIFT = 0.2;

const ALL_MET = { count: 2, share: 0.36, from: 0.2, range: 0.2, musts: 0.6 };
/** Who speaks of another occupation in its own words has the spec's by chance, or for the sake of it. */
const STRANGER_KNOTS: Knots = [
  [0, 0.8],
  [0.1, 0.84],
  [0.25, 0.94],
  [0.4, 1],
];
/** The present post is well above the one that is sought. */
const ABOVE_FACTOR = 0.9;
/** A named tool that is a must and is not shown: soon learnt, and still no shortlist. */
const TOOL_MISSING_CAP = 74;
const TOOL_CREDIT_MAX = 0.35;
const WHOLE_MUST = 1;
const PAPER_HELD_FROM = 0.7;
const SURE_SPEC = 0.8;
const PLAIN_SPEC = 0.9;
const NAMED_TOOL = /.\b(?:[A-Z]{2,}\d*\b|[A-Z][a-z]+[A-Z]\w*|[A-Z][a-z]{2,}\b)/;
/** The band below a cap into which everything above it is pressed, and how softly. */
const PRESSED = 10;
const SOFTNESS = 18;
/** A must that can be learnt is denied. */
const DENIED_FACTOR = 0.95;
/** Most of what matches is words in lists. */
const ASKED_LEAST = 3;
const LIST_ONLY = { share: 0.6, cap: 46 };

/** A score from 0 to 100. `specTerms` is the number of telling terms in the spec's requirements. */
export function aggregate(
  outcomes: readonly RequirementOutcome[],
  similarity: number,
  cv: Cv,
  spec: Spec,
): number {
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
  const cap = gate.cap === 100 ? 100 : gate.cap + (CAP_OF_DOUBT - gate.cap) * (1 - sure) ** CAP_DOUBT_POWER;
  const isAbove = outcomes.some((one) => one.kind === 'seniority');
  const denied = outcomes.some((one) => one.strength === 'must' && one.outcome === 'denied');
  const learnable =
    (precise > SURE_SPEC || clarity > PLAIN_SPEC) && outcomes.some(isToolMissing)
      ? Math.min(cap, TOOL_MISSING_CAP)
      : cap;
  const gated =
    under(points * factor, learnable) *
    (denied ? DENIED_FACTOR : 1) *
    (isAbove ? ABOVE_FACTOR : 1) *
    (outcomes.some((one) => one.strength === 'hard')
      ? strangerFactor(kinOfCv(cv, spec)?.near ?? null, precise)
      : 1);
  const listed = listShare(outcomes, cv) > LIST_ONLY.share ? Math.min(gated, LIST_ONLY.cap) : gated;
  return Math.max(0, Math.min(100, Math.round(listed)));
}

/** Who meets every hard must-have of a spec that has some, in a CV that speaks of the same work, belongs near the top. */
function withAllMet(
  points: number,
  outcomes: readonly RequirementOutcome[],
  similarity: number,
  precise: number,
): number {
  const hard = outcomes.filter((one) => one.strength === 'hard');
  if (hard.some((one) => one.credit < 0.7)) return points;
  const musts = coverageOf(outcomes.filter((one) => one.strength === 'must')) ?? 1;
  const shown = within((musts - ALL_MET.musts) / ALL_MET.range);
  // Years shown by dates say by themselves that the work is the same, however few words the spec has of it.
  const isDated = hard.some((one) => one.kind === 'years');
  const alike = (similarity * precise - ALL_MET.from) / ALL_MET.range;
  const same = Math.max(isDated ? precise ** 2 : 0, Math.min(1, alike));
  const sure = shown * Math.min(1, hard.length / ALL_MET.count) * same;
  return points + (100 - points) * ALL_MET.share * sure;
}

/** A long spec speaks of much beside its occupation. */
function strangerFactor(kin: number | null, precise: number): number {
  return kin === null ? 1 : 1 - (1 - interpolate(STRANGER_KNOTS, kin)) * precise ** 2;
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

/** The weighted share of what is asked that is there; null when nothing is. */
export function coverageOf(outcomes: readonly RequirementOutcome[]): number | null {
  let total = 0;
  let sum = 0;
  for (const { weight, credit } of outcomes) {
    total += weight;
    sum += weight * credit;
  }
  return total === 0 ? null : sum / total;
}

function isPaperLacking({ strength, kind, credit }: RequirementOutcome): boolean {
  return strength === 'hard' && kind !== 'years' && credit < PAPER_HELD_FROM;
}

function isToolMissing({ strength, kind, weight, credit, text }: RequirementOutcome): boolean {
  return (
    strength === 'must' &&
    kind === 'skill' &&
    weight >= WHOLE_MUST &&
    credit <= TOOL_CREDIT_MAX &&
    NAMED_TOOL.test(text)
  );
}

/** How much of the weight that was matched rests on words without evidence. */
function listShare(outcomes: readonly RequirementOutcome[], cv: Cv): number {
  // Without any heading or date nobody can tell a list of skills from an account of work.
  const hasShape = cv.roles.length > 0 || new Set(cv.lines.map((line) => line.section)).size > 2;
  if (cv.words < 40 || !hasShape) return 0;
  let listed = 0;
  let total = 0;
  let asked = 0;
  for (const { kind, weight, credit, note } of outcomes) {
    if (kind !== 'skill' && kind !== 'duty') continue;
    asked += weight;
    total += weight * credit;
    if (note?.startsWith('named')) listed += weight * credit;
  }
  // A spec that hardly asks for a skill beside its papers says nothing of how skills are shown.
  return total === 0 || asked < ASKED_LEAST ? 0 : listed / total;
}
