// The map of queues: who consumes what, and where a message ends that nobody could handle.

import { consumeApplicationScores, settleDeadScores } from './scoring-runs/consumer.ts';
import { batchOf } from './scoring-runs/messages.ts';
import { newContext, type Context } from './platform/context.ts';
import { errorFields, writeLog } from './platform/log.ts';
import { chunkOf, consumeChunks } from './screening/consumer.ts';
import { settleDeadChunk } from './screening/dead-letters.ts';
import { consumeAttempts } from './webhooks/consumer.ts';
import { AttemptMessage } from './webhooks/messages.ts';

/** Consumes one batch of any queue and writes its line. */
export async function consumeQueue(batch: MessageBatch, env: Env): Promise<void> {
  const ctx = newContext(env);
  const startedAt = Date.now();
  await consume(ctx, batch);
  writeLog('info', 'message_batch', {
    queue: batch.queue,
    request_id: ctx.requestId,
    messages: batch.messages.length,
    duration_ms: Date.now() - startedAt,
    ...ctx.meter,
  });
}

function consume(ctx: Context, batch: MessageBatch): Promise<void> {
  switch (batch.queue) {
    case 'scoring':
      return consumeScoring(ctx, batch);
    case 'deliveries':
      return consumeAttempts(ctx, batch);
    case 'dead-letters':
      return consumeDeadLetters(ctx, batch);
    default:
      throw new Error('no consumer for this queue');
  }
}

async function consumeScoring(ctx: Context, batch: MessageBatch): Promise<void> {
  const [chunks, others] = partition(batch.messages, (message) => chunkOf(message.body) !== null);
  const [applications, strange] = partition(others, (message) => batchOf(message.body) !== null);
  for (const message of strange) drop(batch, message);
  await consumeChunks(ctx, chunks);
  await consumeApplicationScores(ctx, applications);
}

/** A dead delivery needs nothing: its row says when it is due, and the sweep announces it. */
async function consumeDeadLetters(ctx: Context, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const chunk = chunkOf(message.body);
    const applications = batchOf(message.body);
    try {
      if (chunk !== null) await settleDeadChunk(ctx, chunk);
      else if (applications !== null) await settleDeadScores(ctx, applications);
      else if (!AttemptMessage.safeParse(message.body).success) drop(batch, message);
      message.ack();
    } catch (error) {
      writeLog('error', 'dead_letter_not_settled', errorFields(error));
      message.retry({ delaySeconds: 30 });
    }
  }
}

function drop(batch: MessageBatch, message: Message): void {
  writeLog('error', 'message_not_understood', { queue: batch.queue, message_id: message.id });
  message.ack();
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  const yes: T[] = [];
  const no: T[] = [];
  for (const item of items) (test(item) ? yes : no).push(item);
  return [yes, no];
}
