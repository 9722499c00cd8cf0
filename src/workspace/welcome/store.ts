// Invitations as their recipient sees them, and the founding of an organisation by a person who belongs to none.

import { auditStatement } from '../../audit/audit.ts';
import { primary } from '../../db/client.ts';
import { insertOrganisation } from '../../organisation/insert-organisation.ts';
import { DEFAULT_PLAN } from '../../organisation/plan.ts';
import type { Context } from '../../platform/context.ts';
import { randomBase62 } from '../../platform/ids.ts';

export type Invitation = {
  id: string;
  email: string;
  role: string;
  organisationName: string;
  inviterName: string;
  expiresAt: number;
  /** pending, and not over. */
  open: number;
};

/** An invitation by its id, which only its recipient was sent. */
export async function findInvitation(ctx: Context, id: string): Promise<Invitation | null> {
  return primary(ctx)
    .prepare(`${INVITATION} WHERE invitations.id = ?`)
    .bind(Date.now(), id)
    .first<Invitation>();
}

/** Open invitations to an address; ask only for an address that was proven. */
export async function listInvitations(ctx: Context, email: string): Promise<Invitation[]> {
  const sql = `${INVITATION} WHERE invitations.email = ? AND status = 'pending' ORDER BY invitations.created_at`;
  const { results } = await primary(ctx).prepare(sql).bind(Date.now(), email).all<Invitation>();
  return results.filter((one) => one.open === 1);
}

/** Makes an organisation that `userId` owns; null for somebody who belongs to one, by the same batch's look. */
export async function foundOrganisation(ctx: Context, userId: string, name: string): Promise<string | null> {
  const db = primary(ctx);
  const id = `org_${randomBase62(16)}`;
  const [made] = await db.batch([
    insertOrganisation(ctx, db, { id, name, plan: DEFAULT_PLAN, founder: userId }),
    db.prepare(OWN).bind(`mem_${randomBase62(16)}`, userId, Date.now(), id),
    auditStatement(
      ctx,
      db,
      { organisationId: id, actor: `user:${userId}`, action: 'organisation.created', details: { name } },
      { onlyIfChanged: true },
    ),
  ]);
  return (made?.results.length ?? 0) > 0 ? id : null;
}

const INVITATION = `
  SELECT invitations.id AS id, invitations.email AS email, invitations.role AS role,
    organisations.name AS organisationName, users.name AS inviterName, expires_at AS expiresAt,
    status = 'pending' AND expires_at > ? AS open
  FROM invitations
  JOIN organisations ON organisations.id = invitations.organisation_id
  JOIN users ON users.id = invitations.inviter_id`;

const OWN = `
  INSERT INTO members (id, organisation_id, user_id, role, created_at)
  SELECT ?1, id, ?2, 'owner', ?3 FROM organisations WHERE id = ?4`;
