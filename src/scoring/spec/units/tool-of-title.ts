// The language or platform that a job is called by: "C++ Developer", "SAP Consultant". It is what the job consists of, whether
// the spec asks for it once more or not. Pure.

import { isTool } from '../../text/terms/rivals.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { blankUnit, type Unit } from './unit.ts';
import { WEIGHTS } from './make-unit.ts';

/** Who works in a tool; the abbreviation of another trade may read like one ("conducteur de travaux GO"). */
const WORKS_IN_TOOLS =
  /develop|engineer|programm|entwickl|développ|ingénieur|architect|architekt|consult|berater|administrat|analyst|special|expert|designer|tester/i;

/** The tools of a title as one requirement, any of them; null where it names none, or what is asked for names it. */
export function toolOfTitle(title: string, units: readonly Unit[]): Unit | null {
  const named = termsOf(title).filter(({ term }) => isTool(term));
  if (named.length === 0 || !WORKS_IN_TOOLS.test(title)) return null;
  const isAsked = units.some(
    ({ strength, terms }) =>
      (strength === 'hard' || strength === 'must') && named.some(({ term }) => terms.has(term)),
  );
  if (isAsked) return null;
  const text = named.map(({ start, end }) => title.slice(start, end)).join(' or ');
  return {
    ...blankUnit(text),
    strength: 'must',
    axis: 'technical',
    weight: WEIGHTS.must,
    terms: new Map(named.map(({ term }) => [term, 1])),
    isAnyOf: named.length > 1,
  };
}
