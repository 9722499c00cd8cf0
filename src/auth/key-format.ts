// The form of an API key, pure: `service_` + 12 characters that identify it + 32 of secret + 6 of CRC32, all
// base62. The checksum lets a mistyped key be refused without a look-up; it protects nothing.

import { toBase62 } from '../platform/base62.ts';

const KEY = /^service_[0-9A-Za-z]{50}$/;
const CHECKSUM_LENGTH = 6;

/** Characters of a key that name it; stored and shown. */
const PREFIX_LENGTH = 20;
/** 32 characters of base62 are 190.5 bits. */
export const SECRET_LENGTH = 32;
export const IDENTIFIER_LENGTH = 12;

/** Puts a key together from its random parts. */
export function assembleKey(identifier: string, secret: string): string {
  const body = `service_${identifier}${secret}`;
  return body + checksum(body);
}

/** The prefix of a well-formed key whose checksum holds, else null. */
export function parseKey(key: string): { prefix: string } | null {
  if (!KEY.test(key)) return null;
  const body = key.slice(0, -CHECKSUM_LENGTH);
  return checksum(body) === key.slice(-CHECKSUM_LENGTH) ? { prefix: key.slice(0, PREFIX_LENGTH) } : null;
}

function checksum(text: string): string {
  return toBase62(BigInt(crc32(text)), CHECKSUM_LENGTH);
}

/** CRC-32 (ISO 3309) over ASCII, unsigned. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
