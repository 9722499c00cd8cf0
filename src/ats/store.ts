// Jobs in D1. Private to this folder.

import { named } from '../db/named.ts';
import type { JobFields } from './schemas.ts';

/** The identity tuple of a job; all null for one that is made in the app. */
export type Identity = { system: string | null; instance: string | null; externalId: string | null };

/** A job's values by their names in SQL. */
function paramsOf(organisationId: string, now: number, identity: Identity, fields: JobFields) {
  const { system, instance, externalId } = identity;
  return { ...fields, org: organisationId, now, system, instance, external: externalId };
}

/** Updates the job with this identity; absent fields keep what is stored. Returns its `id`. */
export function updateByIdentity(
  db: D1Database,
  organisationId: string,
  now: number,
  identity: Identity,
  fields: JobFields,
): D1PreparedStatement {
  return named(db, UPDATE_BY_IDENTITY, paramsOf(organisationId, now, identity, fields));
}

/** Creates the job unless its identity is taken or the plan's limit of open jobs is reached. Returns its `id`. */
export function insertJob(
  db: D1Database,
  organisationId: string,
  now: number,
  identity: Identity,
  fields: JobFields,
): D1PreparedStatement {
  return named(db, INSERT_JOB, paramsOf(organisationId, now, identity, fields));
}

/** Overwrites all fields of a job, those that are null as well. Returns its `id`. */
export function overwriteJob(
  db: D1Database,
  organisationId: string,
  now: number,
  jobId: number,
  fields: JobFields,
): D1PreparedStatement {
  return named(db, OVERWRITE, { ...fields, org: organisationId, now, job: jobId });
}

/** Opens or closes a job that is not in that state; opening needs room under the plan's limit. Returns its `id`. */
export function setStatus(
  db: D1Database,
  organisationId: string,
  now: number,
  jobId: number,
  status: 'open' | 'closed',
): D1PreparedStatement {
  return named(db, SET_STATUS, { org: organisationId, now, job: jobId, status });
}

export type OpenJobs = { limit: number | null; open: number };

/** How many jobs are open and how many may be. */
export function openJobs(db: D1Database, organisationId: string): D1PreparedStatement {
  return named(db, SELECT_OPEN_JOBS, { org: organisationId });
}

const FIELDS = [
  'title',
  'job_spec',
  'client_name',
  'client_context',
  'client_values',
  'location',
  'work_mode',
  'employment_type',
  'hours',
  'salary',
  'hiring_manager_name',
  'hiring_manager_email',
  'hiring_manager_phone',
] as const;
/** What a score depends on (spec, scoring_inputs_updated_at). */
const SCORING_INPUTS = ['job_spec', 'client_context', 'client_values'] as const;

const IS_IDENTITY = `organisation_id = :org AND source_system = :system AND source_system_id = :instance
  AND external_id = :external`;

const COUNT_OPEN = `SELECT count(*) FROM jobs WHERE organisation_id = :org AND status = 'open'`;

const HAS_ROOM = `EXISTS (SELECT 1 FROM organisations WHERE id = :org
  AND (active_job_limit IS NULL OR (${COUNT_OPEN}) < active_job_limit))`;

/** Assignments of all fields; `next` is SQL for a field's new value. */
function assignments(next: (field: string) => string): string {
  const changed = SCORING_INPUTS.map((field) => `${next(field)} IS NOT ${field}`).join(' OR ');
  return [
    ...FIELDS.map((field) => `${field} = ${next(field)}`),
    `inputs_version = inputs_version + (${changed})`,
    `scoring_inputs_updated_at = CASE WHEN ${changed} THEN :now ELSE scoring_inputs_updated_at END`,
    'updated_at = :now',
  ].join(', ');
}

const UPDATE_BY_IDENTITY = `
  UPDATE jobs SET ${assignments((field) => `coalesce(:${field}, ${field})`)} WHERE ${IS_IDENTITY} RETURNING id`;

const OVERWRITE = `
  UPDATE jobs SET ${assignments((field) => `:${field}`)} WHERE id = :job AND organisation_id = :org RETURNING id`;

const INSERT_JOB = `
  INSERT INTO jobs (organisation_id, source_system, source_system_id, external_id, status, ${FIELDS.join(', ')},
    inputs_version, scoring_inputs_updated_at, created_at, updated_at)
  SELECT :org, :system, :instance, :external, 'open', ${FIELDS.map((field) => `:${field}`).join(', ')},
    1, CASE WHEN coalesce(${SCORING_INPUTS.map((field) => `:${field}`).join(', ')}) IS NULL THEN NULL ELSE :now END,
    :now, :now
  WHERE NOT EXISTS (SELECT 1 FROM jobs WHERE ${IS_IDENTITY}) AND ${HAS_ROOM}
  RETURNING id`;

const SET_STATUS = `
  UPDATE jobs SET status = :status, updated_at = :now
  WHERE id = :job AND organisation_id = :org AND status <> :status AND (:status = 'closed' OR ${HAS_ROOM})
  RETURNING id`;

const SELECT_OPEN_JOBS = `
  SELECT active_job_limit AS "limit", (${COUNT_OPEN}) AS open FROM organisations WHERE id = :org`;
