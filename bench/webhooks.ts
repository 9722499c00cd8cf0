// Webhooks, measured against a receiver that answers at once: deliveries a second, the time from a change's commit to
// the first attempt's arrival, and what a delivery costs in D1 rows and queue operations.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localSettings } from '../scripts/cli/settings.ts';
import type { Context } from '../src/platform/context.ts';
import { newMeter } from '../src/platform/meter.ts';
import { importSealingKey, seal } from '../src/platform/seal.ts';
import { announceEvents, eventStatements, type NewEvent } from '../src/webhooks/events.ts';
import { formatSecret } from '../src/webhooks/signing/signatures.ts';
import { startBuilt, type Runtime } from './runtime.ts';
import { insertOrganisation } from './seed.ts';

const ORGANISATIONS = 20;
const EVENTS = 2_000;
const EVENTS_TOGETHER = 100;
const SINGLE_EVENTS = 300;

type Receiver = { url: string; target: string; arrivals: Map<string, number>; server: Server };

/** Prints the figures. */
export async function benchWebhooks(): Promise<void> {
  const receiver = await startReceiver();
  const runtime = await startBuilt({ WEBHOOK_DEV_TARGETS: receiver.target });
  const ctx = contextOf(runtime);
  try {
    const organisations = await seed(runtime, receiver.url);
    const [first = ''] = organisations;
    await deliver(ctx, runtime, receiver, [first], EVENTS_TOGETHER);
    await printLatency(ctx, runtime, receiver, first);
    console.log(`\nDeliveries a second, ${EVENTS} events, ${EVENTS_TOGETHER} a change`);
    for (const some of [[first], organisations]) {
      const perSecond = await deliver(ctx, runtime, receiver, some, EVENTS);
      console.log(`  ${String(some.length).padStart(2)} organisation(s)  ${perSecond.toFixed(0)}/s`);
    }
    await printCosts(ctx, runtime, receiver, first, 1);
    await printCosts(ctx, runtime, receiver, first, EVENTS_TOGETHER);
  } finally {
    await runtime.stop();
    receiver.server.close();
  }
}

async function startReceiver(): Promise<Receiver> {
  const arrivals = new Map<string, number>();
  const server = createServer((request, response) => {
    arrivals.set(String(request.headers['x-service-webhook-id']), performance.now());
    request.resume().on('end', () => response.end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const target = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${target}/`, target, arrivals, server };
}

/** A context of this process over the runtime's own D1 and queue, for the very code that the Worker runs. */
function contextOf(runtime: Runtime): Context {
  const env = {
    DB: { withSession: () => runtime.db },
    DELIVERIES_QUEUE: {
      sendBatch: (messages: MessageSendRequest[]) => runtime.send('DELIVERIES_QUEUE', messages),
    },
  } as unknown as Env;
  return { env, clock: Date.now, meter: newMeter(), requestId: 'bench' };
}

async function seed(runtime: Runtime, url: string): Promise<string[]> {
  const key = await importSealingKey(localSettings({})['SEALING_KEY'] ?? '');
  const secret = formatSecret(new Uint8Array(32).fill(1));
  const ids = Array.from({ length: ORGANISATIONS }, (_, i) => `org_bench_${i}`);
  for (const id of ids) {
    await insertOrganisation(runtime.db, id);
    await runtime.db
      .prepare(
        `INSERT INTO webhook_endpoints (organisation_id, url, sealed_secret, created_at, updated_at)
         VALUES (?, ?, ?, 0, 0)`,
      )
      .bind(id, url, await seal(key, secret, `webhook-secret:${id}`))
      .run();
  }
  return ids;
}

function eventsOf(organisationId: string, count: number): NewEvent[] {
  return Array.from({ length: count }, (_, i) => ({
    eventId: crypto.randomUUID(),
    type: 'application.scored',
    organisationId,
    jobId: 1,
    applicationId: i + 1,
    occurredAt: Date.now(),
  }));
}

/** One change: committed, then announced. Its events, and when it was committed. */
async function makeChange(ctx: Context, runtime: Runtime, organisationId: string, count: number) {
  const events = eventsOf(organisationId, count);
  const statements = eventStatements(ctx, events) as unknown as { inner: D1PreparedStatement }[];
  const results = await runtime.db.batch(statements.map((statement) => statement.inner));
  const committedAt = performance.now();
  await announceEvents(ctx, results);
  return { events, results, committedAt };
}

async function untilArrived(receiver: Receiver, events: NewEvent[]): Promise<void> {
  while (!events.every((event) => receiver.arrivals.has(event.eventId))) {
    await new Promise((wait) => setTimeout(wait, 2));
  }
}

async function deliver(
  ctx: Context,
  runtime: Runtime,
  receiver: Receiver,
  organisations: string[],
  count: number,
): Promise<number> {
  const startedAt = performance.now();
  const changes = Array.from({ length: count / EVENTS_TOGETHER }, (_, i) => i);
  const made: NewEvent[] = [];
  for (const i of changes) {
    const organisationId = organisations[i % organisations.length] ?? '';
    made.push(...(await makeChange(ctx, runtime, organisationId, EVENTS_TOGETHER)).events);
  }
  await untilArrived(receiver, made);
  return count / ((performance.now() - startedAt) / 1000);
}

async function printLatency(
  ctx: Context,
  runtime: Runtime,
  receiver: Receiver,
  organisationId: string,
): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < SINGLE_EVENTS; i++) {
    const { events, committedAt } = await makeChange(ctx, runtime, organisationId, 1);
    await untilArrived(receiver, events);
    times.push((receiver.arrivals.get(events[0]?.eventId ?? '') ?? 0) - committedAt);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  console.log(`\nFrom commit to the first attempt's arrival, ${SINGLE_EVENTS} events one at a time`);
  console.log(`  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  most ${at(1)} ms`);
}

async function printCosts(
  ctx: Context,
  runtime: Runtime,
  receiver: Receiver,
  organisationId: string,
  count: number,
): Promise<void> {
  await settle();
  runtime.lines.length = 0;
  ctx.meter = newMeter();
  const { events, results } = await makeChange(ctx, runtime, organisationId, count);
  await untilArrived(receiver, events);
  await settle();
  const engine = runtime.lines.filter((line) =>
    ['attempts_found', 'attempts_recorded', 'message_batch'].includes(String(line['event'])),
  );
  const sum = (field: string) => engine.reduce((total, line) => total + Number(line[field] ?? 0), 0);
  const written = results.reduce((total, result) => total + result.meta.rows_written, 0);
  const per = (value: number) => (value / count).toFixed(2);
  console.log(`\nCost of a delivery, ${count} a change`);
  console.log(`  with the change  D1 rows written ${per(written)}  queue sends ${per(ctx.meter.queueSends)}`);
  console.log(
    `  delivering       D1 calls ${per(sum('d1'))}  rows read ${per(sum('rowsRead'))}  rows written ${per(sum('rowsWritten'))}` +
      `  queue messages ${per(ctx.meter.queueMessages + sum('queueMessages'))}`,
  );
}

/** Log lines come a moment after what they tell of. */
function settle(): Promise<void> {
  return new Promise((wait) => setTimeout(wait, 1_000));
}
