// Jobs in the workspace: listed, made, edited, closed; viewers read.

import { expect, it } from 'vitest';
import { mintMember, mintWorkspace } from '../../support/members.ts';
import {
  ask,
  askFor,
  browse,
  mintSampleJob,
  mintScoredJob,
  pageText,
  type JobJson,
} from '../../support/pages.ts';

it('offers a sample job where there is none, and none of it to a viewer', async () => {
  const { organisationId, owner } = await mintWorkspace();
  expect(await pageText(owner.cookie, '/app/jobs')).toContain('Make the sample job');
  const viewer = await mintMember(organisationId, 'viewer');
  const page = await pageText(viewer.cookie, '/app/jobs');
  expect(page).toContain('No jobs yet');
  expect(page).not.toContain('<button class="b">Make');
});

it('makes a job from a form and shows it', async () => {
  const { owner } = await mintWorkspace();
  const form = {
    title: '  Cook ',
    job_spec: 'Must have: soup',
    work_mode: 'onsite',
    weight_technical: 'more',
    weight_culture: 'less',
    salary: '',
  };
  const made = await browse(owner.cookie, '/app/jobs', form);
  expect(made.status).toBe(303);
  const path = made.headers.get('location') ?? '';
  expect(path).toMatch(/^\/app\/jobs\/\d+$/);
  const { job } = await askFor<JobJson>(owner.cookie, path);
  expect(job).toMatchObject({
    title: 'Cook',
    job_spec: 'Must have: soup',
    client_values: 'technical:more,culture:less',
    work_mode: 'onsite',
    salary: null,
    external_id: null,
    source_system: null,
    status: 'open',
  });
  expect(await pageText(owner.cookie, '/app/jobs')).toContain('Cook');
});

it('keeps what was typed when a form is refused, and tells a program which field', async () => {
  const { owner } = await mintWorkspace();
  const refused = await browse(owner.cookie, '/app/jobs', { title: ' ', client_name: 'Holm & Sons' });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain('Give the job a title.');
  expect(page).toContain('Holm &amp; Sons');
  const told = await ask(owner.cookie, '/app/jobs', { title: 'x'.repeat(201) });
  expect(told.status).toBe(422);
  expect(await told.json()).toMatchObject({ detail: [{ loc: ['body', 'title'], type: 'string_too_long' }] });
});

it('overwrites with an edit, clears what was left empty and makes scores stale', async () => {
  const { cookie, path } = await mintScoredJob();
  const edited = await browse(cookie, path, { title: 'Team Lead', job_spec: 'Must have: Zendesk' });
  expect(edited.status).toBe(303);
  const { job, candidates, cost } = await askFor<JobJson>(cookie, path);
  expect(job).toMatchObject({ title: 'Team Lead', client_name: null, location: null });
  expect(candidates.every((one) => one.stale)).toBe(true);
  expect(cost).toMatchObject({ stale: 6, unscored: 0 });
  const page = await pageText(cookie, path);
  expect(page).toContain('Score 6 stale again');
  expect(page).toContain('Stale');
});

it('closes and reopens a job, and says so once', async () => {
  const { cookie, path } = await mintSampleJob();
  expect(await askFor(cookie, `${path}/status`, { status: 'closed' })).toMatchObject({ changed: true });
  expect(await askFor(cookie, `${path}/status`, { status: 'closed' })).toMatchObject({ changed: false });
  expect(await pageText(cookie, '/app/jobs?status=closed')).toContain('Customer Support Team Lead');
  expect(await pageText(cookie, '/app/jobs')).toContain('No job is open');
  const back = await browse(cookie, `${path}/status`, { status: 'open' });
  expect(back.headers.get('location')).toBe(path);
  expect((await ask(cookie, `${path}/status`, { status: 'ajar' })).status).toBe(422);
});

it('refuses a job beyond the plan, with the numbers, and keeps the form', async () => {
  const { owner } = await mintWorkspace({ active_job_limit: 1 });
  await askFor(owner.cookie, '/app/jobs', { title: 'One' });
  const refused = await browse(owner.cookie, '/app/jobs', { title: 'Two' });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('value="Two"');
});

it('shows a viewer everything and no control', async () => {
  const { organisationId, path } = await mintScoredJob();
  const { cookie } = await mintMember(organisationId, 'viewer');
  const page = await pageText(cookie, path);
  expect(page).toContain('Rosalind Achebe');
  for (const control of ['type="checkbox" name="id"', 'Add candidate', 'id="move"', 'Edit job'])
    expect(page).not.toContain(control);
  expect((await ask(cookie, `${path}/score`, { which: 'all' })).status).toBe(403);
});

it('answers what is no job with 404', async () => {
  const { owner } = await mintWorkspace();
  for (const path of ['/app/jobs/0', '/app/jobs/999999999', '/app/jobs/x', '/app/jobs/1e3', '/app/jobs/-1'])
    expect((await browse(owner.cookie, path)).status, path).toBe(404);
});

it('finds people by name across jobs, and never those of others', async () => {
  const { cookie } = await mintScoredJob();
  const other = await mintSampleJob();
  const { candidates } = await askFor<{ candidates: { candidate_name: string }[] }>(
    cookie,
    '/app/jobs?q=ROSALIND%20ach',
  );
  expect(candidates.map((one) => one.candidate_name)).toEqual(['Rosalind Achebe']);
  expect(await pageText(other.cookie, '/app/jobs?q=rosalind')).toContain('rosalind.achebe@sample.example');
  expect(await pageText(other.cookie, '/app/jobs?q=%25')).toContain('No job or candidate matches');
});
