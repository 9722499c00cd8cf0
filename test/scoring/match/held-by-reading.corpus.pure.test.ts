// What a CV has against a demand whose reading decides.

import { describe, expect, it } from 'vitest';
import { HELD_BY_READING } from './held-by-reading.corpus.ts';
import { isLacking } from '../one-demand.ts';

for (const row of HELD_BY_READING) {
  const { ask, held = [], near = [] } = row;
  describe(ask, () => {
    it.each(held)('held: %j', (cv) => expect(isLacking(row, cv)).toBe(false));
    it.each(near)('near: %j', (cv) => expect(isLacking(row, cv)).toBe(true));
  });
}
