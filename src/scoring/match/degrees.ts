// Whether a degree of the level and field asked for is held.

import { firstNamedIn, type Cased } from '../text/cased.ts';
import type { Cv, EvidenceLine } from '../cv/read-cv.ts';
import { stanceAt, type Stance } from '../cv/stance.ts';
import { degreeIn, type Degree } from '../spec/degrees.ts';
import { answers, designatorsIn, NO_DESIGNATORS } from '../spec/designators.ts';
import type { Unit } from '../spec/read-requirements.ts';
import { namesRole } from '../spec/title.ts';
import type { Found } from './match-units.ts';

const CREDIT = { lower: 0.4, otherField: 0.45, pursued: 0.45, denied: 0 } as const;
const ABANDONED =
  /\b(left (?:without|before|after)|dropped out|not completed|incomplete|did not (?:finish|complete|graduate)|abandoned|abgebrochen|ohne abschluss|non validée?|sans diplôme|no degree|credits towards|modules only)\b/i;
const STUDY: Cased = {
  words:
    /\b(?:degree|b\.?sc|[bm]\.a\.?|b\.?eng|m\.?sc|m\.?eng|mba|bachelor|master|ph\.?d|diplom|studium|licence|graduate|university|college|b\.?tech|m\.?tech|mpharm|llb|b\.?com|b\.ed|b\.e\.?|b\.s\.?|dip|bac|bts|hnd|hnc)\b/i,
  names: /\b(?:[BM]\.?A|B\.?Ed|B\.?E|B\.?S)\b/,
};

/** A year and a university, and no post there: a degree by whatever name its country has for it. */
function studiesAt({ text, role, section }: EvidenceLine): Degree | null {
  const isStudy = UNIVERSITY.test(text) && /\b(?:19|20)\d\d\b/.test(text) && !namesRole(text);
  if (!isStudy || (role !== null && section === 'experience')) return null;
  return degreeIn(`degree ${text}`);
}

const UNIVERSITY =
  /\buniversit(?:y|ät|é|à|ad|at|ate|eit)\b|\bhochschule\b|\bécole (?:nationale|supérieure|polytechnique)/iu;

/** How far a CV holds a degree of the level and field asked for. */
export function matchDegree(unit: Unit, cv: Cv): Found {
  let best: Found = { credit: 0, note: null, lines: [], stance: null };
  for (const line of cv.lines) {
    if (line.isHeading || (line.role !== null && line.section === 'experience' && line.text.length > 140))
      continue;
    const degree = degreeIn(line.text) ?? studiesAt(line);
    if (degree === null) continue;
    const at = Math.max(0, firstNamedIn(line.text, STUDY));
    const stance: Stance = ABANDONED.test(line.text)
      ? 'denied'
      : stanceAt(line.text, at, at + 3, cv.nowMs).stance;
    const isHeld =
      stance === 'held' ||
      stance === 'elsewhere' ||
      stance === 'lapsed' ||
      (stance === 'pursued' && unit.allowsPursuit);
    const isField =
      (unit.degreeFields === 0 || degree.fields === 0 || (unit.degreeFields & degree.fields) !== 0) &&
      // Diagnostic and therapeutic radiography are one field, and two professions.
      answers({ ...NO_DESIGNATORS, branches: unit.designators.branches }, designatorsIn(line.text));
    const isLevel = degree.level >= unit.degreeLevel;
    const credit = isHeld
      ? isLevel
        ? isField
          ? 1
          : CREDIT.otherField
        : CREDIT.lower
      : stance === 'pursued'
        ? CREDIT.pursued
        : CREDIT.denied;
    const note = isHeld
      ? isLevel
        ? isField
          ? null
          : 'in another subject'
        : `${degree.name} only`
      : stance === 'pursued'
        ? 'in progress, not yet held'
        : 'not completed';
    if (credit > best.credit || best.stance === null)
      best = { credit, note, lines: [line], stance: isHeld ? 'held' : stance };
  }
  return best;
}
