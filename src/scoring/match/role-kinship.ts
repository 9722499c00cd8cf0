// Whether a post is of the occupation that a spec seeks, by the words that are at home in each.

import type { Role } from '../cv/read-cv.ts';
import type { Spec } from '../read-spec.ts';
import { kinshipOf, occupationsIn, type Kinship } from './occupations.ts';

/** A post is told in fewer words than a CV: one or two telling ones say what it is. */
const MASS_MIN = 10;

const known = new WeakMap<Role, { spec: Spec; kin: Kinship | null }>();

/** The kinship of a post and a spec; null where either says too little of any occupation. */
export function kinOf(role: Role, spec: Spec): Kinship | null {
  const ready = known.get(role);
  if (ready !== undefined && ready.spec === spec) return ready.kin;
  const told = occupationsIn(role.lines.map(({ text }) => ({ text, weight: 1 })));
  const kin = kinshipOf(spec.occupations, told, MASS_MIN);
  known.set(role, { spec, kin });
  return kin;
}
