// How much a CV speaks of the same work as the spec, requirement by requirement or not: the part of the score that
// needs no understanding of requirements. Its weights were fitted by pairwise logistic loss on labelled pairs, tested
// on occupations that were left out of the fit, and are frozen with the version.

import type { Cv } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import { termWeight } from '../../text/terms/rarity.ts';
import { familiesOf, familiesOfKnown, familyMatch, type FamilyVector } from '../posts/families.ts';
import { isForeignCv } from '../posts/foreign-trade.ts';
import { kinOfCv } from '../posts/kinship.ts';
import { titleLines } from '../posts/title-lines.ts';
import { termsTold, type ToldTerms } from './told-terms.ts';
import { rememberedOf } from '../../text/remembered.ts';

type Vector = ReadonlyMap<string, number>;

/** What a word tells more of the occupation for standing in a title. */
const TITLE_GAIN = { spec: 4, cv: 4, repeats: 2 };
const ASKED_TERMS = 45;
const TOLD_TERMS = 60;
/** Fitted. */
const WEIGHTS = {
  words: 0.026,
  known: 0.052,
  coverage: 0.104,
  told: 0.113,
  titles: 0.026,
  family: 0.33,
  units: 0.218,
};
const FAMILY_POWER = 1.4;
/** Of the families, as far as the finer occupations are known of both texts. */
const KIN_SHARE = 0.35;
const KIN_POWER = 1.4;
/** What words in another trade are worth, of all and of the families. */
const FOREIGN = { all: 0.75, family: 0.3 };

/**
 * How alike a spec and a CV are: in all, from 0 to about 0.8, and in the families of their occupations, from 0 to 1. `told`:
 * how many different terms the CV tells, among which are no names of people or schools.
 */
export type Likeness = { all: number; family: number; told: number };

/** The likeness of a CV and a spec. */
export function likenessOf(spec: Spec, cv: Cv): Likeness {
  const terms = termsTold(cv, spec.vector);
  const parts = similarityParts(spec, cv, terms);
  const all =
    WEIGHTS.words * parts.words +
    WEIGHTS.known * parts.known +
    WEIGHTS.coverage * parts.coverage +
    WEIGHTS.told * parts.told +
    WEIGHTS.titles * parts.titles +
    WEIGHTS.family * parts.family +
    WEIGHTS.units * parts.units;
  return { all: isForeignCv(cv, spec) ? FOREIGN.all * all : all, family: parts.family, told: terms.size };
}

/** Each from 0 to 1. */
function similarityParts(spec: Spec, cv: Cv, terms: ToldTerms): Record<keyof typeof WEIGHTS, number> {
  const asked = askedBy(spec);
  const titles = titleTermsOf(cv);
  const family = familyMatch(asked.families, occupationsOf(terms, titles)) ** FAMILY_POWER;
  return {
    ...cosines(asked, terms),
    coverage: coverage(asked.top, terms),
    told: shareTold(spec.vector, terms),
    titles: shareOfTitles(spec.vector, titles),
    family: familyOf(family, kinOfCv(cv, spec)?.near ?? null) * (isForeignCv(cv, spec) ? FOREIGN.family : 1),
    units: unitCoverage(spec, terms),
  };
}

/** What is worked out of a spec once, for all its CVs. */
type Asked = {
  weighted: Vector;
  norm: number;
  knownNorm: number;
  /** The heaviest phrases of the lexicon. */
  top: [string, number][];
  families: FamilyVector;
};

/** Works out of a spec what all its CVs need, so that the first of them does not wait for it. */
export function prepareSimilarity(spec: Spec): void {
  askedBy(spec);
}

