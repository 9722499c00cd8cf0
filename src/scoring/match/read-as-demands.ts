// The second of two readings of a fit: the spec as a list of demands. Every sign of a fit adds points of its own and none
// scales another, so that a demand which was misread costs its points and no more. Of a long spec less is a demand: there
// the likeness of the texts takes their place by degrees. Fitted on graded and labelled pairs, tested on jobs that were
// left out of the fit, rising in every sign by constraint, and frozen with the version.

import type { Cv } from '../cv/read-cv.ts';
import type { Spec } from '../read-spec.ts';
import type { RequirementOutcome } from '../types.ts';
import { coverageOf } from './coverage.ts';
import { interpolate, type Knots } from './curve.ts';
import { isMissing, isPartly } from './gates.ts';
import { kinOfCv } from './kinship.ts';
import { yearsMargin } from './years-margin.ts';

/** Points before any sign, of a list of demands and of a long text. */
const BASE = { demands: 1.5, text: 18.2 };
/** By the share of all must-haves that is there. */
const MUSTS: Knots = [
  [0, 0],
  [0.2, 3.1],
  [0.4, 4.9],
  [0.6, 10.8],
  [0.8, 13.7],
  [1, 19.1],
];
const NICE: Knots = [
  [0, 0],
  [0.5, 2.3],
  [1, 6.7],
];
const SIMILAR: Knots = [
  [0, 0],
  [0.1, 14.4],
  [0.2, 20.8],
  [0.35, 25.0],
  [0.55, 28.0],
];
const SIMILAR_TEXT: Knots = [
  [0, 0],
  [0.05, 9.2],
  [0.1, 20.1],
  [0.2, 34.5],
  [0.3, 44.2],
  [0.45, 45.6],
];
/** By the margin by which the years are there. */
const YEARS_SURE: Knots = [
  [-3, 0],
  [1, 0],
  [3, 6.3],
];
/** By the credit of the least paper, and of the shortest years. */
const PAPER: Knots = [
  [0, 0],
  [0.3, 0.2],
  [0.7, 3.6],
  [1, 9.1],
];
const YEARS: Knots = [
  [0, 0],
  [0.4, 3.6],
];
/** For being of the spec's very occupation, and of a neighbour of it. */
const OCCUPATION = { same: 6.7, textSame: 2.6, textNear: 9.4 };
/** Where every hard must-have is there: for there being several, and by how far the rest is. */
const ALL_THERE = { several: 2.4, duties: 1.9, nice: 6.0, near: 5.3 };
/** A post above the one that is sought, a denial, words in lists. */
const LESS = { above: 1.4, denied: 2.7, listed: 3.4 };
/** What stands for a sign that a spec or a CV gives no occasion for. */
const UNTOLD = { nice: 0.3, duties: 0.4, same: 0.4, near: 0.5, margin: 0.7 };
/** A spec of so many telling terms may be all demands; a longer one is so ever less. */
const TERMS = { all: 80, power: 1.5 };

/** Points, from about 0 to 100. `isListed`: most of what matches stands in lists of words. */
export function readAsDemands(
  outcomes: readonly RequirementOutcome[],
  similarity: number,
  cv: Cv,
  spec: Spec,
  isListed: boolean,
): number {
  const musts =
    coverageOf(outcomes.filter(({ strength }) => strength === 'hard' || strength === 'must')) ?? 1;
  const kin = kinOfCv(cv, spec);
  const near = kin?.near ?? UNTOLD.near;
  const same = kin?.same ?? UNTOLD.same;
  const nice = coverageOf(outcomes.filter(({ strength }) => strength === 'nice')) ?? UNTOLD.nice;
  const demands =
    BASE.demands +
    interpolate(MUSTS, musts) +
    interpolate(NICE, nice) +
    interpolate(SIMILAR, similarity) +
    interpolate(YEARS_SURE, yearsMargin(spec, cv, outcomes) ?? UNTOLD.margin) +
    interpolate(PAPER, leastCredit(outcomes, false)) +
    interpolate(YEARS, leastCredit(outcomes, true)) +
    OCCUPATION.same * same +
    allThere(outcomes, nice, near) -
    lessFor(outcomes, isListed);
  const text =
    BASE.text +
    interpolate(SIMILAR_TEXT, similarity) +
    OCCUPATION.textSame * same +
    OCCUPATION.textNear * near;
  const share = Math.min(1, TERMS.all / Math.max(1, spec.termCount)) ** TERMS.power;
  return Math.max(0, Math.min(99, text + share * (demands - text)));
}

function allThere(outcomes: readonly RequirementOutcome[], nice: number, near: number): number {
  const hard = outcomes.filter(({ strength }) => strength === 'hard');
  if (hard.length === 0 || hard.some((one) => isMissing(one) || isPartly(one))) return 0;
  const duties = coverageOf(outcomes.filter(({ strength }) => strength === 'duty')) ?? UNTOLD.duties;
  return (
    (hard.length > 1 ? ALL_THERE.several : 0) +
    ALL_THERE.duties * duties +
    ALL_THERE.nice * nice +
    ALL_THERE.near * near
  );
}

function lessFor(outcomes: readonly RequirementOutcome[], isListed: boolean): number {
  return (
    (outcomes.some(({ kind }) => kind === 'seniority') ? LESS.above : 0) +
    (outcomes.some(({ strength, outcome }) => strength === 'must' && outcome === 'denied')
      ? LESS.denied
      : 0) +
    (isListed ? LESS.listed : 0)
  );
}

/** The least credit of the hard must-haves that are years, or of those that are not; 1 where there is none. */
function leastCredit(outcomes: readonly RequirementOutcome[], ofYears: boolean): number {
  const asked = outcomes.filter(
    ({ strength, kind }) => strength === 'hard' && (kind === 'years') === ofYears,
  );
  return Math.min(1, ...asked.map(({ credit }) => credit));
}
