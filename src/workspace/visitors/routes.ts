// Pages of people without an account: referees and candidates, let in by a link that works once.

import { Hono } from 'hono';
import type { HttpEnv } from '../../http/request.ts';
import { referenceRoutes } from './reference-routes.tsx';
import { videoVisitorRoutes } from './video-routes.tsx';

export const visitorRoutes = new Hono<HttpEnv>().route('/', referenceRoutes).route('/', videoVisitorRoutes);
