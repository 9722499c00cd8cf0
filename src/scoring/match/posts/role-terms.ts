// The words of a dated role, worked out once for all that is asked of it.

import type { Role } from '../../cv/read-cv.ts';
import { rememberedOfTerm, type KnownTerm } from '../../text/known-terms.ts';
import { familiesOfKnown, type FamilyVector } from './families.ts';
import { termsImpliedBy } from '../words/implied.ts';
import { isInPassing } from '../words/topic-roots.ts';

const termSets = new WeakMap<Role, ReadonlySet<string>>();

/** The terms of a role, with what they imply. */
export function termsOfRole(role: Role): ReadonlySet<string> {
  const ready = termSets.get(role);
  if (ready !== undefined) return ready;
  const terms = new Set<string>();
  for (const line of role.lines) {
    if (isInPassing(line.text)) continue;
    for (const { term, known } of line.terms) {
      terms.add(term);
      for (const one of impliedBy(known)) terms.add(one);
    }
  }
  termSets.set(role, terms);
  return terms;
}

const impliedBy = rememberedOfTerm(termsImpliedBy);

const families = new WeakMap<Role, FamilyVector>();

/** The families of occupations that the terms of a role are at home in. */
export function familiesOfRole(role: Role): FamilyVector {
  const ready = families.get(role) ?? familiesOfKnown(countsOf(role));
  families.set(role, ready);
  return ready;
}

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
