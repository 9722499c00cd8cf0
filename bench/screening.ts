// Screening, measured: what an operation costs (counts), throughput against a bare route (a ratio within one
// run), and time from submission to completion.

import { load, median } from './load.ts';
import { startBare, startBuilt, type Runtime } from './runtime.ts';
import { insertKeyHolder } from './seed.ts';

const COSTS = ['gate', 'd1', 'rowsRead', 'rowsWritten', 'queueSends', 'queueMessages'] as const;
const BURSTS = 7;
const BURST = 300;
const PARALLEL = 16;

/** Prints the figures. */
export async function benchScreening(): Promise<void> {
  const service = await startBuilt();
  const bare = await startBare();
  try {
    const apiKey = await insertKeyHolder(service.db);
    await printCosts(service, apiKey);
    await printCompletion(service, apiKey);
    await printThroughput(service, bare, apiKey);
  } finally {
    await service.stop();
    await bare.stop();
  }
}

function body(count: number, characters = 3_000): string {
  const text =
    'Backend developer, Python and PostgreSQL, 2017 to 2024. Led a team of four and cut costs. '.repeat(200);
  const candidates = Array.from({ length: count }, (_, i) => ({
    candidate_ref: `c-${i}`,
    cv_text: text.slice(0, characters),
  }));
  return JSON.stringify({
    job_spec: 'Backend developer. Must have: Python, PostgreSQL, five years.',
    candidates,
  });
}

function poster(runtime: Runtime, apiKey: string, text: string) {
  const headers = { 'X-API-Key': apiKey, 'content-type': 'application/json' };
  return () => fetch(`${runtime.url}/api/v1/screen`, { method: 'POST', headers, body: text });
}

async function complete(runtime: Runtime, apiKey: string, count: number): Promise<number> {
  const startedAt = performance.now();
  const { job_id } = (await (await poster(runtime, apiKey, body(count))()).json()) as { job_id: string };
  for (;;) {
    const response = await fetch(`${runtime.url}/api/v1/jobs/${job_id}`, {
      headers: { 'X-API-Key': apiKey },
    });
    const { status } = (await response.json()) as { status: string };
    if (status === 'complete') return performance.now() - startedAt;
    await new Promise((wait) => setTimeout(wait, 5));
  }
}

async function printCosts(service: Runtime, apiKey: string): Promise<void> {
  console.log('\nCost of an operation, isolate warm');
  await complete(service, apiKey, 1);
  for (const count of [1, 10, 200]) {
    service.lines.length = 0;
    await complete(service, apiKey, count);
    const line = (test: (line: Record<string, unknown>) => boolean) => service.lines.findLast(test);
    print(
      `POST /screen, ${count}`,
      line((one) => one['route'] === '/api/v1/screen'),
    );
    print(
      `scoring them`,
      line((one) => one['queue'] === 'scoring'),
    );
    print(
      `GET /jobs/{id}, complete`,
      line((one) => one['route'] === '/api/v1/jobs/:job_id'),
    );
  }
}

function print(name: string, line: Record<string, unknown> | undefined): void {
  console.log(
    `  ${name.padEnd(26)} ${COSTS.map((cost) => `${cost} ${String(line?.[cost] ?? '-')}`).join('  ')}`,
  );
}

async function printCompletion(service: Runtime, apiKey: string): Promise<void> {
  console.log('\nFrom submission to complete, median of 5');
  for (const count of [1, 10, 200]) {
    const times: number[] = [];
    for (let i = 0; i < 5; i++) times.push(await complete(service, apiKey, count));
    console.log(`  ${String(count).padStart(3)} candidates  ${median(times).toFixed(0)} ms`);
  }
}

async function printThroughput(service: Runtime, bare: Runtime, apiKey: string): Promise<void> {
  console.log(`\nThroughput, ${BURSTS} pairs of bursts of ${BURST} requests, ${PARALLEL} at a time`);
  const text = body(1);
  const ratios: number[] = [];
  for (let i = 0; i <= BURSTS; i++) {
    const theirs = await load(poster(bare, apiKey, text), BURST, PARALLEL);
    const ours = await load(poster(service, apiKey, text), BURST, PARALLEL);
    if (i === 0) continue;
    ratios.push(ours.perSecond / theirs.perSecond);
    console.log(
      `  bare ${theirs.perSecond.toFixed(0)}/s  screen ${ours.perSecond.toFixed(0)}/s  ratio ${ratios.at(-1)?.toFixed(2)}`,
    );
  }
  console.log(`  ratio, median: ${median(ratios).toFixed(2)} (bound: 0.50)`);
}
