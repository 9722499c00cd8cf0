// Proving an address and replacing a password, both by a link that was sent.

import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { findSignedIn } from '../../auth/session.ts';
import type { HttpEnv } from '../../http/request.ts';
import { parseShape } from '../../http/validation.ts';
import { EMPTY_FORM, readFields, tryForm, type FormState } from '../forms/form-state.ts';
import { HOME, safePath, SIGN_IN } from '../shell/paths.ts';
import { done, showSole } from '../shell/show.tsx';
import { callAuth } from './call-auth.ts';
import { ForgotPage, ResetPage, VerifyPage, type VerifyState } from './pages.tsx';
import { verifiedUrl } from './routes.tsx';
import { Address, NewPassword, WORDS } from './shapes.ts';

type C = Context<HttpEnv>;

export const accountRoutes = new Hono<HttpEnv>()
  .get('/app/verify', (c) => showVerify(c, EMPTY_FORM))
  .post('/app/verify', async (c) => {
    const input = await readFields(c);
    return tryForm(
      c,
      input,
      WORDS,
      () => sendLinkAgain(c, input),
      ({ form, status }) => showVerify(c, form, status),
    );
  })
  .get('/app/forgot', (c) => showForgot(c, EMPTY_FORM))
  .post('/app/forgot', async (c) => {
    const input = await readFields(c);
    return tryForm(
      c,
      input,
      WORDS,
      () => askForReset(c, input),
      ({ form, status }) => showForgot(c, form, status),
    );
  })
  .get('/app/reset', (c) => showReset(c, EMPTY_FORM, c.req.query('token') ?? null))
  .post('/app/reset', async (c) => {
    const input = await readFields(c);
    const token = typeof input['token'] === 'string' ? input['token'] : null;
    return tryForm(
      c,
      input,
      WORDS,
      () => reset(c, input),
      ({ form, status }) => showReset(c, form, status === 410 ? null : token, status),
    );
  });

async function sendLinkAgain(c: C, input: object): Promise<Response> {
  const { email } = parseShape(Address, input);
  const person = await findSignedIn(c.var.ctx, c.req.raw);
  await callAuth(c, '/send-verification-email', {
    email: person?.email ?? email,
    callbackURL: verifiedUrl(HOME),
  });
  if (person === null) return done(c, { to: '/app/verify?sent=1', json: { sent: true } });
  const flash = `The link is on its way to ${person.email}.`;
  return done(c, { to: HOME, json: { sent: true }, flash });
}

async function askForReset(c: C, input: object): Promise<Response> {
  const { email } = parseShape(Address, input);
  await callAuth(c, '/request-password-reset', { email, redirectTo: '/app/reset' });
  return done(c, { to: '/app/forgot?sent=1', json: { sent: true } });
}

async function reset(c: C, input: object): Promise<Response> {
  const { token, password } = parseShape(NewPassword, input);
  await callAuth(c, '/reset-password', { token, newPassword: password });
  return done(c, {
    to: SIGN_IN,
    json: { changed: true },
    flash: 'Your password is changed. Sign in with it.',
  });
}

function showVerify(c: C, form: FormState, status: ContentfulStatusCode = 200): Promise<Response> {
  const next = safePath(c.req.query('next'));
  const body = <VerifyPage form={form} state={verifyState(c)} next={next} />;
  return showSole(c, { title: 'Confirm your e-mail address', body, status });
}

function verifyState(c: C): VerifyState {
  const { error, done: isDone, sent } = c.req.query();
  if (error !== undefined) return 'failed';
  if (isDone !== undefined) return 'done';
  return sent === undefined ? 'ask' : 'sent';
}

function showForgot(c: C, form: FormState, status: ContentfulStatusCode = 200): Promise<Response> {
  const body = <ForgotPage form={form} sent={c.req.query('sent') !== undefined} />;
  return showSole(c, { title: 'Choose a new password', body, status });
}

function showReset(
  c: C,
  form: FormState,
  token: string | null,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  return showSole(c, {
    title: 'Choose a new password',
    body: <ResetPage form={form} token={token} />,
    status,
  });
}
