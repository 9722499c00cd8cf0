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

/** Attempts that a delivery gets. */
export function attemptsMax(kind: DeliveryKind): number {
  return WAITS_SECONDS[kind].length + 1;
}

/** Seconds until the attempt after `attemptsMade`, or null when that was the last. `random` lies in [0, 1). */
export function waitSeconds(kind: DeliveryKind, attemptsMade: number, random: number): number | null {
  const wait = WAITS_SECONDS[kind][attemptsMade - 1];
  return wait === undefined ? null : Math.round(wait * (1 + JITTER[kind] * (2 * random - 1)));
}
