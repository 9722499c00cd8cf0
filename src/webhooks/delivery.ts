// What a delivery is.
//
//   pending     an attempt is due at a known time
//   delivered   a receiver answered 2xx
//   failed      the last attempt failed
//   held        its endpoint is paused

import type { DeliveryKind } from './schedule.ts';

export type Delivery = {
  id: string;
  organisationId: string;
  kind: DeliveryKind;
  state: 'pending' | 'delivered' | 'failed' | 'held';
  attempts: number;
};

/** What came of one attempt; `error` is null on success. */
export type AttemptOutcome = {
  at: number;
  statusCode: number | null;
  durationMs: number;
  error: string | null;
};

/** What a delivery is after an attempt. */
export type DeliveryProgress = { state: 'pending' | 'delivered' | 'failed'; nextAttemptAt: number | null };
