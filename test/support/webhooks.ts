// Writes events and endpoints as the service does.

import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { primary } from '../../src/db/client.ts';
import { newContext } from '../../src/platform/context.ts';
import {
  announceEvents,
  eventStatements,
  writtenEventIds,
  type EventGuard,
  type NewEvent,
} from '../../src/webhooks/events.ts';
import type { EndpointOwner, WebhookEndpoint } from '../../src/webhooks/endpoint/read-endpoint.ts';
import { readOverview, type OverviewRange } from '../../src/webhooks/endpoint/read-overview.ts';
import { generateSecret } from '../../src/webhooks/endpoint/secrets.ts';
import { setEndpointUrl } from '../../src/webhooks/endpoint/set-url.ts';
import { mintOrganisation } from './mint.ts';
import { mintReceiver } from './receiver.ts';

/** A valid event with any part replaced. */
export function newEvent(organisationId: string, more: Partial<NewEvent> = {}): NewEvent {
  return {
    eventId: crypto.randomUUID(),
    type: 'application.scored',
    organisationId,
    jobId: 7,
    applicationId: 11,
    occurredAt: Date.now(),
    ...more,
  };
}

/** Writes events in one batch; its results. */
export function writeBatch(events: NewEvent[], guard?: EventGuard): Promise<D1Result[]> {
  const ctx = newContext(env);
  return primary(ctx).batch(eventStatements(ctx, events, guard));
}

/** Writes events in one batch; the ids of those written. */
export async function writeEvents(events: NewEvent[], guard?: EventGuard): Promise<string[]> {
  return writtenEventIds(await writeBatch(events, guard));
}

/** An organisation's endpoint as its owner sees it. */
export async function endpointOf(organisationId: string): Promise<WebhookEndpoint> {
  return (await readOverview(newContext(env), organisationId)).endpoint;
}

/** A page of an organisation's delivery log. */
export async function deliveriesOf(organisationId: string, range: OverviewRange = {}) {
  return (await readOverview(newContext(env), organisationId, range)).page;
}

/** Writes events and announces them. */
export async function emit(...events: NewEvent[]): Promise<void> {
  await announceEvents(newContext(env), await writeBatch(events));
}

export type DeliveryRow = {
  state: string;
  attempts: number;
  next_attempt_at: number | null;
  sequence: number | null;
};

/** A delivery's row. */
export function deliveryRow(id: string): Promise<DeliveryRow | null> {
  const sql = 'SELECT state, attempts, next_attempt_at, sequence FROM deliveries WHERE id = ?';
  return env.DB.prepare(sql).bind(id).first<DeliveryRow>();
}

/** Waits until a delivery's row passes `test`. */
export async function untilDelivery(id: string, test: (row: DeliveryRow) => boolean): Promise<DeliveryRow> {
  const row = await vi.waitUntil(
    async () => {
      const found = await deliveryRow(id);
      return found !== null && test(found) ? found : null;
    },
    { timeout: 20_000, interval: 50 },
  );
  if (row === null) throw new Error('no such delivery');
  return row;
}

/** An owner of an organisation, as the audit log names one. */
export function ownerOf(organisationId: string): EndpointOwner {
  return { organisationId, actor: 'user:test' };
}

export type MintedEndpoint = { organisationId: string; owner: EndpointOwner; name: string; secret: string };

/** An organisation whose events go to a receiver of its own; `query` says how that behaves. */
export async function mintEndpoint(query = ''): Promise<MintedEndpoint> {
  const { organisationId } = await mintOrganisation();
  const receiver = mintReceiver(query);
  const owner = ownerOf(organisationId);
  await setEndpointUrl(newContext(env), owner, receiver.url, 'service.test');
  const { secret } = await generateSecret(newContext(env), owner);
  return { organisationId, owner, name: receiver.name, secret };
}

/** The next attempt of an event's delivery, made now rather than when it is due. */
export async function attemptNow(organisationId: string, deliveryId: string, attempt: number): Promise<void> {
  await env.DELIVERY.getByName(organisationId).accept({
    organisationId,
    assignments: [{ deliveryId, attempt }],
  });
}

/** Writes callbacks as a log has them, each delivered at the second attempt; their jobs' ids, oldest first. */
export async function writeCallbacks(organisationId: string, count: number): Promise<string[]> {
  const now = Date.now();
  const ids = Array.from({ length: count }, (_, i) => `${String(i).padStart(4, '0')}-${crypto.randomUUID()}`);
  const delivery = env.DB.prepare(
    `INSERT INTO deliveries (id, organisation_id, kind, state, attempts, created_at)
     VALUES (?, ?, 'callback', 'delivered', 2, ?)`,
  );
  const attempt = env.DB.prepare(
    'INSERT INTO delivery_attempts (delivery_id, number, at, status_code, duration_ms, error) VALUES (?, ?, ?, ?, 9, ?)',
  );
  await env.DB.batch(
    ids.flatMap((id) => [
      delivery.bind(id, organisationId, now),
      attempt.bind(id, 1, now, 503, 'status'),
      attempt.bind(id, 2, now + 5_000, 204, null),
    ]),
  );
  return ids;
}

export type AttemptRow = {
  number: number;
  status_code: number | null;
  duration_ms: number;
  error: string | null;
  excerpt: string | null;
};

/** The attempts of a delivery. */
export async function attemptRows(deliveryId: string): Promise<AttemptRow[]> {
  const sql =
    'SELECT number, status_code, duration_ms, error, excerpt FROM delivery_attempts WHERE delivery_id = ? ORDER BY number';
  return (await env.DB.prepare(sql).bind(deliveryId).all<AttemptRow>()).results;
}
