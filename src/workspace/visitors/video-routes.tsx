// A candidate's link: one video, recorded here or sent as a file, once (design, section 4). A recording comes as the
// bare body and is passed on as it arrives; a form's file comes in one piece, as forms do.

import { Hono, type Context } from 'hono';
import type { OpenLink } from '../../applications/links.ts';
import { getOpenVideo, recordVideo, VIDEO_MS } from '../../applications/videos.ts';
import { ServiceError } from '../../http/errors.ts';
import { readForm } from '../../http/form.ts';
import { wantsJson, type HttpEnv } from '../../http/request.ts';
import { RECORDING_BYTES_MAX, RECORDING_SECONDS_MAX, SECONDS_SLACK } from '../../recordings/limits.ts';
import { storeRecording, tooLarge, tooLong } from '../../recordings/recordings.ts';
import { EMPTY_FORM, tryForm } from '../forms/form-state.ts';
import { showSole } from '../shell/show.tsx';
import { Thanks } from './thanks.tsx';
import { VideoPage } from './video-page.tsx';

/** The form around a file. */
const FORM_BYTES = 64 * 1024;

export const videoVisitorRoutes = new Hono<HttpEnv>()
  .get('/v/:token', async (c) => {
    const asked = await getOpenVideo(c.var.ctx, c.req.param('token'));
    if (wantsJson(c.req.raw)) return c.json(presentAsked(asked));
    return showPage(c, asked);
  })
  .post('/v/:token', async (c) => {
    const token = c.req.param('token');
    const receive = async () => {
      await receiveVideo(c, token);
      if (wantsJson(c.req.raw)) return c.json({ received: true });
      return c.redirect('/v/thanks/sent', 303);
    };
    return tryForm(c, {}, {}, receive, async ({ form, status }) => {
      const asked = await getOpenVideo(c.var.ctx, token);
      const body = <VideoPage asked={asked} form={form} />;
      return showSole(c, {
        title: titleOf(asked),
        mark: asked.organisationName,
        status,
        scripts: ['record.js'],
        body,
      });
    });
  })
  .get('/v/thanks/sent', (c) =>
    showSole(c, {
      title: 'Video sent',
      body: <Thanks title="Thank you" words="Your video has been sent." />,
    }),
  );

function showPage(c: Context<HttpEnv>, asked: OpenLink): Promise<Response> {
  const body = <VideoPage asked={asked} form={EMPTY_FORM} />;
  return showSole(c, { title: titleOf(asked), mark: asked.organisationName, scripts: ['record.js'], body });
}

function titleOf(asked: OpenLink): string {
  return `Video introduction for ${asked.organisationName}`;
}

/** Stores the video, then notes it: what cannot be noted is not kept. Throws 410, 400, 413, 409. */
async function receiveVideo(c: Context<HttpEnv>, token: string): Promise<void> {
  const { ctx } = c.var;
  const { id } = await getOpenVideo(ctx, token);
  const said = declaredSeconds(c.req.header('x-duration-seconds'));
  const stored = await storeRecording(ctx, id, await bodyOf(c.req.raw), VIDEO_MS);
  try {
    const durationSeconds = stored.seconds ?? said;
    await recordVideo(ctx, token, {
      ...stored,
      durationSeconds: durationSeconds === null ? null : Math.round(durationSeconds),
    });
  } catch (error) {
    await stored.discard();
    throw error;
  }
}

/** What the recorder says of its length; the container says it too where it can. Throws 400 when it is too long. */
function declaredSeconds(header: string | undefined): number | null {
  const seconds = Number(header ?? Number.NaN);
  if (!Number.isFinite(seconds) || seconds <= 0) return null;
  if (seconds > RECORDING_SECONDS_MAX + SECONDS_SLACK) throw tooLong();
  return seconds;
}

/** The video's bytes: the body itself, or the form's file. Throws 413 by the declared length, 400 without a file. */
async function bodyOf(request: Request): Promise<ReadableStream<Uint8Array>> {
  const length = Number(request.headers.get('content-length') ?? 0);
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');
  if (length > RECORDING_BYTES_MAX + FORM_BYTES) throw tooLarge();
  if (!isForm) {
    if (request.body === null)
      throw new ServiceError('bad_request', 'The video is empty. Choose or record one.');
    return request.body;
  }
  // Without a length it is read with a bound, which holds it in memory once more.
  const form =
    length === 0
      ? await readForm(request, RECORDING_BYTES_MAX + FORM_BYTES)
      : await request.formData().catch(() => null);
  if (form === null)
    throw new ServiceError('bad_request', 'The form could not be read. Send the video again.');
  const file = form.get('video');
  if (!(file instanceof File) || file.size === 0)
    throw new ServiceError('bad_request', 'Choose a video first.');
  return file.stream();
}

function presentAsked({ organisationName, candidateName, jobTitle }: OpenLink) {
  return {
    organisation_name: organisationName,
    candidate_name: candidateName,
    job_title: jobTitle,
    seconds_max: RECORDING_SECONDS_MAX,
    bytes_max: RECORDING_BYTES_MAX,
  };
}
