// Whether a degree of the level and field asked for is held.

import { firstNamedIn, type Cased } from '../text/cased.ts';
import { testOf } from '../text/first-look.ts';
import type { Cv, EvidenceLine } from '../cv/read-cv.ts';
import { stanceAt, type Stance } from '../cv/stance.ts';
import { degreeIn, type Degree } from '../spec/degrees.ts';
import { answers, designatorsIn, NO_DESIGNATORS } from '../spec/designators.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { namesRole } from '../spec/role-words.ts';
import type { Found } from './found.ts';

const CREDIT = { lower: 0.4, otherField: 0.45, pursued: 0.45, denied: 0, combined: 0.8 } as const;
const ABANDONED =
  /\b(left (?:without|before|after)|dropped out|not completed|incomplete|did not (?:finish|complete|graduate)|withdrew|never (?:finished|completed|graduated)|broke off|abandoned|abgebrochen|ohne abschluss|non validée?|sans diplôme|no degree|credits towards|modules only)\b/i;
/** A lower degree with experience, where the spec takes both together. */
const COMBINED = /combination of (?:education|training|qualifications?)|equivalent combination/i;
const STUDY: Cased = {
  words:
    /\b(?:degree|b\.?sc|[bm]\.a\.?|b\.?eng|m\.?sc|m\.?eng|mba|bachelor|master|ph\.?d|diplom|studium|licence|graduate|university|college|b\.?tech|m\.?tech|mpharm|llb|b\.?com|b\.ed|b\.e\.?|b\.s\.?|dip|bac|bts|hnd|hnc)\b/i,
  names: /\b(?:[BM]\.?A|B\.?Ed|B\.?E|B\.?S)\b/,
};

/** A year and a university, and no post there: a degree by whatever name its country has for it. */
function studiesAt({ text, role, section }: EvidenceLine): Degree | null {
  const isStudy = namesUniversity(text) && /\b(?:19|20)\d\d\b/.test(text) && !namesRole(text);
  if (!isStudy || (role !== null && section === 'experience')) return null;
  return degreeIn(`degree ${text}`);
}

const namesUniversity = testOf(
  /\buniversit(?:y|ät|é|à|ad|at|ate|eit)\b|\bhochschule\b|\bécole (?:nationale|supérieure|polytechnique)/iu,
);

/** "2024 - present" of studies, or up to a year that is to come. */
function runsOn(text: string, nowMs: number): boolean {
  const until = /\b20\d\d\s*[-–]\s*(?:(20\d\d)\b|present|now|today|ongoing|heute|aujourd)/i.exec(text);
  if (until === null || namesRole(text)) return false;
  return until[1] === undefined || Number(until[1]) > new Date(nowMs).getUTCFullYear();
}

/** How far a part of a line holds the degree; null where it names none. */
function heldAs(text: string, line: EvidenceLine, unit: Unit, nowMs: number): Found | null {
  const degree = degreeIn(text) ?? (text === line.text ? studiesAt(line) : null);
  if (degree === null) return null;
  const at = Math.max(0, firstNamedIn(text, STUDY));
  const said: Stance = ABANDONED.test(text) ? 'denied' : stanceAt(text, at, at + 3, nowMs, true).stance;
  const stance = said === 'held' && runsOn(text, nowMs) ? 'pursued' : said;
  const isHeld =
    stance === 'held' ||
    stance === 'elsewhere' ||
    stance === 'lapsed' ||
    (stance === 'pursued' && unit.allowsPursuit);
  if (!isHeld) {
    const isOpen = stance === 'pursued';
    const note = isOpen ? 'in progress, not yet held' : 'not completed';
    return { credit: isOpen ? CREDIT.pursued : CREDIT.denied, note, lines: [line], stance };
  }
  const isField =
    (unit.degreeFields === 0 || degree.fields === 0 || (unit.degreeFields & degree.fields) !== 0) &&
    // Diagnostic and therapeutic radiography are one field, and two professions.
    answers({ ...NO_DESIGNATORS, branches: unit.designators.branches }, designatorsIn(text));
  const isLevel = degree.level >= unit.degreeLevel;
  const isEnough = !isLevel && isField && COMBINED.test(unit.text);
  const credit = isLevel ? (isField ? 1 : CREDIT.otherField) : isEnough ? CREDIT.combined : CREDIT.lower;
  const note = isLevel ? (isField ? null : 'in another subject') : isEnough ? null : `${degree.name} only`;
  return { credit, note, lines: [line], stance: 'held' };
}

/** How far a CV holds a degree of the level and field asked for. */
export function matchDegree(unit: Unit, cv: Cv): Found {
  let best: Found = { credit: 0, note: null, lines: [], stance: null };
  for (const line of cv.lines) {
    if (line.isHeading || (line.role !== null && line.section === 'experience' && line.text.length > 140))
      continue;
    // "HNC; final year of the BEng": what is said of one is not said of the other.
    for (const text of line.text.split(/;\s/)) {
      const found = heldAs(text, line, unit, cv.nowMs);
      if (found !== null && (found.credit > best.credit || best.stance === null)) best = found;
    }
  }
  return best;
}
