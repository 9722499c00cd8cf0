// `npm test`: the checks, then every test. Arguments go to vitest (`npm test -- --project pure`).

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from './cli/steps.ts';

const report = join(mkdtempSync(join(tmpdir(), 'screening-tests-')), 'report.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
runSteps([
  ['checks', process.execPath, 'scripts/check.ts'],
  ['tests', 'npx', 'vitest', 'run', '--silent=passed-only', ...reporters, ...process.argv.slice(2)],
]);
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
