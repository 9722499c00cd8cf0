import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import worker from '../../src/worker.ts';

function health(change: Partial<Env>): Promise<Response> {
  const request = new Request('https://service.test/health');
  return Promise.resolve(worker.fetch(request, { ...env, ...change }, createExecutionContext()));
}

it('is ok when everything is there', async () => {
  const response = await health({});
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

it('names what is missing', async () => {
  const response = await health({ OPERATOR_TOKEN: '', RETENTION_KEYS: undefined as unknown as KVNamespace });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    status: 'unavailable',
    missing: ['RETENTION_KEYS', 'OPERATOR_TOKEN'],
  });
});

it('misses migrations when a table is not there', async () => {
  await env.DB.prepare('ALTER TABLE plan_scan_usage RENAME TO elsewhere').run();
  const response = await health({});
  await env.DB.prepare('ALTER TABLE elsewhere RENAME TO plan_scan_usage').run();
  expect(await response.json()).toEqual({ status: 'unavailable', missing: ['migrations'] });
});

it('refuses a shifted clock outside development', async () => {
  const response = await health({ ENVIRONMENT: 'production', CLOCK_OFFSET_SECONDS: '3600' });
  expect(response.status).toBe(503);
});

it('names a database that does not answer', async () => {
  const DB = {
    withSession: () => {
      throw new Error('D1 is out');
    },
  };
  const response = await health({ DB: DB as unknown as D1Database });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'unavailable', missing: ['DB does not answer'] });
});
