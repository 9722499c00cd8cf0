// What a CV has against what is asked: met where it is that or more, and not where it is only like it.

import { describe, expect, it } from 'vitest';
import { assess } from '../../src/scoring/assess.ts';
import { readSpec } from '../../src/scoring/read-spec.ts';
import {
  LAST_LOOK,
  LATER,
  LETTERS_AND_NAMES,
  OPEN_HELD,
  RANKS_AND_KIN,
  TOO_LONG_AGO,
  WORK_LIKE_IT,
  type HeldRow,
} from './held-or-near.corpus.ts';

const nowMs = Date.UTC(2026, 5, 15);

/** Each that is open fails, so that whoever mends it finds it here. */
const test = (cv: string) => (OPEN_HELD.has(cv) ? it.fails : it);

/** Whether the demand keeps the CV off the shortlist: a gate that is not met, a must that is denied or not there at all. */
function isLacking(title: string, ask: string, cv: string): boolean {
  const spec = readSpec({ jobSpec: `${title}\n\nRequirements\n- ${ask}\n` });
  const { requirements } = assess(spec, `Alex Morgan\nLeeds\n\n${cv}\n\nInterests: walking, choir`, nowMs);
  const asked = requirements.filter(({ strength }) => strength === 'hard' || strength === 'must');
  if (asked.length === 0) throw new Error(`nothing is asked by ${ask}`);
  const isGate = asked.some(({ strength }) => strength === 'hard');
  const least = Math.min(...asked.map(({ credit }) => credit));
  return isGate ? least < 0.7 : least < 0.3 || asked.some(({ outcome }) => outcome === 'denied');
}

const parts: Readonly<Record<string, readonly HeldRow[]>> = {
  'letters and names': LETTERS_AND_NAMES,
  'ranks and kin': RANKS_AND_KIN,
  'work that is like it': WORK_LIKE_IT,
  'too long ago': TOO_LONG_AGO,
  later: LATER,
  'last look': LAST_LOOK,
};

for (const [part, rows] of Object.entries(parts)) {
  describe(part, () => {
    for (const { title, ask, held = [], near = [] } of rows) {
      describe(ask, () => {
        for (const cv of held)
          test(cv)(`held: ${cv.replaceAll('\n', ' / ')}`, () =>
            expect(isLacking(title, ask, cv)).toBe(false),
          );
        for (const cv of near)
          test(cv)(`near: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking(title, ask, cv)).toBe(true));
      });
    }
  });
}
