// Video introductions: the rows. A single-use link lets the candidate record one; the recording itself is kept by
// whoever calls this, under the row's id, and is erased when it expires.

import type { Actor } from '../ats/actor.ts';
import { primary } from '../db/client.ts';
import { named } from '../db/named.ts';
import { ServiceError } from '../http/errors.ts';
import type { Context } from '../platform/context.ts';
import { change, noteStatements } from './changes.ts';
import {
  deadLink,
  getOpenLink,
  openLinkSql,
  requestLink,
  type OpenLink,
  type RequestedLink,
} from './links.ts';

/** How long a recording is kept. */
export const VIDEO_MS = 90 * 86_400_000;
/** Rows that one purge takes on. */
const EXPIRED_MAX = 100;

/** Makes a recording link. Throws 404 for an unknown or foreign application. */
export function requestVideo(ctx: Context, actor: Actor, applicationId: number): Promise<RequestedLink> {
  const note = { kind: 'video_requested' };
  return requestLink(ctx, actor, { kind: 'video', applicationId }, { insert: REQUEST, note });
}

/** The video that a link asks for. Throws 410 for a link that does not work (any more). */
export function getOpenVideo(ctx: Context, token: string): Promise<OpenLink> {
  return getOpenLink(ctx, SELECT_OPEN, token);
}

/** What is known of a recording that was stored. */
export type Recording = { contentType: string; bytes: number; durationSeconds: number | null };

/** Notes a recording as there; the link works no more. Throws 410 for a dead link: then the recording is nobody's. */
export async function recordVideo(ctx: Context, token: string, recording: Recording): Promise<OpenLink> {
  const video = await getOpenVideo(ctx, token);
  const { id, ...target } = video;
  const db = primary(ctx);
  const now = ctx.clock();
  const isTaken = await change(ctx, db, {
    target,
    author: 'candidate',
    event: { type: 'application.video_received' },
    note: { kind: 'video_received', details: { video_id: id } },
    guard: {
      sql: `EXISTS (SELECT 1 FROM candidate_videos WHERE id = ? AND status = 'requested')`,
      params: [id],
    },
    statements: [
      named(db, RECORD, {
        id,
        now,
        expires: now + VIDEO_MS,
        type: recording.contentType,
        bytes: recording.bytes,
        duration: recording.durationSeconds,
      }),
    ],
  });
  if (!isTaken) throw deadLink();
  return video;
}

/** A recording that may be played: its row. Throws 404 when it is foreign, expired or deleted. */
export async function getPlayableVideo(ctx: Context, organisationId: string, videoId: number) {
  const row = await primary(ctx)
    .prepare(SELECT_PLAYABLE)
    .bind(videoId, organisationId, ctx.clock())
    .first<{ id: number; applicationId: number; contentType: string; bytes: number }>();
  if (row === null) throw new ServiceError('not_found', 'No such video.');
  return row;
}

/** Marks a recording as deleted by hand; the caller erases it. Throws 404 as `getPlayableVideo`. */
export async function deleteVideo(ctx: Context, actor: Actor, videoId: number): Promise<void> {
  const { applicationId } = await getPlayableVideo(ctx, actor.organisationId, videoId);
  const target = { organisationId: actor.organisationId, applicationId };
  const db = primary(ctx);
  await db.batch([
    named(db, DELETE, { id: videoId, org: actor.organisationId, now: ctx.clock() }),
    ...noteStatements(ctx, db, target, actor, { kind: 'video_deleted', details: { video_id: videoId } }),
  ]);
}

/** Recordings whose time is over and that were not erased yet. */
export async function findExpiredVideos(ctx: Context): Promise<{ id: number; organisationId: string }[]> {
  const sql = `SELECT id, organisation_id AS organisationId FROM candidate_videos
    WHERE status = 'recorded' AND expires_at <= ? ORDER BY expires_at LIMIT ${EXPIRED_MAX}`;
  const rows = await primary(ctx)
    .prepare(sql)
    .bind(ctx.clock())
    .all<{ id: number; organisationId: string }>();
  return rows.results;
}

/** Marks recordings as erased, once they are. Their expiry already made them news to the pull. */
export async function markVideosErased(ctx: Context, ids: readonly number[]): Promise<void> {
  const sql = `UPDATE candidate_videos SET status = 'deleted', deleted_at = ?
    WHERE status = 'recorded' AND id IN (SELECT value FROM json_each(?))`;
  await primary(ctx).prepare(sql).bind(ctx.clock(), JSON.stringify(ids)).run();
}

const REQUEST = `
  INSERT INTO candidate_videos
    (organisation_id, application_id, token_hash, status, requested_by, requested_at, link_expires_at)
  VALUES (:org, :application, :hash, 'requested', :by, :now, :expires) RETURNING id`;

const SELECT_OPEN = openLinkSql({
  table: 'candidate_videos',
  whileOpen: `link.status = 'requested' AND link_expires_at > :now`,
});

const RECORD = `
  UPDATE candidate_videos SET status = 'recorded', recorded_at = :now, expires_at = :expires, content_type = :type,
    bytes = :bytes, duration_seconds = :duration
  WHERE id = :id AND status = 'requested'`;

const SELECT_PLAYABLE = `
  SELECT id, application_id AS applicationId, content_type AS contentType, bytes FROM candidate_videos
  WHERE id = ? AND organisation_id = ? AND status = 'recorded' AND expires_at > ?`;

const DELETE = `
  UPDATE candidate_videos SET status = 'deleted', deleted_at = :now
  WHERE id = :id AND organisation_id = :org AND status = 'recorded'`;
