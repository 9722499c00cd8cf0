// Erases an organisation: its recordings, its rows, the people who belong to nothing else, its objects and its keys in
// KV. Whatever dies on the way is finished by asking again.

import { primary } from '../db/client.ts';
import { gateOf } from '../organisation/gate.ts';
import { deleteRetentionKeys } from '../organisation/retention-keys.ts';
import type { Context } from '../platform/context.ts';
import { eraseRecordings } from '../recordings/recordings.ts';

/** Leaves nothing behind; false when there was no such organisation (any more). */
export async function eraseOrganisation(ctx: Context, organisationId: string): Promise<boolean> {
  const db = primary(ctx);
  const videos = await db
    .prepare('SELECT id FROM candidate_videos WHERE organisation_id = ?')
    .bind(organisationId)
    .all<{ id: number }>();
  // Before the rows, which alone know where the recordings are.
  await eraseRecordings(
    ctx,
    videos.results.map((video) => video.id),
  );
  const [, , erased] = await db.batch<{ id: string }>([
    db.prepare(RESET_TOKENS).bind(organisationId),
    db.prepare(LEAVERS).bind(organisationId),
    db.prepare('DELETE FROM organisations WHERE id = ? RETURNING id').bind(organisationId),
  ]);
  await Promise.all([
    gateOf(ctx, organisationId).erase(),
    ctx.env.DELIVERY.getByName(organisationId).erase(),
    deleteRetentionKeys(ctx.env, organisationId),
  ]);
  return (erased?.results.length ?? 0) > 0;
}

const ONLY_HERE = `
  SELECT user_id FROM members WHERE organisation_id = ?1
    AND NOT EXISTS (SELECT 1 FROM members AS other
      WHERE other.user_id = members.user_id AND other.organisation_id <> ?1)`;
/** Tokens of password resets name the person in their value. */
const RESET_TOKENS = `DELETE FROM verifications WHERE value IN (${ONLY_HERE})`;
/** Sessions, accounts and memberships go with the person, everything else with the organisation. */
const LEAVERS = `DELETE FROM users WHERE id IN (${ONLY_HERE})`;
