// Follows a screening job as a client does.

import { vi } from 'vitest';
import { callWithKey } from './http.ts';

export type PolledJob = {
  job_id: string;
  status: string;
  processed_candidates: number;
  results: {
    candidate_ref: string;
    score: number;
    verdict: string;
    match_reasons: string[];
    gaps: string[];
  }[];
  failed: { candidate_ref: string; error: string }[];
};

/** Polls until the job is complete. */
export async function untilComplete(apiKey: string, jobId: string): Promise<PolledJob> {
  const job = await vi.waitUntil(
    async () => {
      const polled = await (await callWithKey(apiKey, `/api/v1/jobs/${jobId}`)).json<PolledJob>();
      return polled.status === 'complete' ? polled : null;
    },
    { timeout: 20_000, interval: 50 },
  );
  if (job === null) throw new Error('the job did not complete');
  return job;
}
