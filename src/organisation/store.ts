// What the gate reads from D1, in one round trip each.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import type { Standing } from './admission.ts';

type OrganisationRow = { subscription: string; apiAccessEnabled: number; hardCap: number };
type SubmissionRow = { keyHash: string; bodyHash: string; jobId: string; submittedAt: number };

/** Everything a waking gate needs. `standing.used` counts what D1 holds; `found` are the given jobs that D1 has. */
export type Snapshot = { standing: Standing | null; found: Set<string>; submissions: SubmissionRow[] };

/**
 * Reads an organisation's standing in `month`, which of `jobIds` exist, and the submissions made under an
 * Idempotency-Key since `submittedSince`: one batch, hence one instant.
 */
export async function readSnapshot(
  ctx: Context,
  organisationId: string,
  month: string,
  jobIds: string[],
  submittedSince: number,
): Promise<Snapshot> {
  const db = primary(ctx);
  const [organisation, keys, usage, found, submissions] = await db.batch<Record<string, unknown>>([
    db.prepare(ORGANISATION).bind(organisationId),
    db
      .prepare('SELECT id FROM api_keys WHERE organisation_id = ? AND revoked_at IS NULL')
      .bind(organisationId),
    db.prepare(USAGE).bind(organisationId, `${month}-01`, `${month}-31`),
    db.prepare(EXISTING_JOBS).bind(JSON.stringify(jobIds)),
    db.prepare(SUBMISSIONS).bind(organisationId, submittedSince),
  ]);
  const row = organisation?.results[0] as OrganisationRow | undefined;
  const standing: Standing | null = row
    ? {
        month,
        subscriptionActive: row.subscription === 'active',
        apiAccessEnabled: row.apiAccessEnabled === 1,
        hardCap: row.hardCap,
        used: Number(usage?.results[0]?.['cvs'] ?? 0),
        activeKeys: new Set((keys?.results ?? []).map((key) => Number(key['id']))),
      }
    : null;
  return {
    standing,
    found: new Set((found?.results ?? []).map((job) => String(job['id']))),
    submissions: (submissions?.results ?? []) as SubmissionRow[],
  };
}

/** Which of `jobIds` D1 holds; writes when keys were last used in the same round trip. */
export async function findExistingJobs(
  ctx: Context,
  jobIds: string[],
  keysUsed: ReadonlyMap<number, number>,
): Promise<Set<string>> {
  const db = primary(ctx);
  const uses = JSON.stringify([...keysUsed].map(([id, at]) => ({ id, at })));
  const [found] = await db.batch<{ id: string }>([
    db.prepare(EXISTING_JOBS).bind(JSON.stringify(jobIds)),
    db.prepare(KEYS_USED).bind(uses),
  ]);
  return new Set((found?.results ?? []).map((job) => job.id));
}

const ORGANISATION = `
  SELECT subscription, api_access_enabled AS apiAccessEnabled, hard_cap_scans AS hardCap
  FROM organisations WHERE id = ?`;

const USAGE = 'SELECT sum(cvs) AS cvs FROM screening_usage WHERE organisation_id = ? AND day BETWEEN ? AND ?';

const EXISTING_JOBS = 'SELECT id FROM screening_jobs WHERE id IN (SELECT value FROM json_each(?))';

const SUBMISSIONS = `
  SELECT idempotency_hash AS keyHash, body_hash AS bodyHash, id AS jobId, created_at AS submittedAt
  FROM screening_jobs
  WHERE organisation_id = ? AND created_at >= ? AND idempotency_hash IS NOT NULL`;

const KEYS_USED = `
  UPDATE api_keys SET last_used_at = used.at
  FROM (SELECT value ->> 'id' AS id, value ->> 'at' AS at FROM json_each(?)) AS used
  WHERE api_keys.id = used.id AND coalesce(last_used_at, 0) < used.at`;
