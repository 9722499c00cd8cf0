// The message of the deliveries queue: which attempt of which delivery is due. Ids only.

import * as z from 'zod';
import type { Context } from '../platform/context.ts';

export const AttemptMessage = z.object({
  version: z.literal(1),
  kind: z.literal('attempt'),
  organisation_id: z.string(),
  delivery_id: z.string(),
  /** 1 for the first; a message for an attempt that was made already is dropped. */
  attempt: z.int().min(1),
});
export type AttemptMessage = z.infer<typeof AttemptMessage>;

/** A delivery whose attempt is due, now or after `delaySeconds`. */
export type DueAttempt = {
  organisationId: string;
  deliveryId: string;
  attempt: number;
  delaySeconds?: number;
};

const SEND_BATCH_MAX = 100;

/** Announces attempts, 100 a queue operation. */
export async function enqueueAttempts(ctx: Context, due: DueAttempt[]): Promise<void> {
  for (let start = 0; start < due.length; start += SEND_BATCH_MAX) {
    const messages = due
      .slice(start, start + SEND_BATCH_MAX)
      .map((one) => ({ body: attemptMessage(one), delaySeconds: one.delaySeconds ?? 0 }));
    ctx.meter.queueSends += 1;
    ctx.meter.queueMessages += messages.length;
    await ctx.env.DELIVERIES_QUEUE.sendBatch(messages);
  }
}

function attemptMessage(due: DueAttempt): AttemptMessage {
  return {
    version: 1,
    kind: 'attempt',
    organisation_id: due.organisationId,
    delivery_id: due.deliveryId,
    attempt: due.attempt,
  };
}
