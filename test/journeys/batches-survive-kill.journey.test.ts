// kill -9 in the middle of the work, again and again: every accepted job completes, each candidate once, the
// cap is counted once, and each callback comes.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, LocalService } from '../support/journey/local-service.ts';

const KILLS = 3;
const BATCH = 150;

const callbacks: string[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (data) => (body += String(data)));
  request.on('end', () => {
    callbacks.push(JSON.parse(body).job_id);
    response.end();
  });
});
let service: LocalService;

beforeAll(async () => {
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const target = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  service = new LocalService(await freePort(), { WEBHOOK_DEV_TARGETS: target });
  await service.start();
});

afterAll(async () => {
  await service.stop();
  receiver.close();
});

function batch(name: string) {
  const candidates = Array.from({ length: BATCH }, (_, i) => ({
    candidate_ref: `${name}-${i}`,
    cv_text: `Registered nurse, intensive care, 2016 to 2024. ${'Ventilated patients, handover, rota. '.repeat(40)} ${i}`,
  }));
  const { port } = receiver.address() as AddressInfo;
  return {
    job_spec: 'Intensive care nurse. Registration required.',
    candidates,
    webhook_url: `http://127.0.0.1:${port}/`,
  };
}

type Job = { status: string; results: { candidate_ref: string }[]; failed: unknown[] };

async function untilComplete(jobId: string): Promise<Job> {
  for (let i = 0; i < 600; i++) {
    const job = (await (await service.call(`/api/v1/jobs/${jobId}`)).json()) as Job;
    if (job.status === 'complete') return job;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`job ${jobId} never ended`);
}

it('loses nothing and does nothing twice', async () => {
  const accepted: { name: string; jobId: string }[] = [];
  for (let round = 0; round < KILLS; round++) {
    const answers = ['a', 'b'].map(async (part) => {
      const name = `${round}${part}`;
      const response = await service.call('/api/v1/screen', batch(name));
      const { job_id } = (await response.json()) as { job_id: string };
      accepted.push({ name, jobId: job_id });
    });
    await Promise.all(answers);
    await service.kill();
    await service.start();
  }
  expect(accepted).toHaveLength(KILLS * 2);
  for (const { name, jobId } of accepted) {
    const job = await untilComplete(jobId);
    expect(job.results.map((one) => one.candidate_ref)).toEqual(
      batch(name).candidates.map((one) => one.candidate_ref),
    );
    expect(job.failed).toEqual([]);
  }
  const quota = await service.call('/api/v1/screen', { nonsense: true });
  expect(Number(quota.headers.get('RateLimit-Remaining'))).toBe(2000 - KILLS * 2 * BATCH);
  for (let i = 0; i < 300 && new Set(callbacks).size < accepted.length; i++) {
    await new Promise((wait) => setTimeout(wait, 100));
  }
  expect(new Set(callbacks)).toEqual(new Set(accepted.map((one) => one.jobId)));
});
