// The wire form of screening jobs and of their callback (spec, Resources; Events). Pure.

import type { Verdict } from '../scoring/types.ts';
import { isoTime } from '../platform/clock.ts';
import type { JobStatus, Outcome } from './job.ts';
import type { ChunkRow, JobRow } from './store.ts';

export type ScoredCandidate = {
  candidate_ref: string;
  score: number;
  verdict: Verdict;
  match_reasons: string[];
  gaps: string[];
};
export type FailedCandidate = { candidate_ref: string; error: string };
export type PresentedResults = { results: ScoredCandidate[]; failed: FailedCandidate[] };

export type PresentedJob = {
  job_id: string;
  status: JobStatus;
  total_candidates: number;
  processed_candidates: number;
  created_at: string;
  completed_at: string | null;
  expires_at: string;
} & Partial<PresentedResults>;

/** The body of a poll; `results` and `failed` are there only when the job is complete. */
export function presentJob(
  job: JobRow,
  chunks: Pick<ChunkRow, 'size' | 'isScored'>[],
  outcomes: Outcome[],
): PresentedJob {
  const processed = chunks.reduce((sum, chunk) => sum + (chunk.isScored === 1 ? chunk.size : 0), 0);
  return {
    job_id: job.id,
    status: statusOf(job, processed),
    total_candidates: job.totalCandidates,
    processed_candidates: processed,
    created_at: isoTime(job.createdAt),
    completed_at: job.completedAt === null ? null : isoTime(job.completedAt),
    expires_at: isoTime(job.expiresAt),
    ...(job.completedAt === null ? {} : presentResults(outcomes)),
  };
}

/** The body of the callback. */
export function presentCallback(jobId: string, outcomes: Outcome[]) {
  return { job_id: jobId, status: 'complete', ...presentResults(outcomes) };
}

function statusOf(job: JobRow, processed: number): JobStatus {
  if (job.completedAt !== null) return 'complete';
  if (job.failedAt !== null) return 'failed';
  return processed === 0 ? 'pending' : 'processing';
}

function presentResults(outcomes: Outcome[]): PresentedResults {
  const results: ScoredCandidate[] = [];
  const failed: FailedCandidate[] = [];
  for (const outcome of outcomes) {
    if ('error' in outcome) failed.push({ candidate_ref: outcome.ref, error: outcome.error });
    else {
      results.push({
        candidate_ref: outcome.ref,
        score: outcome.score,
        verdict: outcome.verdict,
        match_reasons: outcome.reasons,
        gaps: outcome.gaps,
      });
    }
  }
  return { results, failed };
}
