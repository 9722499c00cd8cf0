// How much of the words of what is asked the posts of a CV tell, whatever else was understood of them: lists, profiles and
// wishes hold them easily, accounts of dated work do not. The words of all demands are taken together, so that a demand of
// one chance word says no more than that word. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { tellingOf } from '../skills/telling.ts';
import { relativesOf } from '../words/relatives.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** From 0 to 1; null where nothing is asked in words. A CV without any dated post is read as one. */
export function toldInPosts(spec: Spec, cv: Cv): number | null {
  const asked = askedBy(spec);
  if (asked.length === 0) return null;
  const isTold = cv.roles.length === 0 ? anywhereIn(cv.lines) : inPostsOf(cv);
  let found = 0;
  let total = 0;
  for (const [term, weight] of asked) {
    total += weight;
    found += weight * (isTold(term) ? 1 : worthOfRelatives(term, isTold, cv));
  }
  return found / total;
}

/** The words of all that is asked, each once, with the most that it weighs anywhere. */
const askedBy = rememberedOf((spec: Spec): readonly (readonly [term: string, weight: number])[] => {
  const weights = new Map<string, number>();
  for (const unit of spec.units.filter(isOfWork))
    for (const [term, weight] of tellingOf(unit)) weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  return [...weights].filter(([, weight]) => weight > 0);
});

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

/** What the nearest word of its root, its compounds or its parts tells of a word that is not told itself. */
function worthOfRelatives(term: string, isTold: Told, cv: Cv): number {
  let most = 0;
  for (const { term: other, worth, isLoose } of relativesOf(term, cv.linesOfTerm))
    if (!isLoose && worth > most && isTold(other)) most = worth;
  return most;
}
