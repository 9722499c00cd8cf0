// Years of the work asked for: the months of the dated roles that are that work, overlaps once.

import { monthAt, monthsCovered } from '../cv/dates.ts';
import type { Cv, EvidenceLine, Role } from '../cv/read-cv.ts';
import { placesOf } from '../spec/credentials.ts';
import { answers, designatorsIn, NO_DESIGNATORS } from '../spec/designators.ts';
import { termsImpliedBy } from './implied.ts';
import { isOfBroadTopic } from './broad-topic.ts';
import { familiesOf, familyMatch, type FamilyVector } from './families.ts';
import { matchCredentials } from './credentials.ts';
import { isAssisting, isTraining } from './learning.ts';
import { similarityOfTerms } from './overlap.ts';
import { isInPassing, isNarrowerThan, shareOfTopic } from './topic-roots.ts';
import type { Spec } from '../read-spec.ts';
import { termWeight } from '../text/rarity.ts';
import type { Unit } from '../spec/read-requirements.ts';
import type { Found } from './match-units.ts';

const OLD_AFTER_MONTHS = 8 * 12;
/** Up to 15 % short is no gap. */
const NEARLY = 0.85;
/** What is short of the years asked for is never met. */
const HELD_FROM = 0.7;
/** Of the topic, so much denied denies it, and so much in dated work shows it all the same. */
const DENIED_SHARE = 0.3;
const SHOWN_SHARE = 0.6;
const MONTHS_TOLD = 18;
const HEADER_LENGTH_MAX = 110;
const SHORT_CREDIT_MAX = 0.65;

/** How far the dates of a CV show the months asked for. */
export function matchYears(unit: Unit, cv: Cv, spec: Spec, similar: number, lacking: number): Found {
  const strictness =
    RELEVANT -
    LENIENCE * Math.max(-1, Math.min(1, (similar - SIMILAR_ENOUGH) / SIMILAR_ENOUGH)) +
    STRICTER * Math.min(2, lacking) -
    (AFTER_QUALIFYING.test(unit.text) && lacking === 0 ? LICENSED_LENIENCE : 0);
  if (cv.roles.length === 0) return { credit: 0.5, note: 'the CV gives no dates', lines: [], stance: null };
  const counted = cv.roles.filter(
    (role) =>
      isRelevant(role, unit, spec, strictness) &&
      !isTraining(role) &&
      !(lacking > 0 && isAssisting(role, spec.title)),
  );
  const denial = denialOf(unit, cv, counted);
  if (denial !== null)
    return { credit: 0, note: 'the CV says that it is not there', lines: [denial], stance: 'denied' };
  const from = Math.max(startOfCounting(unit, cv, spec), windowStart(unit, cv.nowMs));
  const relevant = counted.flatMap((role) => since(role, from));
  const recent = monthsCovered(
    relevant.filter((role) => role.endedMonthsAgo <= OLD_AFTER_MONTHS).map((role) => role.period),
  );
  const all = monthsCovered(relevant.map((role) => role.period));
  const months = recent + (all - recent) / 2;
  const share = months / unit.minimumMonths;
  const lines = relevant
    .flatMap((role) => role.lines.filter((line) => !line.isHeading).slice(0, 1))
    .slice(0, 2);
  if (share >= NEARLY) return { credit: 1, note: null, lines, stance: 'held' };
  return {
    credit: Math.min(SHORT_CREDIT_MAX, share),
    note: `${lengthOf(months)} of ${lengthOf(unit.minimumMonths)} shown by dates`,
    lines,
    stance: lines.length > 0 ? 'held' : null,
  };
}

/** Months up to a year and a half, then half years. */
function lengthOf(months: number): string {
  return months <= MONTHS_TOLD ? `${Math.round(months)} months` : `${Math.round(months / 6) / 2} years`;
}

/** A line that denies most of the topic, unless dated work speaks of it. */
function denialOf(unit: Unit, cv: Cv, counted: Role[]): EvidenceLine | null {
  const denies = ({ denied }: EvidenceLine) =>
    denied.length > 0 &&
    similarityOfTerms(unit.terms, new Set(denied.map(({ term }) => term))) >= DENIED_SHARE;
  const line = unit.terms.size === 0 ? undefined : cv.lines.find(denies);
  if (line === undefined) return null;
  const shown = counted.some((role) => similarityOfTerms(unit.terms, termsOfRole(role)) >= SHOWN_SHARE);
  return shown ? null : line;
}

/** Words beside the year in which a paper was gained. */
const HOLDING =
  /admitted|regist|qualif|licen[cs]|certif|chartered|enrolled|passed|completed|pin\b|since|diploma|level \d|part (?:3|iii)/i;
const AFTER_QUALIFYING =
  /post[- ](?:qualif|regist|licen)|pqe\b|after (?:qualif|regist|part (?:iii|3)|licen)|qualified experience/i;
/**
 * The month from which work counts: for "post-qualification" that in which the spec's papers were held, by the year beside
 * them, and never where they are not held.
 */
function startOfCounting(unit: Unit, cv: Cv, spec: Spec): number {
  if (!AFTER_QUALIFYING.test(unit.text)) return 0;
  const papers = spec.units.filter(
    ({ strength, kind }) => strength === 'hard' && (kind === 'licence' || kind === 'certificate'),
  );
  if (papers.length === 0) return 0;
  const found = papers.map((paper) => matchCredentials(paper, cv, spec.places));
  // Abroad, lapsed or on the way: the paper's own gap says so, and the work done is still work of the trade.
  if (found.every(({ credit }) => credit < HELD_FROM))
    return found.some(({ stance }) => stance !== null && stance !== 'denied') ? 0 : Number.POSITIVE_INFINITY;
  const names = papers.flatMap((paper) => paper.credentials);
  const years = cv.lines
    .filter((line) => HOLDING.test(line.text) && names.some((one) => placesOf(one, line.text).length > 0))
    .flatMap(({ text }) => [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year)))
    .filter((year) => year * 12 <= monthAt(cv.nowMs));
  return years.length === 0 ? 0 : Math.min(...years) * 12;
}

