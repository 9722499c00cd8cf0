// Members and open invitations of an organisation: one round trip.

import { primary } from '../../../db/client.ts';
import { ServiceError } from '../../../http/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { isoTime } from '../../../platform/clock.ts';

export type ListedMember = {
  member_id: string;
  user_id: string;
  name: string;
  email: string;
  email_verified: boolean;
  role: string;
  joined_at: string;
};

export type ListedInvitation = {
  invitation_id: string;
  email: string;
  role: string;
  invited_by: string;
  expires_at: string;
};

type MemberRow = Omit<ListedMember, 'email_verified' | 'joined_at'> & { verified: number; at: number };
type InvitationRow = Omit<ListedInvitation, 'expires_at'> & { at: number };

/** Who belongs to the organisation, by role and name, and who is invited. */
export async function listMembers(ctx: Context, organisationId: string) {
  const db = primary(ctx);
  const [members, invitations] = await db.batch<Record<string, unknown>>([
    db.prepare(MEMBERS).bind(organisationId),
    db.prepare(INVITATIONS).bind(organisationId, Date.now()),
  ]);
  return {
    members: ((members?.results ?? []) as MemberRow[]).map(({ verified, at, ...row }): ListedMember => ({
      ...row,
      email_verified: verified === 1,
      joined_at: isoTime(at),
    })),
    invitations: ((invitations?.results ?? []) as InvitationRow[]).map(
      ({ at, ...row }): ListedInvitation => ({
        ...row,
        expires_at: isoTime(at),
      }),
    ),
  };
}

/** Throws 404 for a member of another organisation as for nobody: better-auth would say that it may not be changed. */
export async function requireOwnMember(
  ctx: Context,
  organisationId: string,
  memberId: string,
): Promise<{ name: string; role: string }> {
  const row = await primary(ctx)
    .prepare(OWN_MEMBER)
    .bind(organisationId, memberId)
    .first<{ name: string; role: string }>();
  if (row === null) throw new ServiceError('not_found', 'There is no such member.');
  return row;
}

/** The same for an invitation; its address. */
export async function requireOwnInvitation(
  ctx: Context,
  organisationId: string,
  id: string,
): Promise<{ email: string }> {
  const row = await primary(ctx).prepare(OWN_INVITATION).bind(organisationId, id).first<{ email: string }>();
  if (row === null) throw new ServiceError('not_found', 'There is no such invitation.');
  return row;
}

const MEMBERS = `
  SELECT members.id AS member_id, users.id AS user_id, users.name AS name, users.email AS email,
    users.email_verified AS verified, members.role AS role, members.created_at AS at
  FROM members JOIN users ON users.id = members.user_id
  WHERE members.organisation_id = ?
  ORDER BY CASE members.role WHEN 'owner' THEN 0 WHEN 'admin' THEN 1 WHEN 'recruiter' THEN 2 ELSE 3 END, users.name`;

const INVITATIONS = `
  SELECT invitations.id AS invitation_id, invitations.email AS email, invitations.role AS role,
    users.name AS invited_by, expires_at AS at
  FROM invitations JOIN users ON users.id = invitations.inviter_id
  WHERE invitations.organisation_id = ? AND status = 'pending' AND expires_at > ? ORDER BY invitations.created_at`;

const OWN_MEMBER = `
  SELECT users.name AS name, members.role AS role FROM members JOIN users ON users.id = members.user_id
  WHERE members.organisation_id = ? AND members.id = ?`;

const OWN_INVITATION = 'SELECT email FROM invitations WHERE organisation_id = ? AND id = ?';
