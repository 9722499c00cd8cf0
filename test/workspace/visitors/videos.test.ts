// A candidate's link to one video: stored in chunks, played by range to members alone, gone when deleted or due.

import { env } from 'cloudflare:workers';
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { eventsOf } from '../../support/applications.ts';
import { call, ORIGIN } from '../../support/http.ts';
import { mintMember, mintWorkspace } from '../../support/members.ts';
import { ask, askFor, browse, mintSampleJob, pageText, type JobJson } from '../../support/pages.ts';
import { mp4, webm } from '../../support/videos.ts';

const MB = 1024 * 1024;

async function mintLink() {
  const scene = await mintSampleJob();
  const { candidates } = await askFor<JobJson>(scene.cookie, scene.path);
  const profile = `/app/applications/${candidates[0]?.aptly_application_id}`;
  const link = await askFor<{ id: number; url: string }>(scene.cookie, `${profile}/videos`, {});
  return { ...scene, profile, videoId: link.id, url: link.url, path: new URL(link.url).pathname };
}

function send(
  path: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return call(path, {
    method: 'POST',
    headers: { origin: ORIGIN, accept: 'application/json', 'content-type': 'video/webm', ...headers },
    body,
  });
}

function play(cookie: string, videoId: number, range?: string): Promise<Response> {
  const headers = { cookie, ...(range === undefined ? {} : { range }) };
  return call(`/app/videos/${videoId}`, { headers });
}