const askedBy = rememberedOf((spec: Spec): Asked => {
  const weighted = new Map([...spec.vector].map(([term, weight]) => [term, weight * termWeight(term)]));
  const known = [...weighted].filter(([term]) => isPhrase(term));
  const titled = new Map(spec.vector);
  for (const term of spec.titleTerms) titled.set(term, (titled.get(term) ?? 0) + TITLE_GAIN.spec);
  return {
    weighted,
    norm: Math.hypot(...weighted.values()) || 1,
    knownNorm: Math.hypot(...known.map(([, weight]) => weight)) || 1,
    top: known.toSorted((a, b) => b[1] - a[1]).slice(0, ASKED_TERMS),
    families: familiesOf(titled),
  };
});

/** Over all words, and over the phrases that the lexicon knows. */
function cosines(asked: Asked, terms: ToldTerms): { words: number; known: number } {
  let dot = 0;
  let knownDot = 0;
  let squares = 0;
  let knownSquares = 0;
  for (const [term, { weighted: scaled, known }] of terms) {
    const product = scaled * (asked.weighted.get(term) ?? 0);
    squares += scaled ** 2;
    dot += product;
    if (!known.isPhrase) continue;
    knownSquares += scaled ** 2;
    knownDot += product;
  }
  return {
    words: dot / (asked.norm * (Math.sqrt(squares) || 1)),
    known: knownDot / (asked.knownNorm * (Math.sqrt(knownSquares) || 1)),
  };
}

function coverage(terms: Iterable<[string, number]>, cv: ToldTerms): number {
  let found = 0;
  let total = 0;
  for (const [term, weight] of terms) {
    const held = cv.get(term)?.weight;
    total += weight;
    if (held !== undefined) found += weight * Math.min(1, 0.6 + 0.2 * held);
  }
  return total === 0 ? 0 : found / total;
}

/** How much of what a CV mostly tells is asked for at all. */
function shareTold(asked: Vector, terms: ToldTerms): number {
  // Only what may be among the heaviest is put in order.
  const weights = new Float64Array(terms.size);
  let count = 0;
  for (const { weighted } of terms.values()) weights[count++] = weighted;
  const least = weights.toSorted().at(-TOLD_TERMS) ?? 0;
  const heavy: [string, number][] = [];
  for (const [term, { weighted }] of terms) if (weighted >= least) heavy.push([term, weighted]);
  const told = heavy.toSorted((a, b) => b[1] - a[1]).slice(0, TOLD_TERMS);
  let found = 0;
  let total = 0;
  for (const [term, weight] of told) {
    total += weight;
    if (asked.has(term)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}

function titleTermsOf(cv: Cv): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of titleLines(cv))
    for (const { term } of line.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function shareOfTitles(asked: Vector, titles: Vector): number {
  let found = 0;
  let total = 0;
  for (const [term, count] of titles) {
    const weight = count * termWeight(term);
    total += weight;
    found += weight * Math.min(1, (asked.get(term) ?? 0) / 2);
  }
  return total === 0 ? 0 : found / total;
}

/** What stands in titles, which are lines of the CV, tells more of the work. */
function occupationsOf(terms: ToldTerms, titles: Vector): FamilyVector {
  for (const [term, count] of titles) {
    const told = terms.get(term);
    if (told !== undefined) told.work += TITLE_GAIN.cv * Math.min(TITLE_GAIN.repeats, count);
  }
  return familiesOfKnown(Array.from(terms.values(), ({ known, work }) => [known, work] as const));
}

function familyOf(family: number, kin: number | null): number {
  return kin === null ? family : family + KIN_SHARE * Math.max(0, kin ** KIN_POWER - family);
}

function unitCoverage(spec: Spec, cv: ToldTerms): number {
  let found = 0;
  let total = 0;
  for (const unit of spec.units) {
    if (unit.terms.size === 0) continue;
    total += unit.weight;
    found += unit.weight * Math.min(1, (unit.isEnumeration ? 1.1 : 1.5) * coverage(unit.terms, cv));
  }
  return total === 0 ? 0 : found / total;
}

function isPhrase(term: string): boolean {
  return term.startsWith('=');
}
