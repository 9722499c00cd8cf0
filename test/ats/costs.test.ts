// What a push costs, counted.

import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { readEntries } from '../../src/ats/entries.ts';
import { pushCandidates } from '../../src/ats/push-candidates.ts';
import { AtsJob } from '../../src/ats/schemas.ts';
import { upsertJob } from '../../src/ats/upsert-job.ts';
import { newContext } from '../../src/platform/context.ts';
import { jobBody, mintJob, people } from '../support/ats.ts';
import { mintOrganisation, type Minted } from '../support/mint.ts';

async function pushMetered(minted: Minted, jobId: number, candidates: unknown[]) {
  const ctx = newContext(env);
  const push = {
    organisationId: minted.organisationId,
    jobId,
    sourceSystem: 'greenhouse',
    sourceSystemId: 'tenant-1',
    now: ctx.clock(),
  };
  const { results } = await pushCandidates(ctx, push, readEntries(candidates));
  return { meter: ctx.meter, results };
}

describe('POST .../candidates costs at most 3 D1 round trips besides the gate', () => {
  it.each([1, 20, 200])('for %i candidates with text', async (count) => {
    const { minted, jobId } = await mintJob();
    const first = await pushMetered(minted, jobId, people(count));
    expect(first.meter.d1).toBe(1);
    // Candidate 2, identity 3, application 3, CV 1, its hash on the candidate 1; and the counters of ids, once.
    expect(first.meter.rowsWritten).toBeLessThanOrEqual(10 * count + 6);
    console.log(`push of ${count}: ${first.meter.rowsWritten / count} rows written a candidate`);
    const again = await pushMetered(minted, jobId, people(count));
    expect(again.meter.d1).toBe(1);
    // The counters of ids are touched, whatever the number of candidates.
    expect(again.meter.rowsWritten).toBeLessThanOrEqual(3);
    expect(again.results.every((one) => one.status === 'skipped_duplicate')).toBe(true);
  });

  it('for 200 candidates without a CV', async () => {
    const { minted, jobId } = await mintJob();
    const bare = people(200).map(({ cv_text: _text, ...rest }) => rest);
    const { meter } = await pushMetered(minted, jobId, bare);
    expect(meter.d1).toBe(1);
    console.log(`push of 200 without CV: ${meter.rowsWritten / 200} rows written a candidate`);
  });

  it('for 200 CVs of 100,000 characters', async () => {
    const { minted, jobId } = await mintJob();
    const long = people(200).map((one) => ({
      ...one,
      cv_text: `${one.cv_text} ${'wörter '.repeat(14_000)}`,
    }));
    const { meter } = await pushMetered(minted, jobId, long);
    expect(meter.d1).toBe(1);
  });

  it('for 200 candidates with files', async () => {
    const { minted, jobId } = await mintJob();
    const rtf = Buffer.from('{\\rtf1\\ansi Backend developer. Python since 2019.}').toString('base64');
    const files = people(200).map(({ cv_text: _text, ...rest }) => ({
      ...rest,
      cv_file_base64: rtf,
      cv_filename: 'cv.doc',
    }));
    const { meter, results } = await pushMetered(minted, jobId, files);
    expect(meter.d1).toBe(2);
    expect(results.every((one) => one.cv === 'extracted')).toBe(true);
  });
});

it('POST /api/v1/ats/jobs costs one D1 round trip', async () => {
  const { organisationId } = await mintOrganisation();
  for (const created of [true, false]) {
    const ctx = newContext(env);
    expect(await upsertJob(ctx, organisationId, AtsJob.parse(jobBody()))).toMatchObject({ created });
    expect(ctx.meter.d1).toBe(1);
  }
});
