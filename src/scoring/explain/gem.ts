// What could make a candidate a find: credentials that were only wished for, and strong work under another title.
// Whether the others of the job lack them is decided where the others are known (scoring-runs/hidden-gems.ts). Pure.

import type { Cv } from '../cv/read-cv.ts';
import { coverageOf } from '../match/sum/coverage.ts';
import { headerOf } from '../match/posts/header.ts';
import { similarityOfTerms } from '../match/words/overlap.ts';
import type { Spec } from '../read-spec.ts';
import type { Assessment, RequirementOutcome } from '../types.ts';

const HELD: ReadonlySet<string> = new Set(['licence', 'certificate', 'degree', 'language', 'clearance']);
const TITLE_UNLIKELY_BELOW = 0.34;
const MUSTS_STRONG_FROM = 0.7;

/** What stands out in a CV, by itself. */
export function gemOf(spec: Spec, cv: Cv, outcomes: readonly RequirementOutcome[]): Assessment['gem'] {
  const asked = outcomes.filter(({ strength }) => strength === 'hard' || strength === 'must');
  const isStrong =
    asked.length > 1 &&
    asked.every(({ strength, credit }) => strength !== 'hard' || credit >= MUSTS_STRONG_FROM) &&
    (coverageOf(asked) ?? 0) >= MUSTS_STRONG_FROM;
  return {
    credentials: outcomes
      .filter(
        ({ strength, outcome, kind, evidence, isRemark }) =>
          outcome === 'met' &&
          !isRemark &&
          evidence.length > 0 &&
          (strength === 'nice' || (strength !== 'hard' && HELD.has(kind))),
      )
      .map(({ text }) => text),
    unlikelyTitle: isStrong && spec.coreTitle.size > 0 && titleMatch(spec, cv) < TITLE_UNLIKELY_BELOW,
  };
}

/** How much of the title that is sought stands in the titles of the CV's roles; 1 where none can be told. */
function titleMatch(spec: Spec, cv: Cv): number {
  const titles = cv.roles
    .map((role) => new Set(headerOf(role).short.flatMap(({ terms }) => terms.map(({ term }) => term))))
    .filter((terms) => terms.size > 0);
  return titles.length === 0
    ? 1
    : Math.max(...titles.map((terms) => similarityOfTerms(spec.coreTitle, terms)));
}
