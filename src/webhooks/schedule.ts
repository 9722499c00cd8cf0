// When a webhook is tried again. Pure data and one rule (spec, Events).

export type DeliveryKind = 'callback' | 'event';

/** Waits in seconds after the first, second, ... failed attempt; one attempt more than waits is made. */
const WAITS_SECONDS: Record<DeliveryKind, readonly number[]> = {
  callback: [5, 30, 120],
  event: [60, 240, 600, 1500],
};

/** Events are spread by a tenth either way, so that receivers that failed together are not called together. */
const JITTER: Record<DeliveryKind, number> = { callback: 0, event: 0.1 };

/** Every attempt is answered within this time or has failed. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

/** Attempts of one schedule. */
export function attemptsMax(kind: DeliveryKind): number {
  return WAITS_SECONDS[kind].length + 1;
}

/** Seconds from the first attempt to the last by the schedule; Retry-After is honoured within. */
export function windowSeconds(kind: DeliveryKind): number {
  return WAITS_SECONDS[kind].reduce((sum, wait) => sum + wait, 0);
}

/** Seconds until the attempt after `attemptsMade`, or null when that was the last. `random` lies in [0, 1). */
export function waitSeconds(kind: DeliveryKind, attemptsMade: number, random: number): number | null {
  const wait = WAITS_SECONDS[kind][attemptsMade - 1];
  return wait === undefined ? null : Math.round(wait * (1 + JITTER[kind] * (2 * random - 1)));
}

/**
 * The same for a receiver that asked to be left alone for `retryAfter` seconds (null: it did not): at least so long,
 * though never past the window's end, `elapsed` seconds of which are over. The schedule is never shortened.
 */
export function waitAsAskedSeconds(
  kind: DeliveryKind,
  attemptsMade: number,
  random: number,
  retryAfter: number | null,
  elapsed: number,
): number | null {
  const scheduled = waitSeconds(kind, attemptsMade, random);
  if (scheduled === null || retryAfter === null) return scheduled;
  return Math.max(scheduled, Math.min(retryAfter, Math.floor(windowSeconds(kind) - elapsed)));
}
