// API keys in D1: created under the limit, listed with what they used, revoked for good.

import { auditStatement } from '../audit/audit.ts';
import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import { monthOf } from '../platform/clock.ts';

/** Active keys of an organisation at most (spec, Limits). */
export const ACTIVE_KEYS_MAX = 5;

export type KeyRow = {
  id: number;
  name: string;
  prefix: string;
  createdAt: number;
  revokedAt: number | null;
  lastUsedAt: number | null;
  cvsThisMonth: number;
};

export type OrganisationRow = {
  subscription: string;
  apiAccessEnabled: number;
  committedScans: number;
  hardCapScans: number;
};

export type NewKey = { name: string; prefix: string; hash: string };

/** Keeps a key while fewer than five are active; null otherwise. D1 runs writes one by one, so the count holds. */
export async function insertKey(
  ctx: Context,
  organisationId: string,
  actor: string,
  key: NewKey,
): Promise<{ id: number; createdAt: number } | null> {
  const db = primary(ctx);
  const now = ctx.clock();
  const [inserted] = await db.batch<{ id: number }>([
    db.prepare(INSERT).bind(organisationId, key.name, key.prefix, key.hash, now, ACTIVE_KEYS_MAX),
    auditStatement(
      ctx,
      db,
      { organisationId, actor, action: 'key.created', subject: key.prefix, details: { name: key.name } },
      { onlyIfChanged: true },
    ),
  ]);
  const row = inserted?.results[0];
  return row === undefined ? null : { id: row.id, createdAt: now };
}

/** Revokes a key; false when the organisation has no such key. One that is revoked already stays as it was. */
export async function revokeKey(
  ctx: Context,
  organisationId: string,
  actor: string,
  keyId: number,
): Promise<boolean> {
  const db = primary(ctx);
  const [, , found] = await db.batch<{ id: number }>([
    db.prepare(REVOKE).bind(ctx.clock(), organisationId, keyId),
    auditStatement(
      ctx,
      db,
      { organisationId, actor, action: 'key.revoked', subject: String(keyId) },
      { onlyIfChanged: true },
    ),
    db.prepare('SELECT id FROM api_keys WHERE organisation_id = ? AND id = ?').bind(organisationId, keyId),
  ]);
  return (found?.results.length ?? 0) > 0;
}

/** An organisation's keys, oldest first, and its plan and usage this month: one round trip. */
export async function listKeys(ctx: Context, organisationId: string) {
  const db = primary(ctx);
  const month = monthOf(ctx.clock());
  const [organisation, keys] = await db.batch<Record<string, unknown>>([
    db.prepare(ORGANISATION).bind(organisationId),
    db.prepare(LIST).bind(`${month}-01`, `${month}-31`, organisationId),
  ]);
  return {
    month,
    organisation: organisation?.results[0] as OrganisationRow | undefined,
    keys: (keys?.results ?? []) as KeyRow[],
  };
}

/** What decides on whether keys may be made. */
export async function findPlan(ctx: Context, organisationId: string): Promise<OrganisationRow | null> {
  return primary(ctx).prepare(ORGANISATION).bind(organisationId).first<OrganisationRow>();
}

const INSERT = `
  INSERT INTO api_keys (organisation_id, name, prefix, hash, created_at)
  SELECT ?1, ?2, ?3, ?4, ?5
  WHERE (SELECT count(*) FROM api_keys WHERE organisation_id = ?1 AND revoked_at IS NULL) < ?6
  RETURNING id`;

const REVOKE =
  'UPDATE api_keys SET revoked_at = ? WHERE organisation_id = ? AND id = ? AND revoked_at IS NULL';

const ORGANISATION = `
  SELECT subscription, api_access_enabled AS apiAccessEnabled, committed_scans AS committedScans,
    hard_cap_scans AS hardCapScans
  FROM organisations WHERE id = ?`;

const LIST = `
  SELECT api_keys.id, name, prefix, created_at AS createdAt, revoked_at AS revokedAt,
    last_used_at AS lastUsedAt, coalesce(sum(cvs), 0) AS cvsThisMonth
  FROM api_keys
  LEFT JOIN screening_usage ON screening_usage.organisation_id = api_keys.organisation_id
    AND key_id = api_keys.id AND day BETWEEN ? AND ?
  WHERE api_keys.organisation_id = ?
  GROUP BY api_keys.id ORDER BY api_keys.id`;
