// The words of a dated role, worked out once for all that is asked of it.

import { overlap } from '../../text/place.ts';
import type { Role } from '../../cv/read-cv.ts';
import { isShort } from '../../cv/posts/short-posts.ts';
import { asidesIn } from '../../cv/stance/told-aside.ts';
import { rememberedOfTerm, type KnownTerm } from '../../text/terms/known-terms.ts';
import { headerOf } from './header.ts';
import { familiesOfKnown, type FamilyVector } from './families.ts';
import { termsImpliedBy } from '../words/implied.ts';
import { isInPassing } from '../words/topic-roots.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** The terms of a role, with what they imply. */
export const termsOfRole = rememberedOf((role: Role): ReadonlySet<string> => {
  const terms = new Set<string>();
  for (const line of role.lines) {
    if (isInPassing(line.text)) continue;
    const asides = asidesIn(line.text, isShort(role));
    for (const token of line.terms) {
      const { term, known } = token;
      if (asides.some((aside) => overlap(aside, token))) continue;
      terms.add(term);
      for (const one of impliedBy(known)) terms.add(one);
    }
  }
  return terms;
});

/** The terms of the lines at its head, where it is called by its title and place. */
export const termsOfHead = rememberedOf(
  (role: Role): ReadonlySet<string> =>
    new Set(headerOf(role).short.flatMap(({ terms }) => terms.map(({ term }) => term))),
);

const impliedBy = rememberedOfTerm(termsImpliedBy);

/** The families of occupations that the terms of a role are at home in. */
export const familiesOfRole = rememberedOf((role: Role): FamilyVector => familiesOfKnown(countsOf(role)));

/** Each term and how often it is said; by its name, since what is known of it may have been forgotten in between. */
function countsOf(role: Role): Iterable<readonly [KnownTerm, number]> {
  const counts = new Map<string, [KnownTerm, number]>();
  for (const line of role.lines)
    for (const { term, known } of line.terms) {
      const count = counts.get(term);
      if (count === undefined) counts.set(term, [known, 1]);
      else count[1] += 1;
    }
  return counts.values();
}
