// One attempt: a POST with a time limit, no redirects, and an outcome from a closed list. Never throws.

import type { Clock } from '../platform/clock.ts';
import { ATTEMPT_TIMEOUT_MS } from './schedule.ts';
import type { AttemptOutcome } from './delivery.ts';
import { refuseTarget, type TargetRules } from './target-rules.ts';

/** What is sent. `body` is the exact text that was signed. */
export type WebhookRequest = { url: string; body: string; headers: Record<string, string> };

/** Sends `request` once. Anything but a 2xx within 15 seconds is a failure; the answer's body is not read. */
export async function attempt(
  request: WebhookRequest,
  rules: TargetRules,
  clock: Clock,
): Promise<AttemptOutcome> {
  const at = clock();
  const startedAt = Date.now();
  const outcome = (statusCode: number | null, error: string | null): AttemptOutcome => ({
    at,
    statusCode,
    durationMs: Date.now() - startedAt,
    error,
  });
  if (refuseTarget(request.url, rules) !== null) return outcome(null, 'target_refused');
  try {
    const response = await fetch(request.url, {
      method: 'POST',
      body: request.body,
      headers: request.headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return outcome(response.status, null);
    return outcome(response.status, response.status >= 300 && response.status < 400 ? 'redirect' : 'status');
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return outcome(null, timedOut ? 'timeout' : 'connection');
  }
}
