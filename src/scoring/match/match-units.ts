// Every requirement against the CV: met, partly, not met or denied, with the lines that say so.

import type { Cv, EvidenceLine } from '../cv/read-cv.ts';
import type { Stance } from '../cv/stance.ts';
import type { Spec } from '../read-spec.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { spanOf } from '../text/canonical.ts';
import type { RequirementOutcome } from '../types.ts';
import { matchCredentials } from './credentials.ts';
import { matchDegree } from './degrees.ts';
import { strengthOf } from './strength.ts';
import { matchYears } from './years.ts';

/** What was found for a requirement; `stance` is null when nothing was. */
export type Found = { credit: number; note: string | null; lines: EvidenceLine[]; stance: Stance | null };

const MET_FROM = 0.7;
const PARTLY_FROM = 0.3;
const EVIDENCE_MAX = 3;

/** The outcomes of all requirements, in the spec's order. `similar` is how much the CV speaks of the same work. */
export function matchUnits(spec: Spec, cv: Cv, similar: number): RequirementOutcome[] {
  return spec.units.map((unit) => {
    const found = matchUnit(unit, spec, cv, similar);
    const { id, text, kind, strength, axis, weight, anyOf } = unit;
    return {
      id,
      text,
      kind,
      strength,
      axis,
      weight,
      anyOf,
      outcome: outcomeOf(found),
      credit: Math.round(found.credit * 100) / 100,
      note: found.note,
      evidence: found.lines.slice(0, EVIDENCE_MAX).map((line) => spanOf(cv.canon, line.start, line.end)),
    };
  });
}

function matchUnit(unit: Unit, spec: Spec, cv: Cv, similar: number): Found {
  if (unit.credentials.length > 0 || unit.namedBy.length > 0) {
    const named = matchCredentials(unit, cv, spec.places);
    if (unit.degreeLevel === 0 || named.credit >= MET_FROM) return named;
    const degree = matchDegree(unit, cv);
    return degree.credit > named.credit ? degree : named;
  }
  if (unit.degreeLevel > 0) return matchDegree(unit, cv);
  if (unit.minimumMonths > 0) return matchYears(unit, cv, spec, similar);
  return matchTerms(unit, cv);
}

function outcomeOf(found: Found): RequirementOutcome['outcome'] {
  if (found.stance === 'denied') return 'denied';
  if (found.credit >= MET_FROM) return 'met';
  return found.credit >= PARTLY_FROM ? 'partly' : 'not_met';
}

/** Skills and duties: each term is worth its best line; any-of takes the best term, all-of the weighted mean. */
function matchTerms(unit: Unit, cv: Cv): Found {
  const best = new Map<string, { strength: number; line: EvidenceLine }>();
  const denials: EvidenceLine[] = [];
  for (const line of cv.lines) {
    if (line.isHeading) continue;
    for (const { term } of line.terms) {
      if (!unit.terms.has(term)) continue;
      const strength = strengthOf(line, term);
      if (strength > (best.get(term)?.strength ?? 0)) best.set(term, { strength, line });
    }
    if (line.denied.some(({ term }) => unit.terms.has(term))) denials.push(line);
  }
  const credit = unit.isAnyOf ? anyOfCredit(unit, best) : allOfCredit(unit, best);
  const [denial] = denials;
  if (denial !== undefined && credit < PARTLY_FROM) {
    return { credit: 0, note: 'the CV says that it is not there', lines: [denial], stance: 'denied' };
  }
  const lines = linesByWorth(unit, best);
  const listOnly = lines.length > 0 && lines.every((line) => strengthOf(line) < 0.5);
  return {
    credit,
    note: listOnly ? 'named, without evidence of use' : null,
    lines,
    stance: lines.length > 0 ? 'held' : null,
  };
}

type Best = ReadonlyMap<string, { strength: number; line: EvidenceLine }>;

/** Requirements are worded at length; half of their telling terms in dated work is as much as a good CV shows. */
function allOfCredit(unit: Unit, best: Best): number {
  let sum = 0;
  let total = 0;
  for (const [term, weight] of unit.terms) {
    total += weight;
    sum += weight * (best.get(term)?.strength ?? 0);
  }
  return total === 0 ? 0 : Math.min(1, (2 * sum) / total);
}

function anyOfCredit(unit: Unit, best: Best): number {
  const named = [...unit.terms].filter(([term]) => term.startsWith('='));
  const wanted = named.length > 0 ? named : [...unit.terms];
  const strongest = Math.max(0, ...wanted.map(([term]) => best.get(term)?.strength ?? 0));
  return Math.max(strongest * 0.9, allOfCredit(unit, best));
}

/** The lines that carry most of the requirement, best first. */
function linesByWorth(unit: Unit, best: Best): EvidenceLine[] {
  const worth = new Map<EvidenceLine, number>();
  for (const [term, { strength, line }] of best) {
    worth.set(line, (worth.get(line) ?? 0) + strength * (unit.terms.get(term) ?? 0));
  }
  return [...worth].toSorted((a, b) => b[1] - a[1] || a[0].start - b[0].start).map(([line]) => line);
}
