// kill -9 while webhooks are being delivered, again and again: every event and every callback comes at least once,
// signed, under one id and with one body, and the log of events has no gap.

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localSettings } from '../../scripts/cli/settings.ts';
import { importSealingKey, seal } from '../../src/platform/seal.ts';
import { eventStatements, type NewEvent } from '../../src/webhooks/events.ts';
import { formatSecret } from '../../src/webhooks/signing/signatures.ts';
import { buildingContext, openDatabase, runTogether } from '../support/journey/local-database.ts';
import { freePort, LocalService } from '../support/journey/local-service.ts';

const KILLS = 5;
const EVENTS = 40;
const SECRET = formatSecret(crypto.getRandomValues(new Uint8Array(32)));

type Received = { headers: IncomingHttpHeaders; body: string };
const received: Received[] = [];
/** Slow enough for a kill to fall into the work. */
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (data) => (body += String(data)));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    setTimeout(() => response.end('noted'), 40);
  });
});
let service: LocalService;
let receiverUrl: string;
let organisationId: string;

beforeAll(async () => {
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const target = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  receiverUrl = `http://${target}/`;
  service = new LocalService(await freePort(), { WEBHOOK_DEV_TARGETS: target });
  await service.start();
  await service.kill();
  await register();
});

afterAll(async () => {
  await service.stop();
  receiver.close();
});

async function register(): Promise<void> {
  const database = openDatabase(service.stateDir);
  organisationId = String(database.prepare('SELECT id FROM organisations').get()?.['id']);
  const key = await importSealingKey(localSettings({})['SEALING_KEY'] ?? '');
  const sealed = await seal(key, SECRET, `webhook-secret:${organisationId}`);
  database
    .prepare(
      `INSERT INTO webhook_endpoints (organisation_id, url, sealed_secret, created_at, updated_at)
       VALUES (?, ?, ?, 1, 1)`,
    )
    .run(organisationId, receiverUrl, sealed);
  database.close();
}

/** What a service leaves that is killed between the commit of its changes and their announcement. */
function leaveEvents(count: number): string[] {
  const events = Array.from({ length: count }, (_, i): NewEvent => ({
    eventId: crypto.randomUUID(),
    type: 'application.stage_changed',
    organisationId,
    jobId: 1,
    applicationId: i + 1,
    stage: 'shortlisted',
    occurredAt: Date.now() - 10_000,
  }));
  const context = { ...buildingContext(), clock: () => Date.now() - 10_000 };
  const database = openDatabase(service.stateDir);
  runTogether(database, eventStatements(context, events));
  database.close();
  return events.map((event) => event.eventId);
}

async function submitBatch(): Promise<string> {
  const candidates = [{ candidate_ref: 'a', cv_text: 'Registered nurse, intensive care, 2016 to 2024.' }];
  const body = { job_spec: 'Intensive care nurse.', candidates, webhook_url: receiverUrl };
  const response = await service.call('/api/v1/screen', body);
  return ((await response.json()) as { job_id: string }).job_id;
}

const idOf = ({ headers }: Received) => String(headers['x-service-webhook-id']);

async function until(test: () => boolean, what: string): Promise<void> {
  for (let i = 0; i < 1_500; i++) {
    if (test()) return;
    await new Promise((wait) => setTimeout(wait, 40));
  }
  throw new Error(`never came: ${what}`);
}

it('delivers every event and every callback at least once', async () => {
  const eventIds: string[] = [];
  const jobIds: string[] = [];
  for (let round = 0; round < KILLS; round++) {
    eventIds.push(...leaveEvents(EVENTS));
    const before = received.length;
    const killAfter = Math.floor(Math.random() * EVENTS);
    await service.start();
    jobIds.push(await submitBatch());
    await until(() => received.length >= before + killAfter, `delivery ${killAfter} of round ${round}`);
    await service.kill();
  }
  await service.start();
  const wanted = new Set([...eventIds, ...jobIds]);
  const missing = () => [...wanted].filter((id) => !received.some((one) => idOf(one) === id));
  await until(() => missing().length === 0, 'everything');

  for (const one of received) {
    expect(() => new Webhook(SECRET).verify(one.body, one.headers as Record<string, string>)).not.toThrow();
  }
  expect(new Set(received.map(idOf))).toEqual(wanted);
  const bodies = new Set(received.filter((one) => eventIds.includes(idOf(one))).map((one) => one.body));
  expect(bodies.size).toBe(eventIds.length);

  const log = await (await service.call('/api/v1/ats/events?limit=1000')).json();
  const { events } = log as { events: { sequence: number; event_id: string }[] };
  expect(events.map((event) => event.event_id)).toEqual(eventIds);
  expect(events.map((event) => event.sequence)).toEqual(eventIds.map((_, i) => i + 1));
  await new Promise((wait) => setTimeout(wait, 500));
  await service.kill();
  const database = openDatabase(service.stateDir);
  const states = database.prepare('SELECT state, count(*) AS n FROM deliveries GROUP BY state').all();
  database.close();
  expect(states).toEqual([{ state: 'delivered', n: wanted.size }]);
});
