// Screens any number of CVs: reads them, submits them in batches, and waits for every batch. A batch that went out
// before the service refused or vanished is still collected, because it has been counted.

import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FailedCandidate, ScoredCandidate } from '../../src/screening/present.ts';
import { RefusedError, UnreachableError, type Client, type PolledJob } from './api-client.ts';
import type { CvFile } from './collect-files.ts';
import { scoredPart, type ReadCv } from './read-cv.ts';

/** Candidates that one request may carry (spec, Limits). */
const BATCH_SIZE = 200;

/** The first look comes soon, as small batches are done by then; after it the service says when. */
const FIRST_POLL_MS = 700;

export type Screening = {
  jobIds: string[];
  /** Best first; equal scores in the order of the files. */
  ranked: ScoredCandidate[];
  failed: FailedCandidate[];
  /** What kept some candidates from being screened at all. */
  stoppedBy: RefusedError | UnreachableError | null;
};

export type BatchOptions = {
  client: Client;
  jobSpec: string;
  readCv: ReadCv;
  webhookUrl?: string;
  /** See the command's --again. */
  again?: boolean;
  batchSize?: number;
  firstPollMs?: number;
  /** Called with how many files are done in each phase. */
  onProgress?: (phase: 'Reading' | 'Scoring', done: number, total: number) => void;
  /** When it resolves, an unfinished job is looked at without further waiting. */
  wake?: Promise<unknown>;
};

/** Screens `files`. Refusals and outages end up in `stoppedBy`, with the candidates they cost in `failed`. */
export async function screenBatches(files: CvFile[], options: BatchOptions): Promise<Screening> {
  const screening: Screening = { jobIds: [], ranked: [], failed: [], stoppedBy: null };
  const sent = new Map<string, string[]>();
  const size = options.batchSize ?? BATCH_SIZE;
  for (let start = 0; start < files.length; start += size) {
    const candidates = await readBatch(files, start, size, screening, options);
    if (candidates.length === 0) continue;
    const refs = candidates.map((one) => one.candidate_ref);
    const jobId = await guarded(screening, refs, () => submit(candidates, options));
    if (jobId !== null) sent.set(jobId, refs);
  }
  screening.jobIds = [...sent.keys()];
  const results = await collect(sent, screening, options);
  const order = new Map(files.map((file, index) => [file.ref, index]));
  const position = (one: { candidate_ref: string }) => order.get(one.candidate_ref) ?? 0;
  screening.ranked = results.toSorted((a, b) => b.score - a.score || position(a) - position(b));
  screening.failed.sort((a, b) => position(a) - position(b));
  return screening;
}

type Candidate = { candidate_ref: string; cv_text: string };

/** Reads the batch at `start`; nothing once the service has refused or vanished. */
async function readBatch(
  files: CvFile[],
  start: number,
  size: number,
  screening: Screening,
  options: BatchOptions,
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const [index, file] of files.slice(start, start + size).entries()) {
    if (screening.stoppedBy !== null) {
      screening.failed.push(notScreened(file.ref));
      continue;
    }
    const cv = await options.readCv(file.path);
    if ('problem' in cv) screening.failed.push({ candidate_ref: file.ref, error: cv.problem });
    else candidates.push({ candidate_ref: file.ref, cv_text: scoredPart(cv.text) });
    options.onProgress?.('Reading', start + index + 1, files.length);
  }
  return candidates;
}

function submit(candidates: Candidate[], options: BatchOptions): Promise<string> {
  const { client, jobSpec, webhookUrl, again } = options;
  const body = {
    job_spec: jobSpec,
    candidates,
    ...(webhookUrl === undefined ? {} : { webhook_url: webhookUrl }),
  };
  const key = again ? randomUUID() : createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return client.submit(body, key);
}

/** Waits for every job in `sent` (job_id to refs); what is scored is returned, what is not goes into `screening`. */
async function collect(
  sent: Map<string, string[]>,
  screening: Screening,
  options: BatchOptions,
): Promise<ScoredCandidate[]> {
  const open = new Map(sent);
  const processed = new Map<string, number>();
  const total = sum([...sent.values()].map((refs) => refs.length));
  const results: ScoredCandidate[] = [];
  const pause = pauses(options.wake);
  let pauseMs = options.firstPollMs ?? FIRST_POLL_MS;
  if (total > 0) options.onProgress?.('Scoring', 0, total);
  while (open.size > 0) {
    await pause(pauseMs);
    pauseMs = 0;
    for (const [jobId, refs] of open) {
      const looked = await guarded(screening, refs, () => options.client.poll(jobId), jobId);
      if (looked !== null) takeOutcomes(looked.job, jobId, refs, results, screening);
      if (looked === null || isEnded(looked.job)) open.delete(jobId);
      processed.set(jobId, open.has(jobId) ? (looked?.job.processed_candidates ?? 0) : refs.length);
      pauseMs = Math.max(pauseMs, looked?.retryAfterMs ?? 0);
      options.onProgress?.('Scoring', sum([...processed.values()]), total);
    }
  }
  return results;
}

/** Waits the time it is told, the once less when `wake` resolves. */
function pauses(wake: Promise<unknown> | undefined): (ms: number) => Promise<void> {
  let awake = wake === undefined;
  const woken = wake?.then(() => (awake = true));
  return async (ms) => {
    await Promise.race(awake || woken === undefined ? [wait(ms)] : [wait(ms), woken]);
  };
}

function isEnded(job: PolledJob): boolean {
  return job.status === 'complete' || job.status === 'failed';
}

function takeOutcomes(
  job: PolledJob,
  jobId: string,
  refs: string[],
  results: ScoredCandidate[],
  screening: Screening,
): void {
  if (job.status === 'complete') {
    results.push(...job.results);
    screening.failed.push(...job.failed);
  }
  if (job.status === 'failed') {
    const error = `job_failed: the service gave job ${jobId} up`;
    screening.failed.push(...refs.map((ref) => ({ candidate_ref: ref, error })));
  }
}

/** Runs `call`; on a refusal or outage records it with the candidates it costs and answers null. */
async function guarded<Value>(
  screening: Screening,
  refs: string[],
  call: () => Promise<Value>,
  jobId?: string,
): Promise<Value | null> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof RefusedError || error instanceof UnreachableError)) throw error;
    screening.stoppedBy ??= error;
    screening.failed.push(...refs.map((ref) => notScreened(ref, jobId)));
    return null;
  }
}

function notScreened(ref: string, jobId?: string): FailedCandidate {
  const error =
    jobId === undefined ? 'not_sent: the service stopped this run' : `not_collected: ask for job ${jobId}`;
  return { candidate_ref: ref, error };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
