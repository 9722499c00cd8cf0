// How a text was stored, and what stands at a place of one so stored: signs as references, tags for breaks, letters apart
// from their accents, two spaces for one. Pure.

import { entityAt } from './entities.ts';
import { composedAt } from './marks.ts';
import { misreadAt } from './misread.ts';
import type { Piece } from './piece.ts';
import { isSpacedTwice } from './spaced-twice.ts';
import { markupOf, tagAt, type Markup } from './tags.ts';

/** What of a text is read otherwise than it is written. */
export type Written = {
  /** None of what follows: most texts. */
  isBare: boolean;
  /** Tags and references may stand in it. */
  isMarkedUp: boolean;
  markup: Markup;
  /** Its words are two spaces apart. */
  isSpaced: boolean;
};

// Zero width, bidi controls, soft hyphens, byte order marks, tags and variation selectors: nobody reads these.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u061c|[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
/** Space separators and controls that are no line break. */
const SPACE = /[\p{Zs}\t]/u;
const LINE_BREAKS = new Set(['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']);
/** What fonts of symbols have made their own, as word processors set it before an item, and what looks like it. */
const BULLETS = /[\ue000-\uf8ff‣⁃∙►▶▸❖◆◇❑❒➔➜➢➤]/u;
const QUOTES: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
};

/** How `source` was stored. */
export function writtenAs(source: string): Written {
  const isMarkedUp = source.includes('<') || source.includes('&');
  const markup = isMarkedUp ? markupOf(source) : 'none';
  const isSpaced = isSpacedTwice(source);
  return { isBare: !isMarkedUp && !isSpaced, isMarkedUp, markup, isSpaced };
}

/** What stands at a place, at least one unit long. */
export function pieceAt(source: string, at: number, written: Written): Piece & { isInvisible?: boolean } {
  if (written.isMarkedUp) {
    const piece = markedUpAt(source, at, written.markup);
    if (piece !== null) return piece;
  }
  if (written.isSpaced && source[at] === ' ' && source[at + 1] === ' ') return { text: '', length: 1 };
  const composed = composedAt(source, at) ?? misreadAt(source, at);
  const point = composed?.text ?? String.fromCodePoint(source.codePointAt(at) ?? 0xfffd);
  const length = composed?.length ?? point.length;
  if (INVISIBLE.test(point)) return { text: '', length, isInvisible: true };
  const isCrLf = point === '\r' && source[at + 1] === '\n';
  return { text: isCrLf ? '' : plain(point), length };
}

function markedUpAt(source: string, at: number, markup: Markup): Piece | null {
  const tag = markup === 'none' ? null : tagAt(source, at);
  if (tag !== null) return tag;
  if (markup === 'for breaks' && source[at] === '\n') return { text: ' ', length: 1 };
  const sign = entityAt(source, at);
  return sign === null ? null : { text: plain(sign.text), length: sign.length };
}

/** A code point as one or more UTF-16 units of plain text. */
function plain(point: string): string {
  if (LINE_BREAKS.has(point)) return '\n';
  if (SPACE.test(point)) return ' ';
  if (BULLETS.test(point)) return '•';
  const mapped = QUOTES[point];
  if (mapped !== undefined) return mapped;
  if (point < '\u0080') return point < ' ' && point !== '\n' ? ' ' : point;
  return point.normalize('NFKC');
}
