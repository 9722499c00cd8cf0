// UTF-8 that some program read as Windows' letters, as old exports of CVs hold it: "DiplÃ´me", "FÃ¼hrerschein", "â€¢". Pure.

import type { Piece } from './piece.ts';

/** Windows-1252 beyond Latin-1, by its bytes from 0x80. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** What a letter beyond Latin-1 was as a byte. */
const BYTES = new Map([...WINDOWS].map((letter, index) => [letter, 0x80 + index]));
/** The byte that most often had no letter, and the sign it was lost to. */
const LOST = { sign: '?', byte: 0x80 };
/** First bytes of the letters and signs of Western texts: two bytes long up to the last of Latin, three for punctuation. */
const TWO = { from: 0xc2, to: 0xc5 };
const THREE = 0xe2;

/** The character that was misread at a place; null where the text is what it seems. */
export function misreadAt(source: string, at: number): Piece | null {
  const first = byteOf(source[at]);
  if (first >= TWO.from && first <= TWO.to) {
    const second = byteOf(source[at + 1]);
    return isFurther(second)
      ? { text: String.fromCharCode(((first & 0x1f) << 6) | (second & 0x3f)), length: 2 }
      : null;
  }
  if (first !== THREE) return null;
  const second = source[at + 1] === LOST.sign ? LOST.byte : byteOf(source[at + 1]);
  const third = byteOf(source[at + 2]);
  return second === LOST.byte && isFurther(third)
    ? {
        text: String.fromCharCode(((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f)),
        length: 3,
      }
    : null;
}

/** -1 for what no byte was. */
function byteOf(letter: string | undefined): number {
  if (letter === undefined) return -1;
  const code = letter.charCodeAt(0);
  return code >= 0xa0 && code <= 0xff ? code : (BYTES.get(letter) ?? -1);
}

function isFurther(byte: number): boolean {
  return byte >= 0x80 && byte <= 0xbf;
}
