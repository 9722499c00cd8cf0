// Signatures of a webhook, the spec's own (Events) and those of Standard Webhooks beside it. Pure but for the
// runtime's HMAC: secret, time and body are given.

import { fromBase64, toBase64, utf8 } from '../../platform/encoding.ts';

const SECRET_PREFIX = 'whsec_';
/** 256 bits. */
export const SECRET_BYTES = 32;

/** What is signed; `body` is the very text that is sent, `atSeconds` the time of signing in Unix seconds. */
export type Signable = { id: string; atSeconds: number; body: string };

/** A secret from 32 random bytes. */
export function formatSecret(bytes: Uint8Array): string {
  if (bytes.length !== SECRET_BYTES) throw new Error('a signing secret has 32 bytes');
  return SECRET_PREFIX + toBase64(bytes);
}

/**
 * The headers of a signed delivery. The spec's signature takes the whole secret as its key, over `timestamp.body`;
 * that of Standard Webhooks takes the bytes after `whsec_`, over `id.timestamp.body`.
 */
export async function signedHeaders(
  secret: string,
  { id, atSeconds, body }: Signable,
): Promise<Record<string, string>> {
  const timestamp = String(atSeconds);
  const [own, standard] = await Promise.all([
    hmac(utf8(secret), `${timestamp}.${body}`),
    hmac(fromBase64(secret.slice(SECRET_PREFIX.length)), `${id}.${timestamp}.${body}`),
  ]);
  return {
    'X-Service-Webhook-Id': id,
    'X-Service-Webhook-Timestamp': timestamp,
    'X-Service-Webhook-Signature': `v1,${own}`,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${standard}`,
  };
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return toBase64(new Uint8Array(await crypto.subtle.sign(algorithm.name, imported, utf8(text))));
}
