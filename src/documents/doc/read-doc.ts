// Word 6, 95 and 97 to 2003 (.doc): a reader of our own, since no kept library reads the older ones. Gives the text
// of body, headers, footers, text boxes and notes; comments, deleted and hidden text are left out.

import { UnreadableError, type ReaderText } from '../outcome.ts';
import { runningLines } from '../running-text.ts';
import { CompoundFile } from './compound-file.ts';
import { plainStory } from './field-codes.ts';
import { readFileInformation, STORIES, type FileInformation, type Story } from './file-information.ts';
import { findHiddenRuns } from './hidden-runs.ts';
import { readLists } from './list-tables.ts';
import { oldEncoding } from './old-encoding.ts';
import { findListParagraphs } from './paragraph-lists.ts';
import { readPieces } from './pieces.ts';
import { StoryReader } from './story-reader.ts';

const ORDER: Story[] = ['headers', 'headerTextBoxes', 'body', 'textBoxes', 'footnotes', 'endnotes'];

/** The text of a .doc file (or why not, of an encrypted .docx). Throws UnreadableError. */
export function readDoc(bytes: Uint8Array): ReaderText {
  const file = new CompoundFile(bytes);
  const word = file.read('WordDocument');
  if (word === null) throw withoutWordStream(file);
  const information = readFileInformation(word);
  const reader = openStories(file, information, word);
  const lengths = storyLengths(information, reader.total);
  const texts = new Map<Story, string>();
  let from = 0;
  STORIES.forEach((name, index) => {
    const length = lengths[index] ?? 0;
    if (length > 0 && ORDER.includes(name)) texts.set(name, plainStory(reader.read(from, from + length)));
    from += length;
  });
  texts.set('headers', runningLines([texts.get('headers') ?? '']));
  const parts = ORDER.map((name) => texts.get(name) ?? '').filter((text) => text.trim() !== '');
  return { text: parts.join('\n'), pages: null, cut: false };
}

function withoutWordStream(file: CompoundFile): UnreadableError {
  if (file.has('EncryptedPackage')) return new UnreadableError('encrypted', 'It is protected by a password.');
  if (file.isEmpty) return new UnreadableError('corrupt', 'Its structure is broken.');
  return new UnreadableError('wrong_content', 'It is an Office file, but not a Word document.');
}

function openStories(file: CompoundFile, information: FileInformation, word: Uint8Array): StoryReader {
  const table = findTable(file, information, word);
  const { isWord95, lists, listOverrides, characterFormats } = information;
  return new StoryReader({
    word,
    pieces: readPieces(information, word, table),
    hidden: orElse([], () => findHiddenRuns(word, table, characterFormats)),
    lists: orElse(new Map(), () => readLists(table, lists, listOverrides)),
    paragraphs: orElse(new Map(), () => findListParagraphs(word, table, information)),
    narrowEncoding: isWord95
      ? oldEncoding(information, word, file.read('\x05SummaryInformation'))
      : 'windows-1252',
  });
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

/** Formats and lists that do not parse are taken for none: the text matters more. */
function orElse<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}
