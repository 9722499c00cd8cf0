// The strongest line of a CV for each term of a demand: one that has the term, a word of its kin, its root or its parts, a
// product that implies it, or another name of it. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { kinOf, indexOf } from '../words/overlap.ts';
import { namesByRoot, rootsOfNames } from '../words/name-roots.ts';
import { germanShowings } from '../words/german-showings.ts';
import { termsShowing } from '../words/implied.ts';
import { measureOf } from './measure.ts';
import { isOfOtherSubject } from './school-subjects.ts';
import { partsOfPhrases } from '../words/phrase-parts.ts';
import { relativesOf } from '../words/relatives.ts';
import { siblingsOf } from '../words/siblings.ts';

/** What it cannot be done without is as good as named. */
const IMPLIED_STRENGTH = 0.95;
/** A word of the root of a name, or of its kin. */
const ROOT_STRENGTH = { root: 0.95, kin: 0.9 };
/** Another tool for the same job: where the spec allows it, and where it does not. */
const SIMILAR_STRENGTH = 0.9;
export const SIBLING_STRENGTH = 0.35;
/** The words of a phrase in one line, not as the phrase. */
const TOGETHER_STRENGTH = 0.85;

/** Each term with its strongest line. */
export type Best = ReadonlyMap<string, { strength: number; line: EvidenceLine }>;

/** Lines that show a term by one of their own, what that is worth, and whether only beside another that is wanted. */
type Showing = { lines: readonly EvidenceLine[]; term: string; worth: number; isLoose: boolean };
type Shown = ReadonlyMap<string, readonly Showing[]>;

/** The strongest line of each term of `unit` that any line shows. */
export function bestLines(unit: Unit, cv: Cv, spec: Spec): Best {
  const measure = measureOf(unit, cv, spec);
  const best = new Map<string, { strength: number; line: EvidenceLine }>();
  const consider = (wanted: string, line: EvidenceLine, term: string, worth: number) => {
    const known = best.get(wanted)?.strength ?? 0;
    // No line is worth more than one.
    if (worth <= known || isOfOtherSubject(unit.text, line.text)) return;
    const strength = measure(line, term) * worth;
    if (strength > known) best.set(wanted, { strength, line });
  };
  const shown = new Map([...unit.terms.keys()].map((wanted) => [wanted, showingsOf(wanted, unit, cv)]));
  const isAlone = shown.size <= 1;
  let several: ReadonlySet<EvidenceLine> | null = null;
  for (const [wanted, showings] of shown) {
    for (const { lines, term, worth, isLoose } of showings) {
      if (isLoose && !isAlone) several ??= linesOfSeveral(shown);
      for (const line of lines)
        if (!isLoose || isAlone || several?.has(line) === true) consider(wanted, line, term, worth);
    }
  }
  for (const [phrase, parts] of partsOfPhrases(unit)) {
    const whole = best.get(phrase);
    if (whole === undefined) {
      for (const { lines, term } of shown.get(parts[0] ?? '') ?? [])
        for (const line of lines)
          if (parts.every((part) => isShownBy(line, shown.get(part))))
            consider(phrase, line, term, TOGETHER_STRENGTH);
      continue;
    }
    for (const part of parts) if (whole.strength > (best.get(part)?.strength ?? 0)) best.set(part, whole);
  }
  return best;
}

function isShownBy(line: EvidenceLine, showings: readonly Showing[] | undefined): boolean {
  return showings?.some(({ lines }) => lines.includes(line)) === true;
}

function showingsOf(wanted: string, unit: Unit, cv: Cv): Showing[] {
  const showings: Showing[] = [];
  const add = (term: string, worth: number, isLoose: boolean) => {
    const lines = cv.linesOfTerm.get(term);
    if (lines !== undefined) showings.push({ lines, term, worth, isLoose });
  };
  add(wanted, 1, false);
  for (const term of termsShowing(wanted)) add(term, IMPLIED_STRENGTH, false);
  for (const term of unit.takesNothingElse ? [] : siblingsOf(wanted))
    add(term, unit.allowsSimilar ? SIMILAR_STRENGTH : SIBLING_STRENGTH, false);
  for (const { term, worth, isLoose } of relativesOf(wanted, cv.linesOfTerm)) add(term, worth, isLoose);
  for (const root of rootsOfNames(unit).get(wanted) ?? []) {
    add(root, ROOT_STRENGTH.root, false);
    for (const term of kinOf(root, indexOf(cv.linesOfTerm))) add(term, ROOT_STRENGTH.kin, false);
  }
  for (const { term, lines } of namesByRoot(cv).get(wanted) ?? [])
    showings.push({ lines, term, worth: ROOT_STRENGTH.root, isLoose: false });
  if (cv.language !== 'english' && cv.language !== 'french')
    for (const { line, term, worth } of germanShowings(wanted, cv))
      showings.push({ lines: [line], term, worth, isLoose: false });
  return showings;
}

/** The lines that tell of two or more of the terms. */
function linesOfSeveral(shown: Shown): ReadonlySet<EvidenceLine> {
  const first = new Map<EvidenceLine, string>();
  const several = new Set<EvidenceLine>();
  for (const [wanted, showings] of shown) {
    for (const { lines } of showings) {
      for (const line of lines) {
        const known = first.get(line);
        if (known === undefined) first.set(line, wanted);
        else if (known !== wanted) several.add(line);
      }
    }
  }
  return several;
}
