// From requirements and similarity to a score, by the rubric: the mean of two readings, under what the missing must-haves
// and words without evidence leave at most.

import type { Cv } from '../cv/read-cv.ts';
import type { Spec } from '../read-spec.ts';
import type { RequirementOutcome } from '../types.ts';
import { listShare } from './list-share.ts';
import { readAsDemands } from './read-as-demands.ts';
import { readAsText } from './read-as-text.ts';

/** What the reading as demands weighs of the two. */
const DEMANDS_SHARE = 0.5;
/** Most of what matches is words in lists. */
const LIST_ONLY = { share: 0.6, cap: 46 };

/** A score from 0 to 100; `similarity` from 0 to about 0.8. */
export function aggregate(
  outcomes: readonly RequirementOutcome[],
  similarity: number,
  cv: Cv,
  spec: Spec,
): number {
  const isListed = listShare(outcomes, cv) > LIST_ONLY.share;
  const text = readAsText(outcomes, similarity, spec);
  const demands = readAsDemands(outcomes, similarity, cv, spec, isListed);
  const mean = text.points + DEMANDS_SHARE * (demands - text.points);
  const most = isListed ? Math.min(text.cap, LIST_ONLY.cap) : text.cap;
  return Math.max(0, Math.round(Math.min(most, mean)));
}
