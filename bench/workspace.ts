// The app, measured in Chromium (CHROMIUM, default /usr/bin/chromium): how long after the answer's first byte a job of
// 2,000 applications can be used, and what a visit weighs on the wire. Skips, saying so, without a browser.

import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { startTemporaryService } from '../scripts/cli/temporary-service.ts';
import type { RunningService } from '../scripts/cli/start-service.ts';
import { median } from './load.ts';

const APPLICATIONS = 2000;
const BATCH = 200;
const VISITS = 7;
const CONNECTOR = { source_system: 'bench', source_system_id: '1' };

/** Prints the figures. */
export async function benchWorkspace(): Promise<void> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) return console.log('Workspace: no Chromium here, not measured.');
  const service = await startTemporaryService();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const jobId = await pushCrowd(service);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${service.baseUrl}/app/sign-in`);
    const headers = { origin: service.baseUrl };
    await page.request.post(`${service.baseUrl}/app/sign-in`, { form: service.owner, headers });
    for (const view of ['', '?view=board']) await printVisits(page, `/app/jobs/${jobId}${view}`);
  } finally {
    await browser.close();
    await service.stop();
  }
}

async function pushCrowd({ baseUrl, apiKey }: RunningService): Promise<number> {
  const post = async (path: string, body: object) => {
    const headers = { 'X-API-Key': apiKey, 'content-type': 'application/json' };
    const answer = await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { aptly_job_id: number };
  };
  const job = {
    ...CONNECTOR,
    external_id: 'crowd',
    title: 'Baker, nights',
    job_spec: 'Must have: sourdough',
  };
  const { aptly_job_id: id } = await post('/api/v1/ats/jobs', job);
  for (let from = 0; from < APPLICATIONS; from += BATCH) {
    const candidates = Array.from({ length: BATCH }, (_, i) => ({
      external_id: String(from + i),
      name: `Baker ${from + i}`,
      cv_text: `Baker ${2000 + (i % 20)} to 2024. Sourdough, ${i} loaves a day.`,
    }));
    await post(`/api/v1/ats/jobs/${id}/candidates`, { ...CONNECTOR, candidates });
  }
  return id;
}

async function printVisits(page: Page, path: string): Promise<void> {
  const visits = [];
  for (let i = 0; i < VISITS; i++) {
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
    visits.push(await page.evaluate(timings));
  }
  const [cold] = visits;
  const usable = visits.map((visit) => visit.interactive);
  console.log(
    `Workspace, ${path}: ${APPLICATIONS} applications; interactive ${median(usable).toFixed(0)} ms after the answer ` +
      `(worst of ${VISITS} ${Math.max(...usable).toFixed(0)}), answer after ` +
      `${median(visits.map((visit) => visit.answer)).toFixed(0)} ms, ` +
      `${((cold?.bytes ?? 0) / 1000).toFixed(1)} kB on the wire, what sign-in loaded cached`,
  );
}

/** In the page: until the scripts have run, in milliseconds after the first byte; bytes of everything. */
function timings(): { interactive: number; answer: number; bytes: number } {
  type Timing = Record<
    'responseStart' | 'requestStart' | 'domContentLoadedEventEnd' | 'transferSize',
    number
  >;
  const all = performance as unknown as { getEntriesByType(type: string): Timing[] };
  const [navigation] = all.getEntriesByType('navigation');
  const { responseStart = 0, requestStart = 0, domContentLoadedEventEnd = 0 } = navigation ?? {};
  const loaded = [...all.getEntriesByType('navigation'), ...all.getEntriesByType('resource')];
  return {
    interactive: domContentLoadedEventEnd - responseStart,
    answer: responseStart - requestStart,
    bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}
