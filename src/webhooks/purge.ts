// The delivery log is kept 30 days.

import type { Context } from '../platform/context.ts';
import { deleteOldDeliveries } from './store.ts';

const LOG_MS = 30 * 24 * 3_600_000;

/** Erases older deliveries with their attempts; how many. */
export function purgeDeliveries(ctx: Context): Promise<number> {
  return deleteOldDeliveries(ctx, ctx.clock() - LOG_MS);
}
