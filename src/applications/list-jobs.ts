// The app's list of jobs, with what stands where in each: one D1 round trip.

import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { IS_STALE } from '../ats/stale.ts';
import { isoTime } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { STAGES, type Stage } from './stages.ts';

/** Bars of the distribution of scores: 0 to 4, 5 to 9 ... 95 to 100, so that the thresholds lie between bars. */
export const SCORE_BARS = 20;
const JOBS_MAX = 1_000;

export type ListedJob = {
  id: number;
  title: string;
  client_name: string | null;
  location: string | null;
  work_mode: string | null;
  status: 'open' | 'closed';
  source_system: string | null;
  created_at: string;
  updated_at: string;
  applications: number;
  stages: Record<Stage, number>;
  unscored: number;
  /** Scored before the last change of what the score depends on. */
  stale: number;
  /** How many scores lie in each of twenty bars. */
  scores: number[];
};

type Row = Pick<
  ListedJob,
  'id' | 'title' | 'client_name' | 'location' | 'work_mode' | 'status' | 'source_system'
> & { created_at: number; updated_at: number };
type CountRow = { job_id: number; applications: number; unscored: number; stale: number } & Record<
  string,
  number
>;

/** Whom a search by name or e-mail finds. */
export type FoundCandidate = {
  application_id: number;
  candidate_name: string;
  candidate_email: string | null;
  job_title: string;
  stage: string;
  score: number;
  scored: number;
};

/** The jobs, and the candidates whom `words` find; nobody for less than two characters. */
export async function readJobsPage(
  ctx: Context,
  organisationId: string,
  words: string,
): Promise<{ jobs: ListedJob[]; candidates: FoundCandidate[] }> {
  const db = primary(ctx);
  const values = {
    org: organisationId,
    words: JSON.stringify(words.toLowerCase().split(/\s+/).filter(Boolean)),
  };
  const selects = [SELECT_JOBS, SELECT_COUNTS, ...(words.trim().length < 2 ? [] : [SELECT_FOUND])];
  const [jobs, counts, found] = await db.batch(selects.map((sql) => named(db, sql, values)));
  return { jobs: presentJobs(jobs, counts), candidates: (found?.results ?? []) as FoundCandidate[] };
}

function presentJobs(jobs: D1Result | undefined, counts: D1Result | undefined): ListedJob[] {
  const byJob = new Map(((counts?.results ?? []) as CountRow[]).map((row) => [row.job_id, row]));
  return ((jobs?.results ?? []) as Row[]).map((job) => {
    const count = byJob.get(job.id);
    return {
      ...job,
      created_at: isoTime(job.created_at),
      updated_at: isoTime(job.updated_at),
      applications: count?.applications ?? 0,
      stages: Object.fromEntries(STAGES.map((stage) => [stage, count?.[stage] ?? 0])) as Record<
        Stage,
        number
      >,
      unscored: count?.unscored ?? 0,
      stale: count?.stale ?? 0,
      scores: Array.from({ length: SCORE_BARS }, (_, bar) => count?.[`bar_${bar}`] ?? 0),
    };
  });
}

const FOUND_MAX = 50;

const SELECT_FOUND = `
  SELECT application.id AS application_id, candidate.name AS candidate_name, candidate.email AS candidate_email,
    job.title AS job_title, application.stage, application.score, application.last_scored_at IS NOT NULL AS scored
  FROM candidates AS candidate JOIN applications AS application ON application.candidate_id = candidate.id
    JOIN jobs AS job ON job.id = application.job_id
  WHERE candidate.organisation_id = :org AND NOT EXISTS (SELECT 1 FROM json_each(:words) AS word
    WHERE instr(lower(candidate.name || ' ' || coalesce(candidate.email, '')), word.value) = 0)
  ORDER BY job.status = 'closed', application.score DESC, application.id LIMIT ${FOUND_MAX}`;

const SELECT_JOBS = `
  SELECT id, title, client_name, location, work_mode, status, source_system, created_at, updated_at
  FROM jobs WHERE organisation_id = :org AND status IN ('open', 'closed')
  ORDER BY status = 'closed', id DESC LIMIT ${JOBS_MAX}`;

const BAR_COUNTS = Array.from(
  { length: SCORE_BARS },
  (_, bar) =>
    `sum(last_scored_at IS NOT NULL AND min(${SCORE_BARS - 1}, application.score / ${100 / SCORE_BARS}) = ${bar}) AS bar_${bar}`,
);

const SELECT_COUNTS = `
  SELECT job.id AS job_id, count(*) AS applications, sum(last_scored_at IS NULL) AS unscored,
    sum(${IS_STALE}) AS stale, ${STAGES.map((stage) => `sum(stage = '${stage}') AS ${stage}`).join(', ')},
    ${BAR_COUNTS.join(', ')}
  FROM jobs AS job JOIN applications AS application ON application.job_id = job.id
    JOIN candidates AS candidate ON candidate.id = application.candidate_id
  WHERE job.organisation_id = :org GROUP BY job.id`;
