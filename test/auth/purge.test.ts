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

async function isThere(table: 'sessions' | 'verifications', id: string): Promise<boolean> {
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
