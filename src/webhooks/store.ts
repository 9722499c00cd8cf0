// Deliveries in D1. Private to this folder.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import type { AttemptOutcome, DeliveredEvent, Delivery, DeliveryProgress } from './delivery.ts';
import type { DueAttempt } from './messages.ts';

type DeliveryRow = Omit<Delivery, 'event'> & { [Key in keyof DeliveredEvent]: DeliveredEvent[Key] | null };

/** The named deliveries of one organisation, with their events, endpoint and secret, in one round trip. */
export async function findDeliveries(
  ctx: Context,
  organisationId: string,
  ids: string[],
): Promise<Delivery[]> {
  const statement = primary(ctx).prepare(SELECT_DELIVERIES).bind(JSON.stringify(ids), organisationId);
  return (await statement.all<DeliveryRow>()).results.map(deliveryOf);
}

/** The oldest held delivery of an organisation whose endpoint can be sent to; null when there is none. */
export async function findNextHeld(ctx: Context, organisationId: string): Promise<Delivery | null> {
  const row = await primary(ctx).prepare(SELECT_NEXT_HELD).bind(organisationId).first<DeliveryRow>();
  return row === null ? null : deliveryOf(row);
}

/** Organisations whose endpoint can be sent to and that have something held: a drain that was lost. */
export async function findDrainable(ctx: Context, limit: number): Promise<string[]> {
  const { results } = await primary(ctx)
    .prepare(SELECT_DRAINABLE)
    .bind(limit)
    .all<{ organisationId: string }>();
  return results.map((row) => row.organisationId);
}

function deliveryOf(row: DeliveryRow): Delivery {
  const { sequence, type, jobId, applicationId, stage, occurredAt, ...delivery } = row;
  const isWhole = type !== null && jobId !== null && applicationId !== null && occurredAt !== null;
  const event = isWhole ? { id: delivery.id, sequence, type, jobId, applicationId, stage, occurredAt } : null;
  return { ...delivery, event };
}

/** What one attempt leaves behind; `number` is 1 for the first, `delivery` is as it was found for it. */
export type RecordedOutcome = {
  delivery: Pick<Delivery, 'id' | 'organisationId' | 'kind' | 'priorAttempts'>;
  number: number;
  outcome: AttemptOutcome;
  progress: DeliveryProgress;
};

/**
 * Writes attempts of one organisation and what follows from them. A repeat of the same attempt changes nothing. What
 * was paused or replayed meanwhile stays held unless this attempt settled it; what was given up meanwhile has failed
 * unless this attempt got through.
 */
export async function recordOutcomes(ctx: Context, outcomes: RecordedOutcome[]): Promise<void> {
  const db = primary(ctx);
  const rows = JSON.stringify(
    outcomes.map(({ delivery, number, outcome, progress }) => ({
      id: delivery.id,
      number,
      priorAttempts: delivery.priorAttempts,
      ...outcome,
      ...progress,
    })),
  );
  await db.batch([
    db.prepare(INSERT_ATTEMPTS).bind(rows),
    db.prepare(ADVANCE_DELIVERIES).bind(rows),
    ...endpointStatements(db, outcomes),
  ]);
}

/** Only a change costs a row: an endpoint that goes on working, or failing, is left alone. */
function endpointStatements(db: D1Database, outcomes: RecordedOutcome[]): D1PreparedStatement[] {
  const ofEvents = outcomes.filter((one) => one.delivery.kind === 'event');
  const last = ofEvents.at(-1);
  if (last === undefined) return [];
  const { organisationId } = last.delivery;
  const works = db.prepare(ENDPOINT_WORKS).bind(organisationId);
  const fails = db.prepare(ENDPOINT_FAILS).bind(last.outcome.at, organisationId);
  if (last.outcome.error === null) return [works];
  return ofEvents.some((one) => one.outcome.error === null) ? [works, fails] : [fails];
}

/**
 * Attempts that were due before `dueBefore` and have not happened, oldest first; at most `perOrganisation` of each, so
 * that the backlog of a slow receiver hides nobody else's.
 */
export async function findOverdue(
  ctx: Context,
  dueBefore: number,
  perOrganisation: number,
  limit: number,
): Promise<DueAttempt[]> {
  const statement = primary(ctx).prepare(SELECT_OVERDUE).bind(dueBefore, perOrganisation, limit);
  return (await statement.all<DueAttempt>()).results;
}

/** Erases at most `limit` deliveries made before `createdBefore`, with their attempts; how many. */
export async function deleteOldDeliveries(
  ctx: Context,
  createdBefore: number,
  limit: number,
): Promise<number> {
  const sql = `
    DELETE FROM deliveries WHERE id IN
      (SELECT id FROM deliveries WHERE created_at < ? ORDER BY created_at LIMIT ?) RETURNING id`;
  return (await primary(ctx).prepare(sql).bind(createdBefore, limit).all()).results.length;
}

