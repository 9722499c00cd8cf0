// Moves many applications of one job, each to a stage of its own, so that an undo is a move like every other: two D1
// round trips, whatever their number.

import { actorName, type Actor } from '../ats/actor.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { announceEvents, eventStatements, type NewEvent } from '../webhooks/events.ts';
import { noSuchApplication } from './changes.ts';
import type { Stage } from './stages.ts';

/** At most so many at once. */
const MOVES_MAX = 500;

export type Move = { applicationId: number; stage: Stage };
export type Moved = { applicationId: number; name: string; from: Stage; to: Stage };

/**
 * What moved; who stood there already is left out and is no event, and of one named twice the last move counts. Throws
 * 404 when an application is unknown, foreign or of another job (nothing is moved then), 400 for none or too many.
 */
export async function moveStages(
  ctx: Context,
  actor: Actor,
  jobId: number,
  moves: readonly Move[],
): Promise<Moved[]> {
  if (moves.length === 0) throw new ServiceError('bad_request', 'Choose at least one candidate.');
  if (moves.length > MOVES_MAX)
    throw new ServiceError('bad_request', `At most ${MOVES_MAX} candidates move at once.`);
  const last = new Map(moves.map((move) => [move.applicationId, move]));
  const db = primary(ctx);
  const values = {
    org: actor.organisationId,
    job: jobId,
    now: ctx.clock(),
    actor: actorName(actor),
    moves: JSON.stringify([...last.values()]),
  };
  const { results: found } = await named(db, SELECT, values).all<Moved>();
  if (found.length < last.size) throw noSuchApplication();
  const moved = found.filter((one) => one.from !== one.to);
  if (moved.length === 0) return [];
  const events = moved.map(({ applicationId, to }): NewEvent => ({
    eventId: crypto.randomUUID(),
    type: 'application.stage_changed',
    organisationId: actor.organisationId,
    jobId,
    applicationId,
    stage: to,
    occurredAt: ctx.clock(),
  }));
  // Someone else may have moved one there since it was read: then nothing of it is written.
  const guard = {
    sql: 'EXISTS (SELECT 1 FROM applications WHERE id = event.application_id AND stage <> event.stage)',
    params: [],
  };
  const results = await db.batch([
    ...eventStatements(ctx, events, guard),
    ...[NOTE, AUDIT, MOVE].map((sql) => named(db, sql, values)),
  ]);
  await announceEvents(ctx, results);
  return moved;
}

const MOVES = `
  (SELECT value ->> 'applicationId' AS id, value ->> 'stage' AS stage FROM json_each(:moves)) AS move
  JOIN applications AS application ON application.id = move.id AND application.job_id = :job
    AND application.organisation_id = :org`;
const DETAILS = `json_object('from', application.stage, 'to', move.stage)`;

const SELECT = `
  SELECT application.id AS applicationId, candidate.name, application.stage AS "from", move.stage AS "to"
  FROM ${MOVES} JOIN candidates AS candidate ON candidate.id = application.candidate_id`;

const NOTE = `
  INSERT INTO timeline_entries (organisation_id, application_id, at, actor, kind, details)
  SELECT :org, application.id, :now, :actor, 'stage_changed', ${DETAILS}
  FROM ${MOVES} WHERE application.stage <> move.stage`;

const AUDIT = `
  INSERT INTO audit_entries (organisation_id, at, actor, action, subject, details)
  SELECT :org, :now, :actor, 'application.stage_changed', CAST(application.id AS TEXT), ${DETAILS}
  FROM ${MOVES} WHERE application.stage <> move.stage`;

const MOVE = `
  UPDATE applications SET stage = move.value ->> 'stage', updated_at = :now
  FROM json_each(:moves) AS move
  WHERE applications.id = move.value ->> 'applicationId' AND job_id = :job AND organisation_id = :org
    AND stage <> move.value ->> 'stage'`;
