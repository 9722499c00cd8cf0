// Moves applications, each to a stage of its own (spec, application.stage_changed), so that an undo is a move like every
// other: two D1 round trips, whatever their number. A move may name the stage it starts from, as an undo does: whoever
// has been moved on since then stays there, and nobody's later decision is taken back with one's own.

import { actorName, type Actor } from '../ats/actor.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import {
  announceEvents,
  eventStatements,
  writtenEventIds,
  type EventGuard,
  type NewEvent,
} from '../webhooks/events.ts';
import { noSuchApplication } from './changes.ts';
import type { Stage } from './stages.ts';

/** At most so many at once. */
const MOVES_MAX = 500;

export type Move = {
  applicationId: number;
  stage: Stage;
  /** Only from this stage; from any when absent. */
  from?: Stage;
};
export type Moved = { applicationId: number; name: string; from: Stage; to: Stage };
export type Outcome = {
  moved: Moved[];
  /** Who was no longer at the stage that the move starts from, and stays. */
  stayed: Omit<Moved, 'to'>[];
};

/**
 * What moved and who stayed; who stood there already is neither, and no event, and of one named twice the last move
 * counts. `jobId` is the job they all belong to, null for any. Throws 404 when an application is unknown, foreign or of
 * another job (nothing is moved then), 400 for none or too many.
 */
export async function moveStages(
  ctx: Context,
  actor: Actor,
  jobId: number | null,
  moves: readonly Move[],
): Promise<Outcome> {
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
  const { results: found } = await named(db, SELECT, values).all<Found>();
  if (found.length < last.size) throw noSuchApplication();
  const elsewhere = found.filter((one) => one.from !== one.to);
  const mayMove = ({ applicationId, from }: Found) => (last.get(applicationId)?.from ?? from) === from;
  const stayed = elsewhere.filter((one) => !mayMove(one));
  const due = elsewhere.filter(mayMove).map((one) => ({ ...one, eventId: crypto.randomUUID() }));
  if (due.length === 0) return { moved: [], stayed };
  const events = due.map(({ eventId, jobId, applicationId, to }): NewEvent => ({
    eventId,
    type: 'application.stage_changed',
    organisationId: actor.organisationId,
    jobId,
    applicationId,
    stage: to,
    occurredAt: ctx.clock(),
  }));
  const results = await db.batch([
    ...eventStatements(ctx, events, stillMoves([...last.values()])),
    ...[NOTE, AUDIT, MOVE].map((sql) => named(db, sql, values)),
  ]);
  await announceEvents(ctx, results);
  const written = new Set(writtenEventIds(results));
  return { moved: due.filter((one) => written.has(one.eventId)), stayed };
}

type Found = Moved & { jobId: number };

/** Someone else may have moved one since it was read: what MOVES says of the rest of the batch, for the events. */
function stillMoves(moves: readonly Move[]): EventGuard {
  const starts = Object.fromEntries(moves.map((move) => [move.applicationId, move.from]));
  const sql = `EXISTS (
    SELECT 1 FROM applications WHERE id = event.application_id AND stage <> event.stage
      AND stage = coalesce(? ->> CAST(event.application_id AS TEXT), stage))`;
  return { sql, params: [JSON.stringify(starts)] };
}

const MOVES = `
  (SELECT value ->> 'applicationId' AS id, value ->> 'stage' AS stage, value ->> 'from' AS start
    FROM json_each(:moves)) AS move
  JOIN applications AS application ON application.id = move.id AND application.organisation_id = :org
    AND (:job IS NULL OR application.job_id = :job)`;
const IS_DUE = `application.stage <> move.stage AND application.stage = coalesce(move.start, application.stage)`;
const DETAILS = `json_object('from', application.stage, 'to', move.stage)`;

const SELECT = `
  SELECT application.id AS applicationId, application.job_id AS jobId, candidate.name, application.stage AS "from", move.stage AS "to"
  FROM ${MOVES} JOIN candidates AS candidate ON candidate.id = application.candidate_id`;

const NOTE = `
  INSERT INTO timeline_entries (organisation_id, application_id, at, actor, kind, details)
  SELECT :org, application.id, :now, :actor, 'stage_changed', ${DETAILS}
  FROM ${MOVES} WHERE ${IS_DUE}`;

const AUDIT = `
  INSERT INTO audit_entries (organisation_id, at, actor, action, subject, details)
  SELECT :org, :now, :actor, 'application.stage_changed', CAST(application.id AS TEXT), ${DETAILS}
  FROM ${MOVES} WHERE ${IS_DUE}`;

const MOVE = `
  UPDATE applications SET stage = move.stage, updated_at = :now
  FROM (SELECT application.id, move.stage FROM ${MOVES} WHERE ${IS_DUE}) AS move WHERE applications.id = move.id`;
