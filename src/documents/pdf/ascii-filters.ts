// Undoes the filters that write bytes as printable characters (ASCIIHexDecode, ASCII85Decode). Some generators lay
// them over every compressed stream, which would hide from the preflight what that unpacks to. Pure.

const TILDE = 0x7e;
const GREATER = 0x3e;
const Z = 0x7a;
const FIRST_85 = 0x21;
const LAST_85 = 0x75;

/** The data under the outermost filters of this kind that the stream's dictionary names. */
export function undoAsciiFilters(data: Uint8Array, dictionary: string): Uint8Array {
  const named = /\/Filter\s*\[?\s*((?:\/\w+\s*)*)/.exec(dictionary)?.[1] ?? '';
  let left = data;
  for (const name of named.match(/\w+/g) ?? []) {
    if (name === 'ASCIIHexDecode' || name === 'AHx') left = decodeHex(left);
    else if (name === 'ASCII85Decode' || name === 'A85') left = decode85(left);
    else break;
  }
  return left;
}

function decodeHex(data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length >> 1);
  let digits = 0;
  for (let at = 0; at < data.length; at++) {
    const byte = data[at] ?? GREATER;
    if (byte === GREATER || digits >> 1 >= out.length) break;
    const digit = hexDigit(byte);
    if (digit < 0) continue;
    out[digits >> 1] = digits % 2 === 0 ? digit << 4 : (out[digits >> 1] ?? 0) | digit;
    digits++;
  }
  return out.subarray(0, (digits + 1) >> 1);
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}

/** Five characters are four bytes; a last group of fewer is filled up. */
function decode85(data: Uint8Array): Uint8Array {
  let zeros = 0;
  for (let at = data.indexOf(Z); at >= 0; at = data.indexOf(Z, at + 1)) zeros++;
  const out = new Uint8Array(Math.ceil(data.length / 5) * 4 + 4 * zeros);
  let [length, count, value] = [0, 0, 0];
  const put = (bytes: number) => {
    for (let index = 0; index < bytes; index++) out[length++] = (value / 256 ** (3 - index)) & 0xff;
    [count, value] = [0, 0];
  };
  for (let at = 0; at < data.length; at++) {
    const byte = data[at] ?? TILDE;
    if (byte === TILDE) break;
    if (byte === Z && count === 0) put(4);
    else if (byte >= FIRST_85 && byte <= LAST_85) {
      value = value * 85 + byte - FIRST_85;
      if (++count === 5) put(4);
    }
  }
  if (count > 1) {
    const bytes = count - 1;
    for (; count < 5; count++) value = value * 85 + 84;
    put(bytes);
  }
  return out.subarray(0, length);
}
