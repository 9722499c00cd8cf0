import { env } from 'cloudflare:workers';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { newContext } from '../../src/platform/context.ts';
import { buildCallback } from '../../src/screening/callback.ts';
import { generateSecret } from '../../src/webhooks/endpoint/secrets.ts';
import { signedHeaders } from '../../src/webhooks/signing/signatures.ts';
import { findDeliveries } from '../../src/webhooks/store.ts';
import { screenBody, submit } from '../support/http.ts';
import { mintOrganisation, type Minted } from '../support/mint.ts';
import { mintReceiver, recordedAt, untilRecorded } from '../support/receiver.ts';
import { untilComplete } from '../support/screening.ts';
import { ownerOf } from '../support/webhooks.ts';

type Row = { state: string; attempts: number; next_attempt_at: number | null };

async function submitWithCallback(url: string) {
  const minted = await mintOrganisation();
  return { minted, jobId: await submitFor(minted, url) };
}

async function submitFor(minted: Minted, url: string): Promise<string> {
  const response = await submit(minted, screenBody(2, { webhook_url: url }));
  return (await response.json<{ job_id: string }>()).job_id;
}

function deliveryOf(jobId: string): Promise<Row | null> {
  return env.DB.prepare('SELECT state, attempts, next_attempt_at FROM deliveries WHERE id = ?')
    .bind(jobId)
    .first<Row>();
}

async function untilDelivery(jobId: string, test: (row: Row) => boolean): Promise<Row> {
  return (await vi.waitUntil(
    async () => {
      const row = await deliveryOf(jobId);
      return row !== null && test(row) ? row : null;
    },
    { timeout: 20_000, interval: 100 },
  )) as Row;
}

describe('the screening callback', () => {
  it('posts the complete job once', async () => {
    const receiver = mintReceiver();
    const { minted, jobId } = await submitWithCallback(receiver.url);
    const [callback] = await untilRecorded(receiver.name);
    const job = await untilComplete(minted.apiKey, jobId);
    expect(callback?.method).toBe('POST');
    expect(callback?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Service-Webhooks/1',
    });
    expect(JSON.parse(callback?.body ?? '')).toEqual({
      job_id: jobId,
      status: 'complete',
      results: job.results,
      failed: job.failed,
    });
    const row = await untilDelivery(jobId, (delivery) => delivery.state === 'delivered');
    expect(row).toEqual({ state: 'delivered', attempts: 1, next_attempt_at: null });
    expect(Object.keys(callback?.headers ?? {}).filter((name) => name.includes('webhook'))).toEqual([]);
  });

  it('is signed both ways when the organisation has a secret, each attempt anew', async () => {
    const receiver = mintReceiver('?fail=1');
    const minted = await mintOrganisation();
    const { secret } = await generateSecret(newContext(env), ownerOf(minted.organisationId));
    const jobId = await submitFor(minted, receiver.url);
    const received = await untilRecorded(receiver.name, 2, 15_000);
    for (const { body, headers } of received) {
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ job_id: jobId });
      const atSeconds = headers['x-service-webhook-timestamp'] ?? '';
      const own = await signedHeaders(secret, { id: jobId, atSeconds: Number(atSeconds), body });
      expect(headers['x-service-webhook-signature']).toBe(own['X-Service-Webhook-Signature']);
      expect(headers['x-service-webhook-id']).toBe(jobId);
    }
    expect(new Set(received.map((one) => one.headers['webhook-timestamp'])).size).toBe(2);
  });

  it('is tried again 5 seconds after a failure', async () => {
    const receiver = mintReceiver('?fail=1');
    const { jobId } = await submitWithCallback(receiver.url);
    const [first, second] = await untilRecorded(receiver.name, 2, 15_000);
    const waitedMs = (second?.at ?? 0) - (first?.at ?? 0);
    expect(waitedMs).toBeGreaterThanOrEqual(4_900);
    expect(second?.body).toBe(first?.body);
    await untilDelivery(jobId, (delivery) => delivery.state === 'delivered' && delivery.attempts === 2);
  });

  it('does not follow a redirect', async () => {
    const receiver = mintReceiver('?redirect=1');
    const { jobId } = await submitWithCallback(receiver.url);
    await untilDelivery(jobId, (delivery) => delivery.attempts === 1);
    expect(await recordedAt(`${receiver.name}-redirected`)).toEqual([]);
    const attempt = await env.DB.prepare(
      'SELECT status_code, error FROM delivery_attempts WHERE delivery_id = ?',
    )
      .bind(jobId)
      .first();
    expect(attempt).toEqual({ status_code: 302, error: 'redirect' });
  });

  it('is given up for want of its retention key only once its results are gone', async () => {
    const { minted, jobId } = await submitWithCallback(mintReceiver().url);
    await untilDelivery(jobId, (row) => row.state === 'delivered');
    await env.DB.prepare("UPDATE screening_jobs SET retention_key_id = 'gone' WHERE id = ?")
      .bind(jobId)
      .run();
    const ctx = newContext(env);
    const [delivery] = await findDeliveries(ctx, minted.organisationId, [jobId]);
    if (delivery === undefined) throw new Error('there is no delivery');
    // KV that does not answer with a key yet is an outage: the attempt must be made again.
    await expect(buildCallback(ctx, delivery)).rejects.toThrow('retention key');
    const later = { ...ctx, clock: () => Date.now() + 72 * 3_600_000 };
    expect(await buildCallback(later, delivery)).toBeNull();
  });

  it('of a receiver that hangs holds nobody else up', async () => {
    const slow = mintReceiver('?hang=6000');
    await Promise.all(Array.from({ length: 5 }, () => submitWithCallback(slow.url)));
    await untilRecorded(slow.name, 5);
    const quick = mintReceiver();
    const startedAt = Date.now();
    await submitWithCallback(quick.url);
    await untilRecorded(quick.name);
    expect(Date.now() - startedAt).toBeLessThan(3_000);
  });
});
