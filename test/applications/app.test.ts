// What the workspace app stands on.

import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { addCandidate } from '../../src/applications/add-candidate.ts';
import { deleteApplication } from '../../src/applications/delete-application.ts';
import { readJobsPage } from '../../src/applications/list-jobs.ts';
import { moveStages } from '../../src/applications/move-stages.ts';
import { readJobPage } from '../../src/applications/read-job-page.ts';
import { readProfile } from '../../src/applications/read-profile.ts';
import { requestReference } from '../../src/applications/references.ts';
import { replaceCv } from '../../src/applications/replace-cv.ts';
import { submitScorecard } from '../../src/applications/submit-scorecard.ts';
import { requestVideo } from '../../src/applications/videos.ts';
import { createJob, editJob, setJobStatus } from '../../src/ats/manage-jobs.ts';
import { JobFields } from '../../src/ats/schemas.ts';
import { newContext } from '../../src/platform/context.ts';
import { scoreNow } from '../../src/scoring-runs/score-now.ts';
import { startScoring, writeRun } from '../../src/scoring-runs/start-scoring.ts';
import { actorOf, mintScene, scansUsed, untilFinished } from '../support/applications.ts';
import { people, pull, push, upsert } from '../support/ats.ts';
import { callWithKey } from '../support/http.ts';
import { mintOrganisation } from '../support/mint.ts';

const ctx = () => newContext(env);
const noVideos = async () => expect.unreachable();
const APP = 'https://app.example/app';
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const cv = { bytes: bytes('Backend developer. Python since 2019.'), fileName: 'cv.txt' };
const fields = (more: Record<string, unknown> = {}) => JobFields.parse({ title: 'Made here', ...more });

