// /app/settings/webhooks (design, section 4): the owner's alone.

import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { MemberEnv } from '../../../auth/require-member.ts';
import { primary } from '../../../db/client.ts';
import { ServiceError } from '../../../http/errors.ts';
import { wantsJson } from '../../../http/request.ts';
import { parseShape } from '../../../http/validation.ts';
import { pauseEndpoint, resumeEndpoint } from '../../../webhooks/endpoint/pause.ts';
import { readOverview } from '../../../webhooks/endpoint/read-overview.ts';
import { replayEvent } from '../../../webhooks/endpoint/replay.ts';
import {
  activateSecret,
  generateSecret,
  stageSecret,
  type ShownSecret,
} from '../../../webhooks/endpoint/secrets.ts';
import { sendTest } from '../../../webhooks/endpoint/send-test.ts';
import { setEndpointUrl } from '../../../webhooks/endpoint/set-url.ts';
import { EVENT_TYPES } from '../../../webhooks/events.ts';
import { EMPTY_FORM, readFields, tryForm, type FieldWords, type Refused } from '../../forms/form-state.ts';
import { requireRole } from '../../shell/require-role.ts';
import { done } from '../../shell/show.tsx';
import { showOnce, takeShownOnce, type ShownOnce } from '../../shell/shown-once.ts';
import { showSettings } from '../show-settings.tsx';
import { WebhooksPage } from './page.tsx';
import { RotateDialog } from './secret.tsx';
import { answerWords } from './words.ts';

type C = Context<MemberEnv>;

const PATH = '/app/settings/webhooks';
const Endpoint = z.object({ url: z.string() });
const Test = z.object({ event_type: z.enum(EVENT_TYPES).optional() });
const STATES = ['delivered', 'pending', 'held', 'failed'] as const;
const WORDS: FieldWords = { url: { missing: 'Enter the address of your receiver.' } };

export const webhookPages = new Hono<MemberEnv>()
  .use(`${PATH}/*`, requireRole('webhooks'))
  .get(PATH, (c) => show(c))
  .post(`${PATH}/endpoint`, async (c) => {
    const input = await readFields(c);
    return tryForm(
      c,
      input,
      WORDS,
      () => setUrl(c, input),
      (refused) => show(c, refused),
    );
  })
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
  })
  .post(`${PATH}/deliveries/:event_id/replay`, (c) => {
    const id = c.req.param('event_id');
    return attempt(c, async () => {
      await requireEvent(c, id);
      await replayEvent(c.var.ctx, ownerOf(c), id);
      const to = `${PATH}?${new URLSearchParams({ event: id })}`;
      return done(c, { to, json: { event_id: id, replayed: true }, flash: 'The event is on its way again.' });
    });
  });

/** A refusal by the state of things stands above the endpoint; what does not exist is its own page. */
function attempt(c: C, change: () => Promise<Response>): Promise<Response> {
  return tryForm(c, {}, WORDS, change, (refused) => show(c, refused));
}

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

/** 404 for an event of another organisation, whether or not there is an endpoint to send it to. */
async function requireEvent(c: C, id: string): Promise<void> {
  const sql = 'SELECT 1 FROM events WHERE id = ? AND organisation_id = ?';
  const row = await primary(c.var.ctx).prepare(sql).bind(id, c.var.member.organisationId).first();
  if (row === null) throw new ServiceError('not_found', 'There is no such event.');
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

async function show(c: C, { form, status }: Refused = { form: EMPTY_FORM, status: 200 }): Promise<Response> {
  const { ctx, member } = c.var;
  const state = STATES.find((one) => one === c.req.query('state'));
  const before = c.req.query('before') ?? '';
  const overview = await readOverview(ctx, member.organisationId, {
    ...(state === undefined ? {} : { status: state }),
    ...(/^\d{1,15}$/.test(before) ? { before: Number(before) } : {}),
    eventId: c.req.query('event') ?? '',
  });
  if (wantsJson(c.req.raw)) {
    const { url, status: endpointStatus, hasSecret, hasStagedSecret } = overview.endpoint;
    const { deliveries, next } = overview.page;
    return Response.json({
      url,
      status: endpointStatus,
      has_secret: hasSecret,
      has_staged_secret: hasStagedSecret,
      deliveries,
      next_before: next,
    });
  }
  const once = await takeShownOnce(c);
  const body = (
    <WebhooksPage overview={overview} shown={once} form={form} status={state ?? ''} now={ctx.clock()} />
  );
  return showSettings(c, 'Webhooks', { body, dialogs: <RotateDialog />, status });
}

function ownerOf(c: C) {
  return { organisationId: c.var.member.organisationId, actor: `user:${c.var.member.userId}` };
}

/** Any application will do. */
const AN_APPLICATION = `
  SELECT applications.job_id AS jobId, applications.id AS applicationId
  FROM jobs JOIN applications ON applications.job_id = jobs.id WHERE jobs.organisation_id = ? LIMIT 1`;
