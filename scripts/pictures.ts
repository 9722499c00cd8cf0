// `npm run pictures`: takes the README's pictures of the app, from a service of its own with the sample job scored.
// Needs Chromium (CHROMIUM, default /usr/bin/chromium).

import { mkdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { collectFiles } from './cli/collect-files.ts';
import { startReceiver } from './cli/receiver.ts';
import type { RunningService } from './cli/start-service.ts';
import { startTemporaryService } from './cli/temporary-service.ts';

const ROOT = join(import.meta.dirname, '..');
const SAMPLES = join(ROOT, 'samples');
const TARGET = join(ROOT, 'docs');
const IDENTITY = { source_system: 'greenhouse', source_system_id: 'wexcombe' };

const receiver = await startReceiver();
const service = await startTemporaryService({ vars: { WEBHOOK_DEV_TARGETS: receiver.host } });
try {
  const jobId = await pushSamples(service);
  await takePictures(service, jobId, receiver.url);
} finally {
  await service.stop();
  await receiver.close();
}

/** Pushes the sample job and its candidates as a connector would. */
async function pushSamples({ baseUrl, apiKey }: RunningService): Promise<number> {
  const job = await post(`${baseUrl}/api/v1/ats/jobs`, apiKey, {
    ...IDENTITY,
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
  const jobId = Number(job['aptly_job_id']);
  await post(`${baseUrl}/api/v1/ats/jobs/${jobId}/candidates`, apiKey, { ...IDENTITY, candidates });
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

async function post(url: string, apiKey: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

async function takePictures({ baseUrl, owner }: RunningService, jobId: number, url: string): Promise<void> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    await page.goto(`${baseUrl}/app/sign-in`);
    await submit(page, '/app/sign-in', owner);
    await submit(page, '/app/settings/webhooks/endpoint', { url });
    await submit(page, '/app/settings/webhooks/secret', {});
    await submit(page, `/app/jobs/${jobId}/score`, { which: 'unscored' });
    await untilScored(page, `${baseUrl}/app/jobs/${jobId}`);
    mkdirSync(TARGET, { recursive: true });
    await picture(page, `${baseUrl}/app/jobs/${jobId}`, 'app-job.png');
    const first = await page.getAttribute('main tbody a[href*="/app/applications/"]', 'href');
    await picture(page, new URL(first ?? '/app/jobs', baseUrl).href, 'app-candidate.png');
    await picture(page, `${baseUrl}/app/settings/webhooks`, 'app-webhooks.png');
  } finally {
    await browser.close();
  }
}

/** Sends a form as the app's own pages do. */
async function submit(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const origin = new URL(page.url()).origin;
  const headers = { origin, accept: 'application/json' };
  const response = await page.request.post(origin + path, { form, headers, maxRedirects: 0 });
  if (response.status() >= 400)
    throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
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
