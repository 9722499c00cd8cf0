// The scoring queue's screening messages. Success, and chunks that are scored already: acknowledged. An outage:
// the whole batch again, later. After the queue's retries a message becomes a dead letter (dead-letters.ts).

import type { Context } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { ChunkMessage, type ChunkRef } from './messages.ts';
import { scoreChunks } from './score-chunks.ts';

/** The chunk that a message names, or null for a message that this version does not understand. */
export function chunkOf(body: unknown): ChunkRef | null {
  const parsed = ChunkMessage.safeParse(body);
  return parsed.success ? { jobId: parsed.data.job_id, first: parsed.data.first } : null;
}

/** Consumes the screening messages of one batch. */
export async function consumeChunks(ctx: Context, messages: readonly Message[]): Promise<void> {
  const refs = messages.map((message) => chunkOf(message.body)).filter((ref) => ref !== null);
  try {
    await scoreChunks(ctx, refs);
    for (const message of messages) message.ack();
  } catch (error) {
    writeLog('error', 'chunks_not_scored', { request_id: ctx.requestId, ...errorFields(error) });
    for (const message of messages) message.retry({ delaySeconds: Math.min(60, 2 ** message.attempts) });
  }
}
