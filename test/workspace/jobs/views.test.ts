// A job's page by its address: filters, order, search, board, and what a page costs.

import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { readJobsPage } from '../../../src/applications/list-jobs.ts';
import { readJobPage } from '../../../src/applications/read-job-page.ts';
import { readProfile } from '../../../src/applications/read-profile.ts';
import { findSignedIn } from '../../../src/auth/session.ts';
import { newContext } from '../../../src/platform/context.ts';
import { call, ORIGIN } from '../../support/http.ts';
import { mintSampleJob, mintScoredJob, pageText } from '../../support/pages.ts';

/** Names in the order of the page. */
function names(page: string): string[] {
  return [...page.matchAll(/href="\/app\/applications\/\d+"[^>]*>([^<]+)</g)].map((match) => match[1] ?? '');
}

it('ranks, filters, sorts and searches by the address alone', async () => {
  const { cookie, path } = await mintScoredJob();
  const all = names(await pageText(cookie, path));
  expect(all).toHaveLength(6);
  expect(all[0]).toBe('Rosalind Achebe');
  expect(names(await pageText(cookie, `${path}?sort=name`))).toEqual(all.toSorted());
  expect(names(await pageText(cookie, `${path}?verdict=strong`)).length).toBeLessThan(6);
  expect(names(await pageText(cookie, `${path}?mark=said`))).toEqual(['Corin Vale']);
  expect(names(await pageText(cookie, `${path}?q=freshdesk`))).toEqual(['Ingeborg Maurer']);
  expect(names(await pageText(cookie, `${path}?q=pia`))).toEqual(['Pia Lund']);
  expect(await pageText(cookie, `${path}?q=nobody-has-this`)).toContain('No candidate matches these filters');
  expect(await pageText(cookie, `${path}?stage=offered`)).toContain('Nobody is in Offered');
});

it('takes nonsense in the address for no wish', async () => {
  const { cookie, path } = await mintSampleJob();
  const page = await pageText(
    cookie,
    `${path}?stage=x&verdict=constructor&sort=__proto__&mark=toString&page=-3&view=y&q=%00`,
  );
  expect(names(page)).toHaveLength(6);
});

it('shows a board with a lane for each stage', async () => {
  const { cookie, path } = await mintScoredJob();
  const page = await pageText(cookie, `${path}?view=board`);
  for (const stage of ['applied', 'screened', 'shortlisted', 'interviewing', 'offered', 'placed', 'rejected'])
    expect(page).toContain(`data-stage="${stage}"`);
  expect(page).toContain('aria-label="Move Rosalind Achebe"');
});

it('says the finding of the histogram in words', async () => {
  const { cookie, path } = await mintScoredJob();
  expect(await pageText(cookie, path)).toMatch(/Distribution of 6 scores.*at 75 or above/s);
});

it('pages 2,000 candidates by a hundred, in a light answer', async () => {
  const { cookie, path, jobId, organisationId } = await mintSampleJob();
  const people = JSON.stringify(Array.from({ length: 1994 }, (_, i) => `Person Number ${i}`));
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO candidates (organisation_id, name, created_at, updated_at)
       SELECT ?1, value, 1, 1 FROM json_each(?2)`,
    ).bind(organisationId, people),
    env.DB.prepare(
      `INSERT INTO applications (organisation_id, job_id, candidate_id, stage, score, verdict, confidence, score_summary,
         last_scored_at, scored_inputs_version, created_at, updated_at)
       SELECT ?1, ?2, id, 'applied', id % 100, 'Borderline', 'medium',
         'Meets part of what the job turns on: ' || (id % 7) || ' of 7 must-haves shown.', 1, 1, 1, 1
       FROM candidates WHERE organisation_id = ?1 AND name LIKE 'Person Number%'`,
    ).bind(organisationId, jobId),
  ]);
  const response = await call(path, { headers: { cookie, accept: 'text/html', origin: ORIGIN } });
  const page = await response.text();
  expect(names(page)).toHaveLength(100);
  expect(page).toContain('1 to 100 of 2,000');
  const packed = new Response(page).body?.pipeThrough(new CompressionStream('gzip'));
  const bytes = (await new Response(packed).arrayBuffer()).byteLength;
  expect(bytes).toBeLessThan(20_000);
  expect(names(await pageText(cookie, `${path}?page=20`))).toHaveLength(100);
  expect(names(await pageText(cookie, `${path}?page=9999`)).length).toBeGreaterThan(0);
});

it('costs two round trips to D1: who asks, and everything else', async () => {
  const { cookie, jobId, organisationId } = await mintSampleJob();
  const ctx = newContext(env);
  await findSignedIn(ctx, new Request(`${ORIGIN}/app/jobs`, { headers: { cookie } }));
  expect(ctx.meter.d1).toBe(1);
  const costOf = async (read: () => Promise<unknown>) => {
    const before = ctx.meter.d1;
    await read();
    return ctx.meter.d1 - before;
  };
  expect(await costOf(() => readJobsPage(ctx, organisationId, 'ros'))).toBe(1);
  const page = await readJobPage(ctx, organisationId, jobId, '', 'zendesk');
  expect(await costOf(() => readJobPage(ctx, organisationId, jobId, '', 'zendesk'))).toBe(1);
  const id = page.candidates[0]?.aptly_application_id ?? 0;
  expect(await costOf(() => readProfile(ctx, organisationId, id, ''))).toBe(1);
});
