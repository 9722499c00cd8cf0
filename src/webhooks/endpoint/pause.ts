// Pausing holds every event that is not delivered yet; resuming sends what was held, oldest first. Callbacks have
// addresses of their own and go on.

import { auditStatement, type AuditAction } from '../../audit/audit.ts';
import { primary } from '../../db/client.ts';
import type { Context } from '../../platform/context.ts';
import { requireUrl, startDrain, type EndpointOwner } from './read-endpoint.ts';

/** Holds events from now on; an attempt under way is not cut short. A repeat changes nothing. 400 without a URL. */
export async function pauseEndpoint(ctx: Context, owner: EndpointOwner): Promise<void> {
  await requireUrl(ctx, owner.organisationId);
  const db = primary(ctx);
  const { organisationId } = owner;
  await db.batch([
    db.prepare(PAUSE).bind(ctx.clock(), ctx.clock(), organisationId),
    db.prepare(HOLD).bind(organisationId),
    audit(ctx, owner, 'webhook.paused'),
  ]);
}

/** Sends events again, what was held first among itself, in order. A repeat changes nothing. 400 without a URL. */
export async function resumeEndpoint(ctx: Context, owner: EndpointOwner): Promise<void> {
  await requireUrl(ctx, owner.organisationId);
  const db = primary(ctx);
  await db.batch([
    db.prepare(RESUME).bind(ctx.clock(), owner.organisationId),
    audit(ctx, owner, 'webhook.resumed'),
  ]);
  await startDrain(ctx, owner.organisationId);
}

function audit(
  ctx: Context,
  { organisationId, actor }: EndpointOwner,
  action: AuditAction,
): D1PreparedStatement {
  return auditStatement(ctx, primary(ctx), { organisationId, actor, action });
}

const PAUSE = `
  UPDATE webhook_endpoints SET paused_at = coalesce(paused_at, ?), updated_at = ? WHERE organisation_id = ?`;

/** By the index of what is due, which is short; that of the organisation's deliveries reaches back 30 days. */
const HOLD = `
  UPDATE deliveries INDEXED BY deliveries_due SET state = 'held', next_attempt_at = NULL
  WHERE state = 'pending' AND kind = 'event' AND organisation_id = ?`;

/** Failures before a pause say nothing about the receiver after it. */
const RESUME = `
  UPDATE webhook_endpoints SET paused_at = NULL, failing_since = NULL, owner_told_at = NULL, updated_at = ?
  WHERE organisation_id = ? AND paused_at IS NOT NULL`;
