// Looks a PDF over before the library does: what it unpacks to, whether it holds objects at all. The library has no
// cap of its own; a 500 KB file can make it ask for gigabytes, and an isolate that runs out cannot be caught.
// Finds streams by their keyword, not by the cross-reference table, which a hostile file may not tell the truth in.

import { inflateBounded } from '../inflate.ts';
import { PDF_LIMITS } from '../limits.ts';
import { UnreadableError } from '../outcome.ts';

const STREAM = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];
const END = [0x65, 0x6e, 0x64];

/** Throws `too_large` when the file's streams unpack to more than PDF_LIMITS allow. Damaged streams pass. */
export function checkStreams(bytes: Uint8Array): void {
  let total = 0;
  for (let at = bytes.indexOf(STREAM[0] ?? 0); at >= 0; at = bytes.indexOf(STREAM[0] ?? 0, at + 1)) {
    if (!matches(bytes, at, STREAM) || matches(bytes, at - END.length, END)) continue;
    total += unpackedSize(bytes.subarray(dataStart(bytes, at + STREAM.length)));
    if (total > PDF_LIMITS.totalBytes)
      throw new UnreadableError('too_large', 'It unpacks to more than a CV can hold.');
  }
}

function dataStart(bytes: Uint8Array, at: number): number {
  const afterReturn = bytes[at] === 13 ? at + 1 : at;
  return bytes[afterReturn] === 10 ? afterReturn + 1 : afterReturn;
}

/** Bytes that a stream's layers of Flate unpack to, all layers counted; 0 for what is not Flate or is damaged. */
function unpackedSize(stream: Uint8Array): number {
  let data = stream;
  let size = 0;
  for (let layer = 0; layer < PDF_LIMITS.nestedFilters && looksDeflated(data); layer++) {
    const unpacked = tryInflate(data);
    if (unpacked === null) break;
    data = unpacked;
    size += data.length;
  }
  return size;
}

function tryInflate(data: Uint8Array): Uint8Array | null {
  try {
    return inflateBounded(data, PDF_LIMITS.streamBytes, 'zlib');
  } catch (error) {
    if (error instanceof UnreadableError && error.code === 'too_large') throw error;
    return null;
  }
}

/** The two bytes of a zlib header: method 8 and a checksum. */
function looksDeflated(data: Uint8Array): boolean {
  const [method = 0, flags = 0] = data;
  return data.length > 2 && (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

function matches(bytes: Uint8Array, at: number, pattern: number[]): boolean {
  return pattern.every((byte, index) => bytes[at + index] === byte);
}
