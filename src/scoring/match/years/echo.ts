// How much of the job a dated role tells, beside the topic that the years are of and the title it goes by.

import type { Cv, Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import { townsBehind } from '../../spec/layout/towns.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf, rememberedOfBoth } from '../../text/remembered.ts';
import { headerOf } from '../posts/header.ts';
import { termsOfRole } from '../posts/role-terms.ts';
import { toldBy } from './told-work.ts';

/** The share of the job's words that a role tells, from 0 to 1; a town that both happen to name is none. */
export const echoOf = rememberedOfBoth((role: Role, unit: Unit, spec: Spec) => {
  const terms = termsOfRole(role);
  const towns = [...townsOf(role)].filter((term) => spec.towns.has(term));
  return toldBy(
    towns.length === 0 ? terms : new Set([...terms].filter((term) => !towns.includes(term))),
    unit,
    spec,
  );
});

/** Where a post was, as the lines that name it say and no other of its lines. */
const townsOf = rememberedOf((role: Role): ReadonlySet<string> => {
  const heads = new Set(headerOf(role).lines);
  const told = new Set(
    role.lines.flatMap((line) => (heads.has(line) ? [] : line.terms.map(({ term }) => term))),
  );
  const towns = [...heads].flatMap(({ text }) => [...townsBehind(text)]);
  return new Set(towns.filter((term) => !told.has(term)));
});

/** The most that any other post of the CV tells. */
export function mostEchoed({ roles }: Cv, role: Role, unit: Unit, spec: Spec): number {
  return Math.max(0, ...roles.filter((one) => one !== role).map((one) => echoOf(one, unit, spec)));
}
