// Statements as requirements: what is asked, how hard, and any of what. Each statement may ask for papers, for years, and
// for what it names beside them. Pure.

import type { ClientValues } from '../../types.ts';
import { isAskable } from '../asked/askable.ts';
import { withoutReason } from '../clauses/conduct.ts';
import { saysForce } from '../clauses/force.ts';
import { isAskedByName, withAlternatives, withoutPractice } from './also-does.ts';
import { withoutAroundWork } from './around-work.ts';
import { isOfTheLaw } from '../clauses/of-the-law.ts';
import { inLieuOf, withAllYears, withExperience } from './in-lieu.ts';
import { asMust, makerOf, type Make } from './make-unit.ts';
import { minimumMonths, monthsOfThese } from '../time/minimum-months.ts';
import { asksForStates, boardsIn } from '../papers/national-boards.ts';
import { isPaperOfTheHouse } from '../papers/handled-papers.ts';
import { asPapersAreWritten, isOfKnowledge } from '../papers/paper-wording.ts';
import { papersIn } from './papers-in.ts';
import { unlistedPaper } from './papers-asked.ts';
import { withToldLevel } from './language-levels.ts';
import { onlyRulesOut, ruledOutIn, takesNothingElse, withoutRuledOut } from './ruled-out.ts';
import { withoutSaidQualified } from './says-qualified.ts';
import { skillAsked } from './skill-asked.ts';
import { recencyOf } from '../time/recency.ts';
import { withoutSinceWhen } from '../time/since-when.ts';
import { toolOfTitle } from './tool-of-title.ts';
import { withToolsTaken } from './tools-taken.ts';
import { workOfYears } from './work-of-years.ts';
import type { Statement } from '../clauses/statements.ts';
import { behindYears, ofAllYears, topicsAsked } from '../papers/topics.ts';
import type { Unit } from './unit.ts';

export type { Unit } from './unit.ts';

/** The requirements of `statements`; axes that the client values more or less weigh half as much again or half. */
export function requirementsOf(statements: readonly Statement[], values: ClientValues): Unit[] {
  let units: Unit[] = [];
  for (const statement of statements) {
    const asked = units.at(-1);
    if (asked !== undefined && rulesOut(statement, asked)) {
      units = units.map((unit) => (unit.text === asked.text ? ruling(unit, statement) : unit));
      continue;
    }
    const otherPaper =
      statement.kind === 'about' && asked !== undefined && isAskedByName(asked)
        ? withAlternatives(statement.text, units, () => otherPapers(statement))
        : null;
    const taken =
      otherPaper ??
      withToolsTaken(statement.text, units, (text) => unitsOf({ ...statement, text, kind: 'must' }, 0));
    if (taken !== null) {
      units = taken;
      continue;
    }
    if (
      ['boilerplate', 'about', 'title'].includes(statement.kind) ||
      isPaperOfTheHouse(withoutReason(statement.text))
    )
      continue;
    if (asked !== undefined && isOfPaper(asked) && isOfTheLaw(statement.text)) continue;
    const language = units.slice(-3).findLast(({ kind }) => kind === 'language');
    const levelled = withToldLevel(statement.text, language);
    if (levelled !== null) {
      units = units.map((unit) => (unit === language ? levelled : unit));
      continue;
    }
    const eased = withExperience(statement.text, units);
    if (eased !== null) {
      units = eased;
      continue;
    }
    const widened = withAlternatives(statement.text, units, () => otherPapers(statement));
    if (widened !== null) {
      units = widened;
      continue;
    }
    for (const unit of unitsOf(statement, partOfYears(statement, asked))) {
      const announced = announcedBefore(unit, units);
      if (announced !== null) units = units.filter((other) => !isOfAnnouncement(other, announced));
      if (isRepeated(unit, units)) {
        const further = furtherOf(unit, units);
        if (further !== null) units.push({ ...further, id: `r${units.length + 1}` });
        continue;
      }
      const value = unit.axis === null ? undefined : values[unit.axis];
      const factor = value === 'more' ? 1.5 : value === 'less' ? 0.5 : 1;
      const isNarrow =
        unit.minimumMonths > 0 && units.some((other) => other.minimumMonths > unit.minimumMonths);
      units.push({ ...unit, isNarrow, id: `r${units.length + 1}`, weight: unit.weight * factor });
    }
  }
  units = units.map((unit, index) => ({ ...unit, id: `r${index + 1}` }));
  const tool = toolOfTitle(statements.find(({ kind }) => kind === 'title')?.text ?? '', units);
  if (tool !== null) units.push({ ...tool, id: `r${units.length + 1}` });
  return withAllYears(withFewYears(withoutSaidQualified(units))).filter(isAskable);
}

