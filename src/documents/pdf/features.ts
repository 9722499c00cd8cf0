// What a PDF holds besides text, told from its bytes. Pure.

import { Buffer } from 'node:buffer';

/**
 * True when the cost of drawing a page is bounded by the length of its content: nothing in the file is drawn by
 * reference (forms, patterns), which nests without bound. Names written with escapes count as references.
 */
export function drawsPlainly(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return !/\/Subtype\s*\/Form\b|\/PatternType\b|\/\w*#[0-9a-f]{2}/i.test(text);
}

/** True when the file holds pictures. */
export function hasPictures(bytes: Uint8Array): boolean {
  return /\/Subtype\s*\/Image\b/.test(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
  );
}

/** The most streams that one page of the file names as its content; the library reads one as often as it is named. */
export function contentParts(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let most = 0;
  for (let at = file.indexOf(CONTENTS); at >= 0; at = file.indexOf(CONTENTS, at)) {
    const from = at + CONTENTS.length;
    at = from;
    if (!bytes.subarray(from, from + 4).includes(LIST)) continue;
    const end = file.indexOf(']', from);
    at = end < 0 ? file.length : end;
    most = Math.max(most, count(file.subarray(from, at), REFERENCE));
  }
  return most;
}

const CONTENTS = '/Contents';
const LIST = 0x5b;
const REFERENCE = 0x52;

function count(bytes: Uint8Array, wanted: number): number {
  let found = 0;
  for (const byte of bytes) if (byte === wanted) found++;
  return found;
}
