// Sends an organisation's webhooks, one object an organisation, so that nobody waits for another's receivers.
//
// The queue's consumer hands attempts over and goes on; they run here, in bounded and fair turns. State: a lease
// per attempt in SQLite with an alarm behind it, so that an attempt that died with the object is made again.
// Everything else is D1. Eviction loses nothing: an attempt is made again rather than not at all.

import { DurableObject } from 'cloudflare:workers';
import { newContext, type Context } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import type { Delivery } from './delivery.ts';
import { Lanes } from './lanes.ts';
import { makeAttempt, planAttempt, type RequestBuilder } from './make-attempt.ts';
import { OutcomeRecorder } from './outcome-recorder.ts';
import { ATTEMPT_TIMEOUT_MS } from './schedule.ts';
import { findDeliveries } from './store.ts';

/** An attempt to make, as it is handed over. */
export type Assignment = { deliveryId: string; attempt: number };

/** How a hand-over is worked off: as turns come, or strictly one after the other. */
export type HandOver = { organisationId: string; assignments: Assignment[]; inOrder?: boolean };

/** Longer than an attempt with its D1 calls can take; whoever waits for a turn has the lease renewed. */
const LEASE_MS = ATTEMPT_TIMEOUT_MS + 15_000;
/** Open connections of one object at most, and those to one receiver. */
const ATTEMPTS_AT_ONCE = 32;
const ATTEMPTS_AT_ONCE_PER_RECEIVER = 8;
/** Deliveries read in one D1 call. */
const FOUND_TOGETHER = 100;

/** The delivery object's class; `buildCallback` comes from a folder that this one does not know. */
export function deliveryObjectClass(buildCallback: RequestBuilder) {
  return class DeliveryObject extends DurableObject<Env> {
    readonly #underWay = new Set<string>();
    readonly #lanes = new Lanes(ATTEMPTS_AT_ONCE);
    readonly #recorder = new OutcomeRecorder(() => newContext(this.env));

    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      state.storage.sql.exec(
        `CREATE TABLE IF NOT EXISTS leases (delivery_id TEXT PRIMARY KEY, organisation_id TEXT NOT NULL,
           attempt INTEGER NOT NULL, until INTEGER NOT NULL)`,
      );
    }

    /** Takes attempts on; answers once their leases are stored, before any receiver was called. */
    async accept(handOver: HandOver): Promise<void> {
      this.#start(handOver);
      await this.#setAlarm();
    }

    /** Makes attempts again whose lease ran out. */
    override async alarm(): Promise<void> {
      const expired = this.ctx.storage.sql
        .exec<Assignment & { organisationId: string }>(
          `SELECT delivery_id AS deliveryId, attempt, organisation_id AS organisationId
           FROM leases WHERE until <= ? ORDER BY until, rowid`,
          Date.now(),
        )
        .toArray();
      const [first] = expired;
      if (first !== undefined) this.#start({ organisationId: first.organisationId, assignments: expired });
      await this.#setAlarm();
    }

    /** Forgets everything, for an organisation that leaves. */
    async erase(): Promise<void> {
      await this.ctx.storage.deleteAlarm();
      this.ctx.storage.sql.exec('DELETE FROM leases');
    }

    /** Leases attempts and makes them; those being made already have only their lease renewed. */
    #start({ organisationId, assignments, inOrder = false }: HandOver): void {
      const until = Date.now() + LEASE_MS;
      for (const one of assignments) {
        this.ctx.storage.sql.exec(
          `INSERT INTO leases (delivery_id, organisation_id, attempt, until) VALUES (?, ?, ?, ?)
           ON CONFLICT (delivery_id) DO UPDATE SET attempt = excluded.attempt, until = excluded.until`,
          one.deliveryId,
          organisationId,
          one.attempt,
          until,
        );
      }
      const fresh = assignments.filter((one) => !this.#underWay.has(one.deliveryId));
      for (const one of fresh) this.#underWay.add(one.deliveryId);
      // The leases and their alarm stand behind these promises: whatever ends them early, the attempt is made again.
      this.ctx.waitUntil(this.#runAll(organisationId, fresh, inOrder));
    }

    async #runAll(organisationId: string, assignments: Assignment[], inOrder: boolean): Promise<void> {
      for (let start = 0; start < assignments.length; start += FOUND_TOGETHER) {
        const together = assignments.slice(start, start + FOUND_TOGETHER);
        const found = await this.#find(organisationId, together);
        const runs = together.map((one) =>
          this.#run(one, found === null ? null : (found.get(one.deliveryId) ?? 'gone'), inOrder),
        );
        await Promise.all(runs);
      }
    }

    /** Null when D1 did not answer: then the leases run out and the attempts are made again. */
    async #find(organisationId: string, assignments: Assignment[]): Promise<Map<string, Delivery> | null> {
      const ctx = newContext(this.env);
      try {
        const ids = assignments.map((one) => one.deliveryId);
        const found = await findDeliveries(ctx, organisationId, ids);
        writeLog('info', 'attempts_found', { attempts: ids.length, ...ctx.meter });
        return new Map(found.map((delivery) => [delivery.id, delivery]));
      } catch (error) {
        writeLog('error', 'attempts_not_found', errorFields(error));
        return null;
      }
    }

    async #run(assignment: Assignment, found: Delivery | 'gone' | null, inOrder: boolean): Promise<void> {
      const { deliveryId } = assignment;
      try {
        if (found === null) return;
        if (found !== 'gone' && isDue(found, assignment)) await this.#make(found, assignment, inOrder);
        this.ctx.storage.sql.exec('DELETE FROM leases WHERE delivery_id = ?', deliveryId);
      } catch (error) {
        writeLog('error', 'attempt_not_made', { delivery_id: deliveryId, ...errorFields(error) });
      } finally {
        this.#underWay.delete(deliveryId);
      }
    }

    async #make(found: Delivery, assignment: Assignment, inOrder: boolean): Promise<void> {
      const ctx: Context = newContext(this.env);
      const plan = await planAttempt(ctx, found, buildCallback);
      const lane = inOrder ? 'in order' : (plan?.url ?? '');
      const width = inOrder ? 1 : ATTEMPTS_AT_ONCE_PER_RECEIVER;
      const recorded = await this.#lanes.run(lane, width, async (hadToWait) => {
        // Whoever waited may have been paused, replayed or given another secret meanwhile.
        const delivery = hadToWait ? await this.#findAgain(ctx, found) : found;
        if (delivery === null || !isDue(delivery, assignment)) return null;
        return makeAttempt(ctx, delivery, plan);
      });
      if (recorded !== null) await this.#recorder.record(recorded);
    }

    async #findAgain(ctx: Context, { organisationId, id }: Delivery): Promise<Delivery | null> {
      return (await findDeliveries(ctx, organisationId, [id]))[0] ?? null;
    }

    async #setAlarm(): Promise<void> {
      const [row] = this.ctx.storage.sql
        .exec<{ until: number | null }>('SELECT min(until) AS until FROM leases')
        .toArray();
      if (row?.until) await this.ctx.storage.setAlarm(row.until);
    }
  };
}

/** A message for an attempt that was made already, or for a delivery that is held or settled, is dropped. */
function isDue(delivery: Delivery, assignment: Assignment): boolean {
  return delivery.state === 'pending' && delivery.attempts === assignment.attempt - 1;
}
