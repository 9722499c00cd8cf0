// Jobs as the app makes and changes them. Unlike a push, an edit overwrites: a field left empty is cleared.

import { primary } from '../db/client.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import type { Actor } from './actor.ts';
import { auditIfChanged } from './audit-if-changed.ts';
import type { JobFields } from './schemas.ts';
import { insertJob, openJobs, overwriteJob, setStatus, type OpenJobs } from './store.ts';
import { jobLimitReached } from './upsert-job.ts';

/** Creates an open job without an identity; its id. Throws 403 when the plan's limit of open jobs is reached. */
export async function createJob(ctx: Context, actor: Actor, fields: JobFields): Promise<number> {
  const db = primary(ctx);
  const identity = { system: null, instance: null, externalId: null };
  const entry = { action: 'job.created', subject: null, details: { title: fields.title } } as const;
  const [inserted, , open] = await db.batch<{ id: number } & OpenJobs>([
    insertJob(db, actor.organisationId, ctx.clock(), identity, fields),
    auditIfChanged(ctx, db, actor, entry),
    openJobs(db, actor.organisationId),
  ]);
  const id = inserted?.results[0]?.id;
  if (id === undefined) throw jobLimitReached(open?.results[0]);
  return id;
}

/** Overwrites all fields of a job; scores made before a change of the scoring inputs become stale. Throws 404. */
export async function editJob(ctx: Context, actor: Actor, jobId: number, fields: JobFields): Promise<void> {
  const db = primary(ctx);
  const edited = await overwriteJob(db, actor.organisationId, ctx.clock(), jobId, fields).all();
  if (edited.results.length === 0) throw noSuchJob();
}

/**
 * Opens or closes a job; false when it is so already. Throws 404, and 403 when it would be opened and the plan's
 * limit of open jobs is reached.
 */
export async function setJobStatus(
  ctx: Context,
  actor: Actor,
  jobId: number,
  status: 'open' | 'closed',
): Promise<boolean> {
  const db = primary(ctx);
  const { organisationId } = actor;
  const entry = { action: 'job.status_changed', subject: jobId, details: { status } } as const;
  const [changed, , found, open] = await db.batch<{ status: string } & OpenJobs>([
    setStatus(db, organisationId, ctx.clock(), jobId, status),
    auditIfChanged(ctx, db, actor, entry),
    db.prepare('SELECT status FROM jobs WHERE id = ? AND organisation_id = ?').bind(jobId, organisationId),
    openJobs(db, organisationId),
  ]);
  const row = found?.results[0];
  if (row === undefined) throw noSuchJob();
  if (row.status !== status) throw jobLimitReached(open?.results[0]);
  return (changed?.results.length ?? 0) > 0;
}

export function noSuchJob(): ServiceError {
  return new ServiceError('not_found', 'No such job.');
}
