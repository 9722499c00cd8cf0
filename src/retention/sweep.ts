// Re-drives work whose message was lost: rows are the truth, messages only announce them.

import { sweepScoring } from '../scoring-runs/sweep.ts';
import type { Context } from '../platform/context.ts';
import { sweepScreening } from '../screening/sweep.ts';
import { sweepDeliveries } from '../webhooks/sweep.ts';
import { eachPart, type Done } from './each-part.ts';

/** Long enough for a message that is on its way to arrive. */
const GRACE_MS = 60_000;
/** For an operator who knows that messages were lost. */
const FORCED_GRACE_MS = 2_000;

/** Announces again what waits too long; `force` waits two seconds only and repeats itself at will. */
export function sweep(ctx: Context, force = false): Promise<Done> {
  const graceMs = force ? FORCED_GRACE_MS : GRACE_MS;
  return eachPart(ctx, {
    screening: () => sweepScreening(ctx, graceMs, force),
    scoring: async () => ({ applications_announced: await sweepScoring(ctx, graceMs, force) }),
    deliveries: () => sweepDeliveries(ctx, graceMs),
  });
}
