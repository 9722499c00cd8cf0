// Looks a PDF over before the library does: what it unpacks to, and what would make the library run on. The library has
// no cap of its own, cannot be interrupted, and an isolate that runs out of memory cannot be caught.
// Pictures and enclosed files are passed by and blanked for the library, so that nothing can hide in what is called one.

import { Buffer } from 'node:buffer';
import { inflateBounded } from '../inflate.ts';
import { PDF_LIMITS } from '../limits.ts';
import { UnreadableError } from '../outcome.ts';
import { undoAsciiFilters } from './ascii-filters.ts';
import { contentParts } from './features.ts';
import { findStreams, isUnneeded, type PdfStream } from './find-streams.ts';
import { nestingDepth } from './nesting.ts';

/** Taken for what a damaged stream unpacks to, in multiples of its length: the usual, and the most that Flate can do. */
const DAMAGED_RATIO = 40;
const RATIO_MAX = 1_032;
/** A short damaged stream is taken for the worst up to here, as it has been unpacked once already. */
const DAMAGED_BYTES = 3 * 1024 * 1024;
/** A font's map to Unicode is smaller. */
const CMAP_BYTES_MAX = 512 * 1024;
/** Filters that unpack without a bound this file knows, and filters whose names are hidden by escapes or elsewhere. */
const UNKNOWN_FILTERS =
  /\/(?:LZW|RunLength|RL\b)|\/Filter\s*(?:\d|\/\w*#|\[[^\]]*#)|\/\w*#\w*\s*\[?\s*\/\w*#/;
/** First bytes, as hexadecimals, of the kinds of font: TrueType, its collection, OpenType, Type 1 (plain, boxed), CFF. */
const FONT = /^(?:00010000|74727565|74746366|4f54544f|2521|8001|0100[01][0-9a-f]0[1-4])/;

/** What the streams of a file are like. */
export type StreamSurvey = {
  /** Of all streams that are needed. */
  unpackedBytes: number;
  /** Some font maps a glyph to U+00AD, as XeLaTeX does its hyphens. */
  mapsSoftHyphens: boolean;
  unneeded: PdfStream[];
};

/** Throws `too_large` when the file's streams are more than PDF_LIMITS allow. Damaged streams pass. */
export function surveyStreams(bytes: Uint8Array): StreamSurvey {
  const survey: StreamSurvey = { unpackedBytes: 0, mapsSoftHyphens: mentionsSoftHyphen(bytes), unneeded: [] };
  refuse(isEndless(bytes));
  let streams = 0;
  for (const stream of findStreams(bytes)) {
    refuse(++streams > PDF_LIMITS.streams);
    if (isUnneeded(stream)) survey.unneeded.push(stream);
    else surveyStream(bytes, stream, survey);
    refuse(survey.unpackedBytes > PDF_LIMITS.totalBytes);
  }
  return survey;
}

/** A copy of the file, as the library takes away what it is given, without the data of streams that text does not need. */
export function copyWhatIsNeeded(bytes: Uint8Array, { unneeded }: StreamSurvey): Uint8Array {
  const copy = bytes.slice();
  let blankTo = 0;
  for (const { start, end } of unneeded) {
    copy.fill(0, Math.max(start, blankTo), end);
    blankTo = Math.max(blankTo, end);
  }
  return copy;
}

function surveyStream(bytes: Uint8Array, { dictionary, start, end }: PdfStream, survey: StreamSurvey): void {
  refuse(UNKNOWN_FILTERS.test(dictionary) && end - start > PDF_LIMITS.unknownFilterBytes);
  // What is deflated ends where it says; an end mark inside it is data.
  const written = bytes.subarray(start, looksDeflated(bytes.subarray(start)) ? bytes.length : end);
  const binary = undoAsciiFilters(written, dictionary);
  // By what was looked through for it: marks without an end would have the file looked through for each.
  if (binary !== written) survey.unpackedBytes += 2 * written.length;
  const data = unpack(binary, end - start, survey);
  const isFont = FONT.test(Buffer.from(data.subarray(0, 4)).toString('hex'));
  refuse(!isFont && data !== written && data.length > PDF_LIMITS.contentBytes);
  refuse(!isFont && data === written && end - start > PDF_LIMITS.contentBytes);
  if (data === written) return;
  refuse(!isFont && isEndless(data));
  if (data.length <= CMAP_BYTES_MAX) survey.mapsSoftHyphens ||= mentionsSoftHyphen(data);
}

/** Unpacks layers of Flate and takes note of them, until it meets what is not Flate or is damaged. */
function unpack(written: Uint8Array, length: number, survey: StreamSurvey): Uint8Array {
  let data = written;
  for (let layer = 0; layer < PDF_LIMITS.nestedFilters && looksDeflated(data); layer++) {
    const unpacked = tryInflate(data);
    if (unpacked === null) {
      survey.unpackedBytes += damagedCost(layer === 0 ? length : data.length);
      break;
    }
    data = unpacked;
    survey.unpackedBytes += data.length;
  }
  return data;
}

/** The library unpacks a damaged stream as far as it goes, which nothing tells beforehand. */
function damagedCost(length: number): number {
  const worst = Math.min(RATIO_MAX * length, DAMAGED_BYTES);
  return Math.min(Math.max(DAMAGED_RATIO * length, worst), PDF_LIMITS.streamBytes);
}

/** True for content, or pages in an object stream, that the library would take too long over. */
function isEndless(data: Uint8Array): boolean {
  return nestingDepth(data) > PDF_LIMITS.nesting || contentParts(data) > PDF_LIMITS.contentParts;
}

function refuse(isTooMuch: boolean): void {
  if (isTooMuch) throw new UnreadableError('too_large', 'It unpacks to more than a CV can hold.');
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
