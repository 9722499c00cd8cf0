// A CV file of this machine as text, through the same reader that the service uses.

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readDocument } from '../../src/documents/read-document.ts';

/** Reads the CV at `path`; `problem` says why there is no text, beginning with a stable code. */
export type ReadCv = (path: string) => Promise<{ text: string } | { problem: string }>;

/** Code points that the service scores (spec, Limits); more need not travel. */
const CHARACTERS_USED = 10_000;

/** Reads .pdf, .docx, .doc and .txt to their end. */
export const readCvFile: ReadCv = async (path) => {
  try {
    const read = await readDocument(new Uint8Array(await readFile(path)), basename(path));
    return read.kind === 'text' ? { text: read.text } : { problem: `${read.code}: ${read.message}` };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'it cannot be opened';
    return { problem: `unreadable: ${reason}` };
  }
};

/** As much of a CV as is scored. */
export function scoredPart(text: string): string {
  if (text.length <= CHARACTERS_USED) return text;
  return Array.from(text.slice(0, 2 * CHARACTERS_USED))
    .slice(0, CHARACTERS_USED)
    .join('');
}
