// What every route owes to strangers. All routes pass through here; a new one must be enrolled.

import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../src/app.ts';
import { assembleKey } from '../src/auth/key-format.ts';
import { ENROLLED_ROUTES, filledPath, type EnrolledRoute } from './support/enrolled-routes.ts';
import { call } from './support/http.ts';
import { mintOrganisation } from './support/mint.ts';

const named = (route: EnrolledRoute) => [`${route.method} ${route.path}`, route] as const;
const behindKey = ENROLLED_ROUTES.filter((route) => route.access === 'key').map(named);
const behindJwt = ENROLLED_ROUTES.filter((route) => route.access === 'jwt').map(named);
const behindOperator = ENROLLED_ROUTES.filter((route) => route.access === 'operator').map(named);
const writing = ENROLLED_ROUTES.filter((route) => route.access === 'key' && route.body !== undefined).map(
  named,
);

function request(route: EnrolledRoute, headers: Record<string, string>, body?: BodyInit): Promise<Response> {
  const sent = route.method === 'GET' ? undefined : (body ?? JSON.stringify(route.body ?? {}));
  return call(filledPath(route.path), {
    method: route.method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(sent === undefined ? {} : { body: sent }),
  });
}

it('every mounted route is enrolled', () => {
  const mounted = app.routes
    .filter((route) => route.method !== 'ALL')
    .map((route) => `${route.method} ${route.path}`);
  const enrolled = ENROLLED_ROUTES.map((route) => `${route.method} ${route.path}`);
  expect([...new Set(mounted)].toSorted()).toEqual(enrolled.toSorted());
});

describe.each(behindKey)('%s', (_name, route) => {
  const unknown = assembleKey('nobodysowner', 'x'.repeat(32));

  it.each([
    ['no key', {}],
    ['an empty key', { 'X-API-Key': '' }],
    ['a malformed key', { 'X-API-Key': 'service_abc' }],
    ['a key of another service', { 'X-API-Key': `sk_${'x'.repeat(55)}` }],
    ['a key that was never made', { 'X-API-Key': unknown }],
    ['a key as bearer token', { authorization: `Bearer ${unknown}` }],
  ])('refuses %s with one and the same 401', async (_case, headers) => {
    const response = await request(route, headers);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ detail: expect.stringContaining('Missing or invalid API key') });
  });

  it('refuses the right prefix with another secret', async () => {
    const { apiKey } = await mintOrganisation();
    const forged = assembleKey(apiKey.slice(8, 20), 'y'.repeat(32));
    expect((await request(route, { 'X-API-Key': forged })).status).toBe(401);
  });

  it('refuses a revoked key', async () => {
    const minted = await mintOrganisation();
    await env.DB.prepare('UPDATE api_keys SET revoked_at = 1 WHERE id = ?').bind(minted.keyId).run();
    expect((await request(route, { 'X-API-Key': minted.apiKey })).status).toBe(401);
  });

  it('refuses an organisation without API access with 403, whatever the body', async () => {
    const { apiKey } = await mintOrganisation({ api_access_enabled: false });
    const response = await request(route, { 'X-API-Key': apiKey }, '{"not json');
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
  });

  it('echoes a request id, and makes one where there is none or a bad one', async () => {
    expect((await request(route, { 'X-Request-Id': 'abc-1' })).headers.get('X-Request-Id')).toBe('abc-1');
    expect((await request(route, {})).headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect((await request(route, { 'X-Request-Id': 'a b\tc' })).headers.get('X-Request-Id')).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});

describe.each(writing)('%s', (_name, route) => {
  it.each([
    ['malformed JSON', '{'],
    ['a deep nest', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    ['text', '"x"'],
    ['a number', '7'],
    ['NULs', '\u0000\u0000'],
    ['nothing', ''],
  ])('answers %s with a 422 that says where', async (_case, body) => {
    const { apiKey } = await mintOrganisation();
    const response = await request(route, { 'X-API-Key': apiKey }, body);
    expect(response.status).toBe(422);
    const { detail } = await response.json<{ detail: { loc: unknown[]; msg: string; type: string }[] }>();
    expect(detail[0]?.loc[0]).toBe('body');
  });

  it('answers a body beyond all limits with 413', async () => {
    const { apiKey } = await mintOrganisation();
    const response = await request(route, { 'X-API-Key': apiKey }, new Uint8Array(65 * 1024 * 1024));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
  });
});

describe.each(behindJwt)('%s', (_name, route) => {
  it.each([
    {},
    { authorization: 'Bearer ' },
    { authorization: 'Bearer x.y.z' },
    { authorization: 'Basic b3duZXI6cGFzc3dvcmQ=' },
    { 'X-API-Key': assembleKey('nobodysowner', 'x'.repeat(32)) },
  ])('refuses whoever has no token with 401', async (headers) => {
    const response = await request(route, headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
  });

  it('refuses an API key in place of a token', async () => {
    const { apiKey } = await mintOrganisation();
    expect((await request(route, { authorization: `Bearer ${apiKey}` })).status).toBe(401);
    expect((await request(route, { 'X-API-Key': apiKey })).status).toBe(401);
  });
});

describe.each(behindOperator)('%s', (_name, route) => {
  it.each([
    {},
    { authorization: 'Bearer ' },
    { authorization: 'Bearer wrong' },
    { authorization: 'test-operator-token' },
  ])('refuses whoever is not the operator', async (headers) => {
    const response = await request(route, headers as Record<string, string>);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
  });
});

describe('whatever is not there', () => {
  it('is 404 in JSON', async () => {
    const response = await call('/api/v1/nonsense');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'Not Found' });
  });

  it('is 405 with Allow where only the method is wrong', async () => {
    const response = await call('/api/v1/screen', { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
    expect(await response.json()).toEqual({ detail: 'Method Not Allowed' });
  });
});
