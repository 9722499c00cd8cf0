// Takes an endpoint away: events go nowhere from then on, and what was not delivered yet has failed, to be sent again
// once there is an address. The event log and the signing secret stay; callbacks are signed with it, too.

import { auditStatement } from '../../audit/audit.ts';
import { primary } from '../../db/client.ts';
import type { Context } from '../../platform/context.ts';
import { requireUrl, type EndpointOwner } from './read-endpoint.ts';

/** Removes the URL; how many deliveries were given up. An attempt under way is not cut short. 400 without a URL. */
export async function removeEndpoint(
  ctx: Context,
  { organisationId, actor }: EndpointOwner,
): Promise<{ givenUp: number }> {
  const { url } = await requireUrl(ctx, organisationId);
  const db = primary(ctx);
  const [waiting, held] = await db.batch([
    db.prepare(GIVE_UP_PENDING).bind(organisationId),
    db.prepare(GIVE_UP_HELD).bind(organisationId),
    db.prepare(REMOVE).bind(organisationId, ctx.clock()),
    auditStatement(ctx, db, {
      organisationId,
      actor,
      action: 'webhook.endpoint_removed',
      details: { host: new URL(url).host },
    }),
  ]);
  return { givenUp: (waiting?.results.length ?? 0) + (held?.results.length ?? 0) };
}

/** By the index of what is due, which is short. */
const GIVE_UP_PENDING = `
  UPDATE deliveries INDEXED BY deliveries_due SET state = 'failed', next_attempt_at = NULL
  WHERE state = 'pending' AND kind = 'event' AND organisation_id = ? RETURNING id`;

const GIVE_UP_HELD = `
  UPDATE deliveries INDEXED BY deliveries_held SET state = 'failed'
  WHERE state = 'held' AND kind = 'event' AND organisation_id = ? RETURNING id`;

/** A next address starts afresh: neither paused nor failing. */
const REMOVE = `
  UPDATE webhook_endpoints SET url = NULL, paused_at = NULL, failing_since = NULL, owner_told_at = NULL, updated_at = ?2
  WHERE organisation_id = ?1`;
