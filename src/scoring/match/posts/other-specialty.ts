// Whether a post is of another specialty than the one asked for: who types wills and transfers for years has typed for no
// court, though the trade is the same. Only what a post tells of another specialty of the same division speaks against it,
// and only where nothing tells of the one asked for. Pure.

import type { Cv, Role } from '../../cv/read-cv.ts';
import { denyingLines } from '../../cv/denying-lines.ts';
import { DIVISIONS, HEALTH } from '../../lexicon/specialties.ts';
import { remembered } from '../../text/remembered.ts';
import { differentIn, isOpen, specialtyOf, textOf, type Post, type Specialty } from './specialty.ts';

/** Of another specialty a post must be called, or tell so many different things. */
const TOLD_MIN = 2;
/** Few things that tell of the one asked for, among so many times more that tell of another. */
const PASSING_MAX = 2;
const PLAIN_MIN = 3;
const MORE = 3;

/** A longer line denies one thing and tells of another. */
const DENIAL_LENGTH_MAX = 90;
const NO_WORK =
  /(?<!\p{L})(?:no|never|not (?:yet )?(?:worked|done|been)|without|keine?|noch nie|nie|ohne|aucune?|jamais|pas (?:encore )?(?:de|d’|d')?)(?!\p{L})[^.;]{0,50}(?<!\p{L})(?:work(?:ed|ing)?|jobs?|experience|projects?|posts?|sites?|so far|erfahrung\p{L}*|projekte?|gearbeitet|tätig\p{L}*|expérience|chantiers?|projets?|travaillé)(?!\p{L})/iu;

/** A division as it is read. */
type ReadDivision = { specialties: readonly Specialty[]; isOfHealth: boolean };

const divisions: readonly ReadDivision[] = DIVISIONS.map((division) => ({
  specialties: division.map(specialtyOf),
  isOfHealth: HEALTH.includes(division),
}));

/** The division that a demand speaks of, and which of its specialties. */
type Asked = ReadDivision & { wanted: readonly Specialty[] };

const askedIn = remembered((text: string): readonly Asked[] => {
  const lower = text.toLowerCase();
  return divisions.flatMap((division) => {
    const wanted = division.specialties.filter((one) => one.isCalledIn(lower));
    return wanted.length > 0 && !isOpen(lower, wanted) ? [{ ...division, wanted }] : [];
  });
});

/** Whether what `demand` asks for is a specialty, and the post tells of another of its division and nothing of that. */
export function isOtherSpecialty(demand: string, role: Role, cv: Cv): boolean {
  const asked = askedIn(demand);
  if (asked.length === 0) return false;
  const post = textOf(role, cv);
  return asked.some((division) => isOther(division, post) || isDenied(division, post, cv));
}

/** "No roads work so far", in a CV whose post has none of it. */
function isDenied({ wanted }: Asked, post: Post, cv: Cv): boolean {
  return (
    wanted.every((one) => differentIn(post, one) === 0) &&
    denyingLines(cv).some(
      ({ text }) =>
        text.length <= DENIAL_LENGTH_MAX &&
        NO_WORK.test(text) &&
        wanted.some((one) => one.isToldIn(text.toLowerCase())),
    )
  );
}

function isOther({ specialties, wanted }: Asked, post: Post): boolean {
  const { head } = post;
  const own = Math.max(...wanted.map((one) => differentIn(post, one)));
  const others = specialties.filter((one) => !wanted.includes(one));
  if (own === 0) return others.some((one) => one.isCalledIn(head) || differentIn(post, one) >= TOLD_MIN);
  // A word or two of it in a post that is called by another and full of that.
  return (
    own <= PASSING_MAX &&
    !wanted.some((one) => one.isCalledIn(head)) &&
    others.some(
      (one) =>
        (own === 1 && one.isCalledIn(head) && differentIn(post, one) > own) ||
        ((own === 1 || one.isCalledIn(head)) && differentIn(post, one) >= MORE * own),
    )
  );
}

/** How plainly a post is of the specialties that a demand asks for: it is called by each, or full of it, or has a word of it. */
export type Shown = 'plainly' | 'in passing' | 'not';

/** How a post shows the specialties that a demand asks for; not at all where it asks for none. */
export function specialtyShown(demand: string, role: Role, cv: Cv): Shown {
  const asked = askedIn(demand);
  if (asked.length === 0) return 'not';
  const post = textOf(role, cv);
  const shown = asked.map(({ wanted }) => Math.max(...wanted.map((one) => plainnessOf(one, post))));
  const least = Math.min(...shown);
  return least >= PLAIN_MIN ? 'plainly' : least > 0 ? 'in passing' : 'not';
}

/** Whether a text tells of each specialty of a health profession that a demand asks for; true where it asks for none. */
export function tellsOfSpecialty(demand: string, text: string): boolean {
  const lower = text.toLowerCase();
  return askedIn(demand)
    .filter(({ isOfHealth }) => isOfHealth)
    .every(({ wanted }) => wanted.some((one) => one.isToldIn(lower)));
}

/** What a post is called by tells as much as so many words. */
function plainnessOf(specialty: Specialty, post: Post): number {
  return specialty.isCalledIn(post.head)
    ? PLAIN_MIN
    : differentIn(post, specialty) + (specialty.isCalledIn(post.whole) ? 1 : 0);
}