/** "Five years as X; at least two of these on Y": the months of the second; 0 where it is no part of the years before it. */
function partOfYears({ kind, text }: Statement, asked: Unit | undefined): number {
  if (kind !== 'must' || asked === undefined || OF_LEADING.test(text)) return 0;
  const months = monthsOfThese(text);
  return months > 0 && months <= minimumMonths(asked.text) ? months : 0;
}

/** Whom one led is told in other words than what the work was of. */
const OF_LEADING =
  /\b(?:in charge|charge of|lead\p{L}*|led|manag(?:ing|ement|erial)|supervis\p{L}*|responsib\p{L}+|(?:as|in) (?:an? )?(?:senior|management|lead)|leit\p{L}+|führ\p{L}+|encadr\p{L}*|direction)\b/iu;

/** Whether a sentence only says what will not do for the demand before it. */
function rulesOut({ kind, text }: Statement, asked: Unit): boolean {
  return asked.strength !== 'duty' && kind !== 'nice' && !saysForce(text) && onlyRulesOut(text);
}

function isOfPaper({ kind, strength }: Unit): boolean {
  return strength === 'hard' && (kind === 'licence' || kind === 'certificate');
}

/** What a sentence would ask for that says what else will do. */
function otherPapers(statement: Statement): Unit[] {
  return unitsOf({ ...statement, kind: 'must', text: withoutPractice(statement.text) }, 0);
}

/** The unit with what the sentence behind it will not take for it. */
function ruling(unit: Unit, { text }: Statement): Unit {
  return {
    ...unit,
    takesNothingElse: unit.takesNothingElse || takesNothingElse(text),
    ruledOut: [...unit.ruledOut, ...ruledOutIn(text)],
  };
}

/** So many minima of years are those of a career and of what one did in it; of more all but the longest are of tools. */
const YEARS_MAX = 2;

function withFewYears(units: readonly Unit[]): Unit[] {
  const years = units.filter(({ kind, strength }) => kind === 'years' && strength === 'hard');
  if (years.length <= YEARS_MAX) return [...units];
  const longest = Math.max(...years.map(({ minimumMonths }) => minimumMonths));
  return units.map((unit) => (years.includes(unit) && unit.minimumMonths < longest ? asMust(unit) : unit));
}

/** "After Part III" asks for it no second time, nor does a label that says what stands below it again. */
function isRepeated(unit: Unit, units: readonly Unit[]): boolean {
  const [first] = unit.credentials;
  return units.some((other) => {
    if (other.strength === 'nice') return false;
    if (first !== undefined) return other.credentials.includes(first) && !isStatesBeside(unit, other);
    if (isOfPaper(unit) && isOfPaper(other) && isNamedIn(unit.text, other.text)) return true;
    if (other.kind !== unit.kind || unit.kind === 'duty' || other.weight < unit.weight) return false;
    return (
      unit.kind === 'degree' &&
      unit.namedBy.length === 0 &&
      other.degreeLevel === unit.degreeLevel &&
      (unit.degreeFields === 0 || other.degreeFields === unit.degreeFields)
    );
  });
}

/** "ARRT registration" and "certification by the state's medical board": of the country, and of the state as well. */
function isStatesBeside(unit: Unit, other: Unit): boolean {
  const [one, two] = [unit.text, other.text];
  return (asksForStates(one) && boardsIn(two).length > 0) || (asksForStates(two) && boardsIn(one).length > 0);
}

/** "Ohne Fachausweis keine Einstellung", behind the demand that says which. */
function isNamedIn(text: string, demand: string): boolean {
  return (
    /^\p{L}{6,}\W*$/u.test(text) && demand.toLowerCase().includes(text.replace(/\W+$/u, '').toLowerCase())
  );
}

/** "We are growing and looking for a qualified actuary to take on a portfolio": the sentence that announces the vacancy. */
const ANNOUNCES =
  /(?<!\p{L})(?:looking (?:for|to (?:hire|appoint|recruit))|look for|seek(?:ing|s)?|in search of|searching for|recruiting|hiring|(?:wir )?suchen(?: wir)?|sucht|(?:re)?cherch(?:ons|e|ent)|recrut(?:ons|e|ent))(?!\p{L})/iu;

