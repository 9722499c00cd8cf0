// Sign-in and everything about accounts is better-auth's; the pages call it as a browser would, through its handler, so
// that its rate limits, throttle and audit hooks hold for both. Its refusals come back in our words.

import type { Context } from 'hono';
import { authFor } from '../../auth/auth-instance.ts';
import { PASSWORD_LENGTH } from '../../auth/password.ts';
import { ServiceError, type ErrorCode } from '../../http/errors.ts';
import type { HttpEnv } from '../../http/request.ts';

type Words = [code: ErrorCode, words: string];

const LAST_OWNER: Words = [
  'bad_request',
  'Somebody has to own the organisation. Make another member an owner first.',
];

/** better-auth's codes that people meet, in words that say what to do. */
const WORDS: Record<string, Words> = {
  INVALID_EMAIL_OR_PASSWORD: [
    'unauthorised',
    'That e-mail and password do not match. Check both, or choose a new password.',
  ],
  INVALID_EMAIL: ['bad_request', 'That is not a complete e-mail address.'],
  PASSWORD_TOO_SHORT: ['bad_request', `Choose a password of at least ${PASSWORD_LENGTH.min} characters.`],
  PASSWORD_TOO_LONG: ['bad_request', `Choose a password of at most ${PASSWORD_LENGTH.max} characters.`],
  INVALID_TOKEN: ['gone', 'This link was used already or has expired. Ask for a new one.'],
  EMAIL_MISMATCH: ['bad_request', 'You are signed in with another address.'],
  EMAIL_ALREADY_VERIFIED: ['bad_request', 'Your address is confirmed already.'],
  INVITATION_NOT_FOUND: ['gone', 'This invitation was used, withdrawn, or has expired. Ask for a new one.'],
  YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION: [
    'forbidden',
    'This invitation is for another address. Sign in with the one it was sent to.',
  ],
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: ['bad_request', 'They are a member already.'],
  USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION: [
    'bad_request',
    'They are invited already. Withdraw that invitation to send another.',
  ],
  YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE: ['forbidden', 'Only an owner may make another owner.'],
  YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER: ['forbidden', 'Only an owner may change an owner, or make one.'],
  YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER: ['forbidden', 'Only an owner may remove an owner.'],
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER: LAST_OWNER,
  YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER: LAST_OWNER,
  MEMBER_NOT_FOUND: ['not_found', 'There is no such member.'],
};

const BY_STATUS: Record<number, ErrorCode> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not_found',
  422: 'bad_request',
  429: 'too_many_requests',
};

/** What better-auth answered: its body, and the cookies to pass on. */
export type AuthAnswer = { body: unknown; cookies: string[] };

/** Posts `body` to better-auth's `path` as the person of this request. Throws its refusals as ServiceError. */
export async function callAuth<E extends HttpEnv>(
  c: Context<E>,
  path: string,
  body: object,
): Promise<AuthAnswer> {
  const { origin } = new URL(c.req.url);
  const headers = new Headers({ 'content-type': 'application/json', origin });
  for (const name of ['cookie', 'cf-connecting-ip', 'user-agent']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const auth = await authFor(c.env, origin);
  const response = await auth.handler(
    new Request(`${origin}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusal(response, answer);
  return { body: answer, cookies: response.headers.getSetCookie() };
}

/** `response` with the cookies that better-auth set. */
export function withCookies(response: Response, { cookies }: AuthAnswer): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function refusal(response: Response, answer: unknown): ServiceError {
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  const [ours, words] = WORDS[String(code)] ?? [];
  if (ours !== undefined && words !== undefined) return new ServiceError(ours, words);
  if (response.status >= 500) throw new Error('better-auth failed');
  const said = typeof message === 'string' && message !== '' ? message : 'That was refused. Try again.';
  const detail =
    response.status === 429 && code === undefined && !said.includes('password')
      ? 'Too many attempts from this address. Wait a minute.'
      : said;
  return new ServiceError(BY_STATUS[response.status] ?? 'bad_request', detail);
}
