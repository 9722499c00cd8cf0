// The organisation's gate: one object an organisation, through which every API call passes once. It knows the
// active keys, the plan and the month's usage, and so decides alone and in order.
//
// State: the standing lives in memory and is read from D1 when the object wakes, when the month turns and after
// every change that someone else made (`refresh`). Reservations live in its SQLite until D1 has the job. Losing
// the memory costs one D1 read; losing the storage as well costs nothing that D1 does not know.
//
// A decision is synchronous from the standing to the reservation, so no two decisions interleave.

import { DurableObject } from 'cloudflare:workers';
import { monthOf } from '../platform/clock.ts';
import { newContext } from '../platform/context.ts';
import { clockOf } from '../platform/environment.ts';
import { errorFields, writeLog } from '../platform/log.ts';
import { fits, quotaOf, refusalOf, type Quota, type Refusal, type Standing } from './admission.ts';
import { Ledger, type Reservation } from './ledger.ts';
import { createRetentionKey, hourOf, type RetentionKey } from './retention-keys.ts';
import { findExistingJobs, readSnapshot } from './store.ts';

/** A reservation without a job in D1 is looked into after a minute; the insert refuses itself after half of that. */
const RESERVATION_MS = 60_000;
const IDEMPOTENCY_MS = 24 * 3_600_000;

export type AdmissionRequest = {
  keyId: number;
  jobId: string;
  count: number;
  idempotency: { keyHash: string; bodyHash: string } | null;
};

export type Admission =
  | Refusal
  | { kind: 'over_cap'; quota: Quota }
  | { kind: 'conflict'; quota: Quota }
  /** `jobId` is the first submission's; the caller makes sure that it reached D1. */
  | { kind: 'repeated'; jobId: string; quota: Quota; retentionKey: RetentionKey }
  | { kind: 'admitted'; jobId: string; quota: Quota; retentionKey: RetentionKey };

export type Authorisation = Refusal | { kind: 'allowed'; quota: Quota };

/** What was read of D1, and for which month. `standing` is null when there is no such organisation. */
type Loaded = { month: string; standing: Standing | null };

export class OrganisationObject extends DurableObject<Env> {
  readonly #clock = clockOf(this.env);
  #ledgerOrNull: Ledger | null = null;
  #loaded: Loaded | null = null;
  #loading: Promise<void> | null = null;
  #retentionKey: { hour: number; key: Promise<RetentionKey> } | null = null;
  readonly #keysUsed = new Map<number, number>();
  #alarmIsSet = false;

  /** Whether a key may use the API now. */
  async authorise(keyId: number): Promise<Authorisation> {
    const standing = await this.#awake();
    const refusal = refusalOf(standing, keyId);
    if (refusal !== null || standing === null) return refusal ?? { kind: 'refused', reason: 'key' };
    await this.#noteUse(keyId);
    return { kind: 'allowed', quota: quotaOf(standing) };
  }

