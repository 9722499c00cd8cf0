// Roles in words, and who may give which. Pure.

import type { Member } from '../../../auth/require-member.ts';
import { ROLES, type Role } from '../../../auth/roles.ts';

export const ROLE_WORDS: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Admin',
  recruiter: 'Recruiter',
  viewer: 'Viewer',
};

/** Roles that `me` may give: only owners make owners. */
export function rolesToGive(me: Pick<Member, 'role'>): Role[] {
  return ROLES.filter((role) => role !== 'owner' || me.role === 'owner');
}
