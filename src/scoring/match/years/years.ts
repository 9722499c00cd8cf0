// Years of the work asked for: the months of the dated roles that are that work, overlaps once.

import { monthsCovered } from '../../cv/posts/dates.ts';
import { denyingLines } from '../../cv/denying-lines.ts';
import type { Cv, EvidenceLine, Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { since, startOfCounting, windowStart } from './counting-window.ts';
import type { Found } from '../found.ts';
import { asksForLeading, leadingIn } from '../posts/leads-people.ts';
import { neverNamesIt, strictly } from './named-tools.ts';
import { saysHowMade } from '../words/made-so.ts';
import { holdsKin, similarityOfTerms } from '../words/overlap.ts';
import { withoutOtherPhrases } from '../words/phrase-parts.ts';
import { isAllInOtherTool } from './other-tool.ts';
import { isRelevant } from './relevance.ts';
import { termsOfHead, termsOfRole } from '../posts/role-terms.ts';
import { NOTE } from '../notes.ts';
import { deniesPosts } from './denied-posts.ts';
import { tellingLines } from './work-lines.ts';

const OLD_AFTER_MONTHS = 8 * 12;
/** Up to 15 % short is no gap. */
export const NEARLY = 0.85;
/** Of the topic, so much denied denies it, and so much of what is denied in dated work shows it all the same. */
const DENIED_SHARE = 0.25;
const SHOWN_SHARE = 0.6;
const MONTHS_TOLD = 18;
const EVIDENCE_MAX = 3;
/** What is short of the years asked for is never met. */
const SHORT_CREDIT_MAX = 0.65;
/** The work of years with another tool, which is learnt in months. */
const OTHER_TOOL_CREDIT = 0.5;

/** How far the dates of a CV show the months asked for. */
export function matchYears(unit: Unit, cv: Cv, spec: Spec, lacking: number): Found {
  if (cv.roles.length === 0) return { credit: 0.5, note: NOTE.noDates, lines: [], stance: null };
  const counted = cv.roles.filter((role) => isRelevant(role, unit, spec, cv, lacking));
  const denial = denialOf(unit, cv, counted);
  if (denial !== null) return { credit: 0, note: NOTE.notThere, lines: [denial], stance: 'denied' };
  if (neverNamesIt(strictly(unit), cv, spec))
    return {
      credit: 0,
      note: shownOf(unit, 0),
      lines: [],
      stance: null,
    };
  const from = Math.max(startOfCounting(unit, cv, spec), windowStart(unit, cv.nowMs));
  const relevant = counted.flatMap((role) => since(role, from));
  const recent = monthsCovered(
    relevant.filter((role) => role.endedMonthsAgo <= OLD_AFTER_MONTHS).map((role) => role.period),
  );
  const all = monthsCovered(relevant.map((role) => role.period));
  const months = recent + (all - recent) / 2;
  const share = months / unit.minimumMonths;
  const lines = tellingLines(relevant, unit.terms).slice(0, EVIDENCE_MAX);
  if (share >= NEARLY && isAllInOtherTool(cv, unit))
    return {
      credit: OTHER_TOOL_CREDIT,
      note: shownOf(unit, 0),
      lines,
      stance: 'held',
    };
  if (share >= NEARLY)
    return recent > 0 || all === 0
      ? { credit: 1, note: all === 0 ? null : `${lengthOf(all)} by dates`, lines, stance: 'held' }
      : { credit: SHORT_CREDIT_MAX, note: NOTE.longAgo, lines, stance: 'held' };
  return {
    credit: Math.min(SHORT_CREDIT_MAX, share),
    note: shownOf(unit, months),
    lines,
    stance: lines.length > 0 ? 'held' : null,
  };
}

/** How much of what is asked for the dates show. */
function shownOf({ minimumMonths }: Unit, months: number): string {
  return `${lengthOf(months)} of ${lengthOf(minimumMonths)} shown by dates`;
}

/** Months up to a year and a half, then half years. */
function lengthOf(months: number): string {
  return months <= MONTHS_TOLD ? `${Math.round(months)} months` : `${Math.round(months / 6) / 2} years`;
}

/** Posts and duties that are nothing without people under them. */
const LEADS_PEOPLE =
  /\b(?:team lead\w*|supervisors?|direct reports?|line[- ]manag\w+|people management|foreman|forewoman|chargehand|personalverantwortung|führungserfahrung|encadrement|chef d'équipe)\b/iu;

/** A line that denies a good part of the topic, unless dated work speaks of just that part. */
function denialOf(unit: Unit, cv: Cv, counted: Role[]): EvidenceLine | null {
  if (LEADS_PEOPLE.test(unit.text) || asksForLeading(unit.text)) {
    const { told, denied } = leadingIn(cv);
    if (denied !== null && told === null) return denied;
  }
  if (unit.terms.size === 0) return null;
  for (const line of denyingLines(cv)) {
    const denied = new Set(withoutOtherPhrases(line.denied, unit.terms).map(({ term }) => term));
    const asked = new Map([...unit.terms].filter(([term]) => denied.has(term) || !saysHowMade(term)));
    if (similarityOfTerms(asked, denied) < DENIED_SHARE) continue;
    const part = new Map([...unit.terms].filter(([term]) => denied.has(term) || holdsKin(denied, term)));
    // Who has had no such post may have met the work in another: only what a post is called speaks against that.
    const toldIn = deniesPosts(line.text) ? termsOfHead : termsOfRole;
    if (!counted.some((role) => similarityOfTerms(part, toldIn(role)) >= SHOWN_SHARE)) return line;
  }
  return null;
}
