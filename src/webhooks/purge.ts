// Events, deliveries and attempts are kept 30 days. Cost follows what is due: every statement walks an index.

import type { Context } from '../platform/context.ts';
import { deleteOldDeliveries, deleteOldEvents } from './store.ts';

const LOG_MS = 30 * 24 * 3_600_000;
/** Rows erased in one statement; a run goes on until nothing is due. */
const ROWS_PER_BATCH = 500;
/** Ends a run that would outlast its invocation; the next goes on. */
const BATCHES_MAX = 50;

/** Erases older deliveries with their attempts, and older events; how many of each. */
export async function purgeWebhooks(ctx: Context): Promise<{ deliveries: number; events: number }> {
  const before = ctx.clock() - LOG_MS;
  return {
    deliveries: await repeat((limit) => deleteOldDeliveries(ctx, before, limit)),
    events: await repeat((limit) => deleteOldEvents(ctx, before, limit)),
  };
}

async function repeat(erase: (limit: number) => Promise<number>): Promise<number> {
  let erased = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const count = await erase(ROWS_PER_BATCH);
    erased += count;
    if (count < ROWS_PER_BATCH) break;
  }
  return erased;
}
