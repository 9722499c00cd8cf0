// Whether the work of a CV is of another trade than the spec's, though it has the spec's words. The words that it does not
// share with the spec tell: a data warehouse is known by its pipelines, a cookbook of servers by the servers. Where they
// are at home in one occupation, and none near it is sought, the shared words mean something else. Pure.

import type { Cv, Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import { termWeight } from '../../text/terms/rarity.ts';
import { isAllFalse, isFalseFriend } from './false-friends.ts';
import { headerOf } from './header.ts';
import { kinOfCv, OCCUPATION_WEIGHTS } from './kinship.ts';
import { kinshipOf } from './neighbours.ts';
import { mostTold, occupationsIn, sharedMass, type Occupied } from './occupations.ts';
import { ownOccupationsOfRole } from './role-occupations.ts';
import { holdsKin } from '../words/overlap.ts';
import { rememberedOf } from '../../text/remembered.ts';

/** So much an occupation of its own must be told by what the spec does not say: two telling words or more. */
const OWN_MIN = 9;
/** Of a post that is called alike, or a CV that is near all in all, more is asked. */
const OWN_MIN_ALIKE = 12;
const NEAR_CV = 0.6;
/** A spec that tells less of its own occupation leaves open what is foreign to it. */
const ASKED_MIN = { mass: 40, phrases: 5 };
/** What the post shares with the spec speaks against it. */
const SHARED_SHARE = 0.5;
/** Own words that are so near the spec's occupation are of it. */
const OWN_NEAR_MAX = 0.2;
/** A CV that shares so many telling words with the spec has them in its sense. */
const SHARED_MAX = 30;
/** What is told by lists alone does not count as shared. */
const LISTED = 0.5;
const TITLE_TELLING = 2.2;
/** A post of fewer terms says nothing of its trade. */
const POST_TERMS = 8;

const ofPosts = new WeakMap<Role, { spec: Spec; isForeign: boolean }>();

/** Whether a post is of another trade than the spec, by what it says beside the spec's own words. */
export function isForeignPost(role: Role, cv: Cv, spec: Spec): boolean {
  const ready = ofPosts.get(role);
  if (ready !== undefined && ready.spec === spec) return ready.isForeign;
  const isForeign = readPost(role, cv, spec);
  ofPosts.set(role, { spec, isForeign });
  return isForeign;
}

const ofCvs = new WeakMap<Cv, { spec: Spec; isForeign: boolean }>();

/** Whether every post of a CV that tells of its work is of another trade. */
export function isForeignCv(cv: Cv, spec: Spec): boolean {
  const ready = ofCvs.get(cv);
  if (ready !== undefined && ready.spec === spec) return ready.isForeign;
  const foreign = cv.roles.filter((role) => isForeignPost(role, cv, spec));
  const isForeign =
    isAllFalse(cv, spec) ||
    (foreign.length > 0 && cv.roles.every((role) => foreign.includes(role) || termsIn(role) <= POST_TERMS));
  ofCvs.set(cv, { spec, isForeign });
  return isForeign;
}

function readPost(role: Role, cv: Cv, spec: Spec): boolean {
  if (isAllFalse(cv, spec) || isFalseFriend(role, cv, spec)) return true;
  const { mass, phrases } = spec.occupations;
  if (mass < ASKED_MIN.mass || phrases.size < ASKED_MIN.phrases) return false;
  const own = occupationsIn(
    role.lines.map(({ text }) => ({ text, weight: 1 })),
    'own',
    phrases,
  );
  const most = mostTold(own);
  if (most < OWN_MIN) return false;
  if ((kinshipOf(spec.occupations, own, 0)?.near ?? 0) >= OWN_NEAR_MAX) return false;
  if (sharedMass(spec.occupations, toldBy(cv)) > SHARED_MAX) return false;
  const isAlike = isCalledAlike(role, spec) || (kinOfCv(cv, spec)?.near ?? 0) >= NEAR_CV;
  const shared = sharedMass(spec.occupations, ownOccupationsOfRole(role));
  return most - SHARED_SHARE * shared >= (isAlike ? OWN_MIN_ALIKE : OWN_MIN);
}

/** Whether the line that names the post has a telling word of the spec's title. */
function isCalledAlike(role: Role, spec: Spec): boolean {
  const lines = [role.lines[0], headerOf(role).title];
  const terms = new Set(lines.flatMap((line) => line?.terms.map(({ term }) => term) ?? []));
  return spec.titleTerms.some(
    (term) => termWeight(term) >= TITLE_TELLING && (terms.has(term) || holdsKin(terms, term)),
  );
}

function termsIn(role: Role): number {
  return role.lines.reduce((sum, { terms }) => sum + terms.length, 0);
}

const toldBy = rememberedOf((cv: Cv): Occupied =>
  occupationsIn(
    cv.lines.map(({ text, section }) => ({ text, weight: OCCUPATION_WEIGHTS[section] - LISTED })),
  ),
);
