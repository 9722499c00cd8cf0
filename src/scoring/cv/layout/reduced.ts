// A text of which stretches are left out, and every character still knows where it came from. Pure.

import type { Canonical } from '../../text/stored/canonical.ts';

/** From the first place to behind the last. */
export type Kept = { from: number; to: number };

/** The text of the stretches alone, which are in order and apart. */
export function reduced(canon: Canonical, kept: readonly Kept[]): Canonical {
  const origin = new Int32Array(kept.reduce((sum, { from, to }) => sum + to - from, 0));
  let length = 0;
  for (const { from, to } of kept) {
    origin.set(canon.origin.subarray(from, to), length);
    length += to - from;
  }
  return { ...canon, text: kept.map(({ from, to }) => canon.text.slice(from, to)).join(''), origin };
}
