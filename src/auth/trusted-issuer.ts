// JWTs of an issuer that the installation trusts besides itself: Cloudflare Access, or any identity provider that
// publishes its keys (design, Members and JWT). Its key set is cached by jose; when it cannot be had, that is an
// outage and not the caller's fault, and is told as such.

import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { ServiceError } from '../http/errors.ts';
import { isDevelopment } from '../platform/environment.ts';
import { CLOCK_SKEW_SECONDS } from './jwt-terms.ts';

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** A public key used as an HMAC secret is the classic forgery: only these are ever accepted. */
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];
const keySets = new Map<string, KeySet>();

/** True when an external issuer is set up. */
export function trustsAnIssuer(env: Env): boolean {
  return Boolean(env.JWT_JWKS_URL && env.JWT_ISSUER && env.JWT_AUDIENCE) && isAcceptable(env);
}

/** The claims of a token of the trusted issuer, or null. Throws 503 when the issuer's keys cannot be had. */
export async function verifyIssuedToken(env: Env, token: string): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keySetAt(env.JWT_JWKS_URL), {
      algorithms: ALGORITHMS,
      issuer: env.JWT_ISSUER,
      audience: env.JWT_AUDIENCE,
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['sub', 'exp'],
    });
    return payload;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw new ServiceError(
      'unavailable',
      "The trusted issuer's keys cannot be fetched just now. Try again in a minute.",
      { headers: { 'Retry-After': '60' } },
    );
  }
}

/** An address of proven ownership, in lower case; null without one. Issuers that prove every address send no claim. */
export function verifiedEmail(env: Env, claims: JWTPayload): string | null {
  const proven = claims['email_verified'] === true || env.JWT_EMAIL_ALWAYS_VERIFIED === 'true';
  return proven && typeof claims['email'] === 'string' ? claims['email'].toLowerCase() : null;
}

function keySetAt(url: string): KeySet {
  const keySet = keySets.get(url) ?? createRemoteJWKSet(new URL(url));
  keySets.set(url, keySet);
  return keySet;
}

function isRefusal(error: unknown): boolean {
  const outage =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    !(error instanceof errors.JOSEError);
  // What jose says of an answer that is not 200 or not JSON has no class of its own.
  return !outage && !(error.constructor === errors.JOSEError);
}

/** Keys that come unencrypted can be replaced on their way; the loopback has no way. */
function isAcceptable(env: Env): boolean {
  const url = URL.canParse(env.JWT_JWKS_URL) ? new URL(env.JWT_JWKS_URL) : null;
  if (url?.protocol === 'https:') return true;
  return isDevelopment(env) && url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
}
