// JWTs that must not open anything, and those that must: our own and those of a trusted issuer.

import { env } from 'cloudflare:workers';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { call } from '../support/http.ts';
import { callWithJwt, fetchJwt, mintWorkspace, postAuth } from '../support/members.ts';

const KEYS = '/api/v1/keys';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function statusOf(token: string): Promise<number> {
  return (await callWithJwt(token, KEYS)).status;
}

function claimsOf(token: string): JWTPayload {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
}

describe('our own tokens', () => {
  it('live a quarter of an hour and name organisation and role', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const claims = claimsOf(owner.jwt);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
    expect(claims).toMatchObject({
      organisation_id: organisationId,
      role: 'owner',
      email: owner.email,
      email_verified: true,
      iss: 'screening-service',
    });
    expect(await statusOf(owner.jwt)).toBe(200);
  });

  it('are refused unsigned, signed with the public key, tampered with, of another issuer or key', async () => {
    const { owner } = await mintWorkspace();
    const [header = '', payload = '', signature = ''] = owner.jwt.split('.');
    const { keys } = await (await call('/api/auth/jwks')).json<{ keys: { x: string; kid: string }[] }>();
    const publicKey = keys[0]?.x ?? '';
    const claims = claimsOf(owner.jwt);
    const stranger = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
    const kid = keys[0]?.kid ?? '';
    const signed = (change: JWTPayload, key = stranger.privateKey) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'EdDSA', kid }).sign(key);
    const hmac = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(Buffer.from(publicKey.padEnd(32, '=')));
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${encode({ alg: 'none', kid })}.${payload}.${signature}`,
      hmac,
      `${header}.${encode({ ...claims, role: 'owner', sub: 'usr_other' })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      await signed({}),
      await signed({ iss: 'elsewhere' }),
      await signed({ aud: 'elsewhere' }),
      'not.a.token',
      '',
      '..',
      owner.jwt.slice(0, -1),
    ];
    for (const token of forged) expect(await statusOf(token), token).toBe(401);
  });

  it('are refused when expired, for another audience or of another issuer, though well signed', async () => {
    const { owner } = await mintWorkspace();
    const sign = await ownSigner();
    const claims = claimsOf(owner.jwt);
    const now = Math.floor(Date.now() / 1000);
    expect(await statusOf(await sign(claims))).toBe(200);
    expect(await statusOf(await sign({ ...claims, exp: now - 30 }))).toBe(200);
    expect(await statusOf(await sign({ ...claims, exp: now - 90 }))).toBe(401);
    expect(await statusOf(await sign({ ...claims, aud: 'someone-else' }))).toBe(401);
    expect(await statusOf(await sign({ ...claims, iss: 'someone-else' }))).toBe(401);
    const { exp: _, ...withoutExpiry } = claims;
    expect(await statusOf(await sign(withoutExpiry))).toBe(401);
    expect(await statusOf(await sign({ ...claims, sub: 'usr_nobody' }))).toBe(401);
  });

  it('are signed by one key, however many ask first at once', async () => {
    await env.DB.prepare('DELETE FROM signing_keys').run();
    const { owner } = await mintWorkspace();
    await env.DB.prepare('DELETE FROM signing_keys').run();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => fetchJwt(owner.cookie)));
    const row = await env.DB.prepare('SELECT count(*) AS n FROM signing_keys').first<{ n: number }>();
    expect(row?.n).toBe(1);
    const kids = tokens.map((token) => JSON.parse(atob(token.split('.')[0] ?? '')).kid as string);
    expect(new Set(kids).size).toBe(1);
  });

  it('rotate: a key past its time signs no more, and what it signed is still good', async () => {
    const { owner } = await mintWorkspace();
    await env.DB.prepare('UPDATE signing_keys SET expires_at = ?')
      .bind(Date.now() - 1000)
      .run();
    const fresh = await fetchJwt(owner.cookie);
    expect(fresh.split('.')[0]).not.toBe(owner.jwt.split('.')[0]);
    const { keys } = await (await call('/api/auth/jwks')).json<{ keys: unknown[] }>();
    expect(keys.length).toBeGreaterThanOrEqual(2);
    expect(await statusOf(owner.jwt)).toBe(200);
  });

  it('are not given without a session', async () => {
    expect((await call('/api/auth/token')).status).toBe(401);
    const { owner } = await mintWorkspace();
    await postAuth('/sign-out', {}, owner.cookie);
    expect((await call('/api/auth/token', { headers: { cookie: owner.cookie } })).status).toBe(401);
  });
});

/** Signs as the service does: with the private half of a key that was put beside its own. */
async function ownSigner(): Promise<(claims: JWTPayload) => Promise<string>> {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const id = crypto.randomUUID();
  await env.DB.prepare(
    "INSERT INTO signing_keys (id, public_key, private_key, alg, crv, created_at, expires_at) VALUES (?, ?, '', 'EdDSA', 'Ed25519', 0, ?)",
  )
    .bind(id, JSON.stringify(await exportJWK(pair.publicKey)), Date.now() - 60_000)
    .run();
  return (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: id }).sign(pair.privateKey);
}
