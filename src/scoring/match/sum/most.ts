// The most that a score may be: what missing or denied must-haves, words without evidence and words of another trade leave
// of it. Nothing else bounds a score. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { RequirementOutcome } from '../../types.ts';
import { coverageOf } from './coverage.ts';
import { isMissing, isPartly } from '../found.ts';
import { NOTE } from '../notes.ts';
import { isAllFalse } from '../posts/false-friends.ts';
import { MOSTLY_LISTED } from './list-share.ts';

/** Words in lists, where they are most of what matches, leave no more; what accounts a long text has beside them leave more. */
const LISTED_MOST = { short: 32, long: 60 };
/** One hard must-have that is missing, or there in part, keeps a CV off the shortlist. */
const LACKING_MOST = { one: 74, many: 58 };
/** So does a must-have of any kind that the CV itself says is not there, or a paper that has lapsed, however it was put. */
const DENIED_MOST = 68;
/** The right words in the sense of another trade. */
const FALSE_MOST = 20;
/** In a spec of more telling terms it is not sure what the years are to be of. */
const TERMS_SURE = 72;
const POINTS_MAX = 99;
/** What a must-have has of words alone. */
const WORDS_ONLY: ReadonlySet<string> = new Set([NOTE.named, NOTE.copied, NOTE.unshown]);
/** So many must-haves say whether any is shown; less credit than this is none. */
const ASKED_MIN = 3;
const BARE_BELOW = 0.1;
/** Of the must-haves; who shows less of them and none of the years has done other work, however alike the words are. */
const HALF = 0.5;

/**
 * In points; `listed` is the share of what matches that stands in lists of words, `demands` how far the texts are read as
 * demands.
 */
export function mostOf(
  outcomes: readonly RequirementOutcome[],
  { cv, spec, listed, demands }: { cv: Cv; spec: Spec; listed: number; demands: number },
): number {
  const isDenied = outcomes.some(isSaidToLack);
  return Math.min(
    mostByLists(listed, demands),
    restOnWords(outcomes) ? LISTED_MOST.short : POINTS_MAX,
    isDenied ? DENIED_MOST : POINTS_MAX,
    isAllFalse(cv, spec) ? FALSE_MOST : POINTS_MAX,
    mostByPapers(outcomes, spec),
  );
}

/** What is in a list cannot be told for sure in a long text. */
function mostByLists(listed: number, demands: number): number {
  if (listed <= MOSTLY_LISTED) return POINTS_MAX;
  const told = (1 - listed) / (1 - MOSTLY_LISTED);
  return LISTED_MOST.short + (1 - demands) * told * (LISTED_MOST.long - LISTED_MOST.short);
}

/** Whether no must-have is shown at all, and most are no more than named: a list of the job's words, whatever else is told. */
function restOnWords(outcomes: readonly RequirementOutcome[]): boolean {
  const asked = outcomes.filter(({ strength }) => strength === 'hard' || strength === 'must');
  const named = asked.filter(
    ({ outcome, note }) => outcome !== 'met' && note !== null && WORDS_ONLY.has(note),
  );
  const isBare = asked.every((one) => named.includes(one) || one.credit < BARE_BELOW);
  return asked.length >= ASKED_MIN && isBare && named.length >= asked.length / 2;
}

/** A must-have that the CV says is not there or has lapsed, or a paper whose day it says is still to come. */
function isSaidToLack({ strength, outcome, kind, note }: RequirementOutcome): boolean {
  if (strength !== 'must') return false;
  const isPaper = kind === 'licence' || kind === 'certificate';
  return outcome === 'denied' || note === NOTE.lapsed || (isPaper && note === NOTE.pursued);
}

/** No post counts towards the years. */
function isWithoutYears({ kind, credit }: RequirementOutcome): boolean {
  return kind === 'years' && credit === 0;
}

/** What is left by the hard must-haves that were read for sure and are not there in full. */
function mostByPapers(outcomes: readonly RequirementOutcome[], { termCount }: Spec): number {
  const hard = outcomes.filter(({ strength }) => strength === 'hard');
  const musts = outcomes.filter(({ strength }) => strength === 'must');
  // A paper is read for sure wherever it is asked for; years of what, in a long text, are not.
  const surely = termCount <= TERMS_SURE ? hard : hard.filter(({ kind }) => kind !== 'years');
  if (hard.some(isWithoutYears) && (coverageOf(musts) ?? 1) < HALF) return LACKING_MOST.many;
  if (!surely.some((one) => isMissing(one) || isPartly(one))) return POINTS_MAX;
  return surely.filter(isMissing).length > 1 ? LACKING_MOST.many : LACKING_MOST.one;
}
