// The scoring queue's messages of the app. Success, and applications that have their outcome: acknowledged. An outage:
// again, later. After the queue's retries a message becomes a dead letter: one of many applications is cut into
// messages of one, so that the application at fault falls alone; one of one ends as a failure, its scan given back.

import type { Context } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { batchOf, enqueueScoring, type Batch } from './messages.ts';
import { failApplications, scoreApplications } from './score-applications.ts';
import { FAILURE } from './start-scoring.ts';

/** Consumes messages that `batchOf` understands; at once, because a language model's answer is mostly waiting. */
export async function consumeApplicationScores(ctx: Context, messages: readonly Message[]): Promise<void> {
  await Promise.all(messages.map((message) => consume(ctx, message)));
}

async function consume(ctx: Context, message: Message): Promise<void> {
  const batch = batchOf(message.body);
  try {
    if (batch !== null) await scoreApplications(ctx, batch);
    message.ack();
  } catch (error) {
    writeLog('error', 'applications_not_scored', { request_id: ctx.requestId, ...errorFields(error) });
    message.retry({ delaySeconds: Math.min(60, 2 ** message.attempts) });
  }
}

/** Settles one dead message. A repeat finds nothing waiting and does nothing. */
export async function settleDeadScores(ctx: Context, batch: Batch): Promise<void> {
  if (batch.applicationIds.length > 1) await enqueueScoring(ctx, [batch], 1);
  else await failApplications(ctx, batch, FAILURE.scorerUnavailable);
}
