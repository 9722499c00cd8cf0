// What is short and names something all the same: "C#", "5S", "UX", "Go" on a line of their own. Pure.

import { termOfName } from '../../text/terms/phrases.ts';

/** Of more signs than this anything may be a demand. */
const SIGNS_FEW = 2;
const TOLD_BY_SIGNS = /^(?:\p{Lu}[#+]|\d\p{Lu}|[CR])$/u;

/** Whether a piece of a line is long enough to say something, or is a name that is known. */
export function saysSomething(piece: string): boolean {
  return (
    piece.length > SIGNS_FEW ||
    TOLD_BY_SIGNS.test(piece) ||
    (/^\p{Lu}/u.test(piece) && termOfName(piece.toLowerCase()) !== undefined)
  );
}
