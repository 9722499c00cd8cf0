// How far scoring is, for the page that watches it: one D1 round trip each.

import { IS_STALE } from '../ats/stale.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import { isoTime, monthOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

/** A run as it stands; `total` is the sum of the other three. */
export type RunProgress = {
  run_id: string;
  job_id: number;
  total: number;
  scored: number;
  failed: number;
  waiting: number;
  created_at: string;
  finished_at: string | null;
  failures: { application_id: number; candidate_name: string; error: string }[];
};

type RunRow = {
  id: string;
  jobId: number;
  createdAt: number;
  finishedAt: number | null;
  scored: number;
  failed: number;
  waiting: number;
};

/** A run, or the latest run of a job. */
export type WhichRun = { runId: string } | { jobId: number };

/** A run's progress, or null when there is none. */
export async function findProgress(
  ctx: Context,
  organisationId: string,
  which: WhichRun,
): Promise<RunProgress | null> {
  const db = primary(ctx);
  const [runs, failures] = await db.batch(progressStatements(db, organisationId, which));
  return readProgress(runs, failures);
}

/** The two statements behind `findProgress`, for a batch of the caller's. */
export function progressStatements(
  db: D1Database,
  organisationId: string,
  which: WhichRun,
): [D1PreparedStatement, D1PreparedStatement] {
  const isRun = 'runId' in which;
  const values = { org: organisationId, ...(isRun ? { run: which.runId } : { job: which.jobId }) };
  const run = isRun ? NAMED_RUN : LATEST_OF_JOB;
  return [named(db, selectRun(run), values), named(db, selectFailures(run), values)];
}

/** Reads what `progressStatements` answered. */
export function readProgress(runs: D1Result | undefined, failures: D1Result | undefined): RunProgress | null {
  const run = runs?.results[0] as RunRow | undefined;
  if (run === undefined) return null;
  return {
    run_id: run.id,
    job_id: run.jobId,
    total: run.scored + run.failed + run.waiting,
    scored: run.scored,
    failed: run.failed,
    waiting: run.waiting,
    created_at: isoTime(run.createdAt),
    finished_at: run.finishedAt === null ? null : isoTime(run.finishedAt),
    failures: (failures?.results ?? []) as RunProgress['failures'],
  };
}

/** What scoring would cost, and what the plan has left. Counts leave out who has no CV or is being scored. */
export type ScoringCost = {
  unscored: number;
  stale: number;
  all: number;
  without_cv: number;
  plan_scans: number;
  used: number;
  left: number;
  month: string;
};

/** What scoring a job would cost now. Throws 404 for an unknown or foreign job. */
export async function scoringCost(ctx: Context, organisationId: string, jobId: number): Promise<ScoringCost> {
  const cost = readCost(ctx, await costStatement(ctx, primary(ctx), organisationId, jobId).all());
  if (cost === null) throw new ServiceError('not_found', 'No such job.');
  return cost;
}

/** The statement behind `scoringCost`, for a batch of the caller's. */
export function costStatement(
  ctx: Context,
  db: D1Database,
  organisationId: string,
  jobId: number,
): D1PreparedStatement {
  return named(db, SELECT_COST, { org: organisationId, job: jobId, month: monthOf(ctx.clock()) });
}

/** Reads what `costStatement` answered; null for an unknown or foreign job. */
export function readCost(ctx: Context, result: D1Result | undefined): ScoringCost | null {
  const row = result?.results[0] as Omit<ScoringCost, 'left' | 'month'> | undefined;
  if (row === undefined) return null;
  return { ...row, left: Math.max(0, row.plan_scans - row.used), month: monthOf(ctx.clock()) };
}

const NAMED_RUN = 'SELECT id FROM scoring_runs WHERE id = :run AND organisation_id = :org';

/** By the job's index: that of the organisation would be walked through for a job that was never scored. */
const LATEST_OF_JOB = `
  SELECT id FROM scoring_runs INDEXED BY scoring_runs_job WHERE job_id = :job AND organisation_id = :org
  ORDER BY created_at DESC, id DESC LIMIT 1`;

const countOf = (state: string) =>
  `(SELECT count(*) FROM scoring_run_items WHERE run_id = run.id AND state = '${state}') AS ${state}`;

const selectRun = (which: string) => `
  SELECT run.id, run.job_id AS jobId, run.created_at AS createdAt, run.finished_at AS finishedAt,
    ${countOf('scored')}, ${countOf('failed')}, ${countOf('waiting')}
  FROM scoring_runs AS run WHERE run.id = (${which})`;

const selectFailures = (which: string) => `
  SELECT item.application_id, candidate.name AS candidate_name, item.error
  FROM scoring_run_items AS item
    JOIN applications AS application ON application.id = item.application_id
    JOIN candidates AS candidate ON candidate.id = application.candidate_id
  WHERE item.run_id = (${which}) AND item.state = 'failed' ORDER BY item.application_id LIMIT 1000`;

const SELECT_COST = `
  SELECT
    coalesce(sum(has_cv AND last_scored_at IS NULL), 0) AS unscored,
    coalesce(sum(has_cv AND is_stale), 0) AS stale,
    coalesce(sum(has_cv), 0) AS "all",
    coalesce(sum(NOT has_cv), 0) AS without_cv,
    organisations.plan_scans AS plan_scans,
    coalesce((SELECT used FROM plan_scan_usage WHERE organisation_id = :org AND month = :month), 0) AS used
  FROM organisations JOIN jobs ON jobs.organisation_id = organisations.id LEFT JOIN (
    SELECT application.job_id AS job_id, application.last_scored_at AS last_scored_at,
      candidate.cv_hash IS NOT NULL AS has_cv, ${IS_STALE} AS is_stale
    FROM jobs AS job JOIN applications AS application ON application.job_id = job.id
      JOIN candidates AS candidate ON candidate.id = application.candidate_id
    WHERE job.id = :job AND NOT EXISTS (SELECT 1 FROM scoring_run_items AS item
      WHERE item.application_id = application.id AND item.state = 'waiting')) AS one ON one.job_id = jobs.id
  WHERE organisations.id = :org AND jobs.id = :job GROUP BY jobs.id`;
