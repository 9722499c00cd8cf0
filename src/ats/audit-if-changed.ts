// The audit log's entry for what a member changes in the app: written by the batch of the change, or not at all.

import { auditStatement, type AuditAction } from '../audit/audit.ts';
import type { Context } from '../platform/context.ts';
import { actorName, type Actor } from './actor.ts';

type Entry = {
  action: AuditAction;
  /** Null for the row that the statement before inserted. */
  subject: number | null;
  details: Record<string, string | number>;
};

/** Place it right behind the statement that makes the change. */
export function auditIfChanged(
  ctx: Context,
  db: D1Database,
  actor: Actor,
  { action, subject, details }: Entry,
): D1PreparedStatement {
  const entry = {
    organisationId: actor.organisationId,
    actor: actorName(actor),
    action,
    details,
    ...(subject === null ? {} : { subject: String(subject) }),
  };
  return auditStatement(ctx, db, entry, { onlyIfChanged: true });
}
