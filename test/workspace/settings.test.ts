// Settings as owners and admins use them: keys, members, usage, the audit log, the organisation's data.

import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { named } from '../../src/db/named.ts';
import { dayOf, monthOf } from '../../src/platform/clock.ts';
import { randomBase62 } from '../../src/platform/ids.ts';
import { exportedTables } from '../../src/workspace/settings/data/export.ts';
import { callWithKey, screenBody } from '../support/http.ts';
import { countRows, mintMember, mintWorkspace, PASSWORD } from '../support/members.ts';
import { mintKey } from '../support/mint.ts';
import { textOf, Visitor } from '../support/visitor.ts';

const KEYS = '/app/settings/api-keys';
const MEMBERS = '/app/settings/members';

describe('API keys', () => {
  it('are made, shown once, work, and are revoked for good', async () => {
    const { owner } = await mintWorkspace();
    const visitor = new Visitor(owner.cookie);
    const page = await visitor.submit(KEYS, { name: 'Careers site' });
    const key = /service_[0-9A-Za-z]{50,}/.exec(page)?.[0] ?? '';
    expect(textOf(page)).toContain('“Careers site” is ready.');
    expect(await visitor.read(KEYS)).not.toContain(key);
    expect((await callWithKey(key, '/api/v1/screen', screenBody())).status).toBe(200);
    const { keys } = await visitor.json<{ keys: { id: number }[] }>(KEYS);
    await visitor.submit(`${KEYS}/${keys[0]?.id}/revoke`);
    expect((await callWithKey(key, '/api/v1/screen', screenBody())).status).toBe(401);
    expect(textOf(await visitor.read(KEYS))).toContain('Revoked');
  });

  it('are replaced by one of the same name, while the old one goes on', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const { apiKey, keyId } = await mintKey(organisationId);
    const visitor = new Visitor(owner.cookie);
    const page = await visitor.submit(`${KEYS}/${keyId}/replace`);
    expect(page).toMatch(/service_[0-9A-Za-z]{50,}/);
    expect((await callWithKey(apiKey, '/api/v1/screen', screenBody())).status).toBe(200);
    const { keys } = await visitor.json<{ keys: { name: string }[] }>(KEYS);
    expect(keys.map((key) => key.name)).toEqual(['Test key', 'Test key']);
  });

  it('need a name, and the form that was refused says what for', async () => {
    const { owner } = await mintWorkspace();
    const response = await new Visitor(owner.cookie).post(KEYS, { name: '  ' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('which system to fix');
  });

  it('are five at most, told where the form stands', async () => {
    const { owner, organisationId } = await mintWorkspace();
    for (let i = 0; i < 5; i++) await mintKey(organisationId);
    const response = await new Visitor(owner.cookie).post(KEYS, { name: 'Sixth' });
    expect(response.status).toBe(400);
    expect(textOf(await response.text())).toContain('at most 5 active API keys');
  });

  it('never travel in the clear on their way to the page', async () => {
    const { owner } = await mintWorkspace();
    const response = await new Visitor(owner.cookie).post(KEYS, { name: 'Quiet' });
    const cookie = response.headers.getSetCookie().join();
    expect(cookie).toContain('shown_once=');
    expect(cookie).not.toContain('service_');
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
  });
});

describe('members', () => {
  it('change roles and are removed, at once', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const viewer = await mintMember(organisationId, 'viewer');
    const visitor = new Visitor(owner.cookie);
    const page = await visitor.submit(`${MEMBERS}/${viewer.memberId}/role`, { role: 'admin' });
    expect(textOf(page)).toContain('Rae viewer is an admin now.');
    expect((await new Visitor(viewer.cookie).get(MEMBERS)).status).toBe(200);
    await visitor.submit(`${MEMBERS}/${viewer.memberId}/remove`);
    expect((await new Visitor(viewer.cookie).get(MEMBERS)).headers.get('location')).toBe('/app/welcome');
  });

  it('admins make no owners and remove none', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const admin = await mintMember(organisationId, 'admin');
    const visitor = new Visitor(admin.cookie);
    expect((await visitor.post(`${MEMBERS}/${admin.memberId}/role`, { role: 'owner' })).status).toBe(403);
    expect((await visitor.post(`${MEMBERS}/${owner.memberId}/remove`)).status).toBe(403);
    expect((await visitor.post(`${MEMBERS}/${owner.memberId}/role`, { role: 'viewer' })).status).toBe(403);
    expect(
      await countRows(
        "SELECT count(*) AS n FROM members WHERE organisation_id = ? AND role = 'owner'",
        organisationId,
      ),
    ).toBe(1);
  });

  it('keep their last owner', async () => {
    const { owner } = await mintWorkspace();
    const response = await new Visitor(owner.cookie).post(`${MEMBERS}/${owner.memberId}/remove`);
    expect(response.status).toBe(400);
    const [listed] = textOf(await response.text()).split('They get a link');
    const words = listed?.indexOf('Somebody has to own the organisation.') ?? -1;
    expect(words, 'said above the list').toBeGreaterThan(-1);
    expect(words).toBeLessThan(listed?.indexOf('Joined') ?? -1);
  });

  it('are invited once, and the invitation can be withdrawn', async () => {
    const { owner } = await mintWorkspace();
    const visitor = new Visitor(owner.cookie);
    const email = `guest-${randomBase62(8).toLowerCase()}@example.org`;
    expect(textOf(await visitor.submit(`${MEMBERS}/invitations`, { email, role: 'viewer' }))).toContain(
      email,
    );
    const again = await visitor.post(`${MEMBERS}/invitations`, { email, role: 'viewer' });
    expect(textOf(await again.text())).toContain('invited already');
    const { invitations } = await visitor.json<{ invitations: { invitation_id: string }[] }>(MEMBERS);
    await visitor.submit(`${MEMBERS}/invitations/${invitations[0]?.invitation_id}/cancel`);
    expect((await visitor.json<{ invitations: unknown[] }>(MEMBERS)).invitations).toEqual([]);
  });
});

