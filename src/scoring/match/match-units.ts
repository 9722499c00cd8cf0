// Every requirement against the CV: met, partly, not met or denied, with the lines that say so.

import type { Cv } from '../cv/read-cv.ts';
import type { Spec } from '../read-spec.ts';
import type { Unit } from '../spec/units/read-requirements.ts';
import { spanOf } from '../text/stored/canonical.ts';
import type { RequirementOutcome } from '../types.ts';
import { matchCredentials } from './credentials/credentials.ts';
import { craftLevelAsked } from '../spec/papers/craft-papers.ts';
import { withRegisters } from './credentials/by-register.ts';
import { asksForFrenchCraft } from './credentials/french-crafts.ts';
import { matchDegree } from './credentials/degrees.ts';
import { matchSchooling } from './credentials/schooling.ts';
import { matchServedTrade } from './credentials/served-trade.ts';
import { linesShown, MET_FROM, PARTLY_FROM, type Found } from './found.ts';
import { strictly } from './years/named-tools.ts';
import { overLevel } from './posts/level.ts';
import { inOwnCharge } from './skills/own-charge.ts';
import { papersLacking } from './credentials/papers-lacking.ts';
import { withinTerm } from './papers/terms-of-validity.ts';
import { sinceAsked, youngEnough } from './years/recency.ts';
import { matchSkill } from './skills/skills.ts';
import { yearsInLieu } from '../spec/units/in-lieu.ts';
import { matchYears } from './years/years.ts';
import { atWork } from './years/work-lines.ts';
import { NOTE } from './notes.ts';

const EVIDENCE_MAX = 3;
/** What years of a thing show of the thing. */
const SHOWN_BY_YEARS = 0.7;
/** What is said of a thing of which years are asked, and no post shows a month of it. */
const UNDATED_MAX = 0.3;

/** All that a score rests on: the requirements in the spec's order, and behind them a level above the one sought. */
export function outcomesOf(spec: Spec, cv: Cv): RequirementOutcome[] {
  const above = overLevel(spec, cv);
  return [...matchUnits(spec, cv), ...(above === null ? [] : [above])];
}

/** The outcomes of all requirements, in the spec's order. */
export function matchUnits(spec: Spec, cv: Cv): RequirementOutcome[] {
  const papers = withRegisters(
    new Map(
      spec.units.filter((unit) => unit.minimumMonths === 0).map((unit) => [unit, matchUnit(unit, spec, cv)]),
    ),
  );
  // Who lacks the papers of a trade has to show its work all the more plainly.
  const lacking = papersLacking(
    [...papers].map(([{ id, kind, strength }, { credit, note }]) => ({ id, kind, strength, credit, note })),
    spec,
  );
  const all = new Map(
    spec.units.map((unit) => [
      unit,
      papers.get(unit) ?? deniedWith(unit, papers) ?? matchYears(unit, cv, spec, lacking),
    ]),
  );
  return [...all].map(([unit, alone]) => {
    const found =
      insteadOf(unit, alone, (years) => matchYears(years, cv, spec, lacking)) ??
      byExperience(unit, alone, all) ??
      withYears(unit, alone, all, cv);
    const { id, text, kind, strength, axis, weight, anyOf, isRemark } = unit;
    return {
      id,
      text,
      kind,
      strength,
      axis,
      weight,
      anyOf,
      isRemark,
      outcome: outcomeOf(found),
      credit: Math.round(found.credit * 100) / 100,
      note: found.note,
      evidence: linesShown(found)
        .slice(0, EVIDENCE_MAX)
        .map((line) => spanOf(cv.canon, line.start, line.end)),
    };
  });
}

/** "No monitoring experience of my own": who denies what a statement asks for denies its years. */
function deniedWith(unit: Unit, papers: ReadonlyMap<Unit, Found>): Found | null {
  for (const [other, found] of papers)
    if (other.text === unit.text && other.kind === 'skill' && found.stance === 'denied') return found;
  return null;
}

