// A connector's job: created on first sight, updated afterwards (spec, POST /api/v1/ats/jobs). One D1 round trip: the
// batch runs alone, so that parallel pushes of one identity meet in one row, and parallel creates end at the limit.

import { primary } from '../db/client.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { storable } from './plain-text.ts';
import type { AtsJob } from './schemas.ts';
import { insertJob, openJobs, updateByIdentity, type OpenJobs } from './store.ts';

export type UpsertedJob = { id: number; created: boolean };

/** Upserts a job by its identity. Throws 403 when it would be created and the plan's limit of open jobs is reached. */
export async function upsertJob(ctx: Context, organisationId: string, job: AtsJob): Promise<UpsertedJob> {
  const { source_system: system, source_system_id: instance, external_id: externalId, ...fields } = job;
  const identity = {
    system: storable(system),
    instance: storable(instance),
    externalId: storable(externalId),
  };
  const now = ctx.clock();
  const db = primary(ctx);
  const [updated, inserted, open] = await db.batch<{ id: number } & OpenJobs>([
    updateByIdentity(db, organisationId, now, identity, fields),
    insertJob(db, organisationId, now, identity, fields),
    openJobs(db, organisationId),
  ]);
  const known = updated?.results[0];
  const created = inserted?.results[0];
  const row = known ?? created;
  if (row === undefined) throw jobLimitReached(open?.results[0]);
  return { id: row.id, created: known === undefined };
}

/** The refusal of one more open job. */
export function jobLimitReached(open: OpenJobs | undefined): ServiceError {
  const detail =
    `The plan's active job limit of ${open?.limit ?? 0} is reached: ${open?.open ?? 0} jobs are open. ` +
    'Close a job, or ask whoever runs this service to raise the limit.';
  return new ServiceError('forbidden', detail);
}
