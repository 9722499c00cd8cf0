// Organisations of the benchmarks, written straight into an empty database; fixed values, no randomness.

import { createHash } from 'node:crypto';
import { assembleKey, parseKey } from '../src/auth/key-format.ts';

/** An organisation that no benchmark brings to its cap. */
export async function insertOrganisation(db: D1Database, id: string): Promise<void> {
  await db
    .prepare(
      `INSERT INTO organisations (id, slug, name, created_at, subscription, api_access_enabled, committed_scans,
         hard_cap_scans, plan_scans) VALUES (?1, ?1, 'Bench', 0, 'active', 1, 0, 100000000, 100000)`,
    )
    .bind(id)
    .run();
}

/** One organisation with a key; the key. */
export async function insertKeyHolder(db: D1Database): Promise<string> {
  await insertOrganisation(db, 'org_bench');
  const key = assembleKey('bench0bench0', 'b'.repeat(32));
  await db
    .prepare(
      `INSERT INTO api_keys (organisation_id, name, prefix, hash, created_at) VALUES ('org_bench', 'Bench', ?, ?, 0)`,
    )
    .bind(parseKey(key)?.prefix, createHash('sha256').update(key).digest('hex'))
    .run();
  return key;
}
