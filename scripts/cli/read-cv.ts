// A CV file of this machine as text, through the same reader that the service uses.

import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { readDocument } from '../../src/documents/read-document.ts';

/** Reads the CV at `path`; `problem` says why there is no text, beginning with a stable code. */
export type ReadCv = (path: string) => Promise<{ text: string } | { problem: string }>;

/** Reads .pdf, .docx and .doc by content, .txt as UTF-8. */
export const readCvFile: ReadCv = async (path) => {
  try {
    const bytes = await readFile(path);
    if (extname(path).toLowerCase() === '.txt') return { text: new TextDecoder().decode(bytes) };
    const read = await readDocument(new Uint8Array(bytes), path);
    return read.kind === 'text' ? { text: read.text } : { problem: `${read.code}: ${read.message}` };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'it cannot be opened';
    return { problem: `unreadable: ${reason}` };
  }
};
