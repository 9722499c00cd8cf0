// The way through an organisation's gate: one call, and its refusals as errors (spec, Errors; order 401, 403, 429).

import { invalidKey, type KeyHolder } from '../auth/api-key.ts';
import { ServiceError } from '../http/errors.ts';
import { nextMonthAt } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Quota, Refusal } from './admission.ts';
import type { Admission, AdmissionRequest } from './organisation-object.ts';

/** An admission that was granted, now or on an earlier call under the same Idempotency-Key. */
export type Granted = Extract<Admission, { kind: 'admitted' | 'repeated' }>;

/** Passes a key through the gate without using quota. Throws 401 or 403. */
export async function authorise(ctx: Context, holder: KeyHolder): Promise<Quota> {
  ctx.meter.gate += 1;
  const answer = await gateOf(ctx, holder.organisationId).authorise(holder.keyId);
  if (answer.kind === 'refused') throw refusalError(answer);
  return answer.quota;
}

/** Asks for `count` CVs. Throws 401, 403, 400 (Idempotency-Key reused) or 429. */
export async function admit(
  ctx: Context,
  holder: KeyHolder,
  request: Omit<AdmissionRequest, 'keyId'>,
): Promise<Granted> {
  ctx.meter.gate += 1;
  const answer = await gateOf(ctx, holder.organisationId).admit({ ...request, keyId: holder.keyId });
  switch (answer.kind) {
    case 'refused':
      throw refusalError(answer);
    case 'conflict':
      throw new ServiceError(
        'bad_request',
        'This Idempotency-Key was used within the last 24 hours with another body. Send the same body, or a new key.',
        { headers: quotaHeaders(ctx, answer.quota) },
      );
    case 'over_cap':
      throw overCap(ctx, answer.quota, request.count);
    case 'admitted':
    case 'repeated':
      return answer;
  }
}

/** The monthly cap as RateLimit headers; the reset is in seconds. */
export function quotaHeaders(ctx: Context, quota: Quota): Record<string, string> {
  const now = ctx.clock();
  return {
    'RateLimit-Limit': String(quota.limit),
    'RateLimit-Remaining': String(Math.max(0, quota.limit - quota.used)),
    'RateLimit-Reset': String(Math.ceil((nextMonthAt(now) - now) / 1000)),
  };
}

/** The organisation's gate object. */
export function gateOf(ctx: Context, organisationId: string) {
  return ctx.env.ORGANISATION.getByName(organisationId);
}

function refusalError(refusal: Refusal): ServiceError {
  switch (refusal.reason) {
    case 'key':
      return invalidKey();
    case 'subscription':
      return new ServiceError('forbidden', 'The organisation has no active subscription.');
    case 'api_access':
      return new ServiceError('forbidden', 'API access is not enabled for the organisation.');
  }
}

function overCap(ctx: Context, quota: Quota, requested: number): ServiceError {
  const detail =
    `Monthly limit reached: ${quota.used} of ${quota.limit} CVs are used in ${quota.month} and this request holds ` +
    `${requested}. Send at most ${Math.max(0, quota.limit - quota.used)}, or ask whoever runs this service to raise the hard cap.`;
  return new ServiceError('too_many_requests', detail, {
    extra: {
      current_usage: quota.used,
      hard_cap: quota.limit,
      requested_count: requested,
      billing_month: quota.month,
    },
    headers: quotaHeaders(ctx, quota),
  });
}
