import { env } from 'cloudflare:workers';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { newContext } from '../../src/platform/context.ts';
import { isoTime } from '../../src/platform/clock.ts';
import { consumeAttempts } from '../../src/webhooks/consumer.ts';
import { mintOrganisation } from '../support/mint.ts';
import { recordedAt, untilRecorded } from '../support/receiver.ts';
import {
  attemptNow,
  attemptRows,
  deliveryRow,
  emit,
  mintEndpoint,
  newEvent,
  untilDelivery,
  writeEvents,
} from '../support/webhooks.ts';

describe('the delivery of an event', () => {
  it('carries the keys of the spec and no others, signed both ways', async () => {
    const { organisationId, name, secret } = await mintEndpoint();
    const event = newEvent(organisationId, { type: 'application.stage_changed', stage: 'offered' });
    await emit(event);
    const [received] = await untilRecorded(name);
    const body = received?.body ?? '';
    expect(JSON.parse(body)).toEqual({
      event_id: event.eventId,
      event_type: 'application.stage_changed',
      occurred_at: isoTime(event.occurredAt),
      aptly_job_id: 7,
      aptly_application_id: 11,
      stage: 'offered',
    });
    expect(received?.method).toBe('POST');
    expect(received?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Service-Webhooks/1',
      'x-service-webhook-id': event.eventId,
      'x-service-webhook-timestamp': expect.stringMatching(/^\d{10}$/),
      'x-service-webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
      'x-service-webhook-sequence': '1',
      'webhook-id': event.eventId,
    });
    expect(received?.headers['x-service-webhook-test']).toBeUndefined();
    expect(new Webhook(secret).verify(body, received?.headers ?? {})).toMatchObject({
      event_id: event.eventId,
    });
    const row = await untilDelivery(event.eventId, (delivery) => delivery.state === 'delivered');
    expect(row).toEqual({ state: 'delivered', attempts: 1, next_attempt_at: null, sequence: 1 });
  });

  it('has no stage unless the stage changed', async () => {
    const { organisationId, name } = await mintEndpoint();
    await emit(newEvent(organisationId));
    const [received] = await untilRecorded(name);
    expect(Object.keys(JSON.parse(received?.body ?? '{}'))).toEqual([
      'event_id',
      'event_type',
      'occurred_at',
      'aptly_job_id',
      'aptly_application_id',
    ]);
  });

  it('is tried five times, each signed anew, and then has failed', async () => {
    const { organisationId, name } = await mintEndpoint('?status=503');
    const event = newEvent(organisationId);
    await emit(event);
    const waits = [60, 240, 600, 1500];
    for (let made = 1; made <= 4; made++) {
      const before = Date.now();
      const row = await untilDelivery(event.eventId, (delivery) => delivery.attempts === made);
      expect(row.state).toBe('pending');
      const waitMs = (row.next_attempt_at ?? 0) - before;
      const scheduledMs = (waits[made - 1] ?? 0) * 1000;
      expect(waitMs).toBeGreaterThan(scheduledMs * 0.9 - 3_000);
      expect(waitMs).toBeLessThan(scheduledMs * 1.1 + 3_000);
      if (made === 2) await vi.waitUntil(() => isNextSecond(), { timeout: 2_000, interval: 20 });
      await attemptNow(organisationId, event.eventId, made + 1);
    }
    await untilDelivery(event.eventId, (delivery) => delivery.state === 'failed');
    const received = await recordedAt(name);
    expect(received).toHaveLength(5);
    expect(new Set(received.map((one) => one.body)).size).toBe(1);
    expect(new Set(received.map((one) => one.headers['x-service-webhook-timestamp'])).size).toBeGreaterThan(
      1,
    );
    await attemptNow(organisationId, event.eventId, 6);
    expect(await attemptRows(event.eventId)).toHaveLength(5);
  });

  it.each([
    ['a redirect, which it does not follow', '?redirect=1', 302, 'redirect'],
    ['an error of the receiver', '?status=500', 500, 'status'],
    ['a refusal', '?status=410', 410, 'status'],
    ['no answer', '?drop=1', null, 'connection'],
  ])('counts %s as a failure', async (_name, query, statusCode, error) => {
    const { organisationId, name } = await mintEndpoint(query);
    const event = newEvent(organisationId);
    await emit(event);
    await untilDelivery(event.eventId, (delivery) => delivery.attempts === 1);
    expect(await attemptRows(event.eventId)).toMatchObject([{ number: 1, status_code: statusCode, error }]);
    expect(await recordedAt(`${name}-redirected`)).toEqual([]);
  });

  it('has fifteen seconds to be answered', async () => {
    const { organisationId } = await mintEndpoint('?hang=20000');
    const event = newEvent(organisationId);
    await emit(event);
    await untilDelivery(event.eventId, (delivery) => delivery.attempts === 1);
    const [attempt] = await attemptRows(event.eventId);
    expect(attempt).toMatchObject({ status_code: null, error: 'timeout', excerpt: null });
    expect(attempt?.duration_ms).toBeGreaterThan(14_900);
    expect(attempt?.duration_ms).toBeLessThan(16_500);
  });

  it('is put off for as long as the receiver asks', async () => {
    const { organisationId } = await mintEndpoint('?status=429&retry-after=600');
    const event = newEvent(organisationId);
    const before = Date.now();
    await emit(event);
    const row = await untilDelivery(event.eventId, (delivery) => delivery.attempts === 1);
    expect((row.next_attempt_at ?? 0) - before).toBeGreaterThanOrEqual(600_000);
    expect((row.next_attempt_at ?? 0) - before).toBeLessThan(605_000);
  });

  it('logs the first bytes of the answer without what looks like a secret', async () => {
    const { organisationId } = await mintEndpoint('?status=401&answer=token%3Dabc123+for+jo%40example.com');
    const event = newEvent(organisationId);
    await emit(event);
    await untilDelivery(event.eventId, (delivery) => delivery.attempts === 1);
    expect((await attemptRows(event.eventId))[0]?.excerpt).toBe('token=[removed] for [removed]');
  });

  it('is refused at send when its address became one that may not be called', async () => {
    const { organisationId } = await mintEndpoint();
    await env.DB.prepare('UPDATE webhook_endpoints SET url = ? WHERE organisation_id = ?')
      .bind('https://169.254.169.254/latest', organisationId)
      .run();
    const event = newEvent(organisationId);
    await emit(event);
    await untilDelivery(event.eventId, (delivery) => delivery.attempts === 1);
    expect(await attemptRows(event.eventId)).toMatchObject([{ status_code: null, error: 'target_refused' }]);
  });

  it('fails and is tried again when its secret cannot be opened', async () => {
    const { organisationId, name } = await mintEndpoint();
    await env.DB.prepare('UPDATE webhook_endpoints SET sealed_secret = ? WHERE organisation_id = ?')
      .bind('AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', organisationId)
      .run();
    const event = newEvent(organisationId);
    await emit(event);
    const row = await untilDelivery(event.eventId, (delivery) => delivery.attempts === 1);
    expect(row.state).toBe('pending');
    expect(await attemptRows(event.eventId)).toMatchObject([{ error: 'not_signed' }]);
    expect(await recordedAt(name)).toEqual([]);
  });
});

