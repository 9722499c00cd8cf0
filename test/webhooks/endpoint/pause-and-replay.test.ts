import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { newContext } from '../../../src/platform/context.ts';
import { pauseEndpoint, resumeEndpoint } from '../../../src/webhooks/endpoint/pause.ts';
import { replayEvent, replayRange } from '../../../src/webhooks/endpoint/replay.ts';
import { REPLAY_MAX } from '../../../src/webhooks/endpoint/sequence-range.ts';
import { sweepDeliveries } from '../../../src/webhooks/sweep.ts';
import { mintOrganisation } from '../../support/mint.ts';
import { recordedAt, untilRecorded, type Recorded } from '../../support/receiver.ts';
import {
  attemptNow,
  attemptRows,
  deliveryRow,
  emit,
  endpointOf,
  mintEndpoint,
  newEvent,
  ownerOf,
  untilDelivery,
  writeEvents,
} from '../../support/webhooks.ts';

const ctx = () => newContext(env);
const many = (organisationId: string, count: number) =>
  Array.from({ length: count }, () => newEvent(organisationId));
const sequences = (received: Recorded[]) =>
  received.map((one) => Number(one.headers['x-service-webhook-sequence']));

/** A refusal of a range, at its end. */
const at = (type: string) => ({ code: 'unprocessable', detail: [{ loc: ['body', 'to'], type }] });

describe('a paused endpoint', () => {
  it('gets nothing until it is resumed, then what was held, oldest first', async () => {
    const { organisationId, owner, name } = await mintEndpoint();
    await pauseEndpoint(ctx(), owner);
    expect((await endpointOf(organisationId)).status).toBe('paused');
    const events = many(organisationId, 25);
    for (const event of events) await emit(event);
    const last = events.at(-1)?.eventId ?? '';
    expect(await deliveryRow(last)).toMatchObject({ state: 'held', attempts: 0, next_attempt_at: null });
    expect(await recordedAt(name)).toEqual([]);
    await resumeEndpoint(ctx(), owner);
    await untilDelivery(last, (row) => row.state === 'delivered');
    expect(sequences(await recordedAt(name))).toEqual(events.map((_, i) => i + 1));
    expect((await endpointOf(organisationId)).status).toBe('active');
  });

  it('holds what waits for its next attempt too, and keeps count of the attempts', async () => {
    const { organisationId, owner, name } = await mintEndpoint('?fail=1');
    const event = newEvent(organisationId);
    await emit(event);
    await untilDelivery(event.eventId, (row) => row.attempts === 1);
    await pauseEndpoint(ctx(), owner);
    await attemptNow(organisationId, event.eventId, 2);
    expect(await deliveryRow(event.eventId)).toMatchObject({ state: 'held', attempts: 1 });
    expect(await recordedAt(name)).toHaveLength(1);
    await resumeEndpoint(ctx(), owner);
    const row = await untilDelivery(event.eventId, (delivery) => delivery.state === 'delivered');
    expect(row.attempts).toBe(2);
  });

  it('holds an event whose attempt was under way when it was paused and failed', async () => {
    const { organisationId, owner, name } = await mintEndpoint('?hang=1000&status=500');
    const event = newEvent(organisationId);
    await emit(event);
    await untilRecorded(name);
    await pauseEndpoint(ctx(), owner);
    const row = await untilDelivery(event.eventId, (delivery) => delivery.attempts === 1);
    expect(row).toMatchObject({ state: 'held', next_attempt_at: null });
  });

  it('goes on with the schedule when what was held fails', async () => {
    const { organisationId, owner } = await mintEndpoint('?fail=1');
    await pauseEndpoint(ctx(), owner);
    const [first, second] = many(organisationId, 2);
    if (first === undefined || second === undefined) throw new Error('no events');
    await emit(first, second);
    await resumeEndpoint(ctx(), owner);
    await untilDelivery(second.eventId, (row) => row.state === 'delivered');
    const row = await deliveryRow(first.eventId);
    expect(row).toMatchObject({ state: 'pending', attempts: 1 });
    expect((row?.next_attempt_at ?? 0) - Date.now()).toBeGreaterThan(45_000);
  });

  it('is paused and resumed twice like once', async () => {
    const { organisationId, owner, name } = await mintEndpoint();
    await pauseEndpoint(ctx(), owner);
    const { pausedAt } = await endpointOf(organisationId);
    await pauseEndpoint(ctx(), owner);
    expect((await endpointOf(organisationId)).pausedAt).toBe(pausedAt);
    const events = many(organisationId, 5);
    await emit(...events);
    await Promise.all([resumeEndpoint(ctx(), owner), resumeEndpoint(ctx(), owner)]);
    await untilDelivery(events[4]?.eventId ?? '', (row) => row.state === 'delivered');
    expect(sequences(await recordedAt(name))).toEqual([1, 2, 3, 4, 5]);
  });

  it('is found by the sweep when the call that resumes it was lost', async () => {
    const { organisationId, owner, name } = await mintEndpoint();
    await pauseEndpoint(ctx(), owner);
    await emit(...many(organisationId, 3));
    await env.DB.prepare('UPDATE webhook_endpoints SET paused_at = NULL WHERE organisation_id = ?')
      .bind(organisationId)
      .run();
    expect((await sweepDeliveries(ctx(), 60_000)).drains_started).toBeGreaterThanOrEqual(1);
    expect(sequences(await untilRecorded(name, 3))).toEqual([1, 2, 3]);
  });

  it('must have a URL', async () => {
    const owner = ownerOf((await mintOrganisation()).organisationId);
    for (const change of [pauseEndpoint, resumeEndpoint]) {
      await expect(change(ctx(), owner)).rejects.toMatchObject({ code: 'bad_request' });
    }
  });
});

