// Deliveries in D1. Private to this folder.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import type { AttemptOutcome, Delivery, DeliveryProgress } from './delivery.ts';
import type { DueAttempt } from './messages.ts';

export async function findDelivery(ctx: Context, id: string): Promise<Delivery | null> {
  const sql =
    'SELECT id, organisation_id AS organisationId, kind, state, attempts FROM deliveries WHERE id = ?';
  return primary(ctx).prepare(sql).bind(id).first<Delivery>();
}

/** Writes attempt `number` and what follows from it; a repeat of the same attempt changes nothing. */
export async function recordAttempt(
  ctx: Context,
  deliveryId: string,
  number: number,
  outcome: AttemptOutcome,
  progress: DeliveryProgress,
): Promise<void> {
  const db = primary(ctx);
  await db.batch([
    db
      .prepare(
        `INSERT INTO delivery_attempts (delivery_id, number, at, status_code, duration_ms, error)
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .bind(deliveryId, number, outcome.at, outcome.statusCode, outcome.durationMs, outcome.error),
    db
      .prepare(
        `UPDATE deliveries SET attempts = ?, state = ?, next_attempt_at = ?
         WHERE id = ? AND attempts = ? AND state = 'pending'`,
      )
      .bind(number, progress.state, progress.nextAttemptAt, deliveryId, number - 1),
  ]);
}

/** Attempts that were due before `dueBefore` and have not happened, oldest first. */
export async function findOverdue(ctx: Context, dueBefore: number, limit: number): Promise<DueAttempt[]> {
  const sql = `
    SELECT organisation_id AS organisationId, id AS deliveryId, attempts + 1 AS attempt
    FROM deliveries WHERE state = 'pending' AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?`;
  return (await primary(ctx).prepare(sql).bind(dueBefore, limit).all<DueAttempt>()).results;
}

/** Erases deliveries made before `createdBefore`, with their attempts; how many. */
export async function deleteOldDeliveries(ctx: Context, createdBefore: number): Promise<number> {
  const sql = 'DELETE FROM deliveries WHERE created_at < ?';
  return (await primary(ctx).prepare(sql).bind(createdBefore).run()).meta.changes;
}
