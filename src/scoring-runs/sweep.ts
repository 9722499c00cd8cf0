// Finds runs of scoring that should be further and announces what waits again. Cost follows what is unfinished.

import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import type { Context } from '../platform/context.ts';
import { GEM_STATEMENT } from './hidden-gems.ts';
import { enqueueScoring } from './messages.ts';

/** Runs that one sweep takes on, and applications of them; the next takes the rest. */
const RUNS_MAX = 50;
const APPLICATIONS_MAX = 10_000;
/** A run is announced again at most this often, since its work may just be waiting its turn. */
const AGAIN_MS = 5 * 60_000;

/** Announces what waits since before `graceMs` ago; `force` does so even when it was announced lately. */
export async function sweepScoring(ctx: Context, graceMs: number, force: boolean): Promise<number> {
  const now = ctx.clock();
  const db = primary(ctx);
  const values = { now, before: now - graceMs, again: force ? now : now - AGAIN_MS };
  const taken = await named(db, TAKE_ON, values).all<Taken>();
  if (taken.results.length === 0) return 0;
  const over = taken.results.filter((run) => run.finishedAt !== null);
  if (over.length > 0)
    await db.batch(over.map(({ id, job }) => named(db, GEM_STATEMENT, { run: id, job, now })));
  const runs = JSON.stringify(taken.results.map((run) => run.id));
  const waiting = await named(db, WAITING, { runs }).all<{ run: string; id: number }>();
  const byRun = Map.groupBy(waiting.results, (row) => row.run);
  await enqueueScoring(
    ctx,
    [...byRun].map(([runId, rows]) => ({ runId, applicationIds: rows.map((row) => row.id) })),
  );
  return waiting.results.length;
}

type Taken = { id: string; job: number; finishedAt: number | null };

/** A run whose last applications were deleted is over: nothing else would finish it. */
const TAKE_ON = `
  UPDATE scoring_runs SET swept_at = :now, finished_at = CASE WHEN EXISTS (
    SELECT 1 FROM scoring_run_items AS item WHERE item.run_id = scoring_runs.id AND item.state = 'waiting')
    THEN NULL ELSE :now END
  WHERE id IN (
    SELECT id FROM scoring_runs WHERE finished_at IS NULL AND created_at <= :before
      AND coalesce(swept_at, 0) <= :again ORDER BY created_at LIMIT ${RUNS_MAX})
  RETURNING id, job_id AS job, finished_at AS finishedAt`;

const WAITING = `
  SELECT run_id AS run, application_id AS id FROM scoring_run_items
  WHERE run_id IN (SELECT value FROM json_each(:runs)) AND state = 'waiting' LIMIT ${APPLICATIONS_MAX}`;