  /** Decides on a submission and sets its CVs aside. A repeat under one Idempotency-Key is counted once. */
  async admit(request: AdmissionRequest): Promise<Admission> {
    const decision = this.#decide(await this.#awake(), request);
    if (decision.kind !== 'admitted' && decision.kind !== 'repeated') return decision;
    await this.#noteUse(request.keyId);
    return { ...decision, retentionKey: await this.#currentRetentionKey() };
  }

  /** Forgets what it knows, after D1 changed: the next decision reads anew. Resolves once that has been read. */
  async refresh(): Promise<void> {
    this.#forgetStanding();
    await this.#awake();
  }

  /** When keys were last used, as far as D1 may not know yet. */
  lastUses(): { keyId: number; at: number }[] {
    return Array.from(this.#keysUsed, ([keyId, at]) => ({ keyId, at }));
  }

  /** Forgets everything, for an organisation that leaves. */
  async erase(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#ledgerOrNull = null;
    this.#forgetStanding();
    this.#keysUsed.clear();
    this.#alarmIsSet = false;
  }

  /** Settles reservations a minute old against D1 and writes down when keys were last used. */
  override async alarm(): Promise<void> {
    const ctx = newContext(this.env);
    this.#alarmIsSet = false;
    const dueBefore = Date.now() - RESERVATION_MS;
    const due = this.#reservedUntil(dueBefore);
    const uses = new Map(this.#keysUsed);
    const existing = await findExistingJobs(
      ctx,
      due.map((one) => one.jobId),
      uses,
    );
    for (const [keyId, at] of uses) if (this.#keysUsed.get(keyId) === at) this.#keysUsed.delete(keyId);
    // Asked anew: one that a repeat renewed while D1 was asked is on its way there after all.
    const lost = this.#reservedUntil(dueBefore).filter((one) => !existing.has(one.jobId));
    this.#ledger.settle([...existing]);
    this.#ledger.release(lost.map((one) => one.jobId));
    this.#ledger.forgetSubmissions(ctx.clock() - IDEMPOTENCY_MS);
    if (lost.length > 0) this.#forgetStanding();
    if (this.#ledger.reservations().length > 0) await this.#setAlarm();
    await this.#wakeToForget(ctx.clock());
    writeLog('info', 'gate_settled', { settled: existing.size, released: lost.length, ...ctx.meter });
  }

  #decide(standing: Standing | null, request: AdmissionRequest) {
    const { keyId, jobId, count, idempotency } = request;
    const refusal = refusalOf(standing, keyId);
    if (refusal !== null || standing === null)
      return refusal ?? ({ kind: 'refused', reason: 'key' } as const);
    const now = this.#clock();
    const first = idempotency && this.#ledger.submission(idempotency.keyHash, now - IDEMPOTENCY_MS);
    if (first) {
      if (first.bodyHash !== idempotency.bodyHash)
        return { kind: 'conflict', quota: quotaOf(standing) } as const;
      this.#ledger.renew(first.jobId, Date.now());
      return { kind: 'repeated', jobId: first.jobId, quota: quotaOf(standing) } as const;
    }
    if (!fits(standing, count)) return { kind: 'over_cap', quota: quotaOf(standing) } as const;
    standing.used += count;
    this.#ledger.reserve({ jobId, month: standing.month, count, reservedAt: Date.now() });
    if (idempotency) this.#ledger.remember(idempotency.keyHash, idempotency.bodyHash, jobId, now);
    return { kind: 'admitted', jobId, quota: quotaOf(standing) } as const;
  }

  /** The standing of the present month; loads it when it is not at hand. A load overtaken by `refresh` is not believed. */
  async #awake(): Promise<Standing | null> {
    for (;;) {
      const month = monthOf(this.#clock());
      if (this.#loaded?.month === month) return this.#loaded.standing;
      this.#loading ??= this.#load(month);
      await this.#loading;
    }
  }

  /** A read that is under way may hold what is no longer so; it is not believed either. */
  #forgetStanding(): void {
    this.#loaded = null;
    this.#loading = null;
  }

  #reservedUntil(atMs: number): Reservation[] {
    return this.#ledger.reservations().filter((one) => one.reservedAt <= atMs);
  }

  #load(month: string): Promise<void> {
    const loading: Promise<void> = this.#read(month)
      .then((standing) => {
        if (this.#loading === loading) this.#loaded = { month, standing };
      })
      .finally(() => {
        if (this.#loading === loading) this.#loading = null;
      });
    return loading;
  }

  async #read(month: string): Promise<Standing | null> {
    const ctx = newContext(this.env);
    const reserved = this.#ledger.reservations();
    const since = this.#ledger.isRebuilt() ? Number.MAX_SAFE_INTEGER : ctx.clock() - IDEMPOTENCY_MS;
    const jobIds = reserved.map((one) => one.jobId);
    const { standing, found, submissions } = await readSnapshot(
      ctx,
      this.#organisationId(),
      month,
      jobIds,
      since,
    );
    for (const one of submissions)
      this.#ledger.remember(one.keyHash, one.bodyHash, one.jobId, one.submittedAt);
    if (!this.#ledger.isRebuilt() && standing !== null) this.#ledger.markRebuilt(ctx.clock());
    const onTheWay = reserved.filter((one) => one.month === month && !found.has(one.jobId));
    if (standing !== null) for (const one of onTheWay) standing.used += one.count;
    writeLog('info', 'gate_loaded', { organisation_id: this.#organisationId(), ...ctx.meter });
    return standing;
  }

  get #ledger(): Ledger {
    this.#ledgerOrNull ??= new Ledger(this.ctx.storage.sql);
    return this.#ledgerOrNull;
  }

  #organisationId(): string {
    const name = this.ctx.id.name;
    if (name === undefined) throw new Error('the gate is addressed by its organisation');
    return name;
  }

  async #noteUse(keyId: number): Promise<void> {
    this.#keysUsed.set(keyId, this.#clock());
    await this.#setAlarm();
  }

  async #setAlarm(): Promise<void> {
    if (this.#alarmIsSet) return;
    this.#alarmIsSet = true;
    // One that is nearer keeps its time, or a busy object would put it off for ever.
    const dueAt = Date.now() + RESERVATION_MS;
    const setFor = await this.ctx.storage.getAlarm();
    if (setFor === null || setFor > dueAt) await this.ctx.storage.setAlarm(dueAt);
  }

  /** An organisation that goes quiet is woken once more, so that no hash of what it sent outlives its results. */
  async #wakeToForget(now: number): Promise<void> {
    const newestAt = this.#ledger.newestSubmissionAt();
    if (newestAt === null || this.#alarmIsSet) return;
    await this.ctx.storage.setAlarm(Date.now() + newestAt + IDEMPOTENCY_MS - now + 1_000);
  }

  /** The key of the present hour. Kept as a promise, so that parallel callers make one. */
  #currentRetentionKey(): Promise<RetentionKey> {
    const hour = hourOf(this.#clock());
    if (this.#retentionKey?.hour !== hour) {
      const key = createRetentionKey(this.env, this.#organisationId(), hour);
      this.#retentionKey = { hour, key };
      key.catch((error: unknown) => {
        this.#retentionKey = null;
        writeLog('error', 'retention_key_not_stored', errorFields(error));
      });
    }
    return this.#retentionKey.key;
  }
}
