// Whether a dated role is work of the kind that a minimum of years asks for: by its topic, its title and the whole of it.

import type { Cv, EvidenceLine, Role } from '../cv/read-cv.ts';
import { answers, designatorsIn, NO_DESIGNATORS } from '../spec/designators.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { ofAllYears } from '../spec/topics.ts';
import type { Spec } from '../read-spec.ts';
import { termWeight } from '../text/rarity.ts';
import { familiesOf, familyMatch, type FamilyVector } from './families.ts';
import { isOtherFunction } from './functions.ts';
import { headerOf } from './header.ts';
import { termsImpliedBy } from './implied.ts';
import { similarityOfTerms } from './overlap.ts';
import { isPostAsked } from './post-asked.ts';
import { kinOf } from './role-kinship.ts';
import { isOtherHalf } from './opposites.ts';
import { isStrange, toldBy } from './told-work.ts';
import { isInPassing, isNarrowerThan, shareOfTopic } from './topic-roots.ts';

const termSets = new WeakMap<Role, ReadonlySet<string>>();

/** The terms of a role, with what they imply. */
export function termsOfRole(role: Role): ReadonlySet<string> {
  const known =
    termSets.get(role) ??
    new Set(
      role.lines
        .filter(({ text }) => !isInPassing(text))
        .flatMap((line) => line.terms.flatMap(({ term }) => [term, ...termsImpliedBy(term)])),
    );
  termSets.set(role, known);
  return known;
}

const LEADING_ASKED =
  /\b(?:leading|managing|supervis(?:ing|ory|ors?|ed)|supervision of|people management|management experience|as (?:an? )?(?:\w+ )?(?:manager|team lead\w*|head|supervisor|sous)|team lead\w* experience|führungserfahrung|encadrement)\b/i;
const LEADING =
  /\b(?:lead(?:er|ing|s)?|led|manag\w+|supervis\w+|head|chief|director|deputy|foreman|charge|team of|sous|chef de|responsable|leit\w+|meister|captain|principal|partner|in charge|direct reports|report(?:s|ing)? to me)\b/i;
const HEADER_LENGTH_MAX = 110;
const NARROW_TOPIC = 0.5;
const FAMILY_MIN = 0.4;
/** Of the title, so much in a role makes it the very post. */
const SAME_POST = 0.8;
/** And of what it tells, so much is told of the job. */
const OTHER_POST = 0.06;
const HALF_TOPIC = 0.5;
const SAME_TITLE = 0.7;
const SAME_WORK = 0.35;
/** What a topic is worth whose words are there only by their roots. */
const ROOT_SHARE = 0.5;
/** All of them. */
const ROOTS_ALL = 0.9;
/** What a topic, a title, the rest of the job, its duties and its occupations are worth, and the bar for their sum. */
const WORTH = {
  untold: 0.15,
  topic: 0.57,
  title: 0.23,
  job: 0.84,
  echo: 0.3,
  family: 0.4,
  both: 0.3,
  kin: 0.3,
};
const JOB_MAX = 0.6;
const BAR = { at: 0.74, usual: 0.46, kind: 2, strict: 0.75 };
/** So much of the spec's duties in a role makes it the post under any name. */
const SAME_WORK_TOLD = 0.6;
/** What the name is worth of a role that tells nothing of the job but its name, or much of another trade. */
const STRANGE_WORTH = 0.4;
/** From here a role is of the spec's occupation, whatever it is called, and below there of another. */
const KIN = { same: 0.8, other: 0.1 };
const OTHER_WORTH = 0.7;
/** Having led is most of what such a minimum asks. */
const LED_LENIENCE = 0.2;

/** Whether a role is of the kind asked for, by its topic, its title and the whole of it. */
export function isRelevant(role: Role, unit: Unit, spec: Spec, cv: Cv, strictness: number): boolean {
  const terms = termsOfRole(role);
  const shared = shareOfTopic(unit, role);
  const topic = Math.max(topicOf(unit, terms), shared === 1 ? ROOTS_ALL : ROOT_SHARE * shared);
  const isOneSkill =
    unit.terms.size > 0 &&
    unit.terms.size <= 2 &&
    [...unit.terms.keys()].some((term) => term.startsWith('=') && isProperName(unit.text, term.slice(1)));
  const asksToLead = LEADING_ASKED.test(ofAllYears(unit.text));
  if (asksToLead && !role.lines.some(isLeading)) return false;
  if (unit.isNarrow && !asksToLead) return topic >= NARROW_TOPIC;
  if (isOneSkill && topic === 0) return false;
  if (lacksName(unit, terms)) return false;
  // Class 2 is no driving of class 1, and the care of newborns none of adults.
  const { classes, branches } = unit.designators;
  if (
    (classes.length > 0 || branches.length > 0) &&
    !answers(
      { ...NO_DESIGNATORS, classes, branches },
      designatorsIn(role.lines.map(({ text }) => text).join(' ')),
    )
  )
    return false;
  const told = toldBy(role, terms, unit, spec);
  const kin = kinOf(role, spec);
  // Years of something narrower than the job itself have to show it.
  const isSameTrade =
    kin !== null && kin.same >= KIN.same && (topic > 0 || shared > 0 || !isNarrowerThan(spec.title, unit));
  const isToldSame = told.echo >= SAME_WORK_TOLD || isSameTrade;
  if (
    isOtherFunction(role, spec, isToldSame && topic > 0) ||
    isOtherHalf(unit.text, role) ||
    !isPostAsked(role, unit, cv)
  )
    return false;
  const title = similarityOfTerms(spec.coreTitle, withHeadline(role, cv, terms));
  const job = shareOfJob(role, terms, spec.core);
  const family = familyMatch(spec.families, occupationsOf(role));
  // Years of something narrower than the job itself: a role without a word of it is none, unless it is the very post.
  const isToldElsewhere = () => cv.roles.some((one) => speaksOf(one, unit));
  // A post by another name has to show the topic itself.
  const isOtherPost =
    !isToldSame && spec.coreTitle.size > 0 && title === 0 && topic < HALF_TOPIC && headerOf(role).namesPost;
  // The very post, told in the spec's words for the job, in a CV that has no other word for the topic.
  if (title >= SAME_TITLE && job >= SAME_WORK && !unit.isNarrow && !isToldElsewhere()) return true;
  if (
    !isToldSame &&
    topic === 0 &&
    shared === 0 &&
    isNarrowerThan(spec.title, unit) &&
    (title < SAME_POST || (job < SAME_WORK && isToldElsewhere()))
  )
    return false;
  // An employer of the same branch is no work of the same kind.
  if (!isToldSame && topic === 0 && title === 0 && family < FAMILY_MIN) return false;
  const named =
    (unit.terms.size === 0 ? WORTH.untold : WORTH.topic * topic) +
    WORTH.title * title +
    WORTH.family * family +
    (isSameTrade ? WORTH.kin * kin.same : 0) +
    WORTH.job * Math.min(JOB_MAX, job);
  const bar =
    BAR.at +
    (strictness < BAR.usual ? BAR.kind : BAR.strict) * (strictness - BAR.usual) -
    (unit.isNarrow ? LED_LENIENCE : 0) +
    (isOtherPost ? OTHER_POST : 0);
  return (
    (isStrange(told) && !isSameTrade ? STRANGE_WORTH : 1) *
      (kin !== null && kin.near < KIN.other ? OTHER_WORTH : 1) *
      named +
      WORTH.echo * told.echo +
      WORTH.both * Math.min(1, told.echo) * told.family >=
    bar
  );
}

