// Links that work without login, once: the token is random, its hash alone is stored, and whoever uses it is asked
// for nothing else. A dead link and a wrong one get the same answer.

import { ServiceError } from '../http/errors.ts';
import { sha256Hex } from '../platform/encoding.ts';
import { randomBase62 } from '../platform/ids.ts';

/** 256 bits. */
const TOKEN_LENGTH = 43;

/** A token for a link, and what is stored of it. */
export async function newToken(): Promise<{ token: string; hash: string }> {
  const token = randomBase62(TOKEN_LENGTH);
  return { token, hash: await hashOf(token) };
}

/** The hash by which a token's row is found; of a text that can be no token, one that no row has. */
export async function hashOf(token: string): Promise<string> {
  return /^[0-9A-Za-z]{43}$/.test(token) ? sha256Hex(`link:${token}`) : '';
}

/** The one answer to links that do not work (any more). */
export function deadLink(): ServiceError {
  return new ServiceError('gone', 'This link has been used, has expired, or never was.');
}
