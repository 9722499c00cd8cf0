// Stretches of a line between two of its parts. Pure.

import { allIn } from '../../text/expressions/all-in.ts';

/** A line this long has more than one thing in it. */
export const LINE_MAX = 160;

/** A stretch of a line that stood between two of its lines. */
export type Gap = { index: number; length: number };

/** The matches of an expression as gaps. */
export function gapsOf(line: string, expression: RegExp): Gap[] {
  return allIn(line, expression).map(({ index, 0: { length } }) => ({ index, length }));
}
