// The operator API: organisations made, listed, given plans, and erased without a trace.

import { env } from 'cloudflare:workers';
import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { readOrganisations } from '../../src/operator/store.ts';
import { newContext } from '../../src/platform/context.ts';
import { mintScene } from '../support/applications.ts';
import { call, callAsOperator, callWithKey, screenBody } from '../support/http.ts';
import { callWithJwt, mintMember, mintWorkspace, signIn } from '../support/members.ts';
import { untilComplete } from '../support/screening.ts';

const PATH = '/operator/organisations';
const OWNER = { name: 'Olive', password: 'correct horse', email_verified: true };

describe('making an organisation', () => {
  it('gives the plan its defaults, and the owner can sign in', async () => {
    const email = `o-${crypto.randomUUID()}@example.org`;
    const made = await callAsOperator('POST', PATH, { name: 'Acme', owner: { ...OWNER, email } });
    expect(made.status).toBe(201);
    const { organisation_id, owner_id } = await made.json<{ organisation_id: string; owner_id: string }>();
    expect(owner_id).toEqual(expect.any(String));
    const organisation = await (await callAsOperator('GET', `${PATH}/${organisation_id}`)).json();
    expect(organisation).toEqual({
      organisation_id,
      name: 'Acme',
      created_at: expect.stringMatching(/Z$/),
      plan: {
        subscription: 'active',
        api_access_enabled: true,
        committed_scans: 1000,
        hard_cap_scans: 2000,
        active_job_limit: null,
        plan_scans: 1000,
      },
      usage: {
        billing_month: new Date().toISOString().slice(0, 7),
        screening_cvs: 0,
        plan_scans_used: 0,
      },
      counts: { members: 1, active_api_keys: 0, open_jobs: 0, candidates: 0, applications: 0 },
    });
    const { organisations } = await (await callAsOperator('GET', PATH)).json<{ organisations: unknown[] }>();
    expect(organisations).toContainEqual(organisation);
    await signIn(email, OWNER.password);
  });

  it('is refused whole when the e-mail is known', async () => {
    const { owner } = await mintWorkspace();
    const before = await env.DB.prepare('SELECT count(*) AS n FROM organisations').first();
    const body = { name: 'Twin', owner: { ...OWNER, email: owner.email.toUpperCase() } };
    const response = await callAsOperator('POST', PATH, body);
    expect(response.status).toBe(400);
    expect(await env.DB.prepare('SELECT count(*) AS n FROM organisations').first()).toEqual(before);
  });

  it.each([
    ['no owner', { name: 'x' }],
    ['a blank name', { name: ' ', owner: { ...OWNER, email: 'a@b.example' } }],
    ['no e-mail', { name: 'x', owner: { ...OWNER, email: 'nobody' } }],
    ['a short password', { name: 'x', owner: { ...OWNER, email: 'a@b.example', password: 'short' } }],
    [
      'a plan of words',
      { name: 'x', owner: { ...OWNER, email: 'a@b.example' }, plan: { plan_scans: 'many' } },
    ],
    [
      'a negative cap',
      { name: 'x', owner: { ...OWNER, email: 'a@b.example' }, plan: { hard_cap_scans: -1 } },
    ],
    ['text', 'x'],
  ])('answers %s with 422', async (_case, body) => {
    expect((await callAsOperator('POST', PATH, body)).status).toBe(422);
  });

  it('says that a figure of another type should be an integer', async () => {
    const body = { name: 'x', owner: { ...OWNER, email: 'a@b.example' }, plan: { plan_scans: 'many' } };
    const { detail } = await (await callAsOperator('POST', PATH, body)).json<{ detail: unknown }>();
    expect(detail).toEqual([
      { loc: ['body', 'plan', 'plan_scans'], msg: 'Input should be a valid integer', type: 'int_type' },
    ]);
  });

  it('knows roles for members, and no unknown organisation', async () => {
    const { organisationId } = await mintWorkspace();
    const person = { name: 'P', email: `p-${crypto.randomUUID()}@example.org`, password: 'correct horse' };
    const add = (id: string, role: string) =>
      callAsOperator('POST', `${PATH}/${id}/members`, { ...person, role });
    expect((await add(organisationId, 'emperor')).status).toBe(422);
    expect((await add('org_none', 'viewer')).status).toBe(404);
    expect((await add(organisationId, 'viewer')).status).toBe(201);
    expect((await add(organisationId, 'viewer')).status).toBe(400);
  });
});

