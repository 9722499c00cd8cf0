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
  paragraphFormats: Place;
  styleSheet: Place;
  fonts: Place;
  lists: Place;
  listOverrides: Place;
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
const LENGTHS_95_AT = 0x34;
const LENGTHS_97_AT = 0x4c;
const NOWHERE: Place = { at: 0, bytes: 0 };

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
  const lengthsAt = isWord95 ? LENGTHS_95_AT : LENGTHS_97_AT;
  return {
    isWord95,
    languageId: view.getUint16(6, true),
    tableStreams: (flags & TABLE_1) === 0 ? ['0table', '1table'] : ['1table', '0table'],
    storyLengths: STORIES.map((_, index) => number(lengthsAt + 4 * index)),
    text: { at: number(0x18), bytes: Math.max(0, Math.min(number(0x1c), word.length) - number(0x18)) },
    ...(isWord95 ? places95(place, (flags & COMPLEX) !== 0) : places97(place)),
  };
}

type Places = Omit<FileInformation, 'isWord95' | 'languageId' | 'tableStreams' | 'storyLengths' | 'text'>;

/** Of Word 6/95 only text and fonts are read; formats and lists are laid out otherwise there. */
function places95(place: (at: number) => Place, isComplex: boolean): Places {
  return {
    pieceTable: isComplex ? place(0x160) : NOWHERE,
    characterFormats: NOWHERE,
    paragraphFormats: NOWHERE,
    styleSheet: NOWHERE,
    fonts: place(0xd0),
    lists: NOWHERE,
    listOverrides: NOWHERE,
  };
}

function places97(place: (at: number) => Place): Places {
  return {
    pieceTable: place(0x1a2),
    characterFormats: place(0xfa),
    paragraphFormats: place(0x102),
    styleSheet: place(0xa2),
    fonts: NOWHERE,
    lists: place(0x2e2),
    listOverrides: place(0x2ea),
  };
}

function broken(): UnreadableError {
  return new UnreadableError('corrupt', 'Its structure is broken.');
}
