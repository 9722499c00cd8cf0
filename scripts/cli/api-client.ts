// A caller's view of the screening API: submit a batch, poll a job. What can be repeated harmlessly is repeated
// (network trouble, 5xx; submissions carry an Idempotency-Key, so that a repeat is never counted twice); what the
// service refuses is told with its own reason. A refusal and an outage are different errors.

import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** The service answered, and said no. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** No usable answer, however often it was asked. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

const Accepted = z.object({ job_id: z.string(), total_candidates: z.int() });

const Results = {
  results: z.array(
    z.object({
      candidate_ref: z.string(),
      score: z.int().min(0).max(100),
      verdict: z.enum(['Strong shortlist', 'Borderline', 'Do not progress']),
      match_reasons: z.array(z.string()),
      gaps: z.array(z.string()),
    }),
  ),
  failed: z.array(z.object({ candidate_ref: z.string(), error: z.string() })),
};

const Job = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['pending', 'processing', 'failed']), processed_candidates: z.int() }),
  z.object({ status: z.literal('complete'), processed_candidates: z.int(), ...Results }),
]);

/** The body of the callback, as far as it is looked at. */
export const Callback = z.object({ job_id: z.string(), status: z.literal('complete'), ...Results });
export type Callback = z.infer<typeof Callback>;

export type PolledJob = z.infer<typeof Job>;

export type ScreenBody = {
  job_spec: string;
  candidates: { candidate_ref: string; cv_text: string }[];
  webhook_url?: string;
};

export type Client = {
  /** Submits a batch; its job_id. The same key and body again within 24 hours give the same job. */
  submit(body: ScreenBody, idempotencyKey: string): Promise<string>;
  /** The job as it is now, and how long the service asks to wait before the next look. */
  poll(jobId: string): Promise<{ job: PolledJob; retryAfterMs: number }>;
};

export type ClientOptions = {
  baseUrl: string;
  apiKey: string;
  /** Waits before the second, third ... attempt, in milliseconds. */
  waitsMs?: number[];
  timeoutMs?: number;
};

const WAITS_MS = [500, 1_000, 2_000, 4_000];
const TIMEOUT_MS = 60_000;
const POLL_MS = 3_000;
const RETRY_AFTER_MS_MAX = 60_000;

/** A client of the service at `baseUrl`. Its calls throw RefusedError or UnreachableError, nothing else. */
export function createClient(options: ClientOptions): Client {
  return {
    async submit(body, idempotencyKey) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await ask(options, '/api/v1/screen', init);
      return read(Accepted, response).job_id;
    },
    async poll(jobId) {
      const response = await ask(options, `/api/v1/jobs/${encodeURIComponent(jobId)}`, {});
      return { job: read(Job, response), retryAfterMs: retryAfterMs(response.headers) ?? POLL_MS };
    },
  };
}

type Answer = { url: string; headers: Headers; body: unknown };
type Attempt =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'refusal'; reason: string }
  | { kind: 'trouble'; reason: string; retryAfterMs: number };

async function ask(options: ClientOptions, path: string, init: RequestInit): Promise<Answer> {
  const waits = options.waitsMs ?? WAITS_MS;
  for (let round = 0; ; round++) {
    const attempt = await attemptOnce(options, path, init);
    if (attempt.kind === 'answer') return attempt.answer;
    if (attempt.kind === 'refusal') throw new RefusedError(attempt.reason);
    const pause = waits[round];
    if (pause === undefined) {
      throw new UnreachableError(`${attempt.reason} (${round + 1} attempts)`);
    }
    await wait(Math.max(pause, attempt.retryAfterMs));
  }
}

async function attemptOnce(options: ClientOptions, path: string, init: RequestInit): Promise<Attempt> {
  const url = options.baseUrl + path;
  try {
    const response = await fetch(url, {
      ...init,
      headers: { ...init.headers, 'x-api-key': options.apiKey },
      // fetch would carry the API key along to wherever it is sent.
      redirect: 'manual',
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { kind: 'answer', answer: { url, headers: response.headers, body } };
    const reason = `${response.status} ${describeDetail(body, response)}`;
    if (response.status < 500) return { kind: 'refusal', reason };
    return { kind: 'trouble', reason, retryAfterMs: retryAfterMs(response.headers) ?? 0 };
  } catch (error) {
    return { kind: 'trouble', reason: `no answer from ${url}: ${causeOf(error)}`, retryAfterMs: 0 };
  }
}

function read<Schema extends z.ZodType>(schema: Schema, { url, body }: Answer): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new UnreachableError(`${url} answered, but not as the screening API does; is the address right?`);
}

function retryAfterMs(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, RETRY_AFTER_MS_MAX) : null;
}

/** The service's `detail` in one line, whether it is a sentence or the list of a 422. */
function describeDetail(body: unknown, response: Response): string {
  const detail = (body as { detail?: unknown } | null | undefined)?.detail;
  if (typeof detail === 'string') return detail;
  if (Array.isArray(detail)) return detail.map(describeField).join('; ');
  const location = response.headers.get('location');
  return location === null ? response.statusText : `it sends us on to ${location}`;
}

function describeField(entry: { loc?: unknown; msg?: unknown }): string {
  return `${Array.isArray(entry.loc) ? entry.loc.join('.') : 'body'}: ${String(entry.msg)}`;
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
