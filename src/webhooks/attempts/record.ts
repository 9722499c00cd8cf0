// What came of attempts goes to D1, and their next attempts to the queue. A row says when the next attempt is due; a
// message that cannot be sent is the sweep's to replace.

import type { Context } from '../../platform/context.ts';
import { errorFields, writeLog } from '../../platform/log.ts';
import { enqueueAttempts, type DueAttempt } from '../messages.ts';
import { recordOutcomes, type RecordedOutcome } from '../store.ts';

/** Records attempts of one organisation and announces what follows. Rejects when D1 refused them. */
export async function recordAttempts(ctx: Context, outcomes: RecordedOutcome[]): Promise<void> {
  await recordOutcomes(ctx, outcomes);
  const due = outcomes.flatMap((one) => nextAttempt(one, ctx.clock()));
  await enqueueAttempts(ctx, due).catch((error: unknown) =>
    writeLog('error', 'attempts_not_announced', errorFields(error)),
  );
  writeLog('info', 'attempts_recorded', { attempts: outcomes.length, ...ctx.meter });
}

function nextAttempt({ delivery, number, progress }: RecordedOutcome, now: number): DueAttempt[] {
  if (progress.nextAttemptAt === null) return [];
  const delaySeconds = Math.max(0, Math.ceil((progress.nextAttemptAt - now) / 1000));
  const { organisationId, id } = delivery;
  return [{ organisationId, deliveryId: id, attempt: number + 1, delaySeconds }];
}
