// Whether a CV, or one post of it, is of the occupation that a spec seeks, by the words that are at home in each.

import type { Cv, Role } from '../../cv/read-cv.ts';
import type { Section } from '../../cv/layout/lines.ts';
import type { Spec } from '../../read-spec.ts';
import { kinshipOf, type Kinship } from './neighbours.ts';
import type { Reach } from './occupation-phrases.ts';
import { occupationsIn } from './occupations.ts';
import { occupationsOfRole, ownOccupationsOfRole } from './role-occupations.ts';
import { rememberedOfBoth } from '../../text/remembered.ts';

/** An occupation shows in what was done, less in what is listed or was studied. */
export const OCCUPATION_WEIGHTS: Record<Section, number> = {
  experience: 1.3,
  head: 1.3,
  summary: 1,
  skills: 0.6,
  certificates: 0.6,
  education: 0.4,
  languages: 0.2,
  other: 0.3,
};
/** A post is told in fewer words than a CV: one or two telling ones say what it is, and single words of phrases more. */
const POST_MASS_MIN: Readonly<Record<Reach, number>> = { own: 3, wide: 6 };

const known = new WeakMap<Cv | Role, { spec: Spec; kin: Kinship | null }>();

/** The kinship of a CV and a spec; null where either says too little of any occupation. */
export function kinOfCv(cv: Cv, spec: Spec): Kinship | null {
  return once(cv, spec, () => {
    const told = cv.lines.map(({ text, section }) => ({ text, weight: OCCUPATION_WEIGHTS[section] }));
    return kinshipOf(spec.occupations, occupationsIn(told));
  });
}

/** The kinship of a post and a spec; null where either says too little of any occupation. */
export function kinOfRole(role: Role, spec: Spec): Kinship | null {
  return once(role, spec, () => kinshipOf(spec.widely, occupationsOfRole(role), POST_MASS_MIN.wide));
}

/** The same by the words that are the occupations' own. */
export const ownKinOfRole = rememberedOfBoth((role: Role, spec: Spec): Kinship | null =>
  kinshipOf(spec.occupations, ownOccupationsOfRole(role), POST_MASS_MIN.own),
);

/** How near the posts of a CV are to the spec's occupation, in the mean; null where none tells enough. */
export function kinOfPosts(cv: Cv, spec: Spec): number | null {
  const near = cv.roles.flatMap((role) => ownKinOfRole(role, spec)?.near ?? []);
  return near.length === 0 ? null : near.reduce((sum, one) => sum + one, 0) / near.length;
}

function once(one: Cv | Role, spec: Spec, work: () => Kinship | null): Kinship | null {
  const ready = known.get(one);
  if (ready !== undefined && ready.spec === spec) return ready.kin;
  const kin = work();
  known.set(one, { spec, kin });
  return kin;
}
