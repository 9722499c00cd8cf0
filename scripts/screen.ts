// `npm run screen`: the user's own CVs against a job spec. See `--help` for the options and exit codes.
// stdout carries the result and nothing else.

import { resolve } from 'node:path';
import { createClient } from './cli/api-client.ts';
import { HELP, parseScreenArguments, type ScreenOptions } from './cli/arguments.ts';
import { collectFiles, PathError, type Collected } from './cli/collect-files.ts';
import { createProgress } from './cli/progress-bar.ts';
import { readCvFile } from './cli/read-cv.ts';
import { EXIT, exitCodeOf, renderReport } from './cli/report.ts';
import { screenBatches, type Screening } from './cli/screen-batches.ts';
import { resolveTarget, TargetError } from './cli/service-target.ts';
import { paint, terminalWidth } from './cli/terminal.ts';
import { printable } from './cli/text-width.ts';

/** Where the user stands: npm itself runs scripts in the project's folder. */
const DIRECTORY =
  (process.env['npm_lifecycle_event'] === 'screen' && process.env['INIT_CWD']) || process.cwd();

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await main();

async function main(): Promise<number> {
  const given = parseScreenArguments(process.argv.slice(2), process.env);
  switch (given.kind) {
    case 'help':
      process.stdout.write(HELP);
      return EXIT.scored;
    case 'usage':
      return usage(given.message);
    case 'run':
      return run(given.options);
  }
}

async function run(options: ScreenOptions): Promise<number> {
  const spec = await readCvFile(resolve(DIRECTORY, options.spec));
  if ('problem' in spec)
    return usage(`the job specification ${options.spec} cannot be read: ${spec.problem}`);
  const collected = collect(options);
  if (typeof collected === 'string') return usage(collected);
  for (const { path, reason } of collected.skipped) say(`Skipped ${path}: ${reason}`);
  if (collected.files.length === 0) return usage('no CVs were found');
  const target = await resolveTarget(options, process.env, say).catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    return error instanceof TargetError ? EXIT.usage : EXIT.unreachable;
  });
  if (typeof target === 'number') return target;
  const progress = createProgress(process.stderr);
  const screening = await screenBatches(collected.files, {
    client: createClient(target),
    jobSpec: spec.text,
    readCv: readCvFile,
    again: options.again,
    onProgress: progress.update,
  }).finally(async () => {
    progress.finish();
    await target.stop();
  });
  process.stdout.write(renderReport(screening, collected.skipped, options.format, terminalWidth(), paint));
  sayFailures(screening);
  return exitCodeOf(screening);
}

function collect(options: ScreenOptions): Collected | string {
  try {
    return collectFiles(options.paths, DIRECTORY, [options.spec]);
  } catch (error) {
    if (error instanceof PathError) return error.message;
    throw error;
  }
}

function sayFailures({ failed, stoppedBy }: Screening): void {
  if (failed.length > 0) say(`\nNot scored (${failed.length}):`);
  for (const one of failed) say(`  ${one.candidate_ref}: ${one.error}`);
  if (stoppedBy !== null) say(`\n${stoppedBy.message}`);
}

function usage(message: string): number {
  say(`${message}\n\nnpm run screen -- --help   tells how it is used.`);
  return EXIT.usage;
}

function say(line: string): void {
  process.stderr.write(`${line.split('\n').map(printableLine).join('\n')}\n`);
}

/** Names of files and words of the service come from strangers; indentation is ours. */
function printableLine(line: string): string {
  return (/^ */.exec(line)?.[0] ?? '') + printable(line);
}
