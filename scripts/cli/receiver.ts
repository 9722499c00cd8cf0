// A receiver of screening callbacks on the loopback, as a customer would run one: it keeps the raw bytes, answers
// at once, and verifies the signature with the Standard Webhooks library when it knows the secret.

import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { Callback } from './api-client.ts';

export type Delivery = { headers: IncomingHttpHeaders; body: string };
export type Receiver = {
  /** `host:port`, as WEBHOOK_DEV_TARGETS names it. */
  host: string;
  url: string;
  /** The first delivery. Never rejects; never resolves when none comes. */
  delivered: Promise<Delivery>;
  close(): Promise<void>;
};

/** Listens on a free port of 127.0.0.1. */
export async function startReceiver(): Promise<Receiver> {
  const first = Promise.withResolvers<Delivery>();
  const server = createServer((request, response) => {
    void readAll(request)
      .then((body) => {
        response.writeHead(204).end();
        if (request.method === 'POST') first.resolve({ headers: request.headers, body });
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    const closed = new Promise((done) => server.close(done));
    server.closeAllConnections();
    await closed;
  };
  return { host, url: `http://${host}/screening-complete`, delivered: first.promise, close };
}

export type Verification = { callback: Callback; signature: 'verified' | 'absent' } | { mistake: string };

/** Reads a delivery as the callback of a complete job. With `secret`, an absent or wrong signature is a mistake. */
export function verifyDelivery(delivery: Delivery, secret: string | null): Verification {
  if (secret !== null) {
    const mistake = findWrongSignature(delivery, secret);
    if (mistake !== null) return { mistake };
  }
  const read = Callback.safeParse(parseJson(delivery.body));
  if (!read.success) return { mistake: 'its body is not that of a callback' };
  return { callback: read.data, signature: secret === null ? 'absent' : 'verified' };
}

function findWrongSignature({ headers, body }: Delivery, secret: string): string | null {
  const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
    name,
    String(headers[name]),
  ]);
  try {
    new Webhook(secret).verify(body, Object.fromEntries(named) as Record<string, string>);
    return null;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return `its signature does not verify: ${error.message}`;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
