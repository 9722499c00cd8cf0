// Which candidates of a job are hidden gems: compared with each other, for what one has and the others lack. Pure; the
// caller brings every scored candidate of the job and asks again when one is added.

import type { Assessment } from './types.ts';

/** A scored candidate of one job. */
export type GemCandidate = { id: string | number; score: number; gem: Assessment['gem'] };

/** With fewer candidates nothing is unique. */
const CANDIDATES_MIN = 3;
/** Below this a wish that is met does not make up for what is missing. */
const SCORE_MIN = 40;
const SCORE_OF_UNLIKELY_TITLE_MIN = 62;
const NAMED_MAX = 2;
const TOPIC_LENGTH_MAX = 80;

/** The reason by candidate, for those who are one; the others are absent. */
export function hiddenGems(candidates: readonly GemCandidate[]): Map<GemCandidate['id'], string> {
  const gems = new Map<GemCandidate['id'], string>();
  if (candidates.length < CANDIDATES_MIN) return gems;
  const holders = new Map<string, number>();
  for (const { gem } of candidates)
    for (const credential of new Set(gem.credentials))
      holders.set(credential, (holders.get(credential) ?? 0) + 1);
  for (const { id, score, gem } of candidates) {
    const unique = [...new Set(gem.credentials)].filter((credential) => holders.get(credential) === 1);
    if (score >= SCORE_MIN && unique.length > 0) gems.set(id, reasonOf(unique));
    else if (score >= SCORE_OF_UNLIKELY_TITLE_MIN && gem.unlikelyTitle)
      gems.set(id, 'Shows the must-haves in dated work under a title that one would not look for.');
  }
  return gems;
}

function reasonOf(unique: string[]): string {
  const named = unique.slice(0, NAMED_MAX).map((text) => `“${shortened(text)}”`);
  return `The only candidate of this job whose CV shows ${named.join(' and ')}.`;
}

function shortened(text: string): string {
  const bare = text.replace(/[.;:\s]+$/, '');
  return bare.length <= TOPIC_LENGTH_MAX
    ? bare
    : `${bare.slice(0, TOPIC_LENGTH_MAX - 2).replace(/\s+\S*$/, '')} …`;
}
