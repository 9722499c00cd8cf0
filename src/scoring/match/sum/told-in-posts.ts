// How much of the words of what is asked the posts of a CV tell, whatever else was understood of them: lists, profiles and
// wishes hold them easily, accounts of dated work do not. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import type { Terms } from '../../spec/papers/topics.ts';

/** From 0 to 1; null where nothing is asked in words. A CV without any dated post is read as one. */
export function toldInPosts({ units }: Spec, cv: Cv): number | null {
  const asked = units.filter((unit) => isOfWork(unit) && unit.terms.size > 0);
  if (asked.length === 0) return null;
  const isTold = cv.roles.length === 0 ? anywhereIn(cv.lines) : inPostsOf(cv);
  return asked.reduce((sum, { terms }) => sum + shareOf(terms, isTold), 0) / asked.length;
}

/** Papers are held, not told. */
function isOfWork({ strength, kind }: Unit): boolean {
  return strength !== 'hard' || kind === 'years';
}

type Told = (term: string) => boolean;

function anywhereIn(lines: readonly EvidenceLine[]): Told {
  const told = new Set(lines.flatMap(({ terms }) => terms.map(({ term }) => term)));
  return (term) => told.has(term);
}

/** Of the lines that hold a term, headings are none. */
function inPostsOf({ roles, linesOfTerm }: Cv): Told {
  const posts = new Set(roles.flatMap((role) => role.lines));
  return (term) => linesOfTerm.get(term)?.some((line) => posts.has(line)) === true;
}

/** How much of the weight of words is told. */
function shareOf(words: Terms, isTold: Told): number {
  let found = 0;
  let total = 0;
  for (const [term, weight] of words) {
    total += weight;
    if (isTold(term)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}
