// What a CV has against one requirement, as far as a test says: a must-have skill that is met, unless it says otherwise.

import type { RequirementOutcome } from '../../../src/scoring/types.ts';

/** An outcome that is called by its text. */
export function oneOutcome(text: string, more: Partial<RequirementOutcome> = {}): RequirementOutcome {
  return {
    id: text,
    text,
    kind: 'skill',
    strength: 'must',
    axis: null,
    weight: 1,
    anyOf: [],
    isRemark: false,
    outcome: 'met',
    credit: 1,
    note: null,
    evidence: [],
    ...more,
  };
}
