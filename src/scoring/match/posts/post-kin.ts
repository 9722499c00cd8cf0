// Whether a post is of the occupation that a spec seeks, by its words as a whole, by its account without the title, or by
// what the title of the spec and the years themselves name: the surest of them. Pure.

import type { Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { behindYears } from '../../spec/papers/topics.ts';
import { headerOf } from './header.ts';
import { kinOfRole } from './kinship.ts';
import { kinshipOf, type Kinship } from './neighbours.ts';
import { occupationsIn, type Occupied } from './occupations.ts';
import { occupationsOfLines, occupationsOfRole } from './role-occupations.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** The words of a title or of a demand are few, those of an account some more. */
const MASS_MIN = { title: 1.5, account: 2 };
/** Less of the spec's occupation and its neighbours than this is of another. */
const OTHER_BELOW = 0.05;

/** How much a post is of the spec's occupation, from 0 to 1. */
export function kinOfPost(role: Role, unit: Unit, spec: Spec): number {
  const { whole, account } = partsOf(role);
  return Math.max(
    kinOfRole(role, spec)?.same ?? 0,
    kinshipOf(spec.widely, account, MASS_MIN.account)?.same ?? 0,
    kinshipOf(askedBy(unit, spec), whole, MASS_MIN.title)?.same ?? 0,
  );
}

/** Whether the title of a post is at home in other occupations alone. */
export function isTitledOther(role: Role, spec: Spec): boolean {
  const kin = titleKin(role, spec);
  return kin !== null && kin.near < OTHER_BELOW;
}

/** How much the title of a post is of the spec's occupation, from 0 to 1. */
export function kinOfTitle(role: Role, spec: Spec): number {
  return titleKin(role, spec)?.same ?? 0;
}

function titleKin(role: Role, spec: Spec): Kinship | null {
  return kinshipOf(spec.occupations, partsOf(role).title, MASS_MIN.title);
}

type Parts = { whole: Occupied; title: Occupied; account: Occupied };
const partsOf = rememberedOf((role: Role): Parts => {
  const { title, short } = headerOf(role);
  const titles = title === undefined ? short : [title];
  return {
    whole: occupationsOfRole(role),
    // Titles stand in the lists as such; of their single words each is of many.
    title: occupationsOfLines(titles, 'own'),
    account: occupationsOfLines(role.lines.filter((line) => !titles.includes(line))),
  };
});

const askedBy = rememberedOf((unit: Unit, spec: Spec): Occupied => {
  const texts = [spec.title, behindYears(unit.text)];
  return occupationsIn(
    texts.map((text) => ({ text, weight: 1 })),
    'wide',
  );
});
