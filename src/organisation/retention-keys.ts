// Keys that seal stateless texts and results: one an organisation and hour, in KV with an expiry of 73 hours and
// nowhere else that lasts. When KV has forgotten a key, database backups hold noise (design, section 8).

import type { Context } from '../platform/context.ts';
import { importSealingKey, newSealingKey } from '../platform/seal.ts';

/** 72 hours that results are kept, and the hour that a key serves. */
const LIFE_SECONDS = 73 * 3600;
const HOUR_MS = 3_600_000;

/** A key on its way between gate and Worker. The id says whose and of which hour: `org/hour/nonce`. */
export type RetentionKey = { id: string; secret: string };

/** The hour of an instant, as part of a key's id. */
export function hourOf(atMs: number): number {
  return Math.floor(atMs / HOUR_MS);
}

/** Makes the key of an hour. KV has it before anything is sealed with it. */
export async function createRetentionKey(
  env: Env,
  organisationId: string,
  hour: number,
): Promise<RetentionKey> {
  const nonce = crypto.randomUUID().slice(0, 8);
  const key = { id: `${organisationId}/${hour}/${nonce}`, secret: newSealingKey() };
  await env.RETENTION_KEYS.put(key.id, key.secret, { expirationTtl: LIFE_SECONDS });
  return key;
}

/** Forgets a key before its time, for an organisation that leaves. */
export async function deleteRetentionKeys(env: Env, organisationId: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await env.RETENTION_KEYS.list({
      prefix: `${organisationId}/`,
      ...(cursor ? { cursor } : {}),
    });
    await Promise.all(page.keys.map((key) => env.RETENTION_KEYS.delete(key.name)));
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor !== undefined);
}

/** An isolate works on few organisations and hours at a time; the oldest goes first. */
const HELD_MAX = 500;
const held = new Map<string, CryptoKey>();

/** Takes a key that came along with an answer of the gate. */
export async function holdRetentionKey(key: RetentionKey): Promise<CryptoKey> {
  const known = held.get(key.id);
  if (known !== undefined) return known;
  const imported = await importSealingKey(key.secret);
  const oldest = held.keys().next();
  if (held.size >= HELD_MAX && !oldest.done) held.delete(oldest.value);
  held.set(key.id, imported);
  return imported;
}

/**
 * The key of this id, from the isolate's memory or KV. Throws where KV does not answer with it, which it may later on:
 * whoever asks knows by the clock that what it opens is still kept.
 */
export async function requireRetentionKey(ctx: Context, id: string): Promise<CryptoKey> {
  const known = held.get(id);
  if (known !== undefined) return known;
  const secret = await ctx.env.RETENTION_KEYS.get(id);
  if (secret === null) throw new Error('the retention key is not to be had');
  return holdRetentionKey({ id, secret });
}
