// The workspace app, in reading order: what every page owes, then area by area.

import { Hono } from 'hono';
import { requireSameOrigin, type MemberEnv } from '../auth/require-member.ts';
import { applicationPageRoutes } from './applications/routes.tsx';
import { videoRoutes } from './applications/video-routes.ts';
import { jobsRoutes } from './jobs/routes.ts';
import { onWorkspaceError, onWorkspaceNotFound } from './shell/error-page.tsx';
import { settingsRoutes } from './settings/routes.ts';
import { pageHeaders } from './shell/page-headers.ts';
import { shellRoutes } from './shell/routes.ts';
import { accountRoutes } from './sign-in/account-routes.tsx';
import { signInRoutes } from './sign-in/routes.tsx';
import { startRoutes } from './start/routes.tsx';
import { visitorRoutes } from './visitors/routes.ts';
import { welcomeRoutes } from './welcome/routes.tsx';

export const workspaceRoutes = new Hono<MemberEnv>();

workspaceRoutes.onError(onWorkspaceError);
// Pages of people without an account lie under /r (references) and /v (videos).
for (const path of ['/', '/app/*', '/r/*', '/v/*'])
  workspaceRoutes.use(path, pageHeaders(), requireSameOrigin());
workspaceRoutes.route('/', shellRoutes);
for (const routes of [signInRoutes, accountRoutes]) workspaceRoutes.route('/', routes);
workspaceRoutes.route('/', welcomeRoutes);
workspaceRoutes.route('/', startRoutes);
for (const routes of [jobsRoutes, applicationPageRoutes, videoRoutes]) workspaceRoutes.route('/', routes);
workspaceRoutes.route('/', visitorRoutes);
workspaceRoutes.route('/', settingsRoutes);
workspaceRoutes.all('/app/*', onWorkspaceNotFound);
