// The map of HTTP, in reading order.

import { Hono } from 'hono';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { atsRoutes } from './ats/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { onError, onNotFound, requestLine, type HttpEnv } from './http/request.ts';
import { operatorRoutes } from './operator/routes.ts';
import { referenceRoutes } from './reference/routes.tsx';
import { screeningRoutes } from './screening/routes.ts';
import { eventLogRoutes } from './webhooks/routes.ts';
import { workspaceRoutes } from './workspace/routes.ts';

export const app = new Hono<HttpEnv>();

app.onError(onError);
app.notFound(onNotFound(() => app.routes));
app.use(requestLine());
app.route('/', authRoutes);
app.route('/', apiKeyRoutes);
app.route('/', screeningRoutes);
app.route('/', eventLogRoutes);
app.route('/', atsRoutes);
app.route('/', applicationRoutes);
app.route('/', operatorRoutes);
app.route('/', referenceRoutes);
app.route('/', workspaceRoutes);
