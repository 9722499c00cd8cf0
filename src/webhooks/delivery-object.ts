// Sends an organisation's webhooks, one object an organisation, so that nobody waits for another's receivers.
//
// The queue's consumer hands attempts over and goes on; they run here, in bounded and fair turns. State: a lease
// per attempt in SQLite with an alarm behind it, so that an attempt that died with the object is made again.
// Everything else is D1. Eviction loses nothing: an attempt is made again rather than not at all, and a drain that
// was cut short is started again by the sweep.

import { DurableObject } from 'cloudflare:workers';
import { newContext } from '../platform/context.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { Lanes } from './attempts/lanes.ts';
import { Leases, type Assignment } from './attempts/leases.ts';
import { makeAttempt, planAttempt, type RequestBuilder } from './attempts/make-attempt.ts';
import { recordAttempts } from './attempts/record.ts';
import { Together } from './attempts/together.ts';
import type { Delivery, DeliveryState } from './delivery.ts';
import { ATTEMPT_TIMEOUT_MS } from './schedule.ts';
import { findDeliveries, findNextHeld, type RecordedOutcome } from './store.ts';

/** Attempts of one organisation that are due. */
export type HandOver = { organisationId: string; assignments: Assignment[] };

type Sought = { organisationId: string; deliveryId: string };

/** Longer than an attempt with its D1 calls can take; whoever waits for a turn has the lease renewed. */
const LEASE_MS = ATTEMPT_TIMEOUT_MS + 15_000;
/** Attempts of one object under way at most, and those to one receiver. */
const ATTEMPTS_AT_ONCE = 64;
const ATTEMPTS_AT_ONCE_PER_RECEIVER = 8;
/** Deliveries in one D1 call: far below the limit on a value. */
const DELIVERIES_TOGETHER = 100;

