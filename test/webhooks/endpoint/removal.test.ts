import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { newContext } from '../../../src/platform/context.ts';
import { pauseEndpoint } from '../../../src/webhooks/endpoint/pause.ts';
import { removeEndpoint } from '../../../src/webhooks/endpoint/remove.ts';
import { replayRange } from '../../../src/webhooks/endpoint/replay.ts';
import { setEndpointUrl } from '../../../src/webhooks/endpoint/set-url.ts';
import { mintOrganisation } from '../../support/mint.ts';
import { mintReceiver, recordedAt, untilRecorded } from '../../support/receiver.ts';
import {
  attemptNow,
  deliveryRow,
  emit,
  endpointOf,
  mintEndpoint,
  newEvent,
  ownerOf,
  untilDelivery,
} from '../../support/webhooks.ts';

const ctx = () => newContext(env);

it('gives up what was pending and held, says how much, and keeps the secret', async () => {
  const { organisationId, owner, name } = await mintEndpoint('?fail=1');
  const retried = newEvent(organisationId);
  await emit(retried);
  await untilDelivery(retried.eventId, (row) => row.attempts === 1);
  await pauseEndpoint(ctx(), owner);
  const held = newEvent(organisationId);
  await emit(held);
  expect(await removeEndpoint(ctx(), owner)).toEqual({ givenUp: 2 });
  expect(await endpointOf(organisationId)).toMatchObject({
    url: null,
    status: 'none',
    hasSecret: true,
    pausedAt: null,
    failingSince: null,
  });
  for (const { eventId } of [retried, held]) {
    expect(await deliveryRow(eventId)).toMatchObject({ state: 'failed', next_attempt_at: null });
    await attemptNow(organisationId, eventId, 2);
  }
  expect(await recordedAt(name)).toHaveLength(1);
});

it('owes nobody the events that follow, and a new address can have them all again', async () => {
  const { organisationId, owner } = await mintEndpoint();
  await pauseEndpoint(ctx(), owner);
  await emit(newEvent(organisationId));
  await removeEndpoint(ctx(), owner);
  const after = newEvent(organisationId);
  await emit(after);
  expect(await deliveryRow(after.eventId)).toBeNull();
  const next = mintReceiver();
  await setEndpointUrl(ctx(), owner, next.url, 'service.test');
  await replayRange(ctx(), owner, { from: 1, to: 2 });
  const received = await untilRecorded(next.name, 2);
  expect(received.map((one) => one.headers['x-service-webhook-sequence'])).toEqual(['1', '2']);
});

it('counts an attempt under way that gets through', async () => {
  const { organisationId, owner, name } = await mintEndpoint('?hang=800');
  const event = newEvent(organisationId);
  await emit(event);
  await untilRecorded(name);
  expect(await removeEndpoint(ctx(), owner)).toEqual({ givenUp: 1 });
  expect(await untilDelivery(event.eventId, (row) => row.state === 'delivered')).toMatchObject({
    attempts: 1,
  });
});

it('is refused where there is no address, and leaves other organisations alone', async () => {
  const [ours, theirs] = [await mintOrganisation(), await mintEndpoint()];
  await expect(removeEndpoint(ctx(), ownerOf(ours.organisationId))).rejects.toMatchObject({
    code: 'bad_request',
  });
  expect((await endpointOf(theirs.organisationId)).status).toBe('active');
});
