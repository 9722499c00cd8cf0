// The way in: from a stranger to the owner of an organisation, and whoever is invited after.

import { expect, it } from 'vitest';
import { randomBase62 } from '../../src/platform/ids.ts';
import { mintWorkspace, PASSWORD } from '../support/members.ts';
import { linkOf, textOf, Visitor, whilePrinting } from '../support/visitor.ts';

const freshEmail = () => `new-${randomBase62(10).toLowerCase()}@example.org`;

async function signUp(visitor: Visitor, email: string): Promise<string> {
  const { printed } = await whilePrinting(() =>
    visitor.submit('/app/sign-up', { name: 'Nia New', email, password: PASSWORD }),
  );
  return linkOf(printed, email);
}

it('somebody signs up, confirms, signs in and founds an organisation', async () => {
  const visitor = new Visitor();
  const email = freshEmail();
  const link = await signUp(visitor, email);
  const opened = await visitor.get(link);
  const landed = new URL(opened.headers.get('location') ?? '', 'https://service.test');
  expect(landed.pathname).toBe('/app/verify');
  expect(textOf(await visitor.read(landed.pathname + landed.search))).toContain('Your address is confirmed');
  const welcome = await visitor.submit('/app/sign-in', { email, password: PASSWORD });
  expect(textOf(welcome)).toContain('Welcome, Nia New');
  const start = textOf(await visitor.submit('/app/welcome', { name: 'Harrow & Pike' }));
  expect(start).toContain('Set up Harrow & Pike');
  expect(start).toContain('Make a key');
  expect(start).not.toContain('Confirm your e-mail address');
  expect((await visitor.post('/app/welcome', { name: 'A second' })).status).toBe(400);
});

it('somebody who has not confirmed sees a banner everywhere, and gets no key', async () => {
  const visitor = new Visitor();
  const email = freshEmail();
  await signUp(visitor, email);
  await visitor.submit('/app/sign-in', { email, password: PASSWORD });
  expect(textOf(await visitor.submit('/app/welcome', { name: 'Acme' }))).toContain(
    'Confirm your e-mail address.',
  );
  const refused = await visitor.post('/app/settings/api-keys', { name: 'Early' });
  expect(refused.status).toBe(403);
  expect(textOf(await refused.text())).toContain('Confirm your e-mail address first.');
  const { printed } = await whilePrinting(() => visitor.submit('/app/verify', { email }));
  expect(linkOf(printed, email)).toContain('/api/auth/verify-email?token=');
});

it('a known address signs up to the same page, and no second account comes of it', async () => {
  const { owner } = await mintWorkspace();
  const answers = await Promise.all(
    [owner.email, freshEmail()].map((email) =>
      new Visitor().post('/app/sign-up', { name: 'Nia', email, password: PASSWORD }),
    ),
  );
  const [known, fresh] = answers.map((one) => [one.status, one.headers.get('location')]);
  expect(known).toEqual(fresh);
});

it('a wrong password says so, keeps the address and never the password', async () => {
  const { owner } = await mintWorkspace();
  const response = await new Visitor().post('/app/sign-in', {
    email: owner.email,
    password: 'not it at all',
  });
  expect(response.status).toBe(401);
  const page = await response.text();
  expect(page).toContain('do not match');
  expect(page).toContain(`value="${owner.email}"`);
  expect(page).not.toContain('not it at all');
});

it('whoever was going somewhere gets there after signing in, and never to another site', async () => {
  const { owner } = await mintWorkspace();
  const stranger = new Visitor();
  const refused = await stranger.get('/app/settings/usage?month=2026-01');
  const [path, query] = (refused.headers.get('location') ?? '').split('?');
  expect(path).toBe('/app/sign-in');
  const next = new URLSearchParams(query).get('next') ?? '';
  const fields = { email: owner.email, password: PASSWORD };
  const answer = await stranger.post('/app/sign-in', { ...fields, next });
  expect(answer.headers.get('location')).toBe('/app/settings/usage?month=2026-01');
  for (const elsewhere of [
    'https://elsewhere.test/app',
    '//elsewhere.test/app',
    '/\\elsewhere.test',
    '/api/v1/keys',
  ]) {
    const sent = await new Visitor().post('/app/sign-in', { ...fields, next: elsewhere });
    expect(sent.headers.get('location'), elsewhere).toBe('/app');
  }
});

it('a forgotten password is replaced by the link, which works once', async () => {
  const { owner } = await mintWorkspace();
  const visitor = new Visitor();
  const { printed } = await whilePrinting(() => visitor.submit('/app/forgot', { email: owner.email }));
  const opened = await visitor.get(linkOf(printed, owner.email));
  const landed = new URL(opened.headers.get('location') ?? '', 'https://service.test');
  const token = landed.searchParams.get('token') ?? '';
  expect(await visitor.read(landed.pathname + landed.search)).toContain(token);
  const short = await visitor.post('/app/reset', { token, password: 'short' });
  expect(textOf(await short.text())).toContain('at least 8 characters');
  const signIn = await visitor.submit('/app/reset', { token, password: 'another battery' });
  expect(textOf(signIn)).toContain('Your password is changed.');
  const again = await visitor.post('/app/reset', { token, password: 'a third battery' });
  expect(again.status).toBe(410);
  expect(textOf(await again.text())).toContain('This link no longer works');
  const answer = await visitor.post('/app/sign-in', { email: owner.email, password: 'another battery' });
  expect(answer.status).toBe(303);
});

it('somebody who is invited joins with the role given, and the link is spent', async () => {
  const { owner } = await mintWorkspace();
  const email = freshEmail();
  const { result } = await whilePrinting(() =>
    new Visitor(owner.cookie).json<{ url: string }>('/app/settings/members/invitations', {
      email,
      role: 'recruiter',
    }),
  );
  const path = new URL(result.url).pathname;
  const visitor = new Visitor();
  expect(textOf(await visitor.read(path))).toContain('Join Acme');
  await signUp(visitor, email);
  await visitor.submit('/app/sign-in', { email, password: PASSWORD, next: path });
  expect(textOf(await visitor.submit(`${path}/accept`))).toContain('Set up Acme');
  expect((await visitor.get('/app/settings/members')).status).toBe(403);
  expect((await visitor.get(path)).status).toBe(410);
});

it('an invitation is for its recipient alone', async () => {
  const [ours, theirs] = [await mintWorkspace(), await mintWorkspace()];
  const { invitation_id: id } = await new Visitor(ours.owner.cookie).json(
    '/app/settings/members/invitations',
    {
      email: freshEmail(),
      role: 'viewer',
    },
  );
  const other = new Visitor(theirs.owner.cookie);
  expect(textOf(await other.read(`/app/invitations/${String(id)}`))).toContain('You are signed in as');
  expect((await other.post(`/app/invitations/${String(id)}/accept`)).status).toBe(403);
});

it('signing out ends the session', async () => {
  const { owner } = await mintWorkspace();
  const visitor = new Visitor(owner.cookie);
  expect(textOf(await visitor.submit('/app/sign-out'))).toContain('Sign in');
  expect((await new Visitor(owner.cookie).get('/app/start')).headers.get('location')).toContain(
    '/app/sign-in',
  );
});
