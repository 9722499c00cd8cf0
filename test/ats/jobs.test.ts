import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { callWithKey } from '../support/http.ts';
import { CONNECTOR, jobBody, mintJob, pull, upsert } from '../support/ats.ts';
import { mintOrganisation } from '../support/mint.ts';

const post = (apiKey: string, body: unknown) => callWithKey(apiKey, '/api/v1/ats/jobs', body);

async function jobsOf(organisationId: string): Promise<Record<string, unknown>[]> {
  const sql = 'SELECT * FROM jobs WHERE organisation_id = ?';
  return (await env.DB.prepare(sql).bind(organisationId).all<Record<string, unknown>>()).results;
}

describe('POST /api/v1/ats/jobs', () => {
  it('creates a job and echoes its identity and nothing else', async () => {
    const minted = await mintOrganisation();
    const response = await post(minted.apiKey, jobBody());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      aptly_job_id: expect.any(Number),
      created: true,
      ...CONNECTOR,
      external_id: 'job-1',
    });
  });

  it('updates the job with the same identity, and no other', async () => {
    const minted = await mintOrganisation();
    const first = await upsert(minted);
    expect(await upsert(minted, { title: 'Renamed' })).toEqual({ ...first, created: false });
    for (const other of [
      { source_system: 'lever' },
      { source_system_id: 'tenant-2' },
      { external_id: 'job-2' },
    ]) {
      expect((await upsert(minted, other)).created).toBe(true);
    }
    const foreign = await upsert(await mintOrganisation());
    expect(foreign.created).toBe(true);
    expect(foreign.aptly_job_id).not.toBe(first.aptly_job_id);
    expect((await pull(minted, first.aptly_job_id))['title']).toBe('Renamed');
  });

  it('never clears: absent, null, empty and blank fields keep what is stored', async () => {
    const minted = await mintOrganisation();
    const full = {
      client_name: 'Client',
      client_context: 'Fintech',
      client_values: 'technical:more',
      location: 'Leeds',
      work_mode: 'hybrid',
      employment_type: 'permanent',
      hours: 'full_time',
      salary: '60k',
      hiring_manager_name: 'Ada',
      hiring_manager_email: 'ada@client.example',
      hiring_manager_phone: '1',
    };
    await upsert(minted, full);
    const before = (await jobsOf(minted.organisationId))[0];
    const emptied = Object.fromEntries(Object.keys({ ...full, job_spec: '' }).map((field) => [field, '']));
    const nulled = Object.fromEntries(Object.keys(emptied).map((field) => [field, null]));
    await upsert(minted, { job_spec: undefined });
    await upsert(minted, emptied);
    await upsert(minted, nulled);
    await upsert(minted, { location: '   ', job_spec: ' \n ' });
    expect((await jobsOf(minted.organisationId))[0]).toEqual({ ...before, updated_at: expect.any(Number) });
    await upsert(minted, { location: 'York' });
    expect((await jobsOf(minted.organisationId))[0]).toMatchObject({ location: 'York', salary: '60k' });
  });

  it('dates the scoring inputs only when one of them really changes', async () => {
    const minted = await mintOrganisation();
    const { aptly_job_id: jobId } = await upsert(minted, { job_spec: null });
    const dated = async () => (await pull(minted, jobId)).scoring_inputs_updated_at;
    const step = async (more: Record<string, unknown>) => {
      await new Promise((wait) => setTimeout(wait, 3));
      await upsert(minted, more);
      return dated();
    };
    expect(await dated()).toBeNull();
    const first = await step({ job_spec: 'Python' });
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(await step({ job_spec: 'Python', title: 'Other', salary: '1', location: 'x' })).toBe(first);
    expect(await step({ job_spec: null })).toBe(first);
    const second = await step({ job_spec: 'Python', client_context: 'Bank' });
    expect(second).not.toBe(first);
    const third = await step({ job_spec: 'Python', client_values: 'culture:less, technical:more' });
    expect(third).not.toBe(second);
    expect(await step({ job_spec: 'Python', client_values: 'Technical:More,culture:less,' })).toBe(third);
    expect(await step({ job_spec: 'Go' })).not.toBe(third);
    expect((await jobsOf(minted.organisationId))[0]).toMatchObject({ inputs_version: 5 });
  });

  it('sets the date at once for a job that comes with a spec', async () => {
    const { minted, jobId } = await mintJob();
    expect((await pull(minted, jobId)).scoring_inputs_updated_at).not.toBeNull();
  });
});

