// Which paragraphs of a Word 97+ document stand in a list: stated by the paragraph itself or by its style
// [MS-DOC 2.9.174 PapxFkp, 2.9.260 STD; sprmPIlfo, sprmPIlvl].

import { ByteReader } from './byte-reader.ts';
import { viewOf } from './compound-file.ts';
import type { FileInformation, Place } from './file-information.ts';
import { operandBytes } from './hidden-runs.ts';

/** A paragraph's list (from 1; 0 is none) and its level there (from 0). */
export type ListPlace = { list: number; level: number };

const PAGE_BYTES = 512;
const ENTRY_BYTES = 13;
const RUNS_PER_PAGE_MAX = 29;
const SET_LIST = 0x460b;
const SET_LEVEL = 0x260a;
/** Written for "in no list". */
const NO_LIST = 0x07ff;
const PARAGRAPH_STYLE = 1;
const STYLE_CHAIN_MAX = 12;
const STYLES_MAX = 4_096;

/** Places in lists by the offset in the Word stream at which the paragraph begins. */
export function findListParagraphs(
  word: Uint8Array,
  table: Uint8Array,
  information: FileInformation,
): Map<number, ListPlace> {
  const styles = readStyleLists(table, information.styleSheet);
  const found = new Map<number, ListPlace>();
  const { at, bytes } = information.paragraphFormats;
  const count = Math.floor((Math.min(bytes, table.length - at) - 4) / 8);
  const pages = new ByteReader(table, at + 4 * (count + 1));
  for (let index = 0; index < Math.min(count, word.length / PAGE_BYTES); index++) {
    const page = (pages.uint32() & 0x3fffff) * PAGE_BYTES;
    if (page + PAGE_BYTES <= word.length) readPage(word.subarray(page, page + PAGE_BYTES), styles, found);
  }
  return found;
}

function readPage(
  page: Uint8Array,
  styles: Map<number, Partial<ListPlace>>,
  found: Map<number, ListPlace>,
): void {
  const view = viewOf(page);
  const count = page[PAGE_BYTES - 1] ?? 0;
  if (count > RUNS_PER_PAGE_MAX) return;
  for (let index = 0; index < count; index++) {
    const at = 2 * (page[4 * (count + 1) + ENTRY_BYTES * index] ?? 0);
    if (at === 0 || at + 4 > PAGE_BYTES) continue;
    const short = page[at] ?? 0;
    const start = short === 0 ? at + 2 : at + 1;
    const end = Math.min(start + (short === 0 ? 2 * (page[at + 1] ?? 0) : 2 * short - 1), PAGE_BYTES - 1);
    const own = readProperties(page.subarray(start + 2, end));
    const styled = styles.get(view.getUint16(start, true));
    const list = own.list ?? styled?.list ?? 0;
    if (list !== 0 && list !== NO_LIST)
      found.set(view.getUint32(4 * index, true), { list, level: own.level ?? styled?.level ?? 0 });
  }
}

function readProperties(properties: Uint8Array): Partial<ListPlace> {
  const view = viewOf(properties);
  const place: Partial<ListPlace> = {};
  for (let at = 0; at + 3 <= properties.length;) {
    const property = view.getUint16(at, true);
    if (property === SET_LEVEL) place.level = properties[at + 2] ?? 0;
    if (property === SET_LIST && at + 4 <= properties.length) place.list = view.getUint16(at + 2, true);
    at += 2 + operandBytes(property, properties[at + 2] ?? 0);
  }
  return place;
}

/** What each style says of lists, what it is based on included. */
function readStyleLists(table: Uint8Array, place: Place): Map<number, Partial<ListPlace>> {
  const styles = new Map<number, { own: Partial<ListPlace>; base: number }>();
  if (place.bytes > 0) {
    const sheet = new ByteReader(table.subarray(place.at, place.at + place.bytes));
    const headBytes = sheet.uint16();
    const count = Math.min(sheet.uint16(), STYLES_MAX);
    const baseBytes = sheet.uint16();
    sheet.at = 2 + headBytes;
    for (let index = 0; index < count; index++) {
      const style = sheet.take(sheet.uint16());
      if (style.length > 0) styles.set(index, readStyle(style, baseBytes));
    }
  }
  return new Map([...styles.keys()].map((index) => [index, inherited(styles, index)]));
}

function readStyle(style: Uint8Array, baseBytes: number): { own: Partial<ListPlace>; base: number } {
  const reader = new ByteReader(style, 2);
  const kindAndBase = reader.uint16();
  const base = kindAndBase >> 4;
  if ((kindAndBase & 0x0f) !== PARAGRAPH_STYLE) return { own: {}, base };
  reader.at = baseBytes;
  reader.skip(2 * reader.uint16() + 2);
  // Properties begin at an even offset, with the style's own number.
  reader.at += reader.at % 2;
  const bytes = reader.uint16();
  return { own: bytes < 2 ? {} : readProperties(reader.take(bytes).subarray(2)), base };
}

function inherited(
  styles: Map<number, { own: Partial<ListPlace>; base: number }>,
  index: number,
): Partial<ListPlace> {
  const place: Partial<ListPlace> = {};
  let style = styles.get(index);
  for (let step = 0; style !== undefined && step < STYLE_CHAIN_MAX; step++) {
    const { list = style.own.list, level = style.own.level } = place;
    if (list !== undefined) place.list = list;
    if (level !== undefined) place.level = level;
    style = styles.get(style.base);
  }
  return place;
}
