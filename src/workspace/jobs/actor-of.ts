// Who is at work, for what is done in their name.

import type { Context } from 'hono';
import type { Actor } from '../../ats/actor.ts';
import type { MemberEnv } from '../../auth/require-member.ts';

export function actorOf(c: Context<MemberEnv>): Actor {
  const { organisationId, userId } = c.var.member;
  return { organisationId, userId };
}
