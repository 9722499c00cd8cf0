// Brings the whole service up on this machine, under wrangler and workerd: migrations, the demo organisation, the
// Worker, and cron, which wrangler does not fire by itself.

import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { ensureDemo, OWNER } from './demo-organisation.ts';
import { endLeftovers } from './leftovers.ts';
import { prettyLine } from './pretty-log.ts';
import { localSettings } from './settings.ts';
import { runWrangler, spawnWrangler } from './wrangler.ts';

export type StartOptions = {
  /** Default: PORT, else 8787. */
  port?: number;
  /** Default: STATE_DIR, else .wrangler/state. */
  stateDir?: string;
  /** Keeps the service's log lines to itself; they are told when the start fails. */
  quiet?: boolean;
  /** Settings that replace the environment's. */
  vars?: Record<string, string>;
};

export type RunningService = {
  baseUrl: string;
  apiKey: string;
  owner: { email: string; password: string };
  /** Resolves when the service has ended by itself, with its exit code. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
};

const START_TIMEOUT_MS = 90_000;
const CRON_EVERY_MS = 30_000;
const LAST_LINES = 25;

/** Starts the service and answers once it can serve. Throws with the service's last words when it cannot. */
export async function startService(options: StartOptions = {}): Promise<RunningService> {
  const port = options.port ?? Number(process.env['PORT'] || 8787);
  const stateDir = resolve(options.stateDir ?? process.env['STATE_DIR'] ?? '.wrangler/state');
  const baseUrl = `http://localhost:${port}`;
  mkdirSync(stateDir, { recursive: true });
  endLeftovers(stateDir);
  await runWrangler(['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir]);
  const settings = localSettings(process.env, options.vars);
  const child = spawnWrangler(devArguments(port, stateDir, settings));
  const lastLines = followOutput(child, options.quiet ?? false);
  const ended = new Promise<number | null>((done) => child.on('close', done));
  await untilHealthy(baseUrl, ended, lastLines).catch(async (error: unknown) => {
    endLeftovers(stateDir);
    throw error;
  });
  const demo = await ensureDemo(stateDir, baseUrl, settings['OPERATOR_TOKEN'] ?? '').catch(
    async (error: unknown) => {
      endLeftovers(stateDir);
      throw error;
    },
  );
  await recover(baseUrl, settings['OPERATOR_TOKEN'] ?? '');
  const cron = setInterval(() => void fireCron(baseUrl), CRON_EVERY_MS);
  const stop = async () => {
    clearInterval(cron);
    child.kill('SIGTERM');
    const timer = setTimeout(() => endLeftovers(stateDir), 3_000);
    await ended;
    clearTimeout(timer);
  };
  void ended.then(() => clearInterval(cron));
  return { baseUrl, apiKey: demo.api_key, owner: OWNER, ended, stop };
}

function devArguments(port: number, stateDir: string, settings: Record<string, string>): string[] {
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  return [
    'dev',
    '--port',
    String(port),
    '--persist-to',
    stateDir,
    '--show-interactive-dev-session=false',
    ...vars,
  ];
}

/** Prints what the service says, or keeps the last lines of it. */
function followOutput(child: ChildProcess, quiet: boolean): string[] {
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.on('data', (data) => {
      const lines = (rest + String(data)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        last.push(line);
        if (last.length > LAST_LINES) last.shift();
        const pretty = quiet ? null : prettyLine(line);
        if (pretty !== null) console.log(pretty);
      }
    });
  }
  return last;
}

async function untilHealthy(
  baseUrl: string,
  ended: Promise<number | null>,
  lastLines: string[],
): Promise<void> {
  const life = new AbortController();
  void ended.then(() => life.abort());
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && !life.signal.aborted) {
    const response = await fetch(`${baseUrl}/health`).catch(() => null);
    if (response?.ok) return;
    const missing =
      response?.status === 503 ? ((await response.json()) as { missing: string[] }).missing : [];
    if (missing.length > 0) throw new Error(`The service cannot serve: ${missing.map(explain).join('; ')}.`);
    await new Promise((wait) => setTimeout(wait, 150));
  }
  throw new Error(`The service did not come up at ${baseUrl}. Its last words:\n${lastLines.join('\n')}`);
}

/** Migrations were applied before the start, so a table that is missing tells of another version's state. */
function explain(missing: string): string {
  return missing === 'migrations'
    ? 'the state was made by another version; choose another STATE_DIR, or delete it'
    : `missing ${missing}`;
}

/** The local queue is memory: whatever was announced before the last stop is announced again. */
async function recover(baseUrl: string, operatorToken: string): Promise<void> {
  await fetch(`${baseUrl}/operator/sweep`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}` },
  });
}

async function fireCron(baseUrl: string): Promise<void> {
  const minute = new Date().getUTCMinutes();
  const crons = minute === 17 ? ['* * * * *', '17 * * * *'] : ['* * * * *'];
  for (const cron of crons) {
    const url = `${baseUrl}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`;
    await fetch(url).catch(() => null);
  }
}
