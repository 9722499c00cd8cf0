// The life of a job beyond the happy path: lost and repeated messages, dead letters, retention.

import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import worker from '../../src/worker.ts';
import { newContext, type Context } from '../../src/platform/context.ts';
import { settleDeadChunk } from '../../src/screening/dead-letters.ts';
import { purgeScreening } from '../../src/screening/purge.ts';
import { scoreChunks } from '../../src/screening/score-chunks.ts';
import { sweepScreening } from '../../src/screening/sweep.ts';
import { callWithKey, screenBody, submit } from '../support/http.ts';
import { mintOrganisation, type Minted } from '../support/mint.ts';
import { mintReceiver, recordedAt, untilRecorded } from '../support/receiver.ts';
import { untilComplete } from '../support/screening.ts';

const HOUR = 3_600_000;

/** A unit of work whose clock stands `ms` ahead. */
function ahead(ms: number): Context {
  return { ...newContext(env), clock: () => Date.now() + ms };
}

async function submitted(minted: Minted, body: unknown): Promise<string> {
  return (await (await submit(minted, body)).json<{ job_id: string }>()).job_id;
}

/** Puts a job back to where it was before anything was scored, as if no message had ever arrived. */
async function unscored(minted: Minted, count: number, more: Record<string, unknown> = {}): Promise<string> {
  const blocked = { ...env, SCORING_QUEUE: { sendBatch: async () => ({}) } };
  const request = new Request('https://service.test/api/v1/screen', {
    method: 'POST',
    headers: { 'X-API-Key': minted.apiKey },
    body: JSON.stringify(screenBody(count, more)),
  });
  const response = await worker.fetch(request, blocked as unknown as Env, createExecutionContext());
  return (await response.json<{ job_id: string }>()).job_id;
}

function rowsOf(jobId: string) {
  const sql = 'SELECT * FROM screening_chunks WHERE job_id = ? ORDER BY first';
  return env.DB.prepare(sql).bind(jobId).all<Record<string, unknown>>();
}

describe('a job whose messages were lost', () => {
  it('is pending, is swept, and completes', async () => {
    const minted = await mintOrganisation();
    const jobId = await unscored(minted, 30);
    const polled = await (await callWithKey(minted.apiKey, `/api/v1/jobs/${jobId}`)).json();
    expect(polled).toMatchObject({ status: 'pending', processed_candidates: 0, completed_at: null });
    expect(polled).not.toHaveProperty('results');
    await sweepScreening(ahead(61_000), 60_000, false);
    const job = await untilComplete(minted.apiKey, jobId);
    expect(job.results).toHaveLength(30);
  });

  it('is not announced again within five minutes', async () => {
    const jobId = await unscored(await mintOrganisation(), 1);
    const muted = {
      ...ahead(61_000),
      env: { ...env, SCORING_QUEUE: { sendBatch: async () => ({}) } } as unknown as Env,
    };
    const first = await sweepScreening(muted, 60_000, false);
    expect(first.jobs_redriven).toBeGreaterThan(0);
    const swept = () =>
      env.DB.prepare('SELECT swept_at AS at FROM screening_jobs WHERE id = ?')
        .bind(jobId)
        .first<{ at: number }>();
    const before = (await swept())?.at;
    await sweepScreening({ ...muted, clock: () => Date.now() + 122_000 }, 60_000, false);
    expect((await swept())?.at).toBe(before);
    await sweepScreening({ ...muted, clock: () => Date.now() + 400_000 }, 60_000, false);
    expect((await swept())?.at).toBeGreaterThan(before ?? 0);
  });

  it('has failed after 24 hours, and its texts are gone', async () => {
    const minted = await mintOrganisation();
    await sweepScreening(ahead(25 * HOUR), 60_000, false);
    const jobId = await unscored(minted, 2);
    const ctx = ahead(25 * HOUR);
    await sweepScreening(ctx, 60_000, false);
    // One batch: a death between the two would leave the texts where no later sweep looks.
    expect(ctx.meter.d1).toBe(1);
    const polled = await (await callWithKey(minted.apiKey, `/api/v1/jobs/${jobId}`)).json();
    expect(polled).toMatchObject({ status: 'failed', completed_at: null });
    expect(polled).not.toHaveProperty('results');
    expect((await rowsOf(jobId)).results.map((row) => row['sealed_texts'])).toEqual([null]);
  });
});

