// The demo organisation of a local service, made as any organisation is: by the operator API, with a key made by its
// owner's JWT. The key is kept beside the state, because the service itself stores only its hash.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Demo = { api_key: string; base_url: string };

/** Who can sign in to the demo organisation. Never valid outside development. */
export const OWNER = { name: 'Demo Owner', email: 'owner@demo.example', password: 'demo-owner-password' };
const RECRUITER = {
  name: 'Demo Recruiter',
  email: 'recruiter@demo.example',
  password: 'demo-recruiter-password',
  role: 'recruiter',
};
const KEY_NAME = 'Demo key';

/** Makes organisation, members and key on first start; later it only reads the key. */
export async function ensureDemo(stateDir: string, baseUrl: string, operatorToken: string): Promise<Demo> {
  const file = join(stateDir, 'demo.json');
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Demo) : null;
  const demo = { api_key: known?.api_key ?? (await seed(baseUrl, operatorToken)), base_url: baseUrl };
  writeFileSync(file, `${JSON.stringify(demo, null, 2)}\n`);
  return demo;
}

async function seed(baseUrl: string, operatorToken: string): Promise<string> {
  const operator = { authorization: `Bearer ${operatorToken}` };
  const made = await post(`${baseUrl}/operator/organisations`, operator, {
    name: 'Demo',
    owner: { ...OWNER, email_verified: true },
  });
  // 400: the owner is there from a start that died before the key was written down.
  if (made.status === 201) {
    const { organisation_id } = (await made.json()) as { organisation_id: string };
    const members = `${baseUrl}/operator/organisations/${organisation_id}/members`;
    await expectStatus(201, post(members, operator, { ...RECRUITER, email_verified: true }));
  } else if (made.status !== 400) throw new Error(`the demo organisation was not made: ${await made.text()}`);
  return createKey(baseUrl, await fetchJwt(baseUrl));
}

async function fetchJwt(baseUrl: string): Promise<string> {
  const { email, password } = OWNER;
  const signedIn = await expectStatus(
    200,
    post(`${baseUrl}/api/auth/sign-in/email`, {}, { email, password }),
  );
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const response = await expectStatus(200, fetch(`${baseUrl}/api/auth/token`, { headers: { cookie } }));
  return ((await response.json()) as { token: string }).token;
}

/** Revokes keys of the same name that an earlier start left behind and nobody wrote down. */
async function createKey(baseUrl: string, jwt: string): Promise<string> {
  const url = `${baseUrl}/api/v1/keys`;
  const headers = { authorization: `Bearer ${jwt}` };
  const listed = (await (await expectStatus(200, fetch(url, { headers }))).json()) as {
    keys: { id: number; name: string; revoked: boolean }[];
  };
  for (const key of listed.keys.filter((one) => one.name === KEY_NAME && !one.revoked)) {
    await expectStatus(200, fetch(`${url}/${key.id}`, { method: 'DELETE', headers }));
  }
  const body = new URLSearchParams({ name: KEY_NAME });
  const created = await expectStatus(200, fetch(url, { method: 'POST', headers, body }));
  return ((await created.json()) as { key: string }).key;
}

function post(url: string, headers: Record<string, string>, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function expectStatus(status: number, sent: Promise<Response>): Promise<Response> {
  const response = await sent;
  if (response.status === status) return response;
  throw new Error(
    `making the demo organisation: ${response.url} answered ${response.status}: ${await response.text()}`,
  );
}
