// The operator's API and the health check (design, Operator API).

import { Hono } from 'hono';
import { requireOperator } from '../auth/operator.ts';
import { NewMember } from '../auth/people.ts';
import { parseJson, readBody } from '../http/body.ts';
import { ServiceError } from '../http/errors.ts';
import type { HttpEnv } from '../http/request.ts';
import { parseShape } from '../http/validation.ts';
import { purge } from '../retention/purge.ts';
import { sweep } from '../retention/sweep.ts';
import { eraseOrganisation } from './erase.ts';
import { findMissing } from './health.ts';
import {
  addMember,
  changePlan,
  createOrganisation,
  describeOrganisation,
  listOrganisations,
  NewOrganisation,
  PlanChange,
} from './organisations.ts';

const BODY_BYTES_MAX = 64 * 1024;

export const operatorRoutes = new Hono<HttpEnv>()
  .get('/health', async (c) => {
    const missing = await findMissing(c.var.ctx);
    return missing.length === 0 ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable', missing }, 503);
  })
  .post('/operator/organisations', requireOperator(), async (c) => {
    const body = parseShape(NewOrganisation, await jsonOf(c.req.raw));
    return c.json(await createOrganisation(c.var.ctx, body), 201);
  })
  .get('/operator/organisations', requireOperator(), async (c) =>
    c.json({ organisations: await listOrganisations(c.var.ctx) }),
  )
  .get('/operator/organisations/:id', requireOperator(), async (c) =>
    c.json(await describeOrganisation(c.var.ctx, c.req.param('id'))),
  )
  .patch('/operator/organisations/:id', requireOperator(), async (c) => {
    const body = parseShape(PlanChange, await jsonOf(c.req.raw));
    return c.json(await changePlan(c.var.ctx, c.req.param('id'), body));
  })
  .post('/operator/organisations/:id/members', requireOperator(), async (c) => {
    const body = parseShape(NewMember, await jsonOf(c.req.raw));
    return c.json(await addMember(c.var.ctx, c.req.param('id'), body), 201);
  })
  .delete('/operator/organisations/:id', requireOperator(), async (c) => {
    const organisationId = c.req.param('id');
    const erased = await eraseOrganisation(c.var.ctx, organisationId);
    if (!erased) throw new ServiceError('not_found', 'There is no such organisation.');
    return c.json({ organisation_id: organisationId, erased: true });
  })
  .post('/operator/sweep', requireOperator(), async (c) => c.json(await sweep(c.var.ctx, true)))
  .post('/operator/purge', requireOperator(), async (c) => c.json(await purge(c.var.ctx)));

async function jsonOf(request: Request): Promise<unknown> {
  return parseJson(await readBody(request, BODY_BYTES_MAX));
}
