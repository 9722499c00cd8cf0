// What missing hard must-haves leave of a score, by the rubric: a factor and a cap. Pure.

import type { RequirementOutcome } from '../types.ts';

/** What remains of the points, and the most there can be, by what is missing of the hard must-haves. */
type Gate = { factor: number; cap: number };
const GATES = {
  none: { factor: 1, cap: 100 },
  /** Held elsewhere, nearly finished, a little short. */
  onePartly: { factor: 0.89, cap: 68 },
  manyPartly: { factor: 0.73, cap: 62 },
  oneMissing: { factor: 0.74, cap: 72 },
  /** The law demands it, and it takes longer than an employer waits. */
  licenceMissing: { factor: 0.72, cap: 64 },
  missingAndPartly: { factor: 0.7, cap: 62 },
  twoMissing: { factor: 0.49, cap: 53 },
  manyMissing: { factor: 0.27, cap: 50 },
} as const satisfies Record<string, Gate>;
const LAWFUL: ReadonlySet<string> = new Set(['licence', 'clearance']);

/** The gate of what is missing of the hard must-haves. */
export function gateOf(outcomes: readonly RequirementOutcome[]): Gate {
  const hard = outcomes.filter((one) => one.strength === 'hard');
  const missing = hard.filter((one) => one.credit < 0.3).length;
  // Without any dates the years are unknown, not missing: less than met, but no gate.
  const partly = hard.filter(
    (one) => one.credit >= 0.3 && one.credit < 0.7 && one.evidence.length > 0,
  ).length;
  // Two that are met in part weigh as one that is missing.
  if (missing > 2 || (missing === 2 && partly > 0)) return GATES.manyMissing;
  if (missing === 2 || (missing === 1 && partly > 1)) return GATES.twoMissing;
  if (missing === 1 && partly > 0) return GATES.missingAndPartly;
  if (missing === 1)
    return hard.some((one) => one.credit < 0.3 && LAWFUL.has(one.kind))
      ? GATES.licenceMissing
      : GATES.oneMissing;
  if (partly > 1) return GATES.manyPartly;
  return partly === 1 ? GATES.onePartly : GATES.none;
}
