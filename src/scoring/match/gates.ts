// What missing hard must-haves leave of a score, by the rubric: a factor and a cap. Pure.

import type { RequirementOutcome } from '../types.ts';
import { MET_FROM, PARTLY_FROM } from './found.ts';

/** What remains of the points, and the most there can be, by what is missing of the hard must-haves. */
type Gate = { factor: number; cap: number };
const GATES = {
  none: { factor: 1, cap: 100 },
  /** Held elsewhere, nearly finished, a little short. */
  onePartly: { factor: 0.88, cap: 64 },
  manyPartly: { factor: 0.58, cap: 74 },
  oneMissing: { factor: 0.85, cap: 74 },
  /** The law demands it, and it takes longer than an employer waits. */
  licenceMissing: { factor: 1.0, cap: 69 },
  missingAndPartly: { factor: 0.58, cap: 74 },
  twoMissing: { factor: 0.62, cap: 31 },
  manyMissing: { factor: 0.25, cap: 45 },
} as const satisfies Record<string, Gate>;
const LAWFUL: ReadonlySet<string> = new Set(['licence', 'clearance']);

/** Whether a hard must-have is not there. */
export function isMissing({ credit }: Pick<RequirementOutcome, 'credit'>): boolean {
  return credit < PARTLY_FROM;
}

/** Whether it is there in part. Without any dates the years are unknown, not missing: less than met, but no gate. */
export function isPartly({ credit, evidence }: RequirementOutcome): boolean {
  return credit >= PARTLY_FROM && credit < MET_FROM && evidence.length > 0;
}

/** The gate of what is missing of the hard must-haves. */
export function gateOf(outcomes: readonly RequirementOutcome[]): Gate {
  const hard = outcomes.filter((one) => one.strength === 'hard');
  const missing = hard.filter(isMissing).length;
  const partly = hard.filter(isPartly).length;
  // Two that are met in part weigh as one that is missing.
  if (missing > 2 || (missing === 2 && partly > 0)) return GATES.manyMissing;
  if (missing === 2 || (missing === 1 && partly > 1)) return GATES.twoMissing;
  if (missing === 1 && partly > 0) return GATES.missingAndPartly;
  if (missing === 1)
    return hard.some((one) => isMissing(one) && LAWFUL.has(one.kind))
      ? GATES.licenceMissing
      : GATES.oneMissing;
  if (partly > 1) return GATES.manyPartly;
  return partly === 1 ? GATES.onePartly : GATES.none;
}
