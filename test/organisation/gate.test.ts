import {
  createExecutionContext,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { AdmissionRequest } from '../../src/organisation/organisation-object.ts';
import { uuidV7 } from '../../src/platform/ids.ts';
import worker from '../../src/worker.ts';
import { callWithKey, screenBody, submit } from '../support/http.ts';
import { mintKey, mintOrganisation, type Minted } from '../support/mint.ts';

function gate(minted: Minted) {
  return env.ORGANISATION.getByName(minted.organisationId);
}

function admission(minted: Minted, count: number) {
  return { keyId: minted.keyId, jobId: uuidV7(Date.now()), count, idempotency: null };
}

function submissionsIn(state: DurableObjectState): number {
  return state.storage.sql.exec('SELECT body_hash FROM submissions').toArray().length;
}

async function usedInD1(minted: Minted): Promise<number> {
  const sql = 'SELECT coalesce(sum(cvs), 0) AS cvs FROM screening_usage WHERE organisation_id = ?';
  return (await env.DB.prepare(sql).bind(minted.organisationId).first<{ cvs: number }>())?.cvs ?? 0;
}

describe('the organisation gate', () => {
  it('admits exactly the cap under 1,000 parallel requests across keys', async () => {
    const minted = await mintOrganisation({ hard_cap_scans: 400 });
    const second = await mintKey(minted.organisationId);
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, i) =>
        gate(minted).admit({ ...admission(minted, 1), keyId: i % 2 ? minted.keyId : second.keyId }),
      ),
    );
    const kinds = answers.map((answer) => answer.kind);
    expect(kinds.filter((kind) => kind === 'admitted')).toHaveLength(400);
    expect(kinds.filter((kind) => kind === 'over_cap')).toHaveLength(600);
  });

  it('counts over HTTP exactly what was accepted', async () => {
    const minted = await mintOrganisation({ hard_cap_scans: 25 });
    const responses = await Promise.all(Array.from({ length: 12 }, () => submit(minted, screenBody(3))));
    expect(responses.filter((response) => response.status === 200)).toHaveLength(8);
    expect(responses.filter((response) => response.status === 429)).toHaveLength(4);
    expect(await usedInD1(minted)).toBe(24);
  });

  it('names usage, cap, request and month in a 429 and changes nothing', async () => {
    const minted = await mintOrganisation({ hard_cap_scans: 5 });
    await submit(minted, screenBody(4));
    const response = await submit(minted, screenBody(2));
    expect(response.status).toBe(429);
    expect(response.headers.get('RateLimit-Remaining')).toBe('1');
    expect(await response.json()).toEqual({
      detail: expect.stringContaining('4 of 5'),
      current_usage: 4,
      hard_cap: 5,
      requested_count: 2,
      billing_month: new Date().toISOString().slice(0, 7),
    });
    expect((await submit(minted, screenBody(1))).status).toBe(200);
  });

  it('remembers reservations that D1 does not have yet when it is evicted', async () => {
    const minted = await mintOrganisation({ hard_cap_scans: 10 });
    expect((await gate(minted).admit(admission(minted, 8))).kind).toBe('admitted');
    await evictDurableObject(gate(minted));
    expect((await gate(minted).admit(admission(minted, 3))).kind).toBe('over_cap');
    expect((await gate(minted).admit(admission(minted, 2))).kind).toBe('admitted');
  });

  it('is rebuilt from D1 when its storage is empty', async () => {
    const minted = await mintOrganisation({ hard_cap_scans: 10 });
    const headers = { 'Idempotency-Key': 'once' };
    const first = await (await submit(minted, screenBody(6), headers)).json();
    await gate(minted).erase();
    expect((await submit(minted, screenBody(5))).status).toBe(429);
    expect(await (await submit(minted, screenBody(6), headers)).json()).toEqual(first);
    expect(await usedInD1(minted)).toBe(6);
  });

  it('releases a reservation whose job never reached D1, and settles the others', async () => {
    const minted = await mintOrganisation({ hard_cap_scans: 10 });
    await submit(minted, screenBody(2));
    await gate(minted).admit(admission(minted, 8));
    expect((await gate(minted).admit(admission(minted, 1))).kind).toBe('over_cap');
    await runInDurableObject(gate(minted), (_gate, state) => {
      state.storage.sql.exec('UPDATE reservations SET reserved_at = reserved_at - 61000');
    });
    expect(await runDurableObjectAlarm(gate(minted))).toBe(true);
    expect((await gate(minted).admit(admission(minted, 8))).kind).toBe('admitted');
    expect((await gate(minted).admit(admission(minted, 1))).kind).toBe('over_cap');
  });

  it('keeps a reservation that a repeat renews while D1 is asked about it', async () => {
    const minted = await mintOrganisation({ hard_cap_scans: 10 });
    const first = {
      ...admission(minted, 8),
      idempotency: { keyHash: crypto.randomUUID(), bodyHash: 'body' },
    };
    await gate(minted).admit(first);
    await runInDurableObject(gate(minted), async (object, state) => {
      state.storage.sql.exec('UPDATE reservations SET reserved_at = reserved_at - 61000');
      await Promise.all([object.alarm(), object.admit({ ...first, jobId: uuidV7(Date.now()) })]);
    });
    expect((await gate(minted).admit(admission(minted, 3))).kind).toBe('over_cap');
    expect(await gate(minted).admit(first)).toMatchObject({ kind: 'repeated', jobId: first.jobId });
  });

  it('counts a released reservation no more when it reads D1 at the same time', async () => {
    const minted = await mintOrganisation({ hard_cap_scans: 10 });
    await gate(minted).admit(admission(minted, 8));
    await runInDurableObject(gate(minted), async (object, state) => {
      state.storage.sql.exec('UPDATE reservations SET reserved_at = reserved_at - 61000');
      await Promise.all([object.alarm(), object.refresh()]);
    });
    expect((await gate(minted).admit(admission(minted, 10))).kind).toBe('admitted');
  });

  it('refuses a revoked key on its very next use', async () => {
    const minted = await mintOrganisation();
    expect((await submit(minted, screenBody())).status).toBe(200);
    await env.DB.prepare('UPDATE api_keys SET revoked_at = 1 WHERE id = ?').bind(minted.keyId).run();
    await gate(minted).refresh();
    for (let i = 0; i < 100; i++) expect((await submit(minted, screenBody())).status).toBe(401);
  });

  it('says 403 without API access or subscription, before it looks at the body', async () => {
    const off = await mintOrganisation({ api_access_enabled: false });
    const lapsed = await mintOrganisation({ subscription: 'inactive' });
    expect((await submit(off, { nonsense: true })).status).toBe(403);
    expect((await submit(lapsed, screenBody())).status).toBe(403);
    expect((await callWithKey(off.apiKey, '/api/v1/jobs/x')).status).toBe(403);
  });

  it('writes down when a key was last used without a write per request', async () => {
    const minted = await mintOrganisation();
    await submit(minted, screenBody());
    await runDurableObjectAlarm(gate(minted));
    await vi.waitUntil(async () => {
      const sql = 'SELECT last_used_at AS at FROM api_keys WHERE id = ?';
      return (await env.DB.prepare(sql).bind(minted.keyId).first<{ at: number | null }>())?.at;
    });
  });
});

