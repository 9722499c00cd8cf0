// What kinds of signs a text holds, so that an expression that needs one of them need not be tried where there is none. Pure.

/** Kinds of signs, one bit each. */
export const DIGIT = 1;
/** "&" and "%", and marks above and below letters. */
export const MARK = 2;
/** What code and markup are written with. */
export const MARKUP = 4;
export const PARENTHESIS = 8;
export const AT = 16;
/** An e with an accent. */
export const ACUTE = 32;
/** Beyond Latin letters, punctuation, bullets and the private use of icon fonts. */
export const SCRIPT = 64;
/** Signs that other scripts have in another case. */
export const SHARED = 128;
/** Whatever may be a letter or a number and is not in Latin-1. */
export const WIDE = 256;

const SIGNS: readonly (readonly [number, string])[] = [
  [DIGIT, '0123456789'],
  [MARK, '&%'],
  [MARKUP, '<>{}[]=\\&%#'],
  [PARENTHESIS, '('],
  [AT, '@'],
  [ACUTE, 'éÉ'],
  [SHARED, 'µ'],
];
/** Beyond these a sign is told by where it stands. */
const CODES = 0x180;
const kinds = new Uint16Array(CODES);
for (const [kind, signs] of SIGNS)
  for (const sign of signs) kinds[sign.charCodeAt(0)] = (kinds[sign.charCodeAt(0)] ?? 0) | kind;

kinds.fill(WIDE, 0x100);

const OHM = 0x2126;
const BELOW_IOTA = 0x345;

/** Dashes, quotes, bullets, currencies, arrows, shapes, dingbats but for their numbers, and what icon fonts make their own. */
const NO_LETTERS: readonly (readonly [number, number])[] = [
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x20a0, 0x20bf],
  [0x2122, 0x2122],
  [0x2190, 0x23ff],
  [0x2500, 0x2775],
  [0x2794, 0x27ff],
  [0xe000, 0xf8ff],
];

/** The kinds of a sign by its code, as bits. */
export function kindsOf(code: number): number {
  if (code < CODES) return kinds[code] ?? 0;
  const wide = NO_LETTERS.some(([first, last]) => code >= first && code <= last) ? 0 : WIDE;
  if (code < 0x250) return wide;
  if (code === OHM) return SHARED | wide;
  if (code >= 0x300 && code < 0x370) return MARK | SCRIPT | (code === BELOW_IOTA ? SHARED : 0) | wide;
  const isPlain = (code >= 0x2000 && code < 0x2c00) || (code >= 0xe000 && code < 0xf900);
  return isPlain ? wide : SCRIPT | wide;
}
