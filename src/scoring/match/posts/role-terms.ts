// The words of a dated role, worked out once for all that is asked of it.

import type { Role } from '../../cv/read-cv.ts';
import { familiesOf, type FamilyVector } from './families.ts';
import { termsImpliedBy } from '../words/implied.ts';
import { isInPassing } from '../words/topic-roots.ts';

const termSets = new WeakMap<Role, ReadonlySet<string>>();

/** The terms of a role, with what they imply. */
export function termsOfRole(role: Role): ReadonlySet<string> {
  const known =
    termSets.get(role) ??
    new Set(
      role.lines
        .filter(({ text }) => !isInPassing(text))
        .flatMap((line) => line.terms.flatMap(({ term }) => [term, ...termsImpliedBy(term)])),
    );
  termSets.set(role, known);
  return known;
}

const families = new WeakMap<Role, FamilyVector>();

/** The families of occupations that the terms of a role are at home in. */
export function familiesOfRole(role: Role): FamilyVector {
  const known = families.get(role) ?? familiesOf(countsOf(role));
  families.set(role, known);
  return known;
}

function countsOf(role: Role): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of role.lines)
    for (const { term } of line.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
