// Outcomes of attempts, written together: what ends while one D1 call is under way shares the next, so that a busy
// organisation costs one call for many deliveries and a quiet one waits for nobody. Memory only: an outcome that
// dies here leaves its lease, and its attempt is made again.

import type { Context } from '../../platform/context.ts';
import { errorFields, writeLog } from '../../platform/log.ts';
import { enqueueAttempts, type DueAttempt } from '../messages.ts';
import { recordOutcomes, type RecordedOutcome } from '../store.ts';

/** Keeps a statement's JSON far below D1's limit on a value. */
const OUTCOMES_PER_CALL = 100;

type Waiting = { outcome: RecordedOutcome; done: () => void; failed: (error: unknown) => void };

export class OutcomeRecorder {
  readonly #newContext: () => Context;
  #waiting: Waiting[] = [];
  #isWriting = false;

  constructor(newContext: () => Context) {
    this.#newContext = newContext;
  }

  /** Resolves once the outcome is in D1 and its next attempt was announced; rejects when D1 refused it. */
  record(outcome: RecordedOutcome): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ outcome, done, failed });
      if (!this.#isWriting) void this.#write();
    });
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const taken = this.#waiting.splice(0, OUTCOMES_PER_CALL);
      try {
        await this.#writeTogether(taken.map((one) => one.outcome));
        for (const one of taken) one.done();
      } catch (error) {
        for (const one of taken) one.failed(error);
      }
    }
    this.#isWriting = false;
  }

  async #writeTogether(outcomes: RecordedOutcome[]): Promise<void> {
    const ctx = this.#newContext();
    await recordOutcomes(ctx, outcomes);
    const due = outcomes.flatMap((one) => nextAttempt(one, ctx.clock()));
    // The row says when the next attempt is due; a message that cannot be sent is the sweep's to replace.
    await enqueueAttempts(ctx, due).catch((error: unknown) =>
      writeLog('error', 'attempts_not_announced', errorFields(error)),
    );
    writeLog('info', 'attempts_recorded', { attempts: outcomes.length, ...ctx.meter });
  }
}

function nextAttempt({ delivery, number, progress }: RecordedOutcome, now: number): DueAttempt[] {
  if (progress.nextAttemptAt === null) return [];
  const delaySeconds = Math.max(0, Math.ceil((progress.nextAttemptAt - now) / 1000));
  const { organisationId, id } = delivery;
  return [{ organisationId, deliveryId: id, attempt: number + 1, delaySeconds }];
}
