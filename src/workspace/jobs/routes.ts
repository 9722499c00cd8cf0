// Jobs in the workspace, in reading order.

import { Hono } from 'hono';
import type { MemberEnv } from '../../auth/require-member.ts';
import { candidateRoutes } from './candidate-routes.tsx';
import { jobRoutes } from './job-routes.tsx';
import { moveRoutes } from './move-routes.tsx';
import { scoreRoutes } from './score-routes.tsx';

export const jobsRoutes = new Hono<MemberEnv>()
  .route('/', jobRoutes)
  .route('/', candidateRoutes)
  .route('/', scoreRoutes)
  .route('/', moveRoutes);
