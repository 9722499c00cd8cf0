// A job's page in the app: the job with all its fields, a row for every application, what scoring would cost and how
// far it is. One D1 round trip; no text of a CV and no explanation is read.

import { noSuchJob } from '../ats/manage-jobs.ts';
import { presentApplication, type PulledRow } from '../ats/present.ts';
import { PULLED_COLUMNS, PULLED_FROM } from '../ats/pull.ts';
import { IS_STALE } from '../ats/stale.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { isoTime } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import {
  costStatement,
  progressStatements,
  readCost,
  readProgress,
  type RunProgress,
  type ScoringCost,
} from '../scoring-runs/progress.ts';
import type { Notice } from '../scoring/types.ts';

/** A row of the page: the pull's fields and what only the app shows. */
export type JobPageRow = ReturnType<typeof presentApplication> & {
  has_cv: boolean;
  /** Scored before the last change of what the score depends on. */
  stale: boolean;
  /** Waits for its score at this moment. */
  scoring: boolean;
  /** What was found in the CV that was meant for a machine. */
  notices: Notice['kind'][];
  created_at: string;
};

export type JobDetails = {
  id: number;
  source_system: string | null;
  source_system_id: string | null;
  external_id: string | null;
  status: 'open' | 'closed';
  title: string;
  job_spec: string | null;
  client_name: string | null;
  client_context: string | null;
  client_values: string | null;
  location: string | null;
  work_mode: string | null;
  employment_type: string | null;
  hours: string | null;
  salary: string | null;
  hiring_manager_name: string | null;
  hiring_manager_email: string | null;
  hiring_manager_phone: string | null;
  scoring_inputs_updated_at: string | null;
  created_at: string;
  updated_at: string;
};

export type JobPage = {
  job: JobDetails;
  candidates: JobPageRow[];
  cost: ScoringCost;
  /** The job's latest run; null when nothing was ever scored in bulk or at once. */
  run: RunProgress | null;
  /** Applications whose CV holds all words that were searched; empty where none were. */
  found: number[];
};

type Row = PulledRow & {
  has_cv: number;
  stale: number;
  scoring: number;
  notice_kinds: string | null;
  created_at: number;
};

/** Throws 404 for an unknown or foreign job. Candidates by score, best first. */
export async function readJobPage(
  ctx: Context,
  organisationId: string,
  jobId: number,
  appUrl: string,
  words = '',
): Promise<JobPage> {
  const db = primary(ctx);
  const values = { org: organisationId, job: jobId };
  const searched = words.toLowerCase().split(/\s+/).filter(Boolean);
  const [jobs, rows, costs, runs, failures, found] = await db.batch([
    named(db, SELECT_JOB, values),
    named(db, SELECT_ROWS, { ...values, now: ctx.clock() }),
    costStatement(ctx, db, organisationId, jobId),
    ...progressStatements(db, organisationId, { jobId }),
    ...(searched.length === 0
      ? []
      : [named(db, SELECT_FOUND, { ...values, words: JSON.stringify(searched) })]),
  ]);
  const job = jobs?.results[0] as Record<string, unknown> | undefined;
  const cost = readCost(ctx, costs);
  if (job === undefined || cost === null) throw noSuchJob();
  return {
    job: presentDetails(job),
    candidates: ((rows?.results ?? []) as Row[]).map((row) => presentRow(row, appUrl)),
    cost,
    run: readProgress(runs, failures),
    found: ((found?.results ?? []) as { id: number }[]).map((row) => row.id),
  };
}

function presentRow(row: Row, appUrl: string): JobPageRow {
  return {
    ...presentApplication(row, appUrl),
    has_cv: row.has_cv === 1,
    stale: row.stale === 1,
    scoring: row.scoring === 1,
    notices: row.notice_kinds === null ? [] : (JSON.parse(row.notice_kinds) as Notice['kind'][]),
    created_at: isoTime(row.created_at),
  };
}

/** A job's row with its instants on the wire's form. */
export function presentDetails(row: Record<string, unknown>): JobDetails {
  const timeOf = (field: string) => (row[field] === null ? null : isoTime(Number(row[field])));
  return {
    ...row,
    scoring_inputs_updated_at: timeOf('scoring_inputs_updated_at'),
    created_at: timeOf('created_at'),
    updated_at: timeOf('updated_at'),
  } as JobDetails;
}

/** All columns of JobDetails. */
export const JOB_COLUMNS = `job.id, job.source_system, job.source_system_id, job.external_id, job.status, job.title,
  job.job_spec, job.client_name, job.client_context, job.client_values, job.location, job.work_mode,
  job.employment_type, job.hours, job.salary, job.hiring_manager_name, job.hiring_manager_email,
  job.hiring_manager_phone, job.scoring_inputs_updated_at, job.created_at, job.updated_at`;

const SELECT_JOB = `SELECT ${JOB_COLUMNS} FROM jobs AS job WHERE job.id = :job AND job.organisation_id = :org`;

const SELECT_FOUND = `
  SELECT application.id FROM applications AS application
    JOIN candidate_cvs AS cv ON cv.candidate_id = application.candidate_id
  WHERE application.job_id = :job AND application.organisation_id = :org AND NOT EXISTS (
    SELECT 1 FROM json_each(:words) AS word WHERE instr(lower(cv.text), word.value) = 0)`;

const SELECT_ROWS = `
  SELECT ${PULLED_COLUMNS}, candidate.cv_hash IS NOT NULL AS has_cv, ${IS_STALE} AS stale, notice_kinds,
    application.created_at AS created_at, EXISTS (SELECT 1 FROM scoring_run_items AS item
      WHERE item.application_id = application.id AND item.state = 'waiting') AS scoring
  FROM ${PULLED_FROM} WHERE job.id = :job AND job.organisation_id = :org
  ORDER BY application.score DESC, application.id`;
