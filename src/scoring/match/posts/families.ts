// Which occupations a text speaks of, as a vector over the lexicon's families.

import { FAMILIES } from '../../lexicon/families.ts';
import { TRADES } from '../../lexicon/trades.ts';
import { knownTerm, rememberedOfTerm, type KnownTerm } from '../../text/terms/known-terms.ts';
import { rarity } from '../../text/terms/rarity.ts';
import { phraseTerm, termsOf } from '../../text/terms/terms.ts';

/** Unit vector by the numbers of the families, and those that were spoken of, in the order in which they were. */
export type FamilyVector = { shares: Float64Array; named: readonly number[] };

/** The first words of a family name the people who do the work. */
const OCCUPATION_WORDS = 3;
const TELLING = { from: 1, least: 0.1, most: 2.5 };
type Told = { telling: number; entries: { family: number; weight: number }[] };
const familiesOfTerm = new Map<string, Told>();
for (const [family, words] of [...Object.values(FAMILIES), ...Object.values(TRADES)].entries()) {
  for (const [index, word] of words.split(';').entries()) {
    const [first] = termsOf(word);
    const term = first?.term.startsWith('=') ? first.term : (first?.term ?? phraseTerm(word));
    const entry = { family, weight: index < OCCUPATION_WORDS ? 1.6 : 1 };
    const entries = [...(familiesOfTerm.get(term)?.entries ?? []), entry];
    familiesOfTerm.set(term, { telling: tellingOf(term, entries.length), entries });
  }
}

/** A rare word tells more of the occupation, and one of several occupations less of each. */
function tellingOf(term: string, families: number): number {
  return Math.min(TELLING.most, Math.max(TELLING.least, rarity(term) - TELLING.from)) / Math.sqrt(families);
}

/** How many occupations are known. */
const FAMILY_COUNT = Object.keys(FAMILIES).length + Object.keys(TRADES).length;

const toldBy = rememberedOfTerm((term) => familiesOfTerm.get(term) ?? null);

/** The families of weighted terms. */
export function familiesOf(terms: Iterable<readonly [string, number]>): FamilyVector {
  return familiesOfKnown(Array.from(terms, ([term, weight]) => [knownTerm(term), weight] as const));
}

/** The families of weighted terms of which it is known what they tell. */
export function familiesOfKnown(terms: Iterable<readonly [KnownTerm, number]>): FamilyVector {
  const shares = new Float64Array(FAMILY_COUNT);
  const isNamed = new Uint8Array(FAMILY_COUNT);
  const named: number[] = [];
  for (const [known, weight] of terms) {
    const told = toldBy(known);
    if (told === null) continue;
    const { telling, entries } = told;
    for (const { family, weight: share } of entries) {
      if (isNamed[family] === 0) named.push(family);
      isNamed[family] = 1;
      shares[family] = (shares[family] ?? 0) + weight * share * telling;
    }
  }
  const norm = Math.hypot(...named.map((family) => shares[family] ?? 0)) || 1;
  for (const family of named) shares[family] = (shares[family] ?? 0) / norm;
  return { shares, named };
}

/** From 0 to 1. */
export function familyMatch(a: FamilyVector, b: FamilyVector): number {
  let sum = 0;
  for (const family of a.named) sum += (a.shares[family] ?? 0) * (b.shares[family] ?? 0);
  return sum;
}
