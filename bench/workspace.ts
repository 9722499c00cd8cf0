// The app, measured in Chromium (CHROMIUM, default /usr/bin/chromium): how long after the answer's first byte a job of
// 2,000 applications can be used, and what a visit weighs on the wire. Skips, saying so, without a browser.

import type { Page } from 'playwright-core';
import { hasChromium, withAppPage } from '../scripts/cli/app-page.ts';
import { createJob, pushCandidates } from '../scripts/cli/connector.ts';
import { startTemporaryService } from '../scripts/cli/temporary-service.ts';
import type { RunningService } from '../scripts/cli/start-service.ts';
import { median } from './load.ts';

const APPLICATIONS = 2000;
const BATCH = 200;
const VISITS = 7;

/** Prints the figures. */
export async function benchWorkspace(): Promise<void> {
  if (!hasChromium()) return console.log('Workspace: no Chromium here, not measured.');
  const service = await startTemporaryService();
  try {
    const jobId = await pushCrowd(service);
    await withAppPage(service, { width: 1440, height: 900 }, async (page) => {
      for (const view of ['', '?view=board']) await printVisits(page, `/app/jobs/${jobId}${view}`);
    });
  } finally {
    await service.stop();
  }
}

async function pushCrowd({ baseUrl, apiKey }: RunningService): Promise<number> {
  const connector = { baseUrl, apiKey, source: { source_system: 'bench', source_system_id: '1' } };
  const job = { external_id: 'crowd', title: 'Baker, nights', job_spec: 'Must have: sourdough' };
  const jobId = await createJob(connector, job);
  for (let from = 0; from < APPLICATIONS; from += BATCH) {
    const candidates = Array.from({ length: BATCH }, (_, i) => ({
      external_id: String(from + i),
      name: `Baker ${from + i}`,
      cv_text: `Baker ${2000 + (i % 20)} to 2024. Sourdough, ${i} loaves a day.`,
    }));
    await pushCandidates(connector, jobId, candidates);
  }
  return jobId;
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
