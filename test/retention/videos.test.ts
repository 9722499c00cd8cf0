// Video introductions leave in time, and with their organisation.

import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { recordVideo, requestVideo, VIDEO_MS } from '../../src/applications/videos.ts';
import { eraseOrganisation } from '../../src/operator/erase.ts';
import { newContext } from '../../src/platform/context.ts';
import { storeRecording } from '../../src/recordings/recordings.ts';
import { purge } from '../../src/retention/purge.ts';
import { mintScene } from '../support/applications.ts';
import { webm } from '../support/videos.ts';

/** An application with a recorded video of three megabytes. */
async function mintRecording() {
  const scene = await mintScene();
  const ctx = newContext(env);
  const { id, token } = await requestVideo(ctx, scene.actor, scene.ids[0] ?? 0);
  const body = new Blob([webm(3_000_000)]).stream() as ReadableStream<Uint8Array>;
  const { contentType, bytes, seconds } = await storeRecording(ctx, id, body, VIDEO_MS);
  await recordVideo(ctx, token, { contentType, bytes, durationSeconds: seconds });
  return { id, scene };
}

const later = (ms: number) => ({ ...newContext(env), clock: () => Date.now() + ms });
const firstChunk = (id: number) => env.VIDEO.getByName(`video:${id}`).chunk(0);

it('a recording stays until its time and is gone after it', async () => {
  const { id } = await mintRecording();
  expect((await purge(later(VIDEO_MS - 60_000))).videos).toBe(0);
  expect(await firstChunk(id)).not.toBeNull();
  expect((await purge(later(VIDEO_MS + 60_000))).videos).toBe(1);
  expect(await firstChunk(id)).toBeNull();
  const row = await env.DB.prepare('SELECT status FROM candidate_videos WHERE id = ?').bind(id).first();
  expect(row).toEqual({ status: 'deleted' });
  expect((await purge(later(VIDEO_MS + 60_000))).videos).toBe(0);
});

it('a recording leaves with its organisation', async () => {
  const { id, scene } = await mintRecording();
  expect(await firstChunk(id)).not.toBeNull();
  expect(await eraseOrganisation(newContext(env), scene.minted.organisationId)).toBe(true);
  expect(await firstChunk(id)).toBeNull();
});
