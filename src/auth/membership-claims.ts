// What our tokens say of a person's membership.

import { primary } from '../db/client.ts';
import type { Context } from '../platform/context.ts';

/** The claims; empty for someone who belongs to no organisation. */
export type MembershipClaims = { organisation_id: string; role: string } | Record<string, never>;

/** The membership that was chosen where there is one, else the first. */
export async function findClaims(
  ctx: Context,
  userId: string,
  organisationId: string | null | undefined,
): Promise<MembershipClaims> {
  const row = await primary(ctx)
    .prepare(MEMBERSHIP)
    .bind(userId, organisationId ?? null)
    .first<{ organisation_id: string; role: string }>();
  return row ?? {};
}

const MEMBERSHIP = `
  SELECT organisation_id, role FROM members
  WHERE user_id = ? ORDER BY organisation_id = ? DESC, created_at LIMIT 1`;
