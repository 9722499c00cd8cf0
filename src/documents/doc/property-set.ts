// The code page that a document's property set [MS-OLEPS] names; Word 6/95 files of no telling language need it.

import { viewOf } from './compound-file.ts';

const SECTION_AT = 44;
const PROPERTIES_MAX = 64;
const CODE_PAGE = 1;

/** The code page, or null when the set names none or does not parse. */
export function findCodePage(set: Uint8Array | null): number | null {
  if (set === null || set.length < SECTION_AT + 4) return null;
  const view = viewOf(set);
  const section = view.getUint32(SECTION_AT, true);
  if (section + 8 > set.length) return null;
  const count = Math.min(view.getUint32(section + 4, true), PROPERTIES_MAX);
  for (let index = 0; index < count; index++) {
    const entry = section + 8 + 8 * index;
    if (entry + 8 > set.length) return null;
    if (view.getUint32(entry, true) !== CODE_PAGE) continue;
    const value = section + view.getUint32(entry + 4, true) + 4;
    return value + 2 <= set.length ? view.getUint16(value, true) : null;
  }
  return null;
}
