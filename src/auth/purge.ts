// Erases sessions, password resets and invitations that are over: their rows hold addresses, browsers and who asked, and
// serve nobody.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';

/** Rows looked at by one statement; a run goes on until nothing is due. */
const ROWS_PER_BATCH = 500;
/** Ends a run that would outlast its invocation; the next goes on. */
const BATCHES_MAX = 50;
/** For so long the page of an invitation that came too late says so. */
const INVITATION_SHOWN_MS = 30 * 24 * 3_600_000;

/** Erases what has expired by the machine's clock, as sign-in reads it; invitations a month later; how many of each. */
export async function purgeSignIns(ctx: Context, now = Date.now()) {
  return {
    sessions: await eraseExpired(ctx, 'sessions', now),
    password_resets: await eraseExpired(ctx, 'verifications', now),
    invitations: await eraseExpired(ctx, 'invitations', now - INVITATION_SHOWN_MS),
  };
}

/**
 * Looks at the oldest rows until some are still good: none is prolonged, so that they expire in about the order they
 * were written and no index is needed. A session for a day only may wait until those of a fortnight before it are over.
 */
async function eraseExpired(
  ctx: Context,
  table: 'sessions' | 'verifications' | 'invitations',
  now: number,
): Promise<number> {
  const sql = `
    DELETE FROM ${table} WHERE expires_at <= ? AND rowid IN
      (SELECT rowid FROM ${table} ORDER BY rowid LIMIT ${ROWS_PER_BATCH}) RETURNING 1`;
  let erased = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const count = (await primary(ctx).prepare(sql).bind(now).all()).results.length;
    erased += count;
    if (count < ROWS_PER_BATCH) break;
  }
  return erased;
}
