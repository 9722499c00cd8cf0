// What expires when, for every capability:
//   stateless results            72 hours after submission
//   deliveries and attempts      30 days

import type { Context } from '../platform/context.ts';
import { purgeScreening } from '../screening/purge.ts';
import { deleteOldDeliveries } from '../webhooks/store.ts';

const DELIVERY_LOG_MS = 30 * 24 * 3_600_000;

/** Erases everything that is due; what it did. */
export async function purge(ctx: Context) {
  return {
    screening_jobs: await purgeScreening(ctx),
    deliveries: await deleteOldDeliveries(ctx, ctx.clock() - DELIVERY_LOG_MS),
  };
}
