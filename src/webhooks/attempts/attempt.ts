// One attempt: a POST with a time limit, no redirects, and an outcome from a closed list. Never throws.

import type { Clock } from '../../platform/clock.ts';
import { readExcerpt, retryAfterSeconds } from './answer.ts';
import { ATTEMPT_TIMEOUT_MS } from '../schedule.ts';
import type { AttemptFailure, AttemptOutcome } from '../delivery.ts';
import { refuseTarget, type TargetRules } from '../target-rules.ts';

/** What is sent. `body` is the exact text that was signed. */
export type WebhookRequest = { url: string; body: string; headers: Record<string, string> };

/** The headers of every webhook, signed or not. */
const HEADERS = { 'Content-Type': 'application/json', 'User-Agent': 'Service-Webhooks/1' };

/**
 * Sends `request` once. Anything but a 2xx within 15 seconds is a failure. Of the answer's body at most 512 bytes
 * are read; `keepsExcerpt` false keeps none of them.
 */
export async function attempt(
  request: WebhookRequest,
  rules: TargetRules,
  clock: Clock,
  keepsExcerpt: boolean,
): Promise<AttemptOutcome> {
  const at = clock();
  const startedAt = Date.now();
  const failure = (error: AttemptFailure): AttemptOutcome => ({
    ...failedBeforeSending(at, error),
    durationMs: Date.now() - startedAt,
  });
  if (refuseTarget(request.url, rules) !== null) return failure('target_refused');
  try {
    const response = await fetch(request.url, {
      method: 'POST',
      body: request.body,
      headers: { ...HEADERS, ...request.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    });
    const durationMs = Date.now() - startedAt;
    const excerpt = await readExcerpt(response);
    return {
      at,
      statusCode: response.status,
      durationMs,
      error: failureOf(response),
      excerpt: keepsExcerpt ? excerpt : null,
      retryAfterSeconds: retryAfterSeconds(response.headers.get('retry-after'), clock()),
    };
  } catch (error) {
    return failure(failureWithoutAnswer(error));
  }
}

/** The outcome of an attempt that could not be sent. */
export function failedBeforeSending(at: number, error: AttemptFailure): AttemptOutcome {
  return { at, statusCode: null, durationMs: 0, error, excerpt: null, retryAfterSeconds: null };
}

function failureOf(response: Response): AttemptFailure | null {
  if (response.ok) return null;
  return response.status >= 300 && response.status < 400 ? 'redirect' : 'status';
}

/** The runtime tells kinds of failure apart by their message only; what it does not tell is a failed connection. */
export function failureWithoutAnswer(error: unknown): AttemptFailure {
  if (!(error instanceof Error)) return 'connection';
  if (error.name === 'TimeoutError') return 'timeout';
  if (/\bdns\b|resolve|getaddrinfo|ENOTFOUND/i.test(error.message)) return 'dns';
  if (/\b(tls|ssl|certificate|handshake)\b/i.test(error.message)) return 'tls';
  return 'connection';
}
