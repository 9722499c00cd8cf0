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
const kinds = new Uint8Array(CODES);
for (const [kind, signs] of SIGNS)
  for (const sign of signs) kinds[sign.charCodeAt(0)] = (kinds[sign.charCodeAt(0)] ?? 0) | kind;

const OHM = 0x2126;
const BELOW_IOTA = 0x345;

/** The kinds of a sign by its code, as bits. */
export function kindsOf(code: number): number {
  if (code < CODES) return kinds[code] ?? 0;
  if (code < 0x250) return 0;
  if (code === OHM) return SHARED;
  if (code >= 0x300 && code < 0x370) return MARK | SCRIPT | (code === BELOW_IOTA ? SHARED : 0);
  const isPlain = (code >= 0x2000 && code < 0x2c00) || (code >= 0xe000 && code < 0xf900);
  return isPlain ? 0 : SCRIPT;
}
