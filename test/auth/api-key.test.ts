// What authenticating an API call costs, and what guessing gets.

import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { findHolder } from '../../src/auth/api-key.ts';
import { assembleKey } from '../../src/auth/key-format.ts';
import { authorise } from '../../src/organisation/gate.ts';
import { newContext } from '../../src/platform/context.ts';
import { randomBase62 } from '../../src/platform/ids.ts';
import { callWithKey } from '../support/http.ts';
import { mintOrganisation } from '../support/mint.ts';

const UNKNOWN_JOB = `/api/v1/jobs/${crypto.randomUUID()}`;
const from = (address: string, key: string) =>
  callWithKey(key, UNKNOWN_JOB, undefined, { 'cf-connecting-ip': address });
const stranger = () => assembleKey(randomBase62(12), randomBase62(32));

it('a warm isolate asks the gate once and D1 never', async () => {
  const { apiKey } = await mintOrganisation();
  const cold = newContext(env);
  expect(await findHolder(cold, apiKey)).not.toBeNull();
  expect(cold.meter.d1).toBe(1);
  const warm = newContext(env);
  const holder = await findHolder(warm, apiKey);
  if (holder === null) throw new Error('the key is not known');
  await authorise(warm, holder);
  expect(warm.meter).toMatchObject({ gate: 1, d1: 0 });
});

it('a mistyped key costs no look-up', async () => {
  const { apiKey } = await mintOrganisation();
  const ctx = newContext(env);
  const mistyped = apiKey.slice(0, -8) + (apiKey.at(-8) === 'a' ? 'b' : 'a') + apiKey.slice(-7);
  expect(await findHolder(ctx, mistyped)).toBeNull();
  expect(ctx.meter.d1).toBe(0);
});

it('one address that guesses is turned away; known keys of that address and other addresses are not', async () => {
  const { apiKey } = await mintOrganisation();
  expect((await from('192.0.2.7', apiKey)).status).toBe(404);
  let status = 401;
  for (let guesses = 0; guesses < 1300 && status === 401; guesses++) {
    status = (await from('192.0.2.7', stranger())).status;
  }
  expect(status).toBe(429);
  const refused = await from('192.0.2.7', stranger());
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await from('192.0.2.7', apiKey)).status).toBe(404);
  expect((await from('192.0.2.8', stranger())).status).toBe(401);
});
