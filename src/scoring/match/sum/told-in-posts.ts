// How much of the words of what is asked the posts of a CV tell, whatever else was understood of them: lists, profiles and
// wishes hold them easily, accounts of dated work do not. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import type { Terms } from '../../spec/papers/topics.ts';

/** From 0 to 1; null where nothing is asked in words. A CV without any dated post is read as one. */
export function toldInPosts({ units }: Spec, { roles, lines }: Cv): number | null {
  const asked = units.filter((unit) => isOfWork(unit) && unit.terms.size > 0);
  if (asked.length === 0) return null;
  const posts = roles.flatMap((role) => role.lines.filter(({ isHeading }) => !isHeading));
  const told = termsOf(roles.length === 0 ? lines : posts);
  return asked.reduce((sum, { terms }) => sum + shareOf(terms, told), 0) / asked.length;
}

/** Papers are held, not told. */
function isOfWork({ strength, kind }: Unit): boolean {
  return strength !== 'hard' || kind === 'years';
}

function termsOf(lines: readonly EvidenceLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ terms }) => terms.map(({ term }) => term)));
}

/** How much of the weight of words is told. */
function shareOf(words: Terms, told: ReadonlySet<string>): number {
  let found = 0;
  let total = 0;
  for (const [term, weight] of words) {
    total += weight;
    if (told.has(term)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}
