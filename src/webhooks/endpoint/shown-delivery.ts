// What the logs of both kinds of webhook show of a delivery: its state, its next attempt and those made.

import { isoTime } from '../../platform/clock.ts';
import type { AttemptFailure, DeliveryState } from '../delivery.ts';

/** One attempt as it is shown; `error` is null on success, `excerpt` the first bytes of the answer, scrubbed. */
export type ShownAttempt = {
  at: string;
  status_code: number | null;
  duration_ms: number;
  error: AttemptFailure | null;
  excerpt: string | null;
};

export type ShownDelivery = {
  status: DeliveryState;
  next_attempt_at: string | null;
  attempts: ShownAttempt[];
};

/** What `SHOWN_COLUMNS` read; `attempts` is JSON. */
export type ShownRow = { status: DeliveryState; nextAttemptAt: number | null; attempts: string };

/** `next` is the `before` of the following page; null on the last. */
export type Page<Item, Cursor> = { deliveries: Item[]; next: Cursor | null };

/** Deliveries of a page when nothing else is asked for. */
export const PAGE_ROWS = 50;

export function showDelivery(row: ShownRow): ShownDelivery {
  const attempts = JSON.parse(row.attempts) as (Omit<ShownAttempt, 'at'> & { at: number })[];
  return {
    status: row.status,
    next_attempt_at: row.nextAttemptAt === null ? null : isoTime(row.nextAttemptAt),
    attempts: attempts.map((one) => ({ ...one, at: isoTime(one.at) })),
  };
}

/** Columns of a SELECT from `deliveries`. */
export const SHOWN_COLUMNS = `
  deliveries.state AS status, next_attempt_at AS nextAttemptAt,
  (SELECT json_group_array(json_object('at', at, 'status_code', status_code, 'duration_ms', duration_ms,
     'error', error, 'excerpt', excerpt) ORDER BY number)
   FROM delivery_attempts WHERE delivery_id = deliveries.id) AS attempts`;
