// Moves an application to a stage (spec, application.stage_changed): two D1 round trips.

import type { Actor } from '../ats/actor.ts';
import { auditIfChanged } from '../ats/audit-if-changed.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import type { Context } from '../platform/context.ts';
import { change, getTarget } from './changes.ts';
import type { Stage } from './stages.ts';

/** False when it is at that stage already, which is no event. Throws 404 for an unknown or foreign application. */
export async function moveStage(
  ctx: Context,
  actor: Actor,
  applicationId: number,
  stage: Stage,
): Promise<boolean> {
  const target = await getTarget(ctx, actor.organisationId, applicationId);
  if (target.stage === stage) return false;
  const db = primary(ctx);
  const moved = { from: target.stage, to: stage };
  return change(ctx, db, {
    target,
    author: actor,
    event: { type: 'application.stage_changed', stage },
    note: { kind: 'stage_changed', details: moved },
    // Someone else may have moved it there since it was read.
    guard: {
      sql: 'EXISTS (SELECT 1 FROM applications WHERE id = ? AND stage <> ?)',
      params: [applicationId, stage],
    },
    statements: [
      named(db, MOVE, { id: applicationId, org: actor.organisationId, stage }),
      auditIfChanged(ctx, db, actor, {
        action: 'application.stage_changed',
        subject: applicationId,
        details: moved,
      }),
    ],
  });
}

const MOVE =
  'UPDATE applications SET stage = :stage WHERE id = :id AND organisation_id = :org AND stage <> :stage';
