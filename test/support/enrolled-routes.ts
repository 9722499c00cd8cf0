// Every route of the service and who may use it. A route that is mounted and not listed here fails access.test.ts.

import type { Permission } from '../../src/auth/roles.ts';
import type { ForeignThing } from './foreign-things.ts';

export type Access = 'public' | 'key' | 'jwt' | 'operator' | 'member' | 'person';
export type EnrolledRoute = {
  method: string;
  path: string;
  access: Access;
  /** A body that is valid in shape. */
  body?: unknown;
  /** Of a member's route: what it takes. */
  permission?: Permission;
  /** Of a form: fields that are valid in shape. */
  form?: Record<string, string>;
  /** What the path's parameter names, so that the one of another organisation can be asked for. */
  foreign?: ForeignThing;
};

/** `:id`-like parts stand as Hono writes them. */
export const ENROLLED_ROUTES: EnrolledRoute[] = [
  { method: 'POST', path: '/api/v1/screen', access: 'key', body: { job_spec: 'x', candidates: [] } },
  { method: 'GET', path: '/api/v1/jobs/:job_id', access: 'key' },
  { method: 'POST', path: '/api/v1/ats/jobs', access: 'key', body: { title: 'x' } },
  {
    method: 'POST',
    path: '/api/v1/ats/jobs/:aptly_job_id/candidates',
    access: 'key',
    body: { source_system: 'x', source_system_id: 'x', candidates: [] },
  },
  { method: 'GET', path: '/api/v1/ats/jobs/:aptly_job_id', access: 'key' },
  { method: 'GET', path: '/api/v1/ats/applications/:aptly_application_id/evidence', access: 'key' },
  { method: 'GET', path: '/api/auth/*', access: 'public' },
  { method: 'POST', path: '/api/auth/*', access: 'public' },
  { method: 'GET', path: '/api/v1/ats/events', access: 'key' },
  { method: 'GET', path: '/openapi.json', access: 'public' },
  { method: 'GET', path: '/docs', access: 'public' },
  { method: 'GET', path: '/health', access: 'public' },
  { method: 'GET', path: '/api/v1/keys', access: 'jwt' },
  { method: 'POST', path: '/api/v1/keys', access: 'jwt' },
  { method: 'DELETE', path: '/api/v1/keys/:key_id', access: 'jwt' },
  { method: 'POST', path: '/operator/organisations', access: 'operator' },
  { method: 'GET', path: '/operator/organisations', access: 'operator' },
  { method: 'GET', path: '/operator/organisations/:id', access: 'operator' },
  { method: 'PATCH', path: '/operator/organisations/:id', access: 'operator' },
  { method: 'DELETE', path: '/operator/organisations/:id', access: 'operator' },
  { method: 'POST', path: '/operator/organisations/:id/members', access: 'operator' },
  { method: 'POST', path: '/operator/sweep', access: 'operator' },
  { method: 'POST', path: '/operator/purge', access: 'operator' },
  { method: 'GET', path: '/', access: 'public' },
  { method: 'GET', path: '/app', access: 'member', permission: 'read' },
  { method: 'POST', path: '/app/theme', access: 'public', form: { theme: 'dark' } },
  { method: 'GET', path: '/app/sign-in', access: 'public' },
  { method: 'POST', path: '/app/sign-in', access: 'public', form: { email: 'a@b.example', password: 'x' } },
  { method: 'GET', path: '/app/sign-up', access: 'public' },
  { method: 'POST', path: '/app/sign-up', access: 'public' },
  { method: 'POST', path: '/app/sign-out', access: 'public' },
  { method: 'GET', path: '/app/verify', access: 'public' },
  { method: 'POST', path: '/app/verify', access: 'public' },
  { method: 'GET', path: '/app/forgot', access: 'public' },
  { method: 'POST', path: '/app/forgot', access: 'public' },
  { method: 'GET', path: '/app/reset', access: 'public' },
  { method: 'POST', path: '/app/reset', access: 'public' },
  { method: 'GET', path: '/app/welcome', access: 'person' },
  { method: 'POST', path: '/app/welcome', access: 'person' },
  { method: 'GET', path: '/app/invitations/:id', access: 'public' },
  { method: 'POST', path: '/app/invitations/:id/accept', access: 'person' },
  { method: 'POST', path: '/app/invitations/:id/decline', access: 'person' },
  { method: 'GET', path: '/app/start', access: 'member', permission: 'read' },
  { method: 'GET', path: '/app/settings', access: 'member', permission: 'read' },
  { method: 'GET', path: '/app/settings/members', access: 'member', permission: 'members' },
  { method: 'POST', path: '/app/settings/members/invitations', access: 'member', permission: 'members' },
  {
    method: 'POST',
    path: '/app/settings/members/invitations/:id/cancel',
    access: 'member',
    permission: 'members',
    foreign: 'invitation',
  },
  {
    method: 'POST',
    path: '/app/settings/members/:id/role',
    access: 'member',
    permission: 'members',
    foreign: 'member',
    form: { role: 'viewer' },
  },
  {
    method: 'POST',
    path: '/app/settings/members/:id/remove',
    access: 'member',
    permission: 'members',
    foreign: 'member',
  },
  { method: 'GET', path: '/app/settings/api-keys', access: 'member', permission: 'keys' },
  { method: 'POST', path: '/app/settings/api-keys', access: 'member', permission: 'keys' },
  {
    method: 'POST',
    path: '/app/settings/api-keys/:id/replace',
    access: 'member',
    permission: 'keys',
    foreign: 'key',
  },
  {
    method: 'POST',
    path: '/app/settings/api-keys/:id/revoke',
    access: 'member',
    permission: 'keys',
    foreign: 'key',
  },
  { method: 'GET', path: '/app/settings/usage', access: 'member', permission: 'read' },
  { method: 'GET', path: '/app/settings/audit', access: 'member', permission: 'members' },
  { method: 'GET', path: '/app/settings/data', access: 'member', permission: 'erasure' },
  { method: 'GET', path: '/app/settings/data/export', access: 'member', permission: 'erasure' },
  { method: 'POST', path: '/app/settings/data/erase', access: 'member', permission: 'erasure' },
  { method: 'GET', path: '/app/settings/webhooks', access: 'member', permission: 'webhooks' },
  { method: 'POST', path: '/app/settings/webhooks/endpoint', access: 'member', permission: 'webhooks' },
  { method: 'POST', path: '/app/settings/webhooks/secret', access: 'member', permission: 'webhooks' },
  { method: 'POST', path: '/app/settings/webhooks/secret/stage', access: 'member', permission: 'webhooks' },
  {
    method: 'POST',
    path: '/app/settings/webhooks/secret/activate',
    access: 'member',
    permission: 'webhooks',
  },
  { method: 'POST', path: '/app/settings/webhooks/pause', access: 'member', permission: 'webhooks' },
  { method: 'POST', path: '/app/settings/webhooks/resume', access: 'member', permission: 'webhooks' },
  { method: 'POST', path: '/app/settings/webhooks/test', access: 'member', permission: 'webhooks' },
  {
    method: 'POST',
    path: '/app/settings/webhooks/deliveries/:event_id/replay',
    access: 'member',
    permission: 'webhooks',
    foreign: 'event',
  },
];

/** A route's path with every parameter filled in. */
export function filledPath(path: string, value = '00000000-0000-7000-8000-000000000000'): string {
  return path.replace(/:[a-z_]+(\{[^}]*\})?/g, value);
}
