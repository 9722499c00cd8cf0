import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkCallback } from '../../scripts/cli/check-callback.ts';
import { startReceiver } from '../../scripts/cli/receiver.ts';
import type { ScoredCandidate } from '../../src/screening/present.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`;
const SCORED: ScoredCandidate = {
  candidate_ref: 'a',
  score: 80,
  verdict: 'Strong shortlist',
  match_reasons: ['ICU'],
  gaps: [],
};
const POLLED = { jobIds: ['job-1'], ranked: [SCORED], failed: [] };
const CALLBACK = { job_id: 'job-1', status: 'complete', results: [SCORED], failed: [] };

/** A receiver that got `body`, signed with `signedWith` unless that is null. */
async function received(body: string, signedWith: string | null) {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const at = new Date();
  const headers =
    signedWith === null
      ? {}
      : {
          'webhook-id': 'job-1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(signedWith).sign('job-1', at, body),
        };
  expect((await fetch(receiver.url, { method: 'POST', body, headers })).status).toBe(204);
  return receiver.delivered;
}

describe('the callback', () => {
  it('that is signed and tells the same is verified', async () => {
    const delivered = received(JSON.stringify(CALLBACK), SECRET);
    expect(await checkCallback(POLLED, delivered, SECRET)).toMatch(
      /tells the same, its signature verified\.$/,
    );
  });

  it('of an organisation without a secret is compared only', async () => {
    const delivered = received(JSON.stringify(CALLBACK), null);
    expect(await checkCallback(POLLED, delivered, null)).toMatch(/tells the same\.$/);
  });

  it.each([null, `whsec_${Buffer.from('another secret').toString('base64')}`])(
    'is wrong when it should be signed and is signed with %s',
    async (signedWith) => {
      const delivered = received(JSON.stringify(CALLBACK), signedWith);
      await expect(checkCallback(POLLED, delivered, SECRET)).rejects.toThrow('its signature does not verify');
    },
  );

  it.each([
    { results: [{ ...SCORED, score: 81 }] },
    { results: [] },
    { results: [SCORED, { ...SCORED, candidate_ref: 'b' }] },
    { job_id: 'job-2' },
    { failed: [{ candidate_ref: 'b', error: 'empty_cv' }] },
  ])('that tells something else is found out: %j', async (difference) => {
    const delivered = received(JSON.stringify({ ...CALLBACK, ...difference }), null);
    await expect(checkCallback(POLLED, delivered, null)).rejects.toThrow('tells other results');
  });

  it('that is no JSON, or never comes, is an error', async () => {
    await expect(checkCallback(POLLED, received('hello', null), null)).rejects.toThrow('its body is not');
    await expect(checkCallback(POLLED, new Promise(() => {}), null, 5)).rejects.toThrow('did not come');
  });
});
