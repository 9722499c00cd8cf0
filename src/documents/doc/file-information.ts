// The file information block [MS-DOC 2.5] at the head of a Word stream: which version, where the text is, how long
// each story is. Word 6/95 and Word 97+ lay it out differently; this is the only file that knows how.

import { UnreadableError } from '../outcome.ts';
import { viewOf } from './compound-file.ts';

/** Where something lies, in bytes of its stream. */
export type Place = { at: number; bytes: number };

/** The parts of a document, in the order of their characters. */
export const STORIES = [
  'body',
  'footnotes',
  'headers',
  'macros',
  'comments',
  'endnotes',
  'textBoxes',
  'headerTextBoxes',
] as const;
export type Story = (typeof STORIES)[number];

export type FileInformation = {
  /** Word 6 or 95: text of one byte a character, and everything in the Word stream itself. */
  isWord95: boolean;
  languageId: number;
  /** The streams to look for tables in, the likely one first. */
  tableStreams: string[];
  /** Characters of each story, in the order of STORIES. */
  storyLengths: number[];
  /** Text without a piece table: a single run from here. */
  text: Place;
  pieceTable: Place;
  characterFormats: Place;
  styleSheet: Place;
};

const WORD_97 = 0xa5ec;
const WORD_95 = 0xa5dc;
/** Far-Eastern editions of Word 6. */
const WORD_6_EAST = new Set([0xa697, 0xa698, 0xa699]);
/** Versions below wrote Word 6/95 files under Word 97's mark. */
const FIRST_97_VERSION = 106;
const COMPLEX = 0x0004;
const ENCRYPTED = 0x0100;
const TABLE_1 = 0x0200;

/** Reads the block; throws `corrupt` or `encrypted`. */
export function readFileInformation(word: Uint8Array): FileInformation {
  const view = viewOf(word);
  const mark = word.length < 0x60 ? 0 : view.getUint16(0, true);
  if (mark !== WORD_97 && mark !== WORD_95 && !WORD_6_EAST.has(mark)) throw broken();
  const flags = view.getUint16(10, true);
  if ((flags & ENCRYPTED) !== 0) throw new UnreadableError('encrypted', 'It is protected by a password.');
  const number = (at: number) => (at + 4 <= word.length ? Math.max(0, view.getInt32(at, true)) : 0);
  const place = (at: number): Place => ({ at: number(at), bytes: number(at + 4) });
  const isWord95 = mark !== WORD_97 || view.getUint16(2, true) < FIRST_97_VERSION;
  if (!isWord95 && word.length < 0x1aa) throw broken();
  const tables = ['0table', '1table'];
  const nowhere = { at: 0, bytes: 0 };
  const lengthsAt = isWord95
    ? [0x34, 0x38, 0x3c, 0x40, 0x44, 0x48, 0x4c, 0x50]
    : [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64, 0x68];
  return {
    isWord95,
    languageId: view.getUint16(6, true),
    tableStreams: (flags & TABLE_1) === 0 ? tables : tables.toReversed(),
    storyLengths: lengthsAt.map(number),
    text: { at: number(0x18), bytes: Math.max(0, Math.min(number(0x1c), word.length) - number(0x18)) },
    pieceTable: isWord95 ? ((flags & COMPLEX) === 0 ? nowhere : place(0x160)) : place(0x1a2),
    characterFormats: isWord95 ? place(0xb8) : place(0xfa),
    styleSheet: isWord95 ? nowhere : place(0xa2),
  };
}

function broken(): UnreadableError {
  return new UnreadableError('corrupt', 'Its structure is broken.');
}
