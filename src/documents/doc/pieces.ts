// The piece table [MS-DOC 2.8.35]: Word saves edits by rearranging pieces, so a document's characters lie in its file
// in any order, some as one byte and some as two.

import { DOC_LIMITS } from '../limits.ts';
import { UnreadableError } from '../outcome.ts';
import { viewOf } from './compound-file.ts';
import type { FileInformation } from './file-information.ts';

/** Consecutive characters: the first's number, how many, where in the Word stream, two bytes each or one. */
export type Piece = { first: number; count: number; at: number; isWide: boolean };

const PROPERTIES = 1;
const TABLE = 2;
const IS_NARROW = 0x40000000;

/** The pieces, or one for the whole text where there is no table. Throws `too_large`. */
export function readPieces(information: FileInformation, word: Uint8Array, table: Uint8Array): Piece[] {
  const { at, bytes } = information.pieceTable;
  const pieces = parsePieces(table.subarray(at, at + bytes), word.length, information.isWord95);
  const claimed = pieces.reduce((sum, piece) => sum + piece.count, 0);
  if (pieces.length > DOC_LIMITS.pieces || claimed > DOC_LIMITS.characters)
    throw new UnreadableError('too_large', 'It claims more text than a CV can hold.');
  if (pieces.length > 0) return pieces;
  const { text, storyLengths, isWord95 } = information;
  const stated = storyLengths.reduce((sum, length) => sum + length, 0);
  const count = Math.min(
    isWord95 ? text.bytes : stated,
    Math.max(0, word.length - text.at),
    DOC_LIMITS.characters,
  );
  return [{ first: 0, count, at: text.at, isWide: false }];
}

function parsePieces(table: Uint8Array, wordBytes: number, isWord95: boolean): Piece[] {
  const view = viewOf(table);
  let at = 0;
  while (at + 3 <= table.length && table[at] === PROPERTIES) at += 3 + view.getUint16(at + 1, true);
  if (at + 5 > table.length || table[at] !== TABLE) return [];
  const bytes = Math.min(view.getUint32(at + 1, true), table.length - at - 5);
  const count = Math.max(0, Math.floor((bytes - 4) / 12));
  const bounds = at + 5;
  const places = bounds + 4 * (count + 1);
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index++) {
    const first = view.getUint32(bounds + 4 * index, true);
    const end = view.getUint32(bounds + 4 * index + 4, true);
    const raw = view.getUint32(places + 8 * index + 2, true);
    const isWide = !isWord95 && (raw & IS_NARROW) === 0;
    const start = isWord95 || isWide ? raw : (raw & (IS_NARROW - 1)) >>> 1;
    const room = Math.floor(Math.max(0, wordBytes - start) / (isWide ? 2 : 1));
    if (end > first) pieces.push({ first, count: Math.min(end - first, room), at: start, isWide });
  }
  return pieces;
}