describe('an Idempotency-Key', () => {
  it('gives parallel repeats the same answer and counts once', async () => {
    const minted = await mintOrganisation();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => (await submit(minted, screenBody(3), headers)).json()),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await usedInD1(minted)).toBe(3);
  });

  it('gives the first submission its answer when a repeat overtakes it', async () => {
    const minted = await mintOrganisation();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const overtaken = {
      ...env,
      ORGANISATION: {
        getByName: () => ({
          admit: async (request: AdmissionRequest) => {
            const granted = await gate(minted).admit(request);
            expect((await submit(minted, screenBody(3), headers)).status).toBe(200);
            return granted;
          },
        }),
      },
    };
    const request = new Request('https://service.test/api/v1/screen', {
      method: 'POST',
      headers: { 'X-API-Key': minted.apiKey, ...headers },
      body: JSON.stringify(screenBody(3)),
    });
    const first = await worker.fetch(request, overtaken as unknown as Env, createExecutionContext());
    expect(first.status).toBe(200);
    expect(await first.json()).toEqual(await (await submit(minted, screenBody(3), headers)).json());
    expect(await usedInD1(minted)).toBe(3);
  });

  it('is forgotten after a day even when nobody calls again, and its wait holds no reservation up', async () => {
    const minted = await mintOrganisation();
    await submit(minted, screenBody(), { 'Idempotency-Key': 'forgotten' });
    await runInDurableObject(gate(minted), (_gate, state) => {
      state.storage.sql.exec('UPDATE reservations SET reserved_at = reserved_at - 61000');
    });
    await runDurableObjectAlarm(gate(minted));
    await runInDurableObject(gate(minted), async (_gate, state) => {
      expect(submissionsIn(state)).toBe(1);
      const waitsMs = ((await state.storage.getAlarm()) ?? 0) - Date.now();
      expect(waitsMs / 3_600_000).toBeCloseTo(24, 1);
    });
    await gate(minted).admit(admission(minted, 1));
    await runInDurableObject(gate(minted), async (_gate, state) => {
      expect(((await state.storage.getAlarm()) ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
      state.storage.sql.exec('UPDATE submissions SET submitted_at = submitted_at - 86400001');
      state.storage.sql.exec('DELETE FROM reservations');
    });
    await runDurableObjectAlarm(gate(minted));
    await runInDurableObject(gate(minted), async (_gate, state) => {
      expect(submissionsIn(state)).toBe(0);
      expect(await state.storage.getAlarm()).toBeNull();
    });
  });

  it('refuses another body with 400', async () => {
    const minted = await mintOrganisation();
    const headers = { 'Idempotency-Key': 'k' };
    await submit(minted, screenBody(1), headers);
    const response = await submit(minted, screenBody(2), headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ detail: expect.stringContaining('Idempotency-Key') });
  });

  it("is the organisation's own", async () => {
    const headers = { 'Idempotency-Key': 'shared' };
    const [a, b] = [await mintOrganisation(), await mintOrganisation()];
    const first = await (await submit(a, screenBody(1), headers)).json<{ job_id: string }>();
    const second = await (await submit(b, screenBody(2), headers)).json<{ job_id: string }>();
    expect(first.job_id).not.toBe(second.job_id);
  });
});
