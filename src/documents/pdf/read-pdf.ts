// PDF through unpdf (pdf.js), page by page and chunk by chunk, under limits. The library's own extractText() takes
// a stranger's file whole: a 5.6 KB one never returned.

import { getDocumentProxy } from 'unpdf';
import { PDF_LIMITS, TEXT_CHARACTERS_MAX } from '../limits.ts';
import { UnreadableError, type ReaderText } from '../outcome.ts';
import { CMapFactory } from './cmaps.ts';
import { formValues } from './form-fields.ts';
import { joinBrokenWords } from './hyphenation.ts';
import { checkStreams } from './preflight.ts';
import { pageText } from './reading-order.ts';
import { RunCollector } from './runs.ts';
import { joinRuns } from './segments.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text of a PDF. Throws UnreadableError. */
export async function readPdf(bytes: Uint8Array): Promise<ReaderText> {
  checkStreams(bytes);
  const document = await open(bytes);
  try {
    const budget = new Budget();
    const texts = await readPages(document, budget);
    const answers = budget.isSpent ? [] : await formValues(document);
    const text = joinBrokenWords([...texts, ...answers].join('\n'));
    return { text, pages: document.numPages, cut: budget.isSpent || document.numPages > PDF_LIMITS.pages };
  } finally {
    await document.loadingTask.destroy();
  }
}

/** Counts what was read against the limits; the clock counts too, where it moves. */
class Budget {
  readonly #deadline = Date.now() + PDF_LIMITS.milliseconds;
  #reads = 0;
  #characters = 0;
  isSpent = false;

  /** Takes note of a chunk of so many characters. */
  spend(characters: number): void {
    this.#reads++;
    this.#characters += characters;
    this.isSpent =
      this.#characters > TEXT_CHARACTERS_MAX || this.#reads > PDF_LIMITS.reads || Date.now() > this.#deadline;
  }

  /** True now and then: time to let others run, and the clock move. */
  get isTimeToYield(): boolean {
    return this.#reads % PDF_LIMITS.readsPerTurn === 0;
  }
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // The library detaches what it is given, hence the copy.
    return await getDocumentProxy(bytes.slice(), {
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

async function readPages(document: PdfDocument, budget: Budget): Promise<string[]> {
  const texts: string[] = [];
  const last = Math.min(document.numPages, PDF_LIMITS.pages);
  for (let number = 1; number <= last && !budget.isSpent; number++) {
    texts.push(await readPage(document, number, budget));
  }
  return texts;
}

/** One page; a page that breaks off keeps what was read of it. */
async function readPage(document: PdfDocument, number: number, budget: Budget): Promise<string> {
  const collector = new RunCollector();
  try {
    const page = await document.getPage(number);
    const reader = page.streamTextContent({}).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      let characters = 0;
      for (const item of value.items) {
        if (!('str' in item)) continue;
        collector.add(item);
        characters += item.str.length;
      }
      budget.spend(characters);
      if (budget.isTimeToYield) await new Promise((resolve) => setTimeout(resolve, 0));
      if (budget.isSpent) {
        await reader.cancel(new Error('limit'));
        break;
      }
    }
    page.cleanup();
  } catch {
    // Damaged pages are common in otherwise sound files.
  }
  return pageText(joinRuns(collector.runs));
}
