import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { primary } from '../../src/db/client.ts';
import { newContext } from '../../src/platform/context.ts';
import { failedBeforeSending } from '../../src/webhooks/attempts/attempt.ts';
import { eventStatements } from '../../src/webhooks/events.ts';
import { findDeliveries, recordOutcomes } from '../../src/webhooks/store.ts';
import { mintOrganisation } from '../support/mint.ts';
import { deliveryRow, newEvent, writeEvents } from '../support/webhooks.ts';

async function sequencesOf(organisationId: string): Promise<number[]> {
  const sql = 'SELECT sequence FROM events WHERE organisation_id = ? ORDER BY sequence';
  const { results } = await env.DB.prepare(sql).bind(organisationId).all<{ sequence: number }>();
  return results.map((row) => row.sequence);
}

function endpoint(organisationId: string, pausedAt: number | null, sealedSecret: string | null = 'sealed') {
  return env.DB.prepare(
    `INSERT INTO webhook_endpoints (organisation_id, url, paused_at, sealed_secret, created_at, updated_at)
     VALUES (?, 'https://example.com/', ?, ?, 1, 1)`,
  )
    .bind(organisationId, pausedAt, sealedSecret)
    .run();
}

describe('writing events', () => {
  it('numbers them from 1 without gaps, each organisation by itself', async () => {
    const [a, b] = await Promise.all([mintOrganisation(), mintOrganisation()]);
    await writeEvents([newEvent(a.organisationId), newEvent(b.organisationId), newEvent(a.organisationId)]);
    await writeEvents([newEvent(a.organisationId)]);
    expect(await sequencesOf(a.organisationId)).toEqual([1, 2, 3]);
    expect(await sequencesOf(b.organisationId)).toEqual([1]);
  });

  it('leaves no gap when many write at once', async () => {
    const { organisationId } = await mintOrganisation();
    await Promise.all(
      Array.from({ length: 30 }, () => writeEvents([newEvent(organisationId), newEvent(organisationId)])),
    );
    expect(await sequencesOf(organisationId)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  });

  it('leaves no gap when a change fails with its event', async () => {
    const { organisationId } = await mintOrganisation();
    const ctx = newContext(env);
    const db = primary(ctx);
    const broken = [
      ...eventStatements(ctx, [newEvent(organisationId)]),
      db.prepare('INSERT INTO events (id) VALUES (NULL)'),
    ];
    await expect(db.batch(broken)).rejects.toThrow();
    await writeEvents([newEvent(organisationId)]);
    expect(await sequencesOf(organisationId)).toEqual([1]);
  });

  it('goes on counting after every event was purged', async () => {
    const { organisationId } = await mintOrganisation();
    await writeEvents([newEvent(organisationId), newEvent(organisationId)]);
    await env.DB.prepare('DELETE FROM events WHERE organisation_id = ?').bind(organisationId).run();
    await writeEvents([newEvent(organisationId)]);
    expect(await sequencesOf(organisationId)).toEqual([3]);
  });

  it('writes an event once, however often it is asked to', async () => {
    const { organisationId } = await mintOrganisation();
    const event = newEvent(organisationId);
    expect(await writeEvents([event])).toEqual([event.eventId]);
    expect(await writeEvents([event])).toEqual([]);
    await writeEvents([newEvent(organisationId)]);
    expect(await sequencesOf(organisationId)).toEqual([1, 2]);
  });

  it('leaves out what its guard refuses, event by event and without a gap', async () => {
    const { organisationId } = await mintOrganisation();
    const events = [1, 2, 3].map((applicationId) =>
      newEvent(organisationId, { applicationId, type: 'application.stage_changed', stage: 'offered' }),
    );
    const written = await writeEvents(events, {
      sql: 'event.application_id <> ? AND event.stage = ?',
      params: [2, 'offered'],
    });
    expect(written).toEqual([events[0]?.eventId, events[2]?.eventId]);
    expect(await sequencesOf(organisationId)).toEqual([1, 2]);
  });

  it('takes three statements for a thousand events', async () => {
    const { organisationId } = await mintOrganisation();
    const events = Array.from({ length: 1000 }, () => newEvent(organisationId));
    expect(eventStatements(newContext(env), events)).toHaveLength(3);
    await writeEvents(events);
    expect(await sequencesOf(organisationId)).toHaveLength(1000);
  });
});

describe('the delivery of a new event', () => {
  it.each([
    ['is pending with an endpoint', null, 'sealed', 'pending'],
    ['is held while the endpoint is paused', 1, 'sealed', 'held'],
    ['is held while there is no secret to sign with', null, null, 'held'],
  ])('%s', async (_name, pausedAt, secret, state) => {
    const { organisationId } = await mintOrganisation();
    await endpoint(organisationId, pausedAt, secret);
    const event = newEvent(organisationId);
    await writeEvents([event]);
    const row = await deliveryRow(event.eventId);
    expect(row).toMatchObject({ state, attempts: 0, sequence: 1 });
    expect(row?.next_attempt_at === null).toBe(state === 'held');
  });

  it('is not there without an endpoint', async () => {
    const event = newEvent((await mintOrganisation()).organisationId);
    await writeEvents([event]);
    expect(await deliveryRow(event.eventId)).toBeNull();
  });

  it('is not there when the guard refused the event', async () => {
    const { organisationId } = await mintOrganisation();
    await endpoint(organisationId, null);
    const event = newEvent(organisationId);
    await writeEvents([event], { sql: 'false', params: [] });
    expect(await deliveryRow(event.eventId)).toBeNull();
  });
});

describe('what an event costs', () => {
  it('does not grow with the events that are there already', async () => {
    const { organisationId } = await mintOrganisation();
    await endpoint(organisationId, null);
    const cost = async () => {
      const ctx = newContext(env);
      const event = newEvent(organisationId);
      await primary(ctx).batch(eventStatements(ctx, [event]));
      const [delivery] = await findDeliveries(ctx, organisationId, [event.eventId]);
      if (delivery === undefined) throw new Error('no delivery');
      const outcome = { ...failedBeforeSending(ctx.clock(), 'dns'), error: null };
      const progress = { state: 'delivered', nextAttemptAt: null } as const;
      await recordOutcomes(ctx, [{ delivery, number: 1, outcome, progress }]);
      return ctx.meter;
    };
    await cost();
    const before = await cost();
    await writeEvents(Array.from({ length: 1000 }, () => newEvent(organisationId)));
    const after = await cost();
    expect(before.d1).toBe(3);
    expect(before.rowsRead).toBeLessThan(40);
    expect(after.rowsRead).toBeLessThan(before.rowsRead + 10);
    expect(before.rowsWritten).toBeLessThanOrEqual(14);
    expect(after.rowsWritten).toBe(before.rowsWritten);
  });
});
