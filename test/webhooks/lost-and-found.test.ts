// What a killed process leaves behind: rows without a message, leases without anyone working on them.

import { env } from 'cloudflare:workers';
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { newContext } from '../../src/platform/context.ts';
import { findOverdue } from '../../src/webhooks/store.ts';
import { sweepDeliveries } from '../../src/webhooks/sweep.ts';
import { recordedAt, untilRecorded } from '../support/receiver.ts';
import { mintEndpoint, newEvent, untilDelivery, writeEvents } from '../support/webhooks.ts';

describe('an attempt whose message was lost', () => {
  it('is announced by the sweep once it is due for longer than the grace', async () => {
    const { organisationId, name } = await mintEndpoint();
    const event = newEvent(organisationId);
    await writeEvents([event]);
    await sweepDeliveries(newContext(env), 60_000);
    expect(await recordedAt(name)).toEqual([]);
    const later = { ...newContext(env), clock: () => Date.now() + 61_000 };
    expect((await sweepDeliveries(later, 60_000)).deliveries_announced).toBeGreaterThanOrEqual(1);
    await untilDelivery(event.eventId, (row) => row.state === 'delivered');
    expect(await recordedAt(name)).toHaveLength(1);
  });

  it('is found however long the backlog of another organisation is', async () => {
    const [busy, quiet] = [await mintEndpoint(), await mintEndpoint()];
    await writeEvents(Array.from({ length: 300 }, () => newEvent(busy.organisationId)));
    await writeEvents([newEvent(quiet.organisationId)]);
    const overdue = await findOverdue(newContext(env), Date.now() + 1_000, 100, 100_000);
    const of = (id: string) => overdue.filter((one) => one.organisationId === id).length;
    expect([of(busy.organisationId), of(quiet.organisationId)]).toEqual([100, 1]);
  });
});

describe('an attempt that died with its object', () => {
  it('is made again when its lease runs out', async () => {
    const { organisationId, name } = await mintEndpoint();
    const event = newEvent(organisationId);
    await writeEvents([event]);
    const object = env.DELIVERY.getByName(organisationId);
    await runInDurableObject(object, async (_instance, state) => {
      state.storage.sql.exec(
        'INSERT INTO leases (delivery_id, organisation_id, attempt, until) VALUES (?, ?, 1, 1)',
        event.eventId,
        organisationId,
      );
      await state.storage.setAlarm(Date.now() + 3_600_000);
    });
    expect(await runDurableObjectAlarm(object)).toBe(true);
    await untilDelivery(event.eventId, (row) => row.state === 'delivered');
    expect(await untilRecorded(name)).toHaveLength(1);
    await expect.poll(() => runInDurableObject(object, (_instance, state) => leasesOf(state))).toBe(0);
  });

  it('is forgotten when its delivery is gone', async () => {
    const { organisationId } = await mintEndpoint();
    const object = env.DELIVERY.getByName(organisationId);
    await object.accept({ organisationId, assignments: [{ deliveryId: 'gone', attempt: 1 }] });
    await expect.poll(() => runInDurableObject(object, (_instance, state) => leasesOf(state))).toBe(0);
  });
});

function leasesOf(state: DurableObjectState): number {
  return Number(state.storage.sql.exec('SELECT count(*) AS n FROM leases').one()['n']);
}
