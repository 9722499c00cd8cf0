// Word 6, 95 and 97 to 2003 (.doc): a reader of our own, since no kept library reads the older ones. Gives the text
// of body, headers, footers, text boxes and notes; comments, deleted and hidden text are left out.

import { UnreadableError, type ReaderText } from '../outcome.ts';
import { codePageOfLanguage, encodingOfCodePage } from './code-pages.ts';
import { CompoundFile } from './compound-file.ts';
import { plainStory } from './field-codes.ts';
import { readFileInformation, STORIES, type FileInformation, type Story } from './file-information.ts';
import { findHiddenRuns, type ByteRange } from './hidden-runs.ts';
import { readPieces, type Piece } from './pieces.ts';
import { findCodePage } from './property-set.ts';

const ORDER: Story[] = ['headers', 'headerTextBoxes', 'body', 'textBoxes', 'footnotes', 'endnotes'];
const WESTERN = 1252;

/** The text of a .doc file (or why not, of an encrypted .docx). Throws UnreadableError. */
export function readDoc(bytes: Uint8Array): ReaderText {
  const file = new CompoundFile(bytes);
  const word = file.read('WordDocument');
  if (word === null) {
    if (file.has('EncryptedPackage'))
      throw new UnreadableError('encrypted', 'It is protected by a password.');
    throw new UnreadableError('wrong_content', 'It is an Office file, but not a Word document.');
  }
  const information = readFileInformation(word);
  const table = findTable(file, information, word);
  const story = storyReader(file, information, word, table);
  const lengths = storyLengths(information, story.total);
  const texts = new Map<Story, string>();
  let from = 0;
  STORIES.forEach((name, index) => {
    const length = lengths[index] ?? 0;
    if (length > 0 && ORDER.includes(name)) texts.set(name, plainStory(story.read(from, from + length)));
    from += length;
  });
  const parts = ORDER.map((name) => texts.get(name) ?? '').filter((text) => text.trim() !== '');
  return { text: parts.join('\n'), pages: null, cut: false };
}

function findTable(file: CompoundFile, information: FileInformation, word: Uint8Array): Uint8Array {
  if (information.isWord95) return word;
  for (const name of information.tableStreams) {
    const table = file.read(name);
    if (table !== null) return table;
  }
  throw new UnreadableError('corrupt', 'A part of it is missing.');
}

/** Some writers leave all lengths zero; then everything is body. */
function storyLengths({ storyLengths: stated }: FileInformation, total: number): number[] {
  return stated.some((length) => length > 0) ? stated : [total];
}

function storyReader(file: CompoundFile, information: FileInformation, word: Uint8Array, table: Uint8Array) {
  const pieces = readPieces(information, word, table);
  const hidden = information.isWord95
    ? []
    : safely(() => findHiddenRuns(word, table, information.characterFormats));
  const narrow = new TextDecoder(information.isWord95 ? oldEncoding(file, information) : 'windows-1252');
  const wide = new TextDecoder('utf-16le');
  const decode = (piece: Piece, from: number, to: number) =>
    visible(from, to, hidden)
      .map(({ start, end }) => (piece.isWide ? wide : narrow).decode(word.subarray(start, end)))
      .join('');
  return {
    total: pieces.reduce((end, piece) => Math.max(end, piece.first + piece.count), 0),
    /** The characters numbered `from` up to `to`. */
    read(from: number, to: number): string {
      return pieces
        .filter(({ first, count }) => first < to && first + count > from)
        .map((piece) => {
          const width = piece.isWide ? 2 : 1;
          const start = Math.max(from, piece.first) - piece.first;
          const end = Math.min(to, piece.first + piece.count) - piece.first;
          return decode(piece, piece.at + start * width, piece.at + end * width);
        })
        .join('');
    },
  };
}

/** What is left of a run of bytes without the hidden ones (sorted by their start). */
function visible(from: number, to: number, hidden: ByteRange[]): ByteRange[] {
  const left: ByteRange[] = [];
  let at = from;
  for (const { start, end } of hidden) {
    if (end <= at) continue;
    if (start >= to) break;
    if (start > at) left.push({ start: at, end: start });
    at = Math.min(end, to);
  }
  if (at < to) left.push({ start: at, end: to });
  return left;
}

/** Word 6/95: the document's language first, else the code page its properties name. */
function oldEncoding(file: CompoundFile, { languageId }: FileInformation): string {
  const byLanguage = codePageOfLanguage(languageId);
  const page =
    byLanguage === WESTERN ? (findCodePage(file.read('\x05SummaryInformation')) ?? WESTERN) : byLanguage;
  return encodingOfCodePage(page) ?? 'windows-1252';
}

function safely(find: () => ByteRange[]): ByteRange[] {
  try {
    return find();
  } catch {
    return [];
  }
}
