// Sends events again, or events that no endpoint was there for: same event id, same sequence, five attempts anew.

import { auditStatement } from '../../audit/audit.ts';
import { primary } from '../../db/client.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';
import { requireUrl, startDrain, type EndpointOwner } from './read-endpoint.ts';

/** Both ends of a range of sequences are in it. */
export type SequenceRange = { from: number; to: number };

/** Replays one event. Throws 404 for an unknown, foreign or expired event, 400 when no URL is registered. */
export async function replayEvent(ctx: Context, owner: EndpointOwner, eventId: string): Promise<void> {
  const count = await replay(ctx, owner, { sql: 'id = ?', params: [eventId] }, { event_id: eventId });
  if (count === 0) throw new ServiceError('not_found', 'Event not found');
}

/** Replays every event of a range, oldest first; how many. Throws 400 when no URL is registered. */
export async function replayRange(ctx: Context, owner: EndpointOwner, range: SequenceRange): Promise<number> {
  const params = [range.from, range.to];
  return replay(ctx, owner, { sql: 'sequence BETWEEN ? AND ?', params }, { ...range });
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
