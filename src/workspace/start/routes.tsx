// Where a member begins.

import { Hono } from 'hono';
import type { MemberEnv } from '../../auth/require-member.ts';
import { requireRole } from '../shell/require-role.ts';
import { showPage } from '../shell/show.tsx';

export const startRoutes = new Hono<MemberEnv>().get('/app/start', requireRole('read'), (c) =>
  showPage(c, { title: 'Start', section: 'start', body: <h1>Set up {c.var.member.organisationName}</h1> }),
);
