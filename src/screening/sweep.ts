// Finds screening jobs that should have been finished and announces their chunks again; gives up on those that
// are a day old. Cost follows what is unfinished: both questions are answered by one partial index.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import { FINISH_WITHIN_MS } from './job.ts';
import { enqueueChunks, type ChunkRef } from './messages.ts';

/** Jobs that one sweep takes on; the next takes the rest. */
const JOBS_MAX = 200;
/** A job is announced again at most this often, since its work may just be waiting its turn. */
const AGAIN_MS = 5 * 60_000;

/** Announces what waits since before `graceMs` ago; `force` does so even when it was announced lately. */
export async function sweepScreening(ctx: Context, graceMs: number, force: boolean) {
  const now = ctx.clock();
  const db = primary(ctx);
  // The texts go with the failure: no later sweep looks at a job that has failed.
  const [, failed, swept] = await db.batch<{ id: string }>([
    db.prepare(ERASE_TEXTS).bind(now - FINISH_WITHIN_MS, JOBS_MAX),
    db.prepare(FAIL_OLD).bind(now, now - FINISH_WITHIN_MS, JOBS_MAX),
    db.prepare(TAKE_ON).bind(now, now - graceMs, force ? now : now - AGAIN_MS, JOBS_MAX),
  ]);
  const ids = (swept?.results ?? []).map((job) => job.id);
  const waiting = ids.length === 0 ? [] : await findWaiting(db, ids);
  await enqueueChunks(ctx, waiting);
  return {
    jobs_failed: failed?.results.length ?? 0,
    jobs_redriven: ids.length,
    chunks_announced: waiting.length,
  };
}

async function findWaiting(db: D1Database, jobIds: string[]): Promise<ChunkRef[]> {
  return (await db.prepare(WAITING).bind(JSON.stringify(jobIds)).all<ChunkRef>()).results;
}

const UNFINISHED = 'completed_at IS NULL AND failed_at IS NULL';

const OLD = `SELECT id FROM screening_jobs WHERE ${UNFINISHED} AND created_at < ? ORDER BY created_at, id LIMIT ?`;

const FAIL_OLD = `
  UPDATE screening_jobs SET failed_at = ?, sealed_spec = NULL, sealed_callback_url = NULL
  WHERE id IN (${OLD}) RETURNING id`;

const TAKE_ON = `
  UPDATE screening_jobs SET swept_at = ?
  WHERE id IN (
    SELECT id FROM screening_jobs
    WHERE ${UNFINISHED} AND created_at <= ? AND coalesce(swept_at, 0) <= ? ORDER BY created_at LIMIT ?)
  RETURNING id`;

const ERASE_TEXTS = `UPDATE screening_chunks SET sealed_texts = NULL WHERE job_id IN (${OLD})`;

const WAITING = `
  SELECT job_id AS jobId, first FROM screening_chunks
  WHERE job_id IN (SELECT value FROM json_each(?)) AND sealed_outcomes IS NULL`;
