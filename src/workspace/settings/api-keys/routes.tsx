// /app/settings/api-keys (design, section 4): owners and admins make, replace and revoke keys.

import { Hono, type Context } from 'hono';
import { createKey, describeKeys, requireEntitled, revoke } from '../../../api-keys/api-keys.ts';
import { KeyForm } from '../../../api-keys/routes.ts';
import type { MemberEnv } from '../../../auth/require-member.ts';
import { ServiceError } from '../../../http/errors.ts';
import { wantsJson } from '../../../http/request.ts';
import { parseShape } from '../../../http/validation.ts';
import { EMPTY_FORM, readFields, tryForm, type FieldWords, type Refused } from '../../forms/form-state.ts';
import { pathId } from '../../shell/path-id.ts';
import { requireRole } from '../../shell/require-role.ts';
import { done } from '../../shell/show.tsx';
import { showOnce, takeShownOnce } from '../../shell/shown-once.ts';
import { showSettings } from '../show-settings.tsx';
import { ApiKeysPage, RevokeDialogs } from './page.tsx';

const PATH = '/app/settings/api-keys';
const WORDS: FieldWords = {
  name: {
    string_too_long: 'Use at most 100 characters.',
    else: 'Give the key a name, so that you know which system to fix when you revoke it.',
  },
};

export const apiKeyPages = new Hono<MemberEnv>()
  .use(`${PATH}/*`, requireRole('keys'))
  .get(PATH, (c) => show(c))
  .post(PATH, async (c) => {
    const input = await readFields(c);
    return tryForm(
      c,
      input,
      WORDS,
      async () => {
        await requireEntitled(c.var.ctx, managerOf(c));
        return make(c, parseShape(KeyForm, input).name);
      },
      (refused) => show(c, refused),
    );
  })
  .post(`${PATH}/:id/replace`, async (c) => {
    return tryForm(
      c,
      {},
      WORDS,
      async () => {
        await requireEntitled(c.var.ctx, managerOf(c));
        return make(c, (await findKey(c, pathId(c))).name);
      },
      (refused) => show(c, refused),
    );
  })
  .post(`${PATH}/:id/revoke`, async (c) => {
    const answer = await revoke(c.var.ctx, managerOf(c), pathId(c));
    return done(c, {
      to: PATH,
      json: answer,
      flash: 'The key is revoked. Requests with it are refused from now on.',
    });
  });

/** Makes a key and has the next page show it; the one of the same name goes on working until it is revoked. */
async function make(c: Context<MemberEnv>, name: string): Promise<Response> {
  const created = await createKey(c.var.ctx, managerOf(c), name);
  if (!wantsJson(c.req.raw)) await showOnce(c, { kind: 'api-key', name, secret: created.key });
  return done(c, { to: PATH, json: created });
}

async function findKey(c: Context<MemberEnv>, id: number) {
  const { keys } = await describeKeys(c.var.ctx, c.var.member.organisationId);
  const key = keys.find((one) => one.id === id && !one.revoked);
  if (key === undefined) throw new ServiceError('not_found', 'There is no such API key.');
  return key;
}

async function show(
  c: Context<MemberEnv>,
  { form, status }: Refused = { form: EMPTY_FORM, status: 200 },
): Promise<Response> {
  const { ctx, member } = c.var;
  const keys = await describeKeys(ctx, member.organisationId);
  if (wantsJson(c.req.raw)) return Response.json(keys);
  const now = ctx.clock();
  const shown = await takeShownOnce(c);
  return showSettings(c, 'API keys', {
    body: <ApiKeysPage keys={keys} shown={shown} form={form} now={now} />,
    dialogs: <RevokeDialogs keys={keys} now={now} />,
    status,
  });
}

function managerOf(c: Context<MemberEnv>) {
  const { organisationId, userId, emailVerified } = c.var.member;
  return { organisationId, actor: `user:${userId}`, emailVerified };
}
