import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { moveStages } from '../../src/applications/move-stages.ts';
import { getOpenReference, requestReference, submitReference } from '../../src/applications/references.ts';
import type { Stage } from '../../src/applications/stages.ts';
import { submitScorecard } from '../../src/applications/submit-scorecard.ts';
import {
  deleteVideo,
  findExpiredVideos,
  getPlayableVideo,
  markVideosErased,
  recordVideo,
  requestVideo,
  VIDEO_MS,
} from '../../src/applications/videos.ts';
import type { Actor } from '../../src/ats/actor.ts';
import { newContext } from '../../src/platform/context.ts';
import { actorOf, eventsOf, mintScene } from '../support/applications.ts';
import { pull } from '../support/ats.ts';
import { mintOrganisation } from '../support/mint.ts';

const ctx = (aheadMs = 0) => ({ ...newContext(env), clock: () => Date.now() + aheadMs });
const DAY = 86_400_000;

/** Whether one moved. */
async function moveOne(actor: Actor, applicationId: number, stage: Stage): Promise<boolean> {
  return (await moveStages(ctx(), actor, null, [{ applicationId, stage }])).moved.length === 1;
}

async function timelineOf(applicationId: number) {
  const sql = 'SELECT actor, kind, details FROM timeline_entries WHERE application_id = ? ORDER BY id';
  return (await env.DB.prepare(sql).bind(applicationId).all()).results;
}

async function auditOf(organisationId: string) {
  const sql =
    'SELECT actor, action, subject, details FROM audit_entries WHERE organisation_id = ? ORDER BY id';
  return (await env.DB.prepare(sql).bind(organisationId).all()).results;
}

describe('a stage', () => {
  it('is one move and one event for who is named twice, the last', async () => {
    const { minted, actor, jobId, ids } = await mintScene(1);
    const [applicationId = 0] = ids;
    const moves = [
      { applicationId, stage: 'screened' as const },
      { applicationId, stage: 'offered' as const },
    ];
    expect(await moveStages(ctx(), actor, jobId, moves)).toMatchObject({
      moved: [{ from: 'applied', to: 'offered' }],
      stayed: [],
    });
    expect(await eventsOf(minted.organisationId)).toMatchObject([{ stage: 'offered', sequence: 1 }]);
    expect(await timelineOf(applicationId)).toHaveLength(1);
    expect(await auditOf(minted.organisationId)).toHaveLength(1);
    expect((await pull(minted, jobId)).candidates).toMatchObject([{ stage: 'offered' }]);
  });

  it('that changes makes an event, a timeline entry and an audit entry; the same stage makes none', async () => {
    const { minted, actor, jobId, ids } = await mintScene(1);
    const [id = 0] = ids;
    expect(await moveOne(actor, id, 'applied')).toBe(false);
    expect(await eventsOf(minted.organisationId)).toEqual([]);
    expect(await moveOne(actor, id, 'shortlisted')).toBe(true);
    expect(await moveOne(actor, id, 'shortlisted')).toBe(false);
    expect(await moveOne(actor, id, 'applied')).toBe(true);
    expect(await eventsOf(minted.organisationId)).toEqual(
      ['shortlisted', 'applied'].map((stage, index) => ({
        type: 'application.stage_changed',
        job_id: jobId,
        application_id: id,
        stage,
        sequence: index + 1,
      })),
    );
    expect(await timelineOf(id)).toEqual([
      { actor: 'user:user-1', kind: 'stage_changed', details: '{"from":"applied","to":"shortlisted"}' },
      { actor: 'user:user-1', kind: 'stage_changed', details: '{"from":"shortlisted","to":"applied"}' },
    ]);
    expect(await auditOf(minted.organisationId)).toMatchObject([
      { action: 'application.stage_changed', subject: String(id) },
      { action: 'application.stage_changed', subject: String(id) },
    ]);
  });

  it('moves only from where it was, when that is asked, in any order of arrival', async () => {
    const { minted, actor, jobId, ids } = await mintScene(2);
    const [here = 0, gone = 0] = ids;
    await moveOne(actor, here, 'screened');
    await moveOne(actor, gone, 'offered');
    const backs = [here, gone].map((applicationId) => ({
      applicationId,
      stage: 'applied' as const,
      from: 'screened' as const,
    }));
    const outcomes = await Promise.all([1, 2, 3].map(() => moveStages(ctx(), actor, jobId, backs)));
    expect(outcomes.flatMap(({ moved }) => moved)).toMatchObject([{ applicationId: here, to: 'applied' }]);
    expect(outcomes.flatMap(({ stayed }) => stayed)).toMatchObject(
      Array.from({ length: 3 }, () => ({ applicationId: gone, from: 'offered' })),
    );
    expect(await eventsOf(minted.organisationId)).toHaveLength(3);
    expect(await timelineOf(here)).toHaveLength(2);
    expect(await timelineOf(gone)).toHaveLength(1);
    expect(await auditOf(minted.organisationId)).toHaveLength(3);
  });

  it('writes nothing when it is moved on between the reading and the writing', async () => {
    const { minted, actor, jobId, ids } = await mintScene(1);
    const [applicationId = 0] = ids;
    await moveOne(actor, applicationId, 'screened');
    const db = env.DB.withSession('first-primary');
    const raced = Object.create(db) as D1DatabaseSession;
    raced.batch = async <T>(statements: D1PreparedStatement[]) => {
      await moveOne(actor, applicationId, 'offered');
      return db.batch<T>(statements);
    };
    raced.prepare = (sql) => db.prepare(sql);
    const undo = [{ applicationId, stage: 'applied' as const, from: 'screened' as const }];
    const between = { ...ctx(), env: { ...env, DB: { withSession: () => raced } as unknown as D1Database } };
    expect((await moveStages(between, actor, jobId, undo)).moved).toEqual([]);
    expect((await eventsOf(minted.organisationId)).map((event) => event['stage'])).toEqual([
      'screened',
      'offered',
    ]);
    expect((await pull(minted, jobId)).candidates).toMatchObject([{ stage: 'offered' }]);
    expect(await timelineOf(applicationId)).toHaveLength(2);
  });

  it('of 20 parallel moves to one makes one event', async () => {
    const { minted, actor, ids } = await mintScene(1);
    await Promise.all(Array.from({ length: 20 }, () => moveOne(actor, ids[0] ?? 0, 'offered')));
    expect(await eventsOf(minted.organisationId)).toHaveLength(1);
    expect(await auditOf(minted.organisationId)).toHaveLength(1);
    expect(await timelineOf(ids[0] ?? 0)).toHaveLength(1);
  });

  it('of a foreign or unknown application is 404 and moves nothing', async () => {
    const { minted, jobId, ids } = await mintScene(1);
    const stranger = actorOf(await mintOrganisation());
    for (const id of [ids[0] ?? 0, 999_999_999]) {
      await expect(moveOne(stranger, id, 'offered')).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await pull(minted, jobId)).candidates[0]?.stage).toBe('applied');
  });
});