describe('a message that comes again', () => {
  it('changes nothing and calls back no second time', async () => {
    const minted = await mintOrganisation();
    const receiver = mintReceiver();
    const jobId = await unscored(minted, 3, { webhook_url: receiver.url });
    const refs = [{ jobId, first: 0 }];
    await Promise.all([scoreChunks(newContext(env), refs), scoreChunks(newContext(env), refs)]);
    await scoreChunks(newContext(env), refs);
    await untilRecorded(receiver.name);
    const before = await untilComplete(minted.apiKey, jobId);
    await scoreChunks(newContext(env), refs);
    expect(await untilComplete(minted.apiKey, jobId)).toEqual(before);
    expect(await recordedAt(receiver.name)).toHaveLength(1);
  });

  it('is acknowledged when nobody understands it', async () => {
    const batch = createMessageBatch('scoring', [
      { id: '1', timestamp: new Date(), attempts: 1, body: { version: 9, kind: 'unheard_of' } },
      { id: '2', timestamp: new Date(), attempts: 1, body: null },
    ]);
    const ctx = createExecutionContext();
    await worker.queue(batch, env);
    expect((await getQueueResult(batch, ctx)).explicitAcks).toEqual(['1', '2']);
  });

  it('is dropped without a word when it is a delivery that died: its row is announced by the sweep', async () => {
    const said = vi.spyOn(console, 'error');
    const body = { version: 1, kind: 'attempt', organisation_id: 'org', delivery_id: 'gone', attempt: 1 };
    const batch = createMessageBatch('dead-letters', [{ id: '1', timestamp: new Date(), attempts: 1, body }]);
    await worker.queue(batch, env);
    expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toEqual(['1']);
    expect(said.mock.calls.flat().join()).not.toContain('message_not_understood');
    said.mockRestore();
  });

  it('is retried alone when its retention key is not to be had', async () => {
    const [lost, sound] = [
      await unscored(await mintOrganisation(), 1),
      await unscored(await mintOrganisation(), 1),
    ];
    await env.DB.prepare("UPDATE screening_jobs SET retention_key_id = 'gone' WHERE id = ?").bind(lost).run();
    const batch = createMessageBatch(
      'scoring',
      [lost, sound].map((jobId, index) => ({
        id: String(index),
        timestamp: new Date(),
        attempts: 1,
        body: { version: 1, kind: 'screening_chunk', job_id: jobId, first: 0 },
      })),
    );
    await worker.queue(batch, env);
    const result = await getQueueResult(batch, createExecutionContext());
    expect(result.explicitAcks).toEqual(['1']);
    expect(result.retryMessages).toMatchObject([{ msgId: '0' }]);
  });

  it('is retried when D1 is out, and nothing is lost', async () => {
    const minted = await mintOrganisation();
    const jobId = await unscored(minted, 1);
    const body = { version: 1, kind: 'screening_chunk', job_id: jobId, first: 0 };
    const batch = createMessageBatch('scoring', [{ id: '1', timestamp: new Date(), attempts: 1, body }]);
    const broken = {
      ...env,
      DB: {
        withSession: () => {
          throw new Error('D1 is out');
        },
      },
    };
    await worker.queue(batch, broken as unknown as Env);
    const result = await getQueueResult(batch, createExecutionContext());
    expect(result.retryMessages).toMatchObject([{ msgId: '1' }]);
    await scoreChunks(newContext(env), [{ jobId, first: 0 }]);
    expect((await untilComplete(minted.apiKey, jobId)).results).toHaveLength(1);
  });
});

