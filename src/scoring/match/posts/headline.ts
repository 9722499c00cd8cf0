// Whether the head of a CV says what its latest post is, which has no name where it stands: "Property solicitor" over
// "Green & Lane LLP, Leeds: 2019 - present", or a first sentence that tells it. Pure.

import type { Cv, Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { similarityOfTerms } from '../words/overlap.ts';
import { headOf } from './called.ts';
import { headerOf } from './header.ts';
import { namesPostAsked } from './named-posts.ts';

const SAME_TITLE = 0.8;
/** More than that is no name of a post. */
const NAME_TERMS_MAX = 5;
/** Whether the latest post has no name where it stands, and the head of the CV calls it by that of the spec or of the years. */
export function isCalledByHeadline(role: Role, unit: Unit, spec: Spec, cv: Cv): boolean {
  const isLatest =
    role.endedMonthsAgo <= 1 || cv.roles.every((one) => one.endedMonthsAgo >= role.endedMonthsAgo);
  if (!isLatest || headerOf(role).namesPost) return false;
  const terms = termsOfHead(cv);
  return namesOfPost(unit, spec).some((name) => similarityOfTerms(name, terms) >= SAME_TITLE);
}

const termsOfHead = rememberedOf(
  (cv: Cv): ReadonlySet<string> => new Set(headOf(cv).flatMap(({ terms }) => terms.map(({ term }) => term))),
);

/** The title of the spec, and the posts that the years are to be of. */
const namesOfPost = rememberedOf((unit: Unit, spec: Spec): readonly ReadonlyMap<string, number>[] => {
  const asked = namesPostAsked(unit.text) ? unit.topics.filter(({ size }) => size <= NAME_TERMS_MAX) : [];
  return [spec.coreTitle, ...asked].filter(({ size }) => size > 0);
});
