// Calls the service as a client would, through the Worker's own entry point.

import { exports } from 'cloudflare:workers';
import type { Minted } from './mint.ts';

export const ORIGIN = 'https://service.test';

/** A request to the service. */
export function call(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(ORIGIN + path, init));
}

/** A JSON request with an API key; `body` undefined makes it a GET. */
export function callWithKey(
  apiKey: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const init: RequestInit = {
    headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json', ...headers },
  };
  return call(path, body === undefined ? init : { ...init, method: 'POST', body: JSON.stringify(body) });
}

/** An operator's request. */
export function callAsOperator(method: string, path: string, body?: unknown): Promise<Response> {
  return call(path, {
    method,
    headers: { authorization: 'Bearer test-operator-token', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Submits a batch to /screen. */
export function submit(
  minted: Minted,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return callWithKey(minted.apiKey, '/api/v1/screen', body, headers);
}

/** A valid body with `count` candidates. */
export function screenBody(count = 1, more: Record<string, unknown> = {}) {
  const candidates = Array.from({ length: count }, (_, i) => ({
    candidate_ref: `ref-${i}`,
    cv_text: `Backend developer. Python and PostgreSQL since 2019. Number ${i}.`,
  }));
  return { job_spec: 'Backend developer. Must have: Python, PostgreSQL.', candidates, ...more };
}
