// Writes events and endpoints as the service does.

import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { primary } from '../../src/db/client.ts';
import { newContext } from '../../src/platform/context.ts';
import {
  announceEvents,
  eventStatements,
  type EventGuard,
  type NewEvent,
} from '../../src/webhooks/events.ts';

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

/** Writes events in one batch; the ids of those written. */
export async function writeEvents(events: NewEvent[], guard?: EventGuard): Promise<string[]> {
  const ctx = newContext(env);
  const results = await primary(ctx).batch<{ id: string }>(eventStatements(ctx, events, guard));
  return results.flatMap((result) => result.results.map((row) => row.id));
}

/** Writes events and announces them. */
export async function emit(...events: NewEvent[]): Promise<void> {
  const written = await writeEvents(events);
  const [first] = events;
  if (first !== undefined) await announceEvents(newContext(env), first.organisationId, written);
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
