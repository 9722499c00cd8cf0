import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient, RefusedError, UnreachableError } from '../../scripts/cli/api-client.ts';
import { playService } from '../support/played-service.ts';

const BODY = { job_spec: 'A nurse.', candidates: [{ candidate_ref: 'a', cv_text: 'Nurse.' }] };

async function play(options: Parameters<typeof playService>[0] = {}, timeoutMs = 5_000) {
  const service = await playService(options);
  onTestFinished(() => service.close());
  const client = createClient({ baseUrl: service.baseUrl, apiKey: 'the-key', waitsMs: [1, 1], timeoutMs });
  return { service, client };
}

describe('submitting', () => {
  it('sends the key and answers the job', async () => {
    const { service, client } = await play();
    expect(await client.submit(BODY, 'once')).toBe('job-once');
    expect(service.asked).toMatchObject([{ path: '/api/v1/screen', key: 'the-key', body: BODY }]);
  });

  it('tries again after a 5xx and a lost connection, always with the same Idempotency-Key', async () => {
    const { service, client } = await play({
      mishap: (_one, count) => (count === 1 ? { status: 503 } : count === 2 ? 'hang up' : null),
    });
    expect(await client.submit(BODY, 'once')).toBe('job-once');
    expect(service.asked.map((one) => one.idempotencyKey)).toEqual(['once', 'once', 'once']);
    expect(service.jobs.size).toBe(1);
  });

  it('gives up after the last attempt and says what the service said', async () => {
    const { service, client } = await play({
      mishap: () => ({ status: 500, body: { detail: 'Internal Server Error' } }),
    });
    await expect(client.submit(BODY, 'once')).rejects.toThrow(
      new UnreachableError('500 Internal Server Error (3 attempts)'),
    );
    expect(service.asked).toHaveLength(3);
  });

  it('does not repeat what was refused, and shows the reason', async () => {
    const { service, client } = await play({
      mishap: () => ({ status: 429, body: { detail: 'The hard cap of 2000 CVs is reached.' } }),
    });
    await expect(client.submit(BODY, 'once')).rejects.toThrow(
      new RefusedError('429 The hard cap of 2000 CVs is reached.'),
    );
    expect(service.asked).toHaveLength(1);
  });

  it('puts the fields of a 422 in one line', async () => {
    const detail = [
      { loc: ['body', 'candidates', 0, 'cv_text'], msg: 'Field required', type: 'missing' },
      { loc: ['body', 'job_spec'], msg: 'Field required', type: 'missing' },
    ];
    const { client } = await play({ mishap: () => ({ status: 422, body: { detail } }) });
    await expect(client.submit(BODY, 'once')).rejects.toThrow(
      '422 body.candidates.0.cv_text: Field required; body.job_spec: Field required',
    );
  });

  it('does not carry the key along when it is sent elsewhere', async () => {
    const elsewhere = await playService();
    onTestFinished(() => elsewhere.close());
    const { client } = await play({
      mishap: () => ({ status: 307, headers: { location: `${elsewhere.baseUrl}/api/v1/screen` } }),
    });
    await expect(client.submit(BODY, 'once')).rejects.toThrow(/^307 it sends us on to http/);
    expect(elsewhere.asked).toEqual([]);
  });
});

describe('polling', () => {
  it('tells when to ask again', async () => {
    const { client } = await play({
      mishap: (one) =>
        one.method === 'GET'
          ? {
              status: 200,
              headers: { 'retry-after': '10' },
              body: { status: 'processing', processed_candidates: 3 },
            }
          : null,
    });
    expect(await client.poll('x')).toEqual({
      job: { status: 'processing', processed_candidates: 3 },
      retryAfterMs: 10_000,
    });
  });

  it('takes an answer of another kind for a wrong address', async () => {
    const { client } = await play({ mishap: () => ({ status: 200, body: { hello: 'world' } }) });
    await expect(client.poll('x')).rejects.toThrow(/is the address right\?$/);
  });

  it('names an address where nobody listens', async () => {
    const { service, client } = await play();
    service.close();
    await expect(client.poll('x')).rejects.toThrow(
      new UnreachableError(`no answer from ${service.baseUrl}/api/v1/jobs/x: ECONNREFUSED (3 attempts)`),
    );
  });
});
