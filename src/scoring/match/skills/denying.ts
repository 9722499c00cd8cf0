// The lines of a CV that deny anything: most have none, and every requirement asks for them. Pure.

import type { Cv, EvidenceLine } from '../../cv/read-cv.ts';

const known = new WeakMap<Cv, readonly EvidenceLine[]>();

/** The lines that deny something, without headings, in their order. */
export function denyingLines(cv: Cv): readonly EvidenceLine[] {
  const ready = known.get(cv);
  if (ready !== undefined) return ready;
  const lines = cv.lines.filter(({ denied, isHeading }) => denied.length > 0 && !isHeading);
  known.set(cv, lines);
  return lines;
}
