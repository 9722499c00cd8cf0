// Who may do what. Viewers read; recruiters work on jobs and candidates; admins also manage members and keys; owners
// also webhooks, the plan and erasure (design, section 4). Pure.

export const ROLES = ['owner', 'admin', 'recruiter', 'viewer'] as const;
export type Role = (typeof ROLES)[number];
export type Permission = 'read' | 'jobs' | 'keys' | 'members' | 'webhooks' | 'plan' | 'erasure';

const PERMISSIONS: Record<Role, readonly Permission[]> = {
  viewer: ['read'],
  recruiter: ['read', 'jobs'],
  admin: ['read', 'jobs', 'keys', 'members'],
  owner: ['read', 'jobs', 'keys', 'members', 'webhooks', 'plan', 'erasure'],
};

/** Whether a role includes a permission; a role that nobody knows includes none. */
export function can(role: string, permission: Permission): boolean {
  return isRole(role) && PERMISSIONS[role].includes(permission);
}

function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}

/** The roles that include a permission, highest first. */
export function rolesThat(permission: Permission): Role[] {
  return ROLES.filter((role) => can(role, permission));
}
