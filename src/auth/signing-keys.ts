// The keys that sign our JWTs, in D1. Parallel first requests make one key: the insert asks whether a current one is
// there, and every caller reads back which one it is.

import type { Context } from '../platform/context.ts';
import { primary } from '../db/client.ts';

/** A key as better-auth keeps it. */
export type SigningKey = {
  id: string;
  publicKey: string;
  privateKey: string;
  createdAt: Date;
  expiresAt?: Date;
  alg?: 'EdDSA';
  crv?: 'Ed25519';
};

type Row = { id: string; publicKey: string; privateKey: string; createdAt: number; expiresAt: number | null };

/** A retired key verifies until the last token that it signed has expired, and a little longer. */
const GRACE_MS = 60 * 60_000;

/** Keys that sign or still verify, newest first. */
export async function listSigningKeys(ctx: Context): Promise<SigningKey[]> {
  const rows = await primary(ctx)
    .prepare(LIST)
    .bind(Date.now() - GRACE_MS)
    .all<Row>();
  return rows.results.map(asKey);
}

/** Keeps `key` unless a current one is there already; answers with the current one. */
export async function keepSigningKey(
  ctx: Context,
  key: { publicKey: string; privateKey: string; expiresAt?: Date },
): Promise<SigningKey> {
  const db = primary(ctx);
  const now = Date.now();
  const [, current] = await db.batch<Row>([
    db
      .prepare(INSERT)
      .bind(crypto.randomUUID(), key.publicKey, key.privateKey, now, key.expiresAt?.getTime() ?? null, now),
    db.prepare(CURRENT).bind(now),
  ]);
  const row = current?.results[0];
  if (row === undefined) throw new Error('the signing key was not kept');
  return asKey(row);
}

function asKey({ createdAt, expiresAt, ...row }: Row): SigningKey {
  return {
    ...row,
    alg: 'EdDSA',
    crv: 'Ed25519',
    createdAt: new Date(createdAt),
    ...(expiresAt === null ? {} : { expiresAt: new Date(expiresAt) }),
  };
}

const COLUMNS =
  'id, public_key AS publicKey, private_key AS privateKey, created_at AS createdAt, expires_at AS expiresAt';
const LIST = `SELECT ${COLUMNS} FROM signing_keys WHERE expires_at IS NULL OR expires_at > ? ORDER BY created_at DESC`;
const CURRENT = `SELECT ${COLUMNS} FROM signing_keys WHERE expires_at IS NULL OR expires_at > ? ORDER BY created_at DESC LIMIT 1`;
const INSERT = `
  INSERT INTO signing_keys (id, public_key, private_key, alg, crv, created_at, expires_at)
  SELECT ?, ?, ?, 'EdDSA', 'Ed25519', ?, ?
  WHERE NOT EXISTS (SELECT 1 FROM signing_keys WHERE expires_at IS NULL OR expires_at > ?)`;
