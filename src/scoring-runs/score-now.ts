// Scores one application while somebody waits for it.

import type { Actor } from '../ats/actor.ts';
import { primary } from '../db/client.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { scoreApplications } from './score-applications.ts';
import { FAILURE, writeRun } from './start-scoring.ts';

export type ScoreNow = { runId: string; score: number; verdict: string; scansLeft: number };

/**
 * Debits one plan scan and scores. Throws 404 for an unknown or foreign application, 400 without a CV or with one that
 * holds no text, 403 without a scan left, 500 when the scorer failed (the scan of a failure is given back). Should the isolate die, the sweep finishes it.
 */
export async function scoreNow(ctx: Context, actor: Actor, applicationId: number): Promise<ScoreNow> {
  const jobId = await primary(ctx)
    .prepare('SELECT job_id FROM applications WHERE id = ? AND organisation_id = ?')
    .bind(applicationId, actor.organisationId)
    .first<number>('job_id');
  if (jobId === null) throw new ServiceError('not_found', 'No such application.');
  const run = await writeRun(ctx, actor, { jobId, applicationIds: [applicationId] });
  await scoreApplications(ctx, { runId: run.runId, applicationIds: run.waiting });
  const row = await primary(ctx)
    .prepare(SELECT_OUTCOME)
    .bind(run.runId, applicationId)
    .first<{ state: string; error: string | null; score: number; verdict: string }>();
  if (row === null) throw new ServiceError('not_found', 'The application was deleted while it was scored.');
  if (row.state !== 'scored') {
    const isLack = row.error === FAILURE.emptyCv || row.error === FAILURE.noCv;
    throw new ServiceError(isLack ? 'bad_request' : 'internal', row.error ?? FAILURE.scorerFailed);
  }
  return { runId: run.runId, score: row.score, verdict: row.verdict, scansLeft: run.scansLeft };
}

const SELECT_OUTCOME = `
  SELECT item.state, item.error, application.score, application.verdict
  FROM scoring_run_items AS item JOIN applications AS application ON application.id = item.application_id
  WHERE item.run_id = ? AND item.application_id = ?`;
