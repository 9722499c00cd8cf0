// A referee's link: shown to those who may send it, used once without a login, dead afterwards.

import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { eventsOf } from '../../support/applications.ts';
import { call, ORIGIN } from '../../support/http.ts';
import { ask, askFor, browse, mintSampleJob, pageText, type JobJson } from '../../support/pages.ts';

type Link = { url: string; expires_at: string };

async function mintLink() {
  const scene = await mintSampleJob();
  const { candidates } = await askFor<JobJson>(scene.cookie, scene.path);
  const profile = `/app/applications/${candidates[0]?.aptly_application_id}`;
  const referee = { name: 'Helen Marsh', email: 'helen@ward.example' };
  const link = await askFor<Link>(scene.cookie, `${profile}/references`, referee);
  return { ...scene, profile, link, path: new URL(link.url).pathname };
}

const ANSWER = { relationship: 'Her <i>manager</i>', reference: 'Calm.\nThorough.', would_rehire: 'yes' };

it('is shown with its expiry to whoever asked, and to colleagues later', async () => {
  const { cookie, profile, link } = await mintLink();
  expect(link.url).toMatch(/^https:\/\/service\.test\/r\/[0-9A-Za-z]{43}$/);
  const days = (Date.parse(link.expires_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  expect(await pageText(cookie, profile)).toContain(link.url);
  expect(await askFor(cookie, profile)).toMatchObject({
    references: [{ url: link.url, state: 'requested' }],
  });
});

it('takes a reference without a login, once', async () => {
  const { cookie, profile, path, organisationId, link } = await mintLink();
  const form = await pageText('', path);
  expect(form).toContain('Helen Marsh');
  expect(form).not.toMatch(/\b(she|he|his|her)\b/);
  const sent = await browse('', path, ANSWER);
  expect(sent.status).toBe(303);
  expect(await pageText('', sent.headers.get('location') ?? '')).toContain('Thank you');
  for (const again of [await browse('', path), await browse('', path, ANSWER)]) {
    expect(again.status).toBe(410);
    expect(await again.text()).toContain('has been used, has expired, or never was');
  }
  expect(await askFor(cookie, profile)).toMatchObject({
    references_available: true,
    references: [
      {
        state: 'completed',
        relationship: 'Her <i>manager</i>',
        reference: 'Calm.\nThorough.',
        would_rehire: true,
        url: null,
      },
    ],
  });
  const page = await pageText(cookie, profile);
  expect(page).toContain('Her &lt;i&gt;manager');
  expect(page).not.toContain(link.url);
  expect((await eventsOf(organisationId)).map((one) => one['type'])).toEqual([
    'application.reference_received',
  ]);
});

it('works once under concurrency', async () => {
  const { path, organisationId } = await mintLink();
  const all = await Promise.all(Array.from({ length: 5 }, () => ask('', path, ANSWER)));
  expect(all.map((one) => one.status).toSorted()).toEqual([200, 410, 410, 410, 410]);
  expect(await eventsOf(organisationId)).toHaveLength(1);
});

it('keeps what was written when something is missing, and stays open', async () => {
  const { path } = await mintLink();
  const refused = await browse('', path, { relationship: 'We rowed together', reference: ' ' });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toContain('We rowed together');
  expect(page).toContain('Choose yes or no.');
  expect(page).toContain('Write a few sentences.');
  const blank = await browse('', path, { ...ANSWER, relationship: ' ', reference: '' });
  const both = await blank.text();
  for (const words of ['Say how you worked together.', 'Write a few sentences.'])
    expect(both).toContain(words);
  expect(both).not.toContain('must not be blank');
  expect((await ask('', path, { ...ANSWER, reference: ' ' })).status).toBe(400);
  expect((await ask('', path, { ...ANSWER, reference: 'x'.repeat(10_001) })).status).toBe(400);
  expect((await ask('', path, { ...ANSWER, would_rehire: 'perhaps' })).status).toBe(422);
  expect((await ask('', path, ANSWER)).status).toBe(200);
});

it('dies with its time, with its application, and never was for a guess', async () => {
  const { cookie, path, profile, organisationId } = await mintLink();
  for (const guess of ['/r/x', `/r/${'0'.repeat(43)}`, `/r/${'a'.repeat(5000)}`])
    expect((await browse('', guess)).status, guess.slice(0, 20)).toBe(410);
  await env.DB.prepare('UPDATE candidate_references SET expires_at = ? WHERE organisation_id = ?')
    .bind(Date.now() - 1, organisationId)
    .run();
  expect((await browse('', path)).status).toBe(410);
  expect(await askFor(cookie, profile)).toMatchObject({ references: [{ state: 'expired', url: null }] });
  await askFor(cookie, `${profile}/delete`, {});
  expect((await ask('', path, ANSWER)).status).toBe(410);
});

it('is refused from a foreign page', async () => {
  const { path } = await mintLink();
  const response = await call(path, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.test', accept: 'application/json' },
    body: new URLSearchParams(ANSWER),
  });
  expect(response.status).toBe(403);
  expect(ORIGIN).not.toContain('elsewhere');
});

it.each([
  [{}],
  [{ name: 'Helen' }],
  [{ name: ' ', email: 'a@b.example' }],
  [{ name: 'x'.repeat(201), email: 'a@b' }],
])('is not made of %o', async (form) => {
  const { cookie, profile } = await mintLink();
  expect([400, 422]).toContain(
    (await ask(cookie, `${profile}/references`, form as Record<string, string>)).status,
  );
});
