import { describe, expect, it, vi } from 'vitest';
import { callWithKey, screenBody, submit } from '../support/http.ts';
import { mintOrganisation } from '../support/mint.ts';
import { mintReceiver, untilRecorded } from '../support/receiver.ts';

type Job = { job_id: string; status: string; results: { candidate_ref: string }[]; failed: unknown[] };

async function untilComplete(apiKey: string, jobId: string): Promise<Job> {
  return vi.waitUntil(
    async () => {
      const job = await (await callWithKey(apiKey, `/api/v1/jobs/${jobId}`)).json<Job>();
      return job.status === 'complete' ? job : null;
    },
    { timeout: 15_000, interval: 50 },
  ) as Promise<Job>;
}

describe('POST /api/v1/screen', () => {
  it('scores a batch and calls back once', async () => {
    const minted = await mintOrganisation();
    const receiver = mintReceiver();
    const response = await submit(minted, screenBody(30, { webhook_url: receiver.url }));
    expect(response.status).toBe(200);
    const { job_id } = await response.json<{ job_id: string }>();
    const job = await untilComplete(minted.apiKey, job_id);
    expect(job.results.map((one) => one.candidate_ref)).toEqual(screenBody(30).candidates.map((one) => one.candidate_ref));
    const [callback] = await untilRecorded(receiver.name);
    expect(JSON.parse(callback?.body ?? '')).toEqual({ job_id, status: 'complete', results: job.results, failed: [] });
  });
});
