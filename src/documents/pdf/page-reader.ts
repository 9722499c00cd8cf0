// Reads the pages of an open PDF, chunk by chunk, until the budget is spent.

import type { getDocumentProxy } from 'unpdf';
import { PDF_LIMITS } from '../limits.ts';
import { placeAccents } from './accents.ts';
import type { Budget } from './budget.ts';
import { restoreFromGlyphs } from './glyphs.ts';
import { pageText } from './reading-order.ts';
import { RunCollector, type TextItem } from './runs.ts';
import { joinRuns } from './segments.ts';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

export class PageReader {
  readonly #document: PdfDocument;
  readonly #budget: Budget;
  readonly #wantsGlyphs: (items: TextItem[]) => boolean;

  /** `wantsGlyphs` says whether a page with these items is worth the cost of its glyphs. */
  constructor(document: PdfDocument, budget: Budget, wantsGlyphs: (items: TextItem[]) => boolean) {
    this.#document = document;
    this.#budget = budget;
    this.#wantsGlyphs = wantsGlyphs;
  }

  /** The text of each page, in order; as far as the limits go. */
  async readAll(): Promise<string[]> {
    const texts: string[] = [];
    const last = Math.min(this.#document.numPages, PDF_LIMITS.pages);
    for (let number = 1; number <= last && !this.#budget.isSpent; number++) {
      texts.push(await this.#readPage(number));
      // The clock moves, and others get their turn, only while nothing computes.
      if (number < last) await new Promise((resolve) => setTimeout(resolve, 0));
    }
    return texts;
  }

  /** A page that breaks off keeps what was read of it: damaged pages are common in otherwise sound files. */
  async #readPage(number: number): Promise<string> {
    let items: TextItem[] = [];
    try {
      const page = await this.#document.getPage(number);
      await this.#collect(page, items);
      if (!this.#budget.isSpent && this.#wantsGlyphs(items)) items = await restoreFromGlyphs(items, page);
      page.cleanup();
    } catch {
      // As said above.
    }
    const collector = new RunCollector();
    for (const item of items) collector.add(item);
    return pageText(joinRuns(placeAccents(collector.runs)));
  }

  async #collect(page: PdfPage, items: TextItem[]): Promise<void> {
    const reader = page.streamTextContent({}).getReader();
    for (let reads = 1; ; reads++) {
      const { done, value } = await reader.read();
      if (done) return;
      let characters = 0;
      for (const item of value.items) {
        if (!('str' in item)) continue;
        items.push(item);
        characters += item.str.length;
      }
      this.#budget.spend(characters);
      if (this.#budget.isTimeToYield) await new Promise((resolve) => setTimeout(resolve, 0));
      if (this.#budget.isSpent || reads >= PDF_LIMITS.readsPerPage) {
        this.#budget.isCut = true;
        await reader.cancel(new Error('limit'));
        return;
      }
    }
  }
}