describe('the limit of open jobs', () => {
  it('refuses one more with a 403 that names it, and lets updates pass', async () => {
    const minted = await mintOrganisation({ active_job_limit: 2 });
    await upsert(minted, { external_id: 'a' });
    await upsert(minted, { external_id: 'b' });
    const response = await post(minted.apiKey, jobBody({ external_id: 'c' }));
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ detail: expect.stringContaining('limit of 2') });
    expect((await upsert(minted, { external_id: 'a', title: 'Still' })).created).toBe(false);
    await env.DB.prepare(`UPDATE jobs SET status = 'closed' WHERE organisation_id = ? AND external_id = 'a'`)
      .bind(minted.organisationId)
      .run();
    expect((await upsert(minted, { external_id: 'c' })).created).toBe(true);
  });

  it('of 50 parallel creates under a limit of 10 lets exactly 10 pass', async () => {
    const minted = await mintOrganisation({ active_job_limit: 10 });
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, i) => post(minted.apiKey, jobBody({ external_id: `p-${i}` }))),
    );
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 403)).toHaveLength(40);
    expect(await jobsOf(minted.organisationId)).toHaveLength(10);
  });

  it('of 100 parallel pushes of one identity makes one job', async () => {
    const minted = await mintOrganisation();
    const all = await Promise.all(Array.from({ length: 100 }, () => upsert(minted)));
    expect(new Set(all.map((one) => one.aptly_job_id)).size).toBe(1);
    expect(all.filter((one) => one.created)).toHaveLength(1);
    expect(await jobsOf(minted.organisationId)).toHaveLength(1);
  });
});

describe('bad input', () => {
  it.each([
    ['an absent title', { title: undefined }, ['body', 'title'], 'missing'],
    ['a blank title', { title: ' \t' }, ['body', 'title'], 'string_too_short'],
    ['a blank external_id', { external_id: '' }, ['body', 'external_id'], 'string_too_short'],
    ['a blank source_system', { source_system: ' ' }, ['body', 'source_system'], 'string_too_short'],
    ['an absent source_system_id', { source_system_id: undefined }, ['body', 'source_system_id'], 'missing'],
    ['a null external_id', { external_id: null }, ['body', 'external_id'], 'string_type'],
    ['a title of 201', { title: 'x'.repeat(201) }, ['body', 'title'], 'string_too_long'],
    ['a title that is a number', { title: 7 }, ['body', 'title'], 'string_type'],
    ['a spec that is a list', { job_spec: [] }, ['body', 'job_spec'], 'string_type'],
    ['an unknown work_mode', { work_mode: 'space' }, ['body', 'work_mode'], 'enum'],
    ['an unknown employment_type', { employment_type: 'serf' }, ['body', 'employment_type'], 'enum'],
    ['unknown hours', { hours: 'all' }, ['body', 'hours'], 'enum'],
    ['an unknown axis', { client_values: 'speed:more' }, ['body', 'client_values'], 'enum'],
    ['an unknown state', { client_values: 'technical:some' }, ['body', 'client_values'], 'enum'],
    ['an axis at odds', { client_values: 'culture:less,culture:more' }, ['body', 'client_values'], 'enum'],
    ['an endless spec', { job_spec: 'x'.repeat(100_001) }, ['body', 'job_spec'], 'string_too_long'],
  ])('%s is a 422 and writes nothing', async (_name, more, loc, type) => {
    const minted = await mintOrganisation();
    const response = await post(minted.apiKey, jobBody(more));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ detail: [{ loc, type, msg: expect.any(String) }] });
    expect(await jobsOf(minted.organisationId)).toEqual([]);
  });

  it('counts a title in characters, not in bytes or halves of them', async () => {
    expect((await upsert(await mintOrganisation(), { title: '😀'.repeat(200) })).created).toBe(true);
  });

  it('ignores fields that it does not know, and survives NULs and lone surrogates', async () => {
    const minted = await mintOrganisation();
    const more = { title: 'A\u0000B\uD800', external_id: 'x\u0000', unknown: { a: 1 } };
    const first = await upsert(minted, more);
    expect(await upsert(minted, more)).toMatchObject({ aptly_job_id: first.aptly_job_id, created: false });
  });

  it('a foreign, unknown, negative or endless id is 404 to the pull, text is 422', async () => {
    const { jobId } = await mintJob();
    const { apiKey } = await mintOrganisation();
    for (const id of [jobId, 999_999_999, -1, 0, '9'.repeat(40)]) {
      const response = await callWithKey(apiKey, `/api/v1/ats/jobs/${id}`);
      expect([id, response.status]).toEqual([id, 404]);
      expect(await response.json()).toEqual({ detail: 'No such job.' });
    }
    const response = await callWithKey(apiKey, '/api/v1/ats/jobs/abc');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      detail: [{ loc: ['path', 'aptly_job_id'], type: 'int_parsing' }],
    });
  });
});
