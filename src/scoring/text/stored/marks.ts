// A letter and its accent that came as two signs, as some systems store file names and some PDFs their text. Pure.

import type { Piece } from './piece.ts';

const LETTER_AND_MARKS = /\p{L}\p{M}+/uy;
/** So many letters in a row that all bear marks are no word of a language: they hide one, and stay as they are. */
const DISGUISED_MIN = 4;
const ROW = /(?:\p{L}\p{M}+){1,4}/uy;

/** Whether the sign at a place is an accent that belongs to the one before it. */
export function isMark(code: number): boolean {
  return code >= 0x300 && code <= 0x36f;
}

/** The letter at a place with the marks behind it, as one sign; null where it bears none or hides a word. */
export function composedAt(source: string, at: number): Piece | null {
  if (!isMark(source.charCodeAt(at + 1))) return null;
  LETTER_AND_MARKS.lastIndex = at;
  const letter = LETTER_AND_MARKS.exec(source)?.[0];
  if (letter === undefined) return null;
  const text = letter.normalize('NFC');
  return text.length > 1 || isDisguised(source, at) ? null : { text, length: letter.length };
}

function isDisguised(source: string, at: number): boolean {
  // Seen from its first letter on, so that the last ones of a row know of the row.
  let from = at;
  for (let letters = 1; letters < DISGUISED_MIN; letters += 1) {
    let before = from - 1;
    while (isMark(source.charCodeAt(before))) before -= 1;
    if (before === from - 1 || !/\p{L}/u.test(source[before] ?? '')) break;
    from = before;
  }
  ROW.lastIndex = from;
  return (ROW.exec(source)?.[0].match(/\p{L}/gu)?.length ?? 0) >= DISGUISED_MIN;
}
