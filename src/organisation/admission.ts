// The gate's decisions as plain data and arithmetic. Pure: the gate holds the state, this says what follows.

/** What the gate knows of its organisation while it is awake; `used` includes reservations not yet in D1. */
export type Standing = {
  month: string;
  subscriptionActive: boolean;
  apiAccessEnabled: boolean;
  hardCap: number;
  used: number;
  activeKeys: ReadonlySet<number>;
};

/** Figures of the monthly cap, for the rate-limit headers and the 429. */
export type Quota = { limit: number; used: number; month: string };

/** Why a caller may not pass; the order is the order of checks. */
export type Refusal =
  | { kind: 'refused'; reason: 'key' }
  | { kind: 'refused'; reason: 'subscription' | 'api_access'; quota: Quota };

/** Whether a key may use the API at all. */
export function refusalOf(standing: Standing | null, keyId: number): Refusal | null {
  if (standing === null || !standing.activeKeys.has(keyId)) return { kind: 'refused', reason: 'key' };
  const quota = quotaOf(standing);
  if (!standing.subscriptionActive) return { kind: 'refused', reason: 'subscription', quota };
  if (!standing.apiAccessEnabled) return { kind: 'refused', reason: 'api_access', quota };
  return null;
}

/** Whether `count` more CVs fit under the cap. */
export function fits(standing: Standing, count: number): boolean {
  return standing.used + count <= standing.hardCap;
}

export function quotaOf(standing: Standing): Quota {
  return { limit: standing.hardCap, used: standing.used, month: standing.month };
}
