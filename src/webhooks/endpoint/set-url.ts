// Registers where an organisation's events go, or changes it. What is due goes to the new address at its next attempt.

import { auditStatement } from '../../audit/audit.ts';
import { primary } from '../../db/client.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { refuseTarget } from '../target-rules.ts';
import { targetRules } from '../targets.ts';
import type { EndpointOwner } from './read-endpoint.ts';

/**
 * Registers `url`. `ownHost` is the host that serves the request (`new URL(c.req.url).host`), which may not be called
 * back. Throws 422 at `body.url` when the target rules refuse it.
 */
export async function setEndpointUrl(
  ctx: Context,
  { organisationId, actor }: EndpointOwner,
  url: string,
  ownHost: string,
): Promise<void> {
  const trimmed = url.trim();
  const refusal = refuseTarget(trimmed, targetRules(ctx.env, ownHost));
  if (refusal !== null) throw new ServiceError('unprocessable', [{ loc: ['body', 'url'], ...refusal }]);
  const db = primary(ctx);
  const now = ctx.clock();
  await db.batch([
    db.prepare(UPSERT_URL).bind(organisationId, trimmed, now, now),
    auditStatement(ctx, db, {
      organisationId,
      actor,
      action: 'webhook.endpoint_set',
      // The path and query of an address may be what keeps it private.
      details: { host: new URL(trimmed).host },
    }),
  ]);
}

const UPSERT_URL = `
  INSERT INTO webhook_endpoints (organisation_id, url, created_at, updated_at) VALUES (?, ?, ?, ?)
  ON CONFLICT (organisation_id) DO UPDATE SET url = excluded.url, updated_at = excluded.updated_at,
    failing_since = NULL, owner_told_at = NULL`;
