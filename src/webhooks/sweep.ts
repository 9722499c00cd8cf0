// Announces attempts that are due and were not made: their message was lost.

import type { Context } from '../platform/context.ts';
import { enqueueAttempts } from './messages.ts';
import { findOverdue } from './store.ts';

/** Deliveries that one sweep takes on; the next takes the rest. */
const DELIVERIES_MAX = 500;

/** Announces what was due before `graceMs` ago; how many. */
export async function sweepDeliveries(ctx: Context, graceMs: number): Promise<number> {
  const overdue = await findOverdue(ctx, ctx.clock() - graceMs, DELIVERIES_MAX);
  await enqueueAttempts(ctx, overdue);
  return overdue.length;
}
