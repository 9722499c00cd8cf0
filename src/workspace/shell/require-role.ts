// The way into a page of the workspace. Like `requireMember`, but a member who is refused by role stays known, so that
// the page that refuses can show the bar and name who may.

import { createMiddleware } from 'hono/factory';
import { requireMember, type MemberEnv } from '../../auth/require-member.ts';
import { can, rolesThat, type Permission } from '../../auth/roles.ts';
import { primary } from '../../db/client.ts';
import { ServiceError } from '../../http/errors.ts';
import type { Context } from '../../platform/context.ts';

const signedIn = requireMember('read');

/** Sets `member`. 303 to sign-in or 401, 303 to /app/welcome or 403 without an organisation, 403 for another role. */
export function requireRole(permission: Permission) {
  return createMiddleware<MemberEnv>(async function requireRole(c, next) {
    return signedIn(c, async () => {
      if (!can(c.var.member.role, permission)) {
        throw new ServiceError('forbidden', await whoMay(c.var.ctx, c.var.member.organisationId, permission));
      }
      await next();
    });
  });
}

/** "Only an owner may do this. Yours are Mira Okonjo and Sam Reid." */
async function whoMay(ctx: Context, organisationId: string, permission: Permission): Promise<string> {
  const roles = rolesThat(permission);
  const { results } = await primary(ctx)
    .prepare(NAMES)
    .bind(organisationId, JSON.stringify(roles))
    .all<{ name: string }>();
  const names = list(
    results.map(({ name }) => name),
    'and',
  );
  return `Only ${list(roles.map(withArticle), 'or')} may do this. Here ${results.length === 1 ? 'that is' : 'those are'} ${names}.`;
}

function withArticle(role: string): string {
  return /^[aeiou]/.test(role) ? `an ${role}` : `a ${role}`;
}

function list(items: string[], conjunction: 'and' | 'or'): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}

const NAMES = `
  SELECT users.name AS name FROM members JOIN users ON users.id = members.user_id
  WHERE members.organisation_id = ? AND members.role IN (SELECT value FROM json_each(?))
  ORDER BY members.created_at LIMIT 6`;