describe('usage', () => {
  it('tells days, keys and limits, and says in words where the month is going', async () => {
    const { owner, organisationId } = await mintWorkspace({ committed_scans: 100, hard_cap_scans: 200 });
    const { keyId } = await mintKey(organisationId);
    await env.DB.prepare(
      'INSERT INTO screening_usage (organisation_id, day, key_id, cvs) VALUES (?, ?, ?, 150)',
    )
      .bind(organisationId, dayOf(Date.now()), keyId)
      .run();
    const visitor = new Visitor(owner.cookie);
    const usage = await visitor.json('/app/settings/usage');
    expect(usage).toMatchObject({
      billing_month: monthOf(Date.now()),
      committed_scans: 100,
      hard_cap_scans: 200,
      screening_cvs: 150,
      plan_scans_used: 0,
      keys: [{ id: keyId, cvs: 150 }],
    });
    const page = textOf(await visitor.read('/app/settings/usage'));
    expect(page).toContain('150 CVs by');
    expect(page).toContain('The committed 100 were passed');
  });

  it('of another month than asked for is never shown', async () => {
    const { owner } = await mintWorkspace();
    const { billing_month } = await new Visitor(owner.cookie).json('/app/settings/usage?month=2025-02');
    expect(billing_month).toBe('2025-02');
    const { billing_month: fallback } = await new Visitor(owner.cookie).json(
      '/app/settings/usage?month=2999-99',
    );
    expect(fallback).toBe(monthOf(Date.now()));
  });
});

describe('the audit log', () => {
  it('tells who did what, page by page', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const insert = `INSERT INTO audit_entries (organisation_id, at, actor, action) VALUES (?, ?, 'operator', 'plan.changed')`;
    await env.DB.batch(
      Array.from({ length: 120 }, () => env.DB.prepare(insert).bind(organisationId, Date.now())),
    );
    const visitor = new Visitor(owner.cookie);
    await visitor.submit(KEYS, { name: 'Noted' });
    expect(textOf(await visitor.read('/app/settings/audit'))).toContain('Olive Owner made an API key');
    const first = await visitor.json<{ entries: unknown[]; next_before: number }>('/app/settings/audit');
    expect(first.entries).toHaveLength(100);
    const rest = await visitor.json<{ entries: unknown[] }>(
      `/app/settings/audit?before=${first.next_before}`,
    );
    expect(rest.entries).toHaveLength(22);
  });
});

