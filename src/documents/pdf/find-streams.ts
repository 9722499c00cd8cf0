// Finds the streams of a PDF by their keyword, not by the cross-reference table, which a hostile file may not tell
// the truth in: every mention counts, even one inside another stream. Pure; nothing is unpacked here.

import { Buffer } from 'node:buffer';

/** A stream: what stands before its keyword, where its data begins, and where it seems to end (bytes of the file). */
export type PdfStream = { dictionary: string; start: number; end: number };

const STREAM = 'stream';
/** A picture's may hold its palette. */
const DICTIONARY_BYTES_MAX = 4_096;

/** The streams in the order of the file. One without an end goes on to the file's. */
export function* findStreams(bytes: Uint8Array): Generator<PdfStream> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = 0;
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + 1)) {
    if (file.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const start = dataStart(bytes, at + STREAM.length);
    if (end < start) end = endAfter(file, start);
    const before = file.toString('latin1', Math.max(0, at - DICTIONARY_BYTES_MAX), at);
    const from = Math.max(before.lastIndexOf(' obj'), before.lastIndexOf(STREAM));
    yield { dictionary: before.slice(Math.max(0, from)), start, end };
  }
}

/** True for what reading text never needs: pictures and enclosed files. */
export function isUnneeded({ dictionary }: PdfStream): boolean {
  return /\/Subtype\s*\/Image\b|\/Type\s*\/EmbeddedFile\b/.test(dictionary);
}

function dataStart(bytes: Uint8Array, at: number): number {
  const afterReturn = bytes[at] === 13 ? at + 1 : at;
  return bytes[afterReturn] === 10 ? afterReturn + 1 : afterReturn;
}

function endAfter(file: Buffer, start: number): number {
  const end = file.indexOf('endstream', start);
  return end < 0 ? file.length : end;
}
