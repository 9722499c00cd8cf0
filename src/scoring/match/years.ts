// Years of the work asked for: the months of the dated roles that are that work, overlaps once.

import { monthsCovered } from '../cv/dates.ts';
import type { Cv, Role } from '../cv/read-cv.ts';
import { similarityOfTerms } from './overlap.ts';
import { familiesOf, familyMatch, type FamilyVector } from './families.ts';
import type { Unit } from '../spec/read-requirements.ts';
import type { Found } from './match-units.ts';

const OLD_AFTER_MONTHS = 8 * 12;
/** Up to 15 % short is no gap. */
const NEARLY = 0.85;
/** Shares of the topic, of the title, and of the occupation from which a role counts as the work asked for. */
const RELEVANT = { topic: 0.33, title: 0.75, family: 0.6 };
const TOPIC_TERMS_MIN = 2;
/** What is short of the years asked for is never met. */
const SHORT_CREDIT_MAX = 0.65;

/** How far the dates of a CV show the months asked for. `title` and `families` are the spec's. */
export function matchYears(unit: Unit, cv: Cv, titleTerms: readonly string[], families: FamilyVector): Found {
  if (cv.roles.length === 0) return { credit: 0.5, note: 'the CV gives no dates', lines: [], stance: null };
  const relevant = cv.roles.filter((role) => isRelevant(role, unit, titleTerms, families));
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
  const years = Math.round(months / 6) / 2;
  return {
    credit: Math.min(SHORT_CREDIT_MAX, share),
    note: `${years} of ${unit.minimumMonths / 12} years shown by dates`,
    lines,
    stance: lines.length > 0 ? 'held' : null,
  };
}

/** A role is of the kind asked for when its lines share the topic or the title; without a topic, the occupation. */
function isRelevant(role: Role, unit: Unit, titleTerms: readonly string[], families: FamilyVector): boolean {
  const counts = new Map<string, number>();
  for (const line of role.lines)
    for (const { term } of line.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const terms = new Set(counts.keys());
  if (similarityOfTerms(unit.terms, terms) >= RELEVANT.topic) return true;
  const title = new Map(titleTerms.map((term) => [term, 1]));
  if (title.size > 0 && similarityOfTerms(title, terms) >= RELEVANT.title) return true;
  return unit.terms.size < TOPIC_TERMS_MIN && familyMatch(families, familiesOf(counts)) >= RELEVANT.family;
}
