// Bulk scoring: asked for by kind or by name, with its cost told before; its progress; what became of it.

import { Hono, type Context } from 'hono';
import type { MemberEnv } from '../../auth/require-member.ts';
import { ServiceError } from '../../http/errors.ts';
import { wantsJson } from '../../http/request.ts';
import { findProgress } from '../../scoring-runs/progress.ts';
import { startScoring, WHICH, type ScoringRequest, type Which } from '../../scoring-runs/start-scoring.ts';
import { statusOf } from '../forms/status-of.ts';
import { pathId } from '../shell/path-id.ts';
import { requireRole } from '../shell/require-role.ts';
import { done } from '../shell/show.tsx';
import { actorOf } from './actor-of.ts';
import { askCost } from './ask-cost.tsx';
import { firstThatFit } from './first-that-fit.ts';
import { progressStream } from './progress-stream.ts';
import { readSelection, type Selection } from './selection.ts';
import { showJob } from './show-job.tsx';
import { counted } from './words.ts';

export const scoreRoutes = new Hono<MemberEnv>()
  .post('/app/jobs/:id/score', requireRole('jobs'), async (c) => {
    const jobId = pathId(c);
    const selection = await readSelection(c);
    if (selection.fields['ask'] !== undefined && !wantsJson(c.req.raw))
      return askCost(c, jobId, selection.ids);
    return startAndTell(c, jobId, await requestOf(c, jobId, selection));
  })
  .get('/app/jobs/:id/progress', requireRole('read'), async (c) => {
    const { ctx, member } = c.var;
    const which = { jobId: pathId(c) };
    if (/\btext\/event-stream\b/.test(c.req.header('accept') ?? ''))
      return progressStream(ctx, member.organisationId, which);
    const run = await findProgress(ctx, member.organisationId, which);
    if (run === null) throw new ServiceError('not_found', 'Nothing of this job was scored yet.');
    return c.json(run);
  });

async function startAndTell(
  c: Context<MemberEnv>,
  jobId: number,
  request: ScoringRequest,
): Promise<Response> {
  try {
    const run = await startScoring(c.var.ctx, actorOf(c), request);
    const { runId, total, scansUsed, scansLeft } = run;
    const waiting = run.waiting.length;
    const json = { run_id: runId, total, waiting, scans_used: scansUsed, scans_left: scansLeft };
    return done(c, { to: `/app/jobs/${jobId}`, json, flash: `Scoring ${counted(waiting, 'candidate')}` });
  } catch (error) {
    const isRefusal =
      error instanceof ServiceError && (error.code === 'forbidden' || error.code === 'bad_request');
    if (!isRefusal || wantsJson(c.req.raw)) throw error;
    return showJob(c, jobId, { problem: String(error.detail), status: statusOf(error) });
  }
}

/** What is to be scored. Throws 422 when neither kind nor candidates are named. */
async function requestOf(
  c: Context<MemberEnv>,
  jobId: number,
  { ids, fields }: Selection,
): Promise<ScoringRequest> {
  if (ids.length > 0) return { jobId, applicationIds: ids };
  const which = WHICH.find((kind): kind is Which => kind === fields['which']);
  if (which === undefined) {
    const msg = `Input should be 'unscored', 'stale' or 'all'`;
    throw new ServiceError('unprocessable', [{ loc: ['body', 'which'], msg, type: 'enum' }]);
  }
  const first = Number(fields['first'] ?? Number.NaN);
  if (!Number.isSafeInteger(first) || first < 1) return { jobId, which };
  return { jobId, applicationIds: await firstThatFit(c, jobId, which, first) };
}
