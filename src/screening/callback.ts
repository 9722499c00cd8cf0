// The request of a job's callback, built from D1 for every attempt (spec, Events).

import { requireRetentionKey } from '../organisation/retention-keys.ts';
import type { Context } from '../platform/context.ts';
import type { WebhookRequest } from '../webhooks/attempts/attempt.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import { openOutcomes } from './find-job.ts';
import { presentCallback } from './present.ts';
import { jobSeal } from './sealed.ts';
import { findCallback } from './store.ts';

/**
 * The callback of a complete job, or null once its results are gone. Throws while their key is not to be had, so that
 * the attempt is made again: what KV does not know yet is not gone.
 */
export async function buildCallback(ctx: Context, delivery: Delivery): Promise<WebhookRequest | null> {
  const found = await findCallback(ctx, delivery.organisationId, delivery.id);
  if (found === null || ctx.clock() >= found.job.expiresAt) return null;
  const key = await requireRetentionKey(ctx, found.job.retentionKeyId);
  const outcomes = await openOutcomes(ctx, found.job, found.chunks);
  return {
    url: await jobSeal(key, found.job.id).openCallbackUrl(found.sealedCallbackUrl),
    body: JSON.stringify(presentCallback(found.job.id, outcomes)),
    headers: {},
  };
}
