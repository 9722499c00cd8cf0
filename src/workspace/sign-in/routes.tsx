// The ways in and out, for anybody (design, section 4). Each form posts to its own address.

import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { findSignedIn } from '../../auth/session.ts';
import type { HttpEnv } from '../../http/request.ts';
import { parseShape } from '../../http/validation.ts';
import { EMPTY_FORM, readFields, tryForm, type FormState } from '../forms/form-state.ts';
import { safePath, SIGN_IN } from '../shell/paths.ts';
import { done, showSole } from '../shell/show.tsx';
import { callAuth, withCookies } from './call-auth.ts';
import { SignInPage, SignUpPage, type SignUpMode } from './pages.tsx';
import { SignIn, SignUp, WORDS } from './shapes.ts';

type C = Context<HttpEnv>;

export const signInRoutes = new Hono<HttpEnv>()
  .get('/app/sign-in', async (c) => {
    const next = safePath(c.req.query('next'));
    if ((await findSignedIn(c.var.ctx, c.req.raw)) !== null) return c.redirect(next, 303);
    return showSignIn(c, EMPTY_FORM, next);
  })
  .post('/app/sign-in', async (c) => {
    const input = await readFields(c);
    const next = safePath(input['next']);
    return tryForm(
      c,
      input,
      WORDS,
      () => signIn(c, input, next),
      ({ form, status }) => showSignIn(c, form, next, status),
    );
  })
  .get('/app/sign-up', (c) => showSignUp(c, EMPTY_FORM, safePath(c.req.query('next'))))
  .post('/app/sign-up', async (c) => {
    const input = await readFields(c);
    const next = safePath(input['next']);
    return tryForm(
      c,
      input,
      WORDS,
      () => signUp(c, input, next),
      ({ form, status }) => showSignUp(c, form, next, status),
    );
  })
  .post('/app/sign-out', async (c) => {
    const answer = await callAuth(c, '/sign-out', {});
    return withCookies(await done(c, { to: SIGN_IN, json: { signed_out: true } }), answer);
  });

async function signIn(c: C, input: object, next: string): Promise<Response> {
  const { email, password } = parseShape(SignIn, input);
  const answer = await callAuth(c, '/sign-in/email', { email, password });
  return withCookies(await done(c, { to: next, json: { signed_in: true } }), answer);
}

/** Answers alike for new and known addresses, so that nobody learns who has an account. */
async function signUp(c: C, input: object, next: string): Promise<Response> {
  const { name, email, password } = parseShape(SignUp, input);
  await callAuth(c, '/sign-up/email', { name, email, password, callbackURL: verifiedUrl(next) });
  const to = `/app/verify?sent=1&next=${encodeURIComponent(next)}`;
  return done(c, { to, json: { signed_up: true, next: 'Open the link that was sent to this address.' } });
}

/** Where better-auth leads when a link of its e-mail was opened. */
export function verifiedUrl(next: string): string {
  return `/app/verify?done=1&next=${encodeURIComponent(next)}`;
}

function showSignIn(
  c: C,
  form: FormState,
  next: string,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const mayFound = signUpMode(c.env) !== 'closed';
  const ended = c.req.query('ended') !== undefined;
  const body = <SignInPage form={form} next={next} mayFound={mayFound} ended={ended} />;
  return showSole(c, { title: 'Sign in', body, status });
}

function showSignUp(
  c: C,
  form: FormState,
  next: string,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const body = <SignUpPage form={form} next={next} mode={signUpMode(c.env)} />;
  return showSole(c, { title: 'Create an account', body, status });
}

function signUpMode(env: Env): SignUpMode {
  return env.SIGN_UP === 'open' || env.SIGN_UP === 'closed' ? env.SIGN_UP : 'invite';
}
