// `npm test`: the checks, then every test. Arguments go to vitest (`npm test -- --project pure`).

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps, runTogether, type Step } from './cli/steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'screening-tests-'));
const chosen = process.argv.slice(2);
/** Journeys are driven one after another and wait for most of their time, while all others work. */
const runs: readonly (readonly [name: string, args: readonly string[]])[] =
  chosen.length > 0
    ? [['tests', chosen]]
    : [
        ['tests', ['--project', 'pure', '--project', 'alone', '--project', 'worker']],
        ['journeys', ['--project', 'journey']],
      ];

runSteps([['checks', process.execPath, 'scripts/check.ts']]);
await runTogether(runs.map(([name, args]) => stepOf(name, args)));
const reports = runs.map(([name]) => reportOf(name));
const sum = (count: (report: Report) => number) => reports.reduce((all, one) => all + count(one), 0);
console.log(
  `${sum((one) => one.numPassedTests)} passed, ${sum((one) => one.numFailedTests)} failed, ${sum((one) => one.numPendingTests)} skipped`,
);

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

function stepOf(name: string, args: readonly string[]): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${pathOf(name)}`];
  return [name, 'npx', 'vitest', 'run', '--silent=passed-only', ...reporters, ...args];
}

function reportOf(name: string): Report {
  return JSON.parse(readFileSync(pathOf(name), 'utf8'));
}

function pathOf(name: string): string {
  return join(folder, `${name}.json`);
}
