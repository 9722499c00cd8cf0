// How deep a page's content nests its graphics states (q ... Q): the library keeps a copy of its state for each, so
// that 20 KB of packed `q` would make it ask for gigabytes. Pure; linear.

import { Buffer } from 'node:buffer';

const SAVE = 0x71;
const RESTORE = 0x51;
/** Bytes that end a token: white space and delimiters. */
const ENDS_TOKEN = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32, ...Buffer.from('()<>[]{}/%')]) ENDS_TOKEN[byte] = 1;

/** The deepest nesting that the bytes, read as page content, come to. Other data comes to next to none. */
export function nestingDepth(data: Uint8Array): number {
  let [depth, deepest] = [0, 0];
  for (let at = 0; at < data.length; at++) {
    const byte = data[at];
    if (byte !== SAVE && byte !== RESTORE) continue;
    if (ENDS_TOKEN[data[at - 1] ?? 32] === 0 || ENDS_TOKEN[data[at + 1] ?? 32] === 0) continue;
    depth = Math.max(0, byte === SAVE ? depth + 1 : depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
