// /app/settings/data: the owner takes everything along, or has everything erased.

import { Hono, type Context } from 'hono';
import * as z from 'zod';
import type { MemberEnv } from '../../../auth/require-member.ts';
import { ServiceError } from '../../../http/errors.ts';
import { wantsJson } from '../../../http/request.ts';
import { parseShape } from '../../../http/validation.ts';
import { eraseOrganisation } from '../../../operator/erase.ts';
import { dayOf } from '../../../platform/clock.ts';
import { EMPTY_FORM, readFields, tryForm, type Refused } from '../../forms/form-state.ts';
import { SIGN_IN } from '../../shell/paths.ts';
import { requireRole } from '../../shell/require-role.ts';
import { done } from '../../shell/show.tsx';
import { showSettings } from '../show-settings.tsx';
import { exportOrganisation } from './export.ts';
import { DataPage } from './page.tsx';
import { countData } from './store.ts';

type C = Context<MemberEnv>;

const PATH = '/app/settings/data';
const Erasure = z.object({ confirm: z.string() });

export const dataPages = new Hono<MemberEnv>()
  .use(`${PATH}/*`, requireRole('erasure'))
  .get(PATH, (c) => show(c))
  .get(`${PATH}/export`, (c) => {
    const { ctx, member } = c.var;
    const name = `export-${dayOf(ctx.clock())}.json`;
    const body = streamOf(exportOrganisation(ctx, member.organisationId));
    return new Response(body, {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    });
  })
  .post(`${PATH}/erase`, async (c) => {
    const input = await readFields(c);
    return tryForm(
      c,
      input,
      {},
      () => erase(c, input),
      (refused) => show(c, refused),
    );
  });

async function erase(c: C, input: object): Promise<Response> {
  const { ctx, member } = c.var;
  if (parseShape(Erasure, input).confirm.trim() !== member.organisationName) {
    const msg = `Type “${member.organisationName}” exactly as it stands here. Nothing was erased.`;
    throw new ServiceError('unprocessable', [
      { loc: ['body', 'confirm'], msg: msg.slice(0, -1), type: 'value_error' },
    ]);
  }
  await eraseOrganisation(ctx, member.organisationId);
  const json = { organisation_id: member.organisationId, erased: true };
  return done(c, { to: SIGN_IN, json, flash: `${member.organisationName} and everything in it is erased.` });
}

async function show(c: C, { form, status }: Refused = { form: EMPTY_FORM, status: 200 }): Promise<Response> {
  const { ctx, member } = c.var;
  const counts = await countData(ctx, member.organisationId);
  if (wantsJson(c.req.raw)) return Response.json(counts);
  const body = <DataPage name={member.organisationName} counts={counts} form={form} />;
  return showSettings(c, 'Your data', { body, status });
}

/** The texts as a stream that asks for the next one when the reader has room. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
