// How papers stand and whose work it was: what is held counts, what was lost, is below or was left to others does not.

import { describe, expect, it } from 'vitest';
import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import { BELOW, GIVEN_BACK, LEFT_TO_OTHERS } from './standing.corpus.ts';

const nowMs = Date.UTC(2026, 5, 15);

/** Whether the demand keeps the CV off the shortlist. */
function isLacking(title: string, ask: string, cv: string): boolean {
  const spec = readSpec({ jobSpec: `${title}\n\nRequirements\n- ${ask}\n` });
  const { requirements } = assess(spec, `Alex Morgan\nLeeds\n\n${cv}\n\nInterests: walking, choir`, nowMs);
  const asked = requirements.filter(({ strength }) => strength === 'hard' || strength === 'must');
  if (asked.length === 0) throw new Error(`nothing is asked by ${ask}`);
  const isGate = asked.some(({ strength }) => strength === 'hard');
  const least = Math.min(...asked.map(({ credit }) => credit));
  return isGate ? least < 0.7 : least < 0.3 || asked.some(({ outcome }) => outcome === 'denied');
}

describe.each([...GIVEN_BACK, ...BELOW, ...LEFT_TO_OTHERS])(
  '$ask',
  ({ title, ask, held = [], near = [] }) => {
    for (const cv of held)
      it(`held: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking(title, ask, cv)).toBe(false));
    for (const cv of near)
      it(`near: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking(title, ask, cv)).toBe(true));
  },
);
