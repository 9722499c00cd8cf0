// Every test mints its own organisation, so that tests share storage and nothing else.

import { env } from 'cloudflare:workers';
import { assembleKey, IDENTIFIER_LENGTH, parseKey, SECRET_LENGTH } from '../../src/auth/key-format.ts';
import { DEFAULT_PLAN, type Plan } from '../../src/organisation/plan.ts';
import { sha256Hex } from '../../src/platform/encoding.ts';
import { randomBase62 } from '../../src/platform/ids.ts';

export type Minted = { organisationId: string; apiKey: string; keyId: number };

/** An organisation with one API key, written straight into D1. */
export async function mintOrganisation(plan: Partial<Plan> = {}): Promise<Minted> {
  const organisationId = `org_${randomBase62(12)}`;
  const full = { ...DEFAULT_PLAN, ...plan };
  await env.DB.prepare(
    `INSERT INTO organisations (id, slug, name, created_at, subscription, api_access_enabled, committed_scans, hard_cap_scans,
       active_job_limit, plan_scans) VALUES (?1, ?1, 'Test', ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
  )
    .bind(
      organisationId,
      Date.now(),
      full.subscription,
      Number(full.api_access_enabled),
      full.committed_scans,
      full.hard_cap_scans,
      full.active_job_limit,
      full.plan_scans,
    )
    .run();
  return { organisationId, ...(await mintKey(organisationId)) };
}

/** One more API key of an organisation. */
export async function mintKey(organisationId: string): Promise<{ apiKey: string; keyId: number }> {
  const apiKey = assembleKey(randomBase62(IDENTIFIER_LENGTH), randomBase62(SECRET_LENGTH));
  const row = await env.DB.prepare(
    'INSERT INTO api_keys (organisation_id, name, prefix, hash, created_at) VALUES (?, ?, ?, ?, ?) RETURNING id',
  )
    .bind(organisationId, 'Test key', parseKey(apiKey)?.prefix, await sha256Hex(apiKey), Date.now())
    .first<{ id: number }>();
  return { apiKey, keyId: row?.id ?? 0 };
}