/** Recent experience: of the last three years. */
const RECENT = /\brecent\b(?:[\s,][\p{L}-]+){0,5}\s(?:experience|practice|post)\b/iu;
const RECENT_MONTHS = 36;

/** "Within the last 24 months": the month from which work counts. */
function windowStart({ text }: Unit, nowMs: number): number {
  const [, count, unit = ''] =
    /\b(?:last|past|letzten|derniers?)\s+(\d{1,2})\s+(months?|years?|monate\w*|jahre\w*|mois|ans)\b/i.exec(
      text,
    ) ?? [];
  if (count === undefined) return RECENT.test(text) ? monthAt(nowMs) - RECENT_MONTHS : 0;
  return monthAt(nowMs) - Number(count) * (/^(m)/i.test(unit) ? 1 : 12);
}

/** The part of a role after a month. */
function since(role: Role, month: number): Role[] {
  const { from, to } = role.period;
  return to < month ? [] : [{ ...role, period: { from: Math.max(from, month), to } }];
}

const termSets = new WeakMap<Role, ReadonlySet<string>>();

function termsOfRole(role: Role): ReadonlySet<string> {
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

/** Points from which a role counts as the work asked for, and what its topic, title and whole give. */
const RELEVANT = 0.46;
const LEADING_ASKED =
  /\b(?:leading|managing|supervis(?:ing|ory|ors?|ed)|supervision of|people management|management experience|as (?:an? )?(?:\w+ )?(?:manager|team lead\w*|head|supervisor|sous)|team lead\w* experience|führungserfahrung|encadrement)\b/i;
const LEADING =
  /\b(?:lead(?:er|ing|s)?|led|manag\w+|supervis\w+|head|chief|director|deputy|foreman|charge|team of|sous|chef de|responsable|leit\w+|meister|captain|principal|partner|in charge)\b/i;
/** A CV of the same work is read more kindly, another more strictly. */
const LENIENCE = 0.1;
/** For each paper of the trade that is missing. */
const STRICTER = 0.07;
const SIMILAR_ENOUGH = 0.35;
const NARROW_TOPIC = 0.5;
const FAMILY_MIN = 0.06;
/** Of the title, so much in a role makes it the very post. */
const SAME_POST = 0.8;
/** What a topic is worth whose words are there only by their roots. */
const ROOT_SHARE = 0.5;
/** All of them. */
const ROOTS_ALL = 0.9;
/** Having led is most of what such a minimum asks. */
const LED_LENIENCE = 0.2;
/** Who holds the licence of a trade works in it. */
const LICENSED_LENIENCE = 0.15;

/** Whether a role is of the kind asked for, by its topic, its title and the whole of it. */
function isRelevant(role: Role, unit: Unit, spec: Spec, strictness: number): boolean {
  const terms = termsOfRole(role);
  const shared = shareOfTopic(unit, role);
  const topic = Math.max(topicOf(unit, terms), shared === 1 ? ROOTS_ALL : ROOT_SHARE * shared);
  const isOneSkill =
    unit.terms.size > 0 &&
    unit.terms.size <= 2 &&
    [...unit.terms.keys()].some((term) => term.startsWith('=') && isProperName(unit.text, term.slice(1)));
  const asksToLead = LEADING_ASKED.test(unit.text);
  if (asksToLead && !role.lines.some(isLeading)) return false;
  if (unit.isNarrow && !asksToLead) return topic >= NARROW_TOPIC;
  if (isOneSkill && topic === 0) return false;
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
  if (!asksToLead && isOfBroadTopic(unit, spec, occupationsOf(role))) return true;
  const title = similarityOfTerms(spec.coreTitle, terms);
  const job = shareOfJob(terms, spec.core);
  const family = 0.15 * familyMatch(spec.families, occupationsOf(role));
  // Years of something narrower than the job itself: a role without a word of it is none, unless it is the very post.
  if (topic === 0 && title < SAME_POST && isNarrowerThan(spec.title, unit) && shared === 0) return false;
  // An employer of the same branch is no work of the same kind.
  if (topic === 0 && title === 0 && family < FAMILY_MIN) return false;
  const parts = unit.terms.size === 0 ? [0.15, 0.3 * title, family] : [0.45 * topic, 0.25 * title, family];
  return (
    parts.reduce((sum, part) => sum + part, Math.min(0.5, job)) >=
    strictness - (unit.isNarrow ? LED_LENIENCE : 0)
  );
}

/** Titles say who led, and bullets that begin with it. */
function isLeading({ text }: EvidenceLine, index: number): boolean {
  return (
    (index < 2 && text.length < HEADER_LENGTH_MAX && LEADING.test(text)) ||
    /^\W*(?:leads?|led|manag|supervis|head|(?:i )?runs? (?:a|the) (?:\w+ )?team|line[- ]manag|führ|leit|encadr|responsable)/i.test(
      text,
    )
  );
}

/** Tools and products are written with a capital; kinds of work are not. */
function isProperName(text: string, name: string): boolean {
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
function shareOfJob(terms: ReadonlySet<string>, core: ReadonlySet<string>): number {
  let shared = 0;
  let total = 0;
  for (const term of terms) {
    const weight = termWeight(term);
    total += weight;
    if (core.has(term)) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
}
