// What a CV has against what is asked: met where it is that or more, and not where it is only like it.

import { describe, expect, it } from 'vitest';
import {
  IN_OTHER_WORDS,
  LETTERS_AND_NAMES,
  MISTAKEN,
  OPEN_HELD,
  OTHER_TRADES,
  OWN_STUDY,
  RANKS_AND_KIN,
  TOO_LONG_AGO,
  WITHOUT_LIMIT,
  WORK_LIKE_IT,
  type HeldRow,
} from './held-or-near.corpus.ts';
import { isLacking } from '../one-demand.ts';
import { TOLD_ELSEWHERE } from './told-elsewhere.corpus.ts';

/** Each that is open fails, so that whoever mends it finds it here. */
const test = (cv: string) => (OPEN_HELD.has(cv) ? it.fails : it);

const parts: Readonly<Record<string, readonly HeldRow[]>> = {
  'letters and names': LETTERS_AND_NAMES,
  'ranks and kin': RANKS_AND_KIN,
  'work that is like it': WORK_LIKE_IT,
  'too long ago': TOO_LONG_AGO,
  'other trades': OTHER_TRADES,
  'in other words': IN_OTHER_WORDS,
  'study of one’s own': OWN_STUDY,
  mistaken: MISTAKEN,
  'told elsewhere': TOLD_ELSEWHERE,
  'without a limit': WITHOUT_LIMIT,
};

for (const [part, rows] of Object.entries(parts)) {
  describe(part, () => {
    for (const row of rows) {
      const { ask, held = [], near = [] } = row;
      describe(ask, () => {
        for (const cv of held)
          test(cv)(`held: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking(row, cv)).toBe(false));
        for (const cv of near)
          test(cv)(`near: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking(row, cv)).toBe(true));
      });
    }
  });
}
