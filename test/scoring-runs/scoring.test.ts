import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { deleteApplication } from '../../src/applications/delete-application.ts';
import { settleDeadScores } from '../../src/scoring-runs/consumer.ts';
import { findProgress, scoringCost } from '../../src/scoring-runs/progress.ts';
import { scoreApplications } from '../../src/scoring-runs/score-applications.ts';
import { scoreNow } from '../../src/scoring-runs/score-now.ts';
import { startScoring, writeRun } from '../../src/scoring-runs/start-scoring.ts';
import { sweepScoring } from '../../src/scoring-runs/sweep.ts';
import { newContext } from '../../src/platform/context.ts';
import { consumeQueue } from '../../src/queues.ts';
import { eventsOf, mintScene, scansUsed, untilFinished } from '../support/applications.ts';
import { people, pull, push, upsert } from '../support/ats.ts';
import { mintOrganisation } from '../support/mint.ts';

const ctx = () => newContext(env);
function message(body: unknown) {
  const done: string[] = [];
  const one = {
    id: 'm',
    timestamp: new Date(),
    body,
    attempts: 1,
    ack: () => void done.push('ack'),
    retry: () => void done.push('retry'),
  };
  return { one, done };
}

const cv = (more: string) =>
  `Backend developer at Example Ltd, 2017 to 2024. Built services in Python and PostgreSQL. ${more}`;

