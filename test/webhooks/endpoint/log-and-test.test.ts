import { env } from 'cloudflare:workers';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newContext } from '../../../src/platform/context.ts';
import { listCallbacks } from '../../../src/webhooks/endpoint/list-callbacks.ts';
import { pauseEndpoint } from '../../../src/webhooks/endpoint/pause.ts';
import { sendTest } from '../../../src/webhooks/endpoint/send-test.ts';
import { setEndpointUrl } from '../../../src/webhooks/endpoint/set-url.ts';
import { purgeWebhooks } from '../../../src/webhooks/purge.ts';
import { callWithKey, screenBody, submit } from '../../support/http.ts';
import { mintKey, mintOrganisation } from '../../support/mint.ts';
import { mintReceiver, untilRecorded } from '../../support/receiver.ts';
import {
  deliveriesOf,
  deliveryRow,
  emit,
  mintEndpoint,
  newEvent,
  ownerOf,
  untilDelivery,
} from '../../support/webhooks.ts';

const ctx = () => newContext(env);

describe('the delivery log', () => {
  it('tells every attempt of every event, newest first, page by page', async () => {
    const { organisationId } = await mintEndpoint('?fail=1&answer=try+later');
    const [first, second, third] = [1, 2, 3].map(() => newEvent(organisationId));
    if (first === undefined || second === undefined || third === undefined) throw new Error('no events');
    for (const event of [first, second, third]) {
      await emit(event);
      await untilDelivery(event.eventId, (row) => row.attempts === 1);
    }
    const page = await deliveriesOf(organisationId, { limit: 2 });
    expect(page.deliveries.map((one) => one.sequence)).toEqual([3, 2]);
    expect(page.next).toBe(2);
    expect(page.deliveries[0]).toEqual({
      event_id: third.eventId,
      event_type: 'application.scored',
      sequence: 3,
      status: 'delivered',
      next_attempt_at: null,
      attempts: [
        {
          at: expect.stringMatching(/Z$/),
          status_code: 200,
          duration_ms: expect.any(Number),
          error: null,
          excerpt: 'try later',
        },
      ],
      occurred_at: expect.stringMatching(/Z$/),
      aptly_job_id: 7,
      aptly_application_id: 11,
      stage: null,
    });
    const rest = await deliveriesOf(organisationId, { limit: 2, before: 2 });
    expect(rest.next).toBeNull();
    expect(rest.deliveries).toMatchObject([
      {
        sequence: 1,
        status: 'pending',
        next_attempt_at: expect.stringMatching(/Z$/),
        attempts: [{ status_code: 500, error: 'status' }],
      },
    ]);
    const pending = await deliveriesOf(organisationId, { status: 'pending' });
    expect(pending.deliveries.map((one) => one.sequence)).toEqual([1]);
  });

  it('is an organisation’s own', async () => {
    const { organisationId, name } = await mintEndpoint();
    await emit(newEvent(organisationId));
    await untilRecorded(name);
    const other = await mintOrganisation();
    expect(await deliveriesOf(other.organisationId)).toEqual({ deliveries: [], next: null });
  });

  it('tells of callbacks too, and keeps nothing of what their receivers answer', async () => {
    const minted = await mintOrganisation();
    const receiver = mintReceiver('?answer=thanks+for+Jane');
    const body = screenBody(1, { webhook_url: receiver.url });
    const { job_id } = await (await submit(minted, body)).json<{ job_id: string }>();
    await untilDelivery(job_id, (row) => row.state === 'delivered');
    expect(await listCallbacks(ctx(), minted.organisationId)).toMatchObject({
      deliveries: [{ job_id, status: 'delivered', attempts: [{ status_code: 200, excerpt: null }] }],
      next: null,
    });
  });

  it('is kept 30 days, and so are events', async () => {
    const { organisationId, name } = await mintEndpoint();
    const day = 24 * 3_600_000;
    const [old, young] = [31, 29].map((days) =>
      newEvent(organisationId, { occurredAt: Date.now() - days * day }),
    );
    if (old === undefined || young === undefined) throw new Error('no events');
    await emit(old, young);
    await untilRecorded(name, 2);
    for (const event of [old, young]) {
      await untilDelivery(event.eventId, (row) => row.state === 'delivered');
      await env.DB.prepare('UPDATE deliveries SET created_at = ? WHERE id = ?')
        .bind(event.occurredAt, event.eventId)
        .run();
    }
    await purgeWebhooks(ctx());
    expect(await deliveryRow(old.eventId)).toBeNull();
    const left = (await deliveriesOf(organisationId)).deliveries;
    expect(left.map((one) => [one.event_id, one.attempts.length])).toEqual([[young.eventId, 1]]);
    const orphans = await env.DB.prepare('SELECT count(*) AS n FROM delivery_attempts WHERE delivery_id = ?')
      .bind(old.eventId)
      .first('n');
    expect(orphans).toBe(0);
  });
});

describe('a test', () => {
  const event = { type: 'application.stage_changed', jobId: 3, applicationId: 4, stage: 'offered' } as const;

  it('is signed, marks itself, has no sequence and is in no log, even while events are paused', async () => {
    const { organisationId, owner, name, secret } = await mintEndpoint();
    await pauseEndpoint(ctx(), owner);
    const { eventId, outcome } = await sendTest(ctx(), owner, event);
    expect(outcome).toMatchObject({ statusCode: 200, error: null, excerpt: 'noted' });
    const [received] = await untilRecorded(name);
    expect(received?.headers).toMatchObject({
      'x-service-webhook-test': '1',
      'x-service-webhook-id': eventId,
    });
    expect(received?.headers['x-service-webhook-sequence']).toBeUndefined();
    expect(new Webhook(secret).verify(received?.body ?? '', received?.headers ?? {})).toEqual({
      event_id: eventId,
      event_type: 'application.stage_changed',
      occurred_at: expect.stringMatching(/Z$/),
      aptly_job_id: 3,
      aptly_application_id: 4,
      stage: 'offered',
    });
    expect((await deliveriesOf(organisationId)).deliveries).toEqual([]);
    const { apiKey } = await mintKey(organisationId);
    const log = await (await callWithKey(apiKey, '/api/v1/ats/events')).json();
    expect(log).toEqual({ events: [], next_after: 0 });
  });

  it('has a stage only when it tells of a stage change', async () => {
    const { owner, name } = await mintEndpoint();
    await sendTest(ctx(), owner, { ...event, type: 'application.scored' });
    const [received] = await untilRecorded(name);
    expect(JSON.parse(received?.body ?? '{}')).not.toHaveProperty('stage');
  });

  it('tells why it failed', async () => {
    const { owner } = await mintEndpoint('?status=404');
    expect((await sendTest(ctx(), owner, event)).outcome).toMatchObject({ statusCode: 404, error: 'status' });
  });

  it('needs a URL and a secret', async () => {
    const owner = ownerOf((await mintOrganisation()).organisationId);
    await expect(sendTest(ctx(), owner, event)).rejects.toMatchObject({ code: 'bad_request' });
    await setEndpointUrl(ctx(), owner, 'https://example.com/', 'service.test');
    await expect(sendTest(ctx(), owner, event)).rejects.toMatchObject({ code: 'bad_request' });
  });
});