describe('jobs of the app', () => {
  it('have no identity, are edited as a whole, closed and opened', async () => {
    const minted = await mintOrganisation();
    const actor = actorOf(minted);
    const id = await createJob(ctx(), actor, fields({ job_spec: 'Python', location: 'Leeds' }));
    expect(await pull(minted, id)).toMatchObject({ source_system: null, external_id: null, status: 'open' });
    const before = (await pull(minted, id)).scoring_inputs_updated_at;
    await editJob(ctx(), actor, id, fields({ title: 'Edited', job_spec: 'Python' }));
    const { job } = await readJobPage(ctx(), minted.organisationId, id, APP);
    expect(job).toMatchObject({ title: 'Edited', location: null, scoring_inputs_updated_at: before });
    expect(await setJobStatus(ctx(), actor, id, 'closed')).toBe(true);
    expect(await setJobStatus(ctx(), actor, id, 'closed')).toBe(false);
    expect((await pull(minted, id))['status']).toBe('closed');
    const { results } = await env.DB.prepare(
      'SELECT action, subject FROM audit_entries WHERE organisation_id = ? ORDER BY id',
    )
      .bind(minted.organisationId)
      .all();
    expect(results).toEqual([
      { action: 'job.created', subject: String(id) },
      { action: 'job.status_changed', subject: String(id) },
    ]);
  });

  it('count against the limit like pushed ones, when made and when opened again', async () => {
    const minted = await mintOrganisation({ active_job_limit: 1 });
    const actor = actorOf(minted);
    const { aptly_job_id: pushed } = await upsert(minted);
    await expect(createJob(ctx(), actor, fields())).rejects.toMatchObject({ code: 'forbidden' });
    await setJobStatus(ctx(), actor, pushed, 'closed');
    await createJob(ctx(), actor, fields());
    await expect(setJobStatus(ctx(), actor, pushed, 'open')).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('are nobody else’s', async () => {
    const minted = await mintOrganisation();
    const id = await createJob(ctx(), actorOf(minted), fields());
    const stranger = actorOf(await mintOrganisation());
    const missing = { code: 'not_found' };
    await expect(editJob(ctx(), stranger, id, fields())).rejects.toMatchObject(missing);
    await expect(setJobStatus(ctx(), stranger, id, 'closed')).rejects.toMatchObject(missing);
    await expect(readJobPage(ctx(), stranger.organisationId, id, APP)).rejects.toMatchObject(missing);
    await expect(addCandidate(ctx(), stranger, id, { name: 'A', cv })).rejects.toMatchObject(missing);
  });
});

describe('candidates of the app', () => {
  it('are added with a CV, and found by e-mail when they are known', async () => {
    const { minted, actor, jobId, pushed } = await mintScene(1);
    const added = await addCandidate(ctx(), actor, jobId, { name: 'Grace', phone: '1', cv });
    expect(added).toMatchObject({ created: true, cv: 'extracted', cvMessage: null });
    const shown = (await pull(minted, jobId)).candidates.find(
      (one) => one.aptly_application_id === added.applicationId,
    );
    expect(shown).toMatchObject({ external_id: null, source_system: null, candidate_name: 'Grace' });
    const known = await addCandidate(ctx(), actor, jobId, { name: 'X', email: 'C-0@People.example' });
    expect(known).toMatchObject({
      created: false,
      cv: 'none',
      candidateId: pushed[0]?.aptly_candidate_id,
      applicationId: pushed[0]?.aptly_application_id,
    });
    const other = await createJob(ctx(), actor, fields());
    const again = await addCandidate(ctx(), actor, other, { name: 'X', email: 'c-0@people.example' });
    expect(again).toMatchObject({ created: true, candidateId: pushed[0]?.aptly_candidate_id });
    const broken = { bytes: bytes('nothing'), fileName: 'cv.pdf' };
    const unread = await addCandidate(ctx(), actor, jobId, { name: 'Y', cv: broken });
    expect(unread).toMatchObject({ created: true, cv: 'unreadable', cvMessage: expect.any(String) });
    await expect(addCandidate(ctx(), actor, jobId, { name: ' ' })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('get a new CV, and a file that cannot be read replaces nothing', async () => {
    const { minted, actor, ids } = await mintScene(1);
    const [id = 0] = ids;
    const text = async () => (await readProfile(ctx(), minted.organisationId, id, APP)).cv_text;
    const before = await text();
    const broken = { bytes: bytes('x'), fileName: 'cv.docx' };
    await expect(replaceCv(ctx(), actor, id, broken)).rejects.toMatchObject({ code: 'bad_request' });
    expect(await text()).toBe(before);
    await replaceCv(ctx(), actor, id, cv);
    expect(await text()).toBe('Backend developer. Python since 2019.');
  });

  it('go with their last application, and give back what waited', async () => {
    const { minted, actor, jobId, ids, pushed } = await mintScene(2);
    const second = (await upsert(minted, { external_id: 'job-2' })).aptly_job_id;
    const [elsewhere] = await push(minted, second, people(1));
    await writeRun(ctx(), actor, { jobId, which: 'all' });
    expect(await scansUsed(minted.organisationId)).toBe(2);
    expect(await deleteApplication(ctx(), actor, ids[0] ?? 0, noVideos)).toMatchObject({
      candidateDeleted: false,
    });
    expect(await scansUsed(minted.organisationId)).toBe(1);
    const last = await deleteApplication(ctx(), actor, elsewhere?.aptly_application_id ?? 0, noVideos);
    expect(last).toMatchObject({ candidateDeleted: true });
    const stranger = actorOf(await mintOrganisation());
    await expect(deleteApplication(ctx(), stranger, ids[1] ?? 0, noVideos)).rejects.toMatchObject({
      code: 'not_found',
    });
    await deleteApplication(ctx(), actor, ids[1] ?? 0, noVideos);
    expect((await pull(minted, jobId)).candidates).toEqual([]);
    expect(await scansUsed(minted.organisationId)).toBe(0);
    // Pushed again, they are new people.
    const [back] = await push(minted, jobId, people(1));
    expect(back?.status).toBe('created');
    expect(back?.aptly_candidate_id).not.toBe(pushed[0]?.aptly_candidate_id);
  });
});

/** A video's row that says that its recording is there; its id. */
async function recordedVideo(organisationId: string, applicationId: number): Promise<number> {
  const row = await env.DB.prepare(
    `INSERT INTO candidate_videos (organisation_id, application_id, token_hash, status, requested_by, requested_at,
       link_expires_at, recorded_at, expires_at) VALUES (?, ?, ?, 'recorded', 'u', 1, 1, 1, ?) RETURNING id`,
  )
    .bind(organisationId, applicationId, crypto.randomUUID(), Date.now() + 1e6)
    .first<number>('id');
  return row ?? 0;
}

describe('deleting who recorded a video', () => {
  it('erases the recording before its row is gone, so that a failure can be made good', async () => {
    const { minted, actor, jobId, ids } = await mintScene(1);
    const [id = 0] = ids;
    const video = await recordedVideo(minted.organisationId, id);
    await expect(deleteApplication(ctx(), actor, id, () => Promise.reject(new Error('out')))).rejects.toThrow(
      'out',
    );
    expect((await pull(minted, jobId)).candidates).toHaveLength(1);
    const erased: number[][] = [];
    await deleteApplication(ctx(), actor, id, async (videoIds) => void erased.push(videoIds));
    expect(erased).toEqual([[video]]);
    expect((await pull(minted, jobId)).candidates).toEqual([]);
  });

  it('erases what is recorded meanwhile', async () => {
    const { minted, actor, ids } = await mintScene(1);
    const [id = 0] = ids;
    const videos = [await recordedVideo(minted.organisationId, id)];
    const erased: number[][] = [];
    await deleteApplication(ctx(), actor, id, async (videoIds) => {
      erased.push(videoIds);
      if (erased.length === 1) videos.push(await recordedVideo(minted.organisationId, id));
    });
    expect(erased).toEqual(videos.map((video) => [video]));
  });
});

describe('what the app reads, in one D1 round trip each', () => {
  it('the list of jobs, with counts by stage, scores, unscored and stale', async () => {
    const { minted, actor, jobId, ids } = await mintScene(4);
    const { runId } = await startScoring(ctx(), actor, { jobId, applicationIds: ids.slice(0, 3) });
    await untilFinished(minted.organisationId, runId);
    await moveStages(ctx(), actor, null, [{ applicationId: ids[0] ?? 0, stage: 'rejected' }]);
    await push(minted, jobId, [{ ...people(1)[0], cv_text: 'Changed' }]);
    const empty = await createJob(ctx(), actor, fields());
    const own = ctx();
    const { jobs } = await readJobsPage(own, minted.organisationId, '');
    expect(own.meter.d1).toBe(1);
    expect(jobs.map((job) => job.id)).toEqual([empty, jobId]);
    expect(jobs[0]).toMatchObject({ applications: 0, unscored: 0, stale: 0 });
    expect(jobs[1]).toMatchObject({ applications: 4, unscored: 1, stale: 1 });
    expect(jobs[1]?.stages).toMatchObject({ applied: 3, rejected: 1, placed: 0 });
    expect(jobs[1]?.scores.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('a job’s page of 2,000 applications, with cost and progress', async () => {
    const { minted, actor, jobId } = await mintScene(0, { plan_scans: 3_000 });
    for (let start = 0; start < 10; start++) await push(minted, jobId, people(200, `p${start}`));
    await push(minted, jobId, [{ external_id: 'bare', name: 'Bare' }]);
    await writeRun(ctx(), actor, { jobId, which: 'unscored' });
    const own = ctx();
    const page = await readJobPage(own, minted.organisationId, jobId, APP);
    expect(own.meter.d1).toBe(1);
    expect(page.candidates).toHaveLength(2001);
    expect(page.cost).toMatchObject({ unscored: 0, without_cv: 1, used: 2000, left: 1000 });
    expect(page.run).toMatchObject({ total: 2001, waiting: 2000, failed: 1 });
    expect(page.candidates.filter((one) => one.scoring)).toHaveLength(2000);
    expect(page.candidates.filter((one) => !one.has_cv)).toHaveLength(1);
    expect(JSON.stringify(page)).not.toContain('since 2019 at Example');
  });

  it('a profile with everything on it, and no token', async () => {
    const { minted, actor, jobId, ids } = await mintScene(1);
    const [id = 0] = ids;
    await scoreNow(ctx(), actor, id);
    await moveStages(ctx(), actor, null, [{ applicationId: id, stage: 'interviewing' }]);
    await submitScorecard(ctx(), actor, id, { recommendation: 'yes', notes: 'Fine' });
    const reference = await requestReference(ctx(), actor, id, { name: 'Rita', email: 'r@x.example' });
    const video = await requestVideo(ctx(), actor, id);
    const own = ctx();
    const profile = await readProfile(own, minted.organisationId, id, APP);
    expect(own.meter.d1).toBe(1);
    expect(profile).toMatchObject({
      aptly_application_id: id,
      aptly_job_id: jobId,
      aptly_link: `${APP}/applications/${id}`,
      cv_text: people(1)[0]?.cv_text,
      stage: 'interviewing',
      scored: true,
      stale: false,
      references: [{ referee_name: 'Rita', state: 'requested', would_rehire: null }],
      videos: [{ state: 'requested' }],
      scorecards: [{ recommendation: 'yes', notes: 'Fine', author_id: 'user-1' }],
      other_applications: [],
      plan: { plan_scans: 1000, used: 1 },
    });
    expect(profile.timeline.map((entry) => entry.kind)).toEqual([
      'scored',
      'stage_changed',
      'scorecard_submitted',
      'reference_requested',
      'video_requested',
    ]);
    for (const reason of profile.explanation.match_reasons) {
      for (const span of reason.evidence) {
        expect(profile.cv_text?.slice(span.start, span.end)).toBe(span.quote);
      }
    }
    expect(JSON.stringify(profile)).not.toContain(reference.token);
    expect(JSON.stringify(profile)).not.toContain(video.token);
    const stranger = await mintOrganisation();
    await expect(readProfile(ctx(), stranger.organisationId, id, APP)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('GET /api/v1/ats/applications/{id}/evidence', () => {
  it('explains a score requirement by requirement, with spans that are in the CV', async () => {
    const { minted, actor, jobId, ids } = await mintScene(1);
    const [id = 0] = ids;
    const get = (apiKey = minted.apiKey) => callWithKey(apiKey, `/api/v1/ats/applications/${id}/evidence`);
    expect(await (await get()).json()).toMatchObject({ scored: false, requirements: [], match_reasons: [] });
    await scoreNow(ctx(), actor, id);
    const body = await (
      await get()
    ).json<{
      score: number;
      requirements: { evidence: { start: number; end: number; quote: string }[] }[];
    }>();
    expect(body).toMatchObject({
      aptly_application_id: id,
      aptly_job_id: jobId,
      scored: true,
      score: (await pull(minted, jobId)).candidates[0]?.score,
      scoring_inputs_changed_since: false,
      cv_replaced_since: false,
    });
    const text = people(1)[0]?.cv_text ?? '';
    const spans = body.requirements.flatMap((one) => one.evidence);
    expect(spans.length).toBeGreaterThan(0);
    for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.quote);
    await push(minted, jobId, [{ ...people(1)[0], cv_text: 'Another' }]);
    expect(await (await get()).json()).toMatchObject({ cv_replaced_since: true });
    expect((await get((await mintOrganisation()).apiKey)).status).toBe(404);
  });
});

it('erasing an organisation leaves nothing of it', async () => {
  const { minted, actor, ids } = await mintScene(3);
  const [id = 0] = ids;
  await scoreNow(ctx(), actor, id);
  await submitScorecard(ctx(), actor, id, { recommendation: 'yes', notes: '' });
  await requestReference(ctx(), actor, id, { name: 'R', email: 'r@x.example' });
  await requestVideo(ctx(), actor, id);
  await env.DB.prepare('DELETE FROM organisations WHERE id = ?').bind(minted.organisationId).run();
  const tables = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%organisation_id%'
       AND name NOT IN ('sessions')`,
  ).all<{ name: string }>();
  const names = tables.results.map((row) => row.name);
  expect(names.length).toBeGreaterThan(12);
  for (const name of names) {
    const row = await env.DB.prepare(`SELECT count(*) AS n FROM ${name} WHERE organisation_id = ?`)
      .bind(minted.organisationId)
      .first<{ n: number }>();
    expect([name, row?.n]).toEqual([name, 0]);
  }
  const orphans = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM candidate_cvs WHERE candidate_id NOT IN (SELECT id FROM candidates))
       + (SELECT count(*) FROM scoring_run_items WHERE run_id NOT IN (SELECT id FROM scoring_runs)) AS n`,
  ).first<{ n: number }>();
  expect(orphans?.n).toBe(0);
});
