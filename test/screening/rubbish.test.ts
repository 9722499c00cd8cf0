// Whatever is sent, the answer is a 2xx or a 4xx with a detail.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { call } from '../support/http.ts';
import { mintOrganisation } from '../support/mint.ts';

const SEED = 20_261_121;

/** JSON that looks like a submission and is wrong somewhere, or right in unforeseen ways. */
const nearlyRight = fc.record(
  {
    job_spec: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    candidates: fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.oneof(
          fc.jsonValue(),
          fc.record(
            {
              candidate_ref: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
              cv_text: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
            },
            { requiredKeys: [] },
          ),
        ),
        { maxLength: 5 },
      ),
    ),
    webhook_url: fc.oneof(
      fc.webUrl({ validSchemes: ['http', 'ftp'] }),
      fc.string({ unit: 'binary' }),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
);

async function expectRefusedOrAccepted(apiKey: string, body: BodyInit): Promise<void> {
  const response = await call('/api/v1/screen', { method: 'POST', headers: { 'X-API-Key': apiKey }, body });
  const answer = await response.json<Record<string, unknown>>();
  expect(response.status).toBeLessThan(500);
  expect(response.status === 200 ? answer['job_id'] : answer['detail']).toBeTruthy();
}

it('any JSON near the shape is accepted or refused, never a failure', async () => {
  const { apiKey } = await mintOrganisation({ hard_cap_scans: 1_000_000 });
  await fc.assert(
    fc.asyncProperty(nearlyRight, (body) => expectRefusedOrAccepted(apiKey, JSON.stringify(body))),
    { seed: SEED, numRuns: 300 },
  );
});

it('any bytes are refused', async () => {
  const { apiKey } = await mintOrganisation();
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (bytes) =>
      expectRefusedOrAccepted(apiKey, new Uint8Array(bytes)),
    ),
    { seed: SEED, numRuns: 200 },
  );
});
