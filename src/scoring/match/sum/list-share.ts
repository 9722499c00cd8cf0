// How far a match rests on lists of words. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import type { RequirementOutcome, Span } from '../../types.ts';
import { strengthOf } from '../skills/strength.ts';

/** From more than this, most of what matches is words in lists. */
export const MOSTLY_LISTED = 0.6;
/** So much must be asked for beside papers. */
const ASKED_LEAST = 3;

/** A line of a list by its strength alone. */
const LIST_LINE_BELOW = 0.5;

/** How much of the weight that was matched rests on words without evidence. */
export function listShare(outcomes: readonly RequirementOutcome[], cv: Cv): number {
  // Without any heading or date nobody can tell a list of skills from an account of work.
  const hasShape = cv.roles.length > 0 || new Set(cv.lines.map((line) => line.section)).size > 2;
  if (cv.words < 40 || !hasShape) return 0;
  let listed = 0;
  let total = 0;
  let asked = 0;
  for (const { kind, weight, credit, note, evidence } of outcomes) {
    if (kind !== 'skill' && kind !== 'duty') continue;
    asked += weight;
    total += weight * credit;
    if (note?.startsWith('named') || isListed(evidence[0], cv)) listed += weight * credit;
  }
  // A spec that hardly asks for a skill beside its papers says nothing of how skills are shown.
  return total === 0 || asked < ASKED_LEAST ? 0 : listed / total;
}

/** Whether the best that shows a requirement is a word of a list. */
function isListed(best: Span | undefined, cv: Cv): boolean {
  if (best === undefined) return false;
  const { origin } = cv.canon;
  const line = cv.lines.find(
    ({ start, end }) => (origin[start] ?? 0) <= best.start && best.start <= (origin[end - 1] ?? 0),
  );
  return line !== undefined && strengthOf(line) < LIST_LINE_BELOW;
}
