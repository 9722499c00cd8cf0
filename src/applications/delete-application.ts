// Deletion in the app. With its last application a candidate goes as well, so that nobody is kept whom no page shows.
// Scans that were debited for a score that now will never come are given back.

import type { Actor } from '../ats/actor.ts';
import { auditIfChanged } from '../ats/audit-if-changed.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import type { Context } from '../platform/context.ts';
import { noSuchApplication } from './changes.ts';

/** What went; the caller erases the recordings of `videoIds`. */
export type Deleted = { candidateId: number; candidateDeleted: boolean; videoIds: number[] };

/** Deletes an application and what hangs on it. Throws 404 for an unknown or foreign one. */
export async function deleteApplication(ctx: Context, actor: Actor, applicationId: number): Promise<Deleted> {
  const db = primary(ctx);
  const candidateId = await db
    .prepare('SELECT candidate_id FROM applications WHERE id = ? AND organisation_id = ?')
    .bind(applicationId, actor.organisationId)
    .first<number>('candidate_id');
  if (candidateId === null) throw noSuchApplication();
  const values = { org: actor.organisationId, candidate: candidateId, application: applicationId };
  const entry = {
    action: 'application.deleted',
    subject: applicationId,
    details: { candidate_id: candidateId },
  } as const;
  const results = await db.batch<{ id: number }>([
    named(db, SELECT_VIDEOS, values),
    named(db, GIVE_BACK, values),
    named(db, DELETE_APPLICATION, values),
    auditIfChanged(ctx, db, actor, entry),
    named(db, DELETE_CANDIDATE, values),
  ]);
  return {
    candidateId,
    candidateDeleted: (results[4]?.results.length ?? 0) > 0,
    videoIds: (results[0]?.results ?? []).map((row) => row.id),
  };
}

const SELECT_VIDEOS = `
  SELECT id FROM candidate_videos WHERE application_id = :application AND organisation_id = :org AND status = 'recorded'`;

const GIVE_BACK = `
  UPDATE plan_scan_usage SET used = max(0, used - (
    SELECT count(*) FROM scoring_run_items AS item JOIN scoring_runs AS run ON run.id = item.run_id
    WHERE item.application_id = :application AND run.organisation_id = :org AND item.state = 'waiting'
      AND run.month = plan_scan_usage.month))
  WHERE organisation_id = :org`;

const DELETE_APPLICATION = 'DELETE FROM applications WHERE id = :application AND organisation_id = :org';

const DELETE_CANDIDATE = `
  DELETE FROM candidates WHERE id = :candidate AND organisation_id = :org AND NOT EXISTS (
    SELECT 1 FROM applications WHERE candidate_id = :candidate)
  RETURNING id`;
