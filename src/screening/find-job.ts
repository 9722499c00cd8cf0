// A job as a poll shows it (spec, GET /api/v1/jobs/{job_id}).

import type { KeyHolder } from '../auth/api-key.ts';
import { ServiceError } from '../http/errors.ts';
import { requireRetentionKey } from '../organisation/retention-keys.ts';
import type { Context } from '../platform/context.ts';
import { isUuid } from '../platform/ids.ts';
import type { Outcome } from './job.ts';
import { presentJob, type PresentedJob } from './present.ts';
import { jobSeal } from './sealed.ts';
import { findJob, type ChunkRow, type JobRow } from './store.ts';

/** The job's body. Throws 404 for an unknown or foreign job and 410 once 72 hours have passed. */
export async function getJob(ctx: Context, holder: KeyHolder, jobId: string): Promise<PresentedJob> {
  const found = isUuid(jobId) ? await findJob(ctx, holder.organisationId, jobId.toLowerCase()) : null;
  if (found === null) throw new ServiceError('not_found', 'No such job.');
  if (ctx.clock() >= found.job.expiresAt) {
    throw new ServiceError('gone', 'The results of this job were kept for 72 hours and are gone.');
  }
  const outcomes = found.job.completedAt === null ? [] : await openOutcomes(ctx, found.job, found.chunks);
  return presentJob(found.job, found.chunks, outcomes);
}

/** The outcomes of a complete job in the order of submission. Throws when its retention key is gone before its time. */
export async function openOutcomes(
  ctx: Context,
  job: Pick<JobRow, 'id' | 'retentionKeyId'>,
  chunks: ChunkRow[],
): Promise<Outcome[]> {
  const sealing = jobSeal(await requireRetentionKey(ctx, job.retentionKeyId), job.id);
  const opened = await Promise.all(
    chunks.map(({ first, sealedOutcomes }) =>
      sealedOutcomes === null ? [] : sealing.openOutcomes(first, sealedOutcomes),
    ),
  );
  return opened.flat();
}
