// People with accounts, made through the operator API and signed in as they would be.

import { env } from 'cloudflare:workers';
import type { Role } from '../../src/auth/roles.ts';
import { randomBase62 } from '../../src/platform/ids.ts';
import { call, callAsOperator, ORIGIN } from './http.ts';

export const PASSWORD = 'correct horse battery';

export type Person = { email: string; memberId: string; cookie: string; jwt: string };
export type Workspace = { organisationId: string; owner: Person };

/** An organisation with a verified owner who is signed in. */
export async function mintWorkspace(plan: Record<string, unknown> = {}, verified = true): Promise<Workspace> {
  const email = `owner-${randomBase62(10).toLowerCase()}@example.org`;
  const owner = { name: 'Olive Owner', email, password: PASSWORD, email_verified: verified };
  const response = await callAsOperator('POST', '/operator/organisations', { name: 'Acme', owner, plan });
  const { organisation_id, owner_id } = await response.json<{ organisation_id: string; owner_id: string }>();
  return { organisationId: organisation_id, owner: { email, memberId: owner_id, ...(await signIn(email)) } };
}

/** One more member. */
export async function mintMember(organisationId: string, role: Role, verified = true): Promise<Person> {
  const email = `${role}-${randomBase62(10).toLowerCase()}@example.org`;
  const person = { name: `Rae ${role}`, email, password: PASSWORD, role, email_verified: verified };
  const response = await callAsOperator('POST', `/operator/organisations/${organisationId}/members`, person);
  const { member_id } = await response.json<{ member_id: string }>();
  return { email, memberId: member_id, ...(await signIn(email)) };
}

/** Signs in with e-mail and password: the session cookie, and a JWT obtained with it. */
export async function signIn(email: string, password = PASSWORD): Promise<{ cookie: string; jwt: string }> {
  const response = await postAuth('/sign-in/email', { email, password });
  if (response.status !== 200)
    throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return { cookie, jwt: await fetchJwt(cookie) };
}

/** A fresh JWT for a session. */
export async function fetchJwt(cookie: string): Promise<string> {
  const response = await call('/api/auth/token', { headers: { cookie } });
  return (await response.json<{ token: string }>()).token;
}

/** A call of better-auth, from the service's own page. */
export function postAuth(path: string, body: unknown, cookie = ''): Promise<Response> {
  return call(`/api/auth${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: ORIGIN,
      // An address of its own: hundreds of people sign in here within a minute, from many places.
      'cf-connecting-ip': `198.18.${randomByte()}.${randomByte()}`,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  });
}

const randomByte = () => Math.floor(Math.random() * 256);

/** A key endpoint with a JWT; `form` makes it a POST. */
export function callWithJwt(
  jwt: string,
  path: string,
  form?: Record<string, string>,
  method = form === undefined ? 'GET' : 'POST',
): Promise<Response> {
  return call(path, {
    method,
    headers: { authorization: `Bearer ${jwt}` },
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
  });
}

/** How many rows of a table belong to an organisation. */
export async function countRows(sql: string, ...values: unknown[]): Promise<number> {
  const row = await env.DB.prepare(sql)
    .bind(...values)
    .first<{ n: number }>();
  return row?.n ?? 0;
}
