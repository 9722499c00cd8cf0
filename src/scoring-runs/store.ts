// Runs of scoring in D1. Private to this folder.

import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import type { Context } from '../platform/context.ts';
import { eventStatements, type NewEvent } from '../webhooks/events.ts';
import type { Batch } from './messages.ts';
import { GEM_STATEMENT } from './hidden-gems.ts';

/** An application that waits for its score, with all that it is scored by. */
export type WaitingItem = {
  applicationId: number;
  organisationId: string;
  jobId: number;
  inputsVersion: number;
  title: string;
  jobSpec: string | null;
  clientContext: string | null;
  clientValues: string | null;
  /** Null where the CV went away since the start. */
  cvHash: string | null;
  /** The first 10,000 characters. */
  cvText: string | null;
};

/** Of a batch's applications those that still wait. */
export async function findWaiting(ctx: Context, batch: Batch): Promise<WaitingItem[]> {
  const db = primary(ctx);
  const values = { run: batch.runId, ids: JSON.stringify(batch.applicationIds) };
  return (await named(db, SELECT_WAITING, values).all<WaitingItem>()).results;
}

/** What a scored application gets, by the names of its columns. */
export type ScoredItem = {
  id: number;
  score: number;
  verdict: string;
  confidence: string;
  summary: string;
  flag: string;
  flag_reason: string | null;
  reasons: string;
  gaps: string;
  /** Null where there is none. */
  notice_kinds: string | null;
  inputs_version: number;
  cv_hash: string;
  credentials: string;
  unlikely_title: number;
  explanation: string;
};
export type FailedItem = { id: number; error: string };

export type Outcomes = {
  runId: string;
  organisationId: string;
  jobId: number;
  scored: ScoredItem[];
  failed: FailedItem[];
  events: NewEvent[];
};

/**
 * Writes outcomes of applications that still wait, gives back the scans of those that failed, and finishes the run
 * with its last one: one batch. Returns the batch's results, for the
 * announcement of its events. A repeat finds nothing waiting.
 */
export async function recordOutcomes(ctx: Context, outcomes: Outcomes): Promise<D1Result[]> {
  const db = primary(ctx);
  const { runId: run, organisationId: org, jobId: job, scored, failed } = outcomes;
  const base = { run, org, job, now: ctx.clock() };
  const guard = {
    sql: `EXISTS (SELECT 1 FROM scoring_run_items AS item WHERE item.run_id = ?
      AND item.application_id = event.application_id AND item.state = 'waiting')`,
    params: [run],
  };
  const events = eventStatements(ctx, outcomes.events, guard);
  const light = scored.map(({ explanation: _explanation, credentials: _credentials, ...rest }) => rest);
  const params = { ...base, scored: JSON.stringify(light), failed: JSON.stringify(failed) };
  return db.batch([
    ...events,
    ...scored.map((item) => named(db, EXPLAIN, { ...base, ...item })),
    ...(scored.length > 0 ? [named(db, NOTE_SCORES, params), named(db, WRITE_SCORES, params)] : []),
    ...(failed.length > 0 ? [named(db, NOTE_FAILURES, params), named(db, GIVE_BACK, params)] : []),
    named(db, SETTLE, params),
    named(db, FINISH, base),
    named(db, GEM_STATEMENT, base),
  ]);
}

const SELECT_WAITING = `
  SELECT item.application_id AS applicationId, run.organisation_id AS organisationId, job.id AS jobId,
    job.inputs_version AS inputsVersion, job.title, job.job_spec AS jobSpec, job.client_context AS clientContext,
    job.client_values AS clientValues, cv.hash AS cvHash, substr(cv.text, 1, 10000) AS cvText
  FROM scoring_run_items AS item
    JOIN scoring_runs AS run ON run.id = item.run_id
    JOIN applications AS application ON application.id = item.application_id
    JOIN jobs AS job ON job.id = application.job_id
    LEFT JOIN candidate_cvs AS cv ON cv.candidate_id = application.candidate_id
  WHERE item.run_id = :run AND item.state = 'waiting'
    AND item.application_id IN (SELECT value FROM json_each(:ids))`;

const waits = (id: string) => `EXISTS (SELECT 1 FROM scoring_run_items AS item
  WHERE item.run_id = :run AND item.application_id = ${id} AND item.state = 'waiting')`;

const EXPLAIN = `
  INSERT INTO application_explanations (application_id, organisation_id, credentials, unlikely_title, explanation)
  SELECT :id, :org, :credentials, :unlikely_title, :explanation WHERE ${waits(':id')}
  ON CONFLICT (application_id) DO UPDATE SET credentials = excluded.credentials,
    unlikely_title = excluded.unlikely_title, explanation = excluded.explanation`;

const NOTE_SCORES = `
  INSERT INTO timeline_entries (organisation_id, application_id, at, actor, kind, details)
  SELECT :org, value ->> 'id', :now, (SELECT actor FROM scoring_runs WHERE id = :run), 'scored',
    json_object('score', value ->> 'score')
  FROM json_each(:scored) WHERE ${waits("value ->> 'id'")}`;

const NOTE_FAILURES = `
  INSERT INTO timeline_entries (organisation_id, application_id, at, actor, kind, details)
  SELECT :org, value ->> 'id', :now, (SELECT actor FROM scoring_runs WHERE id = :run), 'scoring_failed',
    json_object('error', value ->> 'error')
  FROM json_each(:failed) WHERE ${waits("value ->> 'id'")}`;

const WRITE_SCORES = `
  UPDATE applications SET score = fresh.value ->> 'score', verdict = fresh.value ->> 'verdict',
    confidence = fresh.value ->> 'confidence', score_summary = fresh.value ->> 'summary',
    ai_cv_flag = fresh.value ->> 'flag', ai_cv_flag_reason = fresh.value ->> 'flag_reason',
    match_reasons = fresh.value ->> 'reasons', gaps = fresh.value ->> 'gaps', notice_kinds = fresh.value ->> 'notice_kinds',
    scored_inputs_version = fresh.value ->> 'inputs_version', scored_cv_hash = fresh.value ->> 'cv_hash',
    last_scored_at = :now, updated_at = :now
  FROM json_each(:scored) AS fresh
  WHERE applications.id = fresh.value ->> 'id' AND applications.organisation_id = :org
    AND ${waits('applications.id')}`;

const GIVE_BACK = `
  UPDATE plan_scan_usage SET used = max(0, used - (
    SELECT count(*) FROM json_each(:failed) WHERE ${waits("value ->> 'id'")}))
  WHERE organisation_id = :org AND month = (SELECT month FROM scoring_runs WHERE id = :run)`;

/** Materialised, or SQLite reads the outcomes' JSON anew for every application of the run. */
const SETTLE = `
  WITH outcome AS MATERIALIZED (
    SELECT value ->> 'id' AS id, 'scored' AS state, NULL AS error FROM json_each(:scored)
    UNION ALL SELECT value ->> 'id', 'failed', value ->> 'error' FROM json_each(:failed))
  UPDATE scoring_run_items SET state = outcome.state, error = outcome.error FROM outcome
  WHERE run_id = :run AND application_id = outcome.id AND scoring_run_items.state = 'waiting'
    AND application_id IN (SELECT id FROM outcome)`;

/** From the last application on: messages come in about the order of the first, so that one that waits is found at once. */
const FINISH = `
  UPDATE scoring_runs SET finished_at = :now WHERE id = :run AND finished_at IS NULL AND (
    SELECT 1 FROM scoring_run_items WHERE run_id = :run AND state = 'waiting'
    ORDER BY application_id DESC LIMIT 1) IS NULL`;
