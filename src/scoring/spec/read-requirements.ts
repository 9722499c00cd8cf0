// Statements as requirements: what is asked, how hard, and any of what. Each statement may ask for papers, for years, and
// for what it names beside them. Pure.

import type { ClientValues } from '../types.ts';
import { credentialGroups } from './credential-groups.ts';
import { degreeAsked } from './degrees.ts';
import { inLieuOf, type InLieu } from './in-lieu.ts';
import { isOnlyKnown } from './known-papers.ts';
import { makerOf, WEIGHTS, type Make } from './make-unit.ts';
import { minimumMonths } from './minimum-months.ts';
import { asPapersAreWritten, isOfKnowledge } from './paper-wording.ts';
import { namesIn } from './open-names.ts';
import { papersAsked, unlistedPaper } from './papers-asked.ts';
import { skillAsked } from './skill-asked.ts';
import type { Statement } from './statements.ts';
import { ANY_OF, alternativesOf, behindYears, ofAllYears, rootGroups, topicOf } from './topics.ts';
import type { Unit } from './unit.ts';

export type { Unit } from './unit.ts';

/** The requirements of `statements`; axes that the client values more or less weigh half as much again or half. */
export function requirementsOf(statements: readonly Statement[], values: ClientValues): Unit[] {
  const units: Unit[] = [];
  for (const statement of statements) {
    if (['boilerplate', 'about', 'title'].includes(statement.kind)) continue;
    if (softens(statement, units)) continue;
    for (const unit of unitsOf(statement)) {
      if (isRepeated(unit, units)) continue;
      const value = unit.axis === null ? undefined : values[unit.axis];
      const factor = value === 'more' ? 1.5 : value === 'less' ? 0.5 : 1;
      const isNarrow =
        unit.minimumMonths > 0 && units.some((other) => other.minimumMonths > unit.minimumMonths);
      units.push({ ...unit, isNarrow, id: `r${units.length + 1}`, weight: unit.weight * factor });
    }
  }
  return units.map((unit) => (unit.insteadIsMore ? afterAllYears(unit, units) : unit));
}

/** "After Part III" asks for it no second time, nor does a label that says what stands below it again. */
function isRepeated(unit: Unit, units: readonly Unit[]): boolean {
  const [first] = unit.credentials;
  return units.some((other) => {
    if (other.strength === 'nice') return false;
    if (first !== undefined) return other.credentials.includes(first);
    if (other.kind !== unit.kind || unit.kind === 'duty' || other.weight < unit.weight) return false;
    if (other.text.toLowerCase() === unit.text.toLowerCase() && other.text !== unit.text) return true;
    return (
      unit.kind === 'degree' &&
      unit.namedBy.length === 0 &&
      other.degreeLevel === unit.degreeLevel &&
      (unit.degreeFields === 0 || other.degreeFields === unit.degreeFields)
    );
  });
}

/** "Experience may be substituted for the degree": said of a degree that was asked for before. */
function softens(statement: Statement, units: Unit[]): boolean {
  const instead = inLieuOf(statement.text);
  if (
    instead === null ||
    !/degree|college|universit|education|diploma/i.test(statement.text) ||
    !/^(?!.*\bdegree\b[^.]*(?:,| or )[^.]*\b(?:lieu|instead|in place))/i.test(statement.text)
  )
    return false;
  if (!/substitut|lieu|instead|in place|count|considered|accepted/i.test(statement.text)) return false;
  const at = units.findLastIndex((unit) => unit.degreeLevel > 0 && unit.strength !== 'nice');
  const degree = units[at];
  if (degree === undefined) return false;
  units[at] = asMade(degree, instead);
  return true;
}

/** Years beyond those that are asked for anyway. */
function afterAllYears(unit: Unit, units: readonly Unit[]): Unit {
  const asked = Math.max(0, ...units.map(({ minimumMonths: months }) => months));
  return { ...unit, insteadMonths: unit.insteadMonths + asked };
}

