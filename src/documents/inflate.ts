// Unpacks deflated bytes under a cap, the only way this service unpacks what a stranger sent.
// DecompressionStream is no substitute: it runs ahead of a slow reader, so nothing bounds what it holds.

import { inflateRawSync, inflateSync } from 'node:zlib';
import { UnreadableError } from './outcome.ts';

/** Unpacked bytes, at most `bytesMax`. Throws `too_large` beyond that and `corrupt` when they do not unpack. */
export function inflateBounded(data: Uint8Array, bytesMax: number, wrapper: 'raw' | 'zlib'): Uint8Array {
  const unpack = wrapper === 'raw' ? inflateRawSync : inflateSync;
  try {
    return unpack(data, { maxOutputLength: Math.max(1, bytesMax) });
  } catch (error) {
    if (isOverflow(error)) throw new UnreadableError('too_large', 'It unpacks to more than a CV can hold.');
    throw new UnreadableError('corrupt', 'Its compressed data is damaged.');
  }
}

/** Node names the overflow by code; workerd only says "Memory limit exceeded". */
function isOverflow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') ||
    /memory limit|too large|larger than/i.test(error.message)
  );
}
