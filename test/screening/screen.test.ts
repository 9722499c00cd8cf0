import { describe, expect, it } from 'vitest';
import { call, callWithKey, screenBody, submit } from '../support/http.ts';
import { mintOrganisation } from '../support/mint.ts';
import { untilComplete } from '../support/screening.ts';

type Detail = { detail: { loc: (string | number)[]; msg: string; type: string }[] };

describe('POST /api/v1/screen', () => {
  it('answers with the job and the quota', async () => {
    const minted = await mintOrganisation({ hard_cap_scans: 100 });
    const response = await submit(minted, screenBody(3));
    expect(response.status).toBe(200);
    const body = await response.json<Record<string, string>>();
    expect(Object.keys(body)).toEqual(['job_id', 'status', 'total_candidates', 'expires_at']);
    expect(body).toMatchObject({ status: 'pending', total_candidates: 3 });
    const hours = (Date.parse(body['expires_at'] ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(71.99);
    expect(hours).toBeLessThanOrEqual(72);
    expect(response.headers.get('RateLimit-Limit')).toBe('100');
    expect(response.headers.get('RateLimit-Remaining')).toBe('97');
    expect(Number(response.headers.get('RateLimit-Reset'))).toBeGreaterThan(0);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('scores every candidate and keeps the order of submission', async () => {
    const minted = await mintOrganisation();
    const body = screenBody(60);
    const { job_id } = await (await submit(minted, body)).json<{ job_id: string }>();
    const job = await untilComplete(minted.apiKey, job_id);
    expect(Object.keys(job)).toEqual([
      'job_id',
      'status',
      'total_candidates',
      'processed_candidates',
      'created_at',
      'completed_at',
      'expires_at',
      'results',
      'failed',
    ]);
    expect(job.processed_candidates).toBe(60);
    expect(job.results.map((one) => one.candidate_ref)).toEqual(
      body.candidates.map((one) => one.candidate_ref),
    );
    for (const one of job.results) {
      expect(Object.keys(one)).toEqual(['candidate_ref', 'score', 'verdict', 'match_reasons', 'gaps']);
      expect(Number.isInteger(one.score) && one.score >= 0 && one.score <= 100).toBe(true);
      expect(one.verdict).toBe(
        one.score >= 75 ? 'Strong shortlist' : one.score >= 50 ? 'Borderline' : 'Do not progress',
      );
    }
  });

  it.each([' \n\t ', '\u200b\u0000', '... -- !!', '\u{1f600}'])(
    'fails a CV of %j alone, with a stable code',
    async (cv) => {
      const minted = await mintOrganisation();
      const body = screenBody(2);
      body.candidates[0] = { candidate_ref: 'blank', cv_text: cv };
      const { job_id } = await (await submit(minted, body)).json<{ job_id: string }>();
      const job = await untilComplete(minted.apiKey, job_id);
      expect(job.failed).toEqual([{ candidate_ref: 'blank', error: expect.stringMatching(/^empty_cv: /) }]);
      expect(job.results).toHaveLength(1);
      expect(job.processed_candidates).toBe(2);
    },
  );

  it('echoes any candidate_ref to the letter', async () => {
    const minted = await mintOrganisation();
    const refs = ['', ' ', 'ü\u0000\ud800', '"quoted"', '😀', '__proto__'];
    const candidates = refs.map((candidate_ref) => ({ candidate_ref, cv_text: 'Nurse.' }));
    const { job_id } = await (await submit(minted, screenBody(1, { candidates }))).json<{ job_id: string }>();
    const job = await untilComplete(minted.apiKey, job_id);
    expect(job.results.map((one) => one.candidate_ref)).toEqual(refs);
  });
});

describe('a body of the wrong shape', () => {
  const cases: [string, unknown, (string | number)[], string][] = [
    ['no job_spec', { candidates: [] }, ['body', 'job_spec'], 'missing'],
    ['a job_spec that is a number', screenBody(1, { job_spec: 7 }), ['body', 'job_spec'], 'string_type'],
    ['a null job_spec', screenBody(1, { job_spec: null }), ['body', 'job_spec'], 'string_type'],
    [
      'a job_spec of 100,001 characters',
      screenBody(1, { job_spec: 'x'.repeat(100_001) }),
      ['body', 'job_spec'],
      'string_too_long',
    ],
    ['candidates that are an object', screenBody(1, { candidates: {} }), ['body', 'candidates'], 'list_type'],
    [
      'a candidate that is text',
      screenBody(1, { candidates: ['x'] }),
      ['body', 'candidates', 0],
      'model_attributes_type',
    ],
    [
      'a candidate without a CV',
      screenBody(1, { candidates: [{ candidate_ref: 'a', cv_text: 'x' }, { candidate_ref: 'b' }] }),
      ['body', 'candidates', 1, 'cv_text'],
      'missing',
    ],
    [
      'a webhook_url that is a number',
      screenBody(1, { webhook_url: 1 }),
      ['body', 'webhook_url'],
      'string_type',
    ],
    [
      'a webhook_url that is no URL',
      screenBody(1, { webhook_url: 'x' }),
      ['body', 'webhook_url'],
      'url_parsing',
    ],
    [
      'a webhook_url by http',
      screenBody(1, { webhook_url: 'http://a.com' }),
      ['body', 'webhook_url'],
      'url_scheme',
    ],
    [
      'a private webhook_url',
      screenBody(1, { webhook_url: 'https://10.1.2.3/' }),
      ['body', 'webhook_url'],
      'url_host',
    ],
    ['an array', [], ['body'], 'model_attributes_type'],
    ['null', null, ['body'], 'model_attributes_type'],
  ];

  it.each(cases)('%s is 422 with its place', async (_name, body, loc, type) => {
    const response = await submit(await mintOrganisation(), body);
    expect(response.status).toBe(422);
    const { detail } = await response.json<Detail>();
    expect(detail).toContainEqual({ loc, msg: expect.any(String), type });
    expect(response.headers.get('RateLimit-Limit')).not.toBeNull();
  });

  it.each(['', '{', '{"job_spec":', 'nonsense', '\u0000', '['.repeat(100_000)])(
    'malformed JSON is 422 json_invalid',
    async (text) => {
      const { apiKey } = await mintOrganisation();
      const response = await call('/api/v1/screen', {
        method: 'POST',
        headers: { 'X-API-Key': apiKey },
        body: text,
      });
      expect(response.status).toBe(422);
      expect((await response.json<Detail>()).detail[0]).toMatchObject({
        loc: ['body', 0],
        type: 'json_invalid',
      });
    },
  );

  it('bytes that are not UTF-8 are 422', async () => {
    const { apiKey } = await mintOrganisation();
    const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
    const response = await call('/api/v1/screen', { method: 'POST', headers: { 'X-API-Key': apiKey }, body });
    expect(response.status).toBe(422);
  });

  it('a body over the limit is 413 and says what to do', async () => {
    const { apiKey } = await mintOrganisation();
    const body = new Uint8Array(33 * 1024 * 1024);
    const response = await call('/api/v1/screen', { method: 'POST', headers: { 'X-API-Key': apiKey }, body });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ detail: expect.stringContaining('32 MB') });
  });

  it('never quotes the input', async () => {
    const body = screenBody(1, {
      candidates: [{ candidate_ref: 'a', cv_text: ['SECRET-CV-TEXT'] }],
      extra: 'SECRET-CV-TEXT',
    });
    const text = await (await submit(await mintOrganisation(), body)).text();
    expect(text).not.toContain('SECRET');
  });
});

describe('a body that breaks a rule', () => {
  const cases: [string, unknown, RegExp][] = [
    ['a blank job_spec', screenBody(1, { job_spec: ' \n ' }), /job_spec/],
    ['no candidates', screenBody(0), /at least 1/],
    ['201 candidates', screenBody(201), /at most 200/],
    ['201 entries of rubbish', screenBody(1, { candidates: Array(201).fill(7) }), /at most 200/],
    [
      'one ref twice',
      screenBody(1, { candidates: [...screenBody().candidates, ...screenBody().candidates] }),
      /unique within a request/,
    ],
  ];

  it.each(cases)('%s is 400 with a sentence', async (_name, body, detail) => {
    const response = await submit(await mintOrganisation(), body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ detail: expect.stringMatching(detail) });
  });
});

describe('GET /api/v1/jobs/{job_id}', () => {
  it('answers 404 alike for a foreign job, an unknown job and what is no UUID', async () => {
    const [owner, stranger] = [await mintOrganisation(), await mintOrganisation()];
    const { job_id } = await (await submit(owner, screenBody())).json<{ job_id: string }>();
    for (const id of [job_id, crypto.randomUUID(), 'nonsense', '%00', '1'.repeat(5000)]) {
      const response = await callWithKey(stranger.apiKey, `/api/v1/jobs/${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: 'No such job.' });
    }
  });

  it('advises when to poll again only while the job is unfinished', async () => {
    const minted = await mintOrganisation();
    const { job_id } = await (await submit(minted, screenBody(200))).json<{ job_id: string }>();
    const early = await callWithKey(minted.apiKey, `/api/v1/jobs/${job_id}`);
    const { status } = await early.json<{ status: string }>();
    expect(early.headers.get('Retry-After')).toBe(status === 'complete' ? null : '10');
    await untilComplete(minted.apiKey, job_id);
    expect(
      (await callWithKey(minted.apiKey, `/api/v1/jobs/${job_id}`)).headers.get('Retry-After'),
    ).toBeNull();
  });
});
