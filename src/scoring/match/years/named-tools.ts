// Years on a product that the spec names, in a CV that never names it: whatever else was used, there are none. Pure.

import type { Cv } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { termsShowing } from '../words/implied.ts';
import { relativesOf } from '../words/relatives.ts';
import { siblingsOf } from '../words/siblings.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** "Only Sage will do", "we do not accept Inventor instead". */
const ONLY_THIS =
  /\b(?:not|n['’]t|cannot) (?:be )?(?:accept|consider|take|want)\p{L}*\b[^.;]{0,40}\b(?:instead|in (?:its|their) place)\b|(?<!\p{L})only \p{L}[\p{L}\d ]{1,20} (?:will do|counts?|is accepted)\b|\bno substitut|\bnur \p{L}+ (?:zählt|gilt)\b/iu;

/**
 * The unit as it is, or where nothing like it will do, without what the lexicon makes of its names: a product's kind is
 * shown by its rivals.
 */
export const strictly = rememberedOf((unit: Unit): Unit =>
  unit.takesNothingElse || ONLY_THIS.test(unit.text) ? named(unit) : unit,
);

function named(unit: Unit): Unit {
  const text = unit.text.toLowerCase();
  const terms = new Map(
    [...unit.terms].filter(([term]) => !term.startsWith('=') || text.includes(term.slice(1))),
  );
  return {
    ...unit,
    takesNothingElse: true,
    allowsSimilar: false,
    terms: terms.size === 0 ? unit.terms : terms,
  };
}

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
    relativesOf(term, cv.linesOfTerm).some((one) => cv.linesOfTerm.has(one.term))
  );
}
