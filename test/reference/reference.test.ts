// The reference tells the truth: it lists the routes that are mounted, and real answers have the shapes that it shows.

import { describe, expect, it } from 'vitest';
import { app } from '../../src/app.ts';
import * as answers from '../../src/reference/answers.ts';
import { OPERATIONS } from '../../src/reference/operations.ts';
import { call, callWithKey, screenBody } from '../support/http.ts';
import { callWithJwt, mintWorkspace } from '../support/members.ts';
import { untilComplete } from '../support/screening.ts';

describe('the document', () => {
  it('lists exactly the routes of /api/v1', () => {
    const mounted = app.routes
      .filter((route) => route.method !== 'ALL' && route.path.startsWith('/api/v1/'))
      .map((route) => `${route.method} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const listed = OPERATIONS.map((one) => `${one.method.toUpperCase()} ${one.path}`);
    expect(listed.toSorted()).toEqual([...new Set(mounted)].toSorted());
  });

  it('is OpenAPI 3.1 with the limits that the service holds', async () => {
    const document = await (
      await call('/openapi.json')
    ).json<{
      openapi: string;
      paths: Record<
        string,
        Record<string, { requestBody?: { content: Record<string, { schema: unknown }> } }>
      >;
    }>();
    expect(document.openapi).toBe('3.1.0');
    const schema =
      document.paths['/api/v1/ats/jobs']?.['post']?.requestBody?.content['application/json']?.schema;
    expect(schema).toMatchObject({
      required: expect.arrayContaining(['title', 'external_id']),
      properties: { title: { maxLength: 200 } },
    });
    const bodyOf = (path: string, type: string) =>
      document.paths[path]?.['post']?.requestBody?.content[type]?.schema;
    const many = { properties: { candidates: { minItems: 1, maxItems: 200 } } };
    expect(bodyOf('/api/v1/screen', 'application/json')).toMatchObject(many);
    expect(bodyOf('/api/v1/ats/jobs/{aptly_job_id}/candidates', 'application/json')).toMatchObject(many);
    for (const type of ['multipart/form-data', 'application/x-www-form-urlencoded']) {
      const name = { minLength: 1, maxLength: 100 };
      expect(bodyOf('/api/v1/keys', type)).toMatchObject({ properties: { name } });
    }
    const ids = JSON.stringify(document).match(/"operationId":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(OPERATIONS.length);
  });

  it('tells the headers that answers have', async () => {
    const { owner } = await mintWorkspace();
    const { key } = await (
      await callWithJwt(owner.jwt, '/api/v1/keys', { name: 'k' })
    ).json<{ key: string }>();
    const answer = await callWithKey(key, '/api/v1/screen', screenBody(1));
    const told = OPERATIONS.find((one) => one.path === '/api/v1/screen')?.answerHeaders ?? {};
    for (const name of Object.keys(told)) expect(answer.headers.get(name)).toMatch(/^\d+$/);
    expect(await (await call('/docs')).text()).toContain('RateLimit-Remaining');
  });

  it('is shown as a page that loads nothing from elsewhere and runs no script', async () => {
    const response = await call('/docs');
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).not.toContain('<script');
    expect(html.match(/(src|href)="https?:/g)).toBeNull();
    for (const one of OPERATIONS) expect(html).toContain(one.path);
  });
});

it('real answers have the shapes of the reference', async () => {
  const { owner } = await mintWorkspace();
  const created = await (
    await callWithJwt(owner.jwt, '/api/v1/keys', { name: 'k' })
  ).json<{ id: number; key: string }>();
  answers.CreatedKey.parse(created);
  const get = async (path: string) => (await callWithKey(created.key, path)).json();
  const post = async (path: string, body: unknown) => (await callWithKey(created.key, path, body)).json();

  const submitted = answers.Submitted.parse(await post('/api/v1/screen', screenBody(2)));
  answers.ScreeningJob.parse(await untilComplete(created.key, submitted.job_id));
  answers.ValidationProblem.parse(await post('/api/v1/screen', { candidates: 7 }));
  answers.Problem.parse(await post('/api/v1/screen', { job_spec: '', candidates: [] }));

  const identity = { source_system: 's', source_system_id: 'i' };
  const job = answers.UpsertedJob.parse(
    await post('/api/v1/ats/jobs', {
      ...identity,
      external_id: 'j',
      title: 'Nurse',
      job_spec: 'Must have: RN.',
    }),
  );
  const candidates = [{ external_id: 'c', name: 'Ada', cv_text: 'Registered nurse.' }];
  const pushed = answers.PushedCandidates.parse(
    await post(`/api/v1/ats/jobs/${job.aptly_job_id}/candidates`, { ...identity, candidates }),
  );
  answers.PulledJob.parse(await get(`/api/v1/ats/jobs/${job.aptly_job_id}`));
  answers.EventLog.parse(await get('/api/v1/ats/events'));
  const application = pushed.results[0]?.aptly_application_id;
  answers.Evidence.parse(await get(`/api/v1/ats/applications/${application}/evidence`));

  answers.ApiKeys.parse(await (await callWithJwt(owner.jwt, '/api/v1/keys')).json());
  const revoked = await callWithJwt(owner.jwt, `/api/v1/keys/${created.id}`, undefined, 'DELETE');
  answers.RevokedKey.parse(await revoked.json());
});
