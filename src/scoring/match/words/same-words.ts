// The words that say the same as a word in any trade, as terms. Pure.

import { ENGLISH } from '../../lexicon/words/english.ts';
import { FRENCH } from '../../lexicon/words/french.ts';
import { GERMAN } from '../../lexicon/words/german.ts';
import { termsOf } from '../../text/terms/terms.ts';

const same = new Map<string, Set<string>>();
for (const group of [...ENGLISH, ...GERMAN, ...FRENCH]) {
  const terms = new Set(
    group
      .split(' ')
      .flatMap((word) => termsOf(word).slice(0, 1))
      .map(({ term }) => term),
  );
  for (const term of terms) {
    const others = same.get(term) ?? new Set();
    for (const other of terms) if (other !== term) others.add(other);
    same.set(term, others);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** The terms of words that say the same; none for a word that is in no group. */
export function sameAs(term: string): ReadonlySet<string> {
  return same.get(term) ?? NONE;
}
