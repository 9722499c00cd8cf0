// /app/settings/webhooks (design, section 4): the owner's alone.

import { Hono } from 'hono';
import { z } from 'zod';
import type { MemberEnv } from '../../../auth/require-member.ts';
import { primary } from '../../../db/client.ts';
import { wantsJson } from '../../../http/request.ts';
import { parseShape } from '../../../http/validation.ts';
import { pauseEndpoint, resumeEndpoint } from '../../../webhooks/endpoint/pause.ts';
import {
  activateSecret,
  generateSecret,
  stageSecret,
  type ShownSecret,
} from '../../../webhooks/endpoint/secrets.ts';
import { removeEndpoint } from '../../../webhooks/endpoint/remove.ts';
import { sendTest } from '../../../webhooks/endpoint/send-test.ts';
import { setEndpointUrl } from '../../../webhooks/endpoint/set-url.ts';
import { EVENT_TYPES } from '../../../webhooks/events.ts';
import { readFields, tryForm } from '../../forms/form-state.ts';
import { plural } from '../../shell/parts.tsx';
import { requireRole } from '../../shell/require-role.ts';
import { done } from '../../shell/show.tsx';
import { showOnce, type ShownOnce } from '../../shell/shown-once.ts';
import { callbackPages } from './callback-routes.tsx';
import { replayRoutes } from './replay-routes.tsx';
import { attempt, ownerOf, showWebhooks, type C } from './show-webhooks.tsx';
import { answerWords, FIELD_WORDS } from './words.ts';

const PATH = '/app/settings/webhooks';
const Endpoint = z.object({ url: z.string() });
const Test = z.object({ event_type: z.enum(EVENT_TYPES).optional() });

export const webhookPages = new Hono<MemberEnv>()
  .use(`${PATH}/*`, requireRole('webhooks'))
  .route('/', replayRoutes)
  .route('/', callbackPages)
  .get(PATH, (c) => showWebhooks(c))
  .post(`${PATH}/endpoint`, async (c) => {
    const input = await readFields(c);
    return tryForm(
      c,
      input,
      FIELD_WORDS,
      () => setUrl(c, input),
      (refused) => showWebhooks(c, refused),
    );
  })
  .post(`${PATH}/endpoint/remove`, (c) =>
    attempt(c, async () => {
      const { givenUp } = await removeEndpoint(c.var.ctx, ownerOf(c));
      const rest = givenUp === 0 ? '' : ` ${plural(givenUp, 'event')} had not been delivered.`;
      return done(c, {
        to: PATH,
        json: { url: null, given_up: givenUp },
        flash: `The address is removed. Events go nowhere from now on.${rest}`,
      });
    }),
  )
  .post(`${PATH}/secret`, (c) => attempt(c, () => shown(c, 'webhook-secret', generateSecret)))
  .post(`${PATH}/secret/stage`, (c) => attempt(c, () => shown(c, 'staged-secret', stageSecret)))
  .post(`${PATH}/secret/activate`, (c) =>
    attempt(c, async () => {
      await activateSecret(c.var.ctx, ownerOf(c));
      return done(c, { to: PATH, json: { activated: true }, flash: 'The new secret signs from now on.' });
    }),
  )
  .post(`${PATH}/pause`, (c) =>
    attempt(c, async () => {
      await pauseEndpoint(c.var.ctx, ownerOf(c));
      return done(c, { to: PATH, json: { status: 'paused' }, flash: 'Paused. Events are held from now on.' });
    }),
  )
  .post(`${PATH}/resume`, (c) =>
    attempt(c, async () => {
      await resumeEndpoint(c.var.ctx, ownerOf(c));
      return done(c, {
        to: PATH,
        json: { status: 'active' },
        flash: 'Resumed. What was held is sent, oldest first.',
      });
    }),
  )
  .post(`${PATH}/test`, async (c) => {
    const { event_type: type } = parseShape(Test, await readFields(c));
    return attempt(c, () => test(c, type ?? 'application.scored'));
  });

async function setUrl(c: C, input: object): Promise<Response> {
  const { url } = parseShape(Endpoint, input);
  await setEndpointUrl(c.var.ctx, ownerOf(c), url, new URL(c.req.url).host);
  return done(c, {
    to: PATH,
    json: { url: url.trim() },
    flash: 'The address is saved. Events go there from now on.',
  });
}

async function shown(
  c: C,
  kind: ShownOnce['kind'],
  make: (ctx: C['var']['ctx'], owner: ReturnType<typeof ownerOf>) => Promise<ShownSecret>,
): Promise<Response> {
  const made = await make(c.var.ctx, ownerOf(c));
  if (!wantsJson(c.req.raw)) await showOnce(c, { kind, name: '', secret: made.secret });
  return done(c, { to: `${PATH}#secret`, json: made });
}

async function test(c: C, type: (typeof EVENT_TYPES)[number]): Promise<Response> {
  const { ctx, member } = c.var;
  const about = await primary(ctx)
    .prepare(AN_APPLICATION)
    .bind(member.organisationId)
    .first<{ jobId: number; applicationId: number }>();
  // Without any application the ids are those of nothing.
  const { eventId, outcome } = await sendTest(ctx, ownerOf(c), {
    type,
    ...(about ?? { jobId: 0, applicationId: 0 }),
    stage: 'screened',
  });
  const answer = { status_code: outcome.statusCode, duration_ms: outcome.durationMs, error: outcome.error };
  const flash =
    outcome.error === null
      ? `Your receiver answered ${answerWords(answer)}.`
      : { text: `The test failed: ${answerWords(answer)}. Nothing else was affected.`, bad: true };
  return done(c, { to: PATH, json: { event_id: eventId, ...answer }, flash });
}

/** Any application will do. */
const AN_APPLICATION = `
  SELECT applications.job_id AS jobId, applications.id AS applicationId
  FROM jobs JOIN applications ON applications.job_id = jobs.id WHERE jobs.organisation_id = ? LIMIT 1`;
