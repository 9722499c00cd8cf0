// Deletion in the app. With its last application a candidate goes as well, so that nobody is kept whom no page shows.
// Scans that were debited for a score that now will never come are given back.

import type { Actor } from '../ats/actor.ts';
import { auditIfChanged } from '../ats/audit-if-changed.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import type { Context } from '../platform/context.ts';
import { noSuchApplication } from './changes.ts';

export type Deleted = { candidateId: number; candidateDeleted: boolean };

/**
 * Deletes an application and what hangs on it; `erase` erases the recordings of videos. They go before the rows, which
 * alone know where they are: whatever fails on the way is finished by asking again. Throws 404 for an unknown or
 * foreign application.
 */
export async function deleteApplication(
  ctx: Context,
  actor: Actor,
  applicationId: number,
  erase: (videoIds: number[]) => Promise<void>,
): Promise<Deleted> {
  const db = primary(ctx);
  const target = { org: actor.organisationId, application: applicationId };
  const [found, known] = await db.batch<{ id: number }>([
    named(db, SELECT_CANDIDATE, target),
    named(db, SELECT_VIDEOS, target),
  ]);
  const candidateId = found?.results[0]?.id;
  if (candidateId === undefined) throw noSuchApplication();
  const erased = idsOf(known);
  if (erased.length > 0) await erase(erased);
  const values = { ...target, candidate: candidateId };
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
  // Recorded since the look above.
  const late = idsOf(results[0]).filter((id) => !erased.includes(id));
  if (late.length > 0) await erase(late);
  return { candidateId, candidateDeleted: (results[4]?.results.length ?? 0) > 0 };
}

function idsOf(result: D1Result<{ id: number }> | undefined): number[] {
  return (result?.results ?? []).map((row) => row.id);
}

const SELECT_CANDIDATE = `
  SELECT candidate_id AS id FROM applications WHERE id = :application AND organisation_id = :org`;

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
