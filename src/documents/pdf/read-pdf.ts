// PDF through unpdf (pdf.js), page by page and chunk by chunk, under limits. The library's own extractText() takes
// a stranger's file whole: a 5.6 KB one never returned.

import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { PDF_LIMITS } from '../limits.ts';
import { UnreadableError, type ReaderText } from '../outcome.ts';
import { hasWords } from '../tidy.ts';
import { Budget } from './budget.ts';
import { CMapFactory } from './cmaps.ts';
import { drawsPlainly, hasPictures } from './features.ts';
import { formValues } from './form-fields.ts';
import { joinBrokenWords } from './hyphenation.ts';
import { isSpacedOut } from './letter-spacing.ts';
import { PageReader, type PdfDocument } from './page-reader.ts';
import { guardStrayRejections } from './stray-rejections.ts';
import { copyWhatIsNeeded, surveyStreams, type StreamSurvey } from './preflight.ts';
import type { TextItem } from './runs.ts';

/** The reader with the library that it rests on, which takes its time to load in a fresh isolate. */
export async function loadPdfReader(): Promise<typeof readPdf> {
  await getResolvedPDFJS();
  return readPdf;
}

/** The text of a PDF. Throws UnreadableError. */
export async function readPdf(bytes: Uint8Array): Promise<ReaderText> {
  const survey = surveyStreams(bytes);
  guardStrayRejections();
  const document = await open(copyWhatIsNeeded(bytes, survey));
  try {
    const budget = new Budget();
    const pages = new PageReader(document, budget, glyphChoice(bytes, survey));
    const texts = await pages.readAll();
    const answers = budget.isSpent ? [] : await formValues(document);
    const text = joinBrokenWords([...texts, ...answers].join('\n'));
    if (!hasWords(text)) throw withoutText(bytes);
    return { text, pages: document.numPages, cut: budget.isCut || document.numPages > PDF_LIMITS.pages };
  } finally {
    await document.loadingTask.destroy();
  }
}

/** Whether a page's glyphs may be asked for what its text lacks, decided when a page first lacks something. */
function glyphChoice(bytes: Uint8Array, survey: StreamSurvey): (items: TextItem[]) => boolean {
  let isCheap: boolean | undefined;
  return (items) => {
    if (!survey.mapsSoftHyphens && !items.some(({ str }) => isSpacedOut(str))) return false;
    isCheap ??= survey.unpackedBytes <= PDF_LIMITS.drawnBytes && drawsPlainly(bytes);
    return isCheap;
  };
}

function withoutText(bytes: Uint8Array): UnreadableError {
  return hasPictures(bytes)
    ? new UnreadableError('scanned', 'Its pages hold pictures and no text.')
    : new UnreadableError('no_text', 'It holds no text.');
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      enableXfa: false,
      maxImageSize: 1,
      useWorkerFetch: false,
      useWasm: false,
      cMapPacked: true,
      cMapUrl: 'cmaps/',
      BinaryDataFactory: CMapFactory,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new UnreadableError('encrypted', 'It is protected by a password.');
    throw new UnreadableError('corrupt', 'Its structure is broken.');
  }
}
