// Applications over the API: how a score came about (design, Extra API paths).

import { Hono } from 'hono';
import { readId } from '../ats/schemas.ts';
import { requireKey, type KeyedEnv } from '../auth/api-key.ts';
import { authorise } from '../organisation/gate.ts';
import { getEvidence } from './explanation.ts';

export const applicationRoutes = new Hono<KeyedEnv>().get(
  '/api/v1/ats/applications/:aptly_application_id/evidence',
  requireKey(),
  async (c) => {
    const { ctx, holder } = c.var;
    await authorise(ctx, holder);
    const id = readId(c.req.param('aptly_application_id'), 'aptly_application_id');
    return c.json(await getEvidence(ctx, holder.organisationId, id));
  },
);
