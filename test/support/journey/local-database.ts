// D1 of a local service that is not running: its file, opened by this process. What is written here is what a
// service leaves behind that was killed right after it committed.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Context } from '../../../src/platform/context.ts';
import { newMeter } from '../../../src/platform/meter.ts';

type Bound = { sql: string; params: SQLInputValue[] };

/** Opens D1's file below a state directory. Close it before the service starts. */
export function openDatabase(stateDir: string): DatabaseSync {
  const folder = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (file === undefined) throw new Error('the service has no database yet');
  // A process that was just killed may hold its locks a moment longer.
  return new DatabaseSync(join(folder, file), { timeout: 10_000 });
}

function prepare(sql: string) {
  return { bind: (...params: SQLInputValue[]): Bound => ({ sql, params }) };
}

/** A context whose statements are only built, for `runTogether`. */
export function buildingContext(): Context {
  const env = { DB: { withSession: () => ({ prepare }) } } as unknown as Env;
  return { env, clock: Date.now, meter: newMeter(), requestId: 'journey' };
}

/** Runs statements that were built with `buildingContext` in one transaction, as a D1 batch does. */
export function runTogether(database: DatabaseSync, statements: D1PreparedStatement[]): void {
  database.exec('BEGIN');
  for (const statement of statements as unknown as { inner: Bound }[]) {
    const { sql, params } = statement.inner;
    database.prepare(sql).all(...params);
  }
  database.exec('COMMIT');
}
