// The one way in: bytes and a file name give text, or a typed reason why not. Never throws, never hangs.
// The name decides which kinds are acceptable (mime.ts), the content which reader runs (sniff.ts): RTF and HTML named
// .doc are read, a picture named .pdf is not. Readers load on first use, as most requests carry no file.

import { FILE_BYTES_MAX, READ_LIMIT_MS, TEXT_CHARACTERS_MAX } from './limits.ts';
import { extensionOf } from './mime.ts';
import {
  UnreadableError,
  type DocumentFormat,
  type DocumentText,
  type ReaderText,
  type Unreadable,
} from './outcome.ts';
import { encodingOf, sniffContent, type Content } from './sniff.ts';
import { hasWords, tidyText } from './tidy.ts';
import { withinTime } from './time-limit.ts';

export type { DocumentText, Unreadable, UnreadableCode } from './outcome.ts';

type Read = (bytes: Uint8Array) => ReaderText | Promise<ReaderText>;
/** Loading a reader is no part of the time that a file may take. */
type Reader = { format: DocumentFormat; load(): Promise<Read> };

const READERS: Record<Exclude<Content, 'unknown'>, Reader> = {
  pdf: { format: 'pdf', load: async () => (await import('./pdf/read-pdf.ts')).loadPdfReader() },
  zip: { format: 'docx', load: async () => (await import('./docx/read-docx.ts')).readDocx },
  wordml: {
    format: 'docx',
    load: async () => {
      const { readWordXml } = await import('./docx/read-docx.ts');
      return (bytes) => readWordXml(decode(bytes));
    },
  },
  compound: { format: 'doc', load: async () => (await import('./doc/read-doc.ts')).readDoc },
  rtf: { format: 'rtf', load: async () => (await import('./rtf/read-rtf.ts')).readRtf },
  html: { format: 'html', load: async () => (await import('./html/read-html.ts')).readHtml },
  mht: { format: 'html', load: async () => (await import('./html/read-mht.ts')).readMht },
  text: { format: 'text', load: () => Promise.resolve(readText) },
};

/** What a name's extension promises, and what is read in its stead because Word opens it under that name too. */
const WORD: Content[] = ['compound', 'zip', 'rtf', 'html', 'mht', 'wordml'];
const ACCEPTED: Record<string, Content[]> = {
  pdf: ['pdf'],
  docx: WORD,
  doc: WORD,
  txt: ['text', 'html', 'wordml'],
};

/** Never throws. `fileName` decides the MIME type and which kinds are acceptable; the reader is chosen by content. */
export async function readDocument(bytes: Uint8Array, fileName: string): Promise<DocumentText | Unreadable> {
  try {
    const { format, load } = chooseReader(bytes, fileName);
    const read = await load();
    const result = await withinTime(Promise.resolve(read(bytes)), READ_LIMIT_MS, () => {
      throw new UnreadableError('corrupt', 'Reading it took too long.');
    });
    const text = tidyText(result.text);
    if (!hasWords(text)) throw new UnreadableError('no_text', 'It holds no text.');
    return {
      kind: 'text',
      text: text.slice(0, TEXT_CHARACTERS_MAX),
      format,
      pages: result.pages,
      characters: Math.min(text.length, TEXT_CHARACTERS_MAX),
      cut: result.cut || text.length > TEXT_CHARACTERS_MAX,
    };
  } catch (error) {
    // Whatever a reader trips over lies in the file: the readers know no outside.
    const { code, message } =
      error instanceof UnreadableError ? error : new UnreadableError('corrupt', 'It could not be read.');
    return { kind: 'unreadable', code, message };
  }
}

function chooseReader(bytes: Uint8Array, fileName: string): Reader {
  const accepted = ACCEPTED[extensionOf(fileName)];
  if (accepted === undefined)
    throw new UnreadableError('unsupported', 'Only .pdf, .docx and .doc files are read.');
  if (bytes.length > FILE_BYTES_MAX) throw new UnreadableError('too_large', 'It is larger than 10 MB.');
  if (bytes.length === 0) throw new UnreadableError('wrong_content', 'It is empty.');
  const content = sniffContent(bytes);
  if (content === 'unknown' || !accepted.includes(content))
    throw new UnreadableError('wrong_content', 'It is not what its name says.');
  return READERS[content];
}

function readText(bytes: Uint8Array): ReaderText {
  return { text: decode(bytes), pages: null, cut: false };
}

/** UTF-8 or UTF-16 by its mark; what is not UTF-8 is taken for Windows' Western code page. */
function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