describe('scoring in the app', () => {
  it('scores what is unscored through the queue, debits once each, tells it in the pull and by events', async () => {
    const { minted, actor, jobId, ids } = await mintScene(60);
    const started = await startScoring(ctx(), actor, { jobId, which: 'unscored' });
    expect(started).toMatchObject({ total: 60, scansUsed: 60, scansLeft: 940 });
    const run = await untilFinished(minted.organisationId, started.runId);
    expect(run).toMatchObject({ total: 60, scored: 60, failed: 0, waiting: 0, failures: [] });
    expect(await scansUsed(minted.organisationId)).toBe(60);
    const pulled = await pull(minted, jobId);
    for (const one of pulled.candidates) {
      expect(one).toMatchObject({
        scored: true,
        last_scored_at: expect.stringMatching(/Z$/),
        confidence: expect.stringMatching(/^(low|medium|high)$/),
        verdict: expect.stringMatching(/^(Strong shortlist|Borderline|Do not progress)$/),
        score_summary: expect.any(String),
        ai_cv_flag: expect.stringMatching(/^(None|Mild|Moderate|Strong)$/),
      });
      expect((one['match_reasons'] as string[]).length).toBeLessThanOrEqual(4);
      expect((one['gaps'] as string[]).length).toBeLessThanOrEqual(3);
    }
    const scored = (await eventsOf(minted.organisationId)).map((event) => event['application_id']);
    expect(scored.toSorted()).toEqual(ids.toSorted());
    const again = startScoring(ctx(), actor, { jobId, which: 'unscored' });
    await expect(again).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('refuses before any work when fewer scans are left, and names both numbers', async () => {
    const { minted, actor, jobId, ids } = await mintScene(5, { plan_scans: 3 });
    const refused = startScoring(ctx(), actor, { jobId, which: 'all' });
    await expect(refused).rejects.toMatchObject({
      code: 'forbidden',
      detail: expect.stringMatching(/needs 5 plan scans, and 3 of 3 are left/),
    });
    expect(await scansUsed(minted.organisationId)).toBe(0);
    expect(await findProgress(ctx(), minted.organisationId, { jobId })).toBeNull();
    const { runId } = await startScoring(ctx(), actor, { jobId, applicationIds: ids.slice(0, 3) });
    await untilFinished(minted.organisationId, runId);
    expect(await scansUsed(minted.organisationId)).toBe(3);
    await expect(scoreNow(ctx(), actor, ids[3] ?? 0)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('of 20 parallel starts never overdraws the plan and debits no application twice', async () => {
    const { minted, actor, jobId } = await mintScene(10, { plan_scans: 10 });
    const starts = await Promise.allSettled(
      Array.from({ length: 20 }, () => startScoring(ctx(), actor, { jobId, which: 'unscored' })),
    );
    const begun = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(begun).toHaveLength(1);
    await untilFinished(minted.organisationId, begun[0]?.runId ?? '');
    expect(await scansUsed(minted.organisationId)).toBe(10);
    expect(await eventsOf(minted.organisationId)).toHaveLength(10);
  });

  it('scores one at once; scoring it again debits again', async () => {
    const { minted, actor, jobId, ids } = await mintScene(1);
    const [id = 0] = ids;
    const first = await scoreNow(ctx(), actor, id);
    expect(first.score).toBe((await pull(minted, jobId)).candidates[0]?.score);
    await scoreNow(ctx(), actor, id);
    expect(await scansUsed(minted.organisationId)).toBe(2);
    expect(await eventsOf(minted.organisationId)).toHaveLength(2);
  });

  it('starts those that are named without a look at the rest of their job', async () => {
    const { actor, jobId, ids } = await mintScene(200);
    const own = ctx();
    const [id = 0] = ids;
    expect(await writeRun(own, actor, { jobId, applicationIds: [id, id] })).toMatchObject({ waiting: [id] });
    expect(own.meter.rowsRead).toBeLessThan(100);
  });

  it('answers a candidate without a CV with an error and no debit, until there is one', async () => {
    const { minted, actor, jobId, ids } = await mintScene([{ external_id: 'a', name: 'Ada' }]);
    const [id = 0] = ids;
    await expect(scoreNow(ctx(), actor, id)).rejects.toMatchObject({
      code: 'bad_request',
      detail: expect.stringContaining('no CV'),
    });
    expect(await scansUsed(minted.organisationId)).toBe(0);
    await push(minted, jobId, [{ external_id: 'a', name: 'Ada', cv_text: 'Python since 2019' }]);
    expect((await scoreNow(ctx(), actor, id)).score).toBeGreaterThanOrEqual(0);
  });

  it('answers a CV without words as the candidate’s lack, not as a failure of the service', async () => {
    const { minted, actor, ids } = await mintScene([{ external_id: 'a', name: 'A', cv_text: '--- ***' }]);
    await expect(scoreNow(ctx(), actor, ids[0] ?? 0)).rejects.toMatchObject({
      code: 'bad_request',
      detail: expect.stringMatching(/^empty_cv: /),
    });
    expect(await scansUsed(minted.organisationId)).toBe(0);
  });

  it('leaves who has no CV as a failure with its reason, and does not debit it', async () => {
    const { minted, actor, jobId } = await mintScene([...people(2), { external_id: 'bare', name: 'Bare' }]);
    const { runId, total, waiting } = await startScoring(ctx(), actor, { jobId, which: 'all' });
    expect([total, waiting.length]).toEqual([3, 2]);
    const run = await untilFinished(minted.organisationId, runId);
    expect(run).toMatchObject({ scored: 2, failed: 1 });
    expect(run.failures).toEqual([
      {
        application_id: expect.any(Number),
        candidate_name: 'Bare',
        error: 'no_cv: the candidate has no CV.',
      },
    ]);
    expect(await scansUsed(minted.organisationId)).toBe(2);
  });

  it('knows who was scored before the last change of inputs or of the CV', async () => {
    const { minted, actor, jobId, ids } = await mintScene(3);
    const { runId } = await startScoring(ctx(), actor, { jobId, which: 'all' });
    await untilFinished(minted.organisationId, runId);
    const stale = async () => (await scoringCost(ctx(), minted.organisationId, jobId)).stale;
    expect(await stale()).toBe(0);
    await upsert(minted, { title: 'Other title' });
    await push(minted, jobId, people(3));
    expect(await stale()).toBe(0);
    await push(minted, jobId, [{ ...people(1)[0], cv_text: 'Another CV' }]);
    expect(await stale()).toBe(1);
    await upsert(minted, { job_spec: 'Nurse. Must have: registration.' });
    expect(await stale()).toBe(3);
    await scoreNow(ctx(), actor, ids[0] ?? 0);
    expect(await stale()).toBe(2);
    const again = await startScoring(ctx(), actor, { jobId, which: 'stale' });
    expect(again.total).toBe(2);
  });

  it('flags who alone has what was asked for as a nice-to-have', async () => {
    const { minted, actor, jobId } = await mintScene([
      { external_id: 'a', name: 'A', cv_text: cv('Ran Kubernetes clusters in production, 2018 to 2024.') },
      { external_id: 'b', name: 'B', cv_text: cv('Wrote reports.') },
      { external_id: 'c', name: 'C', cv_text: cv('Wrote tests.') },
    ]);
    const { runId } = await startScoring(ctx(), actor, { jobId, which: 'all' });
    await untilFinished(minted.organisationId, runId);
    const gems = (await pull(minted, jobId)).candidates.filter((one) => one['hidden_gem']);
    expect(gems.map((one) => [one.external_id, one['hidden_gem_reason']])).toEqual([
      ['a', expect.stringContaining('Kubernetes')],
    ]);
    await push(minted, jobId, [
      { external_id: 'd', name: 'D', cv_text: cv('Ran Kubernetes clusters in production, 2019 to 2024.') },
    ]);
    const next = await startScoring(ctx(), actor, { jobId, which: 'unscored' });
    await untilFinished(minted.organisationId, next.runId);
    expect((await pull(minted, jobId)).candidates.filter((one) => one['hidden_gem'])).toEqual([]);
  });

  it('refuses foreign jobs and leaves foreign applications alone', async () => {
    const scene = await mintScene(1);
    const stranger = { organisationId: (await mintOrganisation()).organisationId, userId: 'x' };
    await expect(startScoring(ctx(), stranger, { jobId: scene.jobId, which: 'all' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(scoreNow(ctx(), stranger, scene.ids[0] ?? 0)).rejects.toMatchObject({ code: 'not_found' });
    const own = await mintScene(1);
    await expect(
      startScoring(ctx(), own.actor, { jobId: own.jobId, applicationIds: scene.ids }),
    ).rejects.toMatchObject({ code: 'bad_request' });
  });
});

describe('the queue’s message', () => {
  it('is consumed once in effect, however often it comes', async () => {
    const { minted, actor, jobId } = await mintScene(3);
    const run = await writeRun(ctx(), actor, { jobId, which: 'all' });
    const batch = { runId: run.runId, applicationIds: run.waiting };
    await Promise.all([scoreApplications(ctx(), batch), scoreApplications(ctx(), batch)]);
    await scoreApplications(ctx(), batch);
    expect(await eventsOf(minted.organisationId)).toHaveLength(3);
    expect(await scansUsed(minted.organisationId)).toBe(3);
  });

  it('costs two D1 round trips', async () => {
    const { actor, jobId } = await mintScene(25);
    const run = await writeRun(ctx(), actor, { jobId, which: 'all' });
    const own = ctx();
    await scoreApplications(own, { runId: run.runId, applicationIds: run.waiting });
    expect(own.meter).toMatchObject({ d1: 2 });
    const start = ctx();
    await expect(writeRun(start, actor, { jobId, which: 'unscored' })).rejects.toThrow();
    expect(start.meter).toMatchObject({ d1: 1 });
  });

  it('costs by what it brings, however large its run is and however much of it is done', async () => {
    const small = await mintScene(25);
    const large = await mintScene(200);
    for (const part of ['b', 'd']) await push(large.minted, large.jobId, people(200, part));
    const rowsRead = async ({ actor, jobId }: typeof small, messages: number) => {
      const { runId, waiting } = await writeRun(ctx(), actor, { jobId, which: 'all' });
      const read: number[] = [];
      for (let i = 0; i < messages; i++) {
        const own = ctx();
        await scoreApplications(own, { runId, applicationIds: waiting.slice(i * 25, i * 25 + 25) });
        read.push(own.meter.rowsRead);
      }
      return read;
    };
    const [alone = 0] = await rowsRead(small, 1);
    const [first = 0, second = 0] = await rowsRead(large, 2);
    // Alone it is the last of its run, too, and decides on hidden gems.
    expect(first).toBeLessThan(alone + 100);
    expect(second).toBeLessThan(first + 10);
  });

  it('that nobody understands is dropped', async () => {
    const { one, done } = message({
      version: 1,
      kind: 'application_scores',
      run_id: 'x',
      application_ids: ['x'],
    });
    await consumeQueue({ queue: 'scoring', messages: [one] } as unknown as MessageBatch, env);
    expect(done).toEqual(['ack']);
  });

  it('that is lost is found by the sweep', async () => {
    const { minted, actor, jobId } = await mintScene(3);
    const run = await writeRun(ctx(), actor, { jobId, which: 'all' });
    expect(await sweepScoring(ctx(), -1000, true)).toBeGreaterThanOrEqual(3);
    expect(await untilFinished(minted.organisationId, run.runId)).toMatchObject({ scored: 3 });
  });

  it('whose last applications are deleted ends with the sweep, and gems are decided then', async () => {
    const people = ['Terraform', 'Kubernetes in production', 'Java', 'Scala'].map((skill, i) => ({
      external_id: `c-${i}`,
      name: `Person ${i}`,
      cv_text: cv(skill),
    }));
    const { minted, actor, jobId, ids } = await mintScene(people);
    const run = await writeRun(ctx(), actor, { jobId, which: 'all' });
    await scoreApplications(ctx(), { runId: run.runId, applicationIds: ids.slice(0, 3) });
    await deleteApplication(ctx(), actor, ids[3] ?? 0, async () => undefined);
    await sweepScoring(ctx(), -1000, true);
    expect(await untilFinished(minted.organisationId, run.runId)).toMatchObject({ scored: 3, total: 3 });
    const gems = (await pull(minted, jobId)).candidates.filter((one) => one['hidden_gem']);
    expect(gems.map((one) => one.external_id).toSorted()).toEqual(['c-0', 'c-1']);
  });

  it('that is dead is cut into ones, and dead alone it fails and gives its scan back', async () => {
    const { minted, actor, jobId } = await mintScene(2);
    const run = await writeRun(ctx(), actor, { jobId, which: 'all' });
    const [first = 0, second = 0] = run.waiting;
    expect(await scansUsed(minted.organisationId)).toBe(2);
    await settleDeadScores(ctx(), { runId: run.runId, applicationIds: [first] });
    await settleDeadScores(ctx(), { runId: run.runId, applicationIds: [first] });
    expect(await scansUsed(minted.organisationId)).toBe(1);
    await settleDeadScores(ctx(), { runId: run.runId, applicationIds: [first, second] });
    const progress = await untilFinished(minted.organisationId, run.runId);
    expect(progress).toMatchObject({ scored: 1, failed: 1 });
    expect(progress.failures[0]?.error).toMatch(/^scorer_unavailable: /);
    expect(await scansUsed(minted.organisationId)).toBe(1);
    expect(await eventsOf(minted.organisationId)).toHaveLength(1);
  });
});

describe('a run’s progress', () => {
  it('is found without a look at the runs of other jobs', async () => {
    const { minted, actor, jobId } = await mintScene(1);
    await env.DB.prepare(
      `INSERT INTO scoring_runs (id, organisation_id, job_id, actor, month, total, created_at, finished_at)
       SELECT 'other-' || hex(randomblob(8)), ?1, ?2, 'user:x', '2026-01', 1, value, 1
       FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 500)
         SELECT value FROM n)`,
    )
      .bind(minted.organisationId, (await upsert(minted, { external_id: 'other' })).aptly_job_id)
      .run();
    const run = await writeRun(ctx(), actor, { jobId, which: 'all' });
    const later = await upsert(minted, { external_id: 'never scored' });
    const own = ctx();
    expect(await findProgress(own, minted.organisationId, { jobId })).toMatchObject({ run_id: run.runId });
    expect(await findProgress(own, minted.organisationId, run)).toMatchObject({ waiting: 1 });
    expect(await findProgress(own, minted.organisationId, { jobId: later.aptly_job_id })).toBeNull();
    expect(own.meter.rowsRead).toBeLessThan(60);
    const stranger = (await mintOrganisation()).organisationId;
    expect(await findProgress(ctx(), stranger, run)).toBeNull();
    expect(await findProgress(ctx(), stranger, { jobId })).toBeNull();
  });
});
