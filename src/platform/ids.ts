// Identifiers. Randomness comes in as bytes where a caller needs to be pure; here are the impure makers.

import { BASE62 } from './base62.ts';

/** `length` characters of base62 without modulo bias: 5.95 bits each. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < 248 && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

/** A UUID of version 7 (RFC 9562): its first 48 bits are `atMs`, so that rows made together lie together. */
export function uuidV7(atMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  new DataView(bytes.buffer).setUint32(0, Math.floor(atMs / 0x10000));
  new DataView(bytes.buffer).setUint16(4, atMs % 0x10000);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the text form of any UUID. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The instant inside a version 7 UUID, or null for any other text. */
export function timeOfUuidV7(text: string): number | null {
  if (!isUuid(text) || text[14] !== '7') return null;
  return Number.parseInt(text.slice(0, 8) + text.slice(9, 13), 16);
}
