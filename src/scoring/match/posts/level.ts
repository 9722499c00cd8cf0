// How senior a post is, by its title, and whether a candidate's present one lies well above what is sought. That is a
// question for the interview and a small one for the score, never a gate.

import type { Cv, Role } from '../../cv/read-cv.ts';
import type { Spec } from '../../read-spec.ts';
import { spanOf } from '../../text/stored/canonical.ts';
import type { RequirementOutcome } from '../../types.ts';
import { headerOf } from './header.ts';
import { NOTE } from '../notes.ts';

/** Highest first. */
const LEVELS: readonly (readonly [number, RegExp])[] = [
  [
    4,
    /\b(?:director|(?<!(?:&|und|and|et) )partner(?! manager)|vice president|\bvp\b|chief|c[etof]o|managing|geschäftsführer\w*|directeur|directrice|président\w*)\b(?!.{0,3}assistant)/i,
  ],
  [
    3,
    /\b(?<!account |project |product |case |office |programme |program |community |media |success |category |event |relationship |content )(?:manager|head of|principal|superintendent|leiter\w*|responsable)\b/i,
  ],
  [2, /\b(?:senior|lead|leader|supervisor|deputy|foreman|meister|chef d.équipe|sous)\b/i],
  [0, /\b(?:trainee|junior|assistant|apprentice|intern|graduate|entry)\b/i],
];
const PLAIN = 1;
const FAR_ABOVE = 2;
const WEIGHT = 0.5;
const CREDIT = 0.5;

/** From 0 (learning) to 4 (directing). */
export function levelOf(title: string): number {
  return LEVELS.find(([, expression]) => expression.test(title))?.[0] ?? PLAIN;
}

/** The level as a requirement that is met more than it was asked, or null where the present post is no surprise. */
export function overLevel(spec: Spec, cv: Cv): RequirementOutcome | null {
  const present = cv.roles.find(({ endedMonthsAgo }) => endedMonthsAgo <= 1);
  const header = present === undefined ? undefined : highestOf(present);
  if (header === undefined || spec.title === '') return null;
  if (levelOf(header.text) - levelOf(spec.title) < FAR_ABOVE) return null;
  return {
    id: 'level',
    text: spec.title,
    kind: 'seniority',
    strength: 'nice',
    axis: 'seniority',
    weight: WEIGHT,
    anyOf: [],
    isRemark: false,
    outcome: 'partly',
    credit: CREDIT,
    note: NOTE.moreSenior,
    evidence: [spanOf(cv.canon, header.start, header.end)],
  };
}

function highestOf(role: Role) {
  const [highest] = headerOf(role).short.toSorted((a, b) => levelOf(b.text) - levelOf(a.text));
  return highest;
}
