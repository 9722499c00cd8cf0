// Signing in and up, and everything that must not be told or allowed on the way.

import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { app } from '../../src/app.ts';
import { randomBase62 } from '../../src/platform/ids.ts';
import { call, ORIGIN } from '../support/http.ts';
import { countRows, mintMember, mintWorkspace, PASSWORD, postAuth, signIn } from '../support/members.ts';

const freshEmail = () => `new-${randomBase62(10).toLowerCase()}@example.org`;

/** What development prints instead of sending: the last link to an address. */
function readMail(log: { mock: { calls: unknown[][] } }, email: string): string {
  const lines = log.mock.calls
    .map((line) => String(line[0]))
    .filter((line) => line.includes(`E-mail to ${email}`));
  return /https?:\S+/.exec(lines.at(-1) ?? '')?.[0] ?? '';
}

const shape = async (response: Response) => {
  const body = await response.json<{ token: unknown; user: Record<string, unknown> }>();
  return [response.status, body.token, Object.keys(body.user).toSorted()];
};

const signUp = (mode: 'invite' | 'closed', email: string) =>
  app.request(
    `https://${mode}.test/api/auth/sign-up/email`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'New', email, password: PASSWORD }),
    },
    { ...env, SIGN_UP: mode },
  );

const ask = (email: string) => postAuth('/request-password-reset', { email, redirectTo: '/app/reset' });

describe('a wrong password and an unknown e-mail', () => {
  it('get the same answer', async () => {
    const { owner } = await mintWorkspace();
    const wrong = await postAuth('/sign-in/email', { email: owner.email, password: 'not the password' });
    const unknown = await postAuth('/sign-in/email', { email: freshEmail(), password: 'not the password' });
    expect([wrong.status, await wrong.json()]).toEqual([unknown.status, await unknown.json()]);
    expect(wrong.status).toBe(401);
  });

  it('are 429 after ten within ten minutes, for the right password as well, and for that account alone', async () => {
    const { owner } = await mintWorkspace();
    const other = await mintWorkspace();
    for (let i = 0; i < 10; i++) {
      const tried = await postAuth('/sign-in/email', {
        email: owner.email.toUpperCase(),
        password: `wrong ${i}`,
      });
      expect(tried.status).toBe(401);
    }
    const closed = await postAuth('/sign-in/email', { email: owner.email, password: PASSWORD });
    expect(closed.status).toBe(429);
    await signIn(other.owner.email);
    await env.DB.prepare('UPDATE sign_in_failures SET at = at - ?')
      .bind(10 * 60_000)
      .run();
    await signIn(owner.email);
  });

  it('leave no e-mail behind in D1', async () => {
    const email = freshEmail();
    await postAuth('/sign-in/email', { email, password: 'whatever it was' });
    const rows = await env.DB.prepare('SELECT * FROM sign_in_failures').all();
    expect(JSON.stringify(rows.results)).not.toContain(email);
  });
});

