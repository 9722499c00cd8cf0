// Years of the work asked for: the months of the dated roles that are that work, overlaps once.

import { monthsCovered } from '../cv/dates.ts';
import type { Cv, Role } from '../cv/read-cv.ts';
import { similarityOfTerms } from './overlap.ts';
import type { Spec } from '../read-spec.ts';
import { termWeight } from '../text/rarity.ts';
import type { Unit } from '../spec/read-requirements.ts';
import type { Found } from './match-units.ts';

const OLD_AFTER_MONTHS = 8 * 12;
/** Up to 15 % short is no gap. */
const NEARLY = 0.85;
/** What is short of the years asked for is never met. */
const SHORT_CREDIT_MAX = 0.65;

/** How far the dates of a CV show the months asked for. */
export function matchYears(unit: Unit, cv: Cv, spec: Spec): Found {
  if (cv.roles.length === 0) return { credit: 0.5, note: 'the CV gives no dates', lines: [], stance: null };
  const relevant = cv.roles.filter((role) => isRelevant(role, unit, spec));
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

/** Whether a role is of the kind asked for: its topic, or its title, or the whole of it. */
function isRelevant(role: Role, unit: Unit, spec: Spec): boolean {
  const terms = new Set(role.lines.flatMap((line) => line.terms.map(({ term }) => term)));
  const topic = similarityOfTerms(unit.terms, terms);
  const title = similarityOfTerms(spec.coreTitle, terms);
  const job = shareOfJob(terms, spec.core);
  if (unit.terms.size > 0 && topic >= 0.5) return true;
  if (topic >= 0.25 && (job >= 0.2 || title >= 0.5)) return true;
  if (title >= 0.66 && job >= 0.12) return true;
  if (unit.terms.size === 0) return job >= 0.28 || title >= 0.5;
  return job >= 0.4 && topic > 0;
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
