// Rich text, which many .doc files really are. One pass over the bytes; bytes of one font are decoded together, as
// characters of East Asian code pages span several \'xx.

import { codePageOfCharset, encodingOfCodePage } from '../doc/code-pages.ts';
import { RTF_LIMITS, TEXT_CHARACTERS_MAX } from '../limits.ts';
import { UnreadableError, type ReaderText } from '../outcome.ts';
import { CHARACTERS, UNSEEN_DESTINATIONS } from './destinations.ts';
import { scanRtf, type RtfVisitor } from './scan-rtf.ts';

/** The text of an RTF file. Throws `too_large` for absurd nesting. */
export function readRtf(bytes: Uint8Array): ReaderText {
  const text = new RtfText();
  scanRtf(bytes, text);
  return text.finish();
}

/** What a group inherits from the one around it, and loses at its end. */
type Group = {
  isUnseen: boolean;
  isHidden: boolean;
  isFontTable: boolean;
  /** 0 means the document's own. */
  codePage: number;
  /** Characters that follow a \u as its fallback. */
  fallbackLength: number;
};

class RtfText implements RtfVisitor {
  #group: Group = { isUnseen: false, isHidden: false, isFontTable: false, codePage: 0, fallbackLength: 1 };
  readonly #groups: Group[] = [];
  readonly #fontPages = new Map<number, number>();
  #documentPage = 1252;
  #defaultFont = 0;
  #tableFont = 0;
  #toIgnore = 0;
  readonly #decoders = new Map<string, TextDecoder>();
  #bytes: number[] = [];
  readonly #out: string[] = [];
  #characters = 0;

  get isFull(): boolean {
    return this.#characters > TEXT_CHARACTERS_MAX;
  }

  open(): void {
    this.#flush();
    if (this.#groups.length >= RTF_LIMITS.depth)
      throw new UnreadableError('too_large', 'It is nested too deeply.');
    this.#groups.push({ ...this.#group });
    this.#toIgnore = 0;
  }

  close(): void {
    this.#flush();
    this.#group = this.#groups.pop() ?? this.#group;
    this.#toIgnore = 0;
  }

  byte(value: number): void {
    if (this.#toIgnore > 0) this.#toIgnore--;
    else if (!this.#group.isUnseen) this.#bytes.push(value);
    if (this.#bytes.length > 65_536) this.#flush();
  }

  symbol(symbol: string): void {
    if (symbol === '*') this.#group.isUnseen = true;
    const text = { '~': ' ', _: '-', '\n': '\n', '\r': '\n' }[symbol];
    if (text !== undefined) this.#put(text);
  }

  word(word: string, value: number | undefined): void {
    if (word === 'u' && value !== undefined) {
      this.#put(String.fromCharCode(value & 0xffff));
      this.#toIgnore = this.#group.fallbackLength;
      return;
    }
    this.#flush();
    const text = CHARACTERS[word];
    if (text !== undefined) this.#put(text);
    else if (UNSEEN_DESTINATIONS.has(word)) this.#group.isUnseen = true;
    else this.#setState(word, value);
    if (word === 'fonttbl') this.#group.isFontTable = true;
  }

  finish(): ReaderText {
    this.#flush();
    const text = this.#out.join('').slice(0, TEXT_CHARACTERS_MAX);
    return { text, pages: null, cut: this.isFull };
  }

  #setState(word: string, value = 1): void {
    const group = this.#group;
    if (word === 'uc') group.fallbackLength = value;
    else if (word === 'ansicpg') this.#documentPage = encodingOfCodePage(value) === undefined ? 1252 : value;
    else if (word === 'mac') this.#documentPage = 10000;
    else if (word === 'v' || word === 'deleted') group.isHidden = value !== 0;
    else if (word === 'deff') this.#defaultFont = value;
    else if (word === 'f') this.#setFont(value);
    else if (word === 'fcharset' && group.isFontTable) this.#setCharset(value);
    else if (word === 'plain') {
      group.isHidden = false;
      group.codePage = this.#fontPages.get(this.#defaultFont) ?? 0;
    } else if (word === 'shptxt' || word === 'shpinst') group.isUnseen = false;
  }

  #setFont(font: number): void {
    if (this.#group.isFontTable) this.#tableFont = font;
    else this.#group.codePage = this.#fontPages.get(font) ?? 0;
  }

  #setCharset(charset: number): void {
    const page = codePageOfCharset(charset);
    if (page !== undefined) this.#fontPages.set(this.#tableFont, page);
  }

  #put(text: string): void {
    this.#flush();
    if (this.#group.isUnseen || this.#group.isHidden) return;
    this.#characters += text.length;
    if (this.#characters <= TEXT_CHARACTERS_MAX) this.#out.push(text);
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = new Uint8Array(this.#bytes);
    this.#bytes = [];
    const encoding = encodingOfCodePage(this.#group.codePage || this.#documentPage) ?? 'windows-1252';
    this.#put(this.#decoder(encoding).decode(bytes));
  }

  /** Kept, as making one costs more than using it, and a file may change its font a million times. */
  #decoder(encoding: string): TextDecoder {
    const decoder = this.#decoders.get(encoding) ?? new TextDecoder(encoding);
    this.#decoders.set(encoding, decoder);
    return decoder;
  }
}
