// The scoring queue's screening messages. Success, and chunks that are scored already: acknowledged. A chunk that
// could not be opened: again, later, alone. An outage: the whole batch again, later. After the queue's retries a message becomes a dead letter (dead-letters.ts).

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
  const again = new Set<string>();
  try {
    for (const ref of await scoreChunks(ctx, refs)) again.add(nameOf(ref));
  } catch (error) {
    writeLog('error', 'chunks_not_scored', { request_id: ctx.requestId, ...errorFields(error) });
    for (const ref of refs) again.add(nameOf(ref));
  }
  for (const message of messages) {
    const ref = chunkOf(message.body);
    if (ref !== null && again.has(nameOf(ref)))
      message.retry({ delaySeconds: Math.min(60, 2 ** message.attempts) });
    else message.ack();
  }
}

function nameOf(ref: ChunkRef): string {
  return `${ref.jobId}/${ref.first}`;
}
