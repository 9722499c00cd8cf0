// Parts that Word itself would convert on opening (w:altChunk): HTML, rich text or an archived page in a .docx. Tools
// that make .docx files out of web pages put the whole document there.

import { UnreadableError, type ReaderText } from '../outcome.ts';
import { sniffContent } from '../sniff.ts';
import type { Relationship } from './relationships.ts';
import type { ZipArchive } from './zip.ts';

const PARTS_MAX = 16;

/** The texts of such parts, in the order of the file. One that cannot be read is left out. */
export async function readAlternativeParts(
  archive: ZipArchive,
  related: Relationship[],
): Promise<ReaderText[]> {
  const texts: ReaderText[] = [];
  for (const { path } of related.filter(({ type }) => type === 'aFChunk').slice(0, PARTS_MAX)) {
    const bytes = archive.readBytes(path);
    const text = bytes === null ? null : await readPart(bytes);
    if (text !== null) texts.push(text);
  }
  return texts;
}

async function readPart(bytes: Uint8Array): Promise<ReaderText | null> {
  try {
    const content = sniffContent(bytes);
    if (content === 'html') return (await import('../html/read-html.ts')).readHtml(bytes);
    if (content === 'mht') return (await import('../html/read-mht.ts')).readMht(bytes);
    if (content === 'rtf') return (await import('../rtf/read-rtf.ts')).readRtf(bytes);
    return null;
  } catch (error) {
    if (error instanceof UnreadableError) return null;
    throw error;
  }
}