describe('counts', () => {
  it('are of one organisation, at a cost that follows what it has', async () => {
    await mintScene(100);
    const { minted } = await mintScene(3);
    const ctx = newContext(env);
    const [shown] = await readOrganisations(ctx, minted.organisationId);
    expect(shown?.counts).toMatchObject({ open_jobs: 1, candidates: 3, applications: 3 });
    expect(ctx.meter.rowsRead).toBeLessThan(30);
  });
});

describe('a plan', () => {
  it('is in force for the very next request', async () => {
    const { organisationId, owner } = await mintWorkspace();
    const { key } = await (
      await callWithJwt(owner.jwt, '/api/v1/keys', { name: 'k' })
    ).json<{ key: string }>();
    const change = (plan: Record<string, unknown>) =>
      callAsOperator('PATCH', `${PATH}/${organisationId}`, { plan });
    const submit = async () => (await callWithKey(key, '/api/v1/screen', screenBody(2))).status;
    expect((await change({ hard_cap_scans: 1 })).status).toBe(200);
    expect(await submit()).toBe(429);
    await change({ hard_cap_scans: 10, subscription: 'inactive' });
    expect(await submit()).toBe(403);
    const changed = await (
      await change({ subscription: 'active' })
    ).json<{ plan: Record<string, unknown> }>();
    expect(changed.plan).toMatchObject({ subscription: 'active', hard_cap_scans: 10, committed_scans: 1000 });
    expect(await submit()).toBe(200);
    expect((await change({ active_job_limit: 3 })).status).toBe(200);
    expect((await change({ hard_cap_scans: 1.5 })).status).toBe(422);
    expect((await callAsOperator('PATCH', `${PATH}/org_none`, { plan: {} })).status).toBe(404);
  });
});

describe('erasing', () => {
  it('leaves nothing in any table, object or KV, and lets nobody in', async () => {
    const { organisationId, owner } = await mintWorkspace();
    const member = await mintMember(organisationId, 'recruiter');
    const { key } = await (
      await callWithJwt(owner.jwt, '/api/v1/keys', { name: 'k' })
    ).json<{ key: string }>();
    const submitted = await callWithKey(key, '/api/v1/screen', screenBody(3), {
      'idempotency-key': 'once',
    });
    const { job_id } = await submitted.json<{ job_id: string }>();
    await untilComplete(key, job_id);
    expect(await tracesOf(organisationId, [owner.email, member.email])).not.toEqual([]);

    const erased = await callAsOperator('DELETE', `${PATH}/${organisationId}`);
    expect(erased.status).toBe(200);
    expect(await tracesOf(organisationId, [owner.email, member.email])).toEqual([]);
    expect((await callAsOperator('DELETE', `${PATH}/${organisationId}`)).status).toBe(404);
    expect((await callWithKey(key, `/api/v1/jobs/${job_id}`)).status).toBe(401);
    expect((await callWithJwt(owner.jwt, '/api/v1/keys')).status).toBe(401);
    expect((await call('/api/auth/token', { headers: { cookie: member.cookie } })).status).toBe(401);
  });

  it('keeps a person who belongs to another organisation too', async () => {
    const first = await mintWorkspace();
    const second = await mintWorkspace();
    await env.DB.prepare(
      `INSERT INTO members (id, organisation_id, user_id, role, created_at)
       SELECT 'mem_both', ?, user_id, 'viewer', 0 FROM members WHERE id = ?`,
    )
      .bind(second.organisationId, first.owner.memberId)
      .run();
    await callAsOperator('DELETE', `${PATH}/${first.organisationId}`);
    await signIn(first.owner.email);
  });
});

/** Every row of every table, every value in KV and every row of the objects that names the organisation or its people. */
async function tracesOf(organisationId: string, emails: string[]): Promise<string[]> {
  const traces: string[] = [];
  const needles = [organisationId, ...emails];
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'",
  ).all<{ name: string }>();
  for (const { name } of tables.results) {
    const rows = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    const text = JSON.stringify(rows.results);
    if (needles.some((needle) => text.includes(needle))) traces.push(name);
  }
  const keys = await env.RETENTION_KEYS.list({ prefix: `${organisationId}/` });
  traces.push(...keys.keys.map((key) => key.name));
  for (const namespace of [env.ORGANISATION, env.DELIVERY]) {
    const rows = await runInDurableObject(namespace.getByName(organisationId), (_object, state) => {
      const names = state.storage.sql
        .exec<{ name: string }>(
          "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf_%'",
        )
        .toArray();
      return names.flatMap(({ name }) => state.storage.sql.exec(`SELECT * FROM "${name}"`).toArray());
    });
    if (rows.length > 0) traces.push(JSON.stringify(rows));
  }
  return traces;
}
