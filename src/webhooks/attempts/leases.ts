// Which attempts an object has taken on and until when: in its SQLite, so that an attempt that died with the object
// is found when its lease has run out. Times here are the machine's, not the service's shifted clock, like alarms.

/** An attempt to make, as it is handed over. */
export type Assignment = { deliveryId: string; attempt: number };

/** An attempt whose lease ran out. */
export type ExpiredLease = Assignment & { organisationId: string };

export class Leases {
  readonly #storage: DurableObjectStorage;
  readonly #leaseMs: number;

  constructor(storage: DurableObjectStorage, leaseMs: number) {
    this.#storage = storage;
    this.#leaseMs = leaseMs;
    storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS leases (delivery_id TEXT PRIMARY KEY, organisation_id TEXT NOT NULL,
         attempt INTEGER NOT NULL, until INTEGER NOT NULL)`,
    );
  }

  /** Takes attempts on, or renews them. */
  take(organisationId: string, assignments: readonly Assignment[]): void {
    const until = Date.now() + this.#leaseMs;
    for (const { deliveryId, attempt } of assignments) {
      this.#storage.sql.exec(TAKE, deliveryId, organisationId, attempt, until);
    }
  }

  /** An attempt that was recorded needs its lease no more. */
  end(deliveryId: string): void {
    this.#storage.sql.exec('DELETE FROM leases WHERE delivery_id = ?', deliveryId);
  }

  /** Forgets them all. */
  clear(): void {
    this.#storage.sql.exec('DELETE FROM leases');
  }

  /** Attempts whose lease ran out, oldest first. */
  expired(): ExpiredLease[] {
    return this.#storage.sql.exec<ExpiredLease>(EXPIRED, Date.now()).toArray();
  }

  /** Sets the alarm to when the next lease runs out; none without leases. */
  async setAlarm(): Promise<void> {
    const [row] = this.#storage.sql
      .exec<{ until: number | null }>('SELECT min(until) AS until FROM leases')
      .toArray();
    if (row?.until) await this.#storage.setAlarm(row.until);
  }
}

const TAKE = `
  INSERT INTO leases (delivery_id, organisation_id, attempt, until) VALUES (?, ?, ?, ?)
  ON CONFLICT (delivery_id) DO UPDATE SET attempt = excluded.attempt, until = excluded.until`;

const EXPIRED = `
  SELECT delivery_id AS deliveryId, attempt, organisation_id AS organisationId
  FROM leases WHERE until <= ? ORDER BY until, rowid`;
