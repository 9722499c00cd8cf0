// What every route owes to strangers. All routes pass through here; a new one must be enrolled.

import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { app } from '../src/app.ts';
import { assembleKey } from '../src/auth/key-format.ts';
import { ENROLLED_ROUTES, filledPath, type EnrolledRoute } from './support/enrolled-routes.ts';
import { call, ORIGIN } from './support/http.ts';
import { foreignId } from './support/foreign-things.ts';
import { mintMember, mintWorkspace } from './support/members.ts';
import { mintOrganisation } from './support/mint.ts';
import { ROLES, can } from '../src/auth/roles.ts';

const named = (route: EnrolledRoute) => [`${route.method} ${route.path}`, route] as const;
const behindKey = ENROLLED_ROUTES.filter((route) => route.access === 'key').map(named);
const behindJwt = ENROLLED_ROUTES.filter((route) => route.access === 'jwt').map(named);
const behindOperator = ENROLLED_ROUTES.filter((route) => route.access === 'operator').map(named);
const writing = ENROLLED_ROUTES.filter((route) => route.access === 'key' && route.body !== undefined).map(
  named,
);

const behindSession = ENROLLED_ROUTES.filter((route) => route.access === 'member').map(named);
const behindSignIn = ENROLLED_ROUTES.filter(({ access }) => access === 'member' || access === 'person').map(
  named,
);
const pages = ENROLLED_ROUTES.filter((route) => /^\/(app|r|v)?(\/|$)/.test(route.path)).map(named);
const forms = pages.filter(([, route]) => route.method === 'POST');
const withForeign = behindSession.filter(([, route]) => route.foreign !== undefined);

/** A page or a form, as a browser asks; `accept` makes it a program. */
function browse(
  route: EnrolledRoute,
  { cookie, id, ...headers }: Record<string, string> = {},
): Promise<Response> {
  return call(filledPath(route.path, id), {
    method: route.method,
    redirect: 'manual',
    headers: { accept: 'text/html', origin: ORIGIN, ...(cookie ? { cookie } : {}), ...headers },
    ...(route.method === 'GET' ? {} : { body: new URLSearchParams(route.form ?? {}) }),
  });
}

/** One owner for all refusals by Origin, which come before anything is looked at. */
let visitor: ReturnType<typeof mintWorkspace> | undefined;

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

it.each(ENROLLED_ROUTES.map(named))(
  '%s is kept in no cache, and its type is not guessed',
  async (_name, route) => {
    const { headers } = await request(route, { accept: 'application/json' });
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

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

describe.each(behindSignIn)('%s', (_name, route) => {
  it('sends a person without a session to sign in, and tells a program 401', async () => {
    const person = await browse(route);
    expect(person.status).toBe(303);
    expect(person.headers.get('location')).toMatch(/^\/app\/sign-in\?next=/);
    const program = await browse(route, { accept: 'application/json' });
    expect(program.status).toBe(401);
    expect(await program.json()).toEqual({ detail: expect.any(String) });
  });
});

describe.each(behindSession)('%s', (_name, route) => {
  it('refuses every role that may not', async () => {
    const { organisationId, owner } = await mintWorkspace();
    const permission = route.permission ?? 'read';
    for (const role of ROLES.filter((one) => !can(one, permission))) {
      const { cookie } = await mintMember(organisationId, role);
      const page = await browse(route, { cookie });
      expect(page.status, role).toBe(403);
      expect(await page.text()).toContain('Olive Owner');
      expect((await browse(route, { cookie, accept: 'application/json' })).status).toBe(403);
    }
    expect((await browse(route, { cookie: owner.cookie })).status).not.toBe(403);
  });
});

describe.each(forms)('%s', (_name, route) => {
  it.each([
    ['no Origin', undefined],
    ['the Origin null', 'null'],
    ['a foreign Origin', 'https://elsewhere.test'],
    ['our host on another scheme', ORIGIN.replace('https:', 'http:')],
    ['a host that begins like ours', `${ORIGIN}.elsewhere.test`],
  ])('refuses %s with 403', async (_case, origin) => {
    const { owner } = await (visitor ??= mintWorkspace());
    const response = await call(filledPath(route.path), {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: owner.cookie, ...(origin === undefined ? {} : { origin }) },
      body: new URLSearchParams(route.form ?? {}),
    });
    expect(response.status).toBe(403);
  });
});

describe.each(pages)('%s', (_name, route) => {
  it('comes with a strict policy, unframed and uncached', async () => {
    const { headers } = await browse(route);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe.each(withForeign)('%s', (_name, route) => {
  it('does not know what belongs to another organisation', async () => {
    const [ours, theirs] = [await mintWorkspace(), await mintWorkspace()];
    const id = await foreignId(route.foreign ?? 'key', theirs);
    expect((await browse(route, { cookie: ours.owner.cookie, id })).status).toBe(404);
  });
});

describe('whatever is not there', () => {
  it('is a page for a person under /app, and JSON for a program', async () => {
    const page = await call('/app/nonsense', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('There is no such page');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const program = await call('/app/nonsense', { headers: { accept: 'application/json' } });
    expect(await program.json()).toEqual({ detail: 'Not Found' });
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
