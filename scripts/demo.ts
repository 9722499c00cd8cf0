// `npm run demo`: brings the whole service up with a state of its own, screens the sample batch, checks the callback,
// prints the ranking, and leaves nothing running. `-- --keep` leaves the service up until Ctrl-C.

import { readFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { addressesOf } from './cli/addresses.ts';
import { createClient } from './cli/api-client.ts';
import { collectFiles } from './cli/collect-files.ts';
import { createProgress } from './cli/progress-bar.ts';
import { readCvFile } from './cli/read-cv.ts';
import { startReceiver, verifyDelivery, type Receiver } from './cli/receiver.ts';
import { screenBatches, type Screening } from './cli/screen-batches.ts';
import type { RunningService } from './cli/start-service.ts';
import { renderTable } from './cli/table.ts';
import { startTemporaryService } from './cli/temporary-service.ts';
import { paint, terminalWidth } from './cli/terminal.ts';

const CALLBACK_TIMEOUT_MS = 15_000;

const { values } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, port: { type: 'string' } },
});

const receiver = await startReceiver();
const startedAt = performance.now();
console.log('Starting the service: D1, queues, Durable Objects and KV on this machine.');
const service = await startTemporaryService({
  ...(values.port === undefined ? {} : { port: Number(values.port) }),
  vars: { WEBHOOK_DEV_TARGETS: receiver.host },
}).catch(async (error: unknown) => {
  await receiver.close();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
console.log(`Up at ${service.baseUrl} after ${seconds(startedAt)}.\n`);
try {
  await screenSamples(service, receiver);
  if (values.keep) {
    console.log('\nThe service stays up until Ctrl-C.');
    await service.ended;
  }
} finally {
  await receiver.close();
  await service.stop();
}

async function screenSamples(service: RunningService, { url, delivered }: Receiver): Promise<void> {
  const { files } = collectFiles(['samples/cvs'], process.cwd());
  console.log(`Screening ${files.length} fictional CVs against samples/job.txt`);
  const progress = createProgress(process.stderr);
  const screenedAt = performance.now();
  const screening = await screenBatches(files, {
    client: createClient(service),
    jobSpec: readFileSync('samples/job.txt', 'utf8'),
    readCv: readCvFile,
    webhookUrl: url,
    onProgress: progress.update,
    firstPollMs: 150,
    wake: delivered,
  });
  progress.finish();
  const took = seconds(screenedAt);
  if (screening.stoppedBy !== null) throw screening.stoppedBy;
  console.log(
    `Read, submitted, scored and fetched in ${took}. ${await checkCallback(screening, delivered)}\n`,
  );
  console.log(renderTable(screening.ranked, terminalWidth(), paint).join('\n'));
  for (const { candidate_ref, error } of screening.failed)
    console.log(`\nNot scored: ${candidate_ref}: ${error}`);
  console.log(`\n${await addressesOf(service)}`);
  if (!values.keep)
    console.log(
      '\nBoth end with this command. `npm run demo -- --keep` keeps them up, `npm run dev` keeps their data.',
    );
}

/** Waits for the callback and compares what it tells with what was polled. Throws when they differ. */
async function checkCallback(screening: Screening, delivered: Receiver['delivered']): Promise<string> {
  const timeout = new Promise<null>((late) => setTimeout(late, CALLBACK_TIMEOUT_MS, null).unref());
  const delivery = await Promise.race([delivered, timeout]);
  if (delivery === null) throw new Error('The callback did not come.');
  const verified = verifyDelivery(delivery, null);
  if ('mistake' in verified) throw new Error(`The callback is wrong: ${verified.mistake}`);
  const told = new Map(verified.callback.results.map((one) => [one.candidate_ref, one]));
  const same = screening.ranked.every((one) => isDeepStrictEqual(told.get(one.candidate_ref), one));
  if (!same || told.size !== screening.ranked.length)
    throw new Error('The callback tells other results than the poll.');
  return `The callback came and tells the same${verified.signature === 'verified' ? ', its signature verified' : ''}.`;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