/** Erases at most `limit` events that occurred before `occurredBefore`; how many. */
export async function deleteOldEvents(ctx: Context, occurredBefore: number, limit: number): Promise<number> {
  const sql = `
    DELETE FROM events WHERE id IN
      (SELECT id FROM events WHERE occurred_at < ? ORDER BY occurred_at LIMIT ?) RETURNING id`;
  return (await primary(ctx).prepare(sql).bind(occurredBefore, limit).all()).results.length;
}

const DELIVERY_COLUMNS = `
  deliveries.id, deliveries.organisation_id AS organisationId, kind, state, attempts,
  prior_attempts AS priorAttempts, deliveries.sequence,
  (SELECT at FROM delivery_attempts WHERE delivery_id = deliveries.id AND number = prior_attempts + 1) AS firstAttemptAt,
  url AS endpointUrl, paused_at AS endpointPausedAt, sealed_secret AS sealedSecret,
  events.type, job_id AS jobId, application_id AS applicationId, stage, occurred_at AS occurredAt`;

/** CROSS JOIN keeps SQLite to this order: by what is wanted, not through all that an organisation has. */
const SELECT_DELIVERIES = `
  SELECT ${DELIVERY_COLUMNS}
  FROM json_each(?) AS wanted
  CROSS JOIN deliveries ON deliveries.id = wanted.value AND deliveries.organisation_id = ?
  LEFT JOIN events ON events.id = deliveries.id
  LEFT JOIN webhook_endpoints ON webhook_endpoints.organisation_id = deliveries.organisation_id`;

const SENDABLE = 'paused_at IS NULL AND sealed_secret IS NOT NULL AND url IS NOT NULL';

const SELECT_NEXT_HELD = `
  SELECT ${DELIVERY_COLUMNS}
  FROM deliveries INDEXED BY deliveries_held
  JOIN webhook_endpoints ON webhook_endpoints.organisation_id = deliveries.organisation_id
  LEFT JOIN events ON events.id = deliveries.id
  WHERE deliveries.organisation_id = ? AND deliveries.state = 'held' AND ${SENDABLE}
  ORDER BY deliveries.sequence LIMIT 1`;

const SELECT_DRAINABLE = `
  SELECT organisation_id AS organisationId FROM webhook_endpoints
  WHERE ${SENDABLE} AND EXISTS (
    SELECT 1 FROM deliveries INDEXED BY deliveries_held
    WHERE deliveries.organisation_id = webhook_endpoints.organisation_id AND state = 'held')
  LIMIT ?`;

const SELECT_OVERDUE = `
  SELECT organisationId, deliveryId, attempt FROM (
    SELECT organisation_id AS organisationId, id AS deliveryId, attempts + 1 AS attempt, next_attempt_at,
      row_number() OVER (PARTITION BY organisation_id ORDER BY next_attempt_at) AS place
    FROM deliveries WHERE state = 'pending' AND next_attempt_at <= ?)
  WHERE place <= ? ORDER BY next_attempt_at LIMIT ?`;

/** An organisation may leave while its receiver is called: then there is nothing to note the attempt on. */
const INSERT_ATTEMPTS = `
  INSERT INTO delivery_attempts (delivery_id, number, at, status_code, duration_ms, error, excerpt)
  SELECT value ->> 'id', value ->> 'number', value ->> 'at', value ->> 'statusCode', value ->> 'durationMs',
    value ->> 'error', value ->> 'excerpt'
  FROM json_each(?) WHERE EXISTS (SELECT 1 FROM deliveries WHERE id = value ->> 'id')
  ON CONFLICT DO NOTHING`;

const ADVANCE_DELIVERIES = `
  UPDATE deliveries SET attempts = made.number, state = made.state,
    next_attempt_at = CASE WHEN made.state = 'pending' THEN made.next_attempt_at END
  FROM (
    SELECT was.id, one.value ->> 'number' AS number, one.value ->> 'nextAttemptAt' AS next_attempt_at,
      CASE
        WHEN one.value ->> 'state' = 'delivered' THEN 'delivered'
        WHEN was.prior_attempts <> one.value ->> 'priorAttempts' THEN was.state
        WHEN one.value ->> 'state' = 'pending' AND kind = 'event' AND paused_at IS NOT NULL THEN 'held'
        ELSE one.value ->> 'state'
      END AS state
    FROM json_each(?) AS one
    CROSS JOIN deliveries AS was ON was.id = one.value ->> 'id'
    LEFT JOIN webhook_endpoints ON webhook_endpoints.organisation_id = was.organisation_id
  ) AS made
  WHERE deliveries.id = made.id AND deliveries.attempts = made.number - 1
    AND (deliveries.state IN ('pending', 'held') OR made.state = 'delivered')`;

const ENDPOINT_WORKS = `
  UPDATE webhook_endpoints SET failing_since = NULL, owner_told_at = NULL
  WHERE organisation_id = ? AND failing_since IS NOT NULL`;

const ENDPOINT_FAILS = `
  UPDATE webhook_endpoints SET failing_since = ? WHERE organisation_id = ? AND failing_since IS NULL`;
