// How far an organisation is with being set up. One D1 read.

import { primary } from '../../db/client.ts';
import type { Context } from '../../platform/context.ts';

export type FirstSteps = {
  /** The newest key that works. */
  keyName: string | null;
  keyMadeAt: number | null;
  jobs: number;
  webhookUrl: string | null;
  hasSecret: boolean;
};

const NOTHING: FirstSteps = { keyName: null, keyMadeAt: null, jobs: 0, webhookUrl: null, hasSecret: false };

export async function readFirstSteps(ctx: Context, organisationId: string): Promise<FirstSteps> {
  const row = await primary(ctx)
    .prepare(STEPS)
    .bind(organisationId)
    .first<Omit<FirstSteps, 'hasSecret'> & { hasSecret: number }>();
  return row === null ? NOTHING : { ...row, hasSecret: row.hasSecret === 1 };
}

const STEPS = `
  SELECT key.name AS keyName, key.created_at AS keyMadeAt, url AS webhookUrl,
    coalesce(sealed_secret IS NOT NULL, 0) AS hasSecret,
    (SELECT count(*) FROM jobs WHERE organisation_id = organisations.id) AS jobs
  FROM organisations
  LEFT JOIN webhook_endpoints ON webhook_endpoints.organisation_id = organisations.id
  LEFT JOIN api_keys AS key ON key.id =
    (SELECT max(id) FROM api_keys WHERE organisation_id = organisations.id AND revoked_at IS NULL)
  WHERE organisations.id = ?`;
