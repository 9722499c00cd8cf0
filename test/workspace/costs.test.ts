// What a page costs: at most two D1 round trips, and under 60 KB compressed with everything it loads.

import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../../src/platform/clock.ts';
import { mintMember, mintWorkspace } from '../support/members.ts';
import { mintKey } from '../support/mint.ts';
import { askFor, mintScoredJob, type JobJson } from '../support/pages.ts';
import { mintReceiver } from '../support/receiver.ts';
import { newEvent, writeCallbacks, writeEvents } from '../support/webhooks.ts';
import { Visitor, whilePrinting } from '../support/visitor.ts';

const PAGES = [
  '/app/start',
  '/app/settings/members',
  '/app/settings/api-keys',
  '/app/settings/webhooks',
  '/app/settings/webhooks?from=1&to=60',
  '/app/settings/webhooks/callbacks',
  '/app/settings/usage',
  '/app/settings/audit',
  '/app/settings/data',
];
const BYTES_MAX = 60_000;

/** An organisation with something on every page. */
async function mintBusy() {
  const workspace = await mintWorkspace();
  const { organisationId } = workspace;
  for (let i = 0; i < 4; i++) {
    const { keyId } = await mintKey(organisationId);
    await env.DB.prepare(
      'INSERT INTO screening_usage (organisation_id, day, key_id, cvs) VALUES (?, ?, ?, 40)',
    )
      .bind(organisationId, dayOf(Date.now()), keyId)
      .run();
  }
  for (const role of ['admin', 'recruiter', 'viewer'] as const) await mintMember(organisationId, role);
  await new Visitor(workspace.owner.cookie).post('/app/settings/webhooks/endpoint', {
    url: mintReceiver().url,
  });
  await writeEvents(Array.from({ length: 60 }, () => newEvent(organisationId)));
  await writeCallbacks(organisationId, 60);
  const insert = `INSERT INTO audit_entries (organisation_id, at, actor, action, details) VALUES (?, ?, ?, 'key.created', ?)`;
  const entry = (index: number) => [
    organisationId,
    Date.now() - index,
    'operator',
    JSON.stringify({ name: `Key ${index}` }),
  ];
  await env.DB.batch(Array.from({ length: 120 }, (_, index) => env.DB.prepare(insert).bind(...entry(index))));
  return workspace;
}

async function compressedBytes(body: ArrayBuffer): Promise<number> {
  const stream = new Response(body).body?.pipeThrough(new CompressionStream('gzip'));
  return (await new Response(stream).arrayBuffer()).byteLength;
}

describe('a page', () => {
  it.each(PAGES)('%s takes two D1 round trips and little to send', async (path) => {
    const { owner } = await mintBusy();
    await expectLight(owner.cookie, path);
  });

  it('of a job or of a candidate does so too, the CV included', async () => {
    const { cookie, path } = await mintScoredJob();
    const { candidates } = await askFor<JobJson>(cookie, path);
    const applicationId = candidates[0]?.aptly_application_id ?? 0;
    const job = [path, `${path}?view=board`, `${path}?q=zendesk&sort=name`, `${path}/edit`];
    for (const one of ['/app/jobs', '/app/jobs?q=rosalind', '/app/jobs/new', ...job])
      await expectLight(cookie, one);
    await expectLight(cookie, `/app/applications/${applicationId}`);
  });
});

/** At most two D1 round trips, BYTES_MAX compressed with all that it loads, and nothing inline. */
async function expectLight(cookie: string, path: string): Promise<void> {
  const { result, printed } = await whilePrinting(() => new Visitor(cookie).get(path));
  expect(result.status, path).toBe(200);
  const line = printed.map((one) => parsed(one)).find((one) => one['event'] === 'request');
  expect(line?.['d1'], path).toBeLessThanOrEqual(2);
  const html = await result.text();
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(files.length, path).toBeGreaterThanOrEqual(4);
  let bytes = await compressedBytes(await new Response(html).arrayBuffer());
  for (const file of files) {
    const asset = await env.ASSETS.fetch(new URL(file, 'https://service.test'));
    expect(asset.status, file).toBe(200);
    bytes += await compressedBytes(await asset.arrayBuffer());
  }
  expect(bytes, path).toBeLessThan(BYTES_MAX);
  expect(html, path).not.toMatch(/ style=|<script>|onclick|javascript:/);
  console.info(
    `${path}: ${line?.['d1']} D1 round trips, ${bytes} bytes compressed with its styles and scripts`,
  );
}

function parsed(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}
