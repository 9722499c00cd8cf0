// The message of the scoring queue: one chunk of one screening job. Ids only.

import * as z from 'zod';
import type { Context } from '../platform/context.ts';

export const ChunkMessage = z.object({
  version: z.literal(1),
  kind: z.literal('screening_chunk'),
  job_id: z.string(),
  /** Position of the chunk's first candidate. */
  first: z.int().min(0),
});
export type ChunkMessage = z.infer<typeof ChunkMessage>;

/** Names a chunk. */
export type ChunkRef = { jobId: string; first: number };

const SEND_BATCH_MAX = 100;

/** Announces chunks that wait for their score, 100 a queue operation. */
export async function enqueueChunks(ctx: Context, refs: ChunkRef[]): Promise<void> {
  for (let start = 0; start < refs.length; start += SEND_BATCH_MAX) {
    const messages = refs.slice(start, start + SEND_BATCH_MAX).map((ref) => ({ body: chunkMessage(ref) }));
    ctx.meter.queueSends += 1;
    ctx.meter.queueMessages += messages.length;
    await ctx.env.SCORING_QUEUE.sendBatch(messages);
  }
}

function chunkMessage(ref: ChunkRef): ChunkMessage {
  return { version: 1, kind: 'screening_chunk', job_id: ref.jobId, first: ref.first };
}
