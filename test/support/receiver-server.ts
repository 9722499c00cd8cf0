// A recording HTTP receiver on the loopback, for all worker tests. Paths say how it behaves:
//   /<name>                     answers 200
//   /<name>?status=500          answers that status
//   /<name>?fail=2              answers 500 twice, then 200
//   /<name>?hang=15000          answers 200 after that many milliseconds
//   /<name>?redirect=1          answers 302 to /<name>-redirected
//   /<name>?retry-after=600     asks to be left alone, whatever else it answers
//   /<name>?answer=text         answers with that body
//   /<name>?drop=1              closes the connection without an answer
// GET /_recorded/<name> tells what came to /<name>.

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

type Recorded = { at: number; method: string; headers: Record<string, unknown>; body: string };

export default async function setup(project: TestProject) {
  const recorded = new Map<string, Recorded[]>();
  const server = createServer((request, response) => {
    void answer(request, recorded).then(({ status, body, headers }) => {
      if (status === 0) return request.socket.destroy();
      response.writeHead(status, headers);
      response.end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  project.provide('receiverPort' as never, (server.address() as AddressInfo).port as never);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(request: IncomingMessage, recorded: Map<string, Recorded[]>) {
  const url = new URL(request.url ?? '/', 'http://receiver');
  const read = /^\/_recorded\/(.+)$/.exec(url.pathname);
  if (read) {
    const body = JSON.stringify(recorded.get(read[1] ?? '') ?? []);
    return { status: 200, body, headers: { 'content-type': 'application/json' } };
  }
  const name = url.pathname.slice(1);
  const entries = recorded.get(name) ?? [];
  recorded.set(name, entries);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  entries.push({
    at: Date.now(),
    method: request.method ?? '',
    headers: request.headers,
    body: Buffer.concat(parts).toString(),
  });
  const hang = Number(url.searchParams.get('hang') ?? 0);
  if (hang > 0) await new Promise((wait) => setTimeout(wait, hang));
  if (url.searchParams.has('redirect'))
    return { status: 302, body: '', headers: { location: `/${name}-redirected` } };
  if (url.searchParams.has('drop')) return { status: 0, body: '', headers: {} };
  const retryAfter = url.searchParams.get('retry-after');
  const failing = entries.length <= Number(url.searchParams.get('fail') ?? 0);
  return {
    status: failing ? 500 : Number(url.searchParams.get('status') ?? 200),
    body: url.searchParams.get('answer') ?? 'noted',
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  };
}
