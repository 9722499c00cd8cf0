// Tries something a bounded number of times. Waits come from data, so that the worst case can be added up.

import type { Limits, ModelReply } from './client.ts';

/** One attempt: a reply, or a failure that may pass, with the wait its sender asked for. */
export type Attempt = ModelReply | { kind: 'retry'; reason: string; afterMs: number | null };

/** Waits between two attempts; passed in, so that tests wait for nothing. */
export type Sleep = (ms: number) => Promise<void>;

/** Waits in real time. */
export async function sleepFor(ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Attempts until there is a reply or the waits are used up; then the last failure as `unavailable`. */
export async function attempted(
  attempt: () => Promise<Attempt>,
  limits: Limits,
  sleep: Sleep,
): Promise<ModelReply> {
  let last = await attempt();
  for (const waitMs of limits.waitsMs) {
    if (last.kind !== 'retry') return last;
    await sleep(Math.max(waitMs, Math.min(last.afterMs ?? 0, limits.retryAfterMsMax)));
    last = await attempt();
  }
  return last.kind === 'retry' ? { kind: 'unavailable', reason: last.reason } : last;
}
