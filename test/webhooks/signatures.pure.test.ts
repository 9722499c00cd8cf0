// The vectors stand in the documentation too; they were made with two other implementations of HMAC.

import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { formatSecret, signedHeaders } from '../../src/webhooks/signing/signatures.ts';

const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const ID = '0190a0de-0000-7000-8000-000000000001';
const AT_SECONDS = 1_790_000_000;
const BODY =
  '{"event_id":"0190a0de-0000-7000-8000-000000000001","event_type":"application.stage_changed","occurred_at":"2026-09-21T14:13:20.000Z","aptly_job_id":7,"aptly_application_id":11,"stage":"shortlisted"}';

async function signatureOf(atSeconds: number, body: string) {
  return (await signedHeaders(SECRET, { id: ID, atSeconds, body }))['X-Service-Webhook-Signature'];
}

describe('the headers of a signed delivery', () => {
  it('are those of the vectors', async () => {
    expect(await signedHeaders(SECRET, { id: ID, atSeconds: AT_SECONDS, body: BODY })).toEqual({
      'X-Service-Webhook-Id': ID,
      'X-Service-Webhook-Timestamp': '1790000000',
      'X-Service-Webhook-Signature': 'v1,Ctk5rlr+AWT6Pf41ezObuoV0joy0gNPUVc01076Amyk=',
      'webhook-id': ID,
      'webhook-timestamp': '1790000000',
      'webhook-signature': 'v1,38zjO4wz+ZSY50BWke2wvbRIQYGCq8ricf6tqGpxIeU=',
    });
  });

  it('change with every byte of the body and every second', async () => {
    const all = await Promise.all([
      signatureOf(1, '{}'),
      signatureOf(2, '{}'),
      signatureOf(1, '{} '),
      signatureOf(1, '{"é":1}'),
    ]);
    expect(new Set(all).size).toBe(4);
  });

  it('are verified by the standardwebhooks package, and by no other secret', async () => {
    const atSeconds = Math.floor(Date.now() / 1000);
    const body = '{"name":"Zoë – 東京"}';
    const headers = await signedHeaders(SECRET, { id: ID, atSeconds, body });
    expect(new Webhook(SECRET).verify(body, headers)).toEqual({ name: 'Zoë – 東京' });
    const other = formatSecret(new Uint8Array(32).fill(7));
    expect(() => new Webhook(other).verify(body, headers)).toThrow();
    expect(() => new Webhook(SECRET).verify(`${body} `, headers)).toThrow();
  });
});

describe('a secret', () => {
  it('is whsec_ and 32 bytes in base64', () => {
    expect(formatSecret(Uint8Array.from({ length: 32 }, (_, i) => i))).toBe(SECRET);
  });

  it('has no fewer bytes', () => {
    expect(() => formatSecret(new Uint8Array(31))).toThrow();
  });
});