describe('receivers that hang', () => {
  it('delay another organisation by less than a second, twenty of them at once', async () => {
    const hanging = await Promise.all(Array.from({ length: 20 }, () => mintEndpoint('?hang=15000')));
    const slow = hanging[0];
    if (slow === undefined) throw new Error('no endpoint');
    await Promise.all(hanging.map((one) => emit(newEvent(one.organisationId))));
    await emit(...Array.from({ length: 20 }, () => newEvent(slow.organisationId)));
    await Promise.all(hanging.map((one) => untilRecorded(one.name)));
    const quick = await mintEndpoint();
    for (let i = 1; i <= 3; i++) {
      const startedAt = Date.now();
      await emit(newEvent(quick.organisationId));
      const received = await untilRecorded(quick.name, i);
      expect((received.at(-1)?.at ?? Infinity) - startedAt).toBeLessThan(1_000);
    }
  });
});

describe('a message', () => {
  it('that comes twice makes one attempt', async () => {
    const { organisationId, name } = await mintEndpoint();
    const event = newEvent(organisationId);
    await writeEvents([event]);
    const message = messageFor(organisationId, event.eventId);
    expect(await consume(message, message)).toEqual(['ack', 'ack']);
    await untilDelivery(event.eventId, (delivery) => delivery.state === 'delivered');
    expect(await consume(message)).toEqual(['ack']);
    await emit(newEvent(organisationId));
    const received = await untilRecorded(name, 2);
    expect(received.map((one) => one.headers['x-service-webhook-sequence'])).toEqual(['1', '2']);
  });

  it('that nobody understands is acknowledged', async () => {
    expect(await consume({ version: 9 }, 'nonsense', null)).toEqual(['ack', 'ack', 'ack']);
  });

  it('for a delivery that is not there is acknowledged', async () => {
    const { organisationId } = await mintOrganisation();
    expect(await consume(messageFor(organisationId, 'nothing'))).toEqual(['ack']);
  });

  it("for another organisation's delivery makes no attempt", async () => {
    const [mine, other] = [await mintEndpoint(), await mintEndpoint()];
    const event = newEvent(other.organisationId);
    await writeEvents([event]);
    expect(await consume(messageFor(mine.organisationId, event.eventId))).toEqual(['ack']);
    await emit(newEvent(mine.organisationId));
    await untilRecorded(mine.name);
    expect(await deliveryRow(event.eventId)).toMatchObject({ state: 'pending', attempts: 0 });
  });

  it('whose hand-over fails is retried', async () => {
    const handled: string[] = [];
    const broken = { getByName: () => ({ accept: () => Promise.reject(new Error('gone')) }) };
    const ctx = newContext({ ...env, DELIVERY: broken as unknown as Env['DELIVERY'] });
    const messages = [messageOf(messageFor('org', 'id'), handled)];
    await consumeAttempts(ctx, { queue: 'deliveries', messages } as unknown as MessageBatch);
    expect(handled).toEqual(['retry']);
  });
});

async function consume(...bodies: unknown[]): Promise<string[]> {
  const handled: string[] = [];
  const messages = bodies.map((body) => messageOf(body, handled));
  const batch = { queue: 'deliveries', messages } as unknown as MessageBatch;
  await consumeAttempts(newContext(env), batch);
  return handled;
}

function messageOf(body: unknown, handled: string[]): Message {
  return {
    id: 'm',
    timestamp: new Date(0),
    attempts: 1,
    body,
    ack: () => void handled.push('ack'),
    retry: () => void handled.push('retry'),
  };
}

function messageFor(organisationId: string, deliveryId: string, attempt = 1) {
  return { version: 1, kind: 'attempt', organisation_id: organisationId, delivery_id: deliveryId, attempt };
}

function isNextSecond(): boolean {
  return Date.now() % 1000 > 950;
}
