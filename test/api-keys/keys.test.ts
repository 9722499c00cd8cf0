// The key endpoints to the letter of the spec, and what must hold of them under load and attack.

import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { callAsOperator, callWithKey, screenBody } from '../support/http.ts';
import { callWithJwt, countRows, fetchJwt, mintMember, mintWorkspace } from '../support/members.ts';

type Created = {
  id: number;
  name: string;
  key: string;
  key_prefix: string;
  created_at: string;
  warning: string;
};
type Listed = { keys: Record<string, unknown>[] } & Record<string, unknown>;

const KEYS = '/api/v1/keys';
const UNKNOWN_JOB = `/api/v1/jobs/${crypto.randomUUID()}`;

async function create(jwt: string, name = 'ATS connector'): Promise<Created> {
  const response = await callWithJwt(jwt, KEYS, { name });
  expect(response.status).toBe(200);
  return response.json<Created>();
}

describe('creating a key', () => {
  it('answers with the whole key once, and the key opens the API at once', async () => {
    const { owner } = await mintWorkspace();
    const created = await create(owner.jwt);
    expect(Object.keys(created).toSorted()).toEqual(
      ['created_at', 'id', 'key', 'key_prefix', 'name', 'warning'].toSorted(),
    );
    expect(created.key).toMatch(/^service_[0-9A-Za-z]{50,}$/);
    expect(created.key_prefix).toBe(created.key.slice(0, 20));
    expect(created.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+$/);
    expect(created.warning).toContain('not be shown again');
    expect((await callWithKey(created.key, '/api/v1/screen', screenBody(1))).status).toBe(200);
  });

  it('keeps prefix and hash only', async () => {
    const { owner } = await mintWorkspace();
    const { key, id } = await create(owner.jwt);
    const row = await env.DB.prepare('SELECT * FROM api_keys WHERE id = ?').bind(id).first();
    expect(JSON.stringify(row)).not.toContain(key.slice(20, 40));
  });

  it.each([
    [{}, 'missing'],
    [{ name: '' }, 'string_too_short'],
    [{ name: '   ' }, 'string_too_short'],
    [{ name: 'n'.repeat(101) }, 'string_too_long'],
  ])('refuses the form %j with 422 %s', async (form, type) => {
    const { owner } = await mintWorkspace();
    const response = await callWithJwt(owner.jwt, KEYS, form as Record<string, string>);
    expect(response.status).toBe(422);
    const { detail } = await response.json<{ detail: { loc: unknown[]; type: string }[] }>();
    expect(detail).toEqual([expect.objectContaining({ loc: ['body', 'name'], type })]);
  });

  it('counts characters, not code units, and takes multipart as well', async () => {
    const { owner } = await mintWorkspace();
    expect((await create(owner.jwt, '𝒦'.repeat(100))).name).toBe('𝒦'.repeat(100));
  });

  it('leaves exactly five active keys of fifty made at once, and the sixth is 400', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => callWithJwt(owner.jwt, KEYS, { name: `key ${i}` })),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 400)).toHaveLength(45);
    const sql = 'SELECT count(*) AS n FROM api_keys WHERE organisation_id = ? AND revoked_at IS NULL';
    expect(await countRows(sql, organisationId)).toBe(5);
    const audit =
      "SELECT count(*) AS n FROM audit_entries WHERE organisation_id = ? AND action = 'key.created'";
    expect(await countRows(audit, organisationId)).toBe(5);
    expect(await (await callWithJwt(owner.jwt, KEYS, { name: 'sixth' })).json()).toEqual({
      detail: expect.stringContaining('5 active'),
    });
  });

  it('makes room again by revoking', async () => {
    const { owner } = await mintWorkspace();
    const made = await Promise.all(Array.from({ length: 5 }, () => create(owner.jwt)));
    await callWithJwt(owner.jwt, `${KEYS}/${made[2]?.id}`, undefined, 'DELETE');
    await create(owner.jwt);
    const { keys } = await (await callWithJwt(owner.jwt, KEYS)).json<Listed>();
    expect(keys).toHaveLength(6);
  });
});

