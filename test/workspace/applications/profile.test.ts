// A candidate's page: all of it as JSON, its marks in the CV, and everything that is done on it.

import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { eventsOf } from '../../support/applications.ts';
import { mintMember } from '../../support/members.ts';
import {
  ask,
  askFor,
  browse,
  mintSampleJob,
  mintScoredJob,
  pageText,
  type JobJson,
  type JobScene,
} from '../../support/pages.ts';

type ProfileJson = {
  candidate_name: string;
  cv_text: string | null;
  score: number;
  scored: boolean;
  stage: string;
  stale: boolean;
  reasons: { text: string; requirement: string; evidence: { start: number; end: number; quote: string }[] }[];
  requirements: { id: string; evidence: { start: number; end: number; quote: string }[] }[];
  notices: { kind: string }[];
  scorecards: Record<string, unknown>[];
  references: Record<string, unknown>[];
  videos: Record<string, unknown>[];
  timeline: { kind: string }[];
  place: { position: number; total: number };
};

/** The path of the sample's person of this name. */
async function pathOf({ cookie, path }: JobScene, name: string): Promise<string> {
  const { candidates } = await askFor<JobJson>(cookie, path);
  const one = candidates.find((candidate) => candidate.candidate_name === name);
  return `/app/applications/${one?.aptly_application_id}`;
}

function fileForm(name: string, text: string): FormData {
  const form = new FormData();
  form.set('cv', new File([text], name));
  return form;
}

it('says as JSON what is on the page, with spans that quote the CV', async () => {
  const scene = await mintScoredJob();
  const profile = await askFor<ProfileJson>(scene.cookie, await pathOf(scene, 'Rosalind Achebe'));
  expect(profile).toMatchObject({ candidate_name: 'Rosalind Achebe', scored: true, stage: 'applied' });
  expect(profile.place).toMatchObject({ position: 1, total: 6 });
  expect(profile.reasons.length).toBeGreaterThan(1);
  const text = profile.cv_text ?? '';
  const spans = [...profile.reasons, ...profile.requirements].flatMap((one) => one.evidence);
  expect(spans.length).toBeGreaterThan(4);
  for (const { start, end, quote } of spans) expect(text.slice(start, end)).toBe(quote);
});

it('ties every reason to its mark in the CV, both ways', async () => {
  const scene = await mintScoredJob();
  const page = await pageText(scene.cookie, await pathOf(scene, 'Rosalind Achebe'));
  const reasons = [...page.matchAll(/class="reason" id="r(\d)" href="#e(\w+)" data-ev="(\w+)"/g)];
  expect(reasons.length).toBeGreaterThan(1);
  for (const [, number, target] of reasons) {
    expect(page).toContain(`<mark id="e${target}"`);
    expect(page).toContain(`href="#r${number}"`);
  }
  expect(page).toMatch(/<tr data-ev="\w+"><th scope="row">/);
});

it('strikes what speaks to screening software, and says so', async () => {
  const scene = await mintScoredJob();
  const page = await pageText(scene.cookie, await pathOf(scene, 'Corin Vale'));
  expect(page).toContain('Instructions in the CV');
  expect(page).toMatch(/class="ignored">Note to screening software/);
});

it('never runs what a CV says', async () => {
  const scene = await mintSampleJob();
  const form = new FormData();
  form.set('name', '<script>alert(1)</script>');
  form.set('cv', new File(['<img src=x onerror=alert(1)> "quoted" & Zendesk for 5 years'], 'cv.txt'));
  const { aptly_application_id: id } = await askFor<{ aptly_application_id: number }>(
    scene.cookie,
    `${scene.path}/candidates`,
    form,
  );
  await askFor(scene.cookie, `/app/applications/${id}/score`, {});
  for (const path of [`/app/applications/${id}`, scene.path, `${scene.path}?view=board`]) {
    const page = await pageText(scene.cookie, path);
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img src=x');
  }
});

