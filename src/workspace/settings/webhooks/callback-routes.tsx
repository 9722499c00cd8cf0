// /app/settings/webhooks/callbacks: the log of screening callbacks. The routes that this one is mounted in ask for
// the owner.

import { Hono } from 'hono';
import type { MemberEnv } from '../../../auth/require-member.ts';
import { wantsJson } from '../../../http/request.ts';
import { listCallbacks } from '../../../webhooks/endpoint/list-callbacks.ts';
import { showSettings } from '../show-settings.tsx';
import { CallbacksPage } from './callbacks.tsx';

export const callbackPages = new Hono<MemberEnv>().get('/app/settings/webhooks/callbacks', async (c) => {
  const { ctx, member } = c.var;
  const before = c.req.query('before') ?? '';
  const page = await listCallbacks(ctx, member.organisationId, before === '' ? {} : { before });
  if (wantsJson(c.req.raw)) return Response.json({ deliveries: page.deliveries, next_before: page.next });
  const body = <CallbacksPage page={page} now={ctx.clock()} isFirst={before === ''} />;
  return showSettings(c, 'Webhooks', { body });
});
