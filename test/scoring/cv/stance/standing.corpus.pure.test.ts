// How papers stand and whose work it was: what is held counts, what was lost, is below or was left to others does not.

import { describe, expect, it } from 'vitest';
import { BELOW, GIVEN_BACK, LEFT_TO_OTHERS } from './standing.corpus.ts';
import { isLacking } from '../../one-demand.ts';

describe.each([...GIVEN_BACK, ...BELOW, ...LEFT_TO_OTHERS])(
  '$ask',
  ({ title, ask, held = [], near = [] }) => {
    for (const cv of held)
      it(`held: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking({ title, ask }, cv)).toBe(false));
    for (const cv of near)
      it(`near: ${cv.replaceAll('\n', ' / ')}`, () => expect(isLacking({ title, ask }, cv)).toBe(true));
  },
);
