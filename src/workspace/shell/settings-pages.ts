// The pages of settings, and who sees which (design, section 4). Pure.

import { can, type Permission } from '../../auth/roles.ts';

export type SettingsPage = { name: string; href: string; permission: Permission };

export const SETTINGS_PAGES = [
  { name: 'Members', href: '/app/settings/members', permission: 'members' },
  { name: 'API keys', href: '/app/settings/api-keys', permission: 'keys' },
  { name: 'Webhooks', href: '/app/settings/webhooks', permission: 'webhooks' },
  { name: 'Usage', href: '/app/settings/usage', permission: 'read' },
  { name: 'Audit log', href: '/app/settings/audit', permission: 'members' },
  { name: 'Your data', href: '/app/settings/data', permission: 'erasure' },
] as const satisfies SettingsPage[];

/** The pages that a role may open, in the order of the list beside them. */
export function settingsFor(role: string): SettingsPage[] {
  return SETTINGS_PAGES.filter((page) => can(role, page.permission));
}
