// What scoring keeps in memory: an isolate has 128 MB for all of the service, and is thrown away when it has more.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

import { gradedJobs } from '../scoring/graded/set.ts';
import { gradedNowMs } from '../scoring/graded/types.ts';

const MEGABYTE = 1e6;
/** The rest of the service needs some 15 more. Before expressions were given up it was 146. */
const SCORING_MAX = 110;

/** Run by itself: vitest would be in its heap. */
const PROGRAM = `
  import { readFileSync } from 'node:fs';
  import { getHeapSpaceStatistics } from 'node:v8';
  const [scorer, data] = process.argv.slice(1);
  // What V8 remembers of expressions that are gone is gone after a few rounds.
  const heap = () => {
    for (let round = 0; round < 4; round += 1) gc();
    return getHeapSpaceStatistics().reduce((sum, space) => sum + space.space_used_size, 0);
  };
  const { jobs, nowMs } = JSON.parse(readFileSync(data, 'utf8'));
  const before = heap();
  const { assess, readSpec } = await import(scorer);
  for (const { spec, cvs } of jobs) {
    const read = readSpec({ jobSpec: spec });
    for (const cv of cvs) assess(read, cv, nowMs);
  }
  console.log(heap() - before);
`;

it('scoring keeps less than an isolate has, however many jobs and CVs came', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'screening-heap-'));
  const scorer = join(folder, 'scorer.mjs');
  await build({
    stdin: {
      contents: `export { assess } from './src/scoring/assess.ts'; export { readSpec } from './src/scoring/read-spec.ts';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    outfile: scorer,
    logLevel: 'error',
  });
  const data = join(folder, 'data.json');
  const jobs = gradedJobs.map(({ spec, graded }) => ({ spec, cvs: graded.map(({ cv }) => cv) }));
  writeFileSync(data, JSON.stringify({ jobs, nowMs: gradedNowMs }));
  const printed = execFileSync(
    process.execPath,
    ['--expose-gc', '--input-type=module', '--eval', PROGRAM, pathToFileURL(scorer).href, data],
    { encoding: 'utf8' },
  );
  const kept = Number(printed) / MEGABYTE;
  expect(jobs.flatMap(({ cvs }) => cvs).length).toBeGreaterThan(100);
  // More than what the lexicons alone take: the engine has really read them.
  expect(kept).toBeGreaterThan(30);
  expect(kept).toBeLessThan(SCORING_MAX);
}, 60_000);