describe('a reference', () => {
  const answer = { relationship: 'Manager', reference: 'Excellent.', wouldRehire: true };

  it('is asked for by a link, given once, and then shows', async () => {
    const { minted, actor, jobId, ids } = await mintScene(2);
    const [id = 0] = ids;
    const asked = await requestReference(ctx(), actor, id, { name: 'Rita', email: 'rita@x.example' });
    expect(asked.token).toMatch(/^[0-9A-Za-z]{43}$/);
    const stored = await env.DB.prepare('SELECT * FROM candidate_references WHERE id = ?')
      .bind(asked.id)
      .first();
    expect(JSON.stringify(stored)).not.toContain(asked.token);
    expect(await getOpenReference(ctx(), asked.token)).toMatchObject({
      candidateName: 'Person 0',
      refereeName: 'Rita',
      jobTitle: 'Backend developer',
    });
    const available = async () =>
      (await pull(minted, jobId)).candidates.map((one) => one['references_available']);
    expect(await available()).toEqual([false, false]);
    const sent = await Promise.allSettled(
      Array.from({ length: 5 }, () => submitReference(ctx(), asked.token, answer)),
    );
    expect(sent.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await available()).toEqual([true, false]);
    expect(await eventsOf(minted.organisationId)).toMatchObject([
      { type: 'application.reference_received', application_id: id, stage: null },
    ]);
    expect((await timelineOf(id)).map((entry) => [entry['actor'], entry['kind']])).toEqual([
      ['user:user-1', 'reference_requested'],
      ['referee', 'reference_received'],
    ]);
  });

  it('cannot be given by a link that is wrong, used or expired: one and the same answer', async () => {
    const { actor, ids } = await mintScene(1);
    const asked = await requestReference(ctx(), actor, ids[0] ?? 0, { name: 'R', email: 'r@x.example' });
    const dead = { code: 'gone', detail: 'This link has been used, has expired, or never was.' };
    for (const token of ['', 'x', 'y'.repeat(43), `${asked.token}0`]) {
      await expect(submitReference(ctx(), token, answer)).rejects.toMatchObject(dead);
    }
    await expect(submitReference(ctx(15 * DAY), asked.token, answer)).rejects.toMatchObject(dead);
    await submitReference(ctx(), asked.token, answer);
    await expect(getOpenReference(ctx(), asked.token)).rejects.toMatchObject(dead);
  });

  it('needs words', async () => {
    const { actor, ids } = await mintScene(1);
    const blank = requestReference(ctx(), actor, ids[0] ?? 0, { name: ' ', email: 'r@x.example' });
    await expect(blank).rejects.toMatchObject({ code: 'bad_request' });
    const asked = await requestReference(ctx(), actor, ids[0] ?? 0, { name: 'R', email: 'r@x.example' });
    for (const more of [{ reference: '' }, { relationship: ' ' }, { reference: 'x'.repeat(10_001) }]) {
      await expect(submitReference(ctx(), asked.token, { ...answer, ...more })).rejects.toMatchObject({
        code: 'bad_request',
      });
    }
  });
});

