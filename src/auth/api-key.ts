// Who holds an API key. Prefix, organisation and hash never change once made, so an isolate remembers them;
// whether the key still works is not decided here but by the organisation's gate, on every request.

import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../http/errors.ts';
import type { HttpEnv } from '../http/request.ts';
import { equalsInConstantTime, sha256Hex } from '../platform/encoding.ts';
import type { Context } from '../platform/context.ts';
import { nearest, primary } from '../db/client.ts';
import { parseKey } from './key-format.ts';

/** A key that was presented and whose secret fits. */
export type KeyHolder = { keyId: number; organisationId: string };

type KnownKey = KeyHolder & { hash: string };

/** Bounds the memory that an isolate spends on keys; the oldest goes first. */
const REMEMBERED_MAX = 10_000;
const remembered = new Map<string, KnownKey>();
/** Compared against when no key has the prefix, so that the answer takes the same course. */
const NO_HASH = '0'.repeat(64);

/** Hono's environment behind `requireKey`. */
export type KeyedEnv = HttpEnv & { Variables: HttpEnv['Variables'] & { holder: KeyHolder } };

/** Sets `holder`; 401 for a missing, malformed or unknown key, in words that do not tell which. */
export function requireKey() {
  return createMiddleware<KeyedEnv>(async function requireKey(c, next) {
    const address = c.req.header('cf-connecting-ip') ?? null;
    const holder = await findHolder(c.get('ctx'), c.req.header('x-api-key') ?? '', address);
    if (holder === null) throw invalidKey();
    c.set('holder', holder);
    c.set('organisationId', holder.organisationId);
    await next();
  });
}

/** The one answer to every key that does not open. */
export function invalidKey(): ServiceError {
  return new ServiceError(
    'unauthorised',
    'Missing or invalid API key. Send a valid key in the X-API-Key header.',
  );
}

/** The holder of `key`, or null. Throws 429 when `address` has asked for too many keys that are not known here. */
export async function findHolder(
  ctx: Context,
  key: string,
  address: string | null = null,
): Promise<KeyHolder | null> {
  const parsed = parseKey(key);
  if (parsed === null) return null;
  const known = await findKnown(ctx, parsed.prefix, address);
  const fits = equalsInConstantTime(await sha256Hex(key), known?.hash ?? NO_HASH);
  return known !== null && fits ? { keyId: known.keyId, organisationId: known.organisationId } : null;
}

async function findKnown(ctx: Context, prefix: string, address: string | null): Promise<KnownKey | null> {
  const hit = remembered.get(prefix);
  if (hit !== undefined) return hit;
  await limitLookUps(ctx, address);
  // A replica may not have a key made a moment ago; only the primary's silence means that there is none.
  const row = (await lookUp(nearest(ctx), prefix)) ?? (await lookUp(primary(ctx), prefix));
  if (row === null) return null;
  const oldest = remembered.keys().next();
  if (remembered.size >= REMEMBERED_MAX && !oldest.done) remembered.delete(oldest.value);
  remembered.set(prefix, row);
  return row;
}

/** Guessing costs a look-up each time, a good key one an isolate: only the first is ever throttled. */
async function limitLookUps({ env }: Context, address: string | null): Promise<void> {
  if (address === null) return;
  const { success } = await env.KEY_LOOKUPS.limit({ key: address });
  if (success) return;
  throw new ServiceError(
    'too_many_requests',
    'Too many unknown API keys from this address. Try again in a minute.',
    {
      headers: { 'Retry-After': '60' },
    },
  );
}

async function lookUp(db: D1Database, prefix: string): Promise<KnownKey | null> {
  const sql = 'SELECT id AS keyId, organisation_id AS organisationId, hash FROM api_keys WHERE prefix = ?';
  return db.prepare(sql).bind(prefix).first<KnownKey>();
}
