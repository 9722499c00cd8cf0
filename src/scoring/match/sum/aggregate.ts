// From requirements and likeness to a score, by the rubric: the points of all signs, under what missing must-haves and words
// without evidence leave at most.

import type { Cv } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { RequirementOutcome } from '../../types.ts';
import { isMissing, isPartly, MET_FROM } from '../found.ts';
import { listShare, MOSTLY_LISTED } from './list-share.ts';
import { pointsOf } from './points.ts';
import { signsOf } from './signs.ts';
import type { Likeness } from './similarity.ts';

/** Words in lists, where they are most of what matches, leave no more. */
const LISTED_CAP = 40;
/** One hard must-have that is missing, or there in part, keeps a CV off the shortlist. */
const LACKING_CAPS = { one: 74, many: 58 };
/** So does a must-have of any kind that the CV itself says is not there, however the spec put it. */
const DENIED_CAP = 68;
/** Of a spec of more telling terms less is asked for sure. */
const TERMS_SURE = 60;
const DOUBTFUL_BELOW = 0.97;
/** So sure a demand must be for the cap. */
const SURE_FROM = 0.6;
const POINTS_MAX = 99;

/** A score from 0 to 100, a whole number. */
export function aggregate(
  outcomes: readonly RequirementOutcome[],
  likeness: Likeness,
  cv: Cv,
  spec: Spec,
): number {
  const listed = listShare(outcomes, cv);
  const points = pointsOf(signsOf(outcomes, likeness, cv, spec, listed), spec.termCount, phrasesOf(cv));
  const isDenied = outcomes.some(({ strength, outcome }) => strength === 'must' && outcome === 'denied');
  const most = Math.min(
    listed > MOSTLY_LISTED ? LISTED_CAP : POINTS_MAX,
    isDenied ? DENIED_CAP : POINTS_MAX,
    capOf(outcomes, spec),
  );
  return Math.max(0, Math.round(Math.min(most, points)));
}

/** The most that is left by the hard must-haves that were read for sure and are not there in full. */
function capOf(outcomes: readonly RequirementOutcome[], { termCount, clarity }: Spec): number {
  const hard = outcomes.filter(({ strength }) => strength === 'hard');
  if (!hard.some((one) => isMissing(one) || isPartly(one))) return POINTS_MAX;
  const precise = Math.min(1, TERMS_SURE / Math.max(1, termCount));
  // A paper is read for sure wherever the must-haves are plain; years of what, in a long text, are not.
  const isPaperLacking = hard.some(({ kind, credit }) => kind !== 'years' && credit < MET_FROM);
  const plain = isPaperLacking ? clarity ** 2 : 0;
  const sure = Math.max(precise * Math.min(1, precise / DOUBTFUL_BELOW) ** 2, plain);
  if (sure <= SURE_FROM) return POINTS_MAX;
  return hard.filter(isMissing).length > 1 ? LACKING_CAPS.many : LACKING_CAPS.one;
}

/** How many phrases of the lexicon a CV holds. */
function phrasesOf({ vocabulary }: Cv): number {
  let count = 0;
  for (const term of vocabulary) if (term.startsWith('=')) count += 1;
  return count;
}
