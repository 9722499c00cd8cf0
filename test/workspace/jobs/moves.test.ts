// Many candidates moved at once, and moved back.

import { expect, it } from 'vitest';
import { eventsOf } from '../../support/applications.ts';
import { mintMember } from '../../support/members.ts';
import { ask, askFor, browse, mintSampleJob, pageText, type JobJson } from '../../support/pages.ts';

type Answer = {
  moved: { aptly_application_id: number; from: string; to: string }[];
  flash: { text: string; undo?: { fields: Record<string, string> } };
};

async function idsOf(cookie: string, path: string): Promise<string[]> {
  return (await askFor<JobJson>(cookie, path)).candidates.map((one) => String(one.aptly_application_id));
}

async function stagesOf(cookie: string, path: string): Promise<string[]> {
  return (await askFor<JobJson>(cookie, path)).candidates.map((one) => one.stage);
}

it('moves those chosen, tells each as an event, and takes it back', async () => {
  const { cookie, path, organisationId } = await mintSampleJob();
  const ids = await idsOf(cookie, path);
  await askFor(cookie, `${path}/move`, { id: ids[0] ?? '', stage: 'offered' });
  const chosen = ids.slice(0, 3).map((id): [string, string] => ['id', id]);
  const { moved, flash } = await askFor<Answer>(cookie, `${path}/move`, [...chosen, ['stage', 'screened']]);
  expect(moved.map((one) => one.from).toSorted()).toEqual(['applied', 'applied', 'offered']);
  expect(flash.text).toBe('3 candidates moved to Screened');
  const events = await eventsOf(organisationId);
  expect(events.map((event) => event['stage'])).toEqual(['offered', 'screened', 'screened', 'screened']);
  const back = await askFor<Answer>(cookie, `${path}/move`, { ...flash.undo?.fields, undo: '1' });
  expect(back.flash.text).toBe('3 candidates moved back');
  expect((await stagesOf(cookie, path)).toSorted()).toEqual([...Array(5).fill('applied'), 'offered']);
  expect(await eventsOf(organisationId)).toHaveLength(7);
});

it('takes back its own moves alone: whom a colleague has moved on since stays', async () => {
  const { cookie, path, organisationId } = await mintSampleJob();
  const [first = '', second = ''] = await idsOf(cookie, path);
  const both: [string, string][] = [
    ['id', first],
    ['id', second],
    ['stage', 'screened'],
  ];
  const { flash } = await askFor<Answer>(cookie, `${path}/move`, both);
  const colleague = await mintMember(organisationId, 'recruiter');
  await askFor(colleague.cookie, `${path}/move`, { id: second, stage: 'offered' });
  const undo = { ...flash.undo?.fields, undo: '1' };
  const back = await askFor<Answer>(cookie, `${path}/move`, undo);
  expect(back.moved.map((one) => one.aptly_application_id)).toEqual([Number(first)]);
  expect(back.flash.text).toMatch(/ moved back; .+ was moved on since and stayed in Offered$/);
  expect((await stagesOf(cookie, path)).filter((stage) => stage === 'offered')).toHaveLength(1);
  const again = await askFor<Answer>(cookie, `${path}/move`, undo);
  expect(again.flash.text).toMatch(/^.+ was moved on since and stayed in Offered$/);
});

it('comes back to the view a form was sent from, with a way back on the page', async () => {
  const { cookie, path } = await mintSampleJob();
  const [id = ''] = await idsOf(cookie, path);
  const moved = await browse(cookie, `${path}/move`, { id, stage: 'screened', back: '?view=board&q=a' });
  expect(moved.status).toBe(303);
  expect(moved.headers.get('location')).toBe(`${path}?view=board&q=a`);
  const flash = (moved.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const page = await pageText(`${cookie}; ${flash}`, path);
  expect(page).toContain('moved to Screened');
  expect(page).toContain('name="undo"');
  const elsewhere = await browse(cookie, `${path}/move`, { id, stage: 'applied', back: '//evil.test' });
  expect(elsewhere.headers.get('location')).toBe(path);
});

it('is no event where somebody stands already', async () => {
  const { cookie, path, organisationId } = await mintSampleJob();
  const [id = ''] = await idsOf(cookie, path);
  const { moved } = await askFor<Answer>(cookie, `${path}/move`, { id, stage: 'applied' });
  expect(moved).toEqual([]);
  expect(await eventsOf(organisationId)).toEqual([]);
});

it('moves nobody when one is of another organisation or job', async () => {
  const [ours, theirs] = [await mintSampleJob(), await mintSampleJob()];
  const [own = ''] = await idsOf(ours.cookie, ours.path);
  const [foreign = ''] = await idsOf(theirs.cookie, theirs.path);
  const both: [string, string][] = [
    ['id', own],
    ['id', foreign],
    ['stage', 'rejected'],
  ];
  expect((await ask(ours.cookie, `${ours.path}/move`, both)).status).toBe(404);
  expect(await stagesOf(ours.cookie, ours.path)).not.toContain('rejected');
  expect(await stagesOf(theirs.cookie, theirs.path)).not.toContain('rejected');
});

it.each([
  [{ id: '1' }, 422],
  [{ id: '1', stage: 'sacked' }, 422],
  [{ id: 'x', stage: 'screened' }, 422],
  [{ stage: 'screened' }, 400],
  [{ moves: '1:applied,2' }, 422],
  [{ moves: ':' }, 422],
  [{ moves: '1:applied', from: 'sacked' }, 422],
])('refuses %o with %i', async (form, status) => {
  const { cookie, path } = await mintSampleJob();
  expect((await ask(cookie, `${path}/move`, form as Record<string, string>)).status).toBe(status);
});

it('is not for viewers', async () => {
  const { organisationId, path } = await mintSampleJob();
  const { cookie } = await mintMember(organisationId, 'viewer');
  expect((await ask(cookie, `${path}/move`, { id: '1', stage: 'screened' })).status).toBe(403);
});
