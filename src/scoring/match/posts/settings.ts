// How much a post is of the setting in which years are asked for, whatever its rank: years in kitchens are a commis chef's,
// too. Only where a demand names no post and no leading, and hardly anything beside the setting. Pure.

import type { Role } from '../../cv/read-cv.ts';
import { SETTINGS } from '../../lexicon/settings.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOfBoth } from '../../text/remembered.ts';
import { asksForYearsOfLeading } from '../years/led-people.ts';
import { demandedBy } from '../years/demanded.ts';
import { namesPostAsked } from './named-posts.ts';
import { OCCUPATION_NAMES } from './occupation-phrases.ts';
import type { Occupied } from './occupations.ts';
import { occupationsOfRole } from './role-occupations.ts';
import { specialtyOf } from './specialty.ts';

const settings = SETTINGS.map((written) => {
  const [names = '', homes = ''] = written.split('|');
  return {
    called: specialtyOf(names),
    homes: homes.split(';').map((name) => OCCUPATION_NAMES.indexOf(name)),
  };
});

/** More is asked for than the setting. */
const TERMS_MAX = 4;
/** Two or three telling words. */
const MASS_MIN = 4;

/** Of the occupation that is sought so much is at home in the setting. */
const OWN_FROM = 0.4;

/** The occupations of the setting that a demand asks for years in; none where it asks for a post, or the job is of another. */
const homesAsked = rememberedOfBoth((unit: Unit, spec: Spec): readonly number[] => {
  const { work, isOfLeading } = demandedBy(unit);
  if (unit.terms.size > TERMS_MAX || isOfLeading || namesPostAsked(work) || asksForYearsOfLeading(unit))
    return [];
  const lower = work.toLowerCase();
  const [asked, ...more] = settings.filter(({ called }) => called.isCalledIn(lower));
  if (asked === undefined || more.length > 0) return [];
  return shareOf(asked.homes, spec.occupations) < OWN_FROM ? [] : asked.homes;
});

function shareOf(homes: readonly number[], { shares }: Occupied): number {
  return Math.hypot(...homes.map((one) => shares[one] ?? 0));
}

/** How much of a post is of the setting that is asked for, from 0 to 1. */
export function shareOfSetting(role: Role, unit: Unit, spec: Spec): number {
  const homes = homesAsked(unit, spec);
  if (homes.length === 0) return 0;
  const told = occupationsOfRole(role);
  return told.mass < MASS_MIN ? 0 : shareOf(homes, told);
}
