// What signing in leaves behind goes when it is over.

import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { newContext } from '../../src/platform/context.ts';
import { purge } from '../../src/retention/purge.ts';
import { mintWorkspace } from '../support/members.ts';

const DAY_MS = 24 * 3_600_000;

async function addSession(userId: string, expiresAt: number): Promise<string> {
  const id = crypto.randomUUID();
  await env.DB.prepare(
    `INSERT INTO sessions (id, token, user_id, expires_at, ip_address, user_agent, created_at, updated_at)
     VALUES (?1, ?1, ?2, ?3, '192.0.2.1', 'Browser', 0, 0)`,
  )
    .bind(id, userId, expiresAt)
    .run();
  return id;
}

async function addReset(expiresAt: number): Promise<string> {
  const id = crypto.randomUUID();
  await env.DB.prepare('INSERT INTO verifications VALUES (?1, ?1, ?1, ?2, 0, 0)').bind(id, expiresAt).run();
  return id;
}

async function addInvitation(organisationId: string, inviterId: string, expiresAt: number): Promise<string> {
  const id = crypto.randomUUID();
  await env.DB.prepare(
    `INSERT INTO invitations (id, organisation_id, email, role, status, expires_at, inviter_id, created_at)
     VALUES (?, ?, 'somebody@else.example', 'viewer', 'pending', ?, ?, 0)`,
  )
    .bind(id, organisationId, expiresAt, inviterId)
    .run();
  return id;
}

async function isThere(table: 'sessions' | 'verifications' | 'invitations', id: string): Promise<boolean> {
  return (await env.DB.prepare(`SELECT 1 FROM ${table} WHERE id = ?`).bind(id).first()) !== null;
}

it('sessions and password resets are erased once they have expired, and not before', async () => {
  await mintWorkspace();
  const user = await env.DB.prepare('SELECT id FROM users LIMIT 1').first<{ id: string }>();
  const userId = user?.id ?? '';
  const ended = await addSession(userId, Date.now() - 1);
  const current = await addSession(userId, Date.now() + DAY_MS);
  const used = await addReset(Date.now() - 1);
  const open = await addReset(Date.now() + DAY_MS);
  const did = await purge(newContext(env));
  expect(did).toMatchObject({ sessions: 1, password_resets: 1 });
  expect(await isThere('sessions', ended)).toBe(false);
  expect(await isThere('sessions', current)).toBe(true);
  expect(await isThere('verifications', used)).toBe(false);
  expect(await isThere('verifications', open)).toBe(true);
});

it('invitations are erased a month after they have expired, so that nobody who never came is kept', async () => {
  await mintWorkspace();
  const member = await env.DB.prepare('SELECT organisation_id, user_id FROM members LIMIT 1').first<{
    organisation_id: string;
    user_id: string;
  }>();
  const invite = (expiresAt: number) =>
    addInvitation(member?.organisation_id ?? '', member?.user_id ?? '', expiresAt);
  const old = await invite(Date.now() - 30 * DAY_MS - 1);
  const expired = await invite(Date.now() - DAY_MS);
  const open = await invite(Date.now() + DAY_MS);
  expect(await purge(newContext(env))).toMatchObject({ invitations: 1 });
  expect(await isThere('invitations', old)).toBe(false);
  expect(await isThere('invitations', expired)).toBe(true);
  expect(await isThere('invitations', open)).toBe(true);
});
