// The log of screening callbacks: what became of each, with every attempt, newest first. Kept 30 days. Their addresses
// are sealed and of their receivers' answers nothing is kept, so neither is shown.

import { primary } from '../../db/client.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import {
  PAGE_ROWS,
  SHOWN_COLUMNS,
  showDelivery,
  type Page,
  type ShownDelivery,
  type ShownRow,
} from './shown-delivery.ts';

/** A delivery of a screening callback; `created_at` is when the job was complete. */
export type CallbackDelivery = ShownDelivery & { job_id: string; created_at: string };

export type CallbackRow = ShownRow & { job_id: string; createdAt: number };

/** Which callbacks: those of jobs before a job's id. */
export type CallbackRange = { before?: string; limit?: number };

/** Callbacks of jobs before a job's id, newest first. One D1 read. */
export async function listCallbacks(
  ctx: Context,
  organisationId: string,
  range: CallbackRange = {},
): Promise<Page<CallbackDelivery, string>> {
  const { results } = await callbacksStatement(primary(ctx), organisationId, range).all<CallbackRow>();
  return describeCallbacks(results, range);
}

/** Reads a page of callbacks, for a batch. */
export function callbacksStatement(
  db: D1Database,
  organisationId: string,
  { before = AFTER_ALL_IDS, limit = PAGE_ROWS }: CallbackRange,
): D1PreparedStatement {
  return db.prepare(SELECT_CALLBACKS).bind(organisationId, before, limit);
}

/** The page of the rows that `callbacksStatement` read. */
export function describeCallbacks(
  rows: CallbackRow[],
  { limit = PAGE_ROWS }: CallbackRange,
): Page<CallbackDelivery, string> {
  const deliveries = rows.map((row) => ({
    job_id: row.job_id,
    ...showDelivery(row),
    created_at: isoTime(row.createdAt),
  }));
  return { deliveries, next: rows.length < limit ? null : (rows.at(-1)?.job_id ?? null) };
}

const AFTER_ALL_IDS = '~';

/** Job ids begin with their time, so that their order is that of submission. */
const SELECT_CALLBACKS = `
  SELECT deliveries.id AS job_id, created_at AS createdAt, ${SHOWN_COLUMNS}
  FROM deliveries
  WHERE organisation_id = ? AND kind = 'callback' AND sequence IS NULL AND id < ?
  ORDER BY id DESC LIMIT ?`;