/** Years that the spec takes in a paper's place, counted as it counts the years that it asks for. */
function insteadOf(unit: Unit, found: Found, yearsOf: (unit: Unit) => Found): Found | null {
  if (unit.insteadMonths === 0 || found.credit >= MET_FROM) return null;
  for (const asked of yearsInLieu(unit)) {
    const years = yearsOf(asked);
    if (years.credit >= MET_FROM) return years;
  }
  return null;
}

/** "A degree, or the experience to match": who shows all the years that are asked for has it. */
function byExperience(unit: Unit, found: Found, all: ReadonlyMap<Unit, Found>): Found | null {
  const isPaper = unit.degreeLevel > 0 || unit.credentials.length > 0;
  if (!isPaper || unit.strength !== 'must' || found.credit >= MET_FROM || !OR_EXPERIENCE.test(unit.text))
    return null;
  const years = [...all].filter(([other]) => other.minimumMonths > 0 && other.strength === 'hard');
  if (years.length === 0 || years.some(([, { credit }]) => credit < 1)) return null;
  return { credit: MATCHED, note: null, lines: years[0]?.[1].lines ?? [], stance: 'held' };
}

/** What is as good as the paper. */
const MATCHED = 0.8;
const OR_EXPERIENCE =
  /\bor\b[^.;]{0,40}\bexperience\b|\bexperience (?:is|will be|counts)[^.;]{0,12}\bas (?:good|fine|well|welcome)\b|qualified by experience|\boder\b[^.;]{0,40}erfahrung|\bou\b[^.;]{0,40}expérience/i;

/** Years shown of a thing show the thing, in whatever words they are told; without any it is no more than named. */
function withYears(unit: Unit, found: Found, all: ReadonlyMap<Unit, Found>, cv: Cv): Found {
  if (unit.kind !== 'skill' || found.stance === 'denied') return found;
  for (const [other, years] of all) {
    if (other.minimumMonths === 0 || other.text !== unit.text) continue;
    // Who denies the work of which years are asked denies the work.
    if (years.stance === 'denied') return years;
    if (years.credit >= MET_FROM && found.credit < MET_FROM)
      return {
        credit: Math.max(found.credit, SHOWN_BY_YEARS),
        note: null,
        lines: years.lines,
        stance: 'held',
      };
    if (years.credit >= MET_FROM) return { ...found, lines: atWork(found.lines, years.lines) };
    // Of which no dated post shows a month.
    if (years.credit === 0 && cv.roles.length > 0 && found.credit > UNDATED_MAX)
      return { ...found, credit: UNDATED_MAX, note: NOTE.undated };
  }
  return found;
}

function matchUnit(unit: Unit, spec: Spec, cv: Cv): Found {
  const found = matchAsked(unit, spec, cv);
  const trade = found.credit < MET_FROM ? matchServedTrade(unit, cv) : null;
  return trade ?? found;
}

function matchAsked(unit: Unit, spec: Spec, cv: Cv): Found {
  if (
    unit.credentials.length > 0 ||
    unit.namedBy.length > 0 ||
    (unit.degreeLevel > 0 && (craftLevelAsked(unit.text) !== null || asksForFrenchCraft(unit.text)))
  ) {
    const named = withinTerm(
      unit,
      cv,
      youngEnough(unit, cv, matchCredentials(unit, cv, spec.places, spec.vector)),
    );
    if (unit.degreeLevel === 0 || named.credit >= MET_FROM) return named;
    const degree = matchDegree(unit, cv);
    return degree.credit > named.credit ? degree : named;
  }
  if (unit.degreeLevel > 0) return matchDegree(unit, cv);
  if (unit.schooling !== null) return matchSchooling(unit.schooling, unit.text, cv);
  const match = (of: Cv) => inOwnCharge(unit, matchSkill(strictly(unit), of, spec));
  return sinceAsked(unit, cv, match(cv), match);
}

function outcomeOf(found: Found): RequirementOutcome['outcome'] {
  if (found.stance === 'denied') return 'denied';
  if (found.credit >= MET_FROM) return 'met';
  return found.credit >= PARTLY_FROM ? 'partly' : 'not_met';
}
