// Sends events again, or events that no endpoint was there for: same event id, same sequence, five attempts anew.

import { auditStatement } from '../../audit/audit.ts';
import { primary } from '../../db/client.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { requireUrl, startDrain, type EndpointOwner } from './read-endpoint.ts';
import { requireKept, type KeptEvents, type SequenceRange } from './sequence-range.ts';

/** Replays one event. Throws 404 for an unknown, foreign or expired event, 400 when no URL is registered. */
export async function replayEvent(ctx: Context, owner: EndpointOwner, eventId: string): Promise<void> {
  const count = await replay(ctx, owner, { sql: 'id = ?', params: [eventId] }, { event_id: eventId });
  if (count === 0) throw new ServiceError('not_found', 'Event not found');
}

/**
 * Replays what of a range is kept, oldest first; what that was. Throws 400 when no URL is registered, 422 when nothing
 * of it is kept or it has more than REPLAY_MAX events.
 */
export async function replayRange(
  ctx: Context,
  owner: EndpointOwner,
  range: SequenceRange,
): Promise<KeptEvents> {
  const { from, to } = await requireKept(ctx, owner.organisationId, range);
  // By what was counted: an event that comes meanwhile is sent of itself and is not in it.
  const count = await replay(
    ctx,
    owner,
    { sql: 'sequence BETWEEN ? AND ?', params: [from, to] },
    { from, to },
  );
  return { from, to, count };
}

/**
 * Replayed events stand in line like held ones, so that they go out in order, and wait while the endpoint is paused.
 */
async function replay(
  ctx: Context,
  { organisationId, actor }: EndpointOwner,
  which: { sql: string; params: (string | number)[] },
  details: Record<string, string | number>,
): Promise<number> {
  await requireUrl(ctx, organisationId);
  const db = primary(ctx);
  const [replayed] = await db.batch([
    db.prepare(standInLine(which.sql)).bind(ctx.clock(), organisationId, ...which.params),
    auditStatement(ctx, db, { organisationId, actor, action: 'webhook.replayed', details }),
  ]);
  await startDrain(ctx, organisationId);
  return replayed?.results.length ?? 0;
}

function standInLine(which: string): string {
  return `
    INSERT INTO deliveries (id, organisation_id, kind, state, attempts, sequence, next_attempt_at, created_at)
    SELECT id, organisation_id, 'event', 'held', 0, sequence, NULL, ? FROM events
    WHERE organisation_id = ? AND ${which}
    ON CONFLICT (id) DO UPDATE SET state = 'held', prior_attempts = attempts, next_attempt_at = NULL
    RETURNING id`;
}
