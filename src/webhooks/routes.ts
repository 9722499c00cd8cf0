// The event log over HTTP (design, Event log).

import { Hono } from 'hono';
import { requireKey, type KeyedEnv } from '../auth/api-key.ts';
import { authorise } from '../organisation/gate.ts';
import { parseEventLogRange, readEventLog } from './event-log.ts';

export const eventLogRoutes = new Hono<KeyedEnv>().get('/api/v1/ats/events', requireKey(), async (c) => {
  const { ctx, holder } = c.var;
  await authorise(ctx, holder);
  return c.json(await readEventLog(ctx, holder.organisationId, parseEventLogRange(c.req.query())));
});
