// JWTs of an issuer that the installation trusts, whose key set a local endpoint serves.

import { env } from 'cloudflare:workers';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { beforeEach, expect, it, vi } from 'vitest';
import { app } from '../../src/app.ts';
import { mintMember, mintWorkspace } from '../support/members.ts';

const ISSUER = 'https://team.example';
const AUDIENCE = 'audience-tag';
const rsa = await generateKeyPair('RS256', { extractable: true });
const ec = await generateKeyPair('ES256', { extractable: true });
const published = {
  keys: [
    { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256', use: 'sig' },
  ],
};

let urls = 0;
let jwksUrl = '';

beforeEach(() => {
  // A URL of its own each time, because key sets are remembered by URL.
  jwksUrl = `http://127.0.0.1:1/jwks-${urls++}`;
  vi.restoreAllMocks();
});

function serveKeys(answer: () => Response | Promise<Response>): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url !== jwksUrl) throw new Error(`unexpected fetch of ${url}`);
    return answer();
  });
}

function listKeys(token: string, more: Partial<Env> = {}): Promise<Response> {
  return Promise.resolve(
    app.request(
      'https://service.test/api/v1/keys',
      { headers: { authorization: `Bearer ${token}` } },
      { ...env, JWT_JWKS_URL: jwksUrl, JWT_ISSUER: ISSUER, JWT_AUDIENCE: AUDIENCE, ...more },
    ),
  );
}

type Change = JWTPayload & { alg?: 'RS256' | 'ES256' };

async function issue(email: string, { alg = 'RS256', ...change }: Change = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: 's-1',
    iss: ISSUER,
    aud: AUDIENCE,
    iat: now,
    exp: now + 300,
    email,
    email_verified: true,
  };
  const [kid, key] = alg === 'RS256' ? ['rsa', rsa.privateKey] : ['ec', ec.privateKey];
  return new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg, kid: String(kid) })
    .sign(key as CryptoKey);
}

it('opens for a member by verified e-mail, whatever its case, in each allowed algorithm', async () => {
  const { owner } = await mintWorkspace();
  serveKeys(() => Response.json(published));
  expect((await listKeys(await issue(owner.email))).status).toBe(200);
  expect((await listKeys(await issue(owner.email.toUpperCase()))).status).toBe(200);
  expect((await listKeys(await issue(owner.email, { alg: 'ES256' }))).status).toBe(200);
});

it.each([
  ['an unverified e-mail', { email_verified: false }],
  ['an e-mail verified by a word', { email_verified: 'true' }],
  ['no e-mail', { email: undefined }],
  ['another issuer', { iss: 'https://other.example' }],
  ['another audience', { aud: 'other' }],
  ['its time over', { exp: Math.floor(Date.now() / 1000) - 120 }],
])('refuses a token with %s', async (_case, change) => {
  const { owner } = await mintWorkspace();
  serveKeys(() => Response.json(published));
  expect((await listKeys(await issue(owner.email, change as Change))).status).toBe(401);
});

it('refuses HS256 signed with the public key, and a token of nobody we know gets 403', async () => {
  const { owner } = await mintWorkspace();
  serveKeys(() => Response.json(published));
  const secret = new TextEncoder().encode(JSON.stringify(published.keys[0]));
  const forged = await new SignJWT({
    sub: 's',
    iss: ISSUER,
    aud: AUDIENCE,
    email: owner.email,
    email_verified: true,
  })
    .setProtectedHeader({ alg: 'HS256', kid: 'rsa' })
    .setExpirationTime('5m')
    .sign(secret);
  expect((await listKeys(forged)).status).toBe(401);
  expect((await listKeys(await issue('stranger@example.org'))).status).toBe(403);
});

it('roles hold for them as for everybody', async () => {
  const { organisationId } = await mintWorkspace();
  const viewer = await mintMember(organisationId, 'viewer');
  serveKeys(() => Response.json(published));
  expect((await listKeys(await issue(viewer.email))).status).toBe(403);
});

it('an issuer that proves every address itself needs no claim, when the installation says so', async () => {
  const { owner } = await mintWorkspace();
  serveKeys(() => Response.json(published));
  const token = await issue(owner.email, { email_verified: undefined });
  expect((await listKeys(token)).status).toBe(401);
  expect((await listKeys(token, { JWT_EMAIL_ALWAYS_VERIFIED: 'true' })).status).toBe(200);
});

it('an outage of the issuer is 503, not a refusal', async () => {
  const { owner } = await mintWorkspace();
  const token = await issue(owner.email);
  for (const answer of [
    () => new Response('down', { status: 500 }),
    () => new Response('<html>', { status: 200 }),
    () => Promise.reject(new TypeError('connection refused')),
  ]) {
    jwksUrl = `http://127.0.0.1:1/jwks-${urls++}`;
    serveKeys(answer);
    const response = await listKeys(token);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
  }
});

it('keys over plain http are believed on the loopback in development only', async () => {
  const { owner } = await mintWorkspace();
  serveKeys(() => Response.json(published));
  const token = await issue(owner.email);
  expect((await listKeys(token, { JWT_JWKS_URL: 'http://keys.example/jwks' })).status).toBe(401);
  expect((await listKeys(token, { ENVIRONMENT: 'production' } as Partial<Env>)).status).toBe(401);
});
