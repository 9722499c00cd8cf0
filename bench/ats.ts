// ATS sync, measured: what a push and a pull cost (counts and rows), how long a pull of 10,000 applications takes and
// what memory it needs, and pushes with files.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createJob, pushCandidates, type Connector } from '../scripts/cli/connector.ts';
import { median } from './load.ts';
import { startBuilt, type Runtime } from './runtime.ts';
import { insertKeyHolder } from './seed.ts';

const APPLICATIONS = 10_000;
const BATCH = 200;
const PULLS = 7;
const SOURCE = { source_system: 'bench', source_system_id: '1' };

type Sync = { service: Runtime; connector: Connector };

/** Prints the figures. */
export async function benchAts(): Promise<void> {
  const service = await startBuilt();
  try {
    const apiKey = await insertKeyHolder(service.db);
    const sync = { service, connector: { baseUrl: service.url, apiKey, source: SOURCE } };
    const jobId = await makeJob(sync, 'large');
    await printPushes(sync, jobId);
    await printPulls(sync, jobId);
    await printFiles(sync);
  } finally {
    await service.stop();
  }
}

function makeJob({ connector }: Sync, externalId: string): Promise<number> {
  const job = { external_id: externalId, title: 'Backend developer', job_spec: 'Must have: Python.' };
  return createJob(connector, job);
}

function people(first: number, count: number): Record<string, string>[] {
  return Array.from({ length: count }, (_, i) => ({
    external_id: `p-${first + i}`,
    name: `Person Number ${first + i}`,
    email: `person-${first + i}@people.example`,
    phone: `+44 20 ${first + i}`,
    cv_text: `Backend developer, Python and PostgreSQL, 2017 to 2024. Number ${first + i}. `.repeat(40),
  }));
}

/** The log line of the last request on a route. */
function lastLine({ service }: Sync, route: string): Record<string, number> {
  const line = service.lines.findLast((one) => String(one['route'] ?? '').endsWith(route));
  return (line ?? {}) as Record<string, number>;
}

async function printPushes(sync: Sync, jobId: number): Promise<void> {
  console.log(`\nPush of ${BATCH} candidates with text, while ${APPLICATIONS} applications come to be`);
  const times: number[] = [];
  for (let first = 0; first < APPLICATIONS; first += BATCH) {
    const startedAt = performance.now();
    await pushCandidates(sync.connector, jobId, people(first, BATCH));
    times.push(performance.now() - startedAt);
    if (first === 0) printCost(sync, 'first', BATCH);
  }
  printCost(sync, 'last', BATCH);
  console.log(
    `  time, first ten ${median(times.slice(0, 10)).toFixed(0)} ms, last ten ${median(times.slice(-10)).toFixed(0)} ms`,
  );
  const again = performance.now();
  await pushCandidates(sync.connector, jobId, people(0, BATCH));
  printCost(sync, 'again', BATCH);
  console.log(`  time of the same push again ${(performance.now() - again).toFixed(0)} ms`);
}

function printCost(sync: Sync, name: string, count: number): void {
  const { gate, d1, rowsRead = 0, rowsWritten = 0 } = lastLine(sync, '/candidates');
  const perOne = `rows a candidate: read ${(rowsRead / count).toFixed(1)}, written ${(rowsWritten / count).toFixed(2)}`;
  console.log(`  ${name.padEnd(6)} gate ${gate}  d1 ${d1}  ${perOne}`);
}

/** Applications as they are after scoring: with reasons and gaps of an honest length. */
async function scoreAll(db: D1Database, jobId: number): Promise<void> {
  const reason =
    'Python: shown by "Backend developer, Python and PostgreSQL, 2017 to 2024" in a dated role of seven years.';
  const list = JSON.stringify([reason, reason, reason, reason]);
  await db
    .prepare(
      `UPDATE applications SET score = id % 101, verdict = 'Borderline', confidence = 'medium', score_summary = ?,
         match_reasons = ?, gaps = ?, last_scored_at = 1, updated_at = 1 WHERE job_id = ?`,
    )
    .bind(reason, list, list, jobId)
    .run();
}

async function printPulls(sync: Sync, jobId: number): Promise<void> {
  await scoreAll(sync.service.db, jobId);
  console.log(`\nPull of ${APPLICATIONS} scored applications, median of ${PULLS}`);
  const headers = { 'x-api-key': sync.connector.apiKey };
  const path = `${sync.service.url}/api/v1/ats/jobs/${jobId}`;
  const firsts: number[] = [];
  const totals: number[] = [];
  let bytes = 0;
  for (let i = 0; i < PULLS; i++) {
    const startedAt = performance.now();
    const response = await fetch(path, { headers });
    firsts.push(performance.now() - startedAt);
    bytes = (await response.arrayBuffer()).byteLength;
    totals.push(performance.now() - startedAt);
  }
  const { gate, d1, rowsRead } = lastLine(sync, ':aptly_job_id');
  console.log(`  gate ${gate}  d1 ${d1}  rows read ${rowsRead}  body ${(bytes / 1e6).toFixed(1)} MB`);
  console.log(
    `  to the head ${median(firsts).toFixed(0)} ms, whole ${median(totals).toFixed(0)} ms (bound: 1000)`,
  );
  console.log(`  resident memory of workerd, everything in it, at most ${peakMegabytes()} MB`);
  const since = performance.now();
  const response = await fetch(`${path}?updated_since=2020-01-01T00:00:00Z`, { headers });
  const { candidates } = (await response.json()) as { candidates: unknown[] };
  console.log(
    `  with nothing new: ${candidates.length} candidates, ${(performance.now() - since).toFixed(0)} ms`,
  );
}

/** The largest resident set of the workerd processes under this one, from /proc. */
function peakMegabytes(): string {
  try {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
      .trim()
      .split(' ');
    const peaks = children.map((pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    });
    return Math.max(...peaks).toFixed(0);
  } catch {
    return '?';
  }
}

async function printFiles(sync: Sync): Promise<void> {
  const jobId = await makeJob(sync, 'files');
  const names = ['amara-oyelaran.pdf', 'callum-reyes.docx'];
  const files = names.map((name) =>
    readFileSync(join(import.meta.dirname, '../samples/cvs', name)).toString('base64'),
  );
  const candidates = people(0, BATCH).map(({ cv_text: _text, ...rest }, i) => ({
    ...rest,
    cv_file_base64: files[i % 2],
    cv_filename: names[i % 2],
  }));
  console.log(`\nPush of ${BATCH} files, half pdf, half docx`);
  for (const name of ['first', 'again']) {
    const startedAt = performance.now();
    const { results } = await pushCandidates(sync.connector, jobId, candidates);
    const extracted = results.filter((one) => one.cv === 'extracted').length;
    console.log(`  ${name}: ${extracted} extracted, ${(performance.now() - startedAt).toFixed(0)} ms`);
    printCost(sync, name, BATCH);
  }
}

if (import.meta.main) await benchAts();
