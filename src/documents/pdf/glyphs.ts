// Puts back what the library's text drops: hyphens that a font maps to U+00AD (every XeLaTeX CV: "open-source" came out
// as "opensource"), and the word gaps of letter-spaced lines ("1 2 3 4 B r o a d w a y"). The glyphs of the page's drawing
// operators still have both; they come in the same order, so the two are walked side by side.
// Costs about as much as reading the page's text, hence only where something is missing and drawing is cheap.

import { getResolvedPDFJS } from 'unpdf';
import { isSpacedOut } from './letter-spacing.ts';
import type { PdfPage } from './page-reader.ts';
import type { TextItem } from './runs.ts';

const SOFT_HYPHEN = '\u00ad';
const DROPPED = /[\s\p{Cf}]/u;
/** Words of a page that are kept apart by spaces have at least one to so many glyphs; TeX draws none at all. */
const GLYPHS_PER_SPACE = 30;
/** The library takes these apart in its text, and leaves them whole in its glyphs. */
const LIGATURES = /[\u00b5\u2126\ufb00-\ufb4f]/g;

/** The items with hyphens and word gaps restored; as they were from where glyphs and text do not agree. */
export async function restoreFromGlyphs(items: TextItem[], page: PdfPage): Promise<TextItem[]> {
  const glyphs = Array.from(await pageGlyphs(page));
  const drawsSpaces = glyphs.filter((glyph) => glyph === ' ').length * GLYPHS_PER_SPACE >= glyphs.length;
  const restored: TextItem[] = [];
  let at = 0;
  for (const item of items) {
    const match = matchGlyphs(item.str, drawsSpaces && isSpacedOut(item.str), glyphs, at);
    if (match === null) break;
    at = match.next;
    restored.push({ ...item, str: match.text });
  }
  return [...restored, ...items.slice(restored.length)];
}

/** What the glyphs say where the text says `text`, by their spaces if it is spaced; null when it is something else. */
function matchGlyphs(
  text: string,
  isSpaced: boolean,
  glyphs: string[],
  from: number,
): { text: string; next: number } | null {
  let out = '';
  let at = from;
  for (const char of text) {
    if (DROPPED.test(char)) {
      if (!isSpaced) out += char;
      continue;
    }
    for (; at < glyphs.length && DROPPED.test(glyphs[at] ?? ''); at++) {
      if (glyphs[at] === SOFT_HYPHEN) out += '-';
      else if (isSpaced && out !== '' && !out.endsWith(' ')) out += ' ';
    }
    if (glyphs[at] !== char) return null;
    out += char;
    at++;
  }
  // A hyphen at the end of a line belongs to it, not to the next.
  for (; text.trim() !== '' && glyphs[at] === SOFT_HYPHEN; at++) out += '-';
  return { text: out, next: at };
}

/** The text of all glyphs that the page draws, in order, spaces and soft hyphens included. */
async function pageGlyphs(page: PdfPage): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const out: string[] = [];
  fnArray.forEach((operator, index) => {
    if (operator !== OPS.showText) return;
    const shown: unknown = argsArray[index]?.[0];
    if (Array.isArray(shown)) out.push(...shown.map(glyphText));
  });
  return out.join('');
}

function glyphText(glyph: unknown): string {
  if (typeof glyph !== 'object' || glyph === null || !('unicode' in glyph)) return '';
  return String(glyph.unicode).replace(LIGATURES, (ligature) => ligature.normalize('NFKC'));
}
