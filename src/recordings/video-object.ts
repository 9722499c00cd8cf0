// One recording, in chunks, under the id of its row in D1. State: its SQLite, nothing in memory; eviction loses
// nothing. An upload begins, appends its chunks in order and seals; what is sealed is played and no more written.
//
//   empty ---begin---> open ---seal---> sealed
//   open  ---begin by another, once it stood still---> open
//   any   ---erase, or the alarm---> empty
//
// The alarm erases an upload that was given up, and a sealed recording when its time is over, even if nobody asks.

import { DurableObject } from 'cloudflare:workers';
import { CHUNK_BYTES, STILL_MS, UPLOAD_MS } from './limits.ts';

type State = { upload: string; bytes: number; movedAt: number; sealed: number };

export class VideoObject extends DurableObject<Env> {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.storage.sql.exec(`
      CREATE TABLE IF NOT EXISTS chunks (position INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
      CREATE TABLE IF NOT EXISTS recording (id INTEGER PRIMARY KEY CHECK (id = 1), upload TEXT NOT NULL,
        bytes INTEGER NOT NULL, moved_at INTEGER NOT NULL, sealed INTEGER NOT NULL)`);
  }

  /** Makes room for an upload. False while another is under way, or was sealed a moment ago and is being noted. */
  async begin(upload: string): Promise<boolean> {
    const state = this.#state();
    if (state !== null && Date.now() - state.movedAt < STILL_MS) return false;
    this.#sql('DELETE FROM chunks');
    this.#sql('INSERT OR REPLACE INTO recording VALUES (1, ?, 0, ?, 0)', upload, Date.now());
    await this.ctx.storage.setAlarm(Date.now() + UPLOAD_MS);
    return true;
  }

  /** Appends a chunk of at most a megabyte; all but the last are full. False when the upload is not (any more) ours. */
  async append(upload: string, bytes: Uint8Array): Promise<boolean> {
    const state = this.#state();
    if (state === null || state.upload !== upload || state.sealed === 1) return false;
    if (bytes.length > CHUNK_BYTES || state.bytes % CHUNK_BYTES !== 0) return false;
    this.#sql('INSERT INTO chunks VALUES (?, ?)', state.bytes / CHUNK_BYTES, bytes);
    this.#sql('UPDATE recording SET bytes = bytes + ?, moved_at = ?', bytes.length, Date.now());
    return true;
  }

  /** Ends an upload. The recording erases itself at `eraseAt`, in real milliseconds. False when it is not ours. */
  async seal(upload: string, eraseAt: number): Promise<boolean> {
    const state = this.#state();
    if (state === null || state.upload !== upload) return false;
    this.#sql('UPDATE recording SET sealed = 1, moved_at = ?', Date.now());
    await this.ctx.storage.setAlarm(eraseAt);
    return true;
  }

  /** The chunk at a position, from 0; null beyond the end. */
  async chunk(position: number): Promise<Uint8Array | null> {
    const [row] = this.#sql('SELECT bytes FROM chunks WHERE position = ?', position);
    return row === undefined ? null : new Uint8Array(row['bytes'] as ArrayBuffer);
  }

  /** Erases an upload of this name only: one that came too late must not take the one that was in time with it. */
  async discard(upload: string): Promise<void> {
    if (this.#state()?.upload === upload) await this.erase();
  }

  /** Erases everything, for ever. */
  async erase(): Promise<void> {
    this.#sql('DELETE FROM chunks');
    this.#sql('DELETE FROM recording');
    await this.ctx.storage.deleteAlarm();
  }

  override async alarm(): Promise<void> {
    await this.erase();
  }

  #state(): State | null {
    const [row] = this.#sql('SELECT upload, bytes, moved_at AS movedAt, sealed FROM recording');
    return (row as State | undefined) ?? null;
  }

  #sql(query: string, ...values: (string | number | Uint8Array)[]) {
    return this.ctx.storage.sql.exec(query, ...values).toArray();
  }
}
