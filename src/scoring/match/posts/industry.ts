// Whether a post tells of the line of business in which years are asked for: years of managing revenue "in hotels", of
// reserving "in life assurance". Pure.

import type { Cv, Role } from '../../cv/read-cv.ts';
import { INDUSTRIES } from '../../lexicon/industries.ts';
import { remembered } from '../../text/remembered.ts';
import { differentIn, isOpen, specialtyOf, textOf, type Specialty } from './specialty.ts';

const industries = INDUSTRIES.map(specialtyOf);

const askedIn = remembered((demand: string): readonly Specialty[] => {
  const lower = demand.toLowerCase();
  const asked = industries.filter((one) => one.isCalledIn(lower));
  return asked.length > 0 && isOpen(lower, asked) ? [] : asked;
});

/** How many different things a post tells of the lines of business that a demand names, of the best; null where it names none. */
export function toldOfIndustry(demand: string, role: Role, cv: Cv): number | null {
  const asked = askedIn(demand);
  if (asked.length === 0) return null;
  const post = textOf(role, cv);
  return Math.max(...asked.map((one) => differentIn(post, one)));
}
