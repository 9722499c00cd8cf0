// Ten wrong passwords for one account within ten minutes close it for the rest of them, whoever asks and whether or
// not the account exists. Counted in D1, because isolates do not share memory.

import type { Context } from '../platform/context.ts';
import { sha256Hex } from '../platform/encoding.ts';
import { primary } from '../db/client.ts';

const FAILURES_MAX = 10;
const WINDOW_MS = 10 * 60_000;

/** Whether another password may be tried for `email`. */
export async function maySignIn(ctx: Context, email: string): Promise<boolean> {
  const sql = 'SELECT count(*) AS failures FROM sign_in_failures WHERE email_hash = ? AND at > ?';
  const row = await primary(ctx)
    .prepare(sql)
    .bind(await hashOf(email), ctx.clock() - WINDOW_MS)
    .first<{ failures: number }>();
  return (row?.failures ?? 0) < FAILURES_MAX;
}

/** Notes a wrong password and forgets those that no longer count. */
export async function noteFailure(ctx: Context, email: string): Promise<void> {
  const db = primary(ctx);
  await db.batch([
    db
      .prepare('INSERT INTO sign_in_failures (email_hash, at) VALUES (?, ?)')
      .bind(await hashOf(email), ctx.clock()),
    db.prepare('DELETE FROM sign_in_failures WHERE at <= ?').bind(ctx.clock() - WINDOW_MS),
  ]);
}

function hashOf(email: string): Promise<string> {
  return sha256Hex(email.trim().toLowerCase());
}
