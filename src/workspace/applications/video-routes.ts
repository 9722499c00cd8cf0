// Video introductions for members: asking for one, playing it by range, deleting it.

import { Hono } from 'hono';
import { deleteVideo, getPlayableVideo, requestVideo } from '../../applications/videos.ts';
import type { MemberEnv } from '../../auth/require-member.ts';
import { isoTime } from '../../platform/clock.ts';
import { eraseRecordings, playRecording } from '../../recordings/recordings.ts';
import { actorOf } from '../jobs/actor-of.ts';
import { pathId } from '../shell/path-id.ts';
import { requireRole } from '../shell/require-role.ts';
import { done } from '../shell/show.tsx';
import { readRange } from './byte-range.ts';
import { originOf } from './show-profile.tsx';

export const videoRoutes = new Hono<MemberEnv>()
  .post('/app/applications/:id/videos', requireRole('jobs'), async (c) => {
    const id = pathId(c);
    const made = await requestVideo(c.var.ctx, actorOf(c), id);
    const json = { id: made.id, url: `${originOf(c)}/v/${made.token}`, expires_at: isoTime(made.expiresAt) };
    return done(c, {
      to: `/app/applications/${id}#video`,
      json,
      flash: 'Link made. Send it to the candidate',
    });
  })
  .post('/app/applications/:id/videos/:video_id/delete', requireRole('jobs'), async (c) => {
    const [id, videoId] = [pathId(c), pathId(c, 'video_id')];
    await deleteVideo(c.var.ctx, actorOf(c), videoId);
    await eraseRecordings(c.var.ctx, [videoId]);
    return done(c, {
      to: `/app/applications/${id}#video`,
      json: { id: videoId, deleted: true },
      flash: 'Video deleted',
    });
  })
  .get('/app/videos/:id', requireRole('read'), async (c) => {
    const { ctx, member } = c.var;
    const id = pathId(c);
    const video = await getPlayableVideo(ctx, member.organisationId, id);
    const range = readRange(c.req.header('range'), video.bytes);
    const headers = {
      'content-type': video.contentType,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    };
    if (range === 'unsatisfiable') {
      return new Response(null, {
        status: 416,
        headers: { ...headers, 'content-range': `bytes */${video.bytes}` },
      });
    }
    const { from, to } = range ?? { from: 0, to: video.bytes - 1 };
    const { readable, writable } = new FixedLengthStream(to - from + 1);
    // Ends with an error when the viewer goes away, which is nobody's concern.
    void playRecording(ctx, id, from, to)
      .pipeTo(writable)
      .catch(() => undefined);
    const partial = range === null ? {} : { 'content-range': `bytes ${from}-${to}/${video.bytes}` };
    return new Response(readable, {
      status: range === null ? 200 : 206,
      headers: { ...headers, ...partial },
    });
  });
