// A change to an application, its place in the timeline and its event: one D1 batch. The event's statements come
// first and see the state before the change; the announcement follows the batch, and the sweep follows that.

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
  type EventType,
} from '../webhooks/events.ts';

/** An application that is about to change. */
export type Target = { organisationId: string; jobId: number; applicationId: number; stage: string };

/** Finds an application of an organisation. Throws 404 for an unknown or foreign one. */
export async function getTarget(
  ctx: Context,
  organisationId: string,
  applicationId: number,
): Promise<Target> {
  const sql = 'SELECT job_id AS jobId, stage FROM applications WHERE id = ? AND organisation_id = ?';
  const row = await primary(ctx)
    .prepare(sql)
    .bind(applicationId, organisationId)
    .first<{ jobId: number; stage: string }>();
  if (row === null) throw noSuchApplication();
  return { organisationId, applicationId, ...row };
}

export function noSuchApplication(): ServiceError {
  return new ServiceError('not_found', 'No such application.');
}

/** What the timeline keeps; `kind` as in its table. */
export type Note = { kind: string; details?: Record<string, string | number | boolean | null> };

/** The actor of what happened: a member, or someone without an account. */
export type Author = Actor | 'candidate' | 'referee';

/** The statement that writes a note and makes the application show in the next incremental pull. */
export function noteStatements(
  ctx: Context,
  db: D1Database,
  target: Pick<Target, 'organisationId' | 'applicationId'>,
  author: Author,
  note: Note,
  guard: EventGuard = ALWAYS,
): D1PreparedStatement[] {
  const { organisationId, applicationId } = target;
  const actor = typeof author === 'string' ? author : actorName(author);
  const details = note.details === undefined ? null : JSON.stringify(note.details);
  return [
    db
      .prepare(
        `INSERT INTO timeline_entries (organisation_id, application_id, at, actor, kind, details)
         SELECT ?, ?, ?, ?, ?, ? WHERE ${guard.sql}`,
      )
      .bind(organisationId, applicationId, ctx.clock(), actor, note.kind, details, ...guard.params),
    named(db, TOUCH, { id: applicationId, org: organisationId, now: ctx.clock() }),
  ];
}

export const ALWAYS: EventGuard = { sql: 'true', params: [] };

const TOUCH = 'UPDATE applications SET updated_at = :now WHERE id = :id AND organisation_id = :org';

export type Change = {
  target: Target;
  author: Author;
  event: { type: EventType; stage?: string };
  note: Note;
  /** Decides in the batch, before the change, whether there still is something to change; SQL without `event`. */
  guard: EventGuard;
  /** The change itself, and an audit entry where one is due. */
  statements: D1PreparedStatement[];
};

/**
 * Makes a change and announces its event. False when the guard found nothing to change any more: then nothing was
 * written by the note and no event was; `statements` carry a condition of their own.
 */
export async function change(ctx: Context, db: D1Database, change: Change): Promise<boolean> {
  const { target, event, guard } = change;
  const { organisationId, jobId, applicationId } = target;
  const eventId = crypto.randomUUID();
  const occurredAt = ctx.clock();
  const events = eventStatements(
    ctx,
    [{ eventId, organisationId, jobId, applicationId, occurredAt, ...event }],
    guard,
  );
  const results = await db.batch([
    ...events,
    ...noteStatements(ctx, db, target, change.author, change.note, guard),
    ...change.statements,
  ]);
  await announceEvents(ctx, results);
  return writtenEventIds(results).includes(eventId);
}