/** The delivery object's class; `buildCallback` comes from a folder that this one does not know. */
export function deliveryObjectClass(buildCallback: RequestBuilder) {
  return class DeliveryObject extends DurableObject<Env> {
    readonly #underWay = new Map<string, Promise<boolean>>();
    readonly #lanes = new Lanes(ATTEMPTS_AT_ONCE);
    readonly #found = new Together(DELIVERIES_TOGETHER, (sought: Sought[]) => this.#find(sought));
    readonly #recorded = new Together(DELIVERIES_TOGETHER, (outcomes: RecordedOutcome[]) =>
      this.#record(outcomes),
    );
    readonly #leases: Leases;
    #drain: 'idle' | 'running' | 'asked again' = 'idle';

    constructor(state: DurableObjectState, env: Env) {
      super(state, env);
      this.#leases = new Leases(state.storage, LEASE_MS);
    }

    /** Takes attempts on; answers once their leases are stored, before any receiver was called. */
    async accept({ organisationId, assignments }: HandOver): Promise<void> {
      this.#start(organisationId, assignments);
      await this.#leases.setAlarm();
    }

    /** Sends what is held, one after the other, oldest first. Answers at once; asking again does no harm. */
    drain(organisationId: string): void {
      if (this.#drain !== 'idle') {
        this.#drain = 'asked again';
        return;
      }
      this.#drain = 'running';
      this.ctx.waitUntil(this.#drainAll(organisationId));
    }

    /** Makes attempts again whose lease ran out. */
    override async alarm(): Promise<void> {
      const expired = this.#leases.expired();
      const [first] = expired;
      if (first !== undefined) this.#start(first.organisationId, expired);
      await this.#leases.setAlarm();
    }

    /** Forgets everything, for an organisation that leaves. */
    async erase(): Promise<void> {
      await this.ctx.storage.deleteAlarm();
      this.#leases.clear();
    }

    /** Leases attempts and makes them; those being made already have only their lease renewed. */
    #start(organisationId: string, assignments: Assignment[]): void {
      this.#leases.take(organisationId, assignments);
      for (const one of assignments) {
        if (this.#underWay.has(one.deliveryId)) continue;
        void this.#run(one.deliveryId, async () => {
          const delivery = await this.#found.ask({ organisationId, deliveryId: one.deliveryId });
          if (delivery !== null && isDue(delivery, one, 'pending')) await this.#make(delivery, one);
        });
      }
    }

    /** All of one organisation: the object's own. */
    async #find(sought: Sought[]): Promise<(Delivery | null)[]> {
      const ctx = newContext(this.env);
      const ids = sought.map((one) => one.deliveryId);
      const found = await findDeliveries(ctx, sought[0]?.organisationId ?? '', ids);
      writeLog('info', 'attempts_found', { attempts: ids.length, ...ctx.meter });
      const byId = new Map(found.map((delivery) => [delivery.id, delivery]));
      return ids.map((id) => byId.get(id) ?? null);
    }

    async #record(outcomes: RecordedOutcome[]): Promise<void[]> {
      await recordAttempts(newContext(this.env), outcomes);
      return outcomes.map(() => undefined);
    }

    /** Runs the work on one delivery; true once it is done. What throws keeps its lease and is done again. */
    #run(deliveryId: string, work: () => Promise<void>): Promise<boolean> {
      const running = work()
        .then(() => this.#leases.end(deliveryId))
        .then(() => true)
        .catch((error: unknown) => {
          writeLog('error', 'attempt_not_made', { delivery_id: deliveryId, ...errorFields(error) });
          return false;
        })
        .finally(() => this.#underWay.delete(deliveryId));
      this.#underWay.set(deliveryId, running);
      // The leases and their alarm stand behind these promises: whatever ends them early, the attempt is made again.
      this.ctx.waitUntil(running);
      return running;
    }

    async #drainAll(organisationId: string): Promise<void> {
      try {
        while (this.#drain !== 'idle') {
          const held = await findNextHeld(newContext(this.env), organisationId);
          if (held !== null) {
            // What cannot be attempted at all would be next for ever: the sweep comes back to it.
            if (!(await this.#attemptHeld(held))) break;
          } else if (this.#drain === 'asked again') this.#drain = 'running';
          else break;
        }
      } catch (error) {
        writeLog('error', 'not_drained', { organisation_id: organisationId, ...errorFields(error) });
      } finally {
        this.#drain = 'idle';
      }
    }

    async #attemptHeld(held: Delivery): Promise<boolean> {
      const underWay = this.#underWay.get(held.id);
      if (underWay !== undefined) return underWay;
      const assignment = { deliveryId: held.id, attempt: held.attempts + 1 };
      return this.#run(held.id, () => this.#make(held, assignment));
    }

    async #make(found: Delivery, assignment: Assignment): Promise<void> {
      const ctx = newContext(this.env);
      let plan = await planAttempt(ctx, found, buildCallback);
      const lane = URL.parse(plan?.url ?? '')?.host ?? '';
      const waits = !this.#lanes.hasTurn(lane, ATTEMPTS_AT_ONCE_PER_RECEIVER);
      // A body may be large and a line long: whoever waits builds it anew.
      if (waits) plan = null;
      const recorded = await this.#lanes.run(lane, ATTEMPTS_AT_ONCE_PER_RECEIVER, async () => {
        if (!waits) return makeAttempt(ctx, found, plan);
        // Whoever waited may have been paused, replayed or given another secret meanwhile.
        const { organisationId, id: deliveryId } = found;
        const delivery = await this.#found.ask({ organisationId, deliveryId });
        if (delivery === null || !isDue(delivery, assignment, found.state)) return null;
        return makeAttempt(ctx, delivery, await planAttempt(ctx, delivery, buildCallback));
      });
      if (recorded !== null) await this.#recorded.ask(recorded);
    }
  };
}

/** An attempt that was made already, or a delivery that was paused, held or settled meanwhile, is dropped. */
function isDue(delivery: Delivery, assignment: Assignment, state: DeliveryState): boolean {
  const isPaused = delivery.kind === 'event' && delivery.endpointPausedAt !== null;
  return !isPaused && delivery.state === state && delivery.attempts === assignment.attempt - 1;
}