describe("the organisation's data", () => {
  it('is exported whole, without a secret or another organisation', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const other = await mintWorkspace();
    const { apiKey, keyId } = await mintKey(organisationId);
    const source = { source_system: 'x', source_system_id: '1' };
    const job = { ...source, external_id: '1', title: 'Welder' };
    const { aptly_job_id } = await (
      await callWithKey(apiKey, '/api/v1/ats/jobs', job)
    ).json<{ aptly_job_id: number }>();
    const candidates = [{ external_id: 'a', name: 'Ana Silva', cv_text: 'Welder since 2015.' }];
    await callWithKey(apiKey, `/api/v1/ats/jobs/${aptly_job_id}/candidates`, { ...source, candidates });
    const entry = `INSERT INTO audit_entries (organisation_id, at, actor, action) VALUES (?, ?, 'operator', 'plan.changed')`;
    const entries = Array.from({ length: 450 }, (_, at) => env.DB.prepare(entry).bind(organisationId, at));
    await env.DB.batch(entries);
    const response = await new Visitor(owner.cookie).get('/app/settings/data/export');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="export-\d{4}-\d\d-\d\d\.json"$/,
    );
    const text = await response.text();
    const exported = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(exported['organisation']).toMatchObject({ id: organisationId, name: 'Acme' });
    expect(exported['jobs']).toMatchObject([{ title: 'Welder' }]);
    expect(exported['candidates']).toMatchObject([{ name: 'Ana Silva' }]);
    expect(text).toContain('Welder since 2015.');
    const marks = (exported['audit_entries'] ?? []).filter((one) => one['action'] === 'plan.changed');
    expect(marks.map((one) => one['at'])).toEqual(entries.map((_, at) => at));
    expect(Object.keys(exported)).toEqual(
      expect.arrayContaining([
        'applications',
        'timeline_entries',
        'application_explanations',
        'delivery_attempts',
      ]),
    );
    expect(exported['api_keys']).toMatchObject([{ id: keyId, name: 'Test key' }]);
    const { hash } =
      (await env.DB.prepare('SELECT hash FROM api_keys WHERE id = ?')
        .bind(keyId)
        .first<{ hash: string }>()) ?? {};
    expect(text).not.toContain(hash);
    expect(text).not.toContain(other.organisationId);
  });

  it('is found by indexes alone, whatever else is stored beside it', async () => {
    for (const { table, which } of exportedTables()) {
      const { results } = await named(env.DB, `EXPLAIN QUERY PLAN ${which}`, { org: 'org' }).all<{
        detail: string;
      }>();
      const plan = results.map((step) => step.detail);
      expect(
        plan.filter((step) => step.startsWith('SCAN')),
        table,
      ).toEqual([]);
      expect(
        plan.some((step) => step.startsWith('SEARCH')),
        table,
      ).toBe(true);
    }
  });

  it('is erased after its name was typed, and not before', async () => {
    const { owner, organisationId } = await mintWorkspace();
    const { apiKey } = await mintKey(organisationId);
    const visitor = new Visitor(owner.cookie);
    const refused = await visitor.post('/app/settings/data/erase', { confirm: 'acme' });
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain('Nothing was erased.');
    expect(textOf(await visitor.submit('/app/settings/data/erase', { confirm: 'Acme' }))).toContain(
      'Acme and everything in it is erased.',
    );
    expect(await countRows('SELECT count(*) AS n FROM organisations WHERE id = ?', organisationId)).toBe(0);
    expect((await callWithKey(apiKey, '/api/v1/screen', screenBody())).status).toBe(401);
    expect((await visitor.post('/app/sign-in', { email: owner.email, password: PASSWORD })).status).toBe(401);
  });
});
