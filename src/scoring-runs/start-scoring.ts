// Starts to score applications. One D1 batch chooses them, debits the plan and writes the run, so that two starts at
// once neither overdraw the plan nor debit one application twice: what waits in a run already is left out.
//
//   waiting  debited; the queue brings it, or the sweep
//   scored   debited
//   failed   not debited (no CV), or given back (the scorer could not)

import { actorName, type Actor } from '../ats/actor.ts';
import { IS_STALE } from '../ats/stale.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import { monthOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { uuidV7 } from '../platform/ids.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { enqueueScoring } from './messages.ts';

export const WHICH = ['unscored', 'stale', 'all'] as const;
export type Which = (typeof WHICH)[number];

/** Applications of one job: a kind of them, or those named. */
export type ScoringRequest = { jobId: number } & ({ which: Which } | { applicationIds: readonly number[] });

/** A run that began; `waiting` were debited, the rest of `total` has no CV. */
export type StartedRun = {
  runId: string;
  total: number;
  waiting: number[];
  scansUsed: number;
  scansLeft: number;
};

export const FAILURE = {
  noCv: 'no_cv: the candidate has no CV.',
  emptyCv: 'empty_cv: the CV holds no text.',
  scorerFailed: 'scorer_failed: the CV could not be scored.',
  scorerUnavailable: 'scorer_unavailable: the CV could not be scored after several attempts; score it again.',
} as const;

/**
 * Debits and announces the applications of a request: one D1 round trip. Throws 404 for an unknown job, 403 when
 * fewer plan scans are left than asked for (nothing is debited then), 400 when none has a CV or there is nothing to
 * score.
 */
export async function startScoring(ctx: Context, actor: Actor, request: ScoringRequest): Promise<StartedRun> {
  const run = await writeRun(ctx, actor, request);
  try {
    await enqueueScoring(ctx, [{ runId: run.runId, applicationIds: run.waiting }]);
  } catch (error) {
    // The rows are there, and the sweep announces what was not announced here.
    writeLog('error', 'scoring_not_announced', { run_id: run.runId, ...errorFields(error) });
  }
  return run;
}

type Figures = { chosen: number; cost: number; used: number; planScans: number };

/** As `startScoring`, without the announcement. */
export async function writeRun(ctx: Context, actor: Actor, request: ScoringRequest): Promise<StartedRun> {
  const now = ctx.clock();
  const runId = uuidV7(now);
  const values = {
    org: actor.organisationId,
    job: request.jobId,
    run: runId,
    actor: actorName(actor),
    now,
    month: monthOf(now),
    ids: 'applicationIds' in request ? JSON.stringify(request.applicationIds) : null,
    no_cv: FAILURE.noCv,
  };
  const chosen = chosenBy(request);
  const db = primary(ctx);
  const results = await db.batch<Figures & { id: number }>(
    statementsOf(chosen).map((sql) => named(db, sql, values)),
  );
  const figures = results[0]?.results[0];
  if (figures === undefined) throw new ServiceError('not_found', 'No such job.');
  const waiting = (results.at(-1)?.results ?? []).map((row) => row.id);
  if (waiting.length === 0) throw refusalOf(figures, values.month);
  const scansUsed = figures.used + waiting.length;
  return { runId, total: figures.chosen, waiting, scansUsed, scansLeft: figures.planScans - scansUsed };
}

function refusalOf({ chosen, cost, used, planScans }: Figures, month: string): ServiceError {
  if (chosen === 0)
    return new ServiceError('bad_request', 'There is nothing to score, or it is being scored.');
  if (cost === 0) {
    const who = chosen === 1 ? 'The candidate has' : `None of the ${chosen} candidates has`;
    return new ServiceError('bad_request', `${who} ${chosen === 1 ? 'no' : 'a'} CV. Add one, then score.`);
  }
  const left = Math.max(0, planScans - used);
  return new ServiceError(
    'forbidden',
    `Scoring needs ${cost} plan scans, and ${left} of ${planScans} are left in ${month}. Nothing was scored.`,
    { extra: { scans_needed: cost, scans_left: left } },
  );
}

const CONDITION: Record<Which, string> = {
  unscored: 'application.last_scored_at IS NULL',
  stale: IS_STALE,
  all: 'true',
};

/** The cross join keeps SQLite to asking for those that are named, and not for all of their job. */
const NAMED = `(SELECT DISTINCT value AS id FROM json_each(:ids)) AS asked
  CROSS JOIN applications AS application ON application.id = asked.id AND application.job_id = job.id`;

function chosenBy(request: ScoringRequest): string {
  const isKind = 'which' in request;
  const applications = isKind ? 'applications AS application ON application.job_id = job.id' : NAMED;
  return `
    SELECT application.id AS id, candidate.cv_hash IS NOT NULL AS has_cv
    FROM jobs AS job CROSS JOIN ${applications}
      JOIN candidates AS candidate ON candidate.id = application.candidate_id
    WHERE job.id = :job AND job.organisation_id = :org AND (${isKind ? CONDITION[request.which] : 'true'})
      AND NOT EXISTS (
      SELECT 1 FROM scoring_run_items AS item WHERE item.application_id = application.id AND item.state = 'waiting')`;
}

const USED = `coalesce((SELECT used FROM plan_scan_usage WHERE organisation_id = :org AND month = :month), 0)`;
const COSTED = `SELECT count(*) AS chosen, coalesce(sum(has_cv), 0) AS cost FROM chosen`;
const RUN_IS_THERE = 'EXISTS (SELECT 1 FROM scoring_runs WHERE id = :run)';

/** The statements of a start; the first answers figures, the last the ids that wait. */
function statementsOf(chosen: string): string[] {
  const debit = `(SELECT count(*) FROM scoring_run_items WHERE run_id = :run AND state = 'waiting')`;
  return [
    `WITH chosen AS (${chosen})
     SELECT chosen, cost, ${USED} AS used, plan_scans AS planScans
     FROM (${COSTED}), jobs, organisations
     WHERE organisations.id = :org AND jobs.id = :job AND jobs.organisation_id = :org`,
    `WITH chosen AS (${chosen})
     INSERT INTO scoring_runs (id, organisation_id, job_id, actor, month, total, created_at)
     SELECT :run, :org, :job, :actor, :month, chosen, :now FROM (${COSTED}), organisations
     WHERE organisations.id = :org AND cost > 0 AND cost + ${USED} <= plan_scans`,
    `WITH chosen AS (${chosen})
     INSERT INTO scoring_run_items (run_id, application_id, state, error)
     SELECT :run, id, CASE has_cv WHEN 1 THEN 'waiting' ELSE 'failed' END, CASE has_cv WHEN 0 THEN :no_cv END
     FROM chosen WHERE ${RUN_IS_THERE}`,
    `INSERT INTO plan_scan_usage (organisation_id, month, used)
     SELECT :org, :month, ${debit} WHERE ${RUN_IS_THERE}
     ON CONFLICT (organisation_id, month) DO UPDATE SET used = used + excluded.used`,
    // The audit log's own statement knows no condition, and a refusal is no start. D1 binds numbers as reals, and the
    // text of one is '7.0'.
    `INSERT INTO audit_entries (organisation_id, at, actor, action, subject, details)
     SELECT :org, :now, :actor, 'application.scoring_started', CAST(CAST(:job AS INTEGER) AS TEXT),
       json_object('run_id', :run, 'applications', ${debit}) WHERE ${RUN_IS_THERE}`,
    `SELECT application_id AS id FROM scoring_run_items WHERE run_id = :run AND state = 'waiting'
     ORDER BY application_id`,
  ];
}