/** Where one post is told to be of the topic, those that are not are of something else. */
function speaksOf(role: Role, unit: Unit): boolean {
  return topicOf(unit, termsOfRole(role)) >= HALF_TOPIC || shareOfTopic(unit, role) >= HALF_TOPIC;
}

const HEAD_LINES = 3;

/** The present post may be called only by the headline of the CV, and not where it stands. */
function withHeadline(role: Role, cv: Cv, terms: ReadonlySet<string>): ReadonlySet<string> {
  if (role.endedMonthsAgo > 1 || headerOf(role).namesPost) return terms;
  const headline = cv.lines.slice(0, HEAD_LINES).filter((line) => line.role === null && !line.isHeading);
  return new Set([...terms, ...headline.flatMap((line) => line.terms.map(({ term }) => term))]);
}

const REPORTS =
  /(?<!\b(?:no|never|without|any)\s(?:\w+\s){0,3})\b(?:direct reports|report(?:s|ing)? to me|(?:people|staff|associates|engineers|supervisors|managers) under (?:me|\w+ supervisors)|team of (?:\d+|\w+teen|ten|twelve|twenty|thirty|[a-z]+ty))\b/i;

/** Titles say who led, and bullets that begin with it. */
function isLeading({ text }: EvidenceLine, index: number): boolean {
  return (
    (index < 2 && text.length < HEADER_LENGTH_MAX && LEADING.test(text)) ||
    REPORTS.test(text) ||
    /^\W*(?:leads?|led|manag|supervis|head|(?:i )?runs? (?:a|the) (?:\w+ )?team|line[- ]manag|führ|leit|encadr|responsable)/i.test(
      text,
    )
  );
}

/** Years of a product that the statement names: a role without a word of any product named has none of them. */
function lacksName(unit: Unit, terms: ReadonlySet<string>): boolean {
  const names = [...unit.terms.keys()].filter(
    (term) => term.startsWith('=') && isProperName(unit.text, term.slice(1)),
  );
  return names.length > 0 && names.every((name) => !terms.has(name)) && topicOf(unit, terms) < HALF_TOPIC;
}

/** Kinds of trade that are written as if they were products. */
const NO_NAME = /^(?:fmcg|hgv|lgv|hvac|it|hr|pr|ux|ui|qa|qc|cnc|hrbp|phv)$/;

/** Tools and products are written with a capital; kinds of work are not. */
function isProperName(text: string, name: string): boolean {
  if (NO_NAME.test(name)) return false;
  const at = text.toLowerCase().indexOf(name);
  return at > 0 && /\p{Lu}/u.test(text.charAt(at));
}

const occupations = new WeakMap<Role, FamilyVector>();

function occupationsOf(role: Role): FamilyVector {
  const known = occupations.get(role) ?? familiesOf(countsOf(role));
  occupations.set(role, known);
  return known;
}

function countsOf(role: Role): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of role.lines)
    for (const { term } of line.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The best share of one of the topic's alternatives, or of all of it. */
function topicOf(unit: Unit, terms: ReadonlySet<string>): number {
  return Math.max(
    similarityOfTerms(unit.terms, terms),
    ...unit.topics.map((topic) => 0.9 * similarityOfTerms(topic, terms)),
  );
}

/** How much of what a role tells is what the spec tells of the job. */
function shareOfJob(role: Role, terms: ReadonlySet<string>, core: ReadonlySet<string>): number {
  const known = sharesOfJob.get(role);
  if (known?.core === core) return known.share;
  const share = shareOfCore(terms, core);
  sharesOfJob.set(role, { core, share });
  return share;
}

const sharesOfJob = new WeakMap<Role, { core: ReadonlySet<string>; share: number }>();

function shareOfCore(terms: ReadonlySet<string>, core: ReadonlySet<string>): number {
  let shared = 0;
  let total = 0;
  for (const term of terms) {
    const weight = termWeight(term);
    total += weight;
    if (core.has(term)) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
}
