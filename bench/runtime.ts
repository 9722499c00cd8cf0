// The built bundle in workerd without wrangler's proxy, which would cost more than the Worker.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { localSettings } from '../scripts/cli/settings.ts';
import { runWrangler } from '../scripts/cli/wrangler.ts';

const ROOT = join(import.meta.dirname, '..');
const BUNDLE_DIR = join(ROOT, 'dist/bench');

/** A running Worker and what it logged. */
export type Runtime = {
  url: string;
  lines: Record<string, unknown>[];
  db: D1Database;
  /** Puts messages on a queue of the Worker's, by its binding. */
  send(binding: string, messages: MessageSendRequest[]): Promise<void>;
  stop(): Promise<void>;
};

/** Builds and starts the service with an empty database. */
export async function startBuilt(settings: Record<string, string> = {}): Promise<Runtime> {
  await runWrangler(['deploy', '--dry-run', '--outdir', BUNDLE_DIR]);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'));
  const { assets: _assets, ...options } = workerOptions as Record<string, unknown>;
  const runtime = await start({
    ...options,
    name: 'service',
    modules: [{ type: 'ESModule', path: join(BUNDLE_DIR, 'worker.js') }],
    modulesRoot: BUNDLE_DIR,
    bindings: localSettings({}, settings),
  });
  for (const file of readdirSync(join(ROOT, 'drizzle')).filter((name) => name.endsWith('.sql'))) {
    const sql = readFileSync(join(ROOT, 'drizzle', file), 'utf8');
    for (const statement of sql.split('--> statement-breakpoint')) await runtime.db.prepare(statement).run();
  }
  return runtime;
}

/** Starts the bare route. */
export async function startBare(): Promise<Runtime> {
  const outfile = join(BUNDLE_DIR, 'bare.js');
  await build({ entryPoints: [join(ROOT, 'bench/bare-worker.ts')], bundle: true, format: 'esm', outfile });
  const runtime = await start({
    name: 'bare',
    modules: [{ type: 'ESModule', path: outfile }],
    modulesRoot: BUNDLE_DIR,
    compatibilityDate: '2026-10-01',
    d1Databases: { DB: 'bare' },
  });
  await runtime.db.prepare('CREATE TABLE bare (id TEXT PRIMARY KEY, spec TEXT NOT NULL)').run();
  return runtime;
}

async function start(worker: Record<string, unknown>): Promise<Runtime> {
  const state = mkdtempSync(join(tmpdir(), 'screening-bench-'));
  const lines: Record<string, unknown>[] = [];
  const persist = (kind: string) => join(state, kind);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [worker],
      d1Persist: persist('d1'),
      kvPersist: persist('kv'),
      durableObjectsPersist: persist('do'),
      handleStructuredLogs: ({ message }: { message: string }) => keepLine(message, lines),
    } as never),
  );
  const url = String(await miniflare.ready).replace(/\/$/, '');
  const db = (await miniflare.getD1Database('DB')) as unknown as D1Database;
  const send = async (binding: string, messages: MessageSendRequest[]) => {
    const queue = await miniflare.getQueueProducer(binding);
    await queue.sendBatch(messages as Parameters<typeof queue.sendBatch>[0]);
  };
  return { url, lines, db, send, stop: () => miniflare.dispose() };
}

function keepLine(message: string, lines: Record<string, unknown>[]): void {
  if (message.startsWith('{"level"')) lines.push(JSON.parse(message));
}
