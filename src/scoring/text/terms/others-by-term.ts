// Groups of names that stand beside or against one another, by term. Pure.

import { termsOf } from './terms.ts';

/** For the term of each name the terms of the others of its groups; `apart` parts the names of a group. Read when first asked. */
export function othersByTerm(
  groups: readonly string[],
  apart: string,
): () => ReadonlyMap<string, readonly string[]> {
  let read: ReadonlyMap<string, readonly string[]> | null = null;
  return () => (read ??= othersIn(groups, apart));
}

function othersIn(groups: readonly string[], apart: string): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, Set<string>>();
  for (const group of groups) {
    const terms = new Set(group.split(apart).flatMap((name) => termsOf(name)[0]?.term ?? []));
    for (const term of terms) {
      const ofTerm = others.get(term) ?? new Set();
      for (const other of terms) if (other !== term) ofTerm.add(other);
      others.set(term, ofTerm);
    }
  }
  return new Map([...others].map(([term, ofTerm]) => [term, [...ofTerm]]));
}
