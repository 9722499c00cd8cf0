// The audit log's entry for a change that may find nothing to change: written by the same batch, or not at all.

import type { AuditAction } from '../audit/audit.ts';
import { named } from '../db/named.ts';
import type { Context } from '../platform/context.ts';
import { actorName, type Actor } from './actor.ts';

type Entry = {
  action: AuditAction;
  /** Null for the row that the statement before inserted. */
  subject: number | null;
  details: Record<string, string | number>;
};

/** Place it right behind the statement that makes the change: SQLite's changes() counts that one's rows. */
export function auditIfChanged(
  ctx: Context,
  db: D1Database,
  actor: Actor,
  entry: Entry,
): D1PreparedStatement {
  return named(db, SQL, {
    org: actor.organisationId,
    now: ctx.clock(),
    actor: actorName(actor),
    action: entry.action,
    subject: entry.subject === null ? null : String(entry.subject),
    details: JSON.stringify(entry.details),
  });
}

const SQL = `
  INSERT INTO audit_entries (organisation_id, at, actor, action, subject, details)
  SELECT :org, :now, :actor, :action, coalesce(:subject, CAST(last_insert_rowid() AS TEXT)), :details
  WHERE changes() > 0`;
