// A spec as it was before a mail program, a board, a page or an editor laid it out: the same lines, without what these
// have set around and between them. Pure.

import { withAnd } from './ampersands.ts';
import { withoutEdges } from './edges.ts';
import { unfolded } from './folded-lists.ts';
import { unframed } from './frames.ts';
import { withHeadingsAbove } from './headed-lists.ts';
import { withoutBoard } from './job-board.ts';
import { withLostBlanks } from './lost-blanks.ts';
import { withItemsApart } from './lost-capitals.ts';
import { withLostStops } from './lost-stops.ts';
import { withoutSectionNumbers } from './numbered-headings.ts';
import { inLines } from './one-line.ts';
import { unshouted } from './shouted.ts';

/** The spec laid out plainly. */
export function laidPlain(text: string): string {
  const lines = withoutEdges(withoutBoard(unframed(inLines(unshouted(text)))));
  const parted = withLostBlanks(withHeadingsAbove(withoutSectionNumbers(lines)));
  return unfolded(withItemsApart(withLostStops(withAnd(parted))));
}
