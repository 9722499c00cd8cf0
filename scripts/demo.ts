// `npm run demo`: brings the whole service up with a state of its own, screens the sample batch, checks the callback,
// prints the ranking, and leaves nothing running. `-- --keep` leaves the service up until Ctrl-C.

import { join } from 'node:path';
import { addressesOf } from './cli/addresses.ts';
import { createClient } from './cli/api-client.ts';
import { checkCallback } from './cli/check-callback.ts';
import { collectFiles } from './cli/collect-files.ts';
import { DEMO_HELP, parseDemoArguments } from './cli/demo-arguments.ts';
import { createProgress } from './cli/progress-bar.ts';
import { readCvFile } from './cli/read-cv.ts';
import { startReceiver, type Receiver } from './cli/receiver.ts';
import { screenBatches, type Screening } from './cli/screen-batches.ts';
import { generateSigningSecret } from './cli/signing-secret.ts';
import type { RunningService } from './cli/start-service.ts';
import { countVerdicts, renderTable } from './cli/table.ts';
import { startTemporaryService } from './cli/temporary-service.ts';
import { paint, terminalWidth } from './cli/terminal.ts';

const SAMPLES = join(import.meta.dirname, '../samples');

const given = parseDemoArguments(process.argv.slice(2));
if (given.kind === 'run') process.exitCode = await demo(given.options);
else {
  console.log(given.kind === 'help' ? DEMO_HELP : `${given.message}\n\n${DEMO_HELP}`);
  process.exitCode = given.kind === 'help' ? 0 : 1;
}

/** The command's exit code. */
async function demo({ port, keep }: { port: number | null; keep: boolean }): Promise<number> {
  const receiver = await startReceiver();
  const startedAt = performance.now();
  console.log('Starting the service: D1, queues, Durable Objects and KV on this machine.');
  let service: RunningService | null = null;
  try {
    const vars = { WEBHOOK_DEV_TARGETS: receiver.host };
    service = await startTemporaryService(port === null ? { vars } : { port, vars });
    console.log(`Up at ${service.baseUrl} after ${seconds(startedAt)}.\n`);
    await Promise.race([show(service, receiver, keep), failWhenEnded(service)]);
    if (keep) await service.ended;
    return 0;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    return 1;
  } finally {
    await receiver.close();
    await service?.stop();
  }
}

async function show(service: RunningService, receiver: Receiver, keep: boolean): Promise<void> {
  const { screening, took, checked } = await screenSamples(service, receiver);
  console.log(`Read, submitted, scored and fetched in ${took}. ${checked}\n`);
  console.log(renderTable(screening.ranked, terminalWidth(), paint).join('\n'));
  console.log(`\n${countVerdicts(screening.ranked)}.`);
  for (const { candidate_ref, error } of screening.failed)
    console.log(`Not scored: ${candidate_ref}: ${error}`);
  console.log(`\n${await addressesOf(service)}`);
  console.log(
    keep
      ? '\nThe service stays up until Ctrl-C.'
      : '\nThe service ends with this command. `npm run demo -- --keep` keeps it up, `npm run dev` keeps its data,\n' +
          '`npm run screen -- --spec FILE FILES_OR_FOLDER...` screens your own CVs.',
  );
}

async function screenSamples(service: RunningService, { url, delivered }: Receiver) {
  const secret = await generateSigningSecret(service.baseUrl, service.owner);
  const spec = await readCvFile(join(SAMPLES, 'job.txt'));
  if ('problem' in spec) throw new Error(`samples/job.txt: ${spec.problem}`);
  const { files } = collectFiles(['cvs'], SAMPLES);
  console.log(`Screening ${files.length} fictional CVs against samples/job.txt`);
  const progress = createProgress(process.stderr);
  const startedAt = performance.now();
  const screening: Screening = await screenBatches(files, {
    client: createClient(service),
    jobSpec: spec.text,
    readCv: readCvFile,
    webhookUrl: url,
    onProgress: progress.update,
    firstPollMs: 150,
    wake: delivered,
  }).finally(progress.finish);
  const took = seconds(startedAt);
  if (screening.stoppedBy !== null) throw screening.stoppedBy;
  return { screening, took, checked: await checkCallback(screening, delivered, secret) };
}

/** Never resolves; rejects when the service ends while it is needed. */
async function failWhenEnded(service: RunningService): Promise<never> {
  const code = await service.ended;
  throw new Error(`The service ended by itself with code ${code}.`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
