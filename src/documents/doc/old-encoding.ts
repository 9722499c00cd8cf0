// The encoding of Word 6/95 text, which is one byte a character: by the document's language, else by the code page
// of its properties, else, where most letters are outside of ASCII, by the character sets of its fonts.

import { codePageOfCharset, codePageOfLanguage, encodingOfCodePage } from './code-pages.ts';
import type { FileInformation } from './file-information.ts';
import { findCodePage } from './property-set.ts';

const WESTERN = 1252;
/** Unicode code pages say how the properties themselves are written, not the text. */
const UNICODE_PAGES = new Set([1200, 65001]);
/** Western languages use far fewer letters outside of ASCII. */
const FOREIGN_SHARE = 0.3;
const FONTS_MAX = 256;

/** The encoding's name for TextDecoder. */
export function oldEncoding(
  information: FileInformation,
  word: Uint8Array,
  properties: Uint8Array | null,
): string {
  const named = findCodePage(properties);
  const stated = named === null || UNICODE_PAGES.has(named) ? WESTERN : named;
  const byLanguage = codePageOfLanguage(information.languageId);
  const page = byLanguage === WESTERN ? stated : byLanguage;
  const { at, bytes } = information.text;
  if (page !== WESTERN || !isForeign(word.subarray(at, at + bytes)))
    return encodingOfCodePage(page) ?? 'windows-1252';
  return encodingOfCodePage(fontCodePage(information, word)) ?? 'windows-1252';
}

function isForeign(text: Uint8Array): boolean {
  const high = text.filter((byte) => byte >= 0xc0).length;
  const low = text.filter((byte) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a).length;
  return high > (high + low) * FOREIGN_SHARE;
}

/** The first code page other than the Western that a font of the document asks for. */
function fontCodePage({ fonts }: FileInformation, word: Uint8Array): number {
  const end = Math.min(fonts.at + fonts.bytes, word.length);
  let at = fonts.at + 2;
  for (let count = 0; at + 5 < end && count < FONTS_MAX; count++) {
    const page = codePageOfCharset(word[at + 4] ?? 0);
    if (page !== undefined && page !== WESTERN) return page;
    at += 1 + (word[at] ?? 0);
  }
  return WESTERN;
}
