// What an operation costs, counted.

import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { findHolder } from '../../src/auth/api-key.ts';
import { newContext } from '../../src/platform/context.ts';
import { getJob } from '../../src/screening/find-job.ts';
import { authorise } from '../../src/organisation/gate.ts';
import { readScreenRequest } from '../../src/screening/schemas.ts';
import { submitScreening } from '../../src/screening/submit.ts';
import { screenBody } from '../support/http.ts';
import { mintOrganisation, type Minted } from '../support/mint.ts';
import { untilComplete } from '../support/screening.ts';

const rules = { devTargets: [], ownHosts: [] };

/** Submits as the route does, in an isolate that knows the key, and tells the meter. */
async function submitMetered(minted: Minted, body: unknown) {
  await findHolder(newContext(env), minted.apiKey);
  const ctx = newContext(env);
  const holder = await findHolder(ctx, minted.apiKey);
  if (holder === null) throw new Error('the key is not known');
  const { body: answer } = await submitScreening(ctx, holder, {
    request: readScreenRequest(body, rules),
    idempotency: null,
  });
  return { meter: ctx.meter, jobId: String(answer['job_id']), holder };
}

describe('POST /api/v1/screen costs one gate call, one D1 round trip, one queue operation', () => {
  it.each([1, 10, 200])('for %i candidates', async (count) => {
    const { meter } = await submitMetered(await mintOrganisation(), screenBody(count));
    expect(meter).toMatchObject({ gate: 1, d1: 1, queueSends: 1, queueMessages: Math.ceil(count / 25) });
  });

  it('for 200 CVs of 10,000 characters of four bytes', async () => {
    const candidates = screenBody(200).candidates.map((one) => ({ ...one, cv_text: '😀'.repeat(10_000) }));
    const { meter } = await submitMetered(await mintOrganisation(), screenBody(1, { candidates }));
    expect(meter).toMatchObject({ gate: 1, d1: 1, queueSends: 1 });
  });

  it('writes rows by the chunk, not by the candidate', async () => {
    const one = await submitMetered(await mintOrganisation(), screenBody(1));
    const many = await submitMetered(await mintOrganisation(), screenBody(200));
    expect(many.meter.rowsWritten - one.meter.rowsWritten).toBe(7 * 2);
  });
});

describe('GET /api/v1/jobs/{job_id} costs one gate call and one D1 round trip', () => {
  it('for a complete job of 200', async () => {
    const minted = await mintOrganisation();
    const { jobId, holder } = await submitMetered(minted, screenBody(200));
    await untilComplete(minted.apiKey, jobId);
    const ctx = newContext(env);
    await authorise(ctx, holder);
    expect((await getJob(ctx, holder, jobId)).results).toHaveLength(200);
    expect(ctx.meter).toMatchObject({ gate: 1, d1: 1, rowsWritten: 0 });
  });
});
