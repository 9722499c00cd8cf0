// Whether a dated role is work of the kind that a minimum of years asks for. No word decides alone: what the role tells of
// the job, the occupation its words are at home in, the topic, and what sort of post it is are weighed together. The
// weights were fitted by logistic loss on labelled posts of some 250 jobs, tested on jobs that were left out of the fit,
// and are frozen with the version.

import { isNotCounted } from './ruled-out-posts.ts';
import type { Cv, Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import { rememberedOf, rememberedOfBoth } from '../../text/remembered.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { isOtherSpecialty, specialtyShown } from '../posts/other-specialty.ts';
import { lacksName, shareOfAsked } from './asked-topic.ts';
import { isFalseFriend } from '../posts/false-friends.ts';
import { isCalledByTool } from './called-by-tool.ts';
import { demandedBy } from './demanded.ts';
import { deniesTopic } from './denied-topic.ts';
import { echoOf, mostEchoed } from './echo.ts';
import { familyMatch } from '../posts/families.ts';
import { isOtherFunction } from '../posts/functions.ts';
import { headerOf } from '../posts/header.ts';
import { toldOfIndustry } from '../posts/industry.ts';
import { isForeignPost } from '../posts/foreign-trade.ts';
import { kinOfRole, ownKinOfRole } from '../posts/kinship.ts';
import { isCalledByHeadline } from '../posts/headline.ts';
import { hasLed } from '../posts/leading.ts';
import { countsTraining, isAssisting, isTechnicianBeside, isTraining } from '../posts/learning.ts';
import { asksForYearsOfLeading, tellsOfLeading } from './led-people.ts';
import { isLedByAsked } from '../posts/led-posts.ts';
import { isBelowAsked, isTitledAsAsked } from '../posts/lower-rank.ts';
import { namesPostAsked } from '../posts/named-posts.ts';
import { isOtherHalf } from '../words/opposites.ts';
import { holdsKin, similarityOfTerms } from '../words/overlap.ts';
import { isTitledOther, kinOfPost, kinOfTitle } from '../posts/post-kin.ts';
import { isOnAskedRung, isOnLowerRung } from '../posts/rungs.ts';
import { familiesOfRole, termsOfRole } from '../posts/role-terms.ts';
import { isOfOtherBranch, isOtherClass } from './other-class.ts';
import { isInOtherTool } from './other-tool.ts';
import { isToldBeside } from './told-beside.ts';
import { isSinceLeaving } from './wants-back.ts';
import { isOfSameCalling } from '../posts/same-calling.ts';
import { isUmbrella } from '../posts/umbrellas.ts';

/** What each sign is worth; a role whose sum reaches zero counts. */
const WORTH = {
  start: -1.55,
  /** Words of the job beside its topic and title, as the root of a share from 0 to 1. */
  echo: 1.74,
  /** By how much less of the job is told than in another post of the CV. */
  echoBehind: 1.08,
  /** By how much of the job is told without any product that the years are to be of. */
  nameMissing: -0.59,
  /** Told in a rival of the language or platform that the years are to be in. */
  otherTool: -2,
  /** The spec's own occupation, too few words to tell of any, neither it nor its family, and a title of another. */
  occupation: 2.06,
  unknownOccupation: 0.38,
  stranger: -0.63,
  otherTitle: -0.55,
  family: 0.57,
  topic: 0.78,
  /** The specialty asked for, in whatever words. */
  specialty: 0.7,
  /** Nothing of the line of business in which the years are to be. */
  industryUntold: -1.75,
  /** Nearly all of a topic of several words, in the spec's occupation. */
  wholeTopic: 0.44,
  /** The post itself says that the topic was no part of it. */
  denied: -2.87,
  /** The topic is told as what lies beside the work. */
  beside: -2.87,
  otherFunction: -1.17,
  assisting: -1.51,
  /** What it says beside the spec's words is at home in another trade. */
  foreign: -1.5,
  led: 0.57,
  notLed: -1.08,
  /** All of the years are to be of leading people, and the post tells of it. */
  ledAsAsked: 0.8,
  otherHalf: -2,
  /** Below interests, honours and the like: a club's treasurer since 2017 is dated as a post is. */
  besideWork: -2.5,
  /** The headline of the CV says what the present post itself does not. */
  headline: 1.5,
  /**
   * For each missing paper of the trade, by how much of the job is told and how little of the trade the title is: helping
   * those who hold it sounds the same. Who leads them may hold another.
   */
  paperLacking: -1.85,
};
/** Less of the spec's occupation and its family than this is of neither. */
const STRANGE_BELOW = 0.25;
const OWN_FROM = 0.3;
const WHOLE_TOPIC = 0.75;
const PAPERS_MAX = 2;
const TOLD_TOPIC = 0.45;
const NONE = -9;
/** The very post that is asked for, unless it says that it was another. */
const TITLED = 0.5;
const DENIED = -2;
/** A step on the way to a post that counts. */
const STEP = 0.1;
/** Less is told against the post itself. */
const STEP_FROM = -4;
const STEP_MONTHS = 2;
/** In characters; a longer line is an account. */
const STEP_LENGTH_MAX = 60;
const SAME_TITLE = 0.8;

/** Whether a role counts towards the years that `unit` asks for; `lacking` is how many papers of the trade are missing. */
export function isRelevant(role: Role, unit: Unit, spec: Spec, cv: Cv, lacking: number): boolean {
  return relevanceOf(role, unit, spec, cv, lacking) >= 0;
}

/** By how much a role counts or falls short of it, from about -3 to 3; it counts from 0. */
export const relevanceOf = rememberedOfBoth((role: Role, unit: Unit, spec: Spec, cv: Cv, lacking: number) => {
  const told = weigh(role, unit, spec, cv, lacking);
  const isCalledSo =
    isTitledAsAsked(role, unit) ||
    isOnAskedRung(role, unit, cv) ||
    isOfLeadingAlike(role, unit, spec) ||
    isOfSameCalling(role, unit, spec) ||
    isTitledByTopic(role, unit, spec, cv);
  // What the tool was for may be told in words of another trade.
  const isByTool = told > NONE && isCalledByTool(role, unit) && !deniesTopic(role, unit);
  const called =
    told < TITLED && (isByTool || (told > DENIED && isCalledSo && !isToldBeside(role, unit, cv)))
      ? TITLED
      : told;
  return called > STEP_FROM &&
    called < 0 &&
    isEarlierStep(role, spec, cv, (later) => isRelevant(later, unit, spec, cv, lacking))
    ? STEP
    : called;
});

/** A post without an account of its own, called by words of the spec's title, from which somebody rose into one that counts. */
function isEarlierStep(role: Role, spec: Spec, { roles }: Cv, counts: (later: Role) => boolean): boolean {
  const own = titleTerms(role).filter((term) => spec.coreTitle.has(term));
  if (own.length === 0 || role.lines.some(({ text }) => text.length > STEP_LENGTH_MAX)) return false;
  return roles.some(
    (later) =>
      later !== role &&
      Math.abs(later.period.from - role.period.to) <= STEP_MONTHS &&
      own.some((term) => titleTerms(later).includes(term)) &&
      counts(later),
  );
}

/** "Area sales manager (field based)" where years of field sales are asked: all that they are to be of stands in the title. */
function isTitledByTopic(role: Role, unit: Unit, spec: Spec, cv: Cv): boolean {
  if (unit.terms.size === 0 || isOtherFunction(role, spec) || isAssisting(role, spec.title)) return false;
  const terms = new Set(titleTerms(role));
  const isAll = [unit.terms, ...unit.topics].some(
    (topic) =>
      topic.size >= TOPIC_TERMS_MIN &&
      [...topic.keys()].every((term) => terms.has(term) || holdsKin(terms, term)),
  );
  return isAll && !isForeignPost(role, cv, spec);
}

const TOPIC_TERMS_MIN = 2;

function titleTerms(role: Role): string[] {
  return (headerOf(role).title?.terms ?? []).map(({ term }) => term);
}

/** "Team leader (cleaning)" where years of supervising are asked of a cleaning supervisor. */
function isOfLeadingAlike(role: Role, unit: Unit, { coreTitle }: Spec): boolean {
  const terms = new Set(headerOf(role).short[0]?.terms.map(({ term }) => term));
  return (
    coreTitle.size > 0 &&
    demandedBy(unit).isOfLeading &&
    hasLed(role) &&
    similarityOfTerms(coreTitle, terms) >= SAME_TITLE
  );
}

function weigh(role: Role, unit: Unit, spec: Spec, cv: Cv, lacking: number): number {
  const { work, isOfLeading } = demandedBy(unit);
  const topic = shareOfAsked(role, unit);
  const isOtherWork = unit.takesOtherWork && topic >= WHOLE_TOPIC;
  if ((isOtherSpecialty(work, role, cv) && !isOtherWork) || isFalseFriend(role, cv, spec)) return NONE;
  const specialty = specialtyShown(work, role, cv);
  const industry = toldOfIndustry(work, role, cv);
  if (isBelowAsked(role, unit) || isLedByAsked(role, unit) || isOnLowerRung(role, unit, cv, spec))
    return NONE;
  if (isNotCounted(role, unit) || isSinceLeaving(role, cv, spec)) return NONE;
  if (isTraining(role) && !countsTraining(unit)) return NONE;
  if (namesPostAsked(work) && isByLicence(spec)) {
    const asked = `${spec.title} ${work}`;
    if (isAssisting(role, asked) || isTechnicianBeside(role, asked)) return NONE;
  }
  if (isOtherClass(role, unit) || isUmbrella(role, cv)) return NONE;
  if (unit.designators.branches.length === 0 && topic < WHOLE_TOPIC && isOfOtherBranch(role, spec))
    return NONE;
  const isOfPeople = asksForYearsOfLeading(unit);
  if (unit.isNarrow && !isOfLeading && !isOfPeople && topic < TOLD_TOPIC && specialty === 'not') return NONE;
  if (isOfPeople && !tellsOfLeading(role, cv)) return NONE;
  const echo = echoOf(role, unit, spec);
  const same = kinOfPost(role, unit, spec);
  const isAnyLead = isOfPeople && !namesPostAsked(work);
  const isLed = (isOfLeading || isAnyLead) && hasLed(role);
  return (
    WORTH.start +
    WORTH.echo * Math.sqrt(echo) +
    WORTH.echoBehind * Math.min(0, echo - mostEchoed(cv, role, unit, spec)) +
    (lacksName(unit, termsOfRole(role)) ? WORTH.nameMissing * Math.sqrt(echo) : 0) +
    (isInOtherTool(role, unit) ? WORTH.otherTool : 0) +
    occupationWorth(role, same, spec) +
    WORTH.topic * topic +
    (specialty === 'plainly' ? WORTH.specialty : 0) +
    (industry === 0 ? WORTH.industryUntold : 0) +
    (topic >= WHOLE_TOPIC && unit.terms.size > 1 && same >= OWN_FROM ? WORTH.wholeTopic : 0) +
    (deniesTopic(role, unit) ? WORTH.denied : 0) +
    (isToldBeside(role, unit, cv) ? WORTH.beside : 0) +
    (isOtherFunction(role, spec) ? WORTH.otherFunction : 0) +
    (isAssisting(role, spec.title) ? WORTH.assisting : 0) +
    (isForeignPost(role, cv, spec) ? WORTH.foreign : 0) +
    (isLed ? WORTH.led : isOfLeading && !isOfPeople ? WORTH.notLed : 0) +
    (isOfPeople ? WORTH.ledAsAsked : 0) +
    (isOtherHalf(unit.text, role) ? WORTH.otherHalf : 0) +
    (role.lines.every(({ section }) => section === 'other') ? WORTH.besideWork : 0) +
    (isCalledByHeadline(role, unit, spec, cv, echo) ? WORTH.headline : 0) +
    (lacking > 0 && !isAnyLead
      ? WORTH.paperLacking * Math.min(PAPERS_MAX, lacking) * echo * (1 - kinOfTitle(role, spec))
      : 0)
  );
}

/** "As a registered nurse": nobody has been one as a helper of those who are. */
const isByLicence = rememberedOf(({ units }: Spec): boolean =>
  units.some(
    ({ kind, strength, credentials }) =>
      kind === 'licence' && strength === 'hard' && credentials.some(({ name }) => REGISTERED.test(name)),
  ),
);

const REGISTERED =
  /regist|admission|chartered|(?:nurse|therapy|therapist|teaching|radiography|hygiene|plumbing|electrician) licence/;

function occupationWorth(role: Role, same: number, spec: Spec): number {
  const family = familyMatch(spec.families, familiesOfRole(role));
  const isUnknown = ownKinOfRole(role, spec) === null && (kinOfRole(role, spec)?.same ?? 0) < STRANGE_BELOW;
  const isStranger = !isUnknown && same < STRANGE_BELOW && family < STRANGE_BELOW;
  return (
    WORTH.occupation * same +
    WORTH.family * family +
    (isUnknown ? WORTH.unknownOccupation : 0) +
    (isStranger ? WORTH.stranger : 0) +
    (isTitledOther(role, spec) ? WORTH.otherTitle : 0)
  );
}
