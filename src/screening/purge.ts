// Erases what is past its 72 hours and leaves tombstones, so that 410 and 404 stay right. Its key in KV has
// expired by itself; this clears the live database as well.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';

/** Jobs erased in one statement; a run goes on until nothing is due. */
const JOBS_PER_BATCH = 200;
/** Ends a run that would outlast its invocation; the next goes on. */
const BATCHES_MAX = 50;

/** Erases due jobs; how many. */
export async function purgeScreening(ctx: Context): Promise<number> {
  const db = primary(ctx);
  const now = ctx.clock();
  let purged = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const [, jobs] = await db.batch<{ id: string }>([
      db.prepare(`DELETE FROM screening_chunks WHERE job_id IN (${DUE})`).bind(now, JOBS_PER_BATCH),
      db.prepare(ENTOMB).bind(now, now, JOBS_PER_BATCH),
    ]);
    const count = jobs?.results.length ?? 0;
    purged += count;
    if (count < JOBS_PER_BATCH) break;
  }
  return purged;
}

const DUE =
  'SELECT id FROM screening_jobs WHERE purged_at IS NULL AND expires_at <= ? ORDER BY expires_at, id LIMIT ?';

const ENTOMB = `
  UPDATE screening_jobs SET purged_at = ?, sealed_spec = NULL, sealed_callback_url = NULL,
    idempotency_hash = NULL, body_hash = NULL
  WHERE id IN (${DUE}) RETURNING id`;
