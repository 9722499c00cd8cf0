// The delivery log: what became of every event that had an endpoint to go to, with every attempt, newest first, and
// the same for callbacks. Kept 30 days.

import { primary } from '../../db/client.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { AttemptFailure, DeliveryState } from '../delivery.ts';
import type { EventType } from '../events.ts';

/** One attempt as it is shown; `error` is null on success, `excerpt` the first bytes of the answer, scrubbed. */
export type ShownAttempt = {
  at: string;
  status_code: number | null;
  duration_ms: number;
  error: AttemptFailure | null;
  excerpt: string | null;
};

type Shown = { status: DeliveryState; next_attempt_at: string | null; attempts: ShownAttempt[] };

/** A delivery of an event. */
export type EventDelivery = Shown & {
  event_id: string;
  event_type: EventType;
  sequence: number;
  occurred_at: string;
  aptly_job_id: number;
  aptly_application_id: number;
  /** The new stage of a stage change; null otherwise. */
  stage: string | null;
};

/** A delivery of a screening callback. */
export type CallbackDelivery = Shown & { job_id: string; created_at: string };

/** `next` is the `before` of the following page; null on the last. */
export type Page<Item, Cursor> = { deliveries: Item[]; next: Cursor | null };

type Row = { status: DeliveryState; nextAttemptAt: number | null; attempts: string };
export type EventRow = Row &
  Pick<EventDelivery, 'event_id' | 'event_type' | 'sequence' | 'stage'> & {
    occurredAt: number;
    jobId: number;
    applicationId: number;
  };
type CallbackRow = Row & { job_id: string; createdAt: number };

const PAGE = 50;

/** Which deliveries: those before a sequence, in a state. */
export type DeliveryRange = { before?: number; limit?: number; status?: DeliveryState };

/** Deliveries of events before a sequence, newest first; with `status`, only those. One D1 read. */
export async function listDeliveries(
  ctx: Context,
  organisationId: string,
  range: DeliveryRange = {},
): Promise<Page<EventDelivery, number>> {
  const { results } = await deliveriesStatement(primary(ctx), organisationId, range).all<EventRow>();
  return describeDeliveries(results, range);
}

/** Reads a page of deliveries, for a batch. */
export function deliveriesStatement(
  db: D1Database,
  organisationId: string,
  { before = Number.MAX_SAFE_INTEGER, limit = PAGE, status }: DeliveryRange,
): D1PreparedStatement {
  return db.prepare(SELECT_EVENTS).bind(organisationId, before, status ?? null, limit);
}

/** Reads the delivery of one event, for a batch. */
export function deliveryStatement(
  db: D1Database,
  organisationId: string,
  eventId: string,
): D1PreparedStatement {
  return db.prepare(SELECT_EVENT).bind(organisationId, eventId);
}

/** The page of the rows that `deliveriesStatement` read. */
export function describeDeliveries(
  rows: EventRow[],
  { limit = PAGE }: DeliveryRange,
): Page<EventDelivery, number> {
  return {
    deliveries: rows.map(describeDelivery),
    next: rows.length < limit ? null : (rows.at(-1)?.sequence ?? null),
  };
}

/** A row as it is shown. */
export function describeDelivery(row: EventRow): EventDelivery {
  return {
    event_id: row.event_id,
    event_type: row.event_type,
    sequence: row.sequence,
    ...shown(row),
    occurred_at: isoTime(row.occurredAt),
    aptly_job_id: row.jobId,
    aptly_application_id: row.applicationId,
    stage: row.stage,
  };
}

/** Callbacks of jobs before a job's id, newest first. One D1 read. */
export async function listCallbacks(
  ctx: Context,
  organisationId: string,
  { before, limit = PAGE }: { before?: string; limit?: number } = {},
): Promise<Page<CallbackDelivery, string>> {
  const { results } = await primary(ctx)
    .prepare(SELECT_CALLBACKS)
    .bind(organisationId, before ?? '~', limit)
    .all<CallbackRow>();
  const deliveries = results.map((row) => ({
    job_id: row.job_id,
    ...shown(row),
    created_at: isoTime(row.createdAt),
  }));
  return { deliveries, next: results.length < limit ? null : (results.at(-1)?.job_id ?? null) };
}

function shown(row: Row): Shown {
  const attempts = JSON.parse(row.attempts) as (Omit<ShownAttempt, 'at'> & { at: number })[];
  return {
    status: row.status,
    next_attempt_at: row.nextAttemptAt === null ? null : isoTime(row.nextAttemptAt),
    attempts: attempts.map((one) => ({ ...one, at: isoTime(one.at) })),
  };
}

const SHOWN = `
  deliveries.state AS status, next_attempt_at AS nextAttemptAt,
  (SELECT json_group_array(json_object('at', at, 'status_code', status_code, 'duration_ms', duration_ms,
     'error', error, 'excerpt', excerpt) ORDER BY number)
   FROM delivery_attempts WHERE delivery_id = deliveries.id) AS attempts`;

const EVENTS = `
  SELECT events.id AS event_id, events.type AS event_type, deliveries.sequence, job_id AS jobId,
    application_id AS applicationId, stage, occurred_at AS occurredAt, ${SHOWN}
  FROM deliveries JOIN events ON events.id = deliveries.id`;

const SELECT_EVENT = `${EVENTS} WHERE deliveries.organisation_id = ? AND deliveries.id = ?`;

const SELECT_EVENTS = `${EVENTS}
  WHERE deliveries.organisation_id = ?1 AND deliveries.kind = 'event' AND deliveries.sequence < ?2
    AND (?3 IS NULL OR state = ?3)
  ORDER BY deliveries.sequence DESC LIMIT ?4`;

/** Job ids begin with their time, so that their order is that of submission. */
const SELECT_CALLBACKS = `
  SELECT deliveries.id AS job_id, created_at AS createdAt, ${SHOWN}
  FROM deliveries
  WHERE organisation_id = ? AND kind = 'callback' AND sequence IS NULL AND id < ?
  ORDER BY id DESC LIMIT ?`;
