// How much a term tells: its inverse document frequency in a collection of job ads and CVs.

import { ALIASES } from '../../lexicon/aliases.ts';
import { stem } from './stem.ts';
import { DOCUMENTS, TERMS_BY_COUNT } from '../../lexicon/document-frequencies.ts';

const counts = new Map<string, number>();
for (const [count, terms] of Object.entries(TERMS_BY_COUNT)) {
  for (const term of terms.split('|')) counts.set(term, Number(count));
}

// A phrase of the lexicon is at least as common as any of its names.
for (const group of ALIASES) {
  const common = Math.max(
    ...group.map((name) => Math.max(counts.get(`=${name}`) ?? 0, counts.get(stem(name)) ?? 0)),
  );
  if (common > 0) counts.set(`=${group[0] ?? ''}`, Math.max(common, counts.get(`=${group[0] ?? ''}`) ?? 0));
}

const rarities = new Map([...counts].map(([term, count]) => [term, rarityOf(count)]));
const UNKNOWN = rarityOf(0);
const weights = new Map([...rarities].map(([term, value]) => [term, value * phraseGain(term)]));

function phraseGain(term: string): number {
  return term.startsWith('=') ? 1.3 : 1;
}

function rarityOf(count: number): number {
  return Math.max(0, Math.log((DOCUMENTS + 1) / (count + 1.5)) + 0.3);
}

/** From about 0 (in every document) to 7.3 (in none). */
export function rarity(term: string): number {
  return rarities.get(term) ?? UNKNOWN;
}

/** What a term weighs in a comparison; phrases of the lexicon weigh more than words. */
export function termWeight(term: string): number {
  return weights.get(term) ?? UNKNOWN * phraseGain(term);
}

/** Whether a word stands in no document of the collection; phrases of the lexicon are heard of. */
export function isUnheard(term: string): boolean {
  return !term.startsWith('=') && !rarities.has(term);
}
