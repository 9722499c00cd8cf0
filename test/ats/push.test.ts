import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { mintJob, people, pull, push, sendCandidates, upsert } from '../support/ats.ts';
import { mintOrganisation } from '../support/mint.ts';

const OTHER = { source_system: 'lever', source_system_id: 'eu' };

/** Rows of every table that a push writes. */
async function counts(organisationId: string) {
  const row = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM candidates WHERE organisation_id = ?1) AS candidates,
       (SELECT count(*) FROM candidate_identities WHERE organisation_id = ?1) AS identities,
       (SELECT count(*) FROM applications WHERE organisation_id = ?1) AS applications,
       (SELECT count(*) FROM candidate_cvs WHERE candidate_id IN
         (SELECT id FROM candidates WHERE organisation_id = ?1)) AS cvs`,
  )
    .bind(organisationId)
    .first<Record<string, number>>();
  return { ...row };
}

async function candidateOf(id: number) {
  const sql = `SELECT name, email, phone, text FROM candidates LEFT JOIN candidate_cvs ON candidate_id = id WHERE id = ?`;
  return env.DB.prepare(sql).bind(id).first<Record<string, string | null>>();
}

describe('POST /api/v1/ats/jobs/{aptly_job_id}/candidates', () => {
  it('creates a candidate and an application for each entry, in order', async () => {
    const { minted, jobId } = await mintJob();
    const results = await push(minted, jobId, people(3));
    expect(results.map((one) => one.external_id)).toEqual(['c-0', 'c-1', 'c-2']);
    for (const result of results) {
      expect(result).toEqual({
        external_id: expect.any(String),
        aptly_candidate_id: expect.any(Number),
        aptly_application_id: expect.any(Number),
        status: 'created',
        cv: 'provided',
      });
    }
    expect(await counts(minted.organisationId)).toEqual({
      candidates: 3,
      identities: 3,
      applications: 3,
      cvs: 3,
    });
  });

  it('tells a repeat from a new application: same ids, skipped_duplicate, no new row', async () => {
    const { minted, jobId } = await mintJob();
    const first = await push(minted, jobId, people(3));
    const again = await push(minted, jobId, people(3));
    expect(again).toEqual(first.map((one) => ({ ...one, status: 'skipped_duplicate' })));
    const second = (await upsert(minted, { external_id: 'job-2' })).aptly_job_id;
    const elsewhere = await push(minted, second, people(1));
    expect(elsewhere[0]).toMatchObject({
      aptly_candidate_id: first[0]?.aptly_candidate_id,
      status: 'created',
    });
    expect(await counts(minted.organisationId)).toMatchObject({ candidates: 3, applications: 4 });
  });

  it('falls back on the e-mail, whatever its case, and stamps the identity on candidate and application', async () => {
    const { minted, jobId } = await mintJob();
    const [first] = await push(minted, jobId, [{ external_id: 'a', name: 'Ada', email: 'Ada@Mail.example' }]);
    const [second] = await push(
      minted,
      jobId,
      [{ external_id: 'z', name: 'Ada', email: 'aDA@mail.EXAMPLE' }],
      OTHER,
    );
    expect(second).toMatchObject({ ...first, external_id: 'z', status: 'skipped_duplicate' });
    // The new identity leads there without an e-mail from now on.
    const [third] = await push(minted, jobId, [{ external_id: 'z', name: 'Ada' }], OTHER);
    expect(third?.aptly_candidate_id).toBe(first?.aptly_candidate_id);
    expect(await counts(minted.organisationId)).toMatchObject({ candidates: 1, identities: 2 });
    expect(await candidateOf(first?.aptly_candidate_id ?? 0)).toMatchObject({ email: 'Ada@Mail.example' });
  });

  it('prefers the identity to the e-mail', async () => {
    const { minted, jobId } = await mintJob();
    const [a, b] = await push(minted, jobId, [
      { external_id: 'a', name: 'A', email: 'a@x.example' },
      { external_id: 'b', name: 'B', email: 'b@x.example' },
    ]);
    const [crossed] = await push(minted, jobId, [{ external_id: 'a', name: 'A', email: 'b@x.example' }]);
    expect(crossed?.aptly_candidate_id).toBe(a?.aptly_candidate_id);
    expect(crossed?.aptly_candidate_id).not.toBe(b?.aptly_candidate_id);
  });

  it('shows the identity that the job’s connector knows, and the latest of two', async () => {
    const { minted, jobId } = await mintJob();
    const shown = async () => (await pull(minted, jobId)).candidates[0]?.external_id;
    const email = 'one@x.example';
    await push(minted, jobId, [{ external_id: 'theirs', name: 'One', email }], OTHER);
    expect(await shown()).toBe('theirs');
    await push(minted, jobId, [{ external_id: 'ours', name: 'One', email }]);
    expect(await shown()).toBe('ours');
    await push(minted, jobId, [{ external_id: 'theirs', name: 'One', email }], OTHER);
    expect(await shown()).toBe('ours');
    await push(minted, jobId, [{ external_id: 'ours-2', name: 'One', email }]);
    expect(await shown()).toBe('ours-2');
    await push(minted, jobId, [{ external_id: 'ours', name: 'One', email }]);
    expect(await shown()).toBe('ours');
    const second = await upsert(minted, { external_id: 'job-2', ...OTHER });
    await push(minted, second.aptly_job_id, [{ external_id: 'ours-2', name: 'One', email }]);
    expect((await pull(minted, second.aptly_job_id)).candidates[0]).toMatchObject({
      external_id: 'theirs',
      ...OTHER,
    });
  });

  it('takes two entries of one batch that are the same person as one', async () => {
    const { minted, jobId } = await mintJob();
    const results = await push(minted, jobId, [
      { external_id: 'a', name: 'Ada' },
      { external_id: 'a', name: 'Ada L', email: 'ada@x.example' },
      { external_id: 'b', name: 'Ada L', email: 'ADA@x.example', phone: '1' },
      { external_id: 'c', name: 'Someone else' },
    ]);
    expect(results.map((one) => one.status)).toEqual([
      'created',
      'skipped_duplicate',
      'skipped_duplicate',
      'created',
    ]);
    expect(new Set(results.slice(0, 3).map((one) => one.aptly_candidate_id)).size).toBe(1);
    expect(await counts(minted.organisationId)).toMatchObject({ candidates: 2, applications: 2 });
    expect(await candidateOf(results[0]?.aptly_candidate_id ?? 0)).toMatchObject({
      email: 'ada@x.example',
      phone: '1',
    });
  });

  it('writes the last phone of a known person that is present, whichever entry of the batch brings it', async () => {
    const { minted, jobId } = await mintJob();
    const [one] = await push(minted, jobId, [{ external_id: 'a', name: 'Ada', phone: '1' }]);
    await push(minted, jobId, [
      { external_id: 'a', name: 'Ada', phone: '2' },
      { external_id: 'a', name: 'Ada', phone: '3' },
      { external_id: 'a', name: 'Ada King' },
    ]);
    expect(await candidateOf(one?.aptly_candidate_id ?? 0)).toMatchObject({ name: 'Ada King', phone: '3' });
  });

  it('never overwrites an e-mail, fills an absent one, writes a phone only when present', async () => {
    const { minted, jobId } = await mintJob();
    const [one] = await push(minted, jobId, [{ external_id: 'a', name: 'Ada', phone: '1' }]);
    const id = one?.aptly_candidate_id ?? 0;
    await push(minted, jobId, [{ external_id: 'a', name: 'Ada', email: 'ada@x.example', phone: '' }]);
    expect(await candidateOf(id)).toMatchObject({ email: 'ada@x.example', phone: '1' });
    await push(minted, jobId, [{ external_id: 'a', name: 'Ada King', email: 'new@x.example', phone: '2' }]);
    expect(await candidateOf(id)).toMatchObject({ name: 'Ada King', email: 'ada@x.example', phone: '2' });
  });

  it('does not give one e-mail to two people', async () => {
    const { minted, jobId } = await mintJob();
    await push(minted, jobId, [
      { external_id: 'a', name: 'A' },
      { external_id: 'b', name: 'B' },
    ]);
    const results = await push(minted, jobId, [
      { external_id: 'a', name: 'A', email: 'same@x.example' },
      { external_id: 'b', name: 'B', email: 'same@x.example' },
    ]);
    expect(new Set(results.map((one) => one.aptly_candidate_id)).size).toBe(2);
    expect((await pull(minted, jobId)).candidates.map((one) => one.candidate_email).toSorted()).toEqual(
      ['same@x.example', null].toSorted(),
    );
  });

  it('keeps the organisations apart: the same identities and e-mails are other people there', async () => {
    const one = await mintJob();
    const two = await mintJob();
    const [a] = await push(one.minted, one.jobId, people(1));
    const [b] = await push(two.minted, two.jobId, people(1));
    expect(a?.aptly_candidate_id).not.toBe(b?.aptly_candidate_id);
    const response = await sendCandidates(two.minted, one.jobId, people(2, 'stranger'));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: 'No such job.' });
    expect(await counts(two.minted.organisationId)).toMatchObject({ candidates: 1, identities: 1 });
    expect(await counts(one.minted.organisationId)).toMatchObject({ candidates: 1, identities: 1 });
  });

  it('of 100 parallel pushes of one identity makes one candidate and one application', async () => {
    const { minted, jobId } = await mintJob();
    const all = await Promise.all(
      Array.from({ length: 100 }, () =>
        push(minted, jobId, [{ external_id: 'a', name: 'Ada', cv_text: 'CV' }]),
      ),
    );
    expect(new Set(all.map(([one]) => `${one?.aptly_candidate_id}/${one?.aptly_application_id}`)).size).toBe(
      1,
    );
    expect(all.filter(([one]) => one?.status === 'created')).toHaveLength(1);
    expect(await counts(minted.organisationId)).toEqual({
      candidates: 1,
      identities: 1,
      applications: 1,
      cvs: 1,
    });
  });

  it('of 50 parallel pushes of one e-mail under 50 identities makes one candidate', async () => {
    const { minted, jobId } = await mintJob();
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        push(minted, jobId, [{ external_id: `e-${i}`, name: 'Ada', email: 'Ada@x.example' }]),
      ),
    );
    expect(await counts(minted.organisationId)).toMatchObject({
      candidates: 1,
      identities: 50,
      applications: 1,
    });
  });

  it('leads every identity to one person for ever and every e-mail to one, whatever is pushed', async () => {
    const { minted, jobId } = await mintJob();
    const owners = new Map<string, number>();
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    for (let round = 0; round < 30; round++) {
      const batch = Array.from({ length: 1 + random(12) }, () => ({
        external_id: `x-${random(25)}`,
        name: `N ${random(5)}`,
        ...(random(3) === 0 ? {} : { email: `m-${random(18)}@x.example` }),
      }));
      for (const result of await push(minted, jobId, batch)) {
        expect(owners.get(result.external_id) ?? result.aptly_candidate_id).toBe(result.aptly_candidate_id);
        owners.set(result.external_id, result.aptly_candidate_id);
      }
    }
    const emails = (await pull(minted, jobId)).candidates.flatMap((one) => one.candidate_email ?? []);
    expect(new Set(emails).size).toBe(emails.length);
    expect((await counts(minted.organisationId))['applications']).toBe(new Set(owners.values()).size);
  });
});

describe('what is malformed refuses the whole batch and names every offender', () => {
  it.each([
    ['an absent external_id', { name: 'A' }, '(no external_id): external_id is missing'],
    ['a blank external_id', { external_id: ' ', name: 'A' }, '(external_id " "): external_id is blank'],
    ['an absent name', { external_id: 'x' }, '(external_id "x"): name is missing'],
    ['a null name', { external_id: 'x', name: null }, '(external_id "x"): name is missing'],
    ['a blank name', { external_id: 'x', name: '\t' }, '(external_id "x"): name is blank'],
    ['a number for a name', { external_id: 'x', name: 5 }, '(external_id "x"): name is not a string'],
    ['a number for an id', { external_id: 5, name: 'A' }, '(no external_id): external_id is not a string'],
    [
      'a file without a name',
      { external_id: 'x', name: 'A', cv_file_base64: 'QUJD' },
      '(external_id "x"): cv_filename is missing',
    ],
    [
      'base64 that is not',
      { external_id: 'x', name: 'A', cv_file_base64: 'QU*D', cv_filename: 'a.pdf' },
      '(external_id "x"): cv_file_base64 is not base64',
    ],
    [
      'cut base64',
      { external_id: 'x', name: 'A', cv_file_base64: 'QUJDR', cv_filename: 'a.pdf' },
      '(external_id "x"): cv_file_base64 is not base64',
    ],
    [
      'an endless external_id',
      { external_id: 'x'.repeat(20_000), name: 'A' },
      `(external_id "${'x'.repeat(100)}..."): external_id is longer than 500 characters`,
    ],
    ['text', 'Ada', '(no external_id): is not an object'],
    ['null', null, '(no external_id): is not an object'],
    ['a list', [], '(no external_id): is not an object'],
  ])('%s', async (_name, entry, said) => {
    const { minted, jobId } = await mintJob();
    const response = await sendCandidates(minted, jobId, [...people(1), entry, { external_id: 'only' }]);
    expect(response.status).toBe(400);
    const { detail } = await response.json<{ detail: string }>();
    expect(detail).toContain(`candidates[1] ${said}`);
    expect(detail).toContain('candidates[2] (external_id "only"): name is missing');
    expect(detail).not.toContain('candidates[0]');
    expect(await counts(minted.organisationId)).toEqual({
      candidates: 0,
      identities: 0,
      applications: 0,
      cvs: 0,
    });
  });

  it('201 entries and none at all are 400, 200 are not', async () => {
    const { minted, jobId } = await mintJob();
    for (const count of [201, 0]) {
      const response = await sendCandidates(minted, jobId, people(count));
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        detail: expect.stringContaining(String(count === 0 ? 1 : 201)),
      });
    }
    expect(await counts(minted.organisationId)).toMatchObject({ candidates: 0 });
    expect(await push(minted, jobId, people(200))).toHaveLength(200);
  });

  it.each([
    ['no candidates', { candidates: undefined }, ['body', 'candidates'], 'missing'],
    ['candidates that are no list', { candidates: {} }, ['body', 'candidates'], 'list_type'],
    ['no source_system', { source_system: undefined }, ['body', 'source_system'], 'missing'],
    [
      'an endless source_system',
      { source_system: 'x'.repeat(20_000) },
      ['body', 'source_system'],
      'string_too_long',
    ],
    ['a blank source_system_id', { source_system_id: ' ' }, ['body', 'source_system_id'], 'string_too_short'],
  ])('%s is a 422', async (_name, more, loc, type) => {
    const { minted, jobId } = await mintJob();
    const response = await sendCandidates(minted, jobId, people(1), more);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ detail: [{ loc, type, msg: expect.any(String) }] });
  });

  it('says what is wrong with the body before it says that there is no such job', async () => {
    const minted = await mintOrganisation();
    expect((await sendCandidates(minted, 999_999_999, [{}])).status).toBe(400);
    expect((await sendCandidates(minted, 999_999_999, people(1))).status).toBe(404);
    expect((await sendCandidates(minted, 'abc', people(1))).status).toBe(422);
  });
});
