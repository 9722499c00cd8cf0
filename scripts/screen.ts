// `npm run screen`: the user's own CVs against a job spec. See `--help` for the options and exit codes.

import { HELP, parseScreenArguments, type ScreenOptions } from './cli/arguments.ts';
import { createClient, RefusedError } from './cli/api-client.ts';
import { collectFiles, PathError, type Collected } from './cli/collect-files.ts';
import { toCsv } from './cli/csv.ts';
import { createProgress } from './cli/progress-bar.ts';
import { readCvFile } from './cli/read-cv.ts';
import { screenBatches, type Screening } from './cli/screen-batches.ts';
import { resolveTarget, TargetError } from './cli/service-target.ts';
import { renderTable } from './cli/table.ts';
import { paint, terminalWidth } from './cli/terminal.ts';

const EXIT = { scored: 0, usage: 1, partly: 2, refused: 3, unreachable: 4 };

process.exitCode = await main();

async function main(): Promise<number> {
  const given = parseScreenArguments(process.argv.slice(2), process.env);
  if (given.kind === 'help') {
    console.log(HELP);
    return EXIT.scored;
  }
  if (given.kind === 'usage') return usage(given.message);
  return screen(given.options);
}

async function screen(options: ScreenOptions): Promise<number> {
  const collected = collect(options);
  if (typeof collected === 'string') return usage(collected);
  const spec = await readCvFile(options.spec);
  if ('problem' in spec)
    return usage(`the job specification ${options.spec} cannot be read: ${spec.problem}`);
  for (const { path, reason } of collected.skipped) say(`Skipped ${path}: ${reason}`);
  if (collected.files.length === 0) return usage('no CVs were found');
  const target = await resolveTarget(options, process.env, say).catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    return error instanceof TargetError ? EXIT.usage : EXIT.unreachable;
  });
  if (typeof target === 'number') return target;
  const progress = createProgress(process.stderr);
  try {
    const screening = await screenBatches(collected.files, {
      client: createClient(target),
      jobSpec: spec.text,
      readCv: readCvFile,
      again: options.again,
      onProgress: progress.update,
    });
    progress.finish();
    print(screening, options.format);
    return exitCodeOf(screening);
  } finally {
    progress.finish();
    await target.stop();
  }
}

function collect(options: ScreenOptions): Collected | string {
  try {
    return collectFiles(options.paths, process.cwd(), [options.spec]);
  } catch (error) {
    // The spec's own path is resolved here too.
    if (error instanceof PathError) return error.message;
    return error instanceof Error && 'code' in error ? `no such file: ${options.spec}` : String(error);
  }
}

function print({ ranked, failed, stoppedBy }: Screening, format: ScreenOptions['format']): void {
  if (format === 'json') console.log(JSON.stringify({ results: ranked, failed }, null, 2));
  else if (format === 'csv') {
    const rows = ranked.map((one) => [
      one.candidate_ref,
      one.score,
      one.verdict,
      one.match_reasons.join(' | '),
      one.gaps.join(' | '),
      '',
    ]);
    const failures = failed.map((one) => [one.candidate_ref, '', '', '', '', one.error]);
    process.stdout.write(
      toCsv([['candidate', 'score', 'verdict', 'reasons', 'gaps', 'error'], ...rows, ...failures]),
    );
  } else if (ranked.length > 0) console.log(renderTable(ranked, terminalWidth(), paint).join('\n'));
  if (failed.length > 0) say(`\nNot scored (${failed.length}):`);
  for (const one of failed) say(`  ${one.candidate_ref}: ${one.error}`);
  if (stoppedBy !== null) say(`\n${stoppedBy.message}`);
}

function exitCodeOf({ failed, stoppedBy }: Screening): number {
  if (stoppedBy !== null) return stoppedBy instanceof RefusedError ? EXIT.refused : EXIT.unreachable;
  return failed.length > 0 ? EXIT.partly : EXIT.scored;
}

function usage(message: string): number {
  say(`${message}\n\nnpm run screen -- --help   tells how it is used.`);
  return EXIT.usage;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
