// Bulk scoring in the workspace: its cost before, its progress, and what is said when the plan does not reach.

import { expect, it } from 'vitest';
import { ORIGIN, call } from '../../support/http.ts';
import {
  ask,
  askFor,
  browse,
  mintSampleJob,
  mintScoredJob,
  pageText,
  untilScored,
  type JobJson,
} from '../../support/pages.ts';

type AuditJson = { entries: { action: string; subject: string | null }[] };

it('names the cost before, scores, and shows the scores', async () => {
  const scene = await mintSampleJob({ plan_scans: 100 });
  const { cookie, path } = scene;
  const before = await pageText(cookie, path);
  expect(before).toContain('Score 6 unscored');
  expect(before).toContain('94 of 100');
  const started = await browse(cookie, `${path}/score`, { which: 'unscored' });
  expect(started.status).toBe(303);
  const { candidates, cost } = await untilScored(scene);
  expect(candidates.every((one) => one.scored)).toBe(true);
  expect(cost['left']).toBe(94);
  const after = await pageText(cookie, path);
  expect(after).toContain('6 scored');
  expect(after).toContain('Strong shortlist');
  const { entries } = await askFor<AuditJson>(cookie, '/app/settings/audit');
  const subject = path.split('/').at(-1);
  expect(entries[0]).toMatchObject({ action: 'application.scoring_started', subject });
});

it('scores those who are named, after a page that names number and cost', async () => {
  const scene = await mintSampleJob();
  const { cookie, path } = scene;
  const { candidates } = await askFor<JobJson>(cookie, path);
  const two = candidates.slice(0, 2).map((one): [string, string] => ['id', String(one.aptly_application_id)]);
  const asked = await browse(cookie, `${path}/score`, [...two, ['ask', '1']]);
  expect(asked.status).toBe(200);
  const page = await asked.text();
  expect(page).toContain('Score 2 candidates?');
  expect((await askFor<JobJson>(cookie, path)).run).toBeNull();
  expect((await browse(cookie, `${path}/score`, two)).status).toBe(303);
  const scored = (await untilScored(scene)).candidates.filter((one) => one.scored);
  expect(scored).toHaveLength(2);
});

it('says both numbers when the plan does not reach, scores nothing, and offers the first that fit', async () => {
  const scene = await mintSampleJob({ plan_scans: 4 });
  const { cookie, path } = scene;
  expect(await pageText(cookie, path)).toContain('Score the first 4');
  const refused = await browse(cookie, `${path}/score`, { which: 'unscored' });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('Scoring needs 6 plan scans, and 4 of 4 are left');
  const told = await ask(cookie, `${path}/score`, { which: 'unscored' });
  expect(await told.json()).toMatchObject({ scans_needed: 6, scans_left: 4 });
  await askFor(cookie, `${path}/score`, { which: 'unscored', first: '4' });
  const { candidates, cost } = await untilScored(scene);
  expect(candidates.filter((one) => one.scored)).toHaveLength(4);
  expect(cost['left']).toBe(0);
});

it('names afterwards whom it could not score, and why', async () => {
  const scene = await mintSampleJob();
  const { cookie, path } = scene;
  await askFor(cookie, `${path}/candidates`, { name: 'Tomasz Wrona' });
  await askFor(cookie, `${path}/score`, { which: 'all' });
  await untilScored(scene);
  const page = await pageText(cookie, path);
  expect(page).toContain('1 could not be scored');
  expect(page).toContain('The candidate has no CV.');
});

it.each([[{}], [{ which: 'some' }], [{ id: 'x' }], [{ id: '1e3' }]])('refuses %o', async (form) => {
  const { cookie, path } = await mintSampleJob();
  expect((await ask(cookie, `${path}/score`, form)).status).toBe(422);
});

it('streams progress until the end, and answers a poll', async () => {
  const { cookie, path } = await mintScoredJob();
  const stream = await call(`${path}/progress`, {
    headers: { cookie, accept: 'text/event-stream', origin: ORIGIN },
  });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const text = await stream.text();
  expect(text).toContain('event: end');
  expect(JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '')).toMatchObject({ scored: 6, failed: 0, total: 6 });
  expect(await askFor(cookie, `${path}/progress`)).toMatchObject({ scored: 6 });
});

it('has no progress of a job that was never scored', async () => {
  const { cookie, path } = await mintSampleJob();
  expect((await ask(cookie, `${path}/progress`)).status).toBe(404);
});
