// One demand against one CV that says little else: what most rows of the corpora are.

import { assess } from '../../src/scoring/assess.ts';
import { readSpec, type Spec } from '../../src/scoring/read-spec.ts';
import type { RequirementOutcome } from '../../src/scoring/types.ts';
import { gradedNowMs } from './graded/types.ts';

/** Rows hold several CVs against one demand. */
let last: { jobSpec: string; spec: Spec } | null = null;

function specOf(jobSpec: string): Spec {
  if (last?.jobSpec !== jobSpec) last = { jobSpec, spec: readSpec({ jobSpec }) };
  return last.spec;
}

/** What the demand comes to, its wishes left out. */
export function outcomesOf(
  { title, ask }: { title: string; ask: string },
  cv: string,
  nowMs = gradedNowMs,
): RequirementOutcome[] {
  const spec = specOf(`${title}\n\nRequirements\n- ${ask}\n`);
  const { requirements } = assess(spec, `Alex Morgan\nLeeds\n\n${cv}\n\nInterests: walking, choir`, nowMs);
  return requirements.filter(({ strength }) => strength !== 'nice');
}

/** The least credit of all. */
export function leastOf(outcomes: readonly RequirementOutcome[]): number {
  return Math.min(...outcomes.map(({ credit }) => credit));
}

/** When the CVs of what is held or near were written. */
const WRITTEN_MS = Date.UTC(2026, 5, 15);

/** Whether the demand is read as one at all. */
export function isRead(row: { title: string; ask: string }): boolean {
  return outcomesOf(row, '', WRITTEN_MS).some(({ strength }) => strength !== 'duty');
}

/** Whether the demand keeps the CV off the shortlist: a gate that is not met, a must that is denied or not there at all. */
export function isLacking(row: { title: string; ask: string }, cv: string, nowMs = WRITTEN_MS): boolean {
  const asked = outcomesOf(row, cv, nowMs).filter(({ strength }) => strength !== 'duty');
  if (asked.length === 0) throw new Error(`nothing is asked by ${row.ask}`);
  const isGate = asked.some(({ strength }) => strength === 'hard');
  const least = leastOf(asked);
  return isGate ? least < 0.7 : least < 0.3 || asked.some(({ outcome }) => outcome === 'denied');
}
