// The gate's own storage: reservations that D1 may not have yet, and the Idempotency-Keys of a day. Everything
// here can be lost: reservations guard a minute, and the rest is read back from D1.

/** CVs set aside for a job that is on its way to D1. */
export type Reservation = { jobId: string; month: string; count: number; reservedAt: number };

/** The first submission under an Idempotency-Key. */
export type RememberedSubmission = { bodyHash: string; jobId: string };

/** Reads and writes of the gate's SQLite; synchronous, so nothing comes between two of them. */
export class Ledger {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(`
      CREATE TABLE IF NOT EXISTS reservations (
        job_id TEXT PRIMARY KEY, month TEXT NOT NULL, count INTEGER NOT NULL, reserved_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS submissions (
        key_hash TEXT PRIMARY KEY, body_hash TEXT NOT NULL, job_id TEXT NOT NULL, submitted_at INTEGER NOT NULL
      ) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS rebuilt (at INTEGER NOT NULL);
    `);
  }

  /** False for storage that is new or was lost: the submissions must be read back from D1 first. */
  isRebuilt(): boolean {
    return this.#sql.exec('SELECT 1 FROM rebuilt LIMIT 1').toArray().length > 0;
  }

  markRebuilt(atMs: number): void {
    this.#sql.exec('INSERT INTO rebuilt (at) VALUES (?)', atMs);
  }

  reserve(reservation: Reservation): void {
    const { jobId, month, count, reservedAt } = reservation;
    this.#sql.exec(
      'INSERT OR REPLACE INTO reservations (job_id, month, count, reserved_at) VALUES (?, ?, ?, ?)',
      jobId,
      month,
      count,
      reservedAt,
    );
  }

  reservations(): Reservation[] {
    const rows = this.#sql.exec<Reservation>(
      'SELECT job_id AS jobId, month, count, reserved_at AS reservedAt FROM reservations',
    );
    return rows.toArray();
  }

  /** Renews a reservation's minute; false when it is settled already. */
  renew(jobId: string, atMs: number): boolean {
    return (
      this.#sql.exec('UPDATE reservations SET reserved_at = ? WHERE job_id = ?', atMs, jobId).rowsWritten > 0
    );
  }

  /** Forgets reservations that D1 holds now. */
  settle(jobIds: string[]): void {
    this.#sql.exec(
      'DELETE FROM reservations WHERE job_id IN (SELECT value FROM json_each(?))',
      JSON.stringify(jobIds),
    );
  }

  /** Forgets reservations that never reached D1, and that their submissions were ever made. */
  release(jobIds: string[]): void {
    this.settle(jobIds);
    this.#sql.exec(
      'DELETE FROM submissions WHERE job_id IN (SELECT value FROM json_each(?))',
      JSON.stringify(jobIds),
    );
  }

  submission(keyHash: string, notBefore: number): RememberedSubmission | null {
    const rows = this.#sql.exec<RememberedSubmission>(
      'SELECT body_hash AS bodyHash, job_id AS jobId FROM submissions WHERE key_hash = ? AND submitted_at >= ?',
      keyHash,
      notBefore,
    );
    return rows.toArray()[0] ?? null;
  }

  remember(keyHash: string, bodyHash: string, jobId: string, atMs: number): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO submissions (key_hash, body_hash, job_id, submitted_at) VALUES (?, ?, ?, ?)',
      keyHash,
      bodyHash,
      jobId,
      atMs,
    );
  }

  /** When the newest submission that is remembered was made; null without any. */
  newestSubmissionAt(): number | null {
    const row = this.#sql
      .exec<{ at: number | null }>('SELECT max(submitted_at) AS at FROM submissions')
      .one();
    return row.at;
  }

  forgetSubmissions(before: number): void {
    this.#sql.exec('DELETE FROM submissions WHERE submitted_at < ?', before);
  }
}
