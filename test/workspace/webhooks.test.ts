// The owner's page of webhooks: from nothing to a delivery that is read, repeated and tried by hand.

import { describe, expect, it } from 'vitest';
import { screenBody, submit } from '../support/http.ts';
import { countRows, mintWorkspace } from '../support/members.ts';
import { mintKey, mintOrganisation } from '../support/mint.ts';
import { mintReceiver, untilRecorded } from '../support/receiver.ts';
import { textOf, Visitor } from '../support/visitor.ts';
import { emit, newEvent, untilDelivery, writeCallbacks, writeEvents } from '../support/webhooks.ts';

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
  expect(page).toContain('begins with https://');
});

it('an address is removed after a question, and the page is ready for the next', async () => {
  const { visitor } = await setUp();
  const page = await visitor.read(PATH);
  expect(page).toContain(`action="${PATH}/endpoint/remove"`);
  expect(page).toContain('data-dialog="remove"');
  const after = await visitor.submit(`${PATH}/endpoint/remove`);
  expect(textOf(after)).toContain('The address is removed.');
  expect(after).not.toContain('data-dialog="remove"');
  expect(await visitor.json(PATH)).toMatchObject({ url: null, status: 'none', has_secret: true });
  const again = await visitor.post(`${PATH}/endpoint/remove`, {});
  expect(again.status).toBe(400);
  expect(textOf(await again.text())).toContain('No webhook endpoint is registered');
  expect(textOf(await visitor.read('/app/settings/audit'))).toContain('removed the webhook address');
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

/** An owner with six events that were there before the address was. */
async function withMissed() {
  const { owner, organisationId } = await mintWorkspace();
  const visitor = new Visitor(owner.cookie);
  await writeEvents(Array.from({ length: 6 }, () => newEvent(organisationId)));
  const receiver = mintReceiver();
  await visitor.submit(`${PATH}/endpoint`, { url: receiver.url });
  await visitor.json(`${PATH}/secret`, {});
  return { visitor, organisationId, name: receiver.name };
}

describe('a range of events', () => {
  it('is counted first, and the button that sends it says how many', async () => {
    const { visitor, organisationId, name } = await withMissed();
    expect(textOf(await visitor.read(PATH))).toContain('Events 1 to 6 are kept; at most 1,000 go at once.');
    const html = await visitor.read(`${PATH}?from=3&to=99`);
    expect(textOf(html)).toMatch(/4 events , sequence 3 to 6, would go to .* oldest first/);
    expect(html).toContain('>Send 4 events again</button>');
    expect(
      await countRows('SELECT count(*) AS n FROM deliveries WHERE organisation_id = ?', organisationId),
    ).toBe(0);
    const [, from = '', to = ''] =
      /name="from" value="(\d+)"\/?><input type="hidden" name="to" value="(\d+)"/.exec(html) ?? [];
    expect([from, to]).toEqual(['3', '6']);
    const page = textOf(await visitor.submit(`${PATH}/deliveries/replay`, { from, to }));
    expect(page).toContain('4 events in line to be sent again, oldest first.');
    const received = await untilRecorded(name, 4);
    expect(received.map((one) => one.headers['x-service-webhook-sequence'])).toEqual(['3', '4', '5', '6']);
    const { deliveries } = await visitor.json<{ deliveries: { event_id: string; sequence: number }[] }>(PATH);
    const idOf = (sequence: number) => deliveries.find((one) => one.sequence === sequence)?.event_id ?? '';
    expect(await visitor.read(`${PATH}?event=${idOf(4)}`)).toContain('href="?from=4&amp;to=6#again"');
    expect(await visitor.read(`${PATH}?event=${idOf(6)}`)).not.toContain('and all after it');
  });

  it('is counted and sent by a program too', async () => {
    const { visitor, name } = await withMissed();
    expect(await visitor.json(`${PATH}?from=2&to=2`)).toMatchObject({ again: { from: 2, to: 2, count: 1 } });
    expect(await visitor.json(PATH)).not.toHaveProperty('again');
    expect(await visitor.json(`${PATH}/deliveries/replay`, { from: '5', to: '1,000' })).toEqual({
      from: 5,
      to: 6,
      replayed: 2,
    });
    await untilRecorded(name, 2);
    expect(await visitor.json(`${PATH}?from=7&to=9`)).toMatchObject({
      detail: [{ loc: ['query', 'to'], type: 'range_empty' }],
    });
  });

  it.each([
    ['7', '9', 'No event of this range is kept.'],
    ['5', '2', 'The last sequence comes before the first.'],
    ['0', '2', 'Enter the first sequence, a whole number from 1.'],
    ['1', 'all', 'Enter the last sequence, a whole number from 1.'],
    ['', '', 'Enter the first sequence, a whole number from 1.'],
    ['1', '9'.repeat(30), 'Enter the last sequence, a whole number from 1.'],
  ])('from %s to %s is refused at its field, whether counted or sent', async (from, to, words) => {
    const { visitor, organisationId } = await withMissed();
    const counted = await visitor.get(`${PATH}?${new URLSearchParams({ from, to })}`);
    const sent = await visitor.post(`${PATH}/deliveries/replay`, { from, to });
    for (const response of [counted, sent]) {
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(textOf(html)).toContain(words);
      expect(html).toContain(`name="from" type="text" value="${from}"`);
    }
    expect(
      await countRows('SELECT count(*) AS n FROM deliveries WHERE organisation_id = ?', organisationId),
    ).toBe(0);
  });

  it('of another organisation is nothing, and nothing is offered without an address', async () => {
    const { organisationId } = await withMissed();
    const { owner, organisationId: other } = await mintWorkspace();
    const visitor = new Visitor(owner.cookie);
    expect(other).not.toBe(organisationId);
    expect((await visitor.post(`${PATH}/deliveries/replay`, { from: '1', to: '6' })).status).toBe(422);
    await writeEvents([newEvent(other)]);
    expect(await visitor.read(PATH)).not.toContain('Send a range again');
    const refused = await visitor.post(`${PATH}/deliveries/replay`, { from: '1', to: '1' });
    expect(refused.status).toBe(400);
    expect(textOf(await refused.text())).toContain('No webhook endpoint is registered');
  });

  it('says what it would wait for while the endpoint is paused', async () => {
    const { visitor } = await withMissed();
    await visitor.submit(`${PATH}/pause`);
    expect(textOf(await visitor.read(`${PATH}?from=1&to=6`))).toContain('They are held until you resume.');
  });
});

describe('screening callbacks', () => {
  it('are shown with their attempts, without the address, the answer or anybody’s CV', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const visitor = new Visitor(owner.cookie);
    expect(textOf(await visitor.read(PATH))).toContain('No callbacks yet.');
    expect(textOf(await visitor.read(`${PATH}/callbacks`))).toContain('No callbacks yet.');
    const receiver = mintReceiver('?answer=thanks+for+Jane');
    const key = await mintKey(organisationId);
    const body = screenBody(1, { webhook_url: receiver.url });
    const { job_id } = await (await submit({ ...key, organisationId }, body)).json<{ job_id: string }>();
    await untilDelivery(job_id, (row) => row.state === 'delivered');
    for (const path of [PATH, `${PATH}/callbacks`]) {
      const html = await visitor.read(path);
      expect(textOf(html)).toMatch(new RegExp(`Delivered.*${job_id}.*200 in`));
      expect(html).not.toContain(receiver.name);
      expect(html).not.toContain('Jane');
      expect(html).not.toContain(body.candidates[0]?.cv_text ?? 'no CV');
    }
    expect(await visitor.json(`${PATH}/callbacks`)).toMatchObject({
      deliveries: [{ job_id, status: 'delivered', next_attempt_at: null, attempts: [{ status_code: 200 }] }],
      next_before: null,
    });
  });

  it('are listed page by page, newest first, and are an organisation’s own', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const ids = await writeCallbacks(organisationId, 60);
    await writeCallbacks((await mintOrganisation()).organisationId, 1);
    const visitor = new Visitor(owner.cookie);
    const newest = textOf(await visitor.read(PATH));
    expect(ids.filter((id) => newest.includes(id))).toEqual(ids.slice(-5));
    expect(newest).toContain('All callbacks');
    type Log = { deliveries: { job_id: string }[]; next_before: string | null };
    const first = await visitor.json<Log>(`${PATH}/callbacks`);
    const next = `${PATH}/callbacks?${new URLSearchParams({ before: first.next_before ?? '' })}`;
    const second = await visitor.json<Log>(next);
    expect([...first.deliveries, ...second.deliveries].map((one) => one.job_id)).toEqual(ids.toReversed());
    expect(second.next_before).toBeNull();
    expect(await visitor.read(`${PATH}/callbacks`)).toContain(
      new URL(next, 'https://x').search.replace('&', '&amp;'),
    );
    expect(textOf(await visitor.read(next))).toContain('Newest');
  });
});
