// Events: written in the batch of the change they tell of, announced after it. A lost announcement is found by
// the sweep. Sequences have no gaps, because counter, event and change commit together or not at all.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { enqueueAttempts } from './messages.ts';

/** The spec's event types (Events). */
export const EVENT_TYPES = [
  'application.scored',
  'application.stage_changed',
  'application.reference_received',
  'application.video_received',
  'application.scorecard_submitted',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** An event to write; `stage` with a stage change only. `eventId` is unique everywhere (a UUID). */
export type NewEvent = {
  eventId: string;
  type: EventType;
  organisationId: string;
  jobId: number;
  applicationId: number;
  stage?: string;
  occurredAt: number;
};

/**
 * Decides per event whether it is written: a condition on the row `event` (event_id, type, job_id, application_id,
 * stage, occurred_at) with its parameters, such as
 * `EXISTS (SELECT 1 FROM applications WHERE id = event.application_id AND stage <> event.stage)`.
 */
export type EventGuard = { sql: string; params: unknown[] };

/**
 * The statements that write `events`, for the D1 batch of the change that they tell of: three an organisation,
 * whatever the number of events.
 *
 *     const results = await primary(ctx).batch([...eventStatements(ctx, events, guard), ...change]);
 *     await announceEvents(ctx, results);
 *
 * Placed before the change, the guard sees the state before it; placed behind, the state after it. An event whose id
 * is there already is left out, so that a repeated batch tells nothing twice. Sequences are given here, one after the
 * other for each organisation, and are taken only if the batch commits. With an endpoint each event gets its
 * delivery: pending, or held while the endpoint is paused or has no secret to sign with.
 */
export function eventStatements(
  ctx: Context,
  events: readonly NewEvent[],
  guard: EventGuard = { sql: 'true', params: [] },
): D1PreparedStatement[] {
  const db = primary(ctx);
  const organisationIds = [...new Set(events.map((event) => event.organisationId))];
  return organisationIds.flatMap((organisationId) => {
    const own = events.filter((event) => event.organisationId === organisationId);
    const rows = JSON.stringify(own);
    const ids = JSON.stringify(own.map((event) => event.eventId));
    return [
      db.prepare(insertEvents(guard)).bind(organisationId, organisationId, rows, ...guard.params),
      db.prepare(RAISE_COUNTER).bind(ids, organisationId),
      db.prepare(OWE_DELIVERIES).bind(ctx.clock(), ctx.clock(), ids, organisationId),
    ];
  });
}

/**
 * Announces what a batch with `eventStatements` in it wrote, given the whole batch's results. Never throws: what
 * cannot be announced now is found by the sweep. One queue operation for every 100 events; none without an endpoint.
 */
export async function announceEvents(ctx: Context, results: readonly D1Result[]): Promise<void> {
  const due = results.flatMap((result) => result.results).filter(isOwed);
  try {
    await enqueueAttempts(
      ctx,
      due.map((row) => ({
        organisationId: row.owed_to_organisation_id,
        deliveryId: row.owed_delivery_id,
        attempt: 1,
      })),
    );
  } catch (error) {
    writeLog('error', 'events_not_announced', { events: due.length, ...errorFields(error) });
  }
}

/** The ids of the events that a batch wrote, out of its results: those that no guard left out. */
export function writtenEventIds(results: readonly D1Result[]): string[] {
  return results.flatMap((result) => result.results).flatMap((row) => (isWritten(row) ? [row.id] : []));
}

type Owed = { owed_delivery_id: string; owed_to_organisation_id: string };

function isOwed(row: unknown): row is Owed {
  return typeof row === 'object' && row !== null && 'owed_delivery_id' in row && 'owed_state' in row
    ? row.owed_state === 'pending'
    : false;
}

function isWritten(row: unknown): row is { id: string } {
  return typeof row === 'object' && row !== null && 'id' in row && 'written_sequence' in row;
}

function insertEvents(guard: EventGuard): string {
  return `
    INSERT INTO events (id, organisation_id, sequence, type, job_id, application_id, stage, occurred_at)
    SELECT event.event_id, ?,
      row_number() OVER (ORDER BY event.position)
        + coalesce((SELECT last_sequence FROM event_counters WHERE organisation_id = ?), 0),
      event.type, event.job_id, event.application_id, event.stage, event.occurred_at
    FROM (
      SELECT key AS position, value ->> 'eventId' AS event_id, value ->> 'type' AS type, value ->> 'jobId' AS job_id,
        value ->> 'applicationId' AS application_id, value ->> 'stage' AS stage, value ->> 'occurredAt' AS occurred_at
      FROM json_each(?)
    ) AS event
    WHERE NOT EXISTS (SELECT 1 FROM events WHERE events.id = event.event_id) AND (${guard.sql})
    RETURNING id, sequence AS written_sequence`;
}

/** CROSS JOIN keeps SQLite to this order: by what was written, not through all events of the organisation. */
const WRITTEN = 'json_each(?) AS written CROSS JOIN events ON events.id = written.value';

const RAISE_COUNTER = `
  INSERT INTO event_counters (organisation_id, last_sequence)
  SELECT events.organisation_id, max(events.sequence) FROM ${WRITTEN}
  WHERE events.organisation_id = ? GROUP BY events.organisation_id
  ON CONFLICT (organisation_id) DO UPDATE SET last_sequence = max(last_sequence, excluded.last_sequence)`;

const OWE_DELIVERIES = `
  INSERT INTO deliveries (id, organisation_id, kind, state, attempts, sequence, next_attempt_at, created_at)
  SELECT events.id, events.organisation_id, 'event',
    CASE WHEN paused_at IS NULL AND sealed_secret IS NOT NULL THEN 'pending' ELSE 'held' END, 0, events.sequence,
    CASE WHEN paused_at IS NULL AND sealed_secret IS NOT NULL THEN ? END, ?
  FROM ${WRITTEN} CROSS JOIN webhook_endpoints ON webhook_endpoints.organisation_id = events.organisation_id
  WHERE events.organisation_id = ? AND url IS NOT NULL
  ON CONFLICT DO NOTHING
  RETURNING id AS owed_delivery_id, organisation_id AS owed_to_organisation_id, state AS owed_state`;
