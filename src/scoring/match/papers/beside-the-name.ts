// What stands beside the name of a paper and makes something else of it: its exam, a membership, a student's registration,
// another part of the profession. Pure.

import { wasElected } from '../../cv/stance/elected.ts';
import type { Terms } from '../../spec/papers/topics.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { termsOf } from '../../text/terms/terms.ts';
import { isKin } from '../words/overlap.ts';
import { ITS_EXAM } from './naming.ts';

/** "Customs broker license examination: passed": who sat the exam is not yet licensed by it. */
export function isItsExam(after: string, unit: Unit): boolean {
  return unit.kind === 'licence' && ITS_EXAM.test(after) && !wasElected(after) && !/\bexam/i.test(unit.text);
}

/** To belong to a body is not to hold its certificate. */
export function isOnlyMember(after: string, unit: Unit): boolean {
  return (
    unit.kind === 'certificate' &&
    /^\s+(?:student |affiliate )?member\b/i.test(after) &&
    /certif/i.test(unit.text) &&
    !/member|fellow|charter/i.test(unit.text)
  );
}

const OPEN_PART =
  /\b(?:in progress|studying|working towards?|expected|ongoing|enrolled|starting|booked|next)\b/i;

/** "And a growing interest in mental health": no part of the profession that somebody is in. */
const INTEREST = /(?:and )?(?:an? )?(?:\p{L}+ )?interest(?:ed)? in [^.;)]*/iu;

/** "Level 3, Level 4 in progress": a clause without its other parts that are still to come. */
export function withoutOpen(told: string, words: string): string {
  const clause = told.replace(INTEREST, ' ');
  if (!OPEN_PART.test(clause) || !clause.includes(',')) return clause;
  return clause
    .split(',')
    .filter((part) => part.toLowerCase().includes(words) || !OPEN_PART.test(part))
    .join(',');
}

/** "Student; registration July 2027": a day to come is, of a student's paper, that on which it is given. */
export function isStudents(text: string, clause: string, nowMs: number): boolean {
  return (
    /\b(?:student|trainee)\b/i.test(text) &&
    [...clause.matchAll(/\b20\d\d\b/g)].some(([year]) => Number(year) > new Date(nowMs).getUTCFullYear())
  );
}

const PATHWAY =
  /([\p{Lu}][\p{L} &-]{3,40}?) (?:pathway|domain|faculty|division|specialism|special(?:i)?ty|discipline|field of practice)\b/u;

/** "Geomatics pathway": a part of the profession that the spec knows no word of. */
export function isOfOtherPathway(clause: string, specTerms: Terms): boolean {
  const name = PATHWAY.exec(clause)?.[1];
  if (name === undefined) return false;
  const terms = termsOf(name).map(({ term }) => term);
  return (
    terms.length > 0 &&
    terms.every((term) => !specTerms.has(term) && ![...specTerms.keys()].some((one) => isKin(one, term)))
  );
}
