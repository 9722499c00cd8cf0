// Our own JWTs, verified without a call to anyone: the public keys are remembered for five minutes. A key that is not
// among them may have been made a moment ago by another isolate, so they are read again before a token is refused;
// that costs a stranger's token one small query, as much as any good token costs.

import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import type { Context } from '../platform/context.ts';
import { CLOCK_SKEW_SECONDS, JWT } from './jwt-terms.ts';
import { listSigningKeys } from './signing-keys.ts';

const FRESH_MS = 5 * 60_000;

let known: { at: number; keys: JSONWebKeySet } | null = null;

/** The token's claims, or null when it is not one of ours, not valid any more, or was tampered with. */
export async function verifyOwnToken(ctx: Context, token: string): Promise<JWTPayload | null> {
  const verdict = await verify(await keysYoungerThan(ctx, FRESH_MS), token);
  return verdict === 'unknown key' ? orNull(await verify(await keysYoungerThan(ctx, 0), token)) : verdict;
}

async function verify(keys: JSONWebKeySet, token: string): Promise<JWTPayload | null | 'unknown key'> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms: ['EdDSA'],
      issuer: JWT.issuer,
      audience: JWT.audience,
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    return error instanceof errors.JWKSNoMatchingKey ? 'unknown key' : null;
  }
}

function orNull(verdict: JWTPayload | null | 'unknown key'): JWTPayload | null {
  return verdict === 'unknown key' ? null : verdict;
}

async function keysYoungerThan(ctx: Context, ageMs: number): Promise<JSONWebKeySet> {
  if (known !== null && Date.now() - known.at < ageMs) return known.keys;
  const keys = await listSigningKeys(ctx);
  known = {
    at: Date.now(),
    keys: { keys: keys.map((key) => ({ ...JSON.parse(key.publicKey), kid: key.id, alg: 'EdDSA' })) },
  };
  return known.keys;
}