describe('signing up', () => {
  it('sends a link that verifies the address, and answers the same for a known one', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { owner } = await mintWorkspace();
    const email = freshEmail();
    const fresh = await postAuth('/sign-up/email', { name: 'New', email, password: PASSWORD });
    const known = await postAuth('/sign-up/email', { name: 'New', email: owner.email, password: PASSWORD });
    expect(await shape(known)).toEqual(await shape(fresh));
    expect(known.headers.get('set-cookie')).toBeNull();
    const link = readMail(printed, email);
    expect(link).toContain(`${ORIGIN}/api/auth/verify-email?token=`);
    expect(readMail(printed, owner.email)).toContain('/app/sign-in');
    await call(link.slice(ORIGIN.length), { redirect: 'manual' });
    expect(await countRows('SELECT email_verified AS n FROM users WHERE email = ?', email)).toBe(1);
    expect(await countRows('SELECT count(*) AS n FROM users WHERE email = ?', owner.email)).toBe(1);
    await expect(signIn(owner.email)).resolves.toBeDefined();
    printed.mockRestore();
  });

  it('needs an invitation or is closed where the installation says so', async () => {
    const email = freshEmail();
    expect((await signUp('invite', email)).status).toBe(403);
    expect((await signUp('closed', email)).status).toBe(400);
    expect(await countRows('SELECT count(*) AS n FROM users WHERE email = ?', email)).toBe(0);
    const { owner, organisationId } = await mintWorkspace();
    const invited = await postAuth(
      '/organization/invite-member',
      { email, role: 'recruiter', organizationId: organisationId },
      owner.cookie,
    );
    expect(invited.status).toBe(200);
    expect((await signUp('invite', email)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced by link, once, and ends every session', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { owner } = await mintWorkspace();
    const answers = [await ask(owner.email), await ask(freshEmail())];
    expect(await answers[0]?.json()).toEqual(await answers[1]?.json());
    const token = /reset-password\/([^?]+)/.exec(readMail(printed, owner.email))?.[1] ?? '';
    const reset = () => postAuth('/reset-password', { newPassword: 'another battery', token });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(400);
    expect((await call('/api/auth/token', { headers: { cookie: owner.cookie } })).status).toBe(401);
    await signIn(owner.email, 'another battery');
    printed.mockRestore();
  });
});

describe('invitations and roles', () => {
  it('bring a person in, are written down, and admins make no owners', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const admin = await mintMember(organisationId, 'admin');
    const invite = (role: string, cookie: string) =>
      postAuth(
        '/organization/invite-member',
        { email: freshEmail(), role, organizationId: organisationId },
        cookie,
      );
    expect((await invite('recruiter', admin.cookie)).status).toBe(200);
    expect((await invite('owner', admin.cookie)).status).toBe(403);
    expect((await invite('owner', owner.cookie)).status).toBe(200);
    const recruiter = await mintMember(organisationId, 'recruiter');
    expect((await invite('viewer', recruiter.cookie)).status).toBe(403);
    const email = freshEmail();
    await postAuth('/sign-up/email', { name: 'Guest', email, password: PASSWORD });
    const invitation = await (
      await postAuth(
        '/organization/invite-member',
        { email, role: 'viewer', organizationId: organisationId },
        owner.cookie,
      )
    ).json<{ id: string }>();
    const guest = await signIn(email);
    const accepted = await postAuth(
      '/organization/accept-invitation',
      { invitationId: invitation.id },
      guest.cookie,
    );
    expect(accepted.status).toBe(200);
    const entries = await env.DB.prepare(
      'SELECT actor, action FROM audit_entries WHERE organisation_id = ? ORDER BY id',
    )
      .bind(organisationId)
      .all<{ actor: string; action: string }>();
    expect(entries.results.map((entry) => entry.action)).toEqual([
      'organisation.created',
      'member.added',
      'member.invited',
      'member.invited',
      'member.added',
      'member.invited',
      'member.added',
    ]);
    expect(entries.results.at(-1)?.actor).toMatch(/^user:/);
  });

  it('keep the last owner, and a stranger out', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const stranger = await mintWorkspace();
    const remove = (cookie: string) =>
      postAuth(
        '/organization/remove-member',
        { memberIdOrEmail: owner.memberId, organizationId: organisationId },
        cookie,
      );
    expect((await remove(owner.cookie)).status).toBe(400);
    expect((await remove(stranger.owner.cookie)).status).toBeGreaterThanOrEqual(400);
    expect(
      await countRows('SELECT count(*) AS n FROM members WHERE organisation_id = ?', organisationId),
    ).toBe(1);
  });

  it('organisations are not made or deleted through better-auth', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const made = await postAuth('/organization/create', { name: 'Free', slug: 'free' }, owner.cookie);
    const gone = await postAuth('/organization/delete', { organizationId: organisationId }, owner.cookie);
    expect([made.status, gone.status].every((status) => status >= 400)).toBe(true);
    expect(await countRows('SELECT count(*) AS n FROM organisations WHERE id = ?', organisationId)).toBe(1);
  });

  it('a program without cookies signs in as it is, with the headers that Node sends', async () => {
    const { owner } = await mintWorkspace();
    const response = await call('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-mode': 'cors' },
      body: JSON.stringify({ email: owner.email, password: PASSWORD }),
    });
    expect(response.status).toBe(200);
  });

  it('a foreign page cannot use the cookie', async () => {
    const { owner } = await mintWorkspace();
    const send = (origin: Record<string, string>) =>
      call('/api/auth/sign-out', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: owner.cookie, ...origin },
        body: '{}',
      });
    for (const origin of [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
      expect((await send(origin as Record<string, string>)).status).toBe(403);
    }
  });
});
