import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { addCandidate } from '../../src/applications/add-candidate.ts';
import { moveStages } from '../../src/applications/move-stages.ts';
import { submitScorecard } from '../../src/applications/submit-scorecard.ts';
import { pullJob } from '../../src/ats/pull.ts';
import { newContext } from '../../src/platform/context.ts';
import { scoreNow } from '../../src/scoring-runs/score-now.ts';
import { mintScene } from '../support/applications.ts';
import { CONNECTOR, mintJob, people, pull, push, upsert } from '../support/ats.ts';
import { callWithKey } from '../support/http.ts';

const ctx = () => newContext(env);

describe('GET /api/v1/ats/jobs/{aptly_job_id}', () => {
  it('shows every field of an unscored candidate with its default, and no other', async () => {
    const { minted, jobId } = await mintJob();
    const [pushed] = await push(minted, jobId, [{ external_id: 'a', name: 'Ada', email: 'Ada@x.example' }]);
    expect(await pull(minted, jobId)).toEqual({
      aptly_job_id: jobId,
      title: 'Backend developer',
      status: 'open',
      ...CONNECTOR,
      external_id: 'job-1',
      scoring_inputs_updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      candidates: [
        {
          aptly_application_id: pushed?.aptly_application_id,
          aptly_candidate_id: pushed?.aptly_candidate_id,
          external_id: 'a',
          ...CONNECTOR,
          candidate_name: 'Ada',
          candidate_email: 'Ada@x.example',
          stage: 'applied',
          score: 0,
          verdict: null,
          confidence: null,
          score_summary: null,
          ai_cv_flag: 'None',
          ai_cv_flag_reason: null,
          hidden_gem: false,
          hidden_gem_reason: null,
          match_reasons: [],
          gaps: [],
          last_scored_at: null,
          scored: false,
          references_available: false,
          video_available: false,
          scorecards_count: 0,
          scorecards_available: false,
          aptly_link: `https://service.test/app/applications/${pushed?.aptly_application_id}`,
        },
      ],
    });
  });

  it('is an empty list for a job without candidates, and JSON', async () => {
    const { minted, jobId } = await mintJob();
    const response = await callWithKey(minted.apiKey, `/api/v1/ats/jobs/${jobId}`);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ candidates: [] });
  });

  it('orders by score, ties by application id, the unscored last', async () => {
    const { minted, jobId, ids } = await mintScene(6);
    const scores = [10, 90, 50, 90, 0, 50];
    for (const [index, score] of scores.entries()) {
      await env.DB.prepare('UPDATE applications SET score = ? WHERE id = ?').bind(score, ids[index]).run();
    }
    const order = (await pull(minted, jobId)).candidates.map((one) => ids.indexOf(one.aptly_application_id));
    expect(order).toEqual([1, 3, 2, 5, 0, 4]);
  });

  it('shows a job and candidates of the app without an identity', async () => {
    const { minted, jobId, ids } = await mintScene(1);
    await env.DB.batch([
      env.DB.prepare(
        'UPDATE jobs SET source_system = NULL, source_system_id = NULL, external_id = NULL WHERE id = ?',
      ).bind(jobId),
      env.DB.prepare('UPDATE applications SET identity_id = NULL WHERE id = ?').bind(ids[0]),
      env.DB.prepare('DELETE FROM candidate_identities WHERE organisation_id = ?').bind(
        minted.organisationId,
      ),
    ]);
    const none = { source_system: null, source_system_id: null, external_id: null };
    expect(await pull(minted, jobId)).toMatchObject({ ...none, candidates: [none] });
  });

  it('shows what the app did at once: stage, score, scorecards', async () => {
    const { minted, actor, jobId, ids } = await mintScene(2);
    const [id = 0] = ids;
    await moveStages(ctx(), actor, null, [{ applicationId: id, stage: 'interviewing' }]);
    await submitScorecard(ctx(), actor, id, { recommendation: 'yes', notes: '' });
    await scoreNow(ctx(), actor, id);
    const candidate = (await pull(minted, jobId)).candidates.find((one) => one.aptly_application_id === id);
    expect(candidate).toMatchObject({
      stage: 'interviewing',
      scored: true,
      scorecards_count: 1,
      scorecards_available: true,
    });
  });

  it('costs one D1 round trip at any size', async () => {
    for (const count of [0, 1, 200]) {
      const { minted, jobId } = await mintScene(count);
      const own = ctx();
      const body = await pullJob(own, {
        organisationId: minted.organisationId,
        jobId,
        updatedSince: null,
        appUrl: 'https://app.example',
      });
      expect((await new Response(body).json<{ candidates: unknown[] }>()).candidates).toHaveLength(count);
      expect(own.meter).toMatchObject({ d1: 1, rowsWritten: 0 });
    }
  });
});

