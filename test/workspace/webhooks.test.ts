// The owner's page of webhooks: from nothing to a delivery that is read, repeated and tried by hand.

import { expect, it } from 'vitest';
import { countRows, mintWorkspace } from '../support/members.ts';
import { mintReceiver } from '../support/receiver.ts';
import { textOf, Visitor } from '../support/visitor.ts';
import { emit, newEvent, untilDelivery } from '../support/webhooks.ts';

const PATH = '/app/settings/webhooks';

/** An owner whose endpoint stands; `query` says how the receiver behaves. */
async function setUp(query = '') {
  const { owner, organisationId } = await mintWorkspace();
  const visitor = new Visitor(owner.cookie);
  await visitor.submit(`${PATH}/endpoint`, { url: mintReceiver(query).url });
  const { secret } = await visitor.json<{ secret: string }>(`${PATH}/secret`, {});
  return { visitor, organisationId, secret };
}

it('an endpoint is registered, its secret shown once, and nothing is sent before', async () => {
  const { owner } = await mintWorkspace();
  const visitor = new Visitor(owner.cookie);
  expect(await visitor.json(PATH)).toMatchObject({
    url: null,
    status: 'none',
    has_secret: false,
    deliveries: [],
  });
  const { url } = mintReceiver();
  const page = textOf(await visitor.submit(`${PATH}/endpoint`, { url }));
  expect(page).toContain('Nothing is sent yet.');
  const withSecret = await visitor.submit(`${PATH}/secret`);
  const secret = /whsec_[0-9A-Za-z+/=]{44}/.exec(withSecret)?.[0] ?? '';
  expect(secret).not.toBe('');
  expect(await visitor.read(PATH)).not.toContain(secret);
  expect(await visitor.json(PATH)).toMatchObject({ url, status: 'active', has_secret: true });
});

it('an address that is refused stays in the form, with the reason at the field', async () => {
  const { owner } = await mintWorkspace();
  const response = await new Visitor(owner.cookie).post(`${PATH}/endpoint`, { url: 'http://10.0.0.1/hook' });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain('value="http://10.0.0.1/hook"');
  expect(page).toMatch(/class="error" id="f-url-d"/);
});

it('a test tells what the receiver answered, good or bad', async () => {
  const good = await setUp();
  expect(textOf(await good.visitor.submit(`${PATH}/test`))).toContain('Your receiver answered 200 in');
  expect(await good.visitor.json(`${PATH}/test`, { event_type: 'application.scored' })).toMatchObject({
    status_code: 200,
    error: null,
  });
  const bad = await setUp('?status=503');
  expect(textOf(await bad.visitor.submit(`${PATH}/test`))).toContain('The test failed: 503 in');
});

it('deliveries are listed with their attempts, opened, repeated and given as curl', async () => {
  const { visitor, organisationId } = await setUp();
  const event = newEvent(organisationId, { type: 'application.stage_changed', stage: 'screened' });
  await emit(event);
  await untilDelivery(event.eventId, (row) => row.state === 'delivered');
  const { deliveries } = await visitor.json<{ deliveries: Record<string, unknown>[] }>(PATH);
  expect(deliveries).toMatchObject([
    {
      event_id: event.eventId,
      status: 'delivered',
      sequence: 1,
      attempts: [{ status_code: 200, error: null }],
    },
  ]);
  const page = await visitor.read(`${PATH}?event=${event.eventId}`);
  expect(page).toContain('X-Service-Webhook-Signature: v1,');
  expect(page).toContain('moved to <span class="mono">screened</span>');
  expect(textOf(await visitor.submit(`${PATH}/deliveries/${event.eventId}/replay`))).toContain(
    'on its way again',
  );
  await untilDelivery(event.eventId, (row) => row.attempts === 2 && row.state === 'delivered');
});

it('pausing holds events, and resuming sends them', async () => {
  const { visitor, organisationId } = await setUp();
  expect(textOf(await visitor.submit(`${PATH}/pause`))).toContain('Delivery is paused.');
  const event = newEvent(organisationId);
  await emit(event);
  await untilDelivery(event.eventId, (row) => row.state === 'held');
  expect(textOf(await visitor.read(`${PATH}?state=held`))).toContain('Held');
  await visitor.submit(`${PATH}/resume`);
  await untilDelivery(event.eventId, (row) => row.state === 'delivered');
});

it('a secret is changed in steps: the next one signs only after the switch', async () => {
  const { visitor, organisationId } = await setUp();
  const staged = textOf(await visitor.submit(`${PATH}/secret/stage`));
  expect(staged).toContain('A new signing secret is staged.');
  expect(await visitor.json(PATH)).toMatchObject({ has_staged_secret: true });
  expect(textOf(await visitor.submit(`${PATH}/secret/activate`))).toContain(
    'The new secret signs from now on.',
  );
  const refused = await visitor.post(`${PATH}/secret/activate`);
  expect(refused.status).toBe(400);
  const sql =
    "SELECT count(*) AS n FROM audit_entries WHERE organisation_id = ? AND action = 'webhook.secret_generated'";
  expect(await countRows(sql, organisationId)).toBe(3);
});
