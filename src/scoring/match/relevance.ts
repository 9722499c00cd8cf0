// Whether a dated role is work of the kind that a minimum of years asks for. No word decides alone: what the role tells of
// the job, the occupation its words are at home in, the topic, and what sort of post it is are weighed together. The
// weights were fitted by logistic loss on labelled posts of some 250 jobs, tested on jobs that were left out of the fit,
// and are frozen with the version.

import type { Cv, Role } from '../cv/read-cv.ts';
import type { Spec } from '../read-spec.ts';
import { answers, designatorsIn, NO_DESIGNATORS } from '../spec/designators.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { lacksName, shareOfAsked } from './asked-topic.ts';
import { familyMatch } from './families.ts';
import { isOtherFunction } from './functions.ts';
import { headerOf } from './header.ts';
import { kinOfRole } from './kinship.ts';
import { asksToLead, hasLed } from './leading.ts';
import { isAssisting, isTraining } from './learning.ts';
import { isOtherHalf } from './opposites.ts';
import { similarityOfTerms } from './overlap.ts';
import { familiesOfRole, termsOfRole } from './role-terms.ts';
import { toldBy } from './told-work.ts';

/** What each sign is worth; a role whose sum reaches zero counts. */
const WORTH = {
  start: -2.55,
  /** Words of the job beside its topic and title, and all words, as shares from 0 to 1. */
  echo: 1.7,
  words: 0.65,
  /** The spec's own occupation, its neighbours, another one, and too few words to tell. */
  sameOccupation: 1.97,
  nearOccupation: 0.25,
  otherOccupation: -0.53,
  unknownOccupation: 0.67,
  family: 0.82,
  topic: 0.58,
  nameMissing: -0.45,
  otherFunction: -1.2,
  assisting: -1.57,
  led: 0.69,
  notLed: -1.09,
  otherHalf: -2,
  /** The headline of the CV says what the present post itself does not. */
  headline: 1.5,
  /** Another post of the CV tells the topic, and this one does not. */
  elsewhere: -0.5,
  /** For each missing paper of the trade, by how much of the job is told: helping those who hold it sounds the same. */
  paperLacking: -1.35,
};
/** A role of less of the spec's occupation than this is of another. */
const OTHER_BELOW = 0.05;
const PAPERS_MAX = 2;
const TOLD_TOPIC = 0.5;
const NONE = -9;
const HEAD_LINES = 3;
const SAME_TITLE = 0.8;

/** Whether a role counts towards the years that `unit` asks for; `lacking` is how many papers of the trade are missing. */
export function isRelevant(role: Role, unit: Unit, spec: Spec, cv: Cv, lacking: number): boolean {
  return relevanceOf(role, unit, spec, cv, lacking) >= 0;
}

const known = new WeakMap<Role, Map<Unit, number>>();

/** By how much a role counts or falls short of it, from about -3 to 3; it counts from 0. */
export function relevanceOf(role: Role, unit: Unit, spec: Spec, cv: Cv, lacking: number): number {
  const ofRole = known.get(role) ?? new Map<Unit, number>();
  known.set(role, ofRole);
  const ready = ofRole.get(unit);
  if (ready !== undefined) return ready;
  const weighed = weigh(role, unit, spec, cv, lacking);
  ofRole.set(unit, weighed);
  return weighed;
}

function weigh(role: Role, unit: Unit, spec: Spec, cv: Cv, lacking: number): number {
  const topic = shareOfAsked(unit, role);
  const isOfLeading = asksToLead(unit.text);
  if (isTraining(role) || isOtherClass(role, unit)) return NONE;
  if (unit.isNarrow && !isOfLeading && topic < TOLD_TOPIC) return NONE;
  const terms = termsOfRole(role);
  const { echo, words } = toldBy(terms, unit, spec);
  const isLed = isOfLeading && hasLed(role);
  return (
    WORTH.start +
    WORTH.echo * echo +
    WORTH.words * words +
    occupationWorth(role, spec) +
    WORTH.family * familyMatch(spec.families, familiesOfRole(role)) +
    WORTH.topic * topic +
    (lacksName(unit, terms) ? WORTH.nameMissing : 0) +
    (isOtherFunction(role, spec) ? WORTH.otherFunction : 0) +
    (isAssisting(role, spec.title) ? WORTH.assisting : 0) +
    (isLed ? WORTH.led : isOfLeading ? WORTH.notLed : 0) +
    (isOtherHalf(unit.text, role) ? WORTH.otherHalf : 0) +
    (isCalledByHeadline(role, spec, cv) ? WORTH.headline : 0) +
    (topic < TOLD_TOPIC && isToldElsewhere(role, unit, cv) ? WORTH.elsewhere : 0) +
    WORTH.paperLacking * Math.min(PAPERS_MAX, lacking) * echo
  );
}

function occupationWorth(role: Role, spec: Spec): number {
  const kin = kinOfRole(role, spec);
  if (kin === null) return WORTH.unknownOccupation;
  return (
    WORTH.sameOccupation * kin.same +
    WORTH.nearOccupation * kin.near +
    (kin.same < OTHER_BELOW ? WORTH.otherOccupation : 0)
  );
}

function isToldElsewhere(role: Role, unit: Unit, cv: Cv): boolean {
  return cv.roles.some((one) => one !== role && shareOfAsked(unit, one) >= TOLD_TOPIC);
}

/** Whether the present post has no name where it stands, and the head of the CV calls it by that of the spec. */
function isCalledByHeadline(role: Role, spec: Spec, cv: Cv): boolean {
  if (role.endedMonthsAgo > 1 || headerOf(role).namesPost || spec.coreTitle.size === 0) return false;
  const head = cv.lines.slice(0, HEAD_LINES).filter((line) => line.role === null && !line.isHeading);
  const terms = new Set(head.flatMap((line) => line.terms.map(({ term }) => term)));
  return similarityOfTerms(spec.coreTitle, terms) >= SAME_TITLE;
}

/** Class 2 is no driving of class 1, and the care of newborns none of adults. */
function isOtherClass({ lines }: Role, { designators: { classes, branches } }: Unit): boolean {
  if (classes.length === 0 && branches.length === 0) return false;
  const held = designatorsIn(lines.map(({ text }) => text).join(' '));
  return !answers({ ...NO_DESIGNATORS, classes, branches }, held);
}
