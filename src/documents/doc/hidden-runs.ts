// Runs that are in the file but not on the page: deleted under change tracking, or formatted as hidden
// [MS-DOC 2.6.1: sprmCFRMarkDel, sprmCFVanish]. Word 97 and later.

import { viewOf } from './compound-file.ts';
import type { Place } from './file-information.ts';

/** A run of bytes of the Word stream, from `start` up to `end`. */
export type ByteRange = { start: number; end: number };

const PAGE_BYTES = 512;
const RUNS_PER_PAGE_MAX = 101;
const DELETED = 0x0800;
const HIDDEN = 0x083c;

/** The runs to leave out, by their place and without overlaps. Formats that do not parse are taken for none: text matters more. */
export function findHiddenRuns(word: Uint8Array, table: Uint8Array, formats: Place): ByteRange[] {
  const runs: ByteRange[] = [];
  const view = viewOf(table);
  const stated = Math.floor((Math.min(formats.bytes, table.length - formats.at) - 4) / 8);
  // A table that names a page twice only wants to take long.
  const count = Math.min(stated, Math.floor(word.length / PAGE_BYTES));
  for (let index = 0; index < count; index++) {
    const page = (view.getUint32(formats.at + 4 * (stated + 1) + 4 * index, true) & 0x3fffff) * PAGE_BYTES;
    if (page + PAGE_BYTES <= word.length)
      runs.push(...hiddenRunsOfPage(word.subarray(page, page + PAGE_BYTES)));
  }
  return merged(runs.toSorted((one, other) => one.start - other.start));
}

/** Sorted runs without overlaps. */
function merged(runs: ByteRange[]): ByteRange[] {
  const apart: ByteRange[] = [];
  for (const { start, end } of runs) {
    const last = apart.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) apart.push({ start, end });
  }
  return apart;
}

/** A page of formats: run bounds, then a byte per run that points to its list of properties, the count last. */
function hiddenRunsOfPage(page: Uint8Array): ByteRange[] {
  const view = viewOf(page);
  const count = page[PAGE_BYTES - 1] ?? 0;
  if (count > RUNS_PER_PAGE_MAX) return [];
  const runs: ByteRange[] = [];
  for (let index = 0; index < count; index++) {
    const properties = 2 * (page[4 * (count + 1) + index] ?? 0);
    if (properties !== 0 && isHidden(page, view, properties))
      runs.push({ start: view.getUint32(4 * index, true), end: view.getUint32(4 * index + 4, true) });
  }
  return runs;
}

function isHidden(page: Uint8Array, view: DataView, at: number): boolean {
  const end = Math.min(at + 1 + (page[at] ?? 0), PAGE_BYTES - 1);
  for (let next = at + 1; next + 3 <= end;) {
    const property = view.getUint16(next, true);
    if ((property === DELETED || property === HIDDEN) && page[next + 2] === 1) return true;
    next += 2 + operandBytes(property, page[next + 2] ?? 0);
  }
  return false;
}

/** The bytes of a property's operand, by the three bits that say its size. */
export function operandBytes(property: number, firstByte: number): number {
  const sizes = [1, 1, 2, 4, 2, 2, firstByte + 1, 3];
  return sizes[property >> 13] ?? 1;
}
