// `npm run pictures`: takes the README's pictures of the app, from a service of its own with the sample job scored.
// Needs Chromium (CHROMIUM, default /usr/bin/chromium).

import { mkdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { submit, withAppPage } from './cli/app-page.ts';
import { collectFiles } from './cli/collect-files.ts';
import { createJob, pushCandidates } from './cli/connector.ts';
import { startReceiver } from './cli/receiver.ts';
import type { RunningService } from './cli/start-service.ts';
import { startTemporaryService } from './cli/temporary-service.ts';

const ROOT = join(import.meta.dirname, '..');
const SAMPLES = join(ROOT, 'samples');
const TARGET = join(ROOT, 'docs');
const SOURCE = { source_system: 'greenhouse', source_system_id: 'wexcombe' };

const receiver = await startReceiver();
const service = await startTemporaryService({ vars: { WEBHOOK_DEV_TARGETS: receiver.host } });
try {
  const jobId = await pushSamples(service);
  await withAppPage(service, { width: 1280, height: 800 }, (page) =>
    takePictures(page, service.baseUrl, jobId, receiver.url),
  );
} finally {
  await service.stop();
  await receiver.close();
}

/** Pushes the sample job and its candidates as a connector would. */
async function pushSamples({ baseUrl, apiKey }: RunningService): Promise<number> {
  const connector = { baseUrl, apiKey, source: SOURCE };
  const jobId = await createJob(connector, {
    external_id: 'icu-17',
    title: 'Intensive Care Nurse (Band 6)',
    client_name: 'Wexcombe General Hospital',
    location: 'Harrowmere',
    job_spec: readFileSync(join(SAMPLES, 'job.txt'), 'utf8'),
  });
  const { files } = collectFiles(['cvs'], SAMPLES);
  const candidates = files.map(({ path }, i) => ({
    external_id: `c-${i + 1}`,
    name: nameOf(path),
    email: `${basename(path, extname(path))}@mail.example`,
    ...cvOf(path),
  }));
  await pushCandidates(connector, jobId, candidates);
  return jobId;
}

function cvOf(path: string): Record<string, string> {
  if (extname(path) === '.txt') return { cv_text: readFileSync(path, 'utf8') };
  return { cv_file_base64: readFileSync(path).toString('base64'), cv_filename: basename(path) };
}

/** `amara-oyelaran.pdf` is Amara Oyelaran. */
function nameOf(path: string): string {
  const words = basename(path, extname(path)).split('-');
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}

async function takePictures(page: Page, baseUrl: string, jobId: number, receiverUrl: string): Promise<void> {
  await submit(page, '/app/settings/webhooks/endpoint', { url: receiverUrl });
  await submit(page, '/app/settings/webhooks/secret', {});
  await submit(page, `/app/jobs/${jobId}/score`, { which: 'unscored' });
  await untilScored(page, `${baseUrl}/app/jobs/${jobId}`);
  mkdirSync(TARGET, { recursive: true });
  await picture(page, `${baseUrl}/app/jobs/${jobId}`, 'app-job.png');
  const first = await page.getAttribute('main tbody a[href*="/app/applications/"]', 'href');
  await picture(page, new URL(first ?? '/app/jobs', baseUrl).href, 'app-candidate.png');
  await picture(page, `${baseUrl}/app/settings/webhooks`, 'app-webhooks.png');
}

async function untilScored(page: Page, url: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const response = await page.request.get(`${url}/progress`, { headers: { accept: 'application/json' } });
    const progress = (await response.json()) as { waiting?: number };
    if (progress.waiting === 0) break;
    await wait(250);
  }
  // The events of the scores reach the receiver, so that the log has something to show.
  await wait(2_000);
}

async function picture(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(TARGET, name) });
}
