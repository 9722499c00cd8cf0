// ATS sync over HTTP (spec, Endpoints). Every call passes the organisation's gate first; bodies are read after it.

import { Hono } from 'hono';
import { requireKey, type KeyedEnv } from '../auth/api-key.ts';
import { ATS_BODY_BYTES_MAX, JOB_BODY_BYTES_MAX, parseJson, readBody } from '../http/body.ts';
import { parseLiftedJson } from '../http/lifted-json.ts';
import { parseShape } from '../http/validation.ts';
import { authorise } from '../organisation/gate.ts';
import { isoTime } from '../platform/clock.ts';
import { appUrlOf } from '../platform/environment.ts';
import { readEntries } from './entries.ts';
import { storable } from './plain-text.ts';
import { pullJob } from './pull.ts';
import { pushCandidates } from './push-candidates.ts';
import { AtsJob, readId, readInstant, readPushHead } from './schemas.ts';
import { upsertJob } from './upsert-job.ts';

/** A write's instant is taken before it commits; the next pull had better begin a little earlier than this one. */
const OVERLAP_MS = 60_000;

export const atsRoutes = new Hono<KeyedEnv>()
  .post('/api/v1/ats/jobs', requireKey(), async (c) => {
    const { ctx, holder } = c.var;
    await authorise(ctx, holder);
    const job = parseShape(AtsJob, parseJson(await readBody(c.req.raw, JOB_BODY_BYTES_MAX)));
    const { id, created } = await upsertJob(ctx, holder.organisationId, job);
    const { source_system, source_system_id, external_id } = job;
    return c.json({ aptly_job_id: id, created, source_system, source_system_id, external_id });
  })
  .post('/api/v1/ats/jobs/:aptly_job_id/candidates', requireKey(), async (c) => {
    const { ctx, holder } = c.var;
    await authorise(ctx, holder);
    const body = parseLiftedJson(await readBody(c.req.raw, ATS_BODY_BYTES_MAX));
    const head = readPushHead(body);
    const push = {
      organisationId: holder.organisationId,
      jobId: readId(c.req.param('aptly_job_id'), 'aptly_job_id'),
      sourceSystem: storable(head.source_system),
      sourceSystemId: storable(head.source_system_id),
      now: ctx.clock(),
    };
    return c.json(await pushCandidates(ctx, push, readEntries(head.candidates, body)));
  })
  .get('/api/v1/ats/jobs/:aptly_job_id', requireKey(), async (c) => {
    const { ctx, holder } = c.var;
    await authorise(ctx, holder);
    const since = c.req.query('updated_since');
    const pulledAt = ctx.clock();
    const body = await pullJob(ctx, {
      organisationId: holder.organisationId,
      jobId: readId(c.req.param('aptly_job_id'), 'aptly_job_id'),
      updatedSince: since === undefined ? null : readInstant(since, 'updated_since'),
      appUrl: appUrlOf(ctx.env, c.req.url),
    });
    return c.body(body, 200, {
      'Content-Type': 'application/json',
      'X-Next-Updated-Since': isoTime(pulledAt - OVERLAP_MS),
    });
  });
