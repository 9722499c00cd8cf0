// Runs the documents' bench Worker in workerd, and tells how much memory that process takes.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import type { DocumentText, Unreadable } from '../src/documents/outcome.ts';

const OUT = join(import.meta.dirname, '../dist/bench');
const BUNDLE = join(OUT, 'documents.js');
const SAMPLE_MS = 10;
/** A runtime that has not answered by then never will. */
const ANSWER_MS_MAX = 20_000;

export type DocumentRuntime = {
  read(
    path: '/here' | '/isolated' | '/echo',
    bytes: Uint8Array,
    name: string,
  ): Promise<DocumentText | Unreadable>;
  ping(): Promise<void>;
  /** Memory of the workerd process in bytes, now. */
  memory(): number;
  stop(): Promise<void>;
};

/** Bundles the Worker as wrangler would; once for any number of starts. */
export async function bundleWorker(): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, 'document-worker.ts')],
    outfile: BUNDLE,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['workerd', 'worker', 'import'],
    external: ['node:*', 'cloudflare:*'],
    logLevel: 'error',
  });
}

export async function startDocuments(): Promise<DocumentRuntime> {
  const before = new Set(workerdProcesses());
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          name: 'documents',
          modules: [{ type: 'ESModule', path: BUNDLE }],
          modulesRoot: OUT,
          compatibilityDate: '2026-10-01',
          compatibilityFlags: ['nodejs_compat'],
          durableObjects: { DOCUMENT_READER: { className: 'DocumentReaderObject', useSQLite: true } },
        },
      ],
    } as never),
  );
  const url = String(await miniflare.ready).replace(/\/$/, '');
  const pid = workerdProcesses().find((one) => !before.has(one)) ?? '';
  return {
    async read(path, bytes, name) {
      const response = await fetch(`${url}${path}?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        body: bytes as BodyInit,
        signal: AbortSignal.timeout(ANSWER_MS_MAX),
      });
      if (!response.ok) throw new Error(`the runtime answered ${response.status}`);
      return (await response.json()) as DocumentText | Unreadable;
    },
    async ping() {
      await (await fetch(`${url}/ping`, { signal: AbortSignal.timeout(ANSWER_MS_MAX) })).text();
    },
    memory: () => residentBytes(pid),
    stop: () => miniflare.dispose(),
  };
}

/** The most memory the runtime takes while `work` runs, and how long the slowest ping meanwhile took. */
export async function watch(
  runtime: DocumentRuntime,
  work: () => Promise<unknown>,
): Promise<{ bytes: number; pingMs: number }> {
  const seen = { bytes: 0, pingMs: 0, isDone: false };
  const sampler = setInterval(() => (seen.bytes = Math.max(seen.bytes, runtime.memory())), SAMPLE_MS);
  const pinging = (async () => {
    while (!seen.isDone) {
      const startedAt = performance.now();
      await runtime.ping().catch(() => {});
      seen.pingMs = Math.max(seen.pingMs, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  await work();
  seen.isDone = true;
  await pinging;
  clearInterval(sampler);
  return { bytes: Math.max(seen.bytes, runtime.memory()), pingMs: seen.pingMs };
}

/** The workerd processes of this machine (Linux). */
function workerdProcesses(): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd';
    } catch {
      return false;
    }
  });
}

function residentBytes(pid: string): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}