describe('a video', () => {
  const recording = { contentType: 'video/webm', bytes: 1000, durationSeconds: 30 };

  it('is recorded once by a link, shows until it expires or is deleted, and then is to be erased', async () => {
    const { minted, actor, jobId, ids } = await mintScene(1);
    const [id = 0] = ids;
    const available = async () => (await pull(minted, jobId)).candidates[0]?.['video_available'];
    const asked = await requestVideo(ctx(), actor, id);
    expect(await available()).toBe(false);
    const recorded = await Promise.allSettled(
      Array.from({ length: 5 }, () => recordVideo(ctx(), asked.token, recording)),
    );
    expect(recorded.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await available()).toBe(true);
    expect(await eventsOf(minted.organisationId)).toMatchObject([{ type: 'application.video_received' }]);
    expect(await getPlayableVideo(ctx(), minted.organisationId, asked.id)).toMatchObject({ bytes: 1000 });
    const later = ctx(VIDEO_MS + 1000);
    await expect(getPlayableVideo(later, minted.organisationId, asked.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await findExpiredVideos(later)).map((one) => one.id)).toContain(asked.id);
    await markVideosErased(later, [asked.id]);
    expect((await findExpiredVideos(later)).map((one) => one.id)).not.toContain(asked.id);
    expect(await available()).toBe(false);
  });

  it('is deleted by hand, by its own organisation alone', async () => {
    const { minted, actor, jobId, ids } = await mintScene(1);
    const asked = await requestVideo(ctx(), actor, ids[0] ?? 0);
    await recordVideo(ctx(), asked.token, recording);
    const stranger = actorOf(await mintOrganisation());
    await expect(deleteVideo(ctx(), stranger, asked.id)).rejects.toMatchObject({ code: 'not_found' });
    await deleteVideo(ctx(), actor, asked.id);
    await expect(deleteVideo(ctx(), actor, asked.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await pull(minted, jobId)).candidates[0]).toMatchObject({ video_available: false });
    await expect(recordVideo(ctx(), asked.token, recording)).rejects.toMatchObject({ code: 'gone' });
  });
});

describe('scorecards', () => {
  it('are counted, and each makes an event', async () => {
    const { minted, actor, jobId, ids } = await mintScene(1);
    const [id = 0] = ids;
    await submitScorecard(ctx(), actor, id, { recommendation: 'strong_yes', notes: 'Good' });
    await submitScorecard(ctx(), actor, id, { recommendation: 'no', notes: '' });
    expect((await pull(minted, jobId)).candidates[0]).toMatchObject({
      scorecards_count: 2,
      scorecards_available: true,
    });
    expect((await eventsOf(minted.organisationId)).map((event) => event['type'])).toEqual([
      'application.scorecard_submitted',
      'application.scorecard_submitted',
    ]);
    const endless = { recommendation: 'no', notes: 'x'.repeat(10_001) } as const;
    await expect(submitScorecard(ctx(), actor, id, endless)).rejects.toMatchObject({ code: 'bad_request' });
  });
});
