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

function deliveryOf(row: DeliveryRow): Delivery {
  const { sequence, type, jobId, applicationId, stage, occurredAt, ...delivery } = row;
  const isWhole = type !== null && jobId !== null && applicationId !== null && occurredAt !== null;
  const event = isWhole ? { id: delivery.id, sequence, type, jobId, applicationId, stage, occurredAt } : null;
  return { ...delivery, event };
}

/** What one attempt leaves behind; `number` is 1 for the first. */
export type RecordedOutcome = {
  delivery: Pick<Delivery, 'id' | 'organisationId' | 'kind'>;
  number: number;
  outcome: AttemptOutcome;
  progress: DeliveryProgress;
};

/**
 * Writes attempts of one organisation and what follows from them. A repeat of the same attempt changes nothing; a
 * delivery that was paused meanwhile stays held unless this attempt settled it.
 */
export async function recordOutcomes(ctx: Context, outcomes: RecordedOutcome[]): Promise<void> {
  const db = primary(ctx);
  const rows = JSON.stringify(
    outcomes.map(({ delivery, number, outcome, progress }) => ({
      id: delivery.id,
      number,
      ...outcome,
      ...progress,
    })),
  );
  const lastEvent = outcomes.findLast((one) => one.delivery.kind === 'event');
  const statements = [db.prepare(INSERT_ATTEMPTS).bind(rows), db.prepare(ADVANCE_DELIVERIES).bind(rows)];
  if (lastEvent !== undefined) {
    const { delivery, outcome } = lastEvent;
    statements.push(
      outcome.error === null
        ? db.prepare(ENDPOINT_WORKS).bind(delivery.organisationId)
        : db.prepare(ENDPOINT_FAILS).bind(outcome.at, delivery.organisationId),
    );
  }
  await db.batch(statements);
}

/** Attempts that were due before `dueBefore` and have not happened, oldest first. */
export async function findOverdue(ctx: Context, dueBefore: number, limit: number): Promise<DueAttempt[]> {
  const sql = `
    SELECT organisation_id AS organisationId, id AS deliveryId, attempts + 1 AS attempt
    FROM deliveries WHERE state = 'pending' AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?`;
  return (await primary(ctx).prepare(sql).bind(dueBefore, limit).all<DueAttempt>()).results;
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

const SELECT_DELIVERIES = `
  SELECT deliveries.id, deliveries.organisation_id AS organisationId, kind, state, attempts,
    prior_attempts AS priorAttempts, deliveries.sequence,
    (SELECT at FROM delivery_attempts WHERE delivery_id = deliveries.id AND number = prior_attempts + 1) AS firstAttemptAt,
    url AS endpointUrl, sealed_secret AS sealedSecret,
    events.type, job_id AS jobId, application_id AS applicationId, stage, occurred_at AS occurredAt
  FROM json_each(?) AS wanted
  JOIN deliveries ON deliveries.id = wanted.value AND deliveries.organisation_id = ?
  LEFT JOIN events ON events.id = deliveries.id
  LEFT JOIN webhook_endpoints ON webhook_endpoints.organisation_id = deliveries.organisation_id`;

/** An organisation may leave while its receiver is called: then there is nothing to note the attempt on. */
const INSERT_ATTEMPTS = `
  INSERT INTO delivery_attempts (delivery_id, number, at, status_code, duration_ms, error, excerpt)
  SELECT value ->> 'id', value ->> 'number', value ->> 'at', value ->> 'statusCode', value ->> 'durationMs',
    value ->> 'error', value ->> 'excerpt'
  FROM json_each(?) WHERE EXISTS (SELECT 1 FROM deliveries WHERE id = value ->> 'id')
  ON CONFLICT DO NOTHING`;

const ADVANCE_DELIVERIES = `
  UPDATE deliveries SET attempts = made.number,
    state = CASE WHEN deliveries.state = 'held' AND made.state = 'pending' THEN 'held' ELSE made.state END,
    next_attempt_at = CASE WHEN deliveries.state = 'held' THEN NULL ELSE made.next_attempt_at END
  FROM (
    SELECT value ->> 'id' AS id, value ->> 'number' AS number, value ->> 'state' AS state,
      value ->> 'nextAttemptAt' AS next_attempt_at
    FROM json_each(?)
  ) AS made
  WHERE deliveries.id = made.id AND deliveries.attempts = made.number - 1 AND deliveries.state IN ('pending', 'held')`;

const ENDPOINT_WORKS = `
  UPDATE webhook_endpoints SET failing_since = NULL, owner_told_at = NULL
  WHERE organisation_id = ? AND failing_since IS NOT NULL`;

const ENDPOINT_FAILS = `
  UPDATE webhook_endpoints SET failing_since = ? WHERE organisation_id = ? AND failing_since IS NULL`;
