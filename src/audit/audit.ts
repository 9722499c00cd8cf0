// The audit log: a statement to put into the batch of the change it tells of, and the list.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';
import { isoTime } from '../platform/clock.ts';

/** Everything that is written down. */
export type AuditAction =
  | 'organisation.created'
  | 'plan.changed'
  | 'member.added'
  | 'member.removed'
  | 'member.role_changed'
  | 'member.invited'
  | 'member.invitation_cancelled'
  | 'key.created'
  | 'key.revoked'
  | 'webhook.endpoint_set'
  | 'webhook.endpoint_removed'
  | 'webhook.secret_generated'
  | 'webhook.paused'
  | 'webhook.resumed'
  | 'webhook.replayed'
  | 'webhook.tested'
  | 'job.created'
  | 'job.status_changed'
  | 'application.stage_changed'
  | 'application.scoring_started'
  | 'application.deleted';

export type AuditEntry = {
  organisationId: string;
  actor: string;
  action: AuditAction;
  /** Absent with `onlyIfChanged`: the row that the statement before inserted. */
  subject?: string;
  details?: Record<string, string | number | boolean | null>;
};

/**
 * The statement that writes an entry; put it into the batch of the change, right behind it. With `onlyIfChanged` it
 * writes nothing when the statement before it changed no row.
 */
export function auditStatement(
  ctx: Context,
  db: D1Database,
  entry: AuditEntry,
  { onlyIfChanged = false } = {},
): D1PreparedStatement {
  const details = entry.details === undefined ? null : JSON.stringify(entry.details);
  return db
    .prepare(INSERT)
    .bind(
      entry.organisationId,
      ctx.clock(),
      entry.actor,
      entry.action,
      entry.subject ?? null,
      details,
      Number(onlyIfChanged),
    );
}

const INSERT = `
  INSERT INTO audit_entries (organisation_id, at, actor, action, subject, details)
  SELECT ?1, ?2, ?3, ?4, iif(?7 = 1, coalesce(?5, CAST(last_insert_rowid() AS TEXT)), ?5), ?6
  WHERE ?7 = 0 OR changes() > 0`;

export type ListedEntry = {
  id: number;
  at: string;
  actor: string;
  actor_name: string | null;
  action: AuditAction;
  subject: string | null;
  details: Record<string, unknown> | null;
};

const PAGE = 100;

/** An organisation's newest entries before `beforeId`, a page of 100. */
export async function listAudit(
  ctx: Context,
  organisationId: string,
  beforeId = Number.MAX_SAFE_INTEGER,
): Promise<ListedEntry[]> {
  const rows = await primary(ctx)
    .prepare(LIST)
    .bind(organisationId, beforeId, PAGE)
    .all<Omit<ListedEntry, 'at' | 'details'> & { at: number; details: string | null }>();
  return rows.results.map(({ at, details, ...rest }) => ({
    ...rest,
    at: isoTime(at),
    details: details === null ? null : (JSON.parse(details) as Record<string, unknown>),
  }));
}

const LIST = `
  SELECT audit_entries.id, at, actor, users.name AS actor_name, action, subject, details
  FROM audit_entries LEFT JOIN users ON actor = 'user:' || users.id
  WHERE organisation_id = ? AND audit_entries.id < ? ORDER BY audit_entries.id DESC LIMIT ?`;
