// Answers with the page of webhooks, also with a form that was refused in it.

import type { Context } from 'hono';
import type { MemberEnv } from '../../../auth/require-member.ts';
import { wantsJson } from '../../../http/request.ts';
import { readOverview, type Overview } from '../../../webhooks/endpoint/read-overview.ts';
import { parseSequenceRange, type SequenceRange } from '../../../webhooks/endpoint/sequence-range.ts';
import { EMPTY_FORM, tryForm, type Refused } from '../../forms/form-state.ts';
import { takeShownOnce } from '../../shell/shown-once.ts';
import { showSettings } from '../show-settings.tsx';
import { RemoveDialog, WebhooksPage } from './page.tsx';
import { RotateDialog } from './secret.tsx';
import { FIELD_WORDS } from './words.ts';

export type C = Context<MemberEnv>;

const STATES = ['delivered', 'pending', 'held', 'failed'] as const;

/** A refusal by the state of things stands above the endpoint; what does not exist is its own page. */
export function attempt(c: C, change: () => Promise<Response>): Promise<Response> {
  return tryForm(c, {}, FIELD_WORDS, change, (refused) => showWebhooks(c, refused));
}

/** The page at this request's query, with the range counted that it asks for. */
export function showWebhooks(c: C, refused?: Refused): Promise<Response> {
  const { from, to } = c.req.query();
  if (refused !== undefined || (from === undefined && to === undefined)) return show(c, refused);
  const typed = { from: from ?? '', to: to ?? '' };
  const counted = async () => {
    const again = parseSequenceRange(typed, 'query');
    return show(c, { form: { ...EMPTY_FORM, values: typed }, status: 200 }, again);
  };
  return tryForm(c, typed, FIELD_WORDS, counted, (wrong) => show(c, wrong));
}

async function show(
  c: C,
  { form, status }: Refused = { form: EMPTY_FORM, status: 200 },
  again?: SequenceRange,
): Promise<Response> {
  const { ctx, member } = c.var;
  const state = STATES.find((one) => one === c.req.query('state'));
  const before = c.req.query('before') ?? '';
  const overview = await readOverview(ctx, member.organisationId, {
    ...(state === undefined ? {} : { status: state }),
    ...(/^\d{1,15}$/.test(before) ? { before: Number(before) } : {}),
    ...(again === undefined ? {} : { again }),
    eventId: c.req.query('event') ?? '',
  });
  if (wantsJson(c.req.raw)) return Response.json(present(overview));
  const once = await takeShownOnce(c);
  const body = (
    <WebhooksPage overview={overview} shown={once} form={form} status={state ?? ''} now={ctx.clock()} />
  );
  const dialogs = (
    <>
      <RotateDialog />
      <RemoveDialog />
    </>
  );
  return showSettings(c, 'Webhooks', { body, dialogs, status });
}

/** `again` only where a range was asked for. */
function present({ endpoint, page, again }: Overview) {
  const { url, status, hasSecret, hasStagedSecret } = endpoint;
  return {
    url,
    status,
    has_secret: hasSecret,
    has_staged_secret: hasStagedSecret,
    deliveries: page.deliveries,
    next_before: page.next,
    ...(again === null ? {} : { again }),
  };
}

/** The member as whoever changes the endpoint. */
export function ownerOf(c: C) {
  return { organisationId: c.var.member.organisationId, actor: `user:${c.var.member.userId}` };
}