it('takes a recording over several chunks, once, and plays any range of it', async () => {
  const { cookie, profile, path, videoId, organisationId } = await mintLink();
  const file = webm(2 * MB + 12_345);
  const sent = await send(path, file, { 'x-duration-seconds': '41.6' });
  expect(sent.status).toBe(200);
  expect((await send(path, file)).status).toBe(410);
  expect((await browse('', path)).status).toBe(410);

  const whole = await play(cookie, videoId);
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/webm');
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(file);
  for (const [range, from, to] of [
    ['bytes=0-1', 0, 1],
    [`bytes=${MB - 2}-${MB + 1}`, MB - 2, MB + 1],
    [`bytes=${2 * MB}-`, 2 * MB, file.length - 1],
    ['bytes=-5', file.length - 5, file.length - 1],
  ] as const) {
    const part = await play(cookie, videoId, range);
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${file.length}`);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(file.slice(from, to + 1));
  }
  expect((await play(cookie, videoId, `bytes=${file.length}-`)).status).toBe(416);

  const page = await pageText(cookie, profile);
  expect(page).toContain(`src="/app/videos/${videoId}"`);
  expect(page).toContain('0:42');
  expect(await askFor(cookie, profile)).toMatchObject({
    video_available: true,
    videos: [{ state: 'recorded', bytes: file.length, url: null }],
  });
  expect((await eventsOf(organisationId)).map((one) => one['type'])).toEqual(['application.video_received']);
});

it('takes a file from the form, by what it is and not by its name', async () => {
  const { cookie, path, videoId } = await mintLink();
  const form = new FormData();
  form.set('video', new File([mp4(30)], 'me.webm', { type: 'video/webm' }));
  const sent = await browse('', path, form);
  expect(sent.status).toBe(303);
  expect(await pageText('', sent.headers.get('location') ?? '')).toContain('Your video has been sent');
  expect((await play(cookie, videoId)).headers.get('content-type')).toBe('video/mp4');
});

it.each([
  ['no video', new TextEncoder().encode('<html><script>alert(1)</script></html>'), {}, 400],
  ['nothing', new Uint8Array(), {}, 400],
  ['an MP4 that runs too long', mp4(600), {}, 400],
  ['a recording that says it ran too long', webm(5000), { 'x-duration-seconds': '900' }, 400],
  ['too much', webm(31 * MB), {}, 413],
])('refuses %s and stays open', async (_case, file, headers, status) => {
  const { path, cookie, videoId } = await mintLink();
  const refused = await send(path, Uint8Array.from(file), headers as Record<string, string>);
  expect(refused.status).toBe(status);
  expect((await play(cookie, videoId)).status).toBe(404);
  expect((await send(path, webm(1000))).status).toBe(200);
});

it('keeps one of several sent at once, whole', async () => {
  const { path, cookie, videoId, organisationId } = await mintLink();
  const files = [webm(MB + 1), webm(MB + 2), webm(MB + 3)];
  const answers = await Promise.all(files.map((file) => send(path, file)));
  const taken = answers.map((one) => one.status);
  expect(taken.filter((status) => status === 200)).toHaveLength(1);
  expect(taken.every((status) => [200, 409, 410].includes(status))).toBe(true);
  const kept = files[taken.indexOf(200)] ?? new Uint8Array();
  expect(new Uint8Array(await (await play(cookie, videoId)).arrayBuffer())).toEqual(kept);
  expect(await eventsOf(organisationId)).toHaveLength(1);
});

it('is played to members of the organisation alone', async () => {
  const { path, videoId, organisationId } = await mintLink();
  await send(path, webm(1000));
  const stranger = await mintWorkspace();
  expect((await play(stranger.owner.cookie, videoId)).status).toBe(404);
  expect((await call(`/app/videos/${videoId}`, { redirect: 'manual' })).status).toBe(303);
  const viewer = await mintMember(organisationId, 'viewer');
  expect((await play(viewer.cookie, videoId)).status).toBe(200);
});

it('is erased when it is deleted, and with its application', async () => {
  const { path, profile, cookie, videoId } = await mintLink();
  await send(path, webm(1000));
  const deleted = await browse(cookie, `${profile}/videos/${videoId}/delete`, {});
  expect(deleted.headers.get('location')).toBe(`${profile}#video`);
  expect((await play(cookie, videoId)).status).toBe(404);
  expect(await chunksOf(videoId)).toBe(0);

  const next = await askFor<{ id: number; url: string }>(cookie, `${profile}/videos`, {});
  await send(new URL(next.url).pathname, webm(1000));
  expect(await chunksOf(next.id)).toBe(1);
  await askFor(cookie, `${profile}/delete`, {});
  expect(await chunksOf(next.id)).toBe(0);
});

it('is not deleted by a stranger', async () => {
  const { path, profile, videoId, cookie } = await mintLink();
  await send(path, webm(1000));
  const stranger = await mintWorkspace();
  expect((await ask(stranger.owner.cookie, `${profile}/videos/${videoId}/delete`, {})).status).toBe(404);
  expect((await play(cookie, videoId)).status).toBe(200);
});

it('is not shown once its time is over, and erases itself', async () => {
  const { path, cookie, videoId, organisationId } = await mintLink();
  await send(path, webm(1000));
  await env.DB.prepare('UPDATE candidate_videos SET expires_at = ? WHERE organisation_id = ?')
    .bind(Date.now() - 1, organisationId)
    .run();
  expect((await play(cookie, videoId)).status).toBe(404);
  expect(await runDurableObjectAlarm(env.VIDEO.getByName(`video:${videoId}`))).toBe(true);
  expect(await chunksOf(videoId)).toBe(0);
});

it('dies with its time', async () => {
  const { path, organisationId } = await mintLink();
  await env.DB.prepare('UPDATE candidate_videos SET link_expires_at = ? WHERE organisation_id = ?')
    .bind(Date.now() - 1, organisationId)
    .run();
  expect((await browse('', path)).status).toBe(410);
  expect((await send(path, webm(1000))).status).toBe(410);
  expect((await send(`/v/${'0'.repeat(43)}`, webm(1000))).status).toBe(410);
});

function chunksOf(videoId: number): Promise<number> {
  return runInDurableObject(env.VIDEO.getByName(`video:${videoId}`), (_object, state) =>
    Number(state.storage.sql.exec('SELECT count(*) AS n FROM chunks').one()['n']),
  );
}
