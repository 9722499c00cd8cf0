// The signs by which a CV fits a spec, each as a number: how much of what is asked is there, how alike the texts are, and
// what speaks against it. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { RequirementOutcome } from '../../types.ts';
import { coverageOf } from './coverage.ts';
import { isMissing, isPartly } from '../found.ts';
import { kinOfCv, kinOfPosts } from '../posts/kinship.ts';
import type { Likeness } from './similarity.ts';
import { toldInPosts } from './told-in-posts.ts';
import { NOTE } from '../notes.ts';
import { yearsMargin } from '../years/years-margin.ts';

/** What stands for a sign that a spec or a CV gives no occasion for. */
const UNTOLD = { nice: 0.3, duties: 0.4, near: 0.5, margin: 0.7, told: 0.35 };
/** The margin of years beyond which it is as sure, or as far from there, as can be. */
const MARGIN_MAX = 3;
/** Texts so alike are as alike as a good CV and its spec. */
const ALIKE = 0.4;

/** All signs of a CV against a spec. */
export type Signs = ReturnType<typeof signsOf>;
/** The name of one. */
export type Sign = keyof Signs;

/** Each from 0 to 1, but for `margin`, from -3 to 3. `listed`: the share of what matches that stands in lists of words. */
export function signsOf(
  outcomes: readonly RequirementOutcome[],
  { cv, spec, likeness, listed }: { cv: Cv; spec: Spec; likeness: Likeness; listed: number },
) {
  const of = (...strengths: readonly RequirementOutcome['strength'][]): RequirementOutcome[] =>
    outcomes.filter(({ strength }) => strengths.includes(strength));
  const hard = of('hard');
  const musts = coverageOf(of('hard', 'must')) ?? 1;
  const duties = coverageOf(of('duty')) ?? UNTOLD.duties;
  const nice = coverageOf(of('nice')) ?? UNTOLD.nice;
  const near = kinOfCv(cv, spec)?.near ?? UNTOLD.near;
  const isAllThere = hard.length > 0 && !hard.some((one) => isMissing(one) || isPartly(one));
  const margin = yearsMargin(spec, cv, outcomes) ?? UNTOLD.margin;
  return {
    always: 1,
    musts,
    mustsNear: musts * near,
    mustsAlike: musts * Math.min(1, likeness.all / ALIKE),
    duties,
    nice,
    paper: leastCredit(hard.filter(({ kind }) => kind !== 'years')),
    years: leastCredit(hard.filter(({ kind }) => kind === 'years')),
    /** By how much the posts count that make up the years. */
    margin: Math.max(-MARGIN_MAX, Math.min(MARGIN_MAX, margin)),
    similar: likeness.all,
    family: likeness.family,
    /** How near the posts are, each counting the same. */
    posts: kinOfPosts(cv, spec) ?? UNTOLD.near,
    /** How much of the words of what is asked the posts tell. */
    told: toldInPosts(spec, cv) ?? UNTOLD.told,
    /** Where every hard must-have is there, by how far the rest is. */
    severalThere: signOf(isAllThere && hard.length > 1),
    dutiesThere: isAllThere ? duties : 0,
    niceThere: isAllThere ? nice : 0,
    /** The present post is above the one that is sought. */
    above: signOf(outcomes.some(({ kind }) => kind === 'seniority')),
    denied: signOf(of('must').some(({ outcome }) => outcome === 'denied')),
    /** Matched by accounts and not by lists of words. */
    shown: 1 - listed,
    longAgo: signOf(outcomes.some(({ note }) => note?.includes(NOTE.longAgo) === true)),
    manyMissing: signOf(hard.filter(isMissing).length > 1),
  };
}

function signOf(is: boolean): number {
  return is ? 1 : 0;
}

/** 1 where nothing is asked. */
function leastCredit(asked: readonly RequirementOutcome[]): number {
  return Math.min(1, ...asked.map(({ credit }) => credit));
}
