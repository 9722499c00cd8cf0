// Takes up what was lost: attempts that are due and were not made, because their message was lost, and lines of held
// deliveries that nobody is working off. Also tells owners of endpoints that have failed for a day.

import type { Context } from '../platform/context.ts';
import { tellOwners } from './endpoint/tell-owners.ts';
import { enqueueAttempts } from './messages.ts';
import { findDrainable, findOverdue } from './store.ts';

/** Deliveries that one sweep takes on, in all and of one organisation; the next takes the rest. */
const DELIVERIES_MAX = 2_000;
const DELIVERIES_PER_ORGANISATION = 500;
const DRAINS_MAX = 100;

/** Announces what was due before `graceMs` ago, and works off what is held without need; how many of each. */
export async function sweepDeliveries(ctx: Context, graceMs: number) {
  const overdue = await findOverdue(ctx, ctx.clock() - graceMs, DELIVERIES_PER_ORGANISATION, DELIVERIES_MAX);
  await enqueueAttempts(ctx, overdue);
  const drainable = await findDrainable(ctx, DRAINS_MAX);
  await Promise.all(drainable.map((id) => ctx.env.DELIVERY.getByName(id).drain(id)));
  return {
    deliveries_announced: overdue.length,
    drains_started: drainable.length,
    owners_told: await tellOwners(ctx),
  };
}