describe('a replay', () => {
  it('sends an event again with its id and sequence, and five attempts anew', async () => {
    const { organisationId, owner, name } = await mintEndpoint('?fail=5');
    const event = newEvent(organisationId);
    await emit(event);
    for (let attempt = 1; attempt <= 5; attempt++) {
      await untilDelivery(event.eventId, (row) => row.attempts === attempt);
      if (attempt < 5) await attemptNow(organisationId, event.eventId, attempt + 1);
    }
    expect((await deliveryRow(event.eventId))?.state).toBe('failed');
    await replayEvent(ctx(), owner, event.eventId);
    const row = await untilDelivery(event.eventId, (delivery) => delivery.state === 'delivered');
    expect(row.attempts).toBe(6);
    const received = await recordedAt(name);
    expect(received).toHaveLength(6);
    expect(new Set(received.map((one) => one.headers['x-service-webhook-id']))).toEqual(
      new Set([event.eventId]),
    );
    expect(sequences(received)).toEqual([1, 1, 1, 1, 1, 1]);
    expect((await attemptRows(event.eventId)).map((one) => one.number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('follows the schedule from its first step when it fails', async () => {
    const { organisationId, owner } = await mintEndpoint('?status=500');
    const event = newEvent(organisationId);
    await emit(event);
    await untilDelivery(event.eventId, (row) => row.attempts === 1);
    await attemptNow(organisationId, event.eventId, 2);
    await untilDelivery(event.eventId, (row) => row.attempts === 2);
    await replayEvent(ctx(), owner, event.eventId);
    const row = await untilDelivery(event.eventId, (delivery) => delivery.attempts === 3);
    const waitMs = (row.next_attempt_at ?? 0) - Date.now();
    expect(waitMs).toBeGreaterThan(45_000);
    expect(waitMs).toBeLessThan(70_000);
  });

  it('of a range sends it in order, with what had no endpoint to go to', async () => {
    const minted = await mintEndpoint();
    const { organisationId, owner, name } = minted;
    const url = (await endpointOf(organisationId)).url;
    const setUrl = (value: string | null) =>
      env.DB.prepare('UPDATE webhook_endpoints SET url = ? WHERE organisation_id = ?')
        .bind(value, organisationId)
        .run();
    await setUrl(null);
    await emit(...many(organisationId, 6));
    await setUrl(url);
    expect(await recordedAt(name)).toEqual([]);
    expect(await replayRange(ctx(), owner, { from: 2, to: 5 })).toEqual({ from: 2, to: 5, count: 4 });
    expect(sequences(await untilRecorded(name, 4))).toEqual([2, 3, 4, 5]);
    await expect(replayRange(ctx(), owner, { from: 100, to: 200 })).rejects.toMatchObject(at('range_empty'));
  });

  it('of a range is of what is kept, and is told so', async () => {
    const { organisationId, owner, name } = await mintEndpoint();
    await emit(...many(organisationId, 3));
    await untilRecorded(name, 3);
    await env.DB.prepare('DELETE FROM events WHERE organisation_id = ? AND sequence = 1')
      .bind(organisationId)
      .run();
    expect(await replayRange(ctx(), owner, { from: 1, to: 9999 })).toEqual({ from: 2, to: 3, count: 2 });
    expect(sequences(await untilRecorded(name, 5)).slice(3)).toEqual([2, 3]);
  });

  it('of a range has a limit, and above it nothing is sent', async () => {
    const { organisationId, owner } = await mintEndpoint();
    await writeEvents(many(organisationId, REPLAY_MAX + 1));
    await pauseEndpoint(ctx(), owner);
    const range = { from: 1, to: REPLAY_MAX + 1 };
    await env.DB.prepare("UPDATE deliveries SET state = 'delivered' WHERE organisation_id = ?")
      .bind(organisationId)
      .run();
    await expect(replayRange(ctx(), owner, range)).rejects.toMatchObject(at('range_too_long'));
    const held = env.DB.prepare(
      "SELECT count(*) AS n FROM deliveries WHERE organisation_id = ? AND state = 'held'",
    ).bind(organisationId);
    expect(await held.first('n')).toBe(0);
    expect((await replayRange(ctx(), owner, { ...range, from: 2 })).count).toBe(REPLAY_MAX);
    expect(await held.first('n')).toBe(REPLAY_MAX);
  });

  it('waits while the endpoint is paused', async () => {
    const { organisationId, owner, name } = await mintEndpoint();
    const event = newEvent(organisationId);
    await emit(event);
    await untilDelivery(event.eventId, (row) => row.state === 'delivered');
    await pauseEndpoint(ctx(), owner);
    await replayEvent(ctx(), owner, event.eventId);
    expect((await deliveryRow(event.eventId))?.state).toBe('held');
    expect(await recordedAt(name)).toHaveLength(1);
    await resumeEndpoint(ctx(), owner);
    await untilRecorded(name, 2);
  });

  it('of the last attempt that is under way and fails is not lost', async () => {
    const { organisationId, owner, name } = await mintEndpoint('?hang=700&fail=2');
    const event = newEvent(organisationId);
    await emit(event);
    await untilDelivery(event.eventId, (row) => row.attempts === 1);
    await attemptNow(organisationId, event.eventId, 2);
    await untilRecorded(name, 2);
    await replayEvent(ctx(), owner, event.eventId);
    const row = await untilDelivery(event.eventId, (delivery) => delivery.state === 'delivered');
    expect(row.attempts).toBe(3);
  });

  it('knows its own organisation only', async () => {
    const [mine, other] = [await mintEndpoint(), await mintEndpoint()];
    const event = newEvent(other.organisationId);
    await emit(event);
    await untilRecorded(other.name);
    for (const id of [event.eventId, 'unknown']) {
      await expect(replayEvent(ctx(), mine.owner, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(replayRange(ctx(), mine.owner, { from: 1, to: 10 })).rejects.toMatchObject(
      at('range_empty'),
    );
  });

  it('needs a URL', async () => {
    const owner = ownerOf((await mintOrganisation()).organisationId);
    await expect(replayEvent(ctx(), owner, 'any')).rejects.toMatchObject({ code: 'bad_request' });
  });
});
