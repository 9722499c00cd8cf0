// Whether the head of a CV says what its latest post is, which has no name where it stands: "Property solicitor" over
// "Green & Lane LLP, Leeds: 2019 - present", or a first sentence that tells it. Pure.

import type { Cv, Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf } from '../../text/remembered.ts';
import { namesRole } from '../../spec/clauses/role-words.ts';
import { similarityOfTerms } from '../words/overlap.ts';
import { headOf } from './called.ts';
import { headerOf } from './header.ts';
import { namesPostAsked } from './named-posts.ts';

const SAME_TITLE = 0.8;
/** From here on an account tells of the job. */
const TOLD_MIN = 0.25;
/** More than that is no name of a post. */
const NAME_TERMS_MAX = 5;
/**
 * Whether the latest post has no name where it stands, and the head of the CV calls it by that of the spec or of the
 * years; one before it that tells of the job (`echo`) is called so, too, where no post of the CV has a name.
 */
export function isCalledByHeadline(role: Role, unit: Unit, spec: Spec, cv: Cv, echo: number): boolean {
  const isLatest =
    role.endedMonthsAgo <= 1 || cv.roles.every((one) => one.endedMonthsAgo >= role.endedMonthsAgo);
  if (namesPost(role) || !(isLatest || (echo >= TOLD_MIN && !cv.roles.some(namesPost)))) return false;
  const terms = termsOfHead(cv);
  return namesOfPost(unit, spec).some((name) => similarityOfTerms(name, terms) >= SAME_TITLE);
}

/** Whether the head of a post calls somebody by what they do: a "Mechanical Ltd" is a house. */
const namesPost = rememberedOf((role: Role): boolean =>
  headerOf(role).lines.some(({ text }) => namesRole(text.replace(OF_A_HOUSE, ' '))),
);

const OF_A_HOUSE =
  /(?<!\p{L})(?:mechanical|electrical|technical|mechanics|electrics|elektrotechnik|elektro|mécanique|électricité|engineers|contractors|welders|fabricators|installers|consultants|accountants|architects|surveyors|solicitors|designs?|nursing home)(?= |,|$|\.)/giu;

const termsOfHead = rememberedOf(
  (cv: Cv): ReadonlySet<string> => new Set(headOf(cv).flatMap(({ terms }) => terms.map(({ term }) => term))),
);

/** The title of the spec, and the posts that the years are to be of. */
const namesOfPost = rememberedOf((unit: Unit, spec: Spec): readonly ReadonlyMap<string, number>[] => {
  const asked = namesPostAsked(unit.text) ? unit.topics.filter(({ size }) => size <= NAME_TERMS_MAX) : [];
  return [spec.coreTitle, ...asked].filter(({ size }) => size > 0);
});