function unitsOf(statement: Statement): Unit[] {
  const { text, kind: asked } = statement;
  const make = makerOf(statement);
  const papers = asked === 'duty' ? [] : papersIn(text, make);
  const years =
    papers.length > 0 && inLieuOf(text) !== null ? null : yearsAsked(text, papers.length > 0, make);
  const units = years === null ? papers : [...papers, years];
  const isPaper = papers.some((unit) => unit.credentials.length > 0 || unit.degreeLevel > 0);
  if (asked !== 'duty' && !isPaper && years === null && !isOfKnowledge(text)) {
    const unlisted = unlistedPaper(asPapersAreWritten(text), make);
    if (unlisted !== null) return [unlisted];
  }
  const skill = skillAsked(statement, units, isPaper, make);
  return skill === null ? units : [...units, skill];
}

/** The papers that a statement asks to hold; of what is only to be known none but the listed ones. */
function papersIn(text: string, make: Make): Unit[] {
  const written = asPapersAreWritten(text);
  const instead = inLieuOf(written);
  return papersAsked(written, make)
    .filter((unit) => unit.degreeLevel > 0 || !isOfKnowledge(text) || credentialGroups(written).length > 0)
    .map((unit) => (instead === null || unit.kind === 'language' ? unit : asMade(unit, instead)))
    .map((unit) => (isProfessional(unit, written) ? { ...unit, degreeLevel: 0, degreeFields: 0 } : unit))
    .map((unit) => (ANY_OF.test(written) ? withOther(unit, written) : unit))
    .map((unit) =>
      unit.credentials.length > 0 && unit.credentials.every((one) => isOnlyKnown(one, text))
        ? { ...unit, kind: 'skill' }
        : unit,
    );
}

/** "A degree in hospitality or a Level 4 diploma", "a degree or a completed apprenticeship": either is enough. */
function withOther(unit: Unit, text: string): Unit {
  const parts = text.split(/\s(?:or|oder|ou)\s/i);
  const degree = parts
    .map(headOf)
    .map(degreeAsked)
    .find((one) => one !== null);
  if (parts.length < 2 || degree === undefined || degree === null || unit.kind === 'language') return unit;
  if (unit.degreeLevel === 0 && degree.level < 2) return unit;
  if (unit.degreeLevel === 0) return { ...unit, degreeLevel: degree.level, degreeFields: degree.fields };
  if (unit.credentials.length + unit.namedBy.length > 0) return unit;
  const named = parts.filter((part) => OTHER_PAPER.test(part) && degreeAsked(part) === null).flatMap(namesIn);
  return named.length === 0 ? unit : { ...unit, namedBy: named };
}

/** The diploma of a body that is known by name is that one, and no degree. */
function isProfessional({ credentials, degreeLevel }: Unit, text: string): boolean {
  return (
    credentials.length > 0 &&
    degreeLevel === 1 &&
    /\bdiploma\b/i.test(text) &&
    !/\bdegree|\bhn[cd]\b|post-?\s?graduate|\bpg/i.test(text)
  );
}

/** What one of several alternatives is stands at its beginning. */
function headOf(part: string): string {
  return part.split(/\s+/).slice(0, HEAD_WORDS).join(' ');
}

const HEAD_WORDS = 7;
const OTHER_PAPER =
  /apprenticeship|credential|certificat|licen[cs]|\bdiploma\b|accredit|charter|\blehre\b|ausbildung|\bmeister|\btechniker/i;

/** A degree in whose place experience is taken gates nothing. */
function asMade(degree: Unit, { months, isMore }: InLieu): Unit {
  const made = { ...degree, insteadMonths: months, insteadIsMore: isMore };
  return degree.strength === 'hard' ? { ...made, strength: 'must', weight: WEIGHTS.must } : made;
}

/** The unit of a minimum of years, with its topic: beside papers what stands behind the years, else all that is said. */
function yearsAsked(text: string, isBesidePapers: boolean, make: Make): Unit | null {
  const months = minimumMonths(text);
  if (months === 0) return null;
  const about = ofAllYears(isBesidePapers ? behindYears(text) : text);
  return make('years', true, {
    minimumMonths: months,
    terms: topicOf(about),
    topics: alternativesOf(about),
    topicRoots: rootGroups(about),
  });
}
