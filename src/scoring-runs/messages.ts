// The scoring queue's message of the app: applications of a run that wait for their score. Ids only.

import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { usesModel } from '../scoring/settings.ts';

/** What a message may ask for; as many CVs score in about a tenth of a second. */
const PER_MESSAGE_MAX = 25;
const SEND_BATCH_MAX = 100;

export const ScoringMessage = z.object({
  version: z.literal(1),
  kind: z.literal('application_scores'),
  run_id: z.string(),
  application_ids: z.array(z.int()).min(1).max(PER_MESSAGE_MAX),
});
export type ScoringMessage = z.infer<typeof ScoringMessage>;

/** Applications of one run. */
export type Batch = { runId: string; applicationIds: number[] };

/** The batch that a message names, or null for a message that this version does not understand. */
export function batchOf(body: unknown): Batch | null {
  const parsed = ScoringMessage.safeParse(body);
  if (!parsed.success) return null;
  return { runId: parsed.data.run_id, applicationIds: parsed.data.application_ids };
}

/**
 * Announces applications that wait, `perMessage` a message, 100 messages a queue operation. A language model takes
 * seconds for one: each is then a message of its own, for progress and for retries.
 */
export async function enqueueScoring(
  ctx: Context,
  batches: Batch[],
  perMessage = PER_MESSAGE_MAX,
): Promise<void> {
  const size = usesModel(ctx.env) ? 1 : perMessage;
  const messages = batches.flatMap(({ runId, applicationIds }) =>
    inParts(applicationIds, size).map((part) => ({ body: scoringMessage(runId, part) })),
  );
  for (const part of inParts(messages, SEND_BATCH_MAX)) {
    ctx.meter.queueSends += 1;
    ctx.meter.queueMessages += part.length;
    await ctx.env.SCORING_QUEUE.sendBatch(part);
  }
}

function scoringMessage(runId: string, applicationIds: number[]): ScoringMessage {
  return { version: 1, kind: 'application_scores', run_id: runId, application_ids: applicationIds };
}

function inParts<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
