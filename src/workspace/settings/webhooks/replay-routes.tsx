// Sending events again from the owner's page of webhooks (design, section 4): one, or a range of sequences. The rest of
// the page's routes, which these are mounted in, ask for the owner.

import { Hono } from 'hono';
import type { MemberEnv } from '../../../auth/require-member.ts';
import { primary } from '../../../db/client.ts';
import { ServiceError } from '../../../http/errors.ts';
import { replayEvent, replayRange } from '../../../webhooks/endpoint/replay.ts';
import { parseSequenceRange } from '../../../webhooks/endpoint/sequence-range.ts';
import { readFields, tryForm } from '../../forms/form-state.ts';
import { plural } from '../../shell/parts.tsx';
import { done } from '../../shell/show.tsx';
import { attempt, ownerOf, showWebhooks, type C } from './show-webhooks.tsx';
import { FIELD_WORDS } from './words.ts';

const PATH = '/app/settings/webhooks';

export const replayRoutes = new Hono<MemberEnv>()
  .post(`${PATH}/deliveries/replay`, async (c) => {
    const input = await readFields(c);
    return tryForm(
      c,
      input,
      FIELD_WORDS,
      () => sendRange(c, input),
      (refused) => showWebhooks(c, refused),
    );
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

async function sendRange(c: C, input: object): Promise<Response> {
  const sent = await replayRange(c.var.ctx, ownerOf(c), parseSequenceRange(input, 'body'));
  const flash = `${plural(sent.count, 'event')} in line to be sent again, oldest first.`;
  return done(c, { to: PATH, json: { from: sent.from, to: sent.to, replayed: sent.count }, flash });
}

/** 404 for an event of another organisation, whether or not there is an endpoint to send it to. */
async function requireEvent(c: C, id: string): Promise<void> {
  const sql = 'SELECT 1 FROM events WHERE id = ? AND organisation_id = ?';
  const row = await primary(c.var.ctx).prepare(sql).bind(id, c.var.member.organisationId).first();
  if (row === null) throw new ServiceError('not_found', 'There is no such event.');
}
