// The wire form of pulled jobs and applications (spec, ATS job result). Pure.

import { isoTime } from '../platform/clock.ts';

export type JobRow = {
  id: number;
  title: string;
  status: 'open' | 'closed';
  source_system: string | null;
  source_system_id: string | null;
  external_id: string | null;
  scoring_inputs_updated_at: number | null;
};

/** An application with what the pull shows of it; lists are JSON, flags are counts. */
export type PulledRow = {
  id: number;
  candidate_id: number;
  external_id: string | null;
  source_system: string | null;
  source_system_id: string | null;
  candidate_name: string;
  candidate_email: string | null;
  stage: string;
  score: number;
  verdict: string | null;
  confidence: string | null;
  score_summary: string | null;
  ai_cv_flag: string;
  ai_cv_flag_reason: string | null;
  hidden_gem: number;
  hidden_gem_reason: string | null;
  match_reasons: string | null;
  gaps: string | null;
  last_scored_at: number | null;
  references_count: number;
  videos_count: number;
  scorecards_count: number;
};

/** The job without its candidates. */
export function presentJob(job: JobRow) {
  return {
    aptly_job_id: job.id,
    title: job.title,
    status: job.status,
    source_system: job.source_system,
    source_system_id: job.source_system_id,
    external_id: job.external_id,
    scoring_inputs_updated_at: timeOrNull(job.scoring_inputs_updated_at),
  };
}

/** One of a job's candidates; `appUrl` is the app's address. */
export function presentApplication(row: PulledRow, appUrl: string) {
  return {
    aptly_application_id: row.id,
    aptly_candidate_id: row.candidate_id,
    external_id: row.external_id,
    source_system: row.source_system,
    source_system_id: row.source_system_id,
    candidate_name: row.candidate_name,
    candidate_email: row.candidate_email,
    stage: row.stage,
    score: row.score,
    verdict: row.verdict,
    confidence: row.confidence,
    score_summary: row.score_summary,
    ai_cv_flag: row.ai_cv_flag,
    ai_cv_flag_reason: row.ai_cv_flag_reason,
    hidden_gem: row.hidden_gem === 1,
    hidden_gem_reason: row.hidden_gem_reason,
    match_reasons: listOf(row.match_reasons),
    gaps: listOf(row.gaps),
    last_scored_at: timeOrNull(row.last_scored_at),
    scored: row.last_scored_at !== null,
    references_available: row.references_count > 0,
    video_available: row.videos_count > 0,
    scorecards_count: row.scorecards_count,
    scorecards_available: row.scorecards_count > 0,
    aptly_link: `${appUrl}/applications/${row.id}`,
  };
}

/** A stored list of texts; empty where there is none. */
export function listOf(json: string | null): string[] {
  return json === null ? [] : (JSON.parse(json) as string[]);
}

function timeOrNull(atMs: number | null): string | null {
  return atMs === null ? null : isoTime(atMs);
}
