// How much a CV speaks of the same work as the spec, requirement by requirement or not: the part of the score that
// needs no understanding of requirements. Its weights were fitted on labelled pairs and are frozen with the version.

import type { Cv } from '../cv/read-cv.ts';
import type { Section } from '../cv/lines.ts';
import type { Spec } from '../read-spec.ts';
import { termWeight } from '../text/rarity.ts';
import { familiesOf, familyMatch } from './families.ts';

const SECTION_WEIGHTS: Record<Section, number> = {
  experience: 1.25,
  head: 1.2,
  summary: 1,
  skills: 1,
  certificates: 0.9,
  education: 0.8,
  languages: 0.4,
  other: 0.4,
};
const TOP_TERMS = 45;
/** Fitted; agreement in occupation and in words tells more than in proportion. */
const WEIGHTS = {
  cosine: 0.345,
  coverage: 0.03,
  skills: 0.04,
  title: 0.07,
  family: 0.33,
  units: 0.165,
};
const COSINE_POWER = 1.18;
const FAMILY_POWER = 1.38;

/** From 0 to about 1. */
export function similarity(spec: Spec, cv: Cv): number {
  const vector = vectorOf(cv);
  const family = familyMatch(spec.families, familiesOf(vector)) ** FAMILY_POWER;
  // A spec without a title is neither met nor missed by one.
  const title = spec.titleTerms.length === 0 ? family : titleMatch(spec.titleTerms, titleTermsOf(cv), vector);
  const known = topTerms(spec.vector, (term) => term.startsWith('='));
  const all = topTerms(spec.vector, () => true);
  return (
    WEIGHTS.cosine * cosine(spec.vector, vector) ** COSINE_POWER +
    WEIGHTS.coverage * coverage(all, vector) +
    WEIGHTS.skills * coverage(known, vector) +
    WEIGHTS.title * title +
    WEIGHTS.family * family +
    WEIGHTS.units * unitCoverage(spec, vector)
  );
}

function vectorOf(cv: Cv): Map<string, number> {
  const raw = new Map<string, number>();
  for (const line of cv.lines) {
    for (const { term } of line.terms) raw.set(term, (raw.get(term) ?? 0) + SECTION_WEIGHTS[line.section]);
  }
  return new Map(
    [...raw].map(([term, sum]) => [term, sum > 1 ? Math.min(sum, 1 + 1.2 * Math.log(sum)) : sum]),
  );
}

function cosine(spec: ReadonlyMap<string, number>, cv: ReadonlyMap<string, number>): number {
  let dot = 0;
  let specNorm = 0;
  let cvNorm = 0;
  for (const [term, weight] of spec) {
    const scaled = weight * termWeight(term);
    specNorm += scaled ** 2;
    dot += scaled * (cv.get(term) ?? 0) * termWeight(term);
  }
  for (const [term, weight] of cv) cvNorm += (weight * termWeight(term)) ** 2;
  return dot / Math.sqrt((specNorm || 1) * (cvNorm || 1));
}

function topTerms(vector: ReadonlyMap<string, number>, test: (term: string) => boolean): [string, number][] {
  const weighted = [...vector]
    .filter(([term]) => test(term))
    .map(([term, weight]): [string, number] => [term, weight * termWeight(term)]);
  return weighted.toSorted((a, b) => b[1] - a[1]).slice(0, TOP_TERMS);
}

function coverage(terms: readonly [string, number][], cv: ReadonlyMap<string, number>): number {
  let found = 0;
  let total = 0;
  for (const [term, weight] of terms) {
    total += weight;
    found += weight * Math.min(1, 0.6 + 0.2 * (cv.get(term) ?? 0)) * (cv.has(term) ? 1 : 0);
  }
  return total === 0 ? 0 : found / total;
}

function titleMatch(
  title: readonly string[],
  cvTitles: ReadonlySet<string>,
  cv: ReadonlyMap<string, number>,
): number {
  let found = 0;
  let total = 0;
  for (const term of title) {
    const weight = Math.max(0.2, termWeight(term));
    total += weight;
    found += weight * (cvTitles.has(term) ? 1 : cv.has(term) ? 0.5 : 0);
  }
  return total === 0 ? 0 : found / total;
}

/** Terms of the first lines and of short lines under experience, where titles stand. */
function titleTermsOf(cv: Cv): Set<string> {
  const titles = cv.lines.filter(
    (line, index) => index < 3 || (line.section === 'experience' && line.text.length < 60),
  );
  return new Set(titles.slice(0, 40).flatMap((line) => line.terms.map(({ term }) => term)));
}

function unitCoverage(spec: Spec, cv: ReadonlyMap<string, number>): number {
  let found = 0;
  let total = 0;
  for (const unit of spec.units) {
    if (unit.terms.size === 0) continue;
    const share = coverage([...unit.terms], cv);
    total += unit.weight;
    found += unit.weight * Math.min(1, 1.5 * share);
  }
  return total === 0 ? 0 : found / total;
}
