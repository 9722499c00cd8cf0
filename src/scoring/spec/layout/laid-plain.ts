// A spec as it was before a mail program, a board, a page or an editor laid it out: the same lines, without what these
// have set around and between them. Pure.

import { withoutEdges } from './edges.ts';
import { unframed } from './frames.ts';
import { withoutBoard } from './job-board.ts';

/** The spec laid out plainly. */
export function laidPlain(text: string): string {
  return withoutEdges(withoutBoard(unframed(text)));
}
