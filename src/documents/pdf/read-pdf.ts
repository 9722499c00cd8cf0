// PDF through unpdf (pdf.js), page by page and chunk by chunk, under limits. The library's own extractText() takes
// a stranger's file whole: a 5.6 KB one never returned.

import { getDocumentProxy } from 'unpdf';
import { PDF_LIMITS, TEXT_CHARACTERS_MAX } from '../limits.ts';
import { UnreadableError, type ReaderText } from '../outcome.ts';
import { checkStreams } from './preflight.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text of a PDF. Throws UnreadableError. */
export async function readPdf(bytes: Uint8Array): Promise<ReaderText> {
  checkStreams(bytes);
  const document = await open(bytes);
  try {
    return await readPages(document);
  } finally {
    await document.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes.slice(), {
      verbosity: 0,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
      maxImageSize: 1,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new UnreadableError('encrypted', 'It is protected by a password.');
    throw new UnreadableError('corrupt', 'Its structure is broken.');
  }
}

async function readPages(document: PdfDocument): Promise<ReaderText> {
  const deadline = Date.now() + PDF_LIMITS.milliseconds;
  const out: string[] = [];
  const state = { characters: 0, reads: 0, cut: document.numPages > PDF_LIMITS.pages };
  for (let number = 1; number <= Math.min(document.numPages, PDF_LIMITS.pages); number++) {
    const page = await document.getPage(number).catch(() => null);
    if (page === null) continue;
    const reader = page.streamTextContent({}).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        state.reads++;
        for (const item of value.items) {
          if (!('str' in item)) continue;
          const text = item.str + (item.hasEOL ? '\n' : '');
          state.characters += text.length;
          out.push(text);
        }
        if (state.reads % 64 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
        if (
          state.characters > TEXT_CHARACTERS_MAX ||
          state.reads > PDF_LIMITS.reads ||
          Date.now() > deadline
        ) {
          state.cut = true;
          await reader.cancel(new Error('limit'));
          break;
        }
      }
    } catch {
      // A page that breaks off keeps what was read of it.
    }
    out.push('\n');
    page.cleanup();
    if (state.cut && number < document.numPages && state.characters > TEXT_CHARACTERS_MAX) break;
  }
  return { text: out.join(''), pages: document.numPages, cut: state.cut };
}
