// Sends an organisation's webhooks, one object an organisation, so that nobody waits for another's receivers.
//
// The queue's consumer hands an attempt over and goes on; the attempt runs here. State: a lease per attempt in
// SQLite with an alarm behind it, so that an attempt that died with the object is made again. Everything else is
// D1. Eviction loses nothing: leases survive, and an attempt is made again rather than not at all.

import { DurableObject } from 'cloudflare:workers';
import { newContext, type Context } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { attempt, type WebhookRequest } from './attempt.ts';
import { enqueueAttempts } from './messages.ts';
import { ATTEMPT_TIMEOUT_MS, waitSeconds, type DeliveryKind } from './schedule.ts';
import type { AttemptOutcome, Delivery, DeliveryProgress } from './delivery.ts';
import { findDelivery, recordAttempt } from './store.ts';
import { targetRules } from './targets.ts';

/** Builds a delivery's request, anew for each attempt; null when there is nothing left to tell. */
export type RequestBuilder = (ctx: Context, delivery: Delivery) => Promise<WebhookRequest | null>;

/** An attempt to make, as the consumer hands it over. */
export type Assignment = { deliveryId: string; attempt: number };

/** Longer than an attempt with its D1 calls can take; after that its maker is dead. */
const LEASE_MS = ATTEMPT_TIMEOUT_MS + 15_000;

/** The delivery object's class for the given builders; the Worker's entry point knows them, this folder does not. */
export function deliveryObjectClass(builders: Record<DeliveryKind, RequestBuilder>) {
  return class DeliveryObject extends DurableObject<Env> {
    readonly #underWay = new Set<string>();

    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      state.storage.sql.exec(
        'CREATE TABLE IF NOT EXISTS leases (delivery_id TEXT PRIMARY KEY, attempt INTEGER NOT NULL, until INTEGER NOT NULL)',
      );
    }

    /** Takes attempts on; answers once their leases are stored, before any receiver was called. */
    async accept(assignments: Assignment[]): Promise<void> {
      for (const one of assignments) this.#start(one);
      await this.#setAlarm();
    }

    /** Makes attempts again whose lease ran out. */
    override async alarm(): Promise<void> {
      const expired = this.ctx.storage.sql
        .exec<Assignment>(
          'SELECT delivery_id AS deliveryId, attempt FROM leases WHERE until <= ?',
          Date.now(),
        )
        .toArray();
      for (const one of expired) this.#start(one);
      await this.#setAlarm();
    }

    /** Forgets everything, for an organisation that leaves. */
    async erase(): Promise<void> {
      await this.ctx.storage.deleteAlarm();
      this.ctx.storage.sql.exec('DELETE FROM leases');
    }

    /** Leases an attempt and makes it, unless it is being made already: then its lease is only renewed. */
    #start(assignment: Assignment): void {
      this.ctx.storage.sql.exec(
        'INSERT OR REPLACE INTO leases (delivery_id, attempt, until) VALUES (?, ?, ?)',
        assignment.deliveryId,
        assignment.attempt,
        Date.now() + LEASE_MS,
      );
      if (this.#underWay.has(assignment.deliveryId)) return;
      this.#underWay.add(assignment.deliveryId);
      // The lease and its alarm stand behind this promise: whatever ends it early, the attempt is made again.
      this.ctx.waitUntil(this.#run(assignment));
    }

    async #run(assignment: Assignment): Promise<void> {
      const ctx = newContext(this.env);
      try {
        await this.#make(ctx, assignment);
        this.ctx.storage.sql.exec('DELETE FROM leases WHERE delivery_id = ?', assignment.deliveryId);
      } catch (error) {
        writeLog('error', 'attempt_not_made', { delivery_id: assignment.deliveryId, ...errorFields(error) });
      } finally {
        this.#underWay.delete(assignment.deliveryId);
      }
    }

    async #make(ctx: Context, assignment: Assignment): Promise<void> {
      const delivery = await findDelivery(ctx, assignment.deliveryId);
      if (delivery === null || delivery.state !== 'pending' || delivery.attempts !== assignment.attempt - 1)
        return;
      const request = await builders[delivery.kind](ctx, delivery);
      const outcome: AttemptOutcome =
        request === null
          ? { at: ctx.clock(), statusCode: null, durationMs: 0, error: 'nothing_to_send' }
          : await attempt(request, targetRules(this.env), ctx.clock);
      const progress = progressAfter(ctx, delivery.kind, assignment.attempt, outcome, request !== null);
      await recordAttempt(ctx, delivery.id, assignment.attempt, outcome, progress);
      writeLog(outcome.error === null ? 'info' : 'warn', 'attempt', {
        organisation_id: delivery.organisationId,
        delivery_id: delivery.id,
        kind: delivery.kind,
        attempt: assignment.attempt,
        status: outcome.statusCode,
        duration_ms: outcome.durationMs,
        failure: outcome.error,
        state: progress.state,
        ...ctx.meter,
      });
      if (progress.nextAttemptAt === null) return;
      const next = {
        organisationId: delivery.organisationId,
        deliveryId: delivery.id,
        attempt: assignment.attempt + 1,
      };
      await enqueueAttempts(
        ctx,
        [next],
        Math.max(0, Math.ceil((progress.nextAttemptAt - ctx.clock()) / 1000)),
      );
    }

    async #setAlarm(): Promise<void> {
      const [row] = this.ctx.storage.sql
        .exec<{ until: number | null }>('SELECT min(until) AS until FROM leases')
        .toArray();
      if (row?.until) await this.ctx.storage.setAlarm(row.until);
    }
  };
}

function progressAfter(
  ctx: Context,
  kind: DeliveryKind,
  attemptsMade: number,
  outcome: AttemptOutcome,
  mayRetry: boolean,
): DeliveryProgress {
  if (outcome.error === null) return { state: 'delivered', nextAttemptAt: null };
  const wait = mayRetry ? waitSeconds(kind, attemptsMade, Math.random()) : null;
  return wait === null
    ? { state: 'failed', nextAttemptAt: null }
    : { state: 'pending', nextAttemptAt: ctx.clock() + wait * 1000 };
}
