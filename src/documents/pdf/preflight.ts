// Looks a PDF over before the library does: what it unpacks to, whether it holds objects at all. The library has no
// cap of its own; a 500 KB file can make it ask for gigabytes, and an isolate that runs out cannot be caught.
// Finds streams by their keyword, not by the cross-reference table, which a hostile file may not tell the truth in.

import { Buffer } from 'node:buffer';
import { inflateBounded } from '../inflate.ts';
import { PDF_LIMITS } from '../limits.ts';
import { UnreadableError } from '../outcome.ts';

const STREAM = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];
const END = [0x65, 0x6e, 0x64];
/** Taken for what a damaged stream unpacks to, in multiples of its length. */
const DAMAGED_RATIO = 40;
/** A font's map to Unicode is smaller. */
const CMAP_BYTES_MAX = 512 * 1024;

/** What the streams of a file are like. */
export type StreamSurvey = {
  unpackedBytes: number;
  /** Some font maps a glyph to U+00AD, as XeLaTeX does its hyphens. */
  mapsSoftHyphens: boolean;
};

/** Throws `too_large` when the file's streams unpack to more than PDF_LIMITS allow. Damaged streams pass. */
export function surveyStreams(bytes: Uint8Array): StreamSurvey {
  const survey = { unpackedBytes: 0, mapsSoftHyphens: mentionsSoftHyphen(bytes) };
  let streams = 0;
  for (let at = bytes.indexOf(STREAM[0] ?? 0); at >= 0; at = bytes.indexOf(STREAM[0] ?? 0, at + 1)) {
    if (!matches(bytes, at, STREAM) || matches(bytes, at - END.length, END)) continue;
    streams++;
    unpack(bytes.subarray(dataStart(bytes, at + STREAM.length)), survey);
    if (survey.unpackedBytes > PDF_LIMITS.totalBytes || streams > PDF_LIMITS.streams)
      throw new UnreadableError('too_large', 'It unpacks to more than a CV can hold.');
  }
  return survey;
}

function dataStart(bytes: Uint8Array, at: number): number {
  const afterReturn = bytes[at] === 13 ? at + 1 : at;
  return bytes[afterReturn] === 10 ? afterReturn + 1 : afterReturn;
}

/** Unpacks a stream's layers of Flate and takes note of them; passes by what is not Flate or is damaged. */
function unpack(stream: Uint8Array, survey: StreamSurvey): void {
  let data = stream;
  for (let layer = 0; layer < PDF_LIMITS.nestedFilters && looksDeflated(data); layer++) {
    const unpacked = tryInflate(data);
    if (unpacked === null) {
      survey.unpackedBytes += damagedCost(data);
      break;
    }
    data = unpacked;
    survey.unpackedBytes += data.length;
  }
  if (data !== stream && data.length <= CMAP_BYTES_MAX) survey.mapsSoftHyphens ||= mentionsSoftHyphen(data);
}

/** What a damaged stream may cost: the library unpacks it as far as it goes, which nothing tells beforehand. */
function damagedCost(data: Uint8Array): number {
  const end = Buffer.from(data.buffer, data.byteOffset, data.byteLength).indexOf('endstream');
  return Math.min(DAMAGED_RATIO * (end < 0 ? data.length : end), PDF_LIMITS.streamBytes);
}

function mentionsSoftHyphen(data: Uint8Array): boolean {
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return text.includes('<00AD>') || text.includes('<00ad>');
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