describe('?updated_since=', () => {
  it('leaves out what shows nothing new, and holds all that does', async () => {
    const { minted, actor, jobId, ids, pushed } = await mintScene(5);
    await env.DB.prepare('UPDATE applications SET updated_at = 1000 WHERE job_id = ?').bind(jobId).run();
    const since = async (at: string) => {
      const { candidates } = await pull(minted, jobId, `?updated_since=${encodeURIComponent(at)}`);
      return candidates.map((one) => ids.indexOf(one.aptly_application_id)).toSorted();
    };
    const now = '2020-01-01T00:00:00Z';
    expect(await since(now)).toEqual([]);
    expect(await since('1970-01-01T00:00:01.000Z')).toEqual([0, 1, 2, 3, 4]);
    await moveStages(ctx(), actor, null, [{ applicationId: ids[1] ?? 0, stage: 'offered' }]);
    expect(await since(now)).toEqual([1]);
    await scoreNow(ctx(), actor, ids[2] ?? 0);
    await submitScorecard(ctx(), actor, ids[3] ?? 0, { recommendation: 'no', notes: 'x' });
    expect(await since('2020-01-01T02:00:00+02:00')).toEqual([1, 2, 3]);
    await push(minted, jobId, [{ ...people(1)[0], name: 'Married Name' }]);
    expect(await since(now)).toEqual([0, 1, 2, 3]);
    await push(minted, jobId, people(5).slice(4));
    expect(await since(now)).toEqual([0, 1, 2, 3]);
    expect(pushed).toHaveLength(5);
  });

  it('holds an application whose identity changed because of a push onto another job', async () => {
    const { minted, actor, jobId } = await mintScene(1);
    const other = (await upsert(minted, { external_id: 'other' })).aptly_job_id;
    await addCandidate(ctx(), actor, jobId, { name: 'Ann', email: 'ann@people.example' });
    await env.DB.prepare('UPDATE applications SET updated_at = 1000 WHERE job_id = ?').bind(jobId).run();
    const ann = { external_id: 'gh-ann', name: 'Ann', email: 'Ann@people.example' };
    await push(minted, other, [ann]);
    const since = '?updated_since=2020-01-01T00:00:00Z';
    const { candidates } = await pull(minted, jobId, since);
    expect(candidates).toMatchObject([{ candidate_name: 'Ann', external_id: 'gh-ann' }]);
    await env.DB.prepare('UPDATE applications SET updated_at = 1000 WHERE job_id = ?').bind(jobId).run();
    await push(minted, other, [ann]);
    expect((await pull(minted, jobId, since)).candidates).toEqual([]);
  });

  it('holds an application whose video has run out meanwhile', async () => {
    const { minted, jobId, ids } = await mintScene(2);
    await env.DB.prepare('UPDATE applications SET updated_at = 1000 WHERE job_id = ?').bind(jobId).run();
    await env.DB.prepare(
      `INSERT INTO candidate_videos (organisation_id, application_id, token_hash, status, requested_by, requested_at,
         link_expires_at, recorded_at, expires_at) VALUES (?, ?, ?, 'recorded', 'u', 1, 1, 1, ?)`,
    )
      .bind(minted.organisationId, ids[1], crypto.randomUUID(), Date.now() - 1000)
      .run();
    const { candidates } = await pull(minted, jobId, '?updated_since=2020-01-01T00:00:00Z');
    expect(candidates).toMatchObject([{ aptly_application_id: ids[1], video_available: false }]);
  });

  it('tells what to ask for next, and takes a plus sign that was not encoded', async () => {
    const { minted, jobId } = await mintScene(1);
    const path = `/api/v1/ats/jobs/${jobId}`;
    const next = (await callWithKey(minted.apiKey, path)).headers.get('X-Next-Updated-Since') ?? '';
    expect(Date.parse(next)).toBeLessThan(Date.now());
    expect((await pull(minted, jobId, `?updated_since=${next}`)).candidates).toHaveLength(1);
    const plus = await callWithKey(minted.apiKey, `${path}?updated_since=2026-01-01T00:00:00+01:00`);
    expect(plus.status).toBe(200);
  });

  it.each([
    'yesterday',
    '2026-01-01',
    '2026-13-01T00:00:00Z',
    '2026-02-31T00:00:00Z',
    '1700000000',
    '',
    '2026-01-01T00:00:00',
  ])('answers %j with a 422', async (text) => {
    const { minted, jobId } = await mintJob();
    const response = await callWithKey(minted.apiKey, `/api/v1/ats/jobs/${jobId}?updated_since=${text}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      detail: [{ loc: ['query', 'updated_since'], type: 'datetime_parsing' }],
    });
  });
});
