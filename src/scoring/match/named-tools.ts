// Years on a product that the spec names, in a CV that never names it: whatever else was used, there are none. Pure.

import type { Cv } from '../cv/read-cv.ts';
import type { Spec } from '../read-spec.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { termsShowing } from './implied.ts';
import { relativesOf } from './relatives.ts';
import { siblingsOf } from './siblings.ts';

/** Whether the years are of a product and no line of the CV has it, by its name or by what cannot be used without it. */
export function neverNamesIt(unit: Unit, cv: Cv, spec: Spec): boolean {
  const terms = [...unit.terms.keys()].filter((term) => !spec.titleTerms.includes(term));
  if (terms.length === 0 || unit.allowsSimilar || unit.topics.length > 0) return false;
  if (!unit.takesNothingElse && !terms.every((term) => siblingsOf(term).length > 0)) return false;
  return !terms.some((term) => isShown(term, cv));
}

function isShown(term: string, cv: Cv): boolean {
  return (
    cv.linesOfTerm.has(term) ||
    [...termsShowing(term)].some((one) => cv.linesOfTerm.has(one)) ||
    relativesOf(term, cv.vocabulary).some((one) => cv.linesOfTerm.has(one.term))
  );
}
