// How much a CV tells of each of its terms: by how often, and by where it is said, since what stands in an account of work
// tells more than a list of languages. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import type { Section } from '../../cv/layout/lines.ts';
import type { KnownTerm } from '../../text/terms/known-terms.ts';
import { OCCUPATION_WEIGHTS } from '../posts/kinship.ts';
import { schoolNamesIn } from '../posts/school-names.ts';

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
/** How much a CV tells of a term, also by what it tells of the term and as work. */
export type Told = { known: KnownTerm; weight: number; weighted: number; work: number };
/** Terms by their names. */
export type ToldTerms = ReadonlyMap<string, Told>;

/** The terms of a CV; saying a thing often counts more, but ever less so. */
export function termsTold(cv: Cv, asked: ReadonlyMap<string, number>): ToldTerms {
  const terms = new Map<string, Told>();
  for (const line of cv.lines) {
    const weight = SECTION_WEIGHTS[line.section];
    const work = OCCUPATION_WEIGHTS[line.section];
    const names = schoolNamesIn(line.text);
    for (const { term, start, end, known } of line.terms) {
      if (!known.isPhrase && names.some((name) => start >= name.start && end <= name.end)) continue;
      // Nobody's name is heard of: what neither the spec nor any text says tells of no work.
      if (known.isUnheard && !asked.has(term)) continue;
      const told = terms.get(term);
      if (told === undefined) terms.set(term, { known, weight, weighted: 0, work });
      else {
        told.weight += weight;
        told.work += work;
      }
    }
  }
  for (const told of terms.values()) {
    told.weight = damped(told.weight);
    told.weighted = told.weight * told.known.weight;
    told.work = damped(told.work);
  }
  return terms;
}

function damped(sum: number): number {
  return sum > 1 ? 1 + 1.2 * Math.log(sum) : sum;
}