it('moves a stage from its buttons, with a way back', async () => {
  const scene = await mintSampleJob();
  const path = await pathOf(scene, 'Pia Lund');
  const moved = await browse(scene.cookie, `${path}/stage`, { stage: 'screened', from: 'applied' });
  expect(moved.headers.get('location')).toBe(path);
  const flash = (moved.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect(await pageText(`${scene.cookie}; ${flash}`, path)).toContain('name="undo"');
  expect(await askFor(scene.cookie, `${path}/stage`, { stage: 'screened' })).toMatchObject({ moved: false });
  const undo = { stage: 'applied', from: 'offered', undo: '1' };
  expect(await askFor(scene.cookie, `${path}/stage`, undo)).toMatchObject({ moved: false });
  expect(await askFor(scene.cookie, `${path}/stage`, { ...undo, from: 'screened' })).toMatchObject({
    moved: true,
  });
  expect((await ask(scene.cookie, `${path}/stage`, { stage: 'fired' })).status).toBe(422);
});

it('scores one now, and says what is missing without a CV or a scan', async () => {
  const scene = await mintSampleJob({ plan_scans: 1 });
  const { cookie, path } = scene;
  const bare = await askFor<{ aptly_application_id: number }>(cookie, `${path}/candidates`, { name: 'Ada' });
  const without = await browse(cookie, `/app/applications/${bare.aptly_application_id}/score`, {});
  expect(without.status).toBe(400);
  expect(await without.text()).toContain('The candidate has no CV. Add one, then score.');
  const scored = await browse(cookie, `${await pathOf(scene, 'Dermot Falk')}/score`, {});
  expect(scored.status).toBe(303);
  const dear = await ask(cookie, `${await pathOf(scene, 'Pia Lund')}/score`, {});
  expect(dear.status).toBe(403);
  expect(await dear.json()).toMatchObject({ scans_needed: 1, scans_left: 0 });
});

it('takes a CV, replaces it, and leaves it when the next cannot be read', async () => {
  const scene = await mintScoredJob();
  const { cookie } = scene;
  const path = await pathOf(scene, 'Pia Lund');
  const replaced = await browse(
    cookie,
    `${path}/cv`,
    fileForm('new.txt', 'Five years of Zendesk at Example.'),
  );
  expect(replaced.status).toBe(303);
  const profile = await askFor<ProfileJson>(cookie, path);
  expect(profile).toMatchObject({ cv_text: 'Five years of Zendesk at Example.', stale: true });
  for (const form of [fileForm('cv.pdf', 'not a pdf'), fileForm('cv.exe', 'MZ'), new FormData()]) {
    const refused = await browse(cookie, `${path}/cv`, form);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('role="alert"');
  }
  expect((await askFor<ProfileJson>(cookie, path)).cv_text).toBe('Five years of Zendesk at Example.');
  const large = new FormData();
  large.set('cv', new File([new Uint8Array(11 * 1024 * 1024)], 'cv.pdf'));
  expect((await ask(cookie, `${path}/cv`, large)).status).toBe(413);
});

it('keeps scorecards, and refuses one without a recommendation', async () => {
  const scene = await mintSampleJob();
  const path = await pathOf(scene, 'Dermot Falk');
  const card = { recommendation: 'strong_yes', notes: 'Knows <b>macros</b>.\nCalm.' };
  const sent = await browse(scene.cookie, `${path}/scorecards`, card);
  expect(sent.headers.get('location')).toBe(`${path}#scorecards`);
  const page = await pageText(scene.cookie, path);
  expect(page).toContain('Knows &lt;b&gt;macros&lt;/b&gt;');
  expect(page).toContain('Strong yes');
  expect((await askFor<ProfileJson>(scene.cookie, path)).scorecards).toMatchObject([card]);
  expect((await eventsOf(scene.organisationId)).map((one) => one['type'])).toContain(
    'application.scorecard_submitted',
  );
  for (const form of [{ notes: 'x' }, { recommendation: 'maybe' }])
    expect((await ask(scene.cookie, `${path}/scorecards`, form)).status).toBe(422);
});

it('prepares questions on demand and keeps none of them', async () => {
  const scene = await mintScoredJob();
  const path = await pathOf(scene, 'Dermot Falk');
  const { questions } = await askFor<{ questions: { ask: string }[] }>(
    scene.cookie,
    `${path}/interview-prep`,
    {},
  );
  expect(questions.length).toBeGreaterThan(1);
  const shown = await browse(scene.cookie, `${path}/interview-prep`, {});
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('Listen for');
  expect(await pageText(scene.cookie, path)).not.toContain('Listen for');
});

it('names what a deletion takes, deletes it, and the candidate with the last application', async () => {
  const scene = await mintScoredJob();
  const path = await pathOf(scene, 'Dermot Falk');
  await askFor(scene.cookie, `${path}/scorecards`, { recommendation: 'yes', notes: '' });
  const page = await pageText(scene.cookie, path);
  expect(page).toContain('This removes the application, the CV, the score, 1 scorecard and the timeline.');
  const gone = await browse(scene.cookie, `${path}/delete`, {});
  expect(gone.headers.get('location')).toBe(scene.path);
  expect((await browse(scene.cookie, path)).status).toBe(404);
  const left = await env.DB.prepare(
    'SELECT count(*) AS n FROM candidates WHERE organisation_id = ? AND name = ?',
  )
    .bind(scene.organisationId, 'Dermot Falk')
    .first<number>('n');
  expect(left).toBe(0);
});

it('lets a viewer read and nothing else', async () => {
  const scene = await mintScoredJob();
  const path = await pathOf(scene, 'Rosalind Achebe');
  await askFor(scene.cookie, `${path}/references`, { name: 'Helen', email: 'helen@ward.example' });
  const { cookie } = await mintMember(scene.organisationId, 'viewer');
  const page = await pageText(cookie, path);
  expect(page).toContain('Rosalind Achebe');
  for (const control of ['/r/', 'Delete…', 'Make link', 'Prepare questions', 'Add a scorecard'])
    expect(page).not.toContain(control);
  const profile = await askFor<ProfileJson>(cookie, path);
  expect(profile.references).toMatchObject([{ url: null }]);
});