/** The unit of such a sentence, with what it tells of the work, where a later demand asks for the same paper: that says which. */
function announcedBefore(unit: Unit, units: readonly Unit[]): Unit | null {
  const [first] = unit.credentials;
  if (first === undefined || unit.strength !== 'hard' || ANNOUNCES.test(unit.text)) return null;
  return (
    units.find(
      (other) =>
        other.strength === 'hard' &&
        other.minimumMonths === 0 &&
        other.credentials.includes(first) &&
        ANNOUNCES.test(other.text) &&
        units.some((one) => one.kind === 'skill' && one.text === other.text),
    ) ?? null
  );
}

/** The paper of the announcement, and what it told beside it of the house and the work. */
function isOfAnnouncement(other: Unit, announced: Unit): boolean {
  return other === announced || (other.text === announced.text && other.kind === 'skill');
}

/** "NPLQ trainer assessor" beside the NPLQ: a wish for more than the paper that is demanded, told by its other words. */
function furtherOf(unit: Unit, units: readonly Unit[]): Unit | null {
  if (unit.strength !== 'nice' || unit.credentials.length === 0) return null;
  const known = new Set(
    units.flatMap(({ strength, terms }) => (strength === 'nice' ? [] : [...terms.keys()])),
  );
  const terms = new Map([...unit.terms].filter(([term]) => !known.has(term)));
  if (terms.size === 0) return null;
  return { ...unit, kind: 'skill', terms, credentials: [], namedBy: [], anyOf: [] };
}

/** The units of a statement; `ofYears` is how many months of the years before it it asks for. */
function unitsOf(statement: Statement, ofYears: number): Unit[] {
  const { text, kind: asked } = statement;
  const make = makerOf(statement);
  const papers = asked === 'duty' ? [] : papersIn(text, make);
  const isInstead = papers.length > 0 && inLieuOf(text) !== null;
  const years = isInstead ? null : yearsAsked(text, papers.length > 0, make, ofYears);
  const windowed = years === null && !isInstead ? papers : papers.map((unit) => withOwnWindow(unit, text));
  const units = years === null ? windowed : [...windowed, years];
  const isPaper = papers.some(
    (unit) => unit.credentials.length > 0 || unit.degreeLevel > 0 || unit.schooling !== null,
  );
  if (asked !== 'duty' && !isPaper && years === null && !isOfKnowledge(text)) {
    const unlisted = unlistedPaper(asPapersAreWritten(withoutReason(text)), make);
    if (unlisted !== null) return [unlisted];
  }
  const skill = skillAsked(statement, units, isPaper, make);
  return skill === null ? units : [...units, skill];
}

/** "A crane card, two years on cranes in the last five": the window is of the years, and not of the paper before them. */
function withOwnWindow(unit: Unit, text: string): Unit {
  const { months, since } = recencyOf(text.slice(0, text.length - behindYears(text).length) || text);
  return { ...unit, recentMonths: months, recentSince: since };
}

/** A length that is told as a hint. */
const ROUGHLY =
  /\b(?:suggested|typically|typical|usually|probably|as a (?:rough )?guide|guideline|indicative|indicatively)\b/i;

/** "Two years' practice in an occupational health service": the word says that it was done, and not in what kind of place. */
const PRACTICE =
  /(\b(?:years?|yrs|months)(?:['’]s?)? (?:of )?(?:\p{L}+ )?)(?:practice|work|service) (?=(?:in|as|with|on|at)\b)/giu;

/** The unit of a minimum of years, with its topic: beside papers what stands behind the years, else all that is said. */
function yearsAsked(text: string, isBesidePapers: boolean, make: Make, ofYears: number): Unit | null {
  const months = minimumMonths(text) || ofYears;
  if (months === 0) return null;
  const asked = ofAllYears(isBesidePapers ? behindYears(text) : text);
  const about = withoutAroundWork(
    withoutSinceWhen(workOfYears(withoutReason(withoutRuledOut(asked)))).replace(PRACTICE, '$1'),
  );
  return make('years', !ROUGHLY.test(text), {
    minimumMonths: months,
    ...topicsAsked(about),
  });
}
