// Whether a dated role is work of the kind that a minimum of years asks for: by its topic, its title and the whole of it.

import type { Cv, Role } from '../cv/read-cv.ts';
import type { Spec } from '../read-spec.ts';
import { answers, designatorsIn, NO_DESIGNATORS } from '../spec/designators.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { HALF_TOPIC, isOneName, lacksName, speaksOf, topicShare } from './asked-topic.ts';
import { familyMatch } from './families.ts';
import { isOtherFunction } from './functions.ts';
import { headerOf } from './header.ts';
import { shareOfJob } from './job-share.ts';
import { asksToLead, hasLed } from './leading.ts';
import { isOtherHalf } from './opposites.ts';
import { similarityOfTerms } from './overlap.ts';
import { isPostAsked } from './post-asked.ts';
import { kinOfRole } from './kinship.ts';
import { familiesOfRole, termsOfRole } from './role-terms.ts';
import { isStrange, toldBy } from './told-work.ts';
import { isNarrowerThan, shareOfTopic } from './topic-roots.ts';

const NARROW_TOPIC = 0.5;
const FAMILY_MIN = 0.4;
/** Of the title, so much in a role makes it the very post. */
const SAME_POST = 0.8;
/** A post by another name has to show so much more. */
const OTHER_POST = 0.06;
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
  const topic = Math.max(topicShare(unit, terms), shared === 1 ? ROOTS_ALL : ROOT_SHARE * shared);
  const isOfLeading = asksToLead(unit.text);
  if (isOfLeading && !hasLed(role)) return false;
  if (unit.isNarrow && !isOfLeading) return topic >= NARROW_TOPIC;
  if (isOneName(unit) && topic === 0) return false;
  if (lacksName(unit, terms) || lacksClass(unit, role)) return false;
  const told = toldBy(role, terms, unit, spec);
  const kin = kinOfRole(role, spec);
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
  const family = familyMatch(spec.families, familiesOfRole(role));
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

const HEAD_LINES = 3;

/** The present post may be called only by the headline of the CV, and not where it stands. */
function withHeadline(role: Role, cv: Cv, terms: ReadonlySet<string>): ReadonlySet<string> {
  if (role.endedMonthsAgo > 1 || headerOf(role).namesPost) return terms;
  const headline = cv.lines.slice(0, HEAD_LINES).filter((line) => line.role === null && !line.isHeading);
  return new Set([...terms, ...headline.flatMap((line) => line.terms.map(({ term }) => term))]);
}

/** Class 2 is no driving of class 1, and the care of newborns none of adults. */
function lacksClass({ designators: { classes, branches } }: Unit, role: Role): boolean {
  if (classes.length === 0 && branches.length === 0) return false;
  const held = designatorsIn(role.lines.map(({ text }) => text).join(' '));
  return !answers({ ...NO_DESIGNATORS, classes, branches }, held);
}
