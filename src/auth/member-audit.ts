// Changes of members made through better-auth's own calls, told to the audit log.

import { auditStatement, type AuditAction } from '../audit/audit.ts';
import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';

const ACTIONS: Record<string, AuditAction> = {
  '/organization/invite-member': 'member.invited',
  '/organization/cancel-invitation': 'member.invitation_cancelled',
  '/organization/accept-invitation': 'member.added',
  '/organization/update-member-role': 'member.role_changed',
  '/organization/remove-member': 'member.removed',
  '/organization/leave': 'member.removed',
};

/** Whether a call of better-auth is one that the audit log tells of. */
export function changesMembers(path: string): boolean {
  return path in ACTIONS;
}

/** What these calls answer with: a membership or an invitation, some of them one level down. */
type Changed = { id?: unknown; organizationId?: unknown; role?: unknown };
type Answer = Changed & { member?: Changed };

/** Writes down what `userId` changed by the call at `path`; other calls leave no entry. */
export async function recordMemberChange(
  ctx: Context,
  path: string,
  userId: string,
  returned: unknown,
): Promise<void> {
  const action = ACTIONS[path];
  if (action === undefined || typeof returned !== 'object' || returned === null) return;
  const { member, ...top } = returned as Answer;
  const { id, organizationId, role } = member ?? top;
  if (typeof organizationId !== 'string') return;
  await auditStatement(ctx, primary(ctx), {
    organisationId: organizationId,
    actor: `user:${userId}`,
    action,
    subject: String(id),
    details: { role: typeof role === 'string' ? role : null },
  }).run();
}
