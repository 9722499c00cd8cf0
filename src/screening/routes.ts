// Stateless screening over HTTP (spec, Endpoints).

import { Hono } from 'hono';
import { requireKey, type KeyedEnv } from '../auth/api-key.ts';
import { parseJson, readBody, SCREEN_BODY_BYTES_MAX } from '../http/body.ts';
import { ServiceError } from '../http/errors.ts';
import { authorise, quotaHeaders } from '../organisation/gate.ts';
import type { Context } from '../platform/context.ts';
import { sha256Hex } from '../platform/encoding.ts';
import { targetRules } from '../webhooks/targets.ts';
import { getJob } from './find-job.ts';
import { readScreenRequest } from './schemas.ts';
import { submitScreening, type Submission } from './submit.ts';

/** How long to wait before the next poll, by the size of the batch (spec, general rule 8). */
const POLL_SECONDS = { small: '3', large: '10' };
const SMALL_BATCH_BELOW = 10;
const IDEMPOTENCY_KEY_LENGTH_MAX = 255;

export const screeningRoutes = new Hono<KeyedEnv>()
  .post('/api/v1/screen', requireKey(), async (c) => {
    const { ctx, holder } = c.var;
    const submission = await readSubmission(ctx, c.req.raw).catch(async (error: unknown) => {
      // 401 and 403 come before 400, 413 and 422.
      const quota = await authorise(ctx, holder);
      if (error instanceof ServiceError) Object.assign(error.headers, quotaHeaders(ctx, quota));
      throw error;
    });
    const { body, headers } = await submitScreening(ctx, holder, submission);
    return c.json(body, 200, headers);
  })
  .get('/api/v1/jobs/:job_id', requireKey(), async (c) => {
    const { ctx, holder } = c.var;
    await authorise(ctx, holder);
    const job = await getJob(ctx, holder, c.req.param('job_id'));
    if (job.status === 'pending' || job.status === 'processing') {
      c.header(
        'Retry-After',
        job.total_candidates < SMALL_BATCH_BELOW ? POLL_SECONDS.small : POLL_SECONDS.large,
      );
    }
    return c.json(job);
  });

async function readSubmission(ctx: Context, request: Request): Promise<Submission> {
  const bytes = await readBody(request, SCREEN_BODY_BYTES_MAX);
  const idempotencyKey = request.headers.get('idempotency-key') ?? '';
  if (idempotencyKey.length > IDEMPOTENCY_KEY_LENGTH_MAX) {
    const msg = `String should have at most ${IDEMPOTENCY_KEY_LENGTH_MAX} characters`;
    throw new ServiceError('unprocessable', [
      { loc: ['header', 'idempotency-key'], msg, type: 'string_too_long' },
    ]);
  }
  const body = readScreenRequest(parseJson(bytes), targetRules(ctx.env, new URL(request.url).host));
  const idempotency =
    idempotencyKey === ''
      ? null
      : { keyHash: await sha256Hex(idempotencyKey), bodyHash: await sha256Hex(bytes) };
  return { request: body, idempotency };
}
