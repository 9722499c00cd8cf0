// How much a term tells: its inverse document frequency in a collection of job ads and CVs.

import { DOCUMENTS, TERMS_BY_COUNT } from '../lexicon/document-frequencies.ts';

const counts = new Map<string, number>();
for (const [count, terms] of Object.entries(TERMS_BY_COUNT)) {
  for (const term of terms.split('|')) counts.set(term, Number(count));
}

/** From about 0 (in every document) to 7.3 (in none). */
export function rarity(term: string): number {
  return Math.max(0, Math.log((DOCUMENTS + 1) / ((counts.get(term) ?? 0) + 1.5)) + 0.3);
}

/** What a term weighs in a comparison; phrases of the lexicon weigh more than words. */
export function termWeight(term: string): number {
  return rarity(term) * (term.startsWith('=') ? 1.3 : 1);
}
