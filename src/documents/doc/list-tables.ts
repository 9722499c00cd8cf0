// The lists of a Word 97+ document [MS-DOC 2.9.131 LSTF, 2.9.150 LVL, 2.9.132 LFO]: definitions with their levels,
// and the overrides that paragraphs refer to by number.

import type { List, ListLevel } from '../lists/list-counters.ts';
import type { NumberFormat } from '../lists/number-format.ts';
import { ByteReader } from './byte-reader.ts';
import type { Place } from './file-information.ts';

const FORMATS: Record<number, NumberFormat> = {
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
  5: 'ordinal',
  22: 'decimalZero',
  23: 'bullet',
  255: 'none',
};
const LEVELS = 9;
const LIST_FIXED_BYTES = 18;
const OVERRIDE_REST_BYTES = 8;
const IS_SIMPLE = 0x01;
const IS_LEGAL = 0x04;
const SETS_START = 0x10;
const SETS_FORMAT = 0x20;

/** The lists by the number that paragraphs refer to (from 1). */
export function readLists(table: Uint8Array, definitions: Place, overrides: Place): Map<number, List> {
  const lists = new Map<number, List>();
  if (definitions.bytes === 0 || overrides.bytes === 0) return lists;
  const levels = readDefinitions(table, definitions);
  const reader = new ByteReader(table, overrides.at);
  const heads = Array.from({ length: Math.min(reader.uint32(), overrides.bytes / 16) }, () => {
    const key = String(reader.uint32());
    reader.skip(OVERRIDE_REST_BYTES);
    const count = reader.uint8();
    reader.skip(3);
    return { key, count };
  });
  for (const { key, count } of heads) {
    const list = { key, levels: [...(levels.get(key) ?? [])], startOverrides: new Map<number, number>() };
    lists.set(lists.size + 1, list);
    reader.skip(4);
    for (let index = 0; index < count; index++) readOverride(reader, list);
  }
  return lists;
}

function readDefinitions(table: Uint8Array, place: Place): Map<string, ListLevel[]> {
  const heads = new ByteReader(table, place.at);
  const lists = Array.from({ length: Math.min(heads.uint16(), place.bytes / 28) }, () => {
    const key = String(heads.uint32());
    heads.skip(4 + LIST_FIXED_BYTES);
    const isSimple = (heads.uint8() & IS_SIMPLE) !== 0;
    heads.skip(1);
    return { key, isSimple };
  });
  // The levels of all lists follow the table, and its length leaves them out.
  const reader = new ByteReader(table, place.at + place.bytes);
  const definitions = new Map<string, ListLevel[]>();
  for (const { key, isSimple } of lists) {
    definitions.set(
      key,
      Array.from({ length: isSimple ? 1 : LEVELS }, () => readLevel(reader)),
    );
  }
  return definitions;
}

function readLevel(reader: ByteReader): ListLevel {
  const start = reader.uint32();
  const format = FORMATS[reader.uint8()] ?? 'decimal';
  const isLegal = (reader.uint8() & IS_LEGAL) !== 0;
  reader.skip(9 + 1 + 8);
  const characterBytes = reader.uint8();
  const paragraphBytes = reader.uint8();
  reader.skip(2 + paragraphBytes + characterBytes);
  const characters = Array.from({ length: reader.uint16() }, () => reader.uint16());
  // A number below nine stands for the counter of that level.
  const text = characters
    .map((code) => (code < LEVELS ? `%${code + 1}` : String.fromCharCode(code)))
    .join('');
  return { start, format, isLegal, text };
}

function readOverride(reader: ByteReader, list: Required<List>): void {
  const start = reader.uint32();
  const flags = reader.uint32();
  const level = flags & 0x0f;
  if ((flags & SETS_FORMAT) !== 0) list.levels[level] = readLevel(reader);
  else if ((flags & SETS_START) !== 0) list.startOverrides.set(level, start);
}
