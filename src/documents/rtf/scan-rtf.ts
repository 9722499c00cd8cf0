// Splits RTF into its tokens: groups, control words, control symbols, bytes of text. Knows nothing of their meaning.

export type RtfVisitor = {
  /** True once nothing more is wanted. */
  readonly isFull: boolean;
  open(): void;
  close(): void;
  /** A control word with its number, if it has one. */
  word(word: string, value: number | undefined): void;
  /** A control symbol that is not text itself (`*`, `~`, `_`, `-`, a line break ...). */
  symbol(symbol: string): void;
  /** A byte of text, plain or written as \'xx. */
  byte(value: number): void;
};

const OPEN = 0x7b;
const CLOSE = 0x7d;
const BACKSLASH = 0x5c;
const APOSTROPHE = 0x27;
const SPACE = 0x20;
/** Longest control word that readers must take, and longest number. */
const WORD_LENGTH_MAX = 32;
const NUMBER_LENGTH_MAX = 11;

/** Walks through the bytes until the visitor is full; \bin data is passed by. */
export function scanRtf(bytes: Uint8Array, visitor: RtfVisitor): void {
  for (let at = 0; at < bytes.length && !visitor.isFull;) {
    const byte = bytes[at] ?? 0;
    if (byte === BACKSLASH) {
      at = scanControl(bytes, at + 1, visitor);
      continue;
    }
    at++;
    if (byte === OPEN) visitor.open();
    else if (byte === CLOSE) visitor.close();
    else if (byte !== 10 && byte !== 13 && byte !== 0) visitor.byte(byte);
  }
}

/** Handles what follows a backslash; answers where to go on. */
function scanControl(bytes: Uint8Array, at: number, visitor: RtfVisitor): number {
  const byte = bytes[at] ?? 0;
  if (byte === APOSTROPHE) {
    const value = Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16);
    if (!Number.isNaN(value)) visitor.byte(value);
    return at + 3;
  }
  if (!isLetter(byte)) {
    if (byte === BACKSLASH || byte === OPEN || byte === CLOSE) visitor.byte(byte);
    else visitor.symbol(String.fromCharCode(byte));
    return at + 1;
  }
  let end = at;
  while (end < at + WORD_LENGTH_MAX && isLetter(bytes[end] ?? 0)) end++;
  const word = String.fromCharCode(...bytes.subarray(at, end));
  let numberEnd = bytes[end] === 0x2d ? end + 1 : end;
  while (numberEnd < end + NUMBER_LENGTH_MAX && isDigit(bytes[numberEnd] ?? 0)) numberEnd++;
  const number = Number.parseInt(String.fromCharCode(...bytes.subarray(end, numberEnd)), 10);
  const value = Number.isNaN(number) ? undefined : number;
  const next = bytes[numberEnd] === SPACE ? numberEnd + 1 : numberEnd;
  if (word === 'bin') return next + Math.max(0, value ?? 0);
  visitor.word(word, value);
  return next;
}

function isLetter(byte: number): boolean {
  return (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90);
}

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}
