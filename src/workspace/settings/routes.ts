// Settings, page by page.

import { Hono } from 'hono';
import type { MemberEnv } from '../../auth/require-member.ts';
import { requireRole } from '../shell/require-role.ts';
import { settingsFor } from '../shell/settings-pages.ts';
import { apiKeyPages } from './api-keys/routes.tsx';
import { auditPages } from './audit/routes.tsx';
import { dataPages } from './data/routes.tsx';
import { memberPages } from './members/routes.tsx';
import { webhookPages } from './webhooks/routes.tsx';
import { usagePages } from './usage/routes.tsx';

export const settingsRoutes = new Hono<MemberEnv>();

settingsRoutes.get('/app/settings', requireRole('read'), (c) =>
  c.redirect(settingsFor(c.var.member.role)[0]?.href ?? '/app', 303),
);
for (const pages of [memberPages, apiKeyPages, webhookPages, usagePages, auditPages, dataPages])
  settingsRoutes.route('/', pages);
