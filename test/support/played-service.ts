// A screening service that is played: it follows the spec's bodies, records what it was asked, and misbehaves when
// told to. Jobs are remembered by Idempotency-Key, as the real one does.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { method: string; path: string; key: string; idempotencyKey: string; body: Submission };
type Submission = { job_spec: string; candidates: { candidate_ref: string; cv_text: string }[] };
/** Answers a request in the service's stead; null lets the service answer. */
type Mishap = (
  request: Asked,
  count: number,
) => { status: number; body?: unknown; headers?: object } | 'hang up' | null;

export type PlayedService = {
  baseUrl: string;
  asked: Asked[];
  /** Jobs that were made; a repeated submission makes none. */
  jobs: Map<string, Submission>;
  close(): void;
};

/** `polls` unfinished answers come before the results of each job. */
export async function playService(options: { mishap?: Mishap; polls?: number } = {}): Promise<PlayedService> {
  const asked: Asked[] = [];
  const jobs = new Map<string, Submission>();
  const polled = new Map<string, number>();
  const server = createServer((request, response) => {
    void readRequest(request).then((one) => {
      asked.push(one);
      const mishap = options.mishap?.(one, asked.length) ?? null;
      if (mishap === 'hang up') request.socket.destroy();
      else if (mishap !== null) send(response, mishap.status, mishap.body, mishap.headers);
      else if (one.method === 'POST') send(response, 200, accept(one, jobs));
      else send(response, 200, present(one, jobs, polled, options.polls ?? 0), { 'retry-after': '0' });
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { baseUrl, asked, jobs, close };
}

function accept(asked: Asked, jobs: Map<string, Submission>) {
  const jobId = `job-${asked.idempotencyKey}`;
  jobs.set(jobId, asked.body);
  return { job_id: jobId, status: 'pending', total_candidates: asked.body.candidates.length };
}

function present(asked: Asked, jobs: Map<string, Submission>, polled: Map<string, number>, polls: number) {
  const id = asked.path.split('/').at(-1) ?? '';
  const candidates = jobs.get(id)?.candidates ?? [];
  const count = polled.get(id) ?? 0;
  polled.set(id, count + 1);
  if (count < polls) return { job_id: id, status: 'processing', processed_candidates: 0 };
  const results = candidates.filter((one) => one.cv_text !== 'unscorable');
  const failed = candidates.filter((one) => one.cv_text === 'unscorable');
  return {
    job_id: id,
    status: 'complete',
    processed_candidates: candidates.length,
    results: results.map((one) => scored(one.candidate_ref, one.cv_text.length % 101)),
    failed: failed.map((one) => ({ candidate_ref: one.candidate_ref, error: 'empty_cv: it is blank' })),
  };
}

function scored(ref: string, score: number) {
  const verdict = score >= 75 ? 'Strong shortlist' : score >= 50 ? 'Borderline' : 'Do not progress';
  return { candidate_ref: ref, score, verdict, match_reasons: [], gaps: [] };
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    key: String(request.headers['x-api-key']),
    idempotencyKey: String(request.headers['idempotency-key']),
    body: text === '' ? { job_spec: '', candidates: [] } : (JSON.parse(text) as Submission),
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body ?? {}));
}
