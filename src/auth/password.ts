// Passwords as scrypt by the runtime itself: about 60 ms, where the same in JavaScript takes a second of CPU.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Characters; the upper bound keeps a hash cheap to ask for. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;

/** `salt:key`, both hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return `${salt}:${(await derive(password, salt)).toString('hex')}`;
}

/** Whether `password` is the one that `hash` was made of, in constant time. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'hex');
  const derived = await derive(password, salt);
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
