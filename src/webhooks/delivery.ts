// What a delivery is.
//
//   pending     an attempt is due at a known time
//   held        in line: its endpoint is paused or has no secret to sign with, or it waits its turn after that or
//               after a replay. What is held is attempted one after the other, oldest first
//   delivered   a receiver answered 2xx
//   failed      the last attempt failed, or nobody is there to attempt it
//
//   pending -> held on pause; pending, delivered, failed -> held on replay; held -> delivered, pending or failed by
//   an attempt; pending, held -> failed when the endpoint is removed

import type { EventType } from './events.ts';
import type { DeliveryKind } from './schedule.ts';

export type DeliveryState = 'pending' | 'delivered' | 'failed' | 'held';

/** A delivery with all that one attempt needs; the event's part is null for a callback. */
export type Delivery = {
  id: string;
  organisationId: string;
  kind: DeliveryKind;
  state: DeliveryState;
  attempts: number;
  priorAttempts: number;
  /** When the first attempt of the present schedule was made; null before it. */
  firstAttemptAt: number | null;
  endpointUrl: string | null;
  endpointPausedAt: number | null;
  sealedSecret: string | null;
  event: DeliveredEvent | null;
};

/** An event as it is told. */
export type DeliveredEvent = {
  id: string;
  sequence: number | null;
  type: EventType;
  jobId: number;
  applicationId: number;
  stage: string | null;
  occurredAt: number;
};

/** Why an attempt failed: the closed list. */
export type AttemptFailure =
  | 'status'
  | 'redirect'
  | 'timeout'
  | 'dns'
  | 'tls'
  | 'connection'
  | 'target_refused'
  | 'nothing_to_send'
  | 'not_signed';

/** What came of one attempt; `error` is null on success. */
export type AttemptOutcome = {
  at: number;
  statusCode: number | null;
  durationMs: number;
  error: AttemptFailure | null;
  /** The first bytes of the answer, scrubbed. */
  excerpt: string | null;
  /** How long the receiver asks to be left alone. */
  retryAfterSeconds: number | null;
};

/** What a delivery is after an attempt. */
export type DeliveryProgress = { state: 'pending' | 'delivered' | 'failed'; nextAttemptAt: number | null };
