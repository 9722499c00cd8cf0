// The operator's API and the health check (design, Operator API).

import { Hono } from 'hono';
import { requireOperator } from '../auth/operator.ts';
import type { HttpEnv } from '../http/request.ts';
import { purge } from '../retention/purge.ts';
import { sweep } from '../retention/sweep.ts';
import { findMissing } from './health.ts';

export const operatorRoutes = new Hono<HttpEnv>()
  .get('/health', async (c) => {
    const missing = await findMissing(c.var.ctx);
    return missing.length === 0 ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable', missing }, 503);
  })
  .post('/operator/sweep', requireOperator(), async (c) => c.json(await sweep(c.var.ctx, true)))
  .post('/operator/purge', requireOperator(), async (c) => c.json(await purge(c.var.ctx)));
