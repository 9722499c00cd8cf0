// The certificate of an American board is no licence of a state, and the licence of another state is nothing against the
// certificate of a board. Pure.

import { asksForStates, boardsIn } from '../../spec/papers/national-boards.ts';
import type { Unit } from '../../spec/units/read-requirements.ts';
import { namingAs, type Naming } from './naming.ts';

/** "PA YM012345": the state's own number. */
const BY_NUMBER = /^[a-z]{2}[ :#.-].*\d{3}/;

/** The namings, those of a board as nearly what a state asks for, and those of other states as nothing to a board. */
export function ofStateOrBoard(namings: readonly Naming[], { text, kind }: Unit): Naming[] {
  if (kind !== 'licence' && kind !== 'certificate') return [...namings];
  if (asksForStates(text))
    return namings.map((one) =>
      one.stance === 'held' &&
      boardsIn(one.line.text).length > 0 &&
      !/licen[cs]/i.test(one.line.text) &&
      !BY_NUMBER.test(one.words)
        ? namingAs('other', { line: one.line, words: one.words, isExplicit: false })
        : one,
    );
  const boards = new Set(boardsIn(text));
  const isOfBoard = ({ stance, line }: Naming) =>
    stance === 'held' && boardsIn(line.text).some((board) => boards.has(board));
  return namings.some(isOfBoard) ? namings.filter(({ stance }) => stance !== 'elsewhere') : [...namings];
}