describe('a dead letter', () => {
  it('of many candidates is cut into ones, of which all the sound ones are scored', async () => {
    const minted = await mintOrganisation();
    const jobId = await unscored(minted, 5);
    const muted = {
      ...newContext(env),
      env: { ...env, SCORING_QUEUE: { sendBatch: async () => ({}) } } as unknown as Env,
    };
    await settleDeadChunk(muted, { jobId, first: 0 });
    expect((await rowsOf(jobId)).results.map((row) => [row['first'], row['size']])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    await settleDeadChunk(muted, { jobId, first: 2 });
    await settleDeadChunk(muted, { jobId, first: 2 });
    await scoreChunks(
      newContext(env),
      [0, 1, 3, 4].map((first) => ({ jobId, first })),
    );
    const job = await untilComplete(minted.apiKey, jobId);
    expect(job.results.map((one) => one.candidate_ref)).toEqual(['ref-0', 'ref-1', 'ref-3', 'ref-4']);
    expect(job.failed).toEqual([
      { candidate_ref: 'ref-2', error: expect.stringMatching(/^scorer_unavailable: /) },
    ]);
  });
});

describe('what is kept, and how long', () => {
  it('erases texts with the outcome and the spec with completion', async () => {
    const minted = await mintOrganisation();
    const jobId = await submitted(minted, screenBody(2));
    await untilComplete(minted.apiKey, jobId);
    const chunk = (await rowsOf(jobId)).results[0];
    expect(chunk?.['sealed_texts']).toBeNull();
    const job = await env.DB.prepare('SELECT sealed_spec FROM screening_jobs WHERE id = ?')
      .bind(jobId)
      .first();
    expect(job).toEqual({ sealed_spec: null });
  });

  it('holds nothing of a candidate, a spec or a callback in clear', async () => {
    const minted = await mintOrganisation();
    const { url } = mintReceiver('?token-in-the-url');
    const jobId = await unscored(minted, 2, { webhook_url: url });
    const job = await env.DB.prepare('SELECT * FROM screening_jobs WHERE id = ?').bind(jobId).first();
    const stored = JSON.stringify([job, (await rowsOf(jobId)).results]);
    for (const clear of ['PostgreSQL', 'ref-0', 'token-in-the-url']) expect(stored).not.toContain(clear);
  });

  it('leaves a tombstone at 72 hours: 410 for the owner, 404 for others', async () => {
    const minted = await mintOrganisation();
    const stranger = await mintOrganisation();
    const jobId = await submitted(minted, screenBody(2));
    await untilComplete(minted.apiKey, jobId);
    await env.DB.prepare('UPDATE screening_jobs SET expires_at = ? WHERE id = ?')
      .bind(Date.now() - 1, jobId)
      .run();
    expect((await callWithKey(minted.apiKey, `/api/v1/jobs/${jobId}`)).status).toBe(410);
    expect(await purgeScreening(newContext(env))).toBeGreaterThan(0);
    expect((await rowsOf(jobId)).results).toEqual([]);
    expect((await callWithKey(minted.apiKey, `/api/v1/jobs/${jobId}`)).status).toBe(410);
    expect((await callWithKey(stranger.apiKey, `/api/v1/jobs/${jobId}`)).status).toBe(404);
  });

  it('purges nothing before its time', async () => {
    const minted = await mintOrganisation();
    const jobId = await submitted(minted, screenBody(1));
    await untilComplete(minted.apiKey, jobId);
    await purgeScreening(ahead(71 * HOUR));
    expect((await rowsOf(jobId)).results).toHaveLength(1);
  });
});

describe('the log', () => {
  it('says why a CV was scored without the model that was asked for', async () => {
    const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const jobId = await unscored(await mintOrganisation(), 1);
    const lacking = { ...env, SCORER: 'openai', OPENAI_BASE_URL: '' };
    await scoreChunks(newContext(lacking as unknown as Env), [{ jobId, first: 0 }]);
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, string>);
    written.mockRestore();
    expect(lines).toContainEqual(
      expect.objectContaining({
        event: 'scored_without_model',
        reason: expect.stringContaining('OPENAI_BASE_URL'),
      }),
    );
  });

  it('holds no word of a CV, a spec, a reference or a key', async () => {
    const written: string[] = [];
    const spies = (['log', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((line: unknown) => void written.push(String(line))),
    );
    const minted = await mintOrganisation();
    const candidates = [{ candidate_ref: 'REF-MARK', cv_text: 'CV-MARK nurse' }];
    const jobId = await submitted(minted, screenBody(1, { job_spec: 'SPEC-MARK nurse', candidates }));
    await untilComplete(minted.apiKey, jobId);
    await submit(minted, { job_spec: 'SPEC-MARK', candidates: [{ cv_text: 'CV-MARK' }] });
    for (const spy of spies) spy.mockRestore();
    const all = written.join('\n');
    expect(all).toContain('"event":"request"');
    for (const secret of ['CV-MARK', 'SPEC-MARK', 'REF-MARK', minted.apiKey])
      expect(all).not.toContain(secret);
  });
});