describe('who may', () => {
  it('owners and admins; recruiters and viewers get 403 on all three', async () => {
    const { organisationId, owner } = await mintWorkspace();
    const { id } = await create(owner.jwt);
    const admin = await mintMember(organisationId, 'admin');
    expect((await callWithJwt(admin.jwt, KEYS)).status).toBe(200);
    for (const role of ['recruiter', 'viewer'] as const) {
      const { jwt } = await mintMember(organisationId, role);
      expect((await callWithJwt(jwt, KEYS)).status).toBe(403);
      expect((await callWithJwt(jwt, KEYS, { name: 'x' })).status).toBe(403);
      expect((await callWithJwt(jwt, `${KEYS}/${id}`, undefined, 'DELETE')).status).toBe(403);
    }
  });

  it('an unverified e-mail lists but does not create', async () => {
    const { owner } = await mintWorkspace({}, false);
    expect((await callWithJwt(owner.jwt, KEYS)).status).toBe(200);
    const response = await callWithJwt(owner.jwt, KEYS, {});
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ detail: expect.stringContaining('e-mail') });
  });

  it('with API access off keys are listed and revoked, not made', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const { id } = await create(owner.jwt);
    await callAsOperator('PATCH', `/operator/organisations/${organisationId}`, {
      plan: { api_access_enabled: false },
    });
    expect((await callWithJwt(owner.jwt, KEYS, { name: 'x' })).status).toBe(403);
    const listed = await (await callWithJwt(owner.jwt, KEYS)).json<Listed>();
    expect(listed['api_access_enabled']).toBe(false);
    expect((await callWithJwt(owner.jwt, `${KEYS}/${id}`, undefined, 'DELETE')).status).toBe(200);
  });

  it('with an inactive subscription no key is made', async () => {
    const { owner } = await mintWorkspace({ subscription: 'inactive' });
    const response = await callWithJwt(owner.jwt, KEYS, { name: 'x' });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ detail: expect.stringContaining('subscription') });
  });

  it('a role that changes counts at the next call', async () => {
    const { organisationId } = await mintWorkspace();
    const admin = await mintMember(organisationId, 'admin');
    await env.DB.prepare("UPDATE members SET role = 'viewer' WHERE id = ?").bind(admin.memberId).run();
    expect((await callWithJwt(admin.jwt, KEYS)).status).toBe(403);
  });

  it('someone without an organisation gets 403, someone removed 401', async () => {
    const { organisationId } = await mintWorkspace();
    const admin = await mintMember(organisationId, 'admin');
    await env.DB.prepare('DELETE FROM members WHERE id = ?').bind(admin.memberId).run();
    expect((await callWithJwt(admin.jwt, KEYS)).status).toBe(401);
    expect((await callWithJwt(await fetchJwt(admin.cookie), KEYS)).status).toBe(403);
  });
});

describe('listing and revoking', () => {
  it('lists every field of the spec, with counts per key and month', async () => {
    const { owner } = await mintWorkspace({ committed_scans: 7, hard_cap_scans: 90 });
    const first = await create(owner.jwt, 'one');
    const second = await create(owner.jwt, 'two');
    await callWithKey(first.key, '/api/v1/screen', screenBody(3));
    await callWithKey(first.key, '/api/v1/screen', screenBody(2));
    await callWithKey(second.key, '/api/v1/screen', screenBody(1));
    const month = new Date().toISOString().slice(0, 7);
    const listed = await (await callWithJwt(owner.jwt, KEYS)).json<Listed>();
    const key = (created: Created, cvs: number) => ({
      id: created.id,
      name: created.name,
      key_prefix: created.key_prefix,
      revoked: false,
      created_at: created.created_at,
      last_used_at: expect.stringMatching(/Z$/),
      monthly_cv_count: cvs,
      billing_month: month,
    });
    expect(listed).toEqual({
      api_access_enabled: true,
      org_api_cvs_this_month: 6,
      committed_scans: 7,
      hard_cap_scans: 90,
      keys: [key(first, 5), key(second, 1)],
    });
  });

  it('fails on the next use of a revoked key, a hundred times of a hundred', async () => {
    const { owner } = await mintWorkspace({ hard_cap_scans: 1_000_000 });
    for (let i = 0; i < 100; i++) {
      const { key, id } = await create(owner.jwt);
      expect((await callWithKey(key, UNKNOWN_JOB)).status).toBe(404);
      const revoked = await callWithJwt(owner.jwt, `${KEYS}/${id}`, undefined, 'DELETE');
      expect(await revoked.json()).toEqual({ id, revoked: true });
      expect((await callWithKey(key, UNKNOWN_JOB)).status).toBe(401);
    }
  });

  it('revoking twice is the same as once, and one entry in the audit log', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const { id } = await create(owner.jwt);
    for (const _ of [1, 2]) {
      const response = await callWithJwt(owner.jwt, `${KEYS}/${id}`, undefined, 'DELETE');
      expect([response.status, await response.json()]).toEqual([200, { id, revoked: true }]);
    }
    const sql =
      "SELECT count(*) AS n FROM audit_entries WHERE organisation_id = ? AND action = 'key.revoked'";
    expect(await countRows(sql, organisationId)).toBe(1);
    const { keys } = await (await callWithJwt(owner.jwt, KEYS)).json<Listed>();
    expect(keys[0]).toMatchObject({ id, revoked: true });
  });

  it('does not know keys of others, keys that never were, or ids that are none', async () => {
    const { owner } = await mintWorkspace();
    const other = await mintWorkspace();
    const { id } = await create(other.owner.jwt);
    const statusOf = async (keyId: unknown) =>
      (await callWithJwt(owner.jwt, `${KEYS}/${keyId}`, undefined, 'DELETE')).status;
    expect(await statusOf(id)).toBe(404);
    expect(await statusOf(999_999_999)).toBe(404);
    expect(await statusOf('abc')).toBe(422);
    const listed = await (await callWithJwt(other.owner.jwt, KEYS)).json<Listed>();
    expect(listed.keys[0]).toMatchObject({ id, revoked: false });
  });
});
