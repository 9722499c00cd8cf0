// Whether what was left out of the evidence names a requirement, so that a gap does not say that the CV is silent. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { termsOf } from '../../text/terms/terms.ts';

/** Of a requirement's weight, so much must be named. */
const NAMED_SHARE = 0.5;

/** Where the terms are named: in a heap of keywords, in words of the spec, or nowhere that was left out. */
export function namedAside(cv: Cv, terms: ReadonlyMap<string, number>): 'listed' | 'copied' | null {
  if (cv.distrusted.length === 0) return null;
  const aside = asideIn(cv);
  if (shareOf(terms, aside.listed) >= NAMED_SHARE) return 'listed';
  return shareOf(terms, aside.copied) >= NAMED_SHARE ? 'copied' : null;
}

const asideIn = rememberedOf(({ distrusted }: Cv) => {
  const aside = { listed: new Set<string>(), copied: new Set<string>() };
  for (const { line, why } of distrusted) {
    if (why === 'instructions') continue;
    const into = why === 'keyword_dump' ? aside.listed : aside.copied;
    for (const { term } of termsOf(line.text)) into.add(term);
  }
  return aside;
});

function shareOf(terms: ReadonlyMap<string, number>, held: ReadonlySet<string>): number {
  let found = 0;
  let total = 0;
  for (const [term, weight] of terms) {
    total += weight;
    if (held.has(term)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}
