// One attempt of one delivery from its plan to its outcome. Writes nothing but its log line.

import type { Context } from '../../platform/context.ts';
import { errorFields, writeLog } from '../../platform/log.ts';
import { failedBeforeSending, type WebhookRequest } from './attempt.ts';
import type { AttemptOutcome, Delivery, DeliveryProgress } from '../delivery.ts';
import { eventRequest } from './event-request.ts';
import { send } from './sender.ts';
import { waitAsAskedSeconds } from '../schedule.ts';
import { signRequest } from '../signing/sign-request.ts';
import type { RecordedOutcome } from '../store.ts';

/** Builds a delivery's unsigned request, anew for each attempt; null when there is nothing left to tell. */
export type RequestBuilder = (ctx: Context, delivery: Delivery) => Promise<WebhookRequest | null>;

/** The request that an attempt would send. An event's address is that of the endpoint as it stands now. */
export async function planAttempt(
  ctx: Context,
  delivery: Delivery,
  buildCallback: RequestBuilder,
): Promise<WebhookRequest | null> {
  if (delivery.kind === 'callback') return buildCallback(ctx, delivery);
  const { event, endpointUrl } = delivery;
  return event === null || endpointUrl === null ? null : eventRequest(endpointUrl, event);
}

/** Signs and sends `plan`, and says what follows from the outcome. */
export async function makeAttempt(
  ctx: Context,
  delivery: Delivery,
  plan: WebhookRequest | null,
): Promise<RecordedOutcome> {
  const number = delivery.attempts + 1;
  const outcome = await outcomeOf(ctx, delivery, plan);
  const progress = progressAfter(ctx, delivery, outcome);
  writeLog(outcome.error === null ? 'info' : 'warn', 'attempt', {
    organisation_id: delivery.organisationId,
    delivery_id: delivery.id,
    kind: delivery.kind,
    attempt: number,
    status: outcome.statusCode,
    duration_ms: outcome.durationMs,
    failure: outcome.error,
    state: progress.state,
  });
  return { delivery, number, outcome, progress };
}

async function outcomeOf(
  ctx: Context,
  delivery: Delivery,
  plan: WebhookRequest | null,
): Promise<AttemptOutcome> {
  // No event goes out unsigned: without a secret new events are held, so this is a race with its removal.
  if (plan === null || (delivery.kind === 'event' && delivery.sealedSecret === null)) {
    return failedBeforeSending(ctx.clock(), 'nothing_to_send');
  }
  const signed = await signedOrNull(ctx, plan, delivery);
  if (signed === null) return failedBeforeSending(ctx.clock(), 'not_signed');
  // A receiver of callbacks may echo what it got, which is about candidates and gone after 72 hours.
  return send(signed, delivery.kind === 'event');
}

/** Null when the secret does not open, say after SEALING_KEY was lost: that is a failure like any other. */
async function signedOrNull(
  ctx: Context,
  plan: WebhookRequest,
  delivery: Delivery,
): Promise<WebhookRequest | null> {
  try {
    return await signRequest(ctx, plan, delivery);
  } catch (error) {
    writeLog('error', 'webhook_not_signed', {
      organisation_id: delivery.organisationId,
      ...errorFields(error),
    });
    return null;
  }
}

function progressAfter(ctx: Context, delivery: Delivery, outcome: AttemptOutcome): DeliveryProgress {
  if (outcome.error === null) return { state: 'delivered', nextAttemptAt: null };
  if (outcome.error === 'nothing_to_send') return { state: 'failed', nextAttemptAt: null };
  const now = ctx.clock();
  const wait = waitAsAskedSeconds(
    delivery.kind,
    delivery.attempts + 1 - delivery.priorAttempts,
    Math.random(),
    outcome.retryAfterSeconds,
    (now - (delivery.firstAttemptAt ?? outcome.at)) / 1000,
  );
  return wait === null
    ? { state: 'failed', nextAttemptAt: null }
    : { state: 'pending', nextAttemptAt: now + wait * 1000 };
}
