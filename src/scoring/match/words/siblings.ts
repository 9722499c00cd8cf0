// The tools that stand beside a tool, as terms. Pure.

import { SIBLINGS } from '../../lexicon/siblings.ts';
import { termsOf } from '../../text/terms.ts';

const siblings = new Map<string, string[]>();
for (const group of SIBLINGS) {
  const terms = [
    ...new Set(
      group.split(' ').flatMap((name) =>
        termsOf(name)
          .slice(0, 1)
          .map(({ term }) => term),
      ),
    ),
  ];
  for (const term of terms) {
    const others = terms.filter((other) => other !== term);
    siblings.set(term, [...new Set([...(siblings.get(term) ?? []), ...others])]);
  }
}

/** The terms of tools that do what this one does; none for what is no tool. */
export function siblingsOf(term: string): readonly string[] {
  return siblings.get(term) ?? [];
}
