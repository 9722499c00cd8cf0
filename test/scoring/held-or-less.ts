// Demands with CVs that hold what is asked for, and CVs that have less.

import { expect, it } from 'vitest';
import { isLacking } from './one-demand.ts';

/** One demand, each of its CVs a line or two. */
export type HeldOrLess = { title: string; ask: string; less: readonly string[]; held: readonly string[] };

/** A test for each CV. */
export function itTellsApart(rows: readonly HeldOrLess[]): void {
  for (const { title, ask, less, held } of rows) {
    for (const cv of less)
      it(`${ask}: is not held by: ${cv}`, () => expect(isLacking({ title, ask }, cv)).toBe(true));
    for (const cv of held)
      it(`${ask}: is held by: ${cv}`, () => expect(isLacking({ title, ask }, cv)).toBe(false));
  }
}
