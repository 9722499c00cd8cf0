// Whether what the years are to be of is told only as lying beside the work: in the house opposite, with those to whom
// things are sent on, for three weeks once, or hoped for. Who says so of it has not done it for years. Pure.

import type { Cv, EvidenceLine, Role } from '../../cv/read-cv.ts';
import { isShort } from '../../cv/posts/short-posts.ts';
import { besideIn, brieflyIn } from '../../cv/stance/told-aside.ts';
import { overlap, type Place } from '../../text/place.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { rememberedOf, rememberedOfBoth } from '../../text/remembered.ts';
import { termsOfRole } from '../posts/role-terms.ts';
import { holdsKin, similarityOfTerms } from '../words/overlap.ts';

/** Of the topic, by the weight of its words. */
const SHARE_MIN = 0.35;
const CHOSEN_MIN = 0.3;

/** Whether a part of the topic is told beside the work of a post or of all posts, and the post itself tells nothing of it. */
export const isToldBeside = rememberedOfBoth((role: Role, { terms, topics }: Unit, cv: Cv): boolean => {
  if (terms.size === 0) return false;
  const beside = besideOf(cv, role);
  if (beside.size === 0) return false;
  const own = termsOfRole(role);
  // Of a choice one is enough.
  if (topics.some((topic) => similarityOfTerms(topic, own) >= CHOSEN_MIN)) return false;
  let all = 0;
  let told = 0;
  for (const [term, weight] of terms) {
    all += weight;
    if (isIn(beside, term) && !isIn(own, term)) told += weight;
  }
  return told >= SHARE_MIN * all;
});

function isIn(terms: ReadonlySet<string>, term: string): boolean {
  return terms.has(term) || holdsKin(terms, term);
}

/** What a post tells beside itself, and what the whole CV does and no post tells as its own. */
function besideOf(cv: Cv, role: Role): ReadonlySet<string> {
  const beside = besideRole(role);
  const everywhere = besideAll(cv);
  return everywhere.size === 0 ? beside : new Set([...beside, ...everywhere]);
}

const besideRole = rememberedOf(
  (role: Role): ReadonlySet<string> =>
    new Set(
      role.lines.flatMap((line) => [
        ...termsIn(line, besideIn(line.text)),
        ...(isShort(role) ? [] : termsIn(line, brieflyIn(line.text))),
      ]),
    ),
);

/** Lines of no post, and what stands below the last of them, tell of weeks as well. */
const besideAll = rememberedOf((cv: Cv): ReadonlySet<string> => {
  const beside = new Set(
    cv.lines.flatMap((line) =>
      line.role !== null && isShort(line.role) ? [] : termsIn(line, brieflyIn(line.text)),
    ),
  );
  for (const role of beside.size === 0 ? [] : cv.roles)
    for (const term of termsOfRole(role)) beside.delete(term);
  return beside;
});

function termsIn({ terms }: EvidenceLine, places: readonly Place[]): string[] {
  return places.length === 0
    ? []
    : terms.filter((one) => places.some((place) => overlap(place, one))).map(({ term }) => term);
}
