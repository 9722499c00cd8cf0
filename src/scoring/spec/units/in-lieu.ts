// Years of work that a spec takes in place of a degree or of another paper: "or four additional years in lieu of one".
// Pure.

import { rememberedOf } from '../../text/remembered.ts';
import { behindYears, topicsAsked } from '../papers/topics.ts';
import { WEIGHTS } from './make-unit.ts';
import { countOf } from '../time/number-words.ts';
import { withoutRecency } from '../time/recency.ts';
import type { Unit } from './unit.ts';

const YEARS =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|deux|trois|quatre|cinq)\s*\+?\s*(?:or more )?(?:(additional|more|extra|further)\s+)?(?:[\p{L}-]+ ){0,2}?(?:years?|yrs?|jahren?|ans|années)(?!\p{L})/iu;
const INSTEAD =
  /\bin lieu\b|\binstead of\b|\bin place of\b|\bin (?:its|their) (?:place|stead)\b|\bsubstitut|\b(?:count|considered|accepted) (?:towards|toward|for|as) (?:an? |the )?(?:degree|education)|\bequivalent to (?:an? |the )?degree/i;
/** "For each year of college": a degree has four. */
const FOR_EACH =
  /\bfor (?:each|every|one|a) year of (?:\p{L}+ )?(?:college|education|stud|school|universit|degree)/iu;
const COLLEGE_YEARS = 4;
/** Of "a master's, or a bachelor's plus two years" the years belong to the lower degree. */
const WITH_LOWER = /\b(?:bachelor|master|associate|diploma|hn[cd]|degree|b\.?sc|b\.?a|m\.?sc)\b/i;

/** Months in place of a degree; `isMore`: beyond those that are asked for anyway. */
export type InLieu = { months: number; isMore: boolean };

/** What a statement that names a paper takes in its place: years, whatever experience (0 months), or null for nothing. */
export function inLieuOf(said: string): InLieu | null {
  const text = withoutRecency(said);
  if (
    !/\b(?:or|oder|ou)\b|lieu|instead|in (?:its |their )?(?:place|stead)|substitut|count|considered|accepted|equivalent to/i.test(
      text,
    )
  )
    return null;
  if (INSTEAD.test(text)) {
    const years = YEARS.exec(text);
    if (years === null) return /experience|work/i.test(text) ? { months: 0, isMore: false } : null;
    const each = FOR_EACH.test(text) ? COLLEGE_YEARS : 1;
    return { months: countOf(years[1]) * each * 12, isMore: years[2] !== undefined };
  }
  const [first = '', ...rest] = text.replace(NAMELY, ' ').split(/[\s(](?:or|oder|ou)\s/i);
  const alternatives = rest.map(withinParentheses);
  // "Two years as a developer (or a degree in computing)".
  if (
    YEARS.test(first) &&
    !WITH_LOWER.test(first) &&
    alternatives.some((part) => WITH_LOWER.test(part) && !YEARS.test(part))
  )
    return { months: countOf(YEARS.exec(first)?.[1]) * 12, isMore: false };
  if (A_YEAR.test(rest.at(-1) ?? '') && !JOINS.test(first) && !YEARS.test(first))
    return { months: 12, isMore: false };
  const other = alternatives.find((part) => YEARS.test(part));
  if (other === undefined || JOINS.test(first) || YEARS.test(first)) return null;
  // "An HNC or a degree in physics, and no fewer than three years": those are asked for beside either.
  if (ADDED.test(beforeYears(other))) return null;
  if (WITH_LOWER.test(other)) return { months: 0, isMore: false };
  if (
    / and | plus |\bwith\b|,.*,|\p{L}{4} (?:of|von|de) (?:at least |over |more than |mindestens |au moins )?$/u.test(
      beforeYears(other),
    )
  )
    return null;
  const years = YEARS.exec(other);
  return { months: countOf(years?.[1]) * 12, isMore: years?.[2] !== undefined };
}

/** "(an engineer's degree or a master's), with five years": what follows the parentheses is asked beside them. */
function withinParentheses(part: string): string {
  const closes = part.indexOf(')');
  const opens = part.indexOf('(');
  if (closes < 0 || (opens >= 0 && opens < closes)) return part;
  return ASIDE.test(part.slice(closes + 1)) ? part.slice(0, closes) : part;
}

const JOINS = /\b(?:with|and|plus|mit|und|avec|et)\b/i;
/** "Und zwar wahlweise" joins nothing. */
const NAMELY = /,? und zwar(?= )/iu;
/** "Oder mindestens ein Jahr Praxis", at the head of an alternative. */
const A_YEAR =
  /^(?:mindestens |wenigstens |au moins |minimum )?(?:ein(?:em)?|un|1) (?:volle[sn]? )?(?:jahr|an)(?!\p{L})/iu;
const ADDED = /,\s*(?:and|plus|as well as|und|sowie|et)\s(?!.*\b(?:or|oder|ou)\b)/i;
const ASIDE = /^\s*(?:,|;|and\b|plus\b|with\b|und\b|mit\b|et\b|avec\b)/i;

function beforeYears(part: string): string {
  return part.slice(0, Math.max(0, part.search(YEARS)));
}

/** A paper in whose place experience is taken gates nothing. */
export function asMade(paper: Unit, { months, isMore }: InLieu): Unit {
  const made = { ...paper, insteadMonths: months, insteadIsMore: isMore };
  return paper.strength === 'hard' ? { ...made, strength: 'must', weight: WEIGHTS.must } : made;
}

/** "Experience may be substituted for the degree": the units with what is said of a degree that was asked for before. */
export function withExperience(text: string, units: readonly Unit[]): Unit[] | null {
  if (
    !INSTEAD.test(text) ||
    !STUDY.test(text) ||
    /^[^.;]*\bdegree\b[^.;]*(?:,| or )[^.;]*\b(?:lieu|instead|in place)/i.test(text)
  )
    return null;
  const instead = inLieuOf(text);
  const at = units.findLastIndex((unit) => unit.degreeLevel > 0 && unit.strength !== 'nice');
  const degree = units[at];
  return instead === null || degree === undefined ? null : units.with(at, asMade(degree, instead));
}

const STUDY = /degree|college|universit|education|diploma/i;

/** Years beyond those that are asked for anyway count from there. */
export function withAllYears(units: readonly Unit[]): Unit[] {
  const asked = Math.max(0, ...units.map(({ minimumMonths }) => minimumMonths));
  return units.map((unit) =>
    unit.insteadIsMore ? { ...unit, insteadMonths: unit.insteadMonths + asked } : unit,
  );
}

/**
 * The years that are taken in a paper's place, as demands of their own: of the spec's work, and where it is told of the work
 * by itself, whatever the post is called ("oder ein Jahr Praxis in der Disposition"). Every CV of a job is asked the same.
 */
export const yearsInLieu = rememberedOf((unit: Unit): Unit[] => {
  const years: Unit = { ...unit, isNarrow: false, kind: 'years', minimumMonths: unit.insteadMonths };
  const ofTrade: Unit = { ...years, terms: new Map(), topics: [], topicRoots: [] };
  const work = withoutRecency(behindYears(unit.text));
  const asked = topicsAsked(work);
  if (asked.topicRoots.length === 0 || work.length === unit.text.length) return [ofTrade];
  return [ofTrade, { ...years, ...asked, text: work }];
});
