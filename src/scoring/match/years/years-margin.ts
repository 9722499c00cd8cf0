// How sure it is that the years asked for are there: by what margin the posts count that make up the minimum. Pure.

import { monthsCovered } from '../../cv/posts/dates.ts';
import type { Cv } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import type { RequirementOutcome } from '../../types.ts';
import { papersLacking } from '../credentials/papers-lacking.ts';
import { relevanceOf } from './relevance.ts';
import { NEARLY } from './years.ts';

/** No margin is less: that of a minimum which all posts together do not reach. */
const NEVER = -3;

/** The least margin of the years that must be there; null where the spec asks for none. */
export function yearsMargin(spec: Spec, cv: Cv, outcomes: readonly RequirementOutcome[]): number | null {
  const asked = spec.units.filter((unit) => unit.minimumMonths > 0 && unit.strength === 'hard');
  if (asked.length === 0) return null;
  const lacking = papersLacking(outcomes, spec);
  return Math.min(...asked.map((unit) => marginOf(unit, spec, cv, lacking)));
}

/** That of the least relevant post which is needed to fill the months. */
function marginOf(unit: Unit, spec: Spec, cv: Cv, lacking: number): number {
  const posts = cv.roles
    .map((role) => ({ period: role.period, margin: relevanceOf(role, unit, spec, cv, lacking) }))
    .toSorted((a, b) => b.margin - a.margin);
  const last = posts.find(
    (_, at) =>
      monthsCovered(posts.slice(0, at + 1).map(({ period }) => period)) >= NEARLY * unit.minimumMonths,
  );
  return Math.max(NEVER, last?.margin ?? NEVER);
}
